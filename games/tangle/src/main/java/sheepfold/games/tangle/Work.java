package sheepfold.games.tangle;

import java.util.Set;
import sheepfold.engine.Ids;

/** What somebody is at, one small move after another: the action of a space or what a card asks for. */
enum Work {
    NONE("There is nothing to do"),
    EARTH("Place clean earth for 1 earth each, and 1 for each area jumped over", TangleMove.Earth.class),
    LAKE("Place a lake beside your tiles or on your clean earth", TangleMove.Lake.class),
    MEADOWS("Turn clean earth of yours into meadows", TangleMove.Meadow.class),
    SPREAD_MEADOWS("Turn clean earth beside your meadows into meadows", TangleMove.Meadow.class),
    PLANT("Plant seeds on your clean earth", TangleMove.Plant.class),
    GROW("Grow seeds and saplings, each by one step", TangleMove.Grow.class),
    CONTAINED("Grow one seed or sapling, before each of your bushes gets 1 earth", TangleMove.Grow.class),
    DIVERSE(
            "Place clean earth, place a meadow and grow a tile, each at most once",
            TangleMove.Earth.class,
            TangleMove.Meadow.class,
            TangleMove.Grow.class),
    SPROUT("Place saplings on clean earth beside your trees", TangleMove.Sapling.class),
    SPREAD_BUSHES("Plant bush seeds from the pool beside your bushes, for 1 earth each", TangleMove.SpreadBush.class),
    MANA("Change mana: 1 for a cube or a card, 2 for a bush seed, 3 for a tree seed", TangleMove.Swap.class),
    SHIFT("Let two or three of your tiles change places", TangleMove.Shift.class),
    SACRIFICE(
            "Sacrifice tiles: clean earth for a cube, lakes and meadows for a placement, bushes for a card",
            TangleMove.SacrificeEarth.class,
            TangleMove.Sacrifice.class,
            TangleMove.SacrificeBush.class),
    TAKEOVER(
            "Take over clean earth beside your tiles: 1 earth to the pool and 2 cubes to its owner",
            TangleMove.TakeOver.class),
    ROOT("Choose a tree for the new root", TangleMove.Root.class),
    FORAGE("Choose a tile whose cubes you take", TangleMove.Forage.class),
    CALM("Choose a marker that goes back to its track", TangleMove.Calm.class),
    WINTER("Choose the upkeep that all pay now", TangleMove.Winter.class),
    FETCH("Choose a card of the discard pile", TangleMove.Fetch.class);

    /** What to do, in words. */
    final String task;
    /** The small moves of which it is made. */
    @SuppressWarnings("ImmutableEnumChecker") // sets that are made here never change
    private final Set<Class<?>> moves;

    Work(String task, Class<?>... moves) {
        this.task = task;
        this.moves = Set.of(moves);
    }

    boolean has(TangleMove move) {
        return moves.contains(move.getClass());
    }

    /** May it be left undone, wholly or in part? What only cards ask for, from the new root on, has to be named. */
    boolean isOptional() {
        return compareTo(ROOT) < 0;
    }

    @Override
    public String toString() {
        return Ids.of(this);
    }
}
