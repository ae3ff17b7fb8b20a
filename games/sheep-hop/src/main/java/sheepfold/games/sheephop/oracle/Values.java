package sheepfold.games.sheephop.oracle;

import java.util.Arrays;

/**
 * What endgames are worth with some number of rolls left, by how many of their sheep are needed for the win and by their
 * number. With 0 needed only sheep count, so that utility and saved sheep are the same.
 */
final class Values {
    private final double[][] utility;
    private final double[][] saved;

    private Values(double[][] utility, double[][] saved) {
        this.utility = utility;
        this.saved = saved;
        saved[0] = utility[0];
    }

    /** Nothing is worth anything after nightfall. The counts say how many endgames there are by the sheep needed. */
    static Values atNightfall(int[] counts) {
        return new Values(
                Arrays.stream(counts).mapToObj(double[]::new).toArray(double[][]::new),
                Arrays.stream(counts).mapToObj(double[]::new).toArray(double[][]::new));
    }

    /**
     * The counts for endgames in which so many sheep are needed, and for what becomes of them: each sheep that comes home
     * leaves one fewer on the board and one fewer needed.
     */
    static int[] countsFor(Numbering numbering, int needed) {
        int[] counts = new int[needed + 1];
        for (int still = 0; still <= needed; still++) {
            counts[still] = numbering.count(numbering.mostSheep() - (needed - still));
        }
        return counts;
    }

    /** The counts for all endgames, however many sheep are needed. */
    static int[] allCounts(Numbering numbering) {
        int[] counts = new int[numbering.mostSheep() + 1];
        Arrays.fill(counts, numbering.count());
        return counts;
    }

    static long bytes(int[] counts) {
        return (2L * Arrays.stream(counts).sum() - counts[0]) * Double.BYTES;
    }

    Values copy() {
        return new Values(
                Arrays.stream(utility).map(double[]::clone).toArray(double[][]::new),
                Arrays.stream(saved).map(double[]::clone).toArray(double[][]::new));
    }

    int mostNeeded() {
        return utility.length - 1;
    }

    int count(int needed) {
        return utility[needed].length;
    }

    void set(int needed, int endgame, double itsUtility, double itsSaved) {
        utility[needed][endgame] = itsUtility;
        saved[needed][endgame] = itsSaved;
    }

    double[] utilities(int needed) {
        return utility[needed];
    }

    double saved(int needed, int endgame) {
        return saved[needed][endgame];
    }

    double win(int needed, int endgame) {
        return (utility[needed][endgame] - saved[needed][endgame]) / Prospect.WIN;
    }

    /** What an end of a turn is worth, with the sheep that have come home in that turn. */
    double utilityOfEnd(int needed, int end) {
        int home = Turns.home(end);
        if (home == 0) {
            return utility[needed][Turns.endgame(end)];
        }
        boolean wins = needed > 0 && home >= needed;
        return home + (wins ? Prospect.WIN : 0) + utility[Math.max(0, needed - home)][Turns.endgame(end)];
    }

    double savedByEnd(int needed, int end) {
        int home = Turns.home(end);
        return home + saved[Math.max(0, needed - home)][Turns.endgame(end)];
    }
}
