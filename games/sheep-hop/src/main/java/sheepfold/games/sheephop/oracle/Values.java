package sheepfold.games.sheephop.oracle;

import java.util.stream.IntStream;

/**
 * What endgames are worth with some number of rolls left: for every number of sheep that are needed for the win, by the
 * number of the endgame. With 0 needed only sheep count.
 */
final class Values {
    private final double[][] utility;
    private final double[][] saved;

    private Values(double[][] utility, double[][] saved) {
        this.utility = utility;
        this.saved = saved;
    }

    /** Nothing more can be saved when night has fallen. */
    static Values atNightfall(Coverage coverage) {
        double[][] utility = coverage.arrays();
        double[][] saved = coverage.arrays();
        saved[0] = utility[0];
        return new Values(utility, saved);
    }

    Values copy() {
        double[][] utilities = copies(utility);
        double[][] saveds = copies(saved);
        saveds[0] = utilities[0];
        return new Values(utilities, saveds);
    }

    private static double[][] copies(double[][] arrays) {
        return IntStream.range(0, arrays.length).mapToObj(i -> arrays[i].clone()).toArray(double[][]::new);
    }
}
