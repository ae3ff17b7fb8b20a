package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Match;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.json.Json;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** Positions by hand that break a rule get the field and the rule. */
class PositionsTest {
    private static Night spokes(String... options) {
        return Night.spokes(4, options);
    }

    private static Map<String, Object> arrivals(int cultists, int wolves, String... used) {
        return Map.of("type", "arrivals", "cultists", cultists, "wolves", wolves, "used", List.of(used));
    }

    private static Map<String, Object> step(int mover, int left) {
        return Map.of("type", "step", "mover", mover, "left", left);
    }

    private static Map<String, Object> strike(String tile) {
        return Map.of("type", "strike", "tile", tile);
    }

    @Test
    void theExampleShowsTheFormat() {
        Scenario.of(Night.GAME).example().asks(0, 1).accepts("Lily to b2", "attack c1: Lily vs 1C bones 1");
    }

    @Rule("TY-SET-05")
    @Test
    void theCityIsWhole() {
        spokes().with("extra", 1).isRefused("extra");
        List<String> rows = Maze.draw(spokes().position().city);
        Scenario<Parokiam, YarnsMove> scenario = spokes().scenario();
        scenario.with("city", rows.subList(0, 12)).isRefused("city", "TY-SET-05");
        scenario.with("city", rows).with("city[0]", "ta-r ma-r").isRefused("city[0]", "TY-SET-05");
        scenario.with("city", rows).with("city[0]", "xx-r").isRefused("city[0]");
        scenario.with("city", rows).with("city[6]", "ws-r ws-r ws-o").isRefused("city[6]");
        scenario.with("city", rows).with("city[0]", "..").isRefused("city", "TY-SET-05");
        scenario.with("city", rows).with("city[0]", "ma-r").isRefused("city", "TY-SET-05");
        scenario.with("city", rows).with("phase", "tile").with("round", 0).isRefused("city", "TY-SET-05");
        scenario.with("city", Collections.nCopies(13, "..")).isRefused("city[1]", "TY-SET-05");
    }

    @Rule({"TY-SET-03", "TY-SET-04"})
    @Test
    void theWayIsFilledInItsOrder() {
        spokes().ways("QUIET", "QUIET", "BITE", "RAGE").isRefused("ways[1]", "TY-SET-03");
        spokes().ways("QUIET", "CLAW", "BITE").isRefused("ways", "TY-SET-03");
        spokes().with("gates", List.of("ta+bo")).isRefused("gates", "TY-SET-04");
        spokes().with("gates", List.of("ta+bo", "ta+bo", "ma+bk+bo", "ta+ma+te", "ta+ma+te+bk", "ma+te+bk+bo"))
                .isRefused("gates[1]", "TY-SET-04");
        spokes().with("gates", List.of("-", "ta+te+bk", "ma+bk+bo", "ta+ma+te", "ta+ma+te+bk", "ma+te+bk+bo"))
                .isRefused("gates", "TY-LOCK-03");
        spokes().with("gates", List.of("RAGE", "ta+te+bk", "ma+bk+bo", "ta+ma+te", "ta+ma+te+bk", "ma+te+bk+bo"))
                .isRefused("gates[0]", "TY-SET-03");
        spokes().with("gates", List.of("FANG", "ta+te+bk", "ma+bk+bo", "ta+ma+te", "ta+ma+te+bk", "ma+te+bk+bo"))
                .isRefused("city", "TY-SET-05");
        spokes("easyFirstGate=true").isRefused("gates[0]", "TY-EASY-02");
        spokes().phase("claim").isRefused("phase", "TY-EASY-01");
        spokes().phase("flip").isRefused("phase", "TY-EASY-02");
        spokes("sheepChoice=list").phase("pick").isRefused("phase", "TY-SET-08");
    }

    @Rule({"TY-SET-01", "TY-SET-08", "TY-SET-09"})
    @Test
    void theFlockIsDealtEvenly() {
        Map<String, Object> lily = Map.of("name", "Lily", "seat", 0);
        Map<String, Object> poppy = Map.of("name", "Poppy", "seat", 1);
        spokes().with("sheep", List.of(lily, poppy)).isRefused("sheep", "TY-SET-01");
        spokes().with("sheep", List.of(lily, poppy, lily, poppy)).isRefused("sheep[2].name", "TY-SET-08");
        Map<String, Object> twyla = Map.of("name", "Twyla", "seat", 0);
        Map<String, Object> moppet = Map.of("name", "Moppet", "seat", 0);
        spokes().with("sheep", List.of(lily, poppy, twyla, moppet)).isRefused("sheep", "TY-SET-01");
        spokes().with("sheep", List.of(Map.of("name", "Lily", "seat", 2), poppy, twyla, moppet))
                .isRefused("sheep[0].seat");
        spokes().at("Lily b1 dead").isRefused("sheep[0].dead", "TY-P6-05");
        Night picking = spokes().phase("pick")
                .with("round", 0)
                .space(0)
                .with("sheep", List.of(Map.of("name", "Lily", "seat", 0, "tile", "b1")));
        picking.isRefused("sheep[0]", "TY-SET-08");
        spokes().phase("pick")
                .with("round", 0)
                .space(0)
                .with("sheep", List.of())
                .cultists("c1")
                .isRefused("cultists", "TY-SET-09");
    }

    @Rule({"TY-SPAWN-04", "TY-CULT-03", "TY-WOLF-01", "TY-WOLF-04", "TY-ANG-01"})
    @Test
    void servantsStandWhereTheyMay() {
        spokes().cultists("c1", "c1", "c1", "c1", "c1", "c1", "c1").isRefused("cultists", "TY-SPAWN-04");
        spokes().wolves("c1", "c1", "c1", "c1", "c1", "c1", "c1").isRefused("wolves", "TY-SPAWN-04");
        spokes().cultists("alt").isRefused("cultists[0]", "TY-CULT-03");
        spokes().wolves("alt").isRefused("wolves[0].tile", "TY-WOLF-01");
        spokes().wolves("c1", "c2 0").isRefused("wolves[1].pack", "TY-WOLF-04");
        spokes().wolves("c1 1", "c1").isRefused("wolves[0].pack", "TY-WOLF-04");
        spokes().with("angel", Map.of("tile", "alt", "strength", 1)).isRefused("gates", "TY-LOCK-03");
        spokes().at("Lily b1").cultists("c1").wolves("c2").finalAct("alt", 1, 0).isRefused("wolves", "TY-ANG-01");
        spokes().at("Lily b1").finalAct("alt", 1, 0).isRefused("cultists", "TY-END-01");
        spokes().at("Lily b1").cultists("c1").finalAct("alt", 1, 0).space(1).isRefused("space", "TY-P1-01");
    }

    @Rule({"TY-P1-01", "TY-P1-02", "TY-P1-03", "TY-RND-01"})
    @Test
    void theShepherdCannotHavePassedAGate() {
        spokes().space(0).isRefused("space", "TY-P1-01");
        spokes().space(6).isRefused("space", "TY-P1-03");
        spokes().locked("1 FANG").space(8).isRefused("space", "TY-P1-03");
        spokes().space(12).isRefused("space");
        spokes().space(11).isRefused("space", "TY-P1-03");
        spokes().with("round", 0).isRefused("round", "TY-RND-01");
        spokes().phase("spawn").lies().detail(arrivals(1, 0)).isRefused("lies", "TY-P1-02");
    }

    @Rule({"TY-END-01", "TY-END-02", "TY-END-03", "TY-END-04", "TY-RND-02"})
    @Test
    void endingsHold() {
        spokes().with("ending", "win").isRefused("ending", "TY-RND-02");
        spokes().phase("over").isRefused("ending", "TY-RND-02");
        spokes().phase("over").with("ending", "win").isRefused("ending", "TY-END-01");
        spokes().phase("over").with("ending", "cultist").isRefused("ending", "TY-END-02");
        spokes().phase("over").with("ending", "gate").isRefused("ending", "TY-P1-03");
        spokes().phase("over").with("ending", "flock-dead").isRefused("ending", "TY-END-03");
        spokes().phase("over").with("ending", "time").isRefused("ending", "TY-END-04");
        spokes().phase("over").with("ending", "cultist").cultists("alt").ended(Ending.CULTIST);
        spokes().at("Lily b1 corrupted dead").isRefused("sheep", "TY-END-03");
        spokes().at(
                        "Lily alt corrupted dead",
                        "Poppy alt corrupted dead",
                        "Twyla alt corrupted dead",
                        "Melbrook alt corrupted dead")
                .isRefused("sheep", "TY-END-03");
    }

    @Rule({"TY-POW-09", "TY-P2-03", "TY-EASY-01"})
    @Test
    void powerUpsAndPhasesArePossible() {
        spokes().holds("bo 13".replace("13", "99")).isRefused("powerUps.bo", "TY-POW-09");
        spokes().holds("bo 9").isRefused("powerUps.bo", "TY-POW-09");
        spokes().holds("bo 8").isIn("act");
        spokes().holds("bo -1").isRefused("powerUps.bo", "TY-POW-09");
        spokes().holds("ws 1").isRefused("powerUps", "TY-POW-02");
        spokes().phase("pick")
                .with("round", 0)
                .space(0)
                .with("sheep", List.of())
                .holds("bo 1")
                .isRefused("powerUps", "TY-EASY-01");
        spokes().with("done", List.of(0, 1)).isRefused("phase", "TY-P2-03");
        spokes().phase("turn").isRefused("phase", "TY-P2-03");
        spokes().with("waits", Map.of("0", 4)).isRefused("waits.0", "TY-P2-03");
        spokes().with("done", List.of(3)).isRefused("done");
        spokes().phase("consent").isRefused("phase", "TY-P2-01");
    }

    @Rule({"TY-RND-01", "TY-ROT-01"})
    @Test
    void nobodyIsAheadOfTheRound() {
        for (String busy : List.of("moved", "acted", "turned")) {
            spokes().phase("spawn").at("Lily c1 " + busy).detail(arrivals(1, 0)).isRefused("sheep[0]", "TY-RND-01");
        }
        spokes().at("Lily c1 turned").isRefused("sheep[0].turned", "TY-ROT-01");
        spokes().phase("turn").at("Lily c1 turned moved acted", "Melbrook b2").isIn("turn");
    }

    @Test
    void eachDecisionNeedsItsDetail() {
        spokes().phase("spawn").isRefused("detail");
        spokes().phase("spawn").detail(strike("c1")).isRefused("detail");
        spokes().detail(arrivals(1, 0)).isRefused("detail");
    }

    @Rule({"TY-FATE-01", "TY-FATE-02", "TY-SPAWN-01", "TY-WAY-05", "TY-WAY-11"})
    @Test
    void thereIsSomethingForChanceToDecide() {
        spokes().phase("spawn").detail(arrivals(0, 0)).isRefused("detail", "TY-SPAWN-01");
        spokes().phase("spawn").detail(arrivals(1, 0, "r", "r")).isRefused("detail.used", "TY-FATE-01");
        spokes().phase("spirit").detail(arrivals(1, 0)).isRefused("detail", "TY-WAY-05");
        spokes().phase("lightness")
                .cultists("c1")
                .detail(Map.of("type", "movers", "cultists", List.of(0)))
                .isRefused("detail", "TY-WAY-11");
        spokes().phase("cultist").cultists("c1").detail(step(0, 1)).isRefused("detail", "TY-FATE-02");
        spokes().phase("cultist").cultists("c2").detail(step(1, 1)).isRefused("detail.mover");
        spokes().phase("wolf").at("Lily c1").wolves("c2").detail(step(0, 1)).isRefused("detail", "TY-FATE-02");
        spokes().phase("wolf").at("Lily c1").detail(step(0, 1)).isRefused("phase", "TY-WOLF-01");
        spokes().phase("wolf")
                .at("Lily a4")
                .wolves("a1", "a1 0")
                .detail(step(1, 1))
                .isRefused("detail.mover", "TY-WOLF-04");
        spokes().phase("angel").detail(step(0, 1)).isRefused("phase", "TY-ANG-04");
    }

    @Rule({"TY-ATT-01", "TY-ATT-05", "TY-P6-01", "TY-P6-02", "TY-P6-04", "TY-P6-07", "TY-FATE-03", "TY-LOCK-03"})
    @Test
    void battlesAreReal() {
        Map<String, Object> raid =
                Map.of("type", "raid", "tile", "b9", "sheep", List.of("Lily"), "wolves", 1, "cultists", 0, "bones", 0);
        spokes().phase("battle").detail(raid).isRefused("detail.sheep", "TY-ATT-01");
        spokes().phase("battle").at("Lily b9").detail(raid).isRefused("detail", "TY-ATT-01");
        Map<String, Object> sure =
                Map.of("type", "raid", "tile", "b9", "sheep", List.of("Lily"), "wolves", 1, "cultists", 0, "bones", 1);
        spokes().phase("battle").at("Lily b9").wolves("b9").detail(sure).isRefused("detail", "TY-ATT-05");
        spokes().phase("battle").at("Lily b9").wolves("b9").detail(raid).isRefused("detail.sheep", "TY-P2-01");
        spokes().phase("battle")
                .at("Lily b9 acted")
                .wolves("b9")
                .detail(raid)
                .draws("battle sheep", 2, "battle servants", 1);
        spokes().phase("strike").at("Lily b9").wolves("c1").detail(strike("b9")).isRefused("detail.tile", "TY-P6-01");
        spokes().phase("strike").wolves("c1").detail(strike("c1")).isRefused("detail.tile", "TY-P6-01");
        spokes().phase("books").at("Lily b9").wolves("b9").detail(strike("b9")).isRefused("phase", "TY-P6-02");
        spokes().phase("victim").at("Lily b9").wolves("b9").detail(strike("b9")).isRefused("detail.tile", "TY-FATE-03");
        spokes().phase("strike")
                .at("Lily b9")
                .wolves("b9", "b9")
                .detail(strike("b9"))
                .isRefused("detail", "TY-P6-04");
        spokes().phase("strike")
                .at("Lily b9")
                .wolves("b9")
                .detail(Map.of("type", "strike", "tile", "b9", "again", true))
                .isRefused("detail.again", "TY-P6-07");
        spokes().phase("draw").detail(Map.of("type", "slot", "number", 1)).isRefused("gates", "TY-LOCK-03");
    }

    @Rule({"TY-POW-02", "TY-POW-03", "TY-COR-02", "TY-P2-01"})
    @Test
    void trialsAndPlansAreReal() {
        spokes().phase("fate")
                .detail(Map.of("type", "trial", "sheep", "Moppet"))
                .isRefused("detail.sheep", "TY-POW-02");
        spokes().phase("fate").detail(Map.of("type", "trial", "sheep", "Lily")).isRefused("detail.sheep", "TY-POW-03");
        spokes().phase("choose").at("Lily c1").isRefused("phase", "TY-COR-02");
        Night plan = spokes("consent=ask").phase("consent").at("Lily c1", "Melbrook b2");
        plan.detail(Map.of("type", "plan", "seat", 0, "move", "lock 1: Lily@c1 Melbrook@b2", "unanswered", List.of(1)));
        plan.asks(1).play("yes").isIn("draw");
        Night nonsense = spokes("consent=ask").phase("consent").at("Lily c1");
        nonsense.detail(Map.of(
                        "type", "plan", "seat", 0, "move", "lock 1: Lily@c1 Melbrook@b2", "unanswered", List.of(1)))
                .isRefused("detail.move", "TY-P2-01");
        Night nobody = spokes("consent=ask").phase("consent").at("Lily c1", "Melbrook b2");
        nobody.detail(Map.of(
                        "type", "plan", "seat", 0, "move", "lock 1: Lily@c1 Melbrook@b2", "unanswered", List.of(0)))
                .isRefused("detail.unanswered", "TY-P2-01");
    }

    @Rule({"TY-P2-01", "TY-POW-02", "TY-COR-02"})
    @Test
    void whoIsInTheMidstOfAnActionHasActed() {
        Map<String, Object> trial = Map.of("type", "trial", "sheep", "Poppy");
        spokes().phase("fate").at("Poppy b9").detail(trial).isRefused("detail.sheep", "TY-P2-01");
        spokes().phase("fate").at("Poppy c1 acted").detail(trial).isRefused("detail.sheep", "TY-POW-02");
        spokes().phase("fate")
                .at("Poppy b9 acted")
                .detail(trial)
                .play("* fate bo")
                .isIn("act");
        spokes().phase("choose").at("Lily c1 corrupted").isRefused("phase", "TY-P2-01");
        spokes().phase("choose")
                .at("Lily c1 corrupted acted")
                .play("Lily chooses bo")
                .isIn("act");
        Night back = spokes().ways("SPIRIT", "CLAW", "BITE", "RAGE")
                .space(2)
                .phase("spirit")
                .detail(arrivals(1, 0));
        back.isRefused("detail", "TY-P2-01");
    }

    @Rule({"TY-P2-03", "TY-WAY-01"})
    @Test
    void phasesInWhichAllActAreOpen() {
        spokes().with("done", List.of(0, 0)).isRefused("done", "TY-P2-03");
        spokes().space(2).phase("turn").at("Lily b1").isRefused("phase", "TY-WAY-01");
        spokes().space(2).lies().phase("turn").at("Lily b1").isIn("turn");
        spokes().phase("pick")
                .with("round", 0)
                .space(0)
                .with("sheep", List.of())
                .with("done", List.of(0))
                .isRefused("phase", "TY-P2-03");
    }

    @Rule("TY-POW-09")
    @Test
    void aFullHoardMayGrowAsLongAsSheepMayAct() {
        Night night = Night.spokes(6)
                .at("Lily c1", "Poppy c5", "Twyla c10", "Melbrook c15")
                .holds("bo 12", "ta 12");
        assertIsReadAsItStands(night.scenario().match());
        for (String take : List.of("Lily takes bo", "Poppy takes bo", "Twyla takes bo", "Melbrook takes bo")) {
            night.play(take);
            assertIsReadAsItStands(night.scenario().match());
        }
        night.dusk();
        assertIsReadAsItStands(night.scenario().match());
        Night.spokes(6).holds("bo 13").isRefused("powerUps.bo", "TY-POW-09");
        Night.spokes(6).at("Lily b1 acted").holds("bo 13").isIn("act");
        Map<String, Object> trial = Map.of("type", "trial", "sheep", "Lily");
        Night.spokes(6)
                .phase("fate")
                .at("Lily b1 acted corrupted")
                .holds("bo 13")
                .detail(trial)
                .isRefused("powerUps.bo", "TY-POW-09");
    }

    private static void assertIsReadAsItStands(Match<Parokiam, YarnsMove> match) {
        Parokiam table = match.position();
        String json = Json.line(Night.GAME.positions().write(table));
        Parokiam again = Night.GAME.positions().read(match.setup(), Json.parse(json));
        assertThat(Json.line(Night.GAME.positions().write(again))).isEqualTo(json);
        assertThat(again.turn()).as("who decides in %s", json).isEqualTo(table.turn());
        for (int actor : actors(match)) {
            assertThat(legal(again, actor))
                    .as("the moves of %d in %s", actor, json)
                    .isEqualTo(legal(table, actor));
        }
    }

    private static List<Integer> actors(Match<Parokiam, YarnsMove> match) {
        Seats movers = match.position().movers();
        return movers.isEmpty() ? List.of(Seats.CHANCE) : movers.list();
    }

    private static List<YarnsMove> legal(Parokiam table, int actor) {
        Moves<YarnsMove> moves = new Moves<>();
        table.legalMoves(actor, moves);
        return moves.stream().toList();
    }

    /** Under all kinds of options: from the first tile on, and from a crowded table in the final act and before it. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void whateverIsReachedIsReadAsItStands(long seed) {
        RandomGenerator random = new SeededRandom(seed);
        for (int game = 0; game < 4; game++) {
            List<String> options = new ArrayList<>();
            for (String option : List.of(
                    "easyPowerUp", "poppyCorruptedSolo", "multiSacrifice", "finalActSacrifice", "fairnessSaves")) {
                options.add(option + "=" + random.nextBoolean());
            }
            options.add("consent=" + (random.nextBoolean() ? "ask" : "trust"));
            options.add("blackberryDefence=" + (2 + random.nextInt(2)));
            options.add("servantMarbleCap=" + (random.nextBoolean() ? 9 : 0));
            options.add("finalActRounds=" + (1 + random.nextInt(3)));
            String[] house = options.toArray(String[]::new);
            playOn(crowded(house).with("phase", "act").scenario().match(), random);
            playOn(crowded(house).finalAct("alt", 3, 0).scenario().match(), random);
            options.add("easyFirstGate=" + random.nextBoolean());
            options.add("sheepChoice=" + List.of("draft", "random", "list").get(random.nextInt(3)));
            int seats = 1 + random.nextInt(6);
            options.add("seats=" + seats);
            options.add("sheepTotal=" + (random.nextBoolean() ? "auto" : Integer.toString(Math.max(3, seats))));
            playOn(Night.start(options.toArray(String[]::new)).match(), random);
        }
    }

    private static Night crowded(String... options) {
        return Night.spokes(6, options)
                .sheep("Moppet", "Melbrook", "Blackberry", "Lily", "Poppy", "Twyla")
                .at("Moppet c8", "Melbrook a1", "Blackberry b3 corrupted", "Lily b9", "Poppy a1 corrupted")
                .cultists("c1", "c5", "b9", "c13")
                .ways("QUIET", "FAIRNESS", "LIGHTNESS", "BITE")
                .space(3)
                .holds("ta 1", "ma 2", "te 1", "bo 3", "bk 2");
    }

    private static void playOn(Match<Parokiam, YarnsMove> match, RandomGenerator random) {
        assertIsReadAsItStands(match);
        while (!match.turn().isOver()) {
            List<Integer> actors = actors(match);
            int actor = actors.get(random.nextInt(actors.size()));
            List<YarnsMove> moves = legal(match.position(), actor);
            YarnsMove move = moves.get(random.nextInt(moves.size()));
            match.play(actor, move instanceof YarnsMove.Done ? moves.get(random.nextInt(moves.size())) : move);
            assertIsReadAsItStands(match);
        }
    }

    @Test
    void positionsRoundTrip() {
        Night night = spokes().at("Lily c1 corrupted moved")
                .wolves("c2", "c2 0")
                .cultists("c4")
                .holds("bo 2")
                .with("done", List.of(1));
        String json = Night.GAME.positions().write(night.position()).toString();
        Parokiam again = Night.GAME.positions().read(night.scenario().match().setup(), Json.parse(json));
        assertThat(Night.GAME.positions().write(again).toString()).isEqualTo(json);
    }
}
