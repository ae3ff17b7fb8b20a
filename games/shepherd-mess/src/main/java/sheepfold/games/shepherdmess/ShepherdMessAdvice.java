package sheepfold.games.shepherdmess;

import java.util.List;
import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.Fact;
import sheepfold.advice.Sign;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;

/** What bots go by: how much work each flock still has before it. */
final class ShepherdMessAdvice implements Advice<Meadow, ShepherdMessMove> {
    /** So little that a bark counts as much at the beginning, with all the work still to do, as near the end. */
    private static final double SHARPNESS = 0.02;

    /** Bots that care as much for their rivals' troubles as for their own flock undo each other's work for ever. */
    private static final double RIVALRY = 0.12;

    /** Going in circles helps nobody. */
    private static final double ONCE_MORE = 0.5;

    private static final double SHARED_WIN = 0.7;
    private static final double LOST = 0.1;

    private static final double FAR = 50;

    private static final List<String> PLACING =
            List.of("", "", "2 players, placing", "3 players, placing", "4 players, placing");
    private static final List<String> HERDING = List.of("", "", "2 players", "3 players", "4 players");

    private static final List<Sign<Meadow>> SIGNS = List.of(
            new Sign<>("less work than rivals", ShepherdMessAdvice::lead),
            new Sign<>("more sheep at home", ShepherdMessAdvice::homeLead),
            new Sign<>("earlier in the round", ShepherdMessAdvice::earliness),
            new Sign<>("to move", (meadow, seat) -> meadow.course.seat == seat ? 1 : 0));

    @Override
    public ShepherdMessMove greedy(Observation<Meadow, ShepherdMessMove> seen, RandomGenerator random) {
        return Baseline.move(seen.determinize(random), seen.seat(), seen.legalMoves(), random);
    }

    @Override
    public double value(Meadow meadow, int seat) {
        if (meadow.phase().isOver()) {
            return finalValue(meadow, seat);
        }
        if (meadow.phase().isSetup()) {
            return 0.5 + 0.01 * Placement.worth(meadow, seat);
        }
        double mine = Outlook.work(meadow, seat);
        double hope = 1 / (1 + Math.exp(SHARPNESS * (mine - RIVALRY * leastWorkOfRivals(meadow, seat))));
        double again = Math.max(0, meadow.beginnings.occurrences() - 1);
        // However long the way, whoever plays on has more than whoever has lost
        return LOST + (1 - LOST) * hope * Math.pow(ONCE_MORE, again);
    }

    private static double leastWorkOfRivals(Meadow meadow, int seat) {
        double least = Double.POSITIVE_INFINITY;
        for (int rival = 0; rival < meadow.rules.seats(); rival++) {
            if (rival != seat && !meadow.pens.isOut(rival)) {
                least = Math.min(least, Outlook.work(meadow, rival));
            }
        }
        return least;
    }

    /** In fifties of half barks that a rival has more before it; the value hardly heeds rivals. */
    private static double lead(Meadow meadow, int seat) {
        boolean compares = !meadow.phase().isSetup() && !meadow.phase().isOver() && !meadow.pens.isOut(seat);
        return compares ? Math.clamp(leastWorkOfRivals(meadow, seat) - Outlook.work(meadow, seat), -FAR, FAR) / FAR : 0;
    }

    private static double homeLead(Meadow meadow, int seat) {
        int most = 0;
        for (int rival = 0; rival < meadow.rules.seats(); rival++) {
            most = rival == seat ? most : Math.max(most, home(meadow, rival));
        }
        return (double) (home(meadow, seat) - most) / meadow.rules.flock();
    }

    /** Before pens are drawn nobody is at home. */
    private static int home(Meadow meadow, int player) {
        return meadow.phase().isSetup() ? 0 : Standings.home(meadow, player);
    }

    private static double earliness(Meadow meadow, int seat) {
        int seats = meadow.rules.seats();
        return 1 - 2.0 * Math.floorMod(seat - meadow.course.first, seats) / (seats - 1);
    }

    private static double finalValue(Meadow meadow, int seat) {
        int winners = Standings.winners(meadow);
        if (Standings.wins(meadow, seat)) {
            return winners == 1 ? 1 : SHARED_WIN;
        }
        // Were nobody's win worth more, those with a long way before them would rather go in circles
        return LOST / Standings.rank(meadow, seat);
    }

    @Override
    public String company(Meadow meadow) {
        return (meadow.phase().isSetup() ? PLACING : HERDING).get(meadow.rules.seats());
    }

    /** By the part of a flock that somebody has at home. */
    @Override
    public double progress(Meadow meadow) {
        int most = 0;
        for (int player = 0; player < meadow.rules.seats(); player++) {
            most = Math.max(most, home(meadow, player));
        }
        return (double) most / meadow.rules.flock();
    }

    @Override
    public List<Sign<Meadow>> signs() {
        return SIGNS;
    }

    @Override
    public List<Fact> facts(Meadow meadow, int seat) {
        return meadow.phase().isSetup() ? List.of() : FlockFacts.of(meadow, seat);
    }

    @Override
    public void prune(Meadow meadow, int seat, Moves<ShepherdMessMove> moves, RandomGenerator random) {
        if (meadow.phase() == Phase.ACT) {
            Pruning.prune(meadow, seat, moves);
        }
    }
}
