package sheepfold.lab.measure;

import java.util.List;

/** How much thinking pays: what each doubling of a search wins against its half, or where all play together, more than its half. */
public record Skill(List<Doubling> doublings) {
    public static final List<Long> BUDGETS = List.of(25L, 50L, 100L, 200L, 400L);

    /**
     * One doubling.
     *
     * @param wins of the seat that thinks twice as long
     * @param even what it would win if thinking did not matter
     */
    public record Doubling(long iterations, long half, Interval wins, double even) {
        boolean pays() {
            return wins.low() > even;
        }
    }

    /** How many doublings in a row pay, from the first on. */
    public int depth() {
        int depth = 0;
        while (depth < doublings.size() && doublings.get(depth).pays()) {
            depth++;
        }
        return depth;
    }
}
