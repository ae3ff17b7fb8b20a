package sheepfold.games.tangle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;
import sheepfold.json.Shaped;

/**
 * What one person may know of the table.
 *
 * @param work what an action or a card lets one do, one small move at a time
 * @param at the space on which a root was just placed
 * @param card the card whose effect is carried out
 * @param steps tracker steps that this turn has brought so far
 * @param casts cards that the active player may still cast
 * @param distance steps of a tracker from its start to the top
 * @param spaces every space in play
 * @param tiles every tile on the board
 * @param row the face-up cards by their places; nothing where a place is empty
 * @param pile how many cards it has
 * @param pool seeds that nobody has
 * @param ended how it ended, if it has
 */
@Shaped
record TangleView(
        Phase phase,
        Work work,
        @Nullable Space at,
        @Nullable Card card,
        int round,
        int first,
        int active,
        int decides,
        int steps,
        int casts,
        int placements,
        int distance,
        List<OnSpace> spaces,
        List<OnArea> tiles,
        List<Player> seats,
        Map<Track, OnTrack> upkeep,
        List<@Nullable Card> row,
        int pile,
        List<Card> discard,
        Map<Seed, Integer> pool,
        @Nullable Ending ended) {
    /**
     * An action space.
     *
     * @param roots seats from the bottom of the stack to its top
     * @param fires where its arrows lead, and what they bring
     */
    record OnSpace(Space space, Kind kind, Map<Cube, Integer> cubes, List<Integer> roots, List<Arrow> fires) {}

    record Arrow(Space to, Cube cube) {}

    /**
     * A tile.
     *
     * @param cubes nourishment on a meadow, earth on a bush
     * @param roots roots at home
     */
    record OnArea(Area area, int seat, Tile tile, @Nullable Seed seed, int cubes, int roots) {
        /** The same wherever it lies, to see which tiles are alike. */
        OnArea bare() {
            return new OnArea(Area.of(0), seat, tile, seed, cubes, roots);
        }
    }

    /**
     * What lies before one player.
     *
     * @param hand the cards if the viewer may see them
     * @param known cards of the hand that everybody saw being taken
     * @param goals the victory cards if the viewer may see them
     * @param tiles those left in the stash by their pairs, named by the first side
     * @param bills what each upkeep would cost now
     */
    record Player(
            Map<Cube, Integer> cubes,
            Map<Seed, Integer> seeds,
            Map<Tile, Integer> tiles,
            int roots,
            int handSize,
            @Nullable List<Card> hand,
            List<Card> known,
            List<Card> front,
            @Nullable List<Goal> goals,
            Map<Track, Integer> bills) {}

    /** What victory cards count, in the order in which rules number it. */
    enum Item {
        TREES,
        MEADOWS,
        BUSHES,
        LAKES,
        ENCHANTMENTS;

        static final List<Item> ALL = List.of(values());

        @Override
        public String toString() {
            return Ids.of(this);
        }
    }

    /**
     * How far a victory card is: what it asks for, and what there is of it.
     *
     * @param missing in points; 0 when it is fulfilled
     */
    record Goal(Victory card, Map<Item, Integer> needs, Map<Item, Integer> has, int missing) {}

    /**
     * An upkeep track.
     *
     * @param below steps from its tracker to the top
     * @param holder the seat with its marker, if it is not on the track
     */
    record OnTrack(int below, @Nullable Integer holder) {}

    static TangleView of(Wasteland table, int viewer) {
        Detail pending = table.pending;
        return new TangleView(
                pending.phase,
                pending.work,
                pending.space == Detail.NOWHERE ? null : Space.of(pending.space),
                pending.card == Card.NONE ? null : Card.of(pending.card),
                table.course.round,
                table.course.first,
                table.course.active,
                pending.phase.isChance() || table.isOver() ? -1 : table.decider(),
                table.course.steps,
                castsLeft(table),
                table.course.placements,
                table.rules.distance,
                Space.ALL.stream()
                        .filter(space -> table.rules.board.isSpace(space.number()))
                        .map(space -> onSpace(table, space))
                        .toList(),
                Area.in(table.land.taken()).stream()
                        .map(area -> onArea(table.land, area))
                        .toList(),
                IntStream.range(0, table.seats())
                        .mapToObj(seat -> player(table, seat, viewer))
                        .toList(),
                each(Track.ALL, track -> onTrack(table.upkeep, track.ordinal())),
                row(table.cards),
                Long.bitCount(table.cards.pile),
                Card.in(table.cards.discard),
                each(Seed.ALL, table::pool),
                table.isOver() ? TheEnd.ending(table) : null);
    }

    private static int castsLeft(Wasteland table) {
        boolean more = Casting.mayCastMore(table);
        return more ? Math.max(0, Casting.allowance(table, table.course.active) - table.course.casts) : 0;
    }

    private static OnSpace onSpace(Wasteland table, Space space) {
        int number = space.number();
        Board board = table.rules.board;
        return new OnSpace(
                space,
                table.kind(number),
                table.ground.mix(number).counts(),
                table.ground.stack(number),
                IntStream.range(0, board.arrows(number))
                        .mapToObj(arrow ->
                                new Arrow(Space.of(board.target(number, arrow)), Cube.of(board.brought(number, arrow))))
                        .toList());
    }

    static OnArea onArea(Land land, Area area) {
        int number = area.number();
        return new OnArea(
                area,
                land.owner(number),
                land.tile(number),
                land.seed(number).orElse(null),
                land.stock(number),
                land.roots(number));
    }

    private static Player player(Wasteland table, int seat, int viewer) {
        Cards cards = table.cards;
        List<Tile> sides = List.of(Tile.CLEAN_EARTH, Tile.LAKE, Tile.SAPLING);
        return new Player(
                table.stashes.mix(seat).counts(),
                each(Seed.ALL, seed -> table.stashes.seeds(seat, seed)),
                each(sides, side -> table.land.left(side.pair, seat)),
                table.stashes.roots(seat),
                Long.bitCount(cards.hand(seat)),
                seat == viewer ? Card.in(cards.hand(seat)) : null,
                Card.in(cards.known(seat)),
                Card.in(cards.front(seat)),
                seat == viewer || table.isOver() ? goals(table, seat) : null,
                each(Track.ALL, track -> PayingUpkeep.bill(table, seat, track.ordinal())));
    }

    private static List<Goal> goals(Wasteland table, int seat) {
        return Victory.in(table.cards.goals(seat)).stream()
                .map(card -> new Goal(
                        card,
                        each(Item.ALL, item -> table.rules.goal(card.number(), item.ordinal())),
                        each(Item.ALL, item -> TheEnd.count(table, seat, item.ordinal())),
                        TheEnd.missing(table, seat, card.number())))
                .toList();
    }

    private static OnTrack onTrack(Upkeep upkeep, int track) {
        int holder = upkeep.holder(track);
        return new OnTrack(upkeep.below(track), holder == Upkeep.ON_TRACK ? null : holder);
    }

    private static <K, V> Map<K, V> each(List<K> keys, Function<K, V> value) {
        Map<K, V> values = new LinkedHashMap<>();
        keys.forEach(key -> values.put(key, value.apply(key)));
        return values;
    }

    private static List<@Nullable Card> row(Cards cards) {
        List<@Nullable Card> row = new ArrayList<>();
        for (int slot = 0; slot < TangleRules.ROW; slot++) {
            row.add(cards.row(slot) == Card.NONE ? null : Card.of(cards.row(slot)));
        }
        return row;
    }
}
