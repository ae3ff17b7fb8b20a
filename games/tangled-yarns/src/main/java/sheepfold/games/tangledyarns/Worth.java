package sheepfold.games.tangledyarns;

import sheepfold.parts.Ways;

/** What a position is worth to the flock, if it stopped acting now: dangers weigh more than hopes. */
final class Worth {
    static final double WON = 1000;

    private static final double[] CULTIST = {-900, -600, -75, -37, -20, -13, -12, -11};
    private static final double[] SLACK = {-500, -70, -28, -22, -10};
    private static final double[] TOKEN = {1.5, 1.5, 4, 2, 12};
    private static final double LOCKED = 36;
    private static final double CORRUPTED = -28;
    private static final double DEAD = -110;
    private static final double LOST = -350;
    private static final double LIES = 40;
    private static final double NEEDS_ALL = -13;
    private static final double UNGUARDED = 6;
    private static final double FINAL_ACT = 330;
    private static final double STEP_TO_NEXT_GATE = 1.7;
    private static final double STEP_TO_CULTIST = 1.5;
    private static final double FALLING = 0.75;
    private static final double ABOVE_THE_LIMIT = 0.35;
    private static final int FAR = 9;
    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;

    private Worth() {}

    static double of(Parokiam table) {
        if (table.isOver()) {
            return table.pending.ending == Ending.WIN ? WON : -WON;
        }
        double worth = cultists(table) + flock(table) + tokens(table);
        return table.isFinalAct() ? worth + finalAct(table) : worth + gates(table) + wolves(table);
    }

    private static double cultists(Parokiam table) {
        double worth = 0;
        for (int i = 0; i < table.servants.cultists(); i++) {
            int cell = table.servants.cultist(i);
            int distance = table.city.distanceToAltar(cell);
            int guard = table.city.steps(1L << cell, table.flock.cellsOf(table.flock.living()), Cell.EVERY);
            worth += CULTIST[Math.min(distance, CULTIST.length - 1)] - UNGUARDED * Math.min(guard, FAR) / distance;
        }
        return worth;
    }

    private static double flock(Parokiam table) {
        int living = table.flock.living();
        return CORRUPTED * Integer.bitCount(living & table.flock.corrupted())
                + DEAD * (table.rules.sheep() - Integer.bitCount(living));
    }

    /** Each further one of a kind is worth less, and little if it will be given back. */
    private static double tokens(Parokiam table) {
        double worth = 0;
        for (int kind = 0; kind < Relic.KINDS; kind++) {
            double next = TOKEN[kind];
            for (int i = 0; i < table.store.count(kind); i++) {
                worth += i < table.city.count(kind) ? next : next * ABOVE_THE_LIMIT;
                next *= FALLING;
            }
        }
        return worth;
    }

    /** What one more power-up of a kind would add. */
    static double ofOneMore(Parokiam table, int kind) {
        int count = table.store.count(kind);
        double worth = TOKEN[kind] * Math.pow(FALLING, count);
        return count < table.city.count(kind) ? worth : worth * ABOVE_THE_LIMIT;
    }

    private static double gates(Parokiam table) {
        double worth = table.way.lies() ? LIES : 0;
        double weight = STEP_TO_NEXT_GATE;
        int[] near = stepsOfEach(table);
        for (int slot = Box.WAY_SLOTS; slot < Box.SLOTS; slot++) {
            if (table.way.isGate(slot)) {
                int slack = Dangers.roundsTo(table, table.rules.spaceOf().get(slot)) - 1;
                worth += SLACK[Math.min(slack, SLACK.length - 1)];
                worth -= weight * stepsTo(table.way.gate(slot), table.flock.living(), near);
                weight /= 2;
                worth += table.way.gate(slot).size() >= table.flock.size() ? NEEDS_ALL : 0;
            } else {
                worth += LOCKED;
            }
        }
        return worth;
    }

    /** The slot of the gate that the Shepherd comes to first; behind the last where all are locked. */
    static int nextGate(Parokiam table) {
        int slot = Box.WAY_SLOTS;
        while (slot < Box.SLOTS && !table.way.isGate(slot)) {
            slot++;
        }
        return slot;
    }

    /** Steps to the relics of that gate. */
    static int stepsToNextGate(Parokiam table) {
        int next = nextGate(table);
        return next == Box.SLOTS ? 0 : stepsTo(table.way.gate(next), table.flock.living(), stepsOfEach(table));
    }

    private static int[] stepsOfEach(Parokiam table) {
        int[] near = new int[Sheep.COUNT];
        for (int sheep : Band.numbers(table.flock.living())) {
            near[sheep] = stepsToRelics(table, sheep);
        }
        return near;
    }

    /** Sheep that a wolf can come to in its next move. */
    static int sheepInReach(Parokiam table) {
        int sheep = 0;
        long prey = table.flock.cellsOf(table.flock.living()) & Cell.TILES;
        for (long left = table.servants.wolves() == 0 ? 0 : prey; left != 0; left &= left - 1) {
            int cell = Cell.first(left);
            sheep += wolvesNear(table, cell) > 0 ? Integer.bitCount(table.flock.on(cell)) : 0;
        }
        return sheep;
    }

    /** Steps that the sheep still have to make to lock a gate, each relic taken by the nearest sheep that is left. */
    private static int stepsTo(Gate gate, int living, int[] near) {
        int free = living;
        int sum = 0;
        for (int relic = 0; relic < Relic.KINDS; relic++) {
            for (int count = Gate.count(gate.needs(), relic); count > 0; count--) {
                int nearest = 0;
                int fewest = FAR;
                for (int sheep : Band.numbers(free)) {
                    int steps = near[sheep] >> (relic * BITS) & MASK;
                    if (steps < fewest) {
                        fewest = steps;
                        nearest = 1 << sheep;
                    }
                }
                sum += fewest;
                free &= ~nearest;
            }
        }
        return sum;
    }

    /** A sheep's steps to the nearest relic of each kind, four bits each; Poppy's count half. */
    private static int stepsToRelics(Parokiam table, int sheep) {
        Ways ways = Traits.ignoresWalls(table, sheep) ? Cell.GRID : table.city;
        boolean fast = sheep == Sheep.POPPY.ordinal();
        int found = 0;
        int packed = 0;
        long reached = 1L << table.flock.cell(sheep);
        for (int steps = 0; steps <= FAR && found != (1 << Relic.KINDS) - 1; steps++) {
            for (int relic = 0; relic < Relic.KINDS; relic++) {
                boolean here = (found >> relic & 1) == 0 && (reached & table.city.showing(relic)) != 0;
                if (here || (steps == FAR && (found >> relic & 1) == 0)) {
                    found |= 1 << relic;
                    packed |= (fast ? (steps + 1) / 2 : steps) << (relic * BITS);
                }
            }
            reached |= ways.next(reached);
        }
        return packed;
    }

    /** Steps of a sheep to any of some cells. */
    private static int steps(Parokiam table, int sheep, long cells) {
        Ways ways = Traits.ignoresWalls(table, sheep) ? Cell.GRID : table.city;
        return ways.steps(1L << table.flock.cell(sheep), cells, Cell.EVERY);
    }

    /** What the wolves within reach may cost. */
    private static double wolves(Parokiam table) {
        if (table.servants.wolves() == 0) {
            return 0;
        }
        double worth = 0;
        long prey = table.flock.cellsOf(table.flock.living()) & Cell.TILES;
        for (long left = prey; left != 0; left &= left - 1) {
            int cell = Cell.first(left);
            int wolves = wolvesNear(table, cell);
            if (wolves > 0) {
                int band = table.flock.on(cell);
                int attack = Math.max(
                        0,
                        wolves * Strikes.attackOfAWolf(table)
                                - Strikes.WORTH_OF_A_BOOK * table.store.count(Relic.BOOK));
                int defence = Strikes.defenceOf(table, band, wolves);
                worth += attack == 0 ? 0 : Odds.winning(attack, defence) * blow(table, band);
            }
        }
        return worth;
    }

    private static int wolvesNear(Parokiam table, int cell) {
        Ways ways = WolfPhase.ways(table);
        long near = 1L << cell;
        for (int step = WolfPhase.steps(table); step > 0; step--) {
            near |= ways.next(near) & Cell.TILES;
        }
        int count = 0;
        for (int wolf = 0; wolf < table.servants.wolves(); wolf++) {
            count += Cell.isIn(table.servants.wolf(wolf), near) ? 1 : 0;
        }
        return count;
    }

    /** What it costs if one of a band is hit. */
    private static double blow(Parokiam table, int band) {
        int corrupted = Integer.bitCount(band & Strikes.mortal(table));
        boolean fatal = table.way.largestGate() >= table.flock.size();
        double death = fatal ? LOST : DEAD;
        int all = Integer.bitCount(band);
        return (corrupted * death + (all - corrupted) * CORRUPTED) / all;
    }

    private static double finalAct(Parokiam table) {
        double worth = FINAL_ACT;
        for (int sheep : Band.numbers(table.flock.living())) {
            worth -= STEP_TO_CULTIST * Math.min(FAR, steps(table, sheep, table.servants.cultistCells()));
            int steps = Cell.distance(table.servants.angel(), table.flock.cell(sheep));
            if (steps <= table.servants.cultists() && table.servants.strength() > 0) {
                double strikes = Odds.winning(table.servants.strength(), Traits.defence(table, sheep));
                worth += strikes * DEAD / table.flock.size();
            }
        }
        return worth;
    }
}
