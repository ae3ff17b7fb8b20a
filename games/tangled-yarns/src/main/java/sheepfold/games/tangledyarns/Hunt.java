package sheepfold.games.tangledyarns;

import java.util.Map;
import java.util.TreeMap;

/** Phases 5 and 6 as they come, or go on, if nobody does anything more: exact, through all that chance may bring. */
final class Hunt {
    /** No wolf is ever there, so it stands for all cells without prey. */
    private static final int ELSEWHERE = Cell.ALTAR;

    private final Parokiam table;
    private final double[] hit = new double[Sheep.COUNT];
    private final int[] wolves = new int[Cell.NUMBERS];
    private final long prey;
    /** How many sheep may die before the game is lost. */
    private final int spare;

    private Hunt(Parokiam table) {
        this.table = table;
        prey = table.flock.cellsOf(table.flock.living()) & Cell.TILES;
        spare = table.flock.size() - Math.max(1, table.way.largestGate());
    }

    /** The chance of each sheep to be hit. */
    static double[] dangers(Parokiam table) {
        if (table.isOver() || table.servants.wolves() == 0) {
            return new double[Sheep.COUNT];
        }
        Hunt hunt = new Hunt(table);
        hunt.run(0, 1);
        return hunt.hit;
    }

    /** Where a wolf may be after phase 5. */
    static Map<Integer, Double> after(Parokiam table, int wolf) {
        int leader = table.servants.leader(wolf);
        Map<Integer, Double> after = new TreeMap<>();
        spread(table, table.servants.wolf(leader), steps(table, leader), 1, after);
        return after;
    }

    private static int steps(Parokiam table, int leader) {
        Pending pending = table.pending;
        boolean done = table.phase().isAttack() || (table.phase() == Phase.WOLF && leader < pending.mover);
        boolean onItsWay = table.phase() == Phase.WOLF && leader == pending.mover;
        return done ? 0 : onItsWay ? pending.stepsLeft : WolfPhase.steps(table);
    }

    private static void spread(Parokiam table, int cell, int steps, double chance, Map<Integer, Double> into) {
        long nearer = steps > 0 ? WolfPhase.nearer(table, cell) : 0;
        if (nearer == 0) {
            into.merge(cell, chance, Double::sum);
        }
        for (long left = nearer; left != 0; left &= left - 1) {
            spread(table, Cell.first(left), steps - 1, chance / Long.bitCount(nearer), into);
        }
    }

    /** Packs run by themselves, and those that meet fight together (TY-P6-01). */
    private void run(int wolf, double chance) {
        if (wolf == table.servants.wolves()) {
            fight(chance);
            return;
        }
        if (table.servants.leader(wolf) != wolf) {
            run(wolf + 1, chance);
            return;
        }
        int size = table.servants.packSize(wolf);
        Map<Integer, Double> ends = new TreeMap<>();
        after(table, wolf)
                .forEach((cell, share) -> ends.merge(Cell.isIn(cell, prey) ? cell : ELSEWHERE, share, Double::sum));
        ends.forEach((cell, share) -> {
            wolves[cell] += size;
            run(wolf + 1, chance * share);
            wolves[cell] -= size;
        });
    }

    /** In map order, as long as the flock is large enough (TY-END-03). */
    private void fight(double chance) {
        double[] byDeaths = new double[spare + 1];
        byDeaths[0] = chance;
        int mortal = Strikes.mortal(table);
        int first = table.phase().isAttack() ? Cell.place(table.pending.tile) : 1;
        for (Cell cell : Cell.ALL.subList(first, Cell.COUNT)) {
            int band = wolves[cell.number()] > 0 ? table.flock.on(cell.number()) : 0;
            if (band != 0) {
                double each = wins(cell.number(), band) / Integer.bitCount(band);
                double death = each * Integer.bitCount(band & mortal);
                double blow = 0;
                for (int deaths = spare; deaths >= 0; deaths--) {
                    blow += byDeaths[deaths] * each;
                    byDeaths[deaths] = byDeaths[deaths] * (1 - death) + (deaths > 0 ? byDeaths[deaths - 1] * death : 0);
                }
                for (Sheep sheep : Band.list(band)) {
                    hit[sheep.ordinal()] += blow;
                }
            }
        }
    }

    /** That those on a cell win: the battle that is being fought may be half over. */
    private double wins(int cell, int band) {
        double once = Odds.strike(table, wolves[cell], band, 0);
        boolean begun = table.phase().isAttack() && cell == table.pending.tile;
        if (begun && table.phase() == Phase.VICTIM) {
            return 1;
        }
        boolean drawn = begun && table.phase() == Phase.STRIKE;
        double next = drawn ? Odds.strike(table, wolves[cell], band, table.pending.spent) : once;
        boolean twice = table.isActive(WayTile.BITE) && !(begun && table.pending.again);
        return twice ? 1 - (1 - next) * (1 - once) : next;
    }
}
