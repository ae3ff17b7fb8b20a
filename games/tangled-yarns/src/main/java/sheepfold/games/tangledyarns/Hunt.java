package sheepfold.games.tangledyarns;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Phases 5 and 6 as they come, or go on, if nobody does anything more: exact, through all that chance may bring. */
final class Hunt {
    /** Bits for the number of wolves on a tile. */
    private static final int BITS = 3;

    private static final int MASK = (1 << BITS) - 1;

    private final Parokiam table;
    /** Tiles with sheep, in the order in which battles are fought. */
    private final List<Cell> prey;
    /** How many sheep may die before the game is lost. */
    private final int spare;

    private final double[] hit = new double[Sheep.COUNT];

    private Hunt(Parokiam table) {
        this.table = table;
        prey = Cell.in(table.flock.cellsOf(table.flock.living()) & Cell.TILES);
        spare = table.flock.size() - Math.max(1, table.way.largestGate());
    }

    /** The chance of each sheep to be hit. */
    static double[] dangers(Parokiam table) {
        if (table.isOver() || table.servants.wolves() == 0) {
            return new double[Sheep.COUNT];
        }
        Hunt hunt = new Hunt(table);
        hunt.run().forEach(hunt::fight);
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

    /** Packs run by themselves: how many wolves come to each tile of prey, and how likely. */
    private Map<Integer, Double> run() {
        Map<Integer, Double> ways = Map.of(0, 1.0);
        for (int wolf = 0; wolf < table.servants.wolves(); wolf++) {
            if (table.servants.leader(wolf) == wolf) {
                ways = joined(ways, wolf);
            }
        }
        return ways;
    }

    private Map<Integer, Double> joined(Map<Integer, Double> ways, int leader) {
        int size = table.servants.packSize(leader);
        Map<Integer, Double> more = new HashMap<>();
        after(table, leader).forEach((cell, share) -> {
            int tile = prey.indexOf(Cell.of(cell));
            int wolves = tile < 0 ? 0 : size << (tile * BITS);
            ways.forEach((way, chance) -> more.merge(way + wolves, chance * share, Double::sum));
        });
        return more;
    }

    /** Those that meet fight together, tile by tile, as long as the flock is large enough (TY-P6-01, TY-END-03). */
    private void fight(int way, double chance) {
        double[] byDeaths = new double[spare + 1];
        byDeaths[0] = chance;
        for (int tile = 0; tile < prey.size(); tile++) {
            int cell = prey.get(tile).number();
            int wolves = way >> (tile * BITS) & MASK;
            if (wolves > 0 && !isFought(cell)) {
                fight(cell, wolves, byDeaths);
            }
        }
    }

    private boolean isFought(int cell) {
        return table.phase().isAttack() && Cell.place(cell) < Cell.place(table.pending.tile);
    }

    private void fight(int cell, int wolves, double[] byDeaths) {
        int band = table.flock.on(cell);
        double each = wins(cell, wolves, band) / Integer.bitCount(band);
        double death = each * Integer.bitCount(band & Strikes.mortal(table));
        double blow = 0;
        for (int deaths = spare; deaths >= 0; deaths--) {
            blow += byDeaths[deaths] * each;
            byDeaths[deaths] = byDeaths[deaths] * (1 - death) + (deaths > 0 ? byDeaths[deaths - 1] * death : 0);
        }
        for (Sheep sheep : Band.list(band)) {
            hit[sheep.ordinal()] += blow;
        }
    }

    /** That those on a cell win: the battle that is being fought may be half over. */
    private double wins(int cell, int wolves, int band) {
        boolean begun = table.phase().isAttack() && cell == table.pending.tile;
        if (begun && table.phase() == Phase.VICTIM) {
            return 1;
        }
        double once = Odds.strike(table, wolves, band, 0);
        double next =
                begun && table.phase() == Phase.STRIKE ? Odds.strike(table, wolves, band, table.pending.spent) : once;
        boolean twice = table.isActive(WayTile.BITE) && !(begun && table.pending.again);
        return twice ? 1 - (1 - next) * (1 - once) : next;
    }
}
