package sheepfold.games.tangle;

import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;

/** Moves in words, for lists of choices and for screen readers. */
final class MoveWords {
    private MoveWords() {}

    static Sentence of(Wasteland table, TangleMove move) {
        return switch (move) {
            case TangleMove.First m ->
                Sentence.of("{seat} begins", Colour.seat(m.seat().ordinal()));
            case TangleMove.Centre m -> Sentence.of("{kind} in the centre", m.kind());
            case TangleMove.DealVictory m -> Sentence.of("the card is {card}", m.card());
            case TangleMove.Deal m -> Sentence.of("the card is {card}", m.card());
            case TangleMove.Place m -> place(table, m);
            case TangleMove.Keep m -> Sentence.of("keep the {cube} that goes to {space}", m.cube(), m.space());
            case TangleMove.Earth m ->
                priced(
                        Sentence.of("clean earth on {area}", m.area()),
                        Mix.of(
                                Cube.E,
                                Prices.earthPaid(
                                        table,
                                        Prices.distance(
                                                table,
                                                table.course.active,
                                                m.area().number()))));
            case TangleMove.Lake m -> Sentence.of("a lake on {area}", m.area());
            case TangleMove.Meadow m ->
                priced(Sentence.of("a meadow on {area}", m.area()), Mix.of(Cube.N, Prices.meadow(table)));
            case TangleMove.Plant m -> Sentence.of("plant a {seed} on {area}", m.seed(), m.area());
            case TangleMove.Grow m ->
                priced(
                        Sentence.of("grow the {plant} on {area}", plant(table, m.area()), m.area()),
                        Prices.growth(table, m.area().number()));
            case TangleMove.Sapling m ->
                priced(
                        Sentence.of("a sapling on {area}", m.area()),
                        Prices.sprout(table, m.area().number()));
            case TangleMove.SpreadBush m ->
                priced(Sentence.of("spread a bush seed to {area}", m.area()), Mix.of(Cube.E, 1));
            case TangleMove.TakeCard m -> takeCard(table, m.slot());
            case TangleMove.Swap m -> Sentence.of("{n} mana for {good}", m.good().price, good(m.good()));
            case TangleMove.Shift m ->
                Sentence.of(
                        "let tiles change places: {areas}",
                        Sentence.list(m.areas()));
            case TangleMove.Give m -> Sentence.of("give 1 {cube}", m.cube());
            case TangleMove.Gain m -> Sentence.of("gain 1 {cube}", m.cube());
            case TangleMove.Home m -> Sentence.of("bring the root on {from} home to {to}", m.from(), m.to());
            case TangleMove.DropTile m -> Sentence.of("give up {tile}", tile(table, m.area()));
            case TangleMove.DropCard m -> Sentence.of("give up {card}", m.card());
            case TangleMove.Pay m ->
                Sentence.of("pay {cubes}", EventWords.cubes(paid(table, m).counts()));
            case TangleMove.Cast m ->
                priced(
                        Sentence.of("cast {card}", m.card()),
                        Prices.card(table, m.card().number()));
            case TangleMove.Root m -> Sentence.of("put a new root on {tile}", tile(table, m.area()));
            case TangleMove.Forage m -> Sentence.of("take the cubes from {tile}", tile(table, m.area()));
            case TangleMove.Calm m -> Sentence.of("return the marker of {track}", m.track());
            case TangleMove.Winter m -> Sentence.of("all pay for {track}", m.track());
            case TangleMove.Fetch m -> Sentence.of("take {card} back", m.card());
            case TangleMove.Steps m -> steps(m);
            case TangleMove.Discard m -> Sentence.of("discard {card}", m.card());
            case TangleMove.SacrificeEarth m ->
                Sentence.of("sacrifice {tile} for 1 {cube}", tile(table, m.area()), m.cube());
            case TangleMove.Sacrifice m ->
                Sentence.of(
                        isBush(table, m.area()) ? "sacrifice {tile}" : "sacrifice {tile} for another placement",
                        tile(table, m.area()));
            case TangleMove.SacrificeBush m ->
                Sentence.of("sacrifice {tile} and cast {card}", tile(table, m.area()), m.card());
            case TangleMove.TakeOver m ->
                Sentence.of(
                        "take over {area}: 1 earth to the pool, {first} and {second} to its owner",
                        m.area(),
                        m.first(),
                        m.second());
            case TangleMove.Done _ -> done(table);
            case TangleMove.Skip _ -> Sentence.of("skip it");
        };
    }

    private static Sentence priced(Sentence what, Mix price) {
        return price.size() == 0 ? what : Sentence.of("{what} for {cubes}", what, EventWords.cubes(price.counts()));
    }

    /** The usual cubes need not be named. */
    private static Mix paid(Wasteland table, TangleMove.Pay pay) {
        return pay.mix().size() > 0
                ? pay.mix()
                : Mix.of(Track.of(table.pending.track).cube.ordinal(), PayingUpkeep.due(table));
    }

    /** With what is given up by it. */
    private static Sentence done(Wasteland table) {
        return table.phase() == Phase.CAST
                ? Sentence.counted(Casting.left(table), "done: cast no card", "done: cast none of {n} cards")
                : Sentence.of("done: leave the rest");
    }

    /** "the lake on cd5"; the area alone where nothing lies. */
    private static Sentence tile(Wasteland table, Area area) {
        return table.land.owner(area.number()) < 0
                ? Sentence.of("{area}", area)
                : Sentence.of("the {tile} on {area}", table.land.tile(area.number()), area);
    }

    private static boolean isBush(Wasteland table, Area area) {
        return table.land.owner(area.number()) >= 0 && table.land.tile(area.number()) == Tile.BUSH;
    }

    private static Ref plant(Wasteland table, Area area) {
        return Seed.ALL.stream()
                .filter(seed -> table.land.hasSeed(seed, area.number()))
                .map(Seed::ref)
                .findFirst()
                .orElseGet(Tile.SAPLING::ref);
    }

    private static Sentence place(Wasteland table, TangleMove.Place move) {
        Sentence root = move.nth() == 1
                ? Sentence.of("the root on {from}", move.from())
                : Sentence.of("root {n} on {from}", move.nth(), move.from());
        if (!(move.to() instanceof Space space)) {
            return Sentence.of("{root} home to {to}", root, move.to());
        }
        Kind kind = table.kind(space.number());
        Sentence words = kind.holdsCubes()
                ? Sentence.of("{root} to {to}, to take {n} cubes", root, space, table.ground.cubes(space.number()))
                : Sentence.of("{root} to {to}, {kind}", root, space, kind);
        int seat = table.course.active;
        int toll = Tolls.owed(table, seat, space.number());
        return toll == 0
                ? words
                : table.rules.powers.poolPaysToll(table.front(seat))
                        ? Sentence.of("{words}; the pool pays the toll", words)
                        : Sentence.of(
                                "{words}, for a toll of {cubes}", words, Sentence.counted(toll, "1 cube", "{n} cubes"));
    }

    private static Sentence takeCard(Wasteland table, int slot) {
        boolean shown = slot > 0 && table.cards.row(slot - 1) != Card.NONE;
        return shown
                ? Sentence.of("take {card}", Card.of(table.cards.row(slot - 1)))
                : slot == 0 ? Sentence.of("draw from the pile") : Sentence.of("take card {n} of the row", slot);
    }

    private static Sentence good(TangleMove.Good good) {
        return switch (good) {
            case EARTH -> Sentence.of("1 {cube}", Cube.EARTH);
            case WATER -> Sentence.of("1 {cube}", Cube.WATER);
            case NOURISHMENT -> Sentence.of("1 {cube}", Cube.NOURISHMENT);
            case CARD -> Sentence.of("a card");
            case BUSH_SEED -> Sentence.of("a {seed}", Seed.BUSH);
            case TREE_SEED -> Sentence.of("a {seed}", Seed.TREE);
        };
    }

    private static Sentence steps(TangleMove.Steps steps) {
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
