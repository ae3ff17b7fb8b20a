package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.List;
import sheepfold.games.tangledyarns.YarnsMove.Part;

/** How gates could be locked in this round: which sheep would walk where, without power-ups, to use which relic. */
final class Plans {
    private final Parokiam table;
    /** By sheep, the tiles whose relics it could give to a lock in this round; none if it has acted. */
    private final long[] tiles = new long[Sheep.COUNT];

    Plans(Parokiam table) {
        this.table = table;
        for (Sheep sheep : Band.list(table.flock.living() & ~table.flock.acted())) {
            tiles[sheep.ordinal()] = usable(table, sheep.ordinal());
        }
    }

    /** Where a sheep can be in this round without power-ups, its own cell included. */
    static long freeReach(Parokiam table, int sheep) {
        long here = 1L << table.flock.cell(sheep);
        return table.flock.hasMoved(sheep) ? here : here | new Walks().free(table, sheep);
    }

    private static long usable(Parokiam table, int sheep) {
        return usable(table, sheep, freeReach(table, sheep));
    }

    /** The tiles whose relics a sheep could give that stands on one of some cells (TY-LOCK-02). */
    private static long usable(Parokiam table, int sheep, long stands) {
        boolean reachesOut = sheep == Sheep.MOPPET.ordinal() && !table.isActive(WayTile.FAIRNESS);
        long from = table.isFinalAct() ? stands : stands & Cell.TILES;
        long beside = !reachesOut ? 0 : table.flock.isCorrupted(sheep) ? table.city.next(from) : Cell.GRID.next(from);
        return (stands | beside) & Cell.TILES;
    }

    /** Who could give a relic of a kind to a lock in this round, and from which tile. */
    List<Part> givers(Relic relic) {
        return Band.list(table.flock.living()).stream()
                .flatMap(sheep -> Cell.in(tiles[sheep.ordinal()] & table.city.showing(relic.ordinal())).stream()
                        .map(tile -> new Part(sheep, tile)))
                .toList();
    }

    /** A way to lock the gate in a slot; empty if there is none. */
    List<Part> forGate(int slot) {
        List<Part> parts = new ArrayList<>();
        List<Relic> symbols = table.way.gate(slot).symbols().stream().sorted().toList();
        boolean[] hopeless = new boolean[(symbols.size() + 1) << Sheep.COUNT];
        return fill(symbols, 0, 0, parts, hopeless) ? List.copyOf(parts) : List.of();
    }

    /** Where each of them would stand: where they are if that will do, else on the tile itself, else beside it. */
    List<Part> stands(List<Part> parts) {
        return parts.stream()
                .map(part -> new Part(
                        part.sheep(),
                        Cell.of(stand(part.sheep().ordinal(), part.tile().number()))))
                .toList();
    }

    private int stand(int sheep, int tile) {
        long fitting = 0;
        for (long left = freeReach(table, sheep); left != 0; left &= left - 1) {
            long cell = left & -left;
            fitting |= (usable(table, sheep, cell) >> tile & 1) != 0 ? cell : 0;
        }
        int here = table.flock.cell(sheep);
        if ((fitting >> here & 1) != 0) {
            return here;
        }
        return (fitting >> tile & 1) != 0 ? tile : Cell.first(fitting);
    }

    /** Once a kind is dealt with, its tiles matter no more: what was hopeless with the same sheep is hopeless again. */
    private boolean fill(List<Relic> symbols, int joined, long used, List<Part> parts, boolean[] hopeless) {
        int filled = parts.size();
        if (filled == symbols.size()) {
            return true;
        }
        boolean newKind = filled == 0 || symbols.get(filled) != symbols.get(filled - 1);
        int here = filled << Sheep.COUNT | joined;
        if (newKind && hopeless[here]) {
            return false;
        }
        long relics = table.city.showing(symbols.get(parts.size()).ordinal()) & ~used;
        for (Sheep sheep : Band.list(table.flock.living() & ~joined)) {
            long fitting = tiles[sheep.ordinal()] & relics;
            for (long left = fitting; left != 0; left &= left - 1) {
                int tile = Cell.first(left);
                parts.add(new Part(sheep, Cell.of(tile)));
                if (fill(symbols, joined | sheep.bit(), used | 1L << tile, parts, hopeless)) {
                    return true;
                }
                parts.removeLast();
            }
        }
        hopeless[here] = newKind;
        return false;
    }
}
