package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.List;
import sheepfold.engine.Moves;
import sheepfold.engine.Why;
import sheepfold.games.tangledyarns.YarnsMove.*;

/** Finds what the flock could do in this round: locks, attacks, power-ups and sacrifices, each with the walks it takes. */
final class Schemes {
    private static final double BUSY = 3;
    private static final double BACK_IN_A_CORNER = -26;
    private static final int MOST_ATTACKERS = 3;
    /** So many ways to share the relics of a gate are looked at for each band: places add up only nearly. */
    private static final int FILLINGS = 4;

    private final Parokiam table;
    private final Parokiam after;
    private final double before;
    private final int able;
    /** By sheep, where it can be in this round. */
    private final long[] reach = new long[Sheep.COUNT];
    /** By sheep and cell within reach, the cheapest walk there, and what things are worth with the sheep there. */
    private final Walk[][] ways = new Walk[Sheep.COUNT][Cell.NUMBERS];

    private final double[][] standing = new double[Sheep.COUNT][Cell.NUMBERS];
    private final Moves<YarnsMove> attacks = new Moves<>();

    private final List<Scheme> found = new ArrayList<>();

    Schemes(Parokiam table) {
        this.table = table;
        this.after = table.copy();
        this.before = Worth.of(table);
        this.able = table.flock.living() & ~table.flock.acted();
        Band.list(able).forEach(sheep -> spread(sheep.ordinal()));
    }

    private void spread(int sheep) {
        visit(stay(sheep));
        if (!table.flock.hasMoved(sheep)) {
            Moves<YarnsMove> walks = new Moves<>();
            table.walks.add(table, sheep, walks);
            walks.forEach(walk -> visit((Walk) walk));
        }
    }

    private Walk stay(int sheep) {
        return YarnsMoves.walk(sheep, table.flock.cell(sheep), 0, 0);
    }

    private void visit(Walk walk) {
        int sheep = walk.sheep().ordinal();
        int cell = walk.to().number();
        walk(List.of(walk));
        double worth = Worth.of(after);
        if (!Cell.isIn(cell, reach[sheep]) || worth > standing[sheep][cell]) {
            reach[sheep] |= 1L << cell;
            standing[sheep][cell] = worth;
            ways[sheep][cell] = walk;
        }
    }

    /** Are there power-ups enough for all these walks together? */
    private boolean canPay(List<Walk> walks) {
        int talaria = 0;
        int maps = 0;
        for (Walk walk : walks) {
            talaria += walk.talaria();
            maps += walk.maps();
        }
        return talaria <= table.store.count(Relic.TALARIA) && maps <= table.store.count(Relic.MAP);
    }

    List<Scheme> all() {
        for (Sheep sheep : Band.list(able)) {
            addTakes(sheep.ordinal());
            addSacrifice(sheep.ordinal());
        }
        table.way.gateSlots().forEach(this::addLocks);
        long servants = table.servants.cultistCells() | table.servants.wolfCells();
        Cell.in(servants).forEach(tile -> addAttacks(tile.number()));
        return found;
    }

    /** The scheme that consists of a lock or an attack where the sheep stand now. */
    Scheme with(YarnsMove action) {
        switch (action) {
            case Lock(int gate, Parts parts) -> addLock(Box.WAY_SLOTS + gate - 1, here(parts.band()), parts.packed());
            case Attack attack -> addAttack(attack, here(attack.sheep().bits()));
            default -> throw new IllegalArgumentException("nobody proposes " + action);
        }
        return found.getLast();
    }

    private List<Walk> here(int band) {
        return Band.list(band).stream().map(sheep -> stay(sheep.ordinal())).toList();
    }

    private void add(List<Walk> walks, YarnsMove action, double worth) {
        found.add(new Scheme(List.copyOf(walks), action, worth - before - BUSY * walks.size()));
    }

    /** The table as it would be with sheep in their places, before they act. */
    private void walk(List<Walk> walks) {
        table.copyOnto(after);
        for (Walk walk : walks) {
            after.flock.stand(walk.sheep().ordinal(), walk.to().number());
            after.store.spend(Relic.TALARIA, walk.talaria());
            after.store.spend(Relic.MAP, walk.maps());
        }
    }

    private void addTakes(int sheep) {
        for (Cell cell : Cell.in(table.isFinalAct() ? reach[sheep] : reach[sheep] & Cell.TILES)) {
            List<Walk> walks = List.of(ways[sheep][cell.number()]);
            double worth = standing[sheep][cell.number()];
            int relic = table.city.relicOn(cell.number());
            boolean chooses = Traits.choosesKindOn(table, sheep, cell.number());
            double sum = 0;
            for (int kind = 0; kind < Relic.KINDS; kind++) {
                double more = Worth.ofOneMore(table, kind);
                sum += more;
                if (kind == relic || chooses) {
                    add(walks, YarnsMoves.take(sheep, kind), worth + more);
                }
            }
            if (relic == Relic.KINDS && !chooses) {
                add(walks, YarnsMoves.takeFate(sheep), worth + sum / Colour.COUNT);
            }
        }
    }

    private void addSacrifice(int sheep) {
        if (!SheepPhase.maySacrifice(table, Why.UNASKED)) {
            return;
        }
        List<Walk> here = List.of(stay(sheep));
        walk(here);
        after.way.layDown();
        if (after.flock.isCorrupted(sheep)) {
            after.flock.die(sheep);
        } else {
            after.flock.corrupt(sheep);
            after.flock.stand(sheep, Cell.ALTAR);
        }
        boolean lost = after.way.largestGate() > after.flock.size();
        add(here, YarnsMoves.sacrifice(sheep), lost ? -Worth.WON : Worth.of(after));
    }

    /**
     * What the sheep of a band could do for the first relics of a gate.
     *
     * @param used the tiles of their parts
     * @param worth what their places add up to
     */
    private record Filling(List<Walk> walks, long parts, long used, double worth) {
        static final Filling NONE = new Filling(List.of(), 0, 0, 0);
    }

    /** For each band as large as the gate the best ways to share its relics: those of one sheep less, and the next relic. */
    private void addLocks(int slot) {
        List<Relic> symbols = table.way.gate(slot).symbols();
        List<List<Filling>> best = new ArrayList<>(List.of(List.of(Filling.NONE)));
        for (int band = 1; band <= able; band++) {
            int filled = Integer.bitCount(band);
            boolean fits = (band & ~able) == 0 && filled <= symbols.size();
            best.add(fits ? best(band, symbols.get(filled - 1).ordinal(), best) : List.of());
            if (filled == symbols.size()) {
                best.getLast().forEach(filling -> addLock(slot, filling.walks, filling.parts));
            }
        }
    }

    /** One of the band takes the last relic: on such a tile, or for Moppet beside it. */
    private List<Filling> best(int band, int relic, List<List<Filling>> smaller) {
        List<Filling> best = new ArrayList<>(FILLINGS + 1);
        for (int sheep : Band.numbers(band)) {
            for (Filling others : smaller.get(band & ~(1 << sheep))) {
                int tile = best(sheep, table.city.showing(relic) & ~others.used);
                if (tile >= 0) {
                    enter(others, sheep, tile, best);
                }
            }
        }
        return best;
    }

    /** Puts a filling with one sheep more among the best, unless it is there already. */
    private void enter(Filling others, int sheep, int tile, List<Filling> best) {
        int stand = stand(sheep, tile);
        double worth = others.worth + standing[sheep][stand];
        long parts = others.parts | Parts.part(sheep, tile);
        int place = 0;
        for (Filling better : best) {
            if (better.parts == parts) {
                return;
            }
            place += better.worth >= worth ? 1 : 0;
        }
        if (place < FILLINGS) {
            List<Walk> walks = new ArrayList<>(others.walks);
            walks.add(ways[sheep][stand]);
            if (canPay(walks)) {
                best.add(place, new Filling(walks, parts, others.used | 1L << tile, worth));
            }
        }
        if (best.size() > FILLINGS) {
            best.removeLast();
        }
    }

    /** Of some tiles the one for whose relic a sheep would stand best; -1 if it can use none. */
    private int best(int sheep, long tiles) {
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (long left = tiles; left != 0; left &= left - 1) {
            int tile = Cell.first(left);
            int stand = stand(sheep, tile);
            if (stand >= 0 && standing[sheep][stand] > most) {
                most = standing[sheep][stand];
                best = tile;
            }
        }
        return best;
    }

    /** Where a sheep has to be to use a tile's relic; -1 if it cannot. */
    private int stand(int sheep, int tile) {
        if (Cell.isIn(tile, reach[sheep])) {
            return tile;
        }
        boolean reachesOut = sheep == Sheep.MOPPET.ordinal() && !table.isActive(WayTile.FAIRNESS);
        long beside =
                !reachesOut ? 0 : table.flock.isCorrupted(sheep) ? table.city.next(1L << tile) : Cell.GRID.around(tile);
        int best = -1;
        for (long left = beside & reach[sheep] & Cell.TILES; left != 0; left &= left - 1) {
            int cell = Cell.first(left);
            best = best < 0 || standing[sheep][cell] > standing[sheep][best] ? cell : best;
        }
        return best;
    }

    private void addLock(int slot, List<Walk> walks, long parts) {
        walk(walks);
        for (int sheep : Band.numbers(Parts.band(parts))) {
            after.city.waste(Parts.tile(parts, sheep));
        }
        after.way.clear(slot);
        boolean last = after.way.openGates() == 0;
        if (last) {
            after.servants.summonAngel(Cell.ALTAR, after.servants.wolves());
        }
        double worth = last && after.servants.cultists() == 0 ? Worth.WON : Worth.of(after);
        add(walks, Lock.of(slot - Box.WAY_SLOTS + 1, parts), worth);
    }

    private void addAttacks(int tile) {
        int near = 0;
        for (Sheep sheep : Band.list(able)) {
            near |= Cell.isIn(tile, reach[sheep.ordinal()]) ? sheep.bit() : 0;
        }
        for (int band = near; band != 0; band = (band - 1) & near) {
            if (Integer.bitCount(band) <= MOST_ATTACKERS && Attacks.mayAttack(table, band, Why.UNASKED)) {
                addAttacks(tile, band);
            }
        }
    }

    private void addAttacks(int tile, int band) {
        List<Walk> walks = Band.list(band).stream()
                .map(sheep -> ways[sheep.ordinal()][tile])
                .toList();
        if (canPay(walks)) {
            attacks.clear();
            Attacks.addTargets(table, tile, band, attacks);
            attacks.forEach(attack -> addAttack((Attack) attack, walks));
        }
    }

    private void addAttack(Attack attack, List<Walk> walks) {
        double chance = Odds.attack(table, attack);
        walk(walks);
        after.store.spend(Relic.BONE, attack.bones());
        double failed = chance < 1 ? Worth.of(after) : 0;
        after.servants.beat(attack);
        boolean won = after.isFinalAct() && after.servants.cultists() == 0;
        double back = table.isActive(WayTile.SPIRIT) ? attack.cultists() * BACK_IN_A_CORNER : 0;
        double beaten = won ? Worth.WON : Worth.of(after) + back;
        add(walks, attack, chance * beaten + (1 - chance) * failed);
    }
}
