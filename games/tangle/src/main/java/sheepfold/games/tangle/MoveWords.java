package sheepfold.games.tangle;

import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;

/** What moves do not say by themselves in words, for lists of choices and for screen readers. */
final class MoveWords {
    private MoveWords() {}

    static Sentence words(Wasteland table, TangleMove.Earth move) {
        return priced(table, move, Sentence.of("clean earth on {area}", move.area()));
    }

    static Sentence words(Wasteland table, TangleMove.Meadow move) {
        return priced(table, move, Sentence.of("a meadow on {area}", move.area()));
    }

    static Sentence words(Wasteland table, TangleMove.Grow move) {
        Area area = move.area();
        Ref plant = table.land.seed(area.number()).map(Seed::ref).orElseGet(Tile.SAPLING::ref);
        return priced(table, move, Sentence.of("grow the {plant} on {area}", plant, area));
    }

    static Sentence words(Wasteland table, TangleMove.Sapling move) {
        return priced(table, move, Sentence.of("a sapling on {area}", move.area()));
    }

    static Sentence words(Wasteland table, TangleMove.SpreadBush move) {
        return priced(table, move, Sentence.of("spread a bush seed to {area}", move.area()));
    }

    static Sentence words(Wasteland table, TangleMove.Cast move) {
        return priced(table, move, Sentence.of("cast {card}", move.card()));
    }

    private static Sentence priced(Wasteland table, TangleMove move, Sentence what) {
        Mix price = Prices.of(table, move);
        return price.size() == 0 ? what : Sentence.of("{what} for {cubes}", what, EventWords.cubes(price.counts()));
    }

    /** The usual cubes need not be named. */
    static Sentence cubes(Wasteland table, TangleMove.Pay pay) {
        return EventWords.cubes((pay.mix().size() > 0 ? pay.mix() : PayingUpkeep.usual(table)).counts());
    }

    /** With what is given up by it. */
    static Sentence words(Wasteland table, TangleMove.Done done) {
        return table.phase() == Phase.CAST
                ? Sentence.counted(Casting.left(table), "done: cast no card", "done: cast none of {n} cards")
                : Sentence.of("done: leave the rest");
    }

    /** "the lake on cd5"; the area alone where nothing lies. */
    static Sentence tile(Wasteland table, Area area) {
        return table.land.owner(area.number()) < 0
                ? Sentence.of("{area}", area)
                : Sentence.of("the {tile} on {area}", table.land.tile(area.number()), area);
    }

    static boolean isBush(Wasteland table, TangleMove.Sacrifice move) {
        int area = move.area().number();
        return table.land.owner(area) >= 0 && table.land.tile(area) == Tile.BUSH;
    }

    static Sentence words(Wasteland table, TangleMove.Place move) {
        Sentence root = move.nth() == 1
                ? Sentence.of("the root on {from}", move.from())
                : Sentence.of("root {n} on {from}", move.nth(), move.from());
        if (!(move.to() instanceof Space space)) {
            return Sentence.of("{root} home to {to}", root, move.to());
        }
        Kind kind = table.kind(space.number());
        Sentence words = kind.holdsCubes()
                ? Sentence.of("{root} to {to}, to take {cubes}", root, space, lying(table.ground.cubes(space.number())))
                : Sentence.of("{root} to {to}, {kind}", root, space, kind);
        int seat = table.course.active;
        int toll = Tolls.owed(table, seat, space.number());
        return toll == 0
                ? words
                : Tolls.arePaidByPool(table, seat)
                        ? Sentence.of("{words}; the pool pays the toll", words)
                        : Sentence.of(
                                "{words}, for a toll of {cubes}", words, Sentence.counted(toll, "1 cube", "{n} cubes"));
    }

    /** What arrows bring and cards add comes on top. */
    private static Sentence lying(int cubes) {
        return Sentence.counted(cubes, "the cube that lies there", "the {n} cubes that lie there");
    }

    static Sentence words(Wasteland table, TangleMove.TakeCard move) {
        int slot = move.slot();
        boolean shown = slot > 0 && table.cards.row(slot - 1) != Card.NONE;
        return shown
                ? Sentence.of("take {card}", Card.of(table.cards.row(slot - 1)))
                : slot == 0 ? Sentence.of("draw from the pile") : Sentence.of("take card {n} of the row", slot);
    }

    static int price(TangleMove.Good good) {
        return good.price;
    }

    static Sentence good(TangleMove.Good good) {
        return switch (good) {
            case EARTH, WATER, NOURISHMENT -> Sentence.of("1 {cube}", Cube.of(good.ordinal()));
            case CARD -> Sentence.of("a card");
            case BUSH_SEED -> Sentence.of("a {seed}", Seed.BUSH);
            case TREE_SEED -> Sentence.of("a {seed}", Seed.TREE);
        };
    }

    static Sentence words(TangleMove.Steps steps) {
        return steps.lakes() + steps.growth() + steps.cards() == 0
                ? Sentence.of("no tracker climbs")
                : Sentence.of(
                        "trackers climb: {steps}",
                        Sentence.list(Track.ALL.stream()
                                .filter(track -> steps.on(track.ordinal()) > 0)
                                .map(track -> Sentence.of("{track} by {n}", track, steps.on(track.ordinal())))
                                .toList()));
    }
}
