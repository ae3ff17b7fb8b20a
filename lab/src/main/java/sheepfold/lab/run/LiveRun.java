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

/**
 * Games of one or several set-ups, played one at a time by whoever has time for it, and looked at in between. One thread plays;
 * any may look.
 */
public final class LiveRun {
    private final Game<?, ?> game;
    private final List<SimulationPlan> plans;
    private final PairedGames pairs;
    private final List<SelfPlay<?, ?>> selfPlays = new ArrayList<>();
    private final List<List<FinishedGame>> finished = new ArrayList<>();
    private List<Batch> batches = List.of();
    private int planned;
    private int next;

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
        this.plans = List.copyOf(byName.values());
        this.pairs = new PairedGames(game, what, byName);
        for (SimulationPlan plan : plans) {
            selfPlays.add(Simulation.selfPlay(game, plan));
            finished.add(new ArrayList<>());
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

    private int own() {
        return plans.size() * plans.getFirst().games();
    }

    /** Plays the next game: set-ups take turns, so that pairs are whole. False if there is none. */
    public boolean playOne() {
        int at = played();
        if (at >= own()) {
            return playFurther(at);
        }
        int variant = at % plans.size();
        FinishedGame played = Simulation.play(selfPlays.get(variant), plans.get(variant), at / plans.size());
        synchronized (this) {
            pairs.note(variant, played);
            finished.get(variant).add(played.slim());
            next = at + 1;
        }
        return true;
    }

    private boolean playFurther(int at) {
        if (at == own()) {
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
        for (int variant = 0; variant < plans.size(); variant++) {
            ExtraGames further = pairs.further(variant);
            for (int index = 0; index < further.plans().size(); index++) {
                all.add(new Batch(game, further, index));
            }
        }
        batches = List.copyOf(all);
        planned = own() + all.stream().mapToInt(batch -> batch.plan.games()).sum();
    }

    /** What is known by now; nothing before every set-up has played. */
    public synchronized Optional<Comparison> soFar() {
        return next < plans.size() ? Optional.empty() : Optional.of(pairs.comparison(Optional.empty(), false));
    }

    /** The games of a set-up as a table. */
    public synchronized String table(int variant) {
        StringWriter text = new StringWriter();
        try (BufferedWriter writer = new BufferedWriter(text)) {
            new GameTables(finished.get(variant)::forEach, plans.get(variant)).writeGames(writer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
