package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.games.tangledyarns.YarnsMove.*;

/**
 * The scripted player. It looks for the scheme that gains most for the flock, such as a lock with the walks that it takes,
 * and does its part of it; schemes that wait for others keep their sheep. Then it walks sheep that are left to better places,
 * and turns tiles as long as that gains anything.
 */
final class Baseline {
    private static final double LEAST_GAIN = 0.5;
    /** Schemes that gain so much less than the best one may be better all the same. */
    private static final double CLOSE_CALL = 20;

    /** A plan may be a little worse than nothing, and others a good deal better, before it is called nonsense. */
    private static final double NONSENSE = -5;

    private static final double MUCH_BETTER = 100;
    /** What makes it worth coming back when one was done. */
    private static final double WORTH_COMING_BACK = 10;

    private static final List<Sheep> FAVOURITES =
            List.of(Sheep.POPPY, Sheep.BLACKBERRY, Sheep.LILY, Sheep.TWYLA, Sheep.MOPPET, Sheep.MELBROOK);

    private final Parokiam table;
    private final int seat;
    private final Moves<YarnsMove> legal;
    private final Parokiam after;

    private Baseline(Parokiam table, int seat, Moves<YarnsMove> legal) {
        this.table = table;
        this.seat = seat;
        this.legal = legal;
        this.after = table.copy();
    }

    static YarnsMove move(Parokiam table, int seat, Moves<YarnsMove> legal, RandomGenerator random) {
        Baseline baseline = new Baseline(table, seat, legal);
        return switch (table.phase()) {
            case PICK -> baseline.pick();
            case ACT -> baseline.ideas().getFirst();
            case TURN -> baseline.best(LEAST_GAIN);
            case BOOKS -> YarnsMoves.books(Strikes.mostBooks(table, table.pending.tile));
            case CONSENT -> baseline.agrees() ? YarnsMove.YES : YarnsMove.NO;
            case CLAIM, FLIP, CHOOSE -> baseline.best(Double.NEGATIVE_INFINITY);
            default -> legal.pick(random);
        };
    }

    private YarnsMove pick() {
        return FAVOURITES.stream()
                .map(YarnsMove.Pick::new)
                .filter(legal::contains)
                .findFirst()
                .orElseThrow();
    }

    /** Does a proposed plan do any good, and are this seat's sheep not needed much more for something else? */
    private boolean agrees() {
        Scheme plan = new Schemes(table).with(table.pending.proposal);
        double best = plan.gain();
        for (Scheme other : inOrder(table)) {
            boolean needed = (other.band() & plan.band() & table.flock.of(seat)) != 0;
            best = needed ? Math.max(best, other.gain()) : best;
        }
        return plan.gain() >= NONSENSE && best <= plan.gain() + MUCH_BETTER;
    }

    /** Is there something good to do for a seat that was done? */
    static boolean wouldComeBack(Parokiam table, int seat, Moves<YarnsMove> legal) {
        Baseline baseline = new Baseline(table, seat, legal);
        return switch (table.phase()) {
            case ACT ->
                inOrder(table).stream()
                        .takeWhile(scheme -> scheme.gain() >= WORTH_COMING_BACK)
                        .anyMatch(scheme -> legal.contains(baseline.ownStep(scheme)));
            case TURN -> !(baseline.best(WORTH_COMING_BACK) instanceof Done);
            default -> false;
        };
    }

    /** The move after which things look best, or another one if none gains enough. */
    private YarnsMove best(double leastGain, YarnsMove otherwise, Predicate<YarnsMove> wanted) {
        double most = Worth.of(table) + leastGain;
        YarnsMove best = otherwise;
        for (YarnsMove move : legal) {
            double worth = wanted.test(move) ? worthAfter(table, seat, move, after) : Double.NEGATIVE_INFINITY;
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return best;
    }

    private YarnsMove best(double leastGain) {
        return best(leastGain, legal.get(0), move -> !(move instanceof Done));
    }

    /** A walk or a turn is looked at before anything follows from it, whoever else might still walk or turn a tile. */
    static double worthAfter(Parokiam table, int seat, YarnsMove move, Parokiam after) {
        table.copyOnto(after);
        switch (move) {
            case Turn turn -> {
                after.city.turn(turn.tile().number(), turn.wall().ordinal());
                after.store.spend(Relic.TECH, turn.tech() ? 1 : 0);
            }
            case Walk walk ->
                after.flock.stand(walk.sheep().ordinal(), walk.to().number());
            case Done _ -> {}
            default -> after.play(seat, move, Events.UNHEARD);
        }
        return Worth.of(after);
    }

    /**
     * What this seat could do next: the first step of the best scheme in which it has one, and of others that are almost as
     * good; schemes before those keep their sheep. If there is none, a walk to a better place, or being done.
     */
    static List<YarnsMove> ideas(Parokiam table, int seat, Moves<YarnsMove> legal) {
        return new Baseline(table, seat, legal).ideas();
    }

    private List<YarnsMove> ideas() {
        List<YarnsMove> ideas = new ArrayList<>();
        double least = LEAST_GAIN;
        int kept = 0;
        for (Scheme scheme : inOrder(table)) {
            if (scheme.gain() < least) {
                break;
            }
            if ((scheme.band() & kept) != 0 || isRefused(scheme)) {
                continue;
            }
            YarnsMove step = ownStep(scheme);
            if (legal.contains(step)) {
                least = ideas.isEmpty() ? Math.max(least, scheme.gain() - CLOSE_CALL) : least;
                if (!ideas.contains(step)) {
                    ideas.add(step);
                }
            } else if (ideas.isEmpty()) {
                kept |= scheme.band();
            }
        }
        if (ideas.isEmpty()) {
            int busy = kept;
            ideas.add(best(LEAST_GAIN, YarnsMoves.DONE, move -> isLeftoverWalk(move, busy)));
        }
        return ideas;
    }

    /** The best scheme of which a move is this seat's next step. */
    static Optional<Scheme> schemeOf(Parokiam table, int seat, YarnsMove move) {
        Baseline baseline = new Baseline(table, seat, new Moves<>());
        return inOrder(table).stream()
                .filter(scheme -> baseline.ownStep(scheme).equals(move))
                .findFirst();
    }

    /** Whoever was refused a plan in this phase does not propose another: people have their reasons. */
    private boolean isRefused(Scheme scheme) {
        return table.rules.consentIsAsked()
                && table.course.refusals(seat) > 0
                && (scheme.band() & ~table.flock.of(seat)) != 0;
    }

    /** What gains anything at all, the best first. */
    private static List<Scheme> inOrder(Parokiam table) {
        List<Scheme> schemes = new Schemes(table).all();
        schemes.removeIf(scheme -> scheme.gain() < LEAST_GAIN);
        schemes.sort(Comparator.comparingDouble(Scheme::gain).reversed());
        return schemes;
    }

    /** What the best schemes that do not get in each other's way would bring together. */
    static double hopes(Parokiam table) {
        double hopes = 0;
        int kept = 0;
        long aims = 0;
        for (Scheme scheme : inOrder(table)) {
            if ((scheme.band() & kept) == 0 && (scheme.aims() & aims) == 0) {
                kept |= scheme.band();
                aims |= scheme.aims();
                hopes += scheme.gain();
            }
        }
        return hopes;
    }

    /** What this seat does next for a scheme: walks its sheep, or carries out the action if all are in their places. */
    private YarnsMove ownStep(Scheme scheme) {
        boolean ready = true;
        for (Walk walk : scheme.walks()) {
            if (table.flock.cell(walk.sheep().ordinal()) != walk.to().number()) {
                if (table.flock.owner(walk.sheep().ordinal()) == seat) {
                    return walk;
                }
                ready = false;
            }
        }
        return ready ? scheme.action() : YarnsMoves.WAIT;
    }

    private static boolean isLeftoverWalk(YarnsMove move, int busy) {
        return move instanceof Walk walk && walk.isFree() && !walk.sheep().isIn(busy);
    }
}
