package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.Setup;
import sheepfold.kit.Rule;

class SetupTest {
    private static final String MUD = "mud1@b4:NS; mud2@e5:EW; mud3@e1:NE; mud4@d5:ES; mud5@b2:NESW; mud6@c5:NESW";
    private static final String PUDDLES = "pud1@c2; pud2@f3; pud3@b5; pud4@e4; pud5@d6";

    private static Morning obstaclesLaid(String... options) {
        return Morning.start(options).playAll(MUD).playAll(PUDDLES);
    }

    @Rule("SM-SET-01")
    @ParameterizedTest
    @CsvSource({"2, 10", "3, 7", "4, 5"})
    void theFewerPlayersTheMoreSheep(int seats, int sheep) {
        Morning morning = obstaclesLaid("seats=" + seats);
        for (int placed = 0; placed < seats * sheep; placed++) {
            morning.asks(placed % seats);
            morning.play(morning.legal().getFirst());
        }
        morning.asksChance().has("phase", "pens");
    }

    @Rule("SM-SET-01")
    @Test
    void flocksCanHaveAnotherSize() {
        Morning morning = obstaclesLaid("flockSize=1").play("put a2", "put a2");
        morning.asksChance().has("phase", "pens");
    }

    @Rule({"SM-SET-02", "SM-SET-03", "SM-SET-04"})
    @Test
    void eachPatchLandsAnywhereAnyWayRound() {
        Map<String, Integer> first = Morning.start().chances();
        assertThat(first).hasSize(32 * 2).containsEntry("mud1@b1:NS", 1).containsEntry("mud1@f5:EW", 1);
        assertThat(first.keySet()).noneMatch(move -> move.matches("mud1@(a1|f1|f6|a6):.*"));
        Map<String, Integer> third =
                Morning.start().play("mud1@b4:NS", "mud2@e5:EW").chances();
        assertThat(third).hasSize(30 * 4).containsKeys("mud3@a2:NE", "mud3@a2:ES", "mud3@a2:SW", "mud3@a2:NW");
        Map<String, Integer> sixth = Morning.start()
                .playAll("mud1@b4:NS; mud2@e5:EW; mud3@e1:NE; mud4@d5:ES; mud5@b2:NESW")
                .chances();
        assertThat(sixth).hasSize(27).containsKey("mud6@c5:NESW");
    }

    @Rule({"SM-SET-03", "SM-SET-04"})
    @Test
    void aThrowOntoAPenOrAnObstacleIsThrownAgain() {
        Morning.start()
                .refuses("mud1@a1:NS", "SM-SET-03")
                .refuses("mud2@b1:NS", "SM-SET-04")
                .refuses("pud1@b1", "SM-SET-04")
                .refuses("mud1@b4:NE", "SM-SET-04")
                .play("mud1@b4:NS")
                .refuses("mud2@b4:NS", "SM-SET-03");
        Morning.start()
                .playAll(MUD)
                .refuses("pud1@f6", "SM-SET-03")
                .refuses("pud1@b4", "SM-SET-03")
                .refuses("pud2@c2", "SM-SET-04")
                .refuses("mud1@c2:NS", "SM-SET-04");
        assertThat(Morning.start().playAll(MUD).chances()).hasSize(26);
        assertThat(Morning.start()
                        .playAll(MUD)
                        .playAll("pud1@c2; pud2@f3; pud3@b5; pud4@e4")
                        .chances())
                .hasSize(22)
                .containsEntry("pud5@d6", 1);
    }

    @Rule("SM-SET-05")
    @Test
    void playersPlaceInTurnFromPlayerOne() {
        obstaclesLaid("seats=3")
                .asks(0)
                .play("put a2")
                .asks(1)
                .play("put a2")
                .asks(2)
                .play("put b1")
                .asks(0);
        Morning random = Morning.start("seats=3", "firstPlayer=random");
        assertThat(random.chances()).isEqualTo(Map.of("first white", 1, "first black", 1, "first brown", 1));
        random.play("first brown")
                .playAll(MUD)
                .playAll(PUDDLES)
                .asks(2)
                .play("put a2")
                .asks(0)
                .finds("a2:b");
    }

    @Rule("SM-SET-05")
    @Test
    void nobodyNamesAFirstPlayerWhereSeat0Begins() {
        Morning.start().refuses("first black", "SM-SET-05");
    }

    @Rule({"SM-SET-06", "SM-SET-07", "SM-SET-08"})
    @Test
    void sheepAreOfferedEveryGrassTileOutsideThePens() {
        Morning morning = obstaclesLaid();
        assertThat(morning.legal()).hasSize(21).doesNotContain("put a1", "put c2", "put b4");
        morning.play("put a2", "put a2");
        assertThat(morning.legal()).hasSize(20).doesNotContain("put a2");
    }

    @Rule({"SM-SET-05", "SM-SET-08"})
    @Test
    void withQuickStartChancePlacesTheSheep() {
        Morning morning = obstaclesLaid("quickStart=on");
        assertThat(morning.chances()).hasSize(21).containsEntry("put a2", 1);
        morning.play("put a2", "put a2").finds("a2:wk");
        assertThat(morning.chances()).hasSize(20);
    }

    private static Morning sheepPlaced(String... options) {
        Morning morning = obstaclesLaid(options);
        IntStream.range(0, 20).forEach(_ -> morning.play(morning.legal().getFirst()));
        return morning;
    }

    @Rule({"SM-SET-09", "SM-SET-10"})
    @Test
    void pensAreDrawnFromThoseThatAreLeft() {
        Morning morning = sheepPlaced();
        assertThat(morning.chances())
                .isEqualTo(Map.of("pen white=1", 1, "pen white=2", 1, "pen white=3", 1, "pen white=4", 1));
        morning.refuses("pen black=1", "SM-SET-09").play("pen white=3").finds("f6:WAWB");
        assertThat(morning.chances()).isEqualTo(Map.of("pen black=1", 1, "pen black=2", 1, "pen black=4", 1));
        morning.refuses("pen black=3", "SM-SET-09").play("pen black=4").finds("a6:KAKB");
    }

    @Rule("SM-SET-11")
    @Test
    void theRamLandsOnOneOfSixPatches() {
        Morning morning = sheepPlaced().play("pen white=3", "pen black=4");
        assertThat(morning.chances()).hasSize(6).containsEntry("ram=4", 1);
        morning.play("ram=4").finds("d5:(4ES)R").asks(0).has("phase", "act");
        morning.refuses("ram=4", "SM-SET-11");
    }

    @Rule("SM-SET-12")
    @Test
    void theSupplyLiesOpen() {
        sheepPlaced()
                .play("pen white=3", "pen black=4", "ram=1")
                .has("supply", Map.of("bridge", 4, "stone", 4, "wall", 8, "corner", 3, "gate", 10))
                .scenario()
                .sees(1, "supply.gate", 10);
    }

    @Rule("SM-SET-01")
    @Test
    void theFamilyGameIsShorterAndKinder() {
        Meadow meadow = Morning.start("preset=family").position();
        assertThat(meadow.rules.flock()).isEqualTo(5);
        assertThat(meadow.rules.roundLimit()).isEqualTo(20);
        assertThat(meadow.rules.pennedSafe()).isTrue();
        assertThat(meadow.rules.quickStart()).isTrue();
        assertThat(Morning.start("preset=family", "flockSize=3", "roundLimit=7")
                        .position()
                        .rules
                        .flock())
                .isEqualTo(3);
    }

    @Rule({"SM-SET-05", "SM-PEN-02"})
    @Test
    void whatIsSaidCountsMoreThanThePreset() {
        Setup setup = Morning.setup("preset=family", "quickStart=off", "pennedSafe=off", "flockSize=printed");
        MessRules rules = Morning.GAME.start(setup).rules;
        assertThat(rules.quickStart()).isFalse();
        assertThat(rules.pennedSafe()).isFalse();
        assertThat(rules.flock()).isEqualTo(10);
        assertThat(rules.roundLimit()).isEqualTo(20);
        Setup again = Setup.of(Morning.GAME.info(), 2, setup.chosen(Morning.GAME.info()), Optional.empty());
        assertThat(again).isEqualTo(setup);
    }

    @Rule({"SM-SET-04", "SM-SET-05", "SM-SET-09", "SM-SET-11"})
    @Test
    void theSetUpIsTold() {
        assertThat(Morning.start("firstPlayer=random").play("first black").told())
                .containsExactly("Black begins.");
        assertThat(Morning.start().play("mud1@b4:NS").told())
                .containsExactly("Muddy patch 1 lies on b4 with stones to the north and south.");
        assertThat(Morning.start().playAll(MUD).play("pud1@c2").told()).containsExactly("Puddle 1 lies on c2.");
        assertThat(obstaclesLaid().play("put a2").told()).containsExactly("A white sheep is placed on a2.");
        assertThat(sheepPlaced().play("pen white=3").told())
                .containsExactly("White has pen 3 on f6; both dogs wait there.");
        assertThat(sheepPlaced().play("pen white=3", "pen black=4", "ram=4").told())
                .containsExactly("The ram lands on patch 4 on d5.");
    }

    @Rule({"SM-SET-09", "SM-SET-10"})
    @Test
    void aSetUpThatWasWrittenDownGoesOn() {
        Morning drawing = sheepPlaced().play("pen white=3");
        String json = drawing.scenario().json().toString();
        Morning again = Morning.start();
        again.scenario().position(json);
        again.refuses("pen black=3", "SM-SET-09")
                .play("pen black=4")
                .asksChance()
                .has("phase", "ram");
        again.with("phase", "pens").isRefused("pens", "SM-SET-09");
    }

    @Rule("SM-SET-01")
    @Test
    void breedsCanBeDealtOtherwise() {
        obstaclesLaid("breeds=grey,brown").play("put a2", "put a2").finds("a2:gb");
    }
}
