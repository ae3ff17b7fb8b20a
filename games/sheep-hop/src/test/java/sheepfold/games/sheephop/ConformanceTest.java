package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import sheepfold.engine.Moves;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.SheepHopMove.DrawKind;
import sheepfold.games.sheephop.SheepHopMove.Hop;
import sheepfold.games.sheephop.SheepHopMove.HopOn;
import sheepfold.games.sheephop.SheepHopMove.LayTile;
import sheepfold.games.sheephop.SheepHopMove.PlaceWolf;
import sheepfold.games.sheephop.SheepHopMove.Roll;
import sheepfold.games.sheephop.SheepHopMove.Slide;
import sheepfold.kit.Conformance;

class ConformanceTest {
    @TestFactory
    Stream<DynamicNode> conforms() {
        return Conformance.of(Evening.GAME)
                .with(
                        Evening.setup("seats=1"),
                        Evening.setup("seats=2", "level=L7", "patou-timing=at-once"),
                        Evening.setup("seats=3", "level=L9", "blocked-colour=any", "first-seat=2"),
                        Evening.setup("seats=4", "level=L8", "hop-wolves=no", "nightfall=70"),
                        Evening.setup("seats=2", "board=ring", "level=random:5", "wolf-setup=random"),
                        Evening.setup(
                                "seats=2", "board=ponds", "level=random:2", "wolf-setup=standard", "nightfall=80"),
                        Evening.setup("seats=2", "level=L1", "flock=6", "nightfall=100"),
                        Evening.setup("seats=2", "level=custom", "tiles=mole@d2 molehill@h2", "flock=3"),
                        Evening.setup("seats=2", "level=random:4", "free-placement=on", "patou-timing=at-once"))
                .games(3)
                .invariant("board, fold and den hold the flock, colour by colour", ConformanceTest::flockIsComplete)
                .invariant("nothing shares a space", ConformanceTest::nothingSharesASpace)
                .invariant("wolves keep to their own uncovered paths", ConformanceTest::wolvesKeepToTheirPaths)
                .invariant("without the Raccoon the wolves go clockwise", ConformanceTest::directionIsKept)
                .invariant("there are no more rolls than the day has", hillside -> hillside.rollsLeft() >= 0)
                .chanceWeights(ConformanceTest::assertWeights)
                .illegal(ConformanceTest::anyMove)
                .tests();
    }

    private static boolean flockIsComplete(Hillside hillside) {
        if (hillside.phase().compareTo(Phase.MEADOW) <= 0) {
            return hillside.sheep() == 0;
        }
        return Colour.ALL.stream()
                .allMatch(colour -> Long.bitCount(hillside.sheepOf(colour))
                                + Pile.of(hillside.flock.fold, colour)
                                + Pile.of(hillside.flock.den, colour)
                        == hillside.rules().sheepPerColour());
    }

    private static boolean nothingSharesASpace(Hillside hillside) {
        List<Long> things = Stream.concat(
                        Colour.ALL.stream().map(hillside::sheepOf),
                        Stream.of(
                                hillside.tiles().covered(),
                                hillside.spaceOf(Wolf.LITTLE),
                                hillside.spaceOf(Wolf.BIG_BAD)))
                .toList();
        long all = things.stream().reduce(0L, (a, b) -> a | b);
        int count = things.stream().mapToInt(Long::bitCount).sum();
        return count == Long.bitCount(all) && (all & ~hillside.board.allSpaces()) == 0;
    }

    private static boolean wolvesKeepToTheirPaths(Hillside hillside) {
        if (hillside.phase().compareTo(Phase.ROLL) < 0) {
            return true;
        }
        long paths =
                hillside.board.paths().stream().mapToLong(Landscape.Path::set).reduce(0, (a, b) -> a | b);
        boolean apart = hillside.board.paths().stream()
                .allMatch(path -> Stream.of(Wolf.values())
                                .filter(wolf -> (hillside.spaceOf(wolf) & path.set()) != 0)
                                .count()
                        == 1);
        return apart && Stream.of(Wolf.values()).allMatch(wolf -> (hillside.spaceOf(wolf) & ~paths) == 0);
    }

    private static boolean directionIsKept(Hillside hillside) {
        return hillside.tiles().include(TileKind.RACCOON) || !hillside.counterclockwise();
    }

    /** Everything is equally likely but the Little Wolf's place, where each path is. */
    private static void assertWeights(Hillside hillside, Moves<SheepHopMove> outcomes) {
        int expected = switch (hillside.phase()) {
            case MEADOW -> arrangements(hillside.rules().sheepPerColour());
            case ROLL -> 6;
            case TILES, WOLF_L, WOLF_B -> outcomes.size();
            case MOVE, CHAIN, EXTRA, OVER -> 0;
        };
        assertThat(outcomes.size()).isEqualTo(expected);
        if (hillside.phase() == Phase.WOLF_L) {
            assertThat(weightOn(hillside, outcomes, 0)).isEqualTo(weightOn(hillside, outcomes, 1));
        } else {
            for (int i = 0; i < outcomes.size(); i++) {
                assertThat(outcomes.weight(i)).isEqualTo(1);
            }
        }
    }

    private static int weightOn(Hillside hillside, Moves<SheepHopMove> outcomes, int path) {
        int weight = 0;
        for (int i = 0; i < outcomes.size(); i++) {
            boolean here = outcomes.get(i) instanceof PlaceWolf place
                    && place.space().isIn(hillside.board.paths().get(path).set());
            weight += here ? outcomes.weight(i) : 0;
        }
        return weight;
    }

    /** 9! / (k!)^3 / (9 - 3k)! for k sheep of each colour. */
    private static int arrangements(int perColour) {
        return switch (perColour) {
            case 3 -> 1680;
            case 2 -> 7560;
            default -> 504;
        };
    }

    private static SheepHopMove anyMove(Hillside hillside, RandomGenerator random) {
        Space from = anySpace(hillside, random);
        Space to = random.nextInt(8) == 0 ? Space.HOME : anySpace(hillside, random);
        Colour colour = Colour.ALL.get(random.nextInt(3));
        TileKind kind = TileKind.values()[random.nextInt(6)];
        boolean extra = random.nextBoolean();
        return switch (random.nextInt(9)) {
            case 0, 1 -> new Slide(colour, from, to, extra);
            case 2, 3 -> new Hop(colour, from, to, extra);
            case 4 -> new HopOn(to);
            case 5 -> new PlaceWolf(extra ? Wolf.LITTLE : Wolf.BIG_BAD, from);
            case 6 -> new LayTile(kind, from);
            case 7 -> new DrawKind(kind);
            default -> new Roll(Face.DIE.get(random.nextInt(6)));
        };
    }

    private static Space anySpace(Hillside hillside, RandomGenerator random) {
        List<Space> spaces = hillside.board.spaces();
        return spaces.get(random.nextInt(spaces.size()));
    }
}
