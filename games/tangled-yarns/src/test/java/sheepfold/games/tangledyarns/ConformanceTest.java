package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import sheepfold.engine.Moves;
import sheepfold.games.tangledyarns.YarnsMove.Attack;
import sheepfold.games.tangledyarns.YarnsMove.Battle;
import sheepfold.games.tangledyarns.YarnsMove.Lock;
import sheepfold.games.tangledyarns.YarnsMove.Part;
import sheepfold.kit.Conformance;

class ConformanceTest {
    @TestFactory
    Stream<DynamicNode> conforms() {
        return Conformance.of(Night.GAME)
                .with(
                        Night.setup("seats=1"),
                        Night.setup("seats=2"),
                        Night.setup("seats=3", "sheepChoice=random", "easyPowerUp=true", "easyFirstGate=true"),
                        Night.setup("seats=4", "consent=ask", "multiSacrifice=true", "finalActRounds=1"),
                        Night.setup("seats=5", "sheepChoice=list", "poppyCorruptedSolo=true", "easyPowerUp=true"),
                        Night.setup("seats=6", "servantMarbleCap=0", "blackberryDefence=3", "easyFirstGate=true"),
                        Night.setup("seats=2", "sheepTotal=5", "consent=ask", "easyPowerUp=true"))
                .games(3)
                .invariant("the city is sound", table -> table.phase().compareTo(Phase.WAY) < 0 || table.city.isSound())
                .invariant("one wall a tile", ConformanceTest::wallsAreThere)
                .invariant("relics are there as often as gates need them", ConformanceTest::relicsAreThere)
                .invariant("six servants of each kind at most", ConformanceTest::servantsAreFew)
                .invariant("nobody of the Shepherd's is on the altar", ConformanceTest::altarIsFree)
                .invariant("twelve way tiles", ConformanceTest::wayTilesAreThere)
                .invariant("a pack shares a tile", ConformanceTest::packsAreTogether)
                .invariant(
                        "no sheep is lost",
                        table -> Integer.bitCount(table.flock.started()) == table.rules.sheep()
                                || table.phase().isSetup())
                .chanceWeights(ConformanceTest::assertWeights)
                .illegal((_, random) -> anyMove(random))
                .tests();
    }

    private static boolean wallsAreThere(Parokiam table) {
        return IntStream.range(0, 6)
                        .map(side -> Long.bitCount(table.city.walledOn(side)))
                        .sum()
                == Long.bitCount(table.city.laid());
    }

    private static boolean relicsAreThere(Parokiam table) {
        if (table.phase().compareTo(Phase.SPAWN) < 0) {
            return true;
        }
        return Relic.POWER_UPS.stream().allMatch(relic -> {
            int needed = IntStream.range(Box.WAY_SLOTS, Box.SLOTS)
                    .filter(table.way::isGate)
                    .map(slot -> table.way.gate(slot).count(relic))
                    .sum();
            return table.city.count(relic.ordinal()) == needed + (relic == Relic.BONE ? 1 : 0);
        });
    }

    private static boolean servantsAreFew(Parokiam table) {
        return table.servants.cultists() <= 6
                && table.servants.wolves() <= 6
                && (!table.isFinalAct() || table.servants.wolves() == 0);
    }

    private static boolean altarIsFree(Parokiam table) {
        boolean cultist = Cell.isIn(Cell.ALTAR, table.servants.cultistCells());
        return !Cell.isIn(Cell.ALTAR, table.servants.wolfCells())
                && cultist == (table.isOver() && table.pending.ending == Ending.CULTIST);
    }

    private static boolean wayTilesAreThere(Parokiam table) {
        long lying = IntStream.range(0, Box.SLOTS)
                .filter(slot -> table.way.tile(slot) != Way.NO_TILE)
                .count();
        return lying + Integer.bitCount(table.way.stack()) == WayTile.COUNT;
    }

    private static boolean packsAreTogether(Parokiam table) {
        Servants servants = table.servants;
        return IntStream.range(0, servants.wolves())
                .allMatch(wolf -> servants.wolf(wolf) == servants.wolf(servants.leader(wolf))
                        && servants.leader(servants.leader(wolf)) == servants.leader(wolf));
    }

    /** Marbles weigh the same; tiles of the city as often as they are left; battles by the marbles of both sides. */
    private static void assertWeights(Parokiam table, Moves<YarnsMove> outcomes) {
        long total = outcomes.totalWeight();
        switch (table.phase()) {
            case TILE -> assertThat(total).isEqualTo(6L * (36 - Long.bitCount(table.city.laid())));
            case WALL, FATE -> assertThat(total).isEqualTo(6);
            case WAY -> assertThat(total).isEqualTo(12 - table.way.filled());
            case GATE -> assertThat(total).isEqualTo(10 - table.way.filled());
            case PICK -> assertThat(total).isEqualTo(6 - Integer.bitCount(table.flock.started()));
            case SPAWN, SPIRIT -> assertThat(total).isEqualTo(6 - Integer.bitCount(table.pending.usedColours));
            case DRAW -> assertThat(total).isEqualTo(Integer.bitCount(table.way.stack()));
            case BATTLE, STRIKE -> assertThat(total).isBetween(2L, 24L + 24);
            case VICTIM -> assertThat(total).isEqualTo(Integer.bitCount(table.flock.on(table.pending.tile)));
            default -> assertThat(total).isBetween(2L, 6L);
        }
        boolean uneven =
                List.of(Phase.TILE, Phase.GATE, Phase.BATTLE, Phase.STRIKE).contains(table.phase());
        for (int i = 0; i < outcomes.size() && !uneven; i++) {
            assertThat(outcomes.weight(i)).isEqualTo(1);
        }
    }

    private static YarnsMove anyMove(RandomGenerator random) {
        int tile = Cell.ALL.get(random.nextInt(37)).number();
        int sheep = random.nextInt(6);
        int six = random.nextInt(6);
        return switch (random.nextInt(26)) {
            case 0 -> YarnsMoves.lay(tile, six, sheep);
            case 1 -> YarnsMoves.redraw(tile, six);
            case 2 -> YarnsMoves.putWay(1 + random.nextInt(4), random.nextInt(12));
            case 3 -> YarnsMoves.drawWay(random.nextInt(12));
            case 4 -> YarnsMoves.pick(sheep);
            case 5 -> YarnsMoves.claim(sheep, random.nextInt(5));
            case 6 -> YarnsMoves.flip(tile);
            case 7 -> YarnsMoves.corner(six);
            case 8 -> YarnsMoves.direction(six);
            case 9 -> Battle.SHEEP;
            case 10 -> YarnsMoves.fate(six);
            case 11 -> YarnsMoves.victim(sheep);
            case 12, 13, 14 -> YarnsMoves.walk(sheep, tile, random.nextInt(3), random.nextInt(3));
            case 15 -> YarnsMoves.take(sheep, random.nextInt(5));
            case 16 -> YarnsMoves.takeFate(sheep);
            case 17 -> YarnsMoves.choose(random.nextInt(5));
            case 18 -> new Lock(1 + six, Parts.of(List.of(new Part(Sheep.of(sheep), Cell.of(tile)))));
            case 19 -> Attack.of(tile, 1 + random.nextInt(63), random.nextInt(3), 1, random.nextInt(3));
            case 20 -> YarnsMoves.sacrifice(sheep);
            case 21, 22 -> YarnsMoves.turn(sheep, tile, six, random.nextBoolean());
            case 23 -> YarnsMoves.books(six);
            case 24 -> random.nextBoolean() ? YarnsMove.YES : YarnsMove.NO;
            default -> YarnsMoves.WAIT;
        };
    }
}
