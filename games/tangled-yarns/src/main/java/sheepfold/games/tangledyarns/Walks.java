package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.List;
import sheepfold.engine.Moves;
import sheepfold.games.tangledyarns.YarnsMove.Walk;

/**
 * Where sheep can walk, and at what price: with so many ignored walls and steps, which cells are within reach (TY-MOVE). Only
 * the cheapest ways are listed: those for which neither a talaria nor a map less would do.
 */
final class Walks {
    private static final int MOST_STEPS = 4 + YarnsMove.MOST_POWER_UPS;

    /** By steps, the cells within reach with one wall less, and with as many walls as are looked at. */
    private long[] before = new long[MOST_STEPS + 1];

    private long[] within = new long[MOST_STEPS + 1];

    private long start;
    private long closed;
    private long barriers;

    void add(Parokiam table, int sheep, Moves<YarnsMove> into) {
        boolean wallsCount = !Traits.ignoresWalls(table, sheep);
        int free = Traits.freeWalls(table, sheep);
        int walls = wallsCount ? free + table.store.count(Relic.MAP) : 0;
        int steps = Traits.steps(table, sheep);
        int talaria = table.store.count(Relic.TALARIA);
        begin(table, sheep);
        for (int ignored = 0; ignored <= walls; ignored++) {
            spread(table.city, steps + talaria, wallsCount, ignored > 0);
            if (ignored >= free) {
                for (int extra = 0; extra <= talaria; extra++) {
                    long cheaper = (extra > 0 ? within[steps + extra - 1] : start)
                            | (ignored > free ? before[steps + extra] : 0);
                    add(sheep, within[steps + extra] & ~cheaper, extra, ignored - free, into);
                }
            }
            swap();
        }
    }

    private static void add(int sheep, long cells, int talaria, int maps, Moves<YarnsMove> into) {
        for (long left = cells; left != 0; left &= left - 1) {
            into.add(YarnsMoves.walk(sheep, Cell.first(left), talaria, maps));
        }
    }

    /** Can a sheep leave its cell at all? */
    static boolean exist(Parokiam table, int sheep) {
        long start = 1L << table.flock.cell(sheep);
        boolean overWalls = Traits.ignoresWalls(table, sheep)
                || Traits.freeWalls(table, sheep) > 0
                || table.store.count(Relic.MAP) > 0;
        long next = overWalls ? Cell.GRID.next(start) : table.city.next(start);
        return (next & ~Traits.closedTo(table, sheep)) != 0;
    }

    private void begin(Parokiam table, int sheep) {
        start = 1L << table.flock.cell(sheep);
        closed = Traits.closedTo(table, sheep) & ~start;
        barriers = table.servants.barriers() & ~start;
    }

    /** Begins anew, up to so many steps and ignored walls. */
    private void spread(Parokiam table, int sheep, int steps, int walls) {
        boolean wallsCount = !Traits.ignoresWalls(table, sheep);
        begin(table, sheep);
        for (int ignored = 0; ignored <= walls; ignored++) {
            spread(table.city, steps, wallsCount, ignored > 0);
            swap();
        }
    }

    private void spread(City city, int steps, boolean wallsCount, boolean oneWallMore) {
        within[0] = start;
        for (int step = 0; step < steps; step++) {
            long next = wallsCount ? city.next(within[step] & ~barriers) : Cell.GRID.next(within[step] & ~barriers);
            long through = oneWallMore ? Cell.GRID.next(before[step] & ~barriers) : 0;
            within[step + 1] = within[step] | ((next | through) & ~closed);
        }
    }

    private void swap() {
        long[] spent = before;
        before = within;
        within = spent;
    }

    /** The cells within reach without power-ups. */
    long free(Parokiam table, int sheep) {
        int steps = Traits.steps(table, sheep);
        spread(table, sheep, steps, Traits.freeWalls(table, sheep));
        return before[steps] & ~start;
    }

    /** Does a walk's price suffice, be it more than is needed? */
    static boolean reaches(Parokiam table, Walk walk) {
        int sheep = walk.sheep().ordinal();
        Walks walks = new Walks();
        int steps = Traits.steps(table, sheep) + walk.talaria();
        walks.spread(table, sheep, steps, Traits.freeWalls(table, sheep) + walk.maps());
        return Cell.isIn(walk.to().number(), walks.before[steps]);
    }

    /** A way that a walk may take, the cell on which it starts first. */
    static List<Cell> way(Parokiam table, Walk walk) {
        int sheep = walk.sheep().ordinal();
        Walks walks = new Walks();
        walks.begin(table, sheep);
        boolean wallsCount = !Traits.ignoresWalls(table, sheep);
        int steps = Traits.steps(table, sheep) + walk.talaria();
        int walls = Traits.freeWalls(table, sheep) + walk.maps();
        List<long[]> reaches = new ArrayList<>();
        for (int ignored = 0; ignored <= walls; ignored++) {
            walks.spread(table.city, steps, wallsCount, ignored > 0);
            reaches.add(walks.within.clone());
            walks.swap();
        }
        return walks.backFrom(table.city, walk.to().number(), reaches, wallsCount);
    }

    private List<Cell> backFrom(City city, int to, List<long[]> reaches, boolean wallsCount) {
        int walls = reaches.size() - 1;
        int step = 0;
        while (!Cell.isIn(to, reaches.get(walls)[step])) {
            step++;
        }
        List<Cell> way = new ArrayList<>(List.of(Cell.of(to)));
        int at = to;
        for (step--; step >= 0; step--) {
            long open = wallsCount ? city.next(1L << at) : Cell.GRID.around(at);
            long from = reaches.get(walls)[step] & ~barriers & open;
            if (from == 0) {
                walls--;
                from = reaches.get(walls)[step] & ~barriers & Cell.GRID.around(at);
            }
            at = Cell.first(from);
            way.addFirst(Cell.of(at));
        }
        return List.copyOf(way);
    }
}
