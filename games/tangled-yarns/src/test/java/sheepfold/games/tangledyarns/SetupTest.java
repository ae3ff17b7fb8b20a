package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.BadInput;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

class SetupTest {
    private static final String[] WAYS = {"* way 1 QUIET", "* way 2 CLAW", "* way 3 BITE", "* way 4 RAGE"};

    private static Night afterTiles() {
        return Night.laidOut(Night.SPOKES);
    }

    private static Night afterGates() {
        return afterTiles()
                .play(WAYS)
                .play("* gate 1 ta+bo", "* gate 2 ta+te+bk", "* gate 3 ma+bk+bo", "* gate 4 ta+ma+te")
                .play("* gate 5 ta+ma+te+bk", "* gate 6 ma+te+bk+bo");
    }

    /** Sheep are picked next; the city is laid. */
    private static Night picking(int sheep, String... options) {
        return Night.spokes(sheep, options)
                .phase("pick")
                .with("round", 0)
                .space(0)
                .with("sheep", List.of());
    }

    @Rule("TY-SET-01")
    @ParameterizedTest
    @CsvSource({"1, 3", "2, 4", "3, 6", "4, 4", "5, 5", "6, 6"})
    void sheepForEachNumberOfPlayers(int players, int sheep) {
        assertThat(YarnsRules.of(Night.setup("seats=" + players)).sheep()).isEqualTo(sheep);
    }

    @Rule("TY-SET-01")
    @Test
    void moreSheepAreDealtEvenlyAndNobodyGoesWithout() {
        Night night = picking(5, "seats=2");
        night.asks(0).play("pick Lily").asks(1).play("pick Poppy").asks(0).play("pick Twyla", "pick Moppet");
        night.asks(0).play("pick Melbrook").isIn("spawn");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> YarnsRules.of(Night.setup("seats=4", "sheepTotal=3")))
                .satisfies(fault -> assertThat(fault.rule()).isEqualTo("TY-SET-01"));
    }

    @Rule("TY-SET-02")
    @Test
    void theShepherdStartsOnHisSpace() {
        Scenario<Parokiam, YarnsMove> start = Night.start();
        start.asksChance().has("space", 0).has("round", 0).has("phase", "tile");
        assertThat(start.view(0).at("/spaces").size()).isEqualTo(12);
        start.sees(0, "spaces[0].holds", "start").sees(0, "spaces[1].holds", "nothing");
        start.sees(0, "spaces[2].holds", "way").sees(0, "spaces[11].holds", "gate");
    }

    @Rule("TY-SET-03")
    @Test
    void fourWayTilesLieFaceUp() {
        Night night = afterTiles();
        assertThat(night.scenario().chances()).hasSize(12).containsValues(1);
        night.play(WAYS[0]).refuses("* way 2 QUIET", "TY-SET-03");
        assertThat(night.scenario().chances()).hasSize(11).doesNotContainKey("way 2 QUIET");
        night.play(WAYS[1], WAYS[2], WAYS[3]).isIn("gate");
        assertThat(night.scenario().view(0).at("/stack").size()).isEqualTo(8);
    }

    @Rule("TY-SET-04")
    @Test
    void sixGatesInRandomOrder() {
        Night night = afterTiles().play(WAYS);
        assertThat(night.scenario().chances()).hasSize(6).containsEntry("gate 1 ta+bo", 1);
        night.play("* gate 1 bo+ta");
        assertThat(night.scenario().chances()).hasSize(5).doesNotContainKey("gate 2 ta+bo");
        night.refuses("* gate 2 ta+bo", "TY-SET-04").refuses("* gate 2 ta+ta", "TY-SET-04");
        afterGates().isIn("pick").has("gates[5]", "ma+te+bk+bo");
    }

    @Rule("TY-SET-04")
    @Test
    void equalGatesCountTogether() {
        String own = """
                {"gates": {"sets": {"sheepfold-1": {"4": ["ta+bo", "ta+bo", "ma", "te", "bk", "ta"]}}}}
                """;
        Scenario<Parokiam, YarnsMove> scenario = Scenario.of(Night.GAME).data(own);
        scenario.position(Night.spokes(4)
                .phase("gate")
                .with("round", 0)
                .space(0)
                .with("sheep", List.of())
                .with("gates", List.of())
                .scenario()
                .json()
                .toString());
        assertThat(scenario.chances())
                .containsEntry("gate 1 ta+bo", 2)
                .containsEntry("gate 1 ma", 1)
                .hasSize(5);
        scenario.play("* gate 1 ta+bo", "* gate 2 ta+bo").has("gates", List.of("ta+bo", "ta+bo"));
    }

    @Rule("TY-SET-05")
    @Test
    void tilesAreDealtFromTheOutside() {
        Scenario<Parokiam, YarnsMove> start = Night.start();
        Map<String, Integer> first = start.chances();
        assertThat(first).hasSize(36).containsEntry("tile c1 bo r", 4).containsEntry("tile c1 ws p", 16);
        start.play("* tile c1 bo r");
        assertThat(start.chances()).containsEntry("tile c2 bo r", 3).containsEntry("tile c2 ta k", 4);
        start.refuses("* tile c1 bo r", "TY-SET-05").refuses("* tile c3 bo r", "TY-SET-05");
        start.play("* tile c2 bo r", "* tile c3 bo r", "* tile c4 bo r").refuses("* tile c5 bo r", "TY-SET-05");
    }

    @Rule("TY-SET-05")
    @ParameterizedTest
    @CsvSource({"3, 21", "4, 16", "5, 11", "6, 6"})
    void theRestIsWasteland(int sheep, int wasteland) {
        assertThat(YarnsRules.of(Night.setup("seats=3", "sheepTotal=" + sheep)).tiles(Relic.NONE.ordinal()))
                .isEqualTo(wasteland);
    }

    @Rule("TY-SET-06")
    @Test
    void aSoundCityIsLeftAsItIs() {
        Night night = afterTiles().isIn("way").wallIs("a6", "b");
        assertThat(night.told()).hasSize(1);
    }

    @Rule("TY-SET-08")
    @Test
    void playersPickInTurn() {
        Night night = picking(4);
        night.asks(0)
                .play("pick Lily")
                .asks(1)
                .refuses("pick Lily", "TY-SET-08")
                .play("pick Twyla");
        night.asks(0).play("pick Poppy", "pick Melbrook").finds("Lily alt", "Twyla alt", "Poppy alt");
        assertThat(night.position().flock.of(0)).isEqualTo(Sheep.LILY.bit() | Sheep.POPPY.bit());
    }

    @Rule("TY-SET-08")
    @Test
    void theFateBoxOrAListDeals() {
        Night random = picking(4, "sheepChoice=random");
        assertThat(random.scenario().chances()).hasSize(6).containsEntry("pick Lily", 1);
        random.play("* pick Lily", "* pick Moppet", "* pick Poppy", "* pick Twyla")
                .isIn("spawn");
        Scenario<Parokiam, YarnsMove> listed = Night.start("sheepChoice=list", "sheepList=Melbrook,Lily");
        Night.laidOutOn(listed, Night.SPOKES);
        listed.play(WAYS).play("* gate 1 ta+bo", "* gate 2 ta+te+bk", "* gate 3 ma+bk+bo", "* gate 4 ta+ma+te");
        listed.play("* gate 5 ta+ma+te+bk", "* gate 6 ma+te+bk+bo").has("phase", "spawn");
        assertThat(listed.position().flock.of(0)).isEqualTo(Sheep.MELBROOK.bit() | Sheep.POPPY.bit());
        assertThat(listed.position().flock.of(1)).isEqualTo(Sheep.LILY.bit() | Sheep.TWYLA.bit());
    }

    @Rule("TY-SET-09")
    @Test
    void nobodyAndNothingElseIsAbout() {
        Night night = afterGates().cultistsAre().wolvesAre().has("powerUps", Map.of());
        night.play("pick Lily", "pick Poppy", "pick Twyla", "pick Moppet")
                .has("round", 1)
                .cultistsAre();
    }

    @Rule("TY-EASY-01")
    @Test
    void eachSheepBringsAPowerUp() {
        Night night = picking(4, "easyPowerUp=true").play("pick Twyla", "pick Lily", "pick Poppy", "pick Moppet");
        night.isIn("claim").asks(0).refuses("Lily claims bo", "TY-EASY-01").play("Poppy claims bo");
        night.asks(0)
                .play("Twyla claims bo")
                .asks(1)
                .play("Lily claims te", "Moppet claims ma")
                .isIn("spawn");
        night.has("powerUps", Map.of("ma", 1, "te", 1, "bo", 2));
    }

    @Rule("TY-EASY-02")
    @Test
    void theFirstGateIsTakenAway() {
        Night night = picking(4, "easyFirstGate=true").play("pick Twyla", "pick Lily", "pick Poppy", "pick Moppet");
        night.isIn("flip").has("gates[0]", "-").asks(0, 1).refuses("0: flips c5", "TY-EASY-02");
        night.play("1: flips c6")
                .shows("c6", "ws")
                .wallIs("c6", "b")
                .play("0: flips c5")
                .shows("c5", "ws")
                .isIn("spawn");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"gates\": {\"sets\": {\"sheepfold-1\": {\"4\": [\"ta\"]}}}}",
                "{\"gates\": {\"sets\": {\"sheepfold-1\": {\"4\": [\"ta+ta+ta+ta+ta\", \"ta\", \"ma\", \"te\", \"bk\", \"bo\"]}}}}",
                "{\"gates\": {\"sets\": {\"sheepfold-1\": {\"4\": [\"xx\", \"ta\", \"ma\", \"te\", \"bk\", \"bo\"]}}}}",
                "{\"spawn\": {\"tables\": {\"sheepfold-1\": {\"4\": [\"1/0\"]}}}}",
                "{\"spawn\": {\"tables\": {\"sheepfold-1\": {\"4\": [\"6/6\"]}}}}",
                "{\"track\": {\"spaces\": []}}",
                "{\"gates\": {\"sets\": {}}}"
            })
    void ownDataIsChecked(String data) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Scenario.of(Night.GAME).data(data).position())
                .satisfies(fault -> assertThat(fault.place()).startsWith("data"));
    }
}
