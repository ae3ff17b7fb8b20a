package sheepfold.games.tangle;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Matches;
import sheepfold.json.Shaped;
import sheepfold.json.Sized;
import sheepfold.json.Within;

/** A position as JSON: tiles by area, spaces by name, players in the order of seats, and what is decided. */
@About(
        "Cards that stand nowhere else are in the pile, victory cards in the box, roots and tiles in the stashes. Without the other fields the first player of round 1 is to place a root.")
@Shaped
record WrittenWasteland(
        @About("What is decided next; upkeep without a detail is the start of it, whoever has to pay.")
        @Default("place")
        Phase phase,

        @JsonUnwrapped Course course,

        @Sized(least = 2, most = Colour.MOST) List<Player> seats,

        Map<Area, OnArea> tiles,

        @About("Roots and cubes on spaces; a resource space that is not given holds what it starts with.")
        @Default("{}")
        Map<Space, OnSpace> spaces,

        @About("The face-up cards, a dash for an empty place.")
        @Default("[\"-\", \"-\", \"-\"]")
        @Sized(least = TangleRules.ROW, most = TangleRules.ROW, rule = "TA-ACT-11")
        List<@Matches(value = "-|E\\d\\d", words = "a place of the row holds a card as E17, or a dash") String> row,

        @Default("[]") List<Card> discard,

        @About("Trackers that are not at their start, and markers that are not on their tracks.") @Default("{}")
        Map<Track, OnTrack> upkeep,

        @About("What only the decision has to know.") Optional<Detail> detail) {
    record Player(
            @Default("") Mix cubes,

            @Default("0") @Within(least = 0, most = 99) int bushSeeds,

            @Default("0") @Within(least = 0, most = 99) int treeSeeds,

            @Default("[]") List<Card> hand,

            @About("Cards of the hand that everybody saw being taken.") @Default("[]")
            List<Card> known,

            @About("Cards in front of the player.") @Default("[]")
            List<Card> front,

            @About("Victory cards.") @Default("[]") @Sized(most = Victory.HELD)
            List<Victory> goals) {}

    record OnArea(
            @Within(least = 0, most = Colour.MOST - 1) int seat,
            Tile tile,
            Optional<Seed> seed,

            @Default(value = "0", omitted = true) @Within(least = 0, most = Land.MOST)
            int cubes,

            @About("Roots at home.") @Default(value = "0", omitted = true) @Within(least = 0, most = TangleRules.ROOTS)
            int roots) {}

    record OnSpace(
            Optional<Mix> cubes,

            @About("Seats from the bottom of the stack up.") @Default("[]")
            List<@Within(least = 0, most = Colour.MOST - 1) Integer> roots,

            @About("Places in the stack, from 0, of roots that hibernate until their next turn.")
            @Default(value = "[]", omitted = true)
            List<@Within(least = 0, most = 19) Integer> asleep,

            @About("Of roots that may be placed now because they have hibernated.")
            @Default(value = "[]", omitted = true)
            List<@Within(least = 0, most = 19) Integer> awake) {}

    record OnTrack(
            @About("Steps from the tracker to the top; the start if it is not given.")
            Optional<@Within(least = 0, most = TangleMove.Steps.MOST, rule = "TA-TRK-02") Integer> below,

            @About("The seat with the marker in front of it.")
            Optional<@Within(least = 0, most = Colour.MOST - 1) Integer> holder,

            @About("By the turn card: the seat that took it from its track.")
            Optional<@Within(least = 0, most = Colour.MOST - 1) Integer> taker) {}

    static WrittenWasteland of(Wasteland table) {
        Cards cards = table.cards;
        return new WrittenWasteland(
                table.phase(),
                table.course,
                IntStream.range(0, table.seats())
                        .mapToObj(seat -> player(table, seat))
                        .toList(),
                tiles(table.land),
                spaces(table),
                IntStream.range(0, TangleRules.ROW)
                        .mapToObj(slot -> cards.row(slot) == Card.NONE
                                ? "-"
                                : Card.of(cards.row(slot)).id())
                        .toList(),
                Card.in(cards.discard),
                upkeep(table.upkeep),
                Optional.of(table.pending).filter(detail -> !detail.isBlank()));
    }

    private static Player player(Wasteland table, int seat) {
        return new Player(
                table.stashes.mix(seat),
                table.stashes.seeds(seat, Seed.BUSH),
                table.stashes.seeds(seat, Seed.TREE),
                Card.in(table.cards.hand(seat)),
                Card.in(table.cards.known(seat)),
                Card.in(table.cards.front(seat)),
                Victory.in(table.cards.goals(seat)));
    }

    private static Map<Area, OnArea> tiles(Land land) {
        Map<Area, OnArea> tiles = new LinkedHashMap<>();
        for (Area area : Area.in(land.taken())) {
            int number = area.number();
            tiles.put(
                    area,
                    new OnArea(
                            land.owner(number),
                            land.tile(number),
                            land.seed(number),
                            land.stock(number),
                            land.roots(number)));
        }
        return tiles;
    }

    private static Map<Space, OnSpace> spaces(Wasteland table) {
        Map<Space, OnSpace> spaces = new LinkedHashMap<>();
        for (Space space : Space.ALL) {
            int number = space.number();
            Kind kind = table.kind(number);
            boolean cubes = kind.holdsCubes();
            if (table.rules.board.isSpace(number) && (cubes || table.ground.height(number) > 0)) {
                spaces.put(
                        space,
                        new OnSpace(
                                cubes ? Optional.of(table.ground.mix(number)) : Optional.empty(),
                                table.ground.stack(number),
                                places(kind == Kind.HIBERNATE ? table.course.asleep : 0),
                                places(kind == Kind.HIBERNATE ? table.course.awake : 0)));
            }
        }
        return spaces;
    }

    private static List<Integer> places(int roots) {
        return IntStream.range(0, Integer.SIZE)
                .filter(index -> (roots >> index & 1) != 0)
                .boxed()
                .toList();
    }

    private static Map<Track, OnTrack> upkeep(Upkeep upkeep) {
        Map<Track, OnTrack> tracks = new LinkedHashMap<>();
        for (Track track : Track.ALL) {
            int number = track.ordinal();
            tracks.put(
                    track,
                    new OnTrack(
                            Optional.of(upkeep.below(number)),
                            Optional.of(upkeep.holder(number)).filter(holder -> holder != Upkeep.ON_TRACK),
                            Optional.of(upkeep.taker(number)).filter(taker -> taker != Upkeep.ON_TRACK)));
        }
        return tracks;
    }
}
