package sheepfold.engine.parts;

/**
 * Walls on the sides of a grid's cells. A wall stands on one cell's side, and the edge is closed for both: with walls on both
 * sides it is as closed as with one, and taking one away leaves it closed.
 *
 * <p>Used by Tangled Yarns (each tile has a wall, which turns with it) and Shepherd Mess (walls between tiles).
 */
public final class Walls implements Ways {
    private final Grid grid;
    /** By direction, the cells with a wall on that side. */
    private final long[] walls;

    public Walls(Grid grid) {
        this.grid = grid;
        this.walls = new long[grid.directions()];
    }

    public void copyFrom(Walls other) {
        System.arraycopy(other.walls, 0, walls, 0, walls.length);
    }

    public void build(int cell, int direction) {
        walls[direction] |= 1L << cell;
    }

    public void tearDown(int cell, int direction) {
        walls[direction] &= ~(1L << cell);
    }

    /** Can nobody pass through this side of a cell, because a wall stands on either side of it or the board ends there? */
    public boolean isClosed(int cell, int direction) {
        return step(1L << cell, direction) == 0;
    }

    /** Where a set of cells comes when all that can go one step in a direction. */
    public long step(long from, int direction) {
        return grid.step(from & ~walls[direction], direction) & ~walls[grid.opposite(direction)];
    }

    @Override
    public long next(long from) {
        long next = 0;
        for (int direction = 0; direction < walls.length; direction++) {
            next |= step(from, direction);
        }
        return next;
    }
}
