package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.List;
import sheepfold.games.tangledyarns.Scheme.Station;
import sheepfold.games.tangledyarns.YarnsMove.Attack;
import sheepfold.games.tangledyarns.YarnsMove.Lock;
import sheepfold.games.tangledyarns.YarnsMove.Sacrifice;
import sheepfold.games.tangledyarns.YarnsMove.Take;
import sheepfold.games.tangledyarns.YarnsMove.TakeFate;

/** Finds what the flock could do in this round: locks, attacks, power-ups and sacrifices, each with the walks it takes. */
final class Schemes {
    private static final double BUSY = 3;
    private static final double BACK_IN_A_CORNER = -26;
    private static final int MOST_ATTACKERS = 3;

    private final Parokiam table;
    private final Parokiam after;
    private final double before;
    private final int able;
    /** By sheep, where it can be in this round without power-ups. */
    private final long[] reach = new long[Sheep.COUNT];

    private final List<Scheme> found = new ArrayList<>();

    Schemes(Parokiam table) {
        this.table = table;
        this.after = table.copy();
        this.before = Worth.of(table);
        this.able = table.flock.living() & ~table.flock.acted();
        Band.list(able).forEach(sheep -> reach[sheep.ordinal()] = Plans.freeReach(table, sheep.ordinal()));
    }

    List<Scheme> all() {
        for (Sheep sheep : Band.list(able)) {
            addTakes(sheep.ordinal());
            addSacrifice(sheep.ordinal());
        }
        for (int slot = Box.WAY_SLOTS; slot < Box.SLOTS; slot++) {
            if (table.way.isGate(slot)) {
                addLocks(slot, 0, new ArrayList<>(), 0, 0, 0);
            }
        }
        long servants = table.servants.cultistCells() | table.servants.wolfCells();
        Cell.in(servants).forEach(tile -> addAttacks(tile.number()));
        return found;
    }

    private void add(List<Station> stations, YarnsMove action, double worth) {
        found.add(new Scheme(List.copyOf(stations), action, worth - before - BUSY * stations.size()));
    }

    /** The table as it would be with sheep in their places, before they act. */
    private void walk(List<Station> stations) {
        table.copyOnto(after);
        for (Station station : stations) {
            after.flock.stand(station.sheep(), station.cell());
        }
    }

    private void addTakes(int sheep) {
        for (Cell cell : Cell.in(table.isFinalAct() ? reach[sheep] : reach[sheep] & Cell.TILES)) {
            List<Station> stations = List.of(new Station(sheep, cell.number()));
            walk(stations);
            double worth = Worth.of(after);
            int relic = table.city.relicOn(cell.number());
            boolean chooses = Traits.choosesKind(after, sheep);
            double sum = 0;
            for (int kind = 0; kind < Relic.KINDS; kind++) {
                double more = Worth.ofOneMore(table, kind);
                sum += more;
                if (kind == relic || chooses) {
                    add(stations, Take.of(sheep, kind), worth + more);
                }
            }
            if (relic == Relic.KINDS && !chooses) {
                add(stations, TakeFate.ALL.get(sheep), worth + sum / Colour.COUNT);
            }
        }
    }

    private void addSacrifice(int sheep) {
        if (!SheepPhase.maySacrifice(table)) {
            return;
        }
        List<Station> stations = List.of(new Station(sheep, table.flock.cell(sheep)));
        walk(stations);
        after.way.layDown();
        if (after.flock.isCorrupted(sheep)) {
            after.flock.die(sheep);
        } else {
            after.flock.corrupt(sheep);
            after.flock.stand(sheep, Cell.ALTAR);
        }
        boolean lost = after.way.largestGate() > after.flock.size();
        add(stations, Sacrifice.ALL.get(sheep), lost ? -Worth.WON : Worth.of(after));
    }

    /** Relic by relic: a sheep that can get to such a tile, or for Moppet beside it. */
    private void addLocks(int slot, int filled, List<Station> stations, long parts, long used, int joined) {
        List<Relic> symbols = table.way.gate(slot).symbols();
        if (filled == symbols.size()) {
            addLock(slot, stations, parts, used);
            return;
        }
        long relics = table.city.showing(symbols.get(filled).ordinal()) & ~used;
        for (Sheep sheep : Band.list(able & ~joined)) {
            int number = sheep.ordinal();
            int tile = nearest(number, relics);
            if (tile >= 0) {
                stations.add(new Station(number, stand(number, tile)));
                long more = parts | Parts.part(number, tile);
                addLocks(slot, filled + 1, stations, more, used | 1L << tile, joined | sheep.bit());
                stations.removeLast();
            }
        }
    }

    /** The nearest of some tiles whose relic a sheep could use; -1 if there is none. */
    private int nearest(int sheep, long tiles) {
        int nearest = -1;
        int fewest = Integer.MAX_VALUE;
        for (long left = tiles; left != 0; left &= left - 1) {
            int tile = Cell.first(left);
            int steps = Cell.distance(table.flock.cell(sheep), tile);
            if (steps < fewest && stand(sheep, tile) >= 0) {
                fewest = steps;
                nearest = tile;
            }
        }
        return nearest;
    }

    /** Where a sheep has to be to use a tile's relic; -1 if it cannot. */
    private int stand(int sheep, int tile) {
        if (Cell.isIn(tile, reach[sheep])) {
            return tile;
        }
        boolean reachesOut = sheep == Sheep.MOPPET.ordinal() && !table.isActive(WayTile.FAIRNESS);
        long beside =
                !reachesOut ? 0 : table.flock.isCorrupted(sheep) ? table.city.next(1L << tile) : Cell.GRID.around(tile);
        long stands = beside & reach[sheep] & Cell.TILES;
        return stands == 0 ? -1 : Cell.first(stands);
    }

    private void addLock(int slot, List<Station> stations, long parts, long used) {
        walk(stations);
        for (long left = used; left != 0; left &= left - 1) {
            after.city.waste(Cell.first(left));
        }
        after.way.clear(slot);
        boolean last = after.way.openGates() == 0;
        if (last) {
            after.servants.summonAngel(Cell.ALTAR, after.servants.wolves());
        }
        double worth = last && after.servants.cultists() == 0 ? Worth.WON : Worth.of(after);
        add(stations, Lock.of(slot - Box.WAY_SLOTS + 1, parts), worth);
    }

    private void addAttacks(int tile) {
        int near = 0;
        for (Sheep sheep : Band.list(able)) {
            near |= Cell.isIn(tile, reach[sheep.ordinal()]) ? sheep.bit() : 0;
        }
        for (int band = near; band != 0; band = (band - 1) & near) {
            if (Integer.bitCount(band) <= MOST_ATTACKERS && Attacks.mayAttack(table, band)) {
                addAttacks(tile, band);
            }
        }
    }

    private void addAttacks(int tile, int band) {
        List<Station> stations = Band.list(band).stream()
                .map(sheep -> new Station(sheep.ordinal(), tile))
                .toList();
        for (int wolves = 0; wolves <= table.servants.wolvesOn(tile); wolves++) {
            for (int cultists = 0; cultists <= table.servants.cultistsOn(tile); cultists++) {
                if (wolves + cultists > 0) {
                    addAttacks(tile, band, stations, wolves, cultists);
                }
            }
        }
    }

    private void addAttacks(int tile, int band, List<Station> stations, int wolves, int cultists) {
        int held = table.store.count(Relic.BONE);
        int most = Math.min(held, Attacks.plainDefence(table, band, wolves, cultists));
        for (int bones = 0; bones <= most; bones++) {
            double chance = Odds.attack(table, band, wolves, cultists, bones);
            walk(stations);
            after.store.spend(Relic.BONE, bones);
            double failed = chance < 1 ? Worth.of(after) : 0;
            after.servants.removeWolves(tile, wolves);
            after.servants.removeCultists(tile, cultists);
            boolean won = after.isFinalAct() && after.servants.cultists() == 0;
            double back = table.isActive(WayTile.SPIRIT) ? cultists * BACK_IN_A_CORNER : 0;
            double beaten = won ? Worth.WON : Worth.of(after) + back;
            add(stations, Attack.of(tile, band, wolves, cultists, bones), chance * beaten + (1 - chance) * failed);
        }
    }
}
