package sheepfold.games.shepherdmess;

/** How well a flock is placed in the set-up, when nobody knows yet which pen is whose. */
final class Placement {
    private Placement() {}

    /** Near the middle and in pairs; with a stranger only if need be. */
    static double worth(Meadow meadow, int player) {
        double worth = 0;
        for (long left = meadow.flocks.tiles; left != 0; left &= left - 1) {
            int tile = Tile.firstOf(left);
            int own = meadow.flocks.on(tile, player);
            if (own > 0) {
                worth += own * nearMiddle(tile) + (own > 1 ? 2 : 0) - (meadow.flocks.on(tile) > own ? 1 : 0);
            }
        }
        return worth;
    }

    /** 0 on the border, 1 next to it, 1.5 in the middle. */
    private static double nearMiddle(int tile) {
        int column = tile % Tile.COLUMNS;
        int row = tile / Tile.COLUMNS;
        int last = Tile.COLUMNS - 1;
        int fromBorder = Math.min(Math.min(column, last - column), Math.min(row, last - row));
        return fromBorder == 0 ? 0 : 0.5 + 0.5 * fromBorder;
    }
}
