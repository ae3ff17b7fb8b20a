package sheepfold.lab;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Game;

/**
 * Games of one or several set-ups, played one at a time by whoever has time for it, and looked at in between. One thread plays;
 * any may look.
 */
public final class LiveRun {
    private final List<Simulation.Plan> plans;
    private final Pairs pairs;
    private final List<SelfPlay<?, ?>> selfPlays = new ArrayList<>();
    private final List<List<Finished>> finished = new ArrayList<>();
    private int next;

    /** Plans by the names of their set-ups; they differ in nothing else. */
    public LiveRun(Game<?, ?> game, String what, Map<String, Simulation.Plan> byName) {
        this.plans = List.copyOf(byName.values());
        this.pairs = new Pairs(game, what, byName);
        for (Simulation.Plan plan : plans) {
            selfPlays.add(Simulation.selfPlay(game, plan));
            finished.add(new ArrayList<>());
        }
    }

    /** How many games there are to play in all. */
    public int planned() {
        return plans.size() * plans.getFirst().games();
    }

    public synchronized int played() {
        return next;
    }

    /** Plays the next game: set-ups take turns, so that pairs are whole. False if there is none. */
    public boolean playOne() {
        int at = played();
        if (at >= planned()) {
            return false;
        }
        int variant = at % plans.size();
        Finished game = Simulation.play(selfPlays.get(variant), plans.get(variant), at / plans.size());
        synchronized (this) {
            pairs.note(variant, game);
            finished.get(variant).add(game.slim());
            next = at + 1;
        }
        return true;
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
