package sheepfold.games.sheephop;

/** How likely the wolves are to take a sheep that stays where it is. */
final class Danger {
    /** So many of so many equally likely rolls. */
    record Odds(int chances, int outOf) {}

    private final Hillside hillside;
    private final int littleSteps;
    private final int bigBadSteps;

    Danger(Hillside hillside, Space space) {
        this.hillside = hillside;
        this.littleSteps = steps(Wolf.LITTLE, space);
        this.bigBadSteps = steps(Wolf.BIG_BAD, space);
    }

    /** How many steps a wolf is away; 0 if it never comes here. */
    private int steps(Wolf wolf, Space space) {
        long standing = hillside.spaceOf(wolf);
        return standing == 0 ? 0 : hillside.tiles().trails().steps(standing, space.bit(), hillside.counterclockwise());
    }

    /** By the very next roll. */
    Odds nextRoll() {
        int chances = 0;
        if (littleSteps == 1 || bigBadSteps == 1) {
            chances += Pieces.BOX.weight(Face.BOTH_WOLVES);
        }
        if (bigBadSteps == 1 || bigBadSteps == 2) {
            chances += Pieces.BOX.weight(Face.BIG_BAD_WOLF);
        }
        return new Odds(chances, Pieces.BOX.totalWeight());
    }

    /** Before a face comes up that lets a sheep of this colour move. */
    double beforeItMayMove(Colour colour) {
        double rescue = rescuingWeight(colour);
        double both = Pieces.BOX.weight(Face.BOTH_WOLVES);
        double bigBad = Pieces.BOX.weight(Face.BIG_BAD_WOLF);
        if (littleSteps > 0) {
            return Math.pow(both / (both + rescue), littleSteps);
        }
        return bigBadSteps > 0 ? reached(bigBadSteps, both, bigBad, rescue) : 0;
    }

    /** The Big Bad Wolf comes nearer by one step or by two until a rescuing face comes up. */
    private static double reached(int steps, double both, double bigBad, double rescue) {
        if (steps <= 0) {
            return 1;
        }
        double nearer =
                both * reached(steps - 1, both, bigBad, rescue) + bigBad * reached(steps - 2, both, bigBad, rescue);
        return nearer / (both + bigBad + rescue);
    }

    /** The faces that let it move: its own, any, and those of colours that have left the board (SS-ROLL-04). */
    private int rescuingWeight(Colour colour) {
        int weight = Pieces.BOX.weight(Face.ANY);
        for (Colour named : Colour.ALL) {
            if (named == colour || hillside.sheepOf(named) == 0) {
                weight += Pieces.BOX.weight(Face.of(named));
            }
        }
        return weight;
    }
}
