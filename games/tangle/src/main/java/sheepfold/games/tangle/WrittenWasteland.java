package sheepfold.games.tangle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Json;
import sheepfold.json.Matches;
import sheepfold.json.Shape;
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

        @About("0 in the set-up.") @Default("1") @Within(least = 0, most = Mix.MOST)
        int round,

        @About("The seat that began.") @Default("0") @Within(least = 0, most = Colour.MOST - 1)
        int first,

        @Default("0") @Within(least = 0, most = Colour.MOST - 1)
        int active,

        @About("What lies in the centre, where chance has laid something there.")
        Optional<Kind> centre,

        @About("Tiles and roots of this turn that will move trackers.") @Default("0") @Within(least = 0, most = 999)
        int steps,

        @Default("0") @Within(least = 0, most = TangleRules.MOST_CASTS, rule = "TA-CST-08")
        int casts,

        @About("Cards cast outside the allowance.")
        @Default("0")
        @Within(least = 0, most = TangleRules.MOST_CASTS, rule = "TA-CST-08")
        int freeCasts,

        @About("Placements made in this turn.")
        @Default("0")
        @Within(least = 0, most = TangleRules.MOST_PLACEMENTS, rule = "TA-PLC-12")
        int placements,

        @About("Placements still to make; if it is not given, 1 before the placement and 0 after it.")
        Optional<@Within(least = 0, most = 99) Integer> toPlace,

        @About("Has a root come home by a card in this turn?") @Default("false")
        boolean homed,

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

    @About("What only some decisions have to know.")
    record Detail(
            @About("The space on which a root was just placed.")
            Optional<Space> space,

            @About("Cubes of the toll that are paid.")
            @Default(value = "0", omitted = true)
            @Within(least = 0, most = 999)
            int paid,

            @About("Phase act, and card while mana is changed.") @Default(value = "none", omitted = true)
            Work work,

            @About(
                    "How often it can still be done; 99 for any number. In diverse growth 1 for earth, 2 for a meadow, 4 for growth, added up.")
            @Default(value = "0", omitted = true)
            @Within(least = 0, most = Pending.ANY_NUMBER)
            int left,

            @Default(value = "false", omitted = true) boolean free,

            @About("Areas that may be used, or that have grown.") @Default(value = "[]", omitted = true)
            List<Area> areas,

            @About("Earth that cards still save.") @Default(value = "0", omitted = true) @Within(least = 0, most = 99)
            int saved,

            @About("Seeds that may be planted now.") @Default(value = "0", omitted = true) @Within(least = 0, most = 99)
            int bushSeeds,

            @Default(value = "0", omitted = true) @Within(least = 0, most = 99)
            int treeSeeds,

            @About("The card whose effect is carried out.") Optional<Card> card,

            @About("Cards still to take.") @Default(value = "0", omitted = true) @Within(least = 0, most = 99)
            int cards,

            @About("Cubes of any kind still to gain.")
            @Default(value = "0", omitted = true)
            @Within(least = 0, most = 99)
            int gains,

            @About("Phase upkeep: what is paid.") Optional<Track> track,

            @About("Phases upkeep and bonus: who decides.")
            Optional<@Within(least = 0, most = Colour.MOST - 1) Integer> payer,

            @About("Phase upkeep: how much less cards make of it; by those in front if it is not given.")
            Optional<@Within(least = 0, most = 999) Integer> less,

            @About("Phase upkeep: whether any cubes will do; by the cards in front if it is not given.")
            Optional<Boolean> anyCubes) {
        static final Detail NONE = Shape.of(Detail.class).read(Json.object(), "");
    }

    static WrittenWasteland of(Wasteland table) {
        Course course = table.course;
        Cards cards = table.cards;
        return new WrittenWasteland(
                table.phase(),
                course.round,
                course.first,
                course.active,
                table.rules.centres.size() > 1 && course.centre != Kind.CENTRE
                        ? Optional.of(course.centre)
                        : Optional.empty(),
                course.steps,
                course.casts,
                course.freeCasts,
                course.placements,
                Optional.of(course.toPlace),
                course.homed,
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
                Optional.of(detail(table)).filter(detail -> !detail.equals(Detail.NONE)));
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

    private static Detail detail(Wasteland table) {
        Pending pending = table.pending;
        boolean pays = pending.phase == Phase.UPKEEP;
        return new Detail(
                Optional.of(pending.space)
                        .filter(space -> space != Pending.NOWHERE)
                        .map(Space::of),
                pending.paid,
                pending.work,
                pending.left,
                pending.free,
                Area.in(pending.areas),
                pending.saved,
                pending.bushSeeds,
                pending.treeSeeds,
                Optional.of(pending.card).filter(card -> card != Card.NONE).map(Card::of),
                pending.cards,
                pending.gains,
                pays ? Optional.of(Track.of(pending.track)) : Optional.empty(),
                pays || pending.phase == Phase.BONUS ? Optional.of(pending.payer) : Optional.empty(),
                pays ? Optional.of(pending.less) : Optional.empty(),
                pays ? Optional.of(pending.anyCubes) : Optional.empty());
    }
}
