package sheepfold.games.shepherdmess;

import java.util.random.RandomGenerator;
import sheepfold.engine.Moves;
import sheepfold.games.shepherdmess.ShepherdMessMove.Bridge;
import sheepfold.games.shepherdmess.ShepherdMessMove.Gate;
import sheepfold.games.shepherdmess.ShepherdMessMove.Run;
import sheepfold.games.shepherdmess.ShepherdMessMove.Stone;
import sheepfold.games.shepherdmess.ShepherdMessMove.Wall;

/**
 * The scripted player. It takes whatever brings its flock nearest home at once; if nothing does, it walks a dog to where a
 * bark would, or builds a wall that will turn its sheep, or ends its turn.
 */
final class Baseline {
    private static final double WON_OR_LOST = 1000;
    private static final double STRANGER_AT_HOME = 6;
    private static final double MIXED = 1;
    private static final double HOME = 0.3;
    private static final double SEEN_BEFORE = 0.7;
    private static final double LEAST_GAIN = 0.01;

    private final Meadow before;
    private final int me;
    private final Moves<ShepherdMessMove> legal;
    private final RandomGenerator random;

    private Baseline(Meadow before, int me, Moves<ShepherdMessMove> legal, RandomGenerator random) {
        this.before = before;
        this.me = me;
        this.legal = legal;
        this.random = random;
    }

    static ShepherdMessMove move(Meadow before, int me, Moves<ShepherdMessMove> legal, RandomGenerator random) {
        return new Baseline(before, me, legal, random).choose();
    }

    private ShepherdMessMove choose() {
        return switch (before.phase()) {
            case PLACE, PICK -> best(legal);
            case ACT -> act();
            default -> legal.pick(random);
        };
    }

    private ShepherdMessMove act() {
        Moves<ShepherdMessMove> useful = new Moves<>();
        for (ShepherdMessMove move : legal) {
            boolean worthTrying =
                    move instanceof Run || move instanceof Gate || move instanceof Bridge || move instanceof Stone;
            if (worthTrying) {
                useful.add(move);
            }
        }
        if (!useful.isEmpty()) {
            ShepherdMessMove best = best(useful);
            if (gain(best) > LEAST_GAIN) {
                return best;
            }
        }
        Moves<ShepherdMessMove> steps = stepsTowardsTheBestBark();
        if (!steps.isEmpty()) {
            return steps.pick(random);
        }
        Moves<ShepherdMessMove> walls = wallsThatTurn();
        return walls.isEmpty() ? ShepherdMessMoves.END : walls.pick(random);
    }

    /** The move with the largest gain; any of them if several have it. */
    private ShepherdMessMove best(Moves<ShepherdMessMove> moves) {
        Moves<ShepherdMessMove> best = new Moves<>();
        double most = Double.NEGATIVE_INFINITY;
        for (ShepherdMessMove move : moves) {
            double gain = gain(move);
            if (gain > most) {
                most = gain;
                best.clear();
            }
            if (gain == most) {
                best.add(move);
            }
        }
        return best.pick(random);
    }

    private double gain(ShepherdMessMove move) {
        if (before.phase() == Phase.PLACE) {
            return Placement.worth(before.after(me, move), me);
        }
        return cost(before) - costAfter(before, move);
    }

    private double costAfter(Meadow meadow, ShepherdMessMove move) {
        Meadow after = meadow.after(me, move);
        if (after.phase() == Phase.PICK) {
            Moves<ShepherdMessMove> picks = new Moves<>();
            after.legalMoves(me, picks);
            return picks.stream()
                    .mapToDouble(pick -> costAfter(after, pick))
                    .min()
                    .orElseThrow();
        }
        double again = after.seat() != me ? SEEN_BEFORE * Math.max(0, after.beginnings.occurrences() - 1) : 0;
        return cost(after) + again;
    }

    /** The way home of all sheep together, strangers among them and, worst, strangers at home. */
    private double cost(Meadow meadow) {
        if (meadow.phase().isOver()) {
            return Standings.wins(meadow, me) ? -WON_OR_LOST : WON_OR_LOST;
        }
        if (meadow.pens.isOut(me)) {
            return WON_OR_LOST;
        }
        WaysHome ways = WaysHome.of(meadow);
        int pen = meadow.pens.of(me);
        int home = meadow.pens.tile(me);
        double cost = STRANGER_AT_HOME * Standings.strangers(meadow, me) - HOME * Standings.home(meadow, me);
        for (long left = meadow.flocks.tiles & ~(1L << home); left != 0; left &= left - 1) {
            int tile = Tile.firstOf(left);
            int own = meadow.flocks.on(tile, me);
            if (own > 0) {
                double way = ways.halfBarks(pen, tile) / 2.0;
                int strangers = meadow.flocks.on(tile) - own;
                cost += own * way + MIXED * strangers * (1 + 1 / Math.max(1, way));
            }
        }
        return cost;
    }

    /** Runs that bring a dog nearest to a tile from which a bark would gain most, and harm nothing. */
    private Moves<ShepherdMessMove> stepsTowardsTheBestBark() {
        Moves<ShepherdMessMove> steps = new Moves<>();
        int target = Tile.NOWHERE;
        double most = LEAST_GAIN;
        for (Dog dog : Dog.BOTH) {
            for (int tile = 0; tile < Tile.COUNT && DogMoves.isUsable(before, Dog.number(me, dog)); tile++) {
                double gain = gainFrom(dog, tile);
                if (gain > most) {
                    most = gain;
                    target = tile;
                }
            }
        }
        if (target == Tile.NOWHERE) {
            return steps;
        }
        int nearest = Integer.MAX_VALUE;
        for (ShepherdMessMove move : legal) {
            if (move instanceof Run run && gain(move) > -LEAST_GAIN && !stays(run)) {
                int distance = Tile.distance(run.to().number(), target);
                if (distance < nearest) {
                    nearest = distance;
                    steps.clear();
                }
                if (distance == nearest) {
                    steps.add(move);
                }
            }
        }
        return steps;
    }

    private boolean stays(Run run) {
        return run.to().number() == before.dogs.tile(Dog.number(me, run.dog()));
    }

    /** What a bark would gain if the dog were on that tile already. */
    private double gainFrom(Dog dog, int tile) {
        long taken = before.flocks.animalTiles() | before.dogs.tiles() | before.pens.closedTo(me);
        if (Tile.isIn(tile, taken)) {
            return 0;
        }
        Meadow there = before.copy();
        there.dogs.stand(Dog.number(me, dog), tile, Daze.FIT);
        return cost(there) - costAfter(there, ShepherdMessMoves.run(dog.ordinal(), tile));
    }

    /** Walls beside a heap of one's own, across the way it should go, that make a bark turn it. */
    private Moves<ShepherdMessMove> wallsThatTurn() {
        Moves<ShepherdMessMove> walls = new Moves<>();
        WaysHome ways = WaysHome.of(before);
        int pen = before.pens.of(me);
        for (ShepherdMessMove move : legal) {
            if (move instanceof Wall wall
                    && (turns(ways, pen, wall.edge().one(), wall.edge().side().ordinal())
                            || turns(
                                    ways,
                                    pen,
                                    wall.edge().other(),
                                    Side.opposite(wall.edge().side().ordinal())))) {
                walls.add(move);
            }
        }
        return walls;
    }

    private boolean turns(WaysHome ways, int pen, Tile tile, int walled) {
        int here = tile.number();
        if (before.flocks.on(here, me) == 0 || here == before.pens.tile(me)) {
            return false;
        }
        int ahead = Tile.neighbour(here, walled);
        return closer(ways, pen, here, Tile.neighbour(here, Side.left(walled)))
                        != closer(ways, pen, here, Tile.neighbour(here, Side.right(walled)))
                && !closer(ways, pen, here, ahead);
    }

    private static boolean closer(WaysHome ways, int pen, int here, int there) {
        return there != Tile.NOWHERE && ways.halfBarks(pen, there) < ways.halfBarks(pen, here);
    }
}
