package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import sheepfold.engine.Moves;
import sheepfold.kit.Conformance;

class ConformanceTest {
    @TestFactory
    Stream<DynamicNode> conforms() {
        return Conformance.of(Glade.GAME)
                .with(
                        Glade.setup(2, "round-limit=25"),
                        Glade.setup(3, "round-limit=15"),
                        Glade.setup(4, "round-limit=12"),
                        Glade.setup(
                                2,
                                "round-limit=20",
                                "centre=random",
                                "upkeep-timing=turn-card",
                                "hand-limit=5",
                                "row-refill=end"),
                        Glade.setup(
                                4,
                                "round-limit=10",
                                "alt-spaces=a2=sacrificial,c6=hibernate",
                                "centre=takeover",
                                "hourglass-stays=false",
                                "start-bonus=true",
                                "first-player=2",
                                "lakes-stack=false"),
                        Glade.setup(
                                3,
                                "round-limit=12",
                                "centre=sacrificial",
                                "equal-turns=true",
                                "seed-supply=unlimited",
                                "upkeep-distance=players-plus-one"),
                        Glade.setup(2, "round-limit=20", "centre=hibernate"))
                .games(Integer.getInteger("conformance.games", 2))
                .swap(ConformanceTest::swap)
                .illegal((_, random) -> anyMove(random))
                .chanceWeights(ConformanceTest::assertWeights)
                .invariant("every card is in one place", ConformanceTest::cardsAreThere)
                .invariant("every victory card is in one place", ConformanceTest::goalsAreThere)
                .invariant("five roots each", ConformanceTest::rootsAreThere)
                .invariant("tiles are enough", ConformanceTest::tilesAreEnough)
                .invariant("seeds are enough and on clean earth", ConformanceTest::seedsAreFine)
                .invariant("nothing is below 0", ConformanceTest::nothingIsNegative)
                .invariant("cubes lie where they may", ConformanceTest::cubesAreFine)
                .invariant("trackers and markers", ConformanceTest::upkeepIsFine)
                .tests();
    }

    /** Cards that a viewer has not seen change places: of other hands and the pile, and victory cards. */
    static Wasteland swap(Wasteland table, int viewer, RandomGenerator random) {
        return Guess.of(table, viewer, random);
    }

    private static boolean cardsAreThere(Wasteland table) {
        Cards cards = table.cards;
        long seen = 0;
        int count = 0;
        for (int seat = 0; seat < table.seats(); seat++) {
            seen |= cards.hand(seat) | cards.front(seat);
            count += Long.bitCount(cards.hand(seat)) + Long.bitCount(cards.front(seat));
        }
        for (int slot = 0; slot < 3; slot++) {
            seen |= cards.row(slot) == Card.NONE ? 0 : 1L << cards.row(slot);
        }
        seen |= cards.pile | cards.discard;
        count += cards.rowSize() + Long.bitCount(cards.pile) + Long.bitCount(cards.discard);
        return seen == Card.EVERY && count == 50;
    }

    private static boolean goalsAreThere(Wasteland table) {
        int held = IntStream.range(0, table.seats())
                .map(seat -> Integer.bitCount(table.cards.goals(seat)))
                .sum();
        boolean all = table.phase().compareTo(Phase.VICTORY) <= 0 || held == 3 * table.seats();
        return all && held + Integer.bitCount(table.cards.undealt) == 21;
    }

    private static boolean rootsAreThere(Wasteland table) {
        return IntStream.range(0, table.seats())
                .allMatch(seat ->
                        table.ground.roots(seat) + table.land.rootsAtHome(seat) + table.stashes.roots(seat) == 5);
    }

    private static boolean tilesAreEnough(Wasteland table) {
        return IntStream.range(0, table.seats())
                .allMatch(seat -> Stream.of(Tile.Pair.values()).allMatch(pair -> table.land.left(pair, seat) >= 0)
                        && (table.land.of(seat) & ~table.rules.board.areas) == 0);
    }

    private static boolean seedsAreFine(Wasteland table) {
        long clean = 0;
        for (int seat = 0; seat < table.seats(); seat++) {
            clean |= table.land.areas(Tile.CLEAN_EARTH, seat);
        }
        return (table.land.seeded() & ~clean) == 0
                && (table.land.seeds(Seed.BUSH) & table.land.seeds(Seed.TREE)) == 0
                && Seed.ALL.stream().allMatch(seed -> table.pool(seed) >= 0);
    }

    private static boolean nothingIsNegative(Wasteland table) {
        return IntStream.range(0, table.seats())
                .allMatch(seat -> IntStream.range(0, Cube.KINDS).allMatch(cube -> table.stashes.cubes(seat, cube) >= 0)
                        && Seed.ALL.stream().allMatch(seed -> table.stashes.seeds(seat, seed) >= 0));
    }

    private static boolean cubesAreFine(Wasteland table) {
        boolean spaces = Space.ALL.stream()
                .allMatch(space -> table.ground.cubes(space.number()) == 0
                        || table.kind(space.number()).holdsCubes());
        boolean tiles = Area.ALL.stream()
                .filter(area -> table.land.stock(area.number()) > 0)
                .allMatch(area -> {
                    Tile tile = table.land.tile(area.number());
                    return tile == Tile.BUSH || (tile == Tile.MEADOW && table.land.stock(area.number()) <= 6);
                });
        return spaces && tiles;
    }

    private static boolean upkeepIsFine(Wasteland table) {
        return IntStream.range(0, 3).allMatch(track -> {
            int below = table.upkeep.below(track);
            int holder = table.upkeep.holder(track);
            return below >= 0 && below <= table.rules.distance && holder < table.seats();
        });
    }

    private static void assertWeights(Wasteland table, Moves<TangleMove> outcomes) {
        int expected = switch (table.phase()) {
            case FIRST -> table.seats();
            case CENTRE -> 3;
            case VICTORY -> Integer.bitCount(table.cards.undealt);
            default -> Long.bitCount(table.cards.pile);
        };
        assertThat(outcomes.totalWeight()).isEqualTo(expected);
        assertThat(outcomes.size()).isEqualTo(expected);
    }

    private static TangleMove anyMove(RandomGenerator random) {
        Area area = Area.of(random.nextInt(Area.COUNT));
        Area other = Area.of(random.nextInt(Area.COUNT));
        Card card = Card.of(random.nextInt(Card.COUNT));
        Cube cube = Cube.of(random.nextInt(4));
        Track track = Track.of(random.nextInt(3));
        return switch (random.nextInt(34)) {
            case 0 -> new TangleMove.First(Colour.of(random.nextInt(4)));
            case 1 -> new TangleMove.Centre(Kind.values()[random.nextInt(Kind.values().length)]);
            case 2 -> new TangleMove.DealVictory(Victory.of(random.nextInt(21)));
            case 3 -> new TangleMove.Deal(card);
            case 4 -> new TangleMove.Keep(cube, Space.of(random.nextInt(31)));
            case 5 -> new TangleMove.Earth(area);
            case 6 -> new TangleMove.Lake(area);
            case 7 -> new TangleMove.Meadow(area);
            case 8 -> new TangleMove.Plant(Seed.of(random.nextInt(2)), area);
            case 9 -> new TangleMove.Grow(area);
            case 10 -> new TangleMove.Sapling(area);
            case 11 -> new TangleMove.SpreadBush(area);
            case 12 -> new TangleMove.TakeCard(random.nextInt(4));
            case 13 -> new TangleMove.Swap(TangleMove.Good.ALL.get(random.nextInt(6)));
            case 14 -> new TangleMove.Shift(List.of(area, other));
            case 15 -> new TangleMove.Give(cube);
            case 16 -> new TangleMove.Gain(cube);
            case 17 -> TangleMoves.home(random.nextInt(31), 1 + random.nextInt(5), area.number());
            case 18 -> new TangleMove.DropTile(area);
            case 19 -> new TangleMove.DropCard(card);
            case 20 -> new TangleMove.Pay(new Mix(random.nextInt(3), random.nextInt(2), 0, random.nextInt(3)));
            case 21 -> new TangleMove.Cast(card);
            case 22 -> new TangleMove.Root(area);
            case 23 -> new TangleMove.Forage(area);
            case 24 -> new TangleMove.Calm(track);
            case 25 -> new TangleMove.Winter(track);
            case 26 -> new TangleMove.Fetch(card);
            case 27 -> TangleMoves.steps(random.nextInt(6), random.nextInt(6), random.nextInt(6));
            case 28 -> new TangleMove.Discard(card);
            case 29 -> new TangleMove.SacrificeEarth(area, cube);
            case 30 -> new TangleMove.Sacrifice(area);
            case 31 -> new TangleMove.SacrificeBush(area, card);
            case 32 -> new TangleMove.TakeOver(area, cube, Cube.of(random.nextInt(4)));
            default -> TangleMoves.place(random.nextInt(Spot.COUNT), 1 + random.nextInt(5), random.nextInt(Spot.COUNT));
        };
    }
}
