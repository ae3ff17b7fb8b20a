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
    private final Game<?, ?> game;
    private final List<Simulation.Plan> plans;
    private final Pairs pairs;
    private final List<SelfPlay<?, ?>> selfPlays = new ArrayList<>();
    private final List<List<Finished>> finished = new ArrayList<>();
    private List<Errand> errands = List.of();
    private int planned;
    private int next;

    /** Further games of a set-up that have their plan in common, some of which may have been played. */
    private static final class Errand {
        private final Further further;
        private final int index;
        private final Simulation.Plan plan;
        private final SelfPlay<?, ?> selfPlay;
        private int next;

        Errand(Game<?, ?> game, Further further, int index) {
            this.further = further;
            this.index = index;
            this.plan = further.plans().get(index);
            this.selfPlay = Simulation.selfPlay(game, plan);
        }
    }

    /** Plans by the names of their set-ups; they differ in nothing else. */
    public LiveRun(Game<?, ?> game, String what, Map<String, Simulation.Plan> byName) {
        this.game = game;
        this.plans = List.copyOf(byName.values());
        this.pairs = new Pairs(game, what, byName);
        for (Simulation.Plan plan : plans) {
            selfPlays.add(Simulation.selfPlay(game, plan));
            finished.add(new ArrayList<>());
            planned += plan.games() + Further.games(plan, game.info().cooperative());
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
        Finished played = Simulation.play(selfPlays.get(variant), plans.get(variant), at / plans.size());
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
        Optional<Errand> open = errands.stream()
                .filter(errand -> errand.next < errand.plan.games())
                .findFirst();
        open.ifPresent(errand -> {
            Finished played = Simulation.play(errand.selfPlay, errand.plan, errand.next);
            synchronized (this) {
                errand.further.note(errand.index, played);
                errand.next++;
                next = at + 1;
            }
        });
        return open.isPresent();
    }

    /** Whether all play together, and so what is to be played, is known by now. */
    private synchronized void sendOut() {
        List<Errand> all = new ArrayList<>();
        for (int variant = 0; variant < plans.size(); variant++) {
            Further further = pairs.further(variant);
            for (int index = 0; index < further.plans().size(); index++) {
                all.add(new Errand(game, further, index));
            }
        }
        errands = List.copyOf(all);
        planned = own() + all.stream().mapToInt(errand -> errand.plan.games()).sum();
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
