package sheepfold.lab.run;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    private final List<Own> own;
    private List<Batch> batches = List.of();
    private int planned;
    private int next;

    /** The games of a set-up. */
    private record Own(Variant variant, SelfPlay<?, ?> selfPlay, List<FinishedGame> finished) {}

    /** Further games of a set-up that have their plan in common, some of which may have been played. */
    private static final class Batch {
        private final ExtraGames further;
        private final int index;
        private final SimulationPlan plan;
        private final SelfPlay<?, ?> selfPlay;
        private int next;

        Batch(Game<?, ?> game, ExtraGames further, int index) {
            this.further = further;
            this.index = index;
            this.plan = further.plans().get(index);
            this.selfPlay = Simulation.selfPlay(game, plan);
        }
    }

    /** Plans by the names of their set-ups; they differ in nothing else. */
    public LiveRun(Game<?, ?> game, String what, Map<String, SimulationPlan> byName) {
        this.game = game;
        this.pairs = new PairedGames(game, what, byName);
        this.own = pairs.variants().stream()
                .map(variant -> new Own(variant, Simulation.selfPlay(game, variant.plan()), new ArrayList<>()))
                .toList();
        for (SimulationPlan plan : byName.values()) {
            planned += plan.games() + ExtraGames.games(plan, game.info().cooperative());
        }
    }

    /** How many games there are to play in all, those that measures ask for beside the others included. */
    public synchronized int planned() {
        return planned;
    }

    public synchronized int played() {
        return next;
    }

    private int ownGames() {
        return own.size() * own.getFirst().variant.plan().games();
    }

    /** Plays the next game: set-ups take turns, so that pairs are whole. False if there is none. */
    public boolean playOne() {
        int at = played();
        if (at >= ownGames()) {
            return playFurther(at);
        }
        Own one = own.get(at % own.size());
        FinishedGame played = Simulation.play(one.selfPlay, one.variant.plan(), at / own.size());
        synchronized (this) {
            one.variant.note(played);
            one.finished.add(played.slim());
            next = at + 1;
        }
        return true;
    }

    private boolean playFurther(int at) {
        if (at == ownGames()) {
            sendOut();
        }
        Optional<Batch> open = batches.stream()
                .filter(batch -> batch.next < batch.plan.games())
                .findFirst();
        open.ifPresent(batch -> {
            FinishedGame played = Simulation.play(batch.selfPlay, batch.plan, batch.next);
            synchronized (this) {
                batch.further.note(batch.index, played);
                batch.next++;
                next = at + 1;
            }
        });
        return open.isPresent();
    }

    /** Whether all play together, and so what is to be played, is known by now. */
    private synchronized void sendOut() {
        List<Batch> all = new ArrayList<>();
        for (Own one : own) {
            ExtraGames further = one.variant.further();
            for (int index = 0; index < further.plans().size(); index++) {
                all.add(new Batch(game, further, index));
            }
        }
        batches = List.copyOf(all);
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
            new GameTables(own.get(variant).finished, own.get(variant).variant.plan()).writeGames(writer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
