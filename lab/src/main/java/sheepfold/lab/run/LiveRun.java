package sheepfold.lab.run;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import sheepfold.engine.Game;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.SelfPlay;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.report.GameTables;
import sheepfold.lab.run.PairedGames.Variant;

/**
 * Games of one or several set-ups, played one at a time by whoever has time for it, and looked at in between. One thread plays;
 * any may look.
 */
public final class LiveRun {
    private final Game<?, ?> game;
    private final PairedGames pairs;
    private final List<Batch> own;
    private final List<List<FinishedGame>> finished = new ArrayList<>();
    private List<Batch> further = List.of();
    private int planned;
    private int next;

    /** Games that have their plan in common, some of which may have been played, and who hears of them. */
    private static final class Batch {
        private final SimulationPlan plan;
        private final SelfPlay<?, ?> selfPlay;
        private final Consumer<FinishedGame> note;
        private int next;

        Batch(Game<?, ?> game, SimulationPlan plan, Consumer<FinishedGame> note) {
            this.plan = plan;
            this.selfPlay = Simulation.selfPlay(game, plan);
            this.note = note;
        }
    }

    /** Plans by the names of their set-ups; they differ in nothing else. */
    public LiveRun(Game<?, ?> game, String what, Map<String, SimulationPlan> byName) {
        this.game = game;
        this.pairs = new PairedGames(game, what, byName);
        this.own = pairs.variants().stream().map(this::ownGames).toList();
        for (SimulationPlan plan : byName.values()) {
            planned += plan.games() + ExtraGames.games(plan, game.info().cooperative());
        }
    }

    private Batch ownGames(Variant variant) {
        List<FinishedGame> games = new ArrayList<>();
        finished.add(games);
        return new Batch(game, variant.plan(), played -> {
            variant.note(played);
            games.add(played.slim());
        });
    }

    /** How many games there are to play in all, those that measures ask for beside the others included. */
    public synchronized int planned() {
        return planned;
    }

    public synchronized int played() {
        return next;
    }

    private int ownGames() {
        return own.size() * own.getFirst().plan.games();
    }

    /** Plays the next game: set-ups take turns, so that pairs are whole. False if there is none. */
    public boolean playOne() {
        int at = played();
        if (at == ownGames()) {
            sendOut();
        }
        Optional<Batch> open = at < ownGames()
                ? Optional.of(own.get(at % own.size()))
                : further.stream()
                        .filter(batch -> batch.next < batch.plan.games())
                        .findFirst();
        open.ifPresent(batch -> {
            FinishedGame played = Simulation.play(batch.selfPlay, batch.plan, batch.next);
            synchronized (this) {
                batch.note.accept(played);
                batch.next++;
                next = at + 1;
            }
        });
        return open.isPresent();
    }

    /** Whether all play together, and so what is to be played, is known by now. */
    private synchronized void sendOut() {
        List<Batch> all = new ArrayList<>();
        for (Variant variant : pairs.variants()) {
            ExtraGames games = variant.further();
            for (int i = 0; i < games.plans().size(); i++) {
                int index = i;
                all.add(new Batch(game, games.plans().get(i), played -> games.note(index, played)));
            }
        }
        further = List.copyOf(all);
        planned =
                ownGames() + all.stream().mapToInt(batch -> batch.plan.games()).sum();
    }

    /** What is known by now; nothing before every set-up has played. */
    public synchronized Optional<Comparison> soFar() {
        return next < own.size() ? Optional.empty() : Optional.of(pairs.comparison(Optional.empty(), false));
    }

    /** The games of a set-up as a table. */
    public synchronized String table(int variant) {
        StringWriter text = new StringWriter();
        try (BufferedWriter writer = new BufferedWriter(text)) {
            new GameTables(finished.get(variant), own.get(variant).plan).writeGames(writer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
