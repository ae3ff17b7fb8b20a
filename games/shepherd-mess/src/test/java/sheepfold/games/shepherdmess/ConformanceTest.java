package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import sheepfold.engine.Moves;
import sheepfold.games.shepherdmess.ShepherdMessMove.Chosen;
import sheepfold.games.shepherdmess.ShepherdMessMove.CornerWall;
import sheepfold.games.shepherdmess.ShepherdMessMove.Pick;
import sheepfold.kit.Conformance;

class ConformanceTest {
    @TestFactory
    Stream<DynamicNode> conforms() {
        return Conformance.of(Morning.GAME)
                .with(
                        Morning.setup("seats=2"),
                        Morning.setup("seats=3", "firstPlayer=random", "foreignSheep=strict", "flockPull=always"),
                        Morning.setup("seats=4", "foreignSheep=thief", "gateCapacity=turn", "roundLimit=10"),
                        Morning.setup("seats=2", "preset=family", "winner=finisher", "repetition=2"),
                        Morning.setup("seats=2", "flockSize=1", "quickStart=on", "foreignPen=open"),
                        Morning.setup(
                                "seats=4",
                                "flockSize=10",
                                "mudCapacity=bark",
                                "flockPull=sides",
                                "repetition=0",
                                "roundLimit=8",
                                "breeds=grey,brown,black,white"))
                .games(3)
                .invariant("flocks keep their size", ConformanceTest::flocksKeepTheirSize)
                .invariant("two dogs for each player in the game", ConformanceTest::dogsAreThere)
                .invariant("no dog shares a tile with sheep", ConformanceTest::dogsKeepOff)
                .invariant("no sheep on water or mud", ConformanceTest::sheepStandOnGrass)
                .invariant("supply and placed pieces make up the box", ConformanceTest::piecesAreThere)
                .invariant(
                        "double gates stay",
                        meadow -> (meadow.land.walls & meadow.rules.doubleGates()) == 0
                                && (meadow.land.gates & (meadow.rules.doubleGates() | meadow.land.walls)) == 0)
                .chanceWeights(ConformanceTest::assertWeights)
                .illegal((_, random) -> anyMove(random))
                .tests();
    }

    private static boolean flocksKeepTheirSize(Meadow meadow) {
        return meadow.phase().compareTo(Phase.PLACE) <= 0
                || IntStream.range(0, meadow.rules.seats())
                        .allMatch(seat -> IntStream.range(0, Tile.COUNT)
                                        .map(tile -> meadow.flocks.on(tile, seat))
                                        .sum()
                                == meadow.rules.flock());
    }

    private static boolean dogsAreThere(Meadow meadow) {
        return meadow.phase().isSetup()
                || IntStream.range(0, 2 * meadow.rules.seats())
                        .allMatch(dog -> meadow.pens.isOut(Dog.seatOf(dog)) == (meadow.dogs.tile(dog) == Tile.NOWHERE));
    }

    private static boolean dogsKeepOff(Meadow meadow) {
        return (meadow.dogs.tiles() & meadow.flocks.animalTiles()) == 0;
    }

    private static boolean sheepStandOnGrass(Meadow meadow) {
        return Tile.ALL.stream()
                .allMatch(tile -> meadow.flocks.on(tile.number()) == 0 == !Tile.isIn(tile.number(), meadow.flocks.tiles)
                        && (meadow.flocks.on(tile.number()) == 0 || meadow.land.ground(tile.number()) == Ground.GRASS));
    }

    private static boolean piecesAreThere(Meadow meadow) {
        Land land = meadow.land;
        long bridges = Tile.ALL.stream()
                .filter(tile -> Ground.isBridged(meadow.land.ground(tile.number())))
                .count();
        int edges = Long.bitCount((meadow.land.walls | meadow.land.gates) & ~meadow.rules.penWalls());
        return bridges == 4 - land.left(Piece.BRIDGE)
                && edges == 8 - land.left(Piece.WALL) + 2 * (3 - land.left(Piece.CORNER))
                && Long.bitCount(meadow.land.gates) == 10 - land.left(Piece.GATE);
    }

    /** Everything in the set-up is equally likely. */
    private static void assertWeights(Meadow meadow, Moves<ShepherdMessMove> outcomes) {
        int laid = meadow.land.laid();
        int expected = switch (meadow.phase()) {
            case FIRST -> meadow.rules.seats();
            case MUD -> (32 - laid) * List.of(2, 2, 4, 4, 1, 1).get(laid);
            case PUDDLES -> 32 - laid;
            case PLACE ->
                (int) Tile.ALL.stream()
                        .filter(tile -> meadow.land.ground(tile.number()) == Ground.GRASS
                                && !tile.isCorner()
                                && meadow.flocks.on(tile.number()) < 2)
                        .count();
            case PENS -> 4 - drawn(meadow);
            case RAM -> 6;
            default -> 0;
        };
        assertThat(outcomes.size()).isEqualTo(expected);
        for (int i = 0; i < outcomes.size(); i++) {
            assertThat(outcomes.weight(i)).isEqualTo(1);
        }
    }

    private static int drawn(Meadow meadow) {
        return (int) IntStream.range(0, meadow.rules.seats())
                .filter(seat -> meadow.pens.of(seat) > 0)
                .count();
    }

    private static ShepherdMessMove anyMove(RandomGenerator random) {
        int tile = random.nextInt(Tile.COUNT);
        int seat = random.nextInt(4);
        Edge edge = Edge.of(random.nextInt(Edge.COUNT));
        return switch (random.nextInt(16)) {
            case 0 -> ShepherdMessMoves.first(seat);
            case 1 -> ShepherdMessMoves.layMud(1 + random.nextInt(6), tile, 1 + random.nextInt(15));
            case 2 -> ShepherdMessMoves.layPuddle(1 + random.nextInt(6), tile);
            case 3 -> ShepherdMessMoves.put(tile);
            case 4 -> ShepherdMessMoves.drawPen(seat, 1 + random.nextInt(4));
            case 5 -> ShepherdMessMoves.ramLands(1 + random.nextInt(6));
            case 6, 7 -> ShepherdMessMoves.run(random.nextInt(2), tile);
            case 8 -> ShepherdMessMoves.fight(random.nextInt(2), tile, random.nextInt(4), random.nextInt(2));
            case 9 -> ShepherdMessMoves.bridge(tile, random.nextInt(2));
            case 10 -> ShepherdMessMoves.stone(tile, random.nextInt(4));
            case 11 -> ShepherdMessMoves.wall(edge.number());
            case 12 -> new CornerWall(Tile.of(tile), Corner.values()[seat]);
            case 13 -> ShepherdMessMoves.gate(edge.number());
            case 14 -> ShepherdMessMoves.END;
            default -> new Pick(List.of(new Chosen(Tile.of(tile), random.nextInt(5))));
        };
    }
}
