package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** Moves as texts. */
class NotationTest {
    private static final List<String> TEXTS = List.of(
            "first P",
            "centre takeover",
            "=V05",
            "=E17",
            "d2>b3",
            "d2.2>b3",
            "b3>bc3",
            "bc3>ef7",
            "keep W b4",
            "earth cd4",
            "lake cd5",
            "meadow bc4",
            "plant bush cd4",
            "plant tree cd3",
            "grow cd3",
            "sapling cd5",
            "spreadbush cd4",
            "card 1",
            "card pile",
            "swap M>E",
            "swap M>card",
            "swap MM>bush",
            "swap MMM>tree",
            "shift bc3>bc4",
            "shift bc3>bc5>bc4",
            "give W",
            "gain M",
            "home d2>bc3",
            "home d2.3>bc3",
            "drop cd5",
            "drop E17",
            "pay",
            "pay E1N2",
            "cast E24",
            "root bc3",
            "forage cd4",
            "calm L",
            "winter B",
            "fetch E17",
            "track",
            "track L1 B3",
            "discard E17",
            "sac cd4 E",
            "sac cd5",
            "sac cd5 cast E37",
            "take cd4 pay E W",
            "done",
            "skip");

    @Test
    void wordsNamePricesAndTolls() {
        Glade glade = Glade.of(2).stash("R E5W5N5M5").roots("b3 PP").front("P", "E06");
        words(glade.scenario(), "bc3>b3", "the root on bc3 to b3, clean earth, for a toll of 4 cubes");
        words(glade.play("bc3>b3"), "earth cd5", "clean earth on cd5 for 2 earth");
        words(
                glade.tile("R sapling bc4", "R lake cd4").play("bc3>c2"),
                "grow bc4",
                "grow the sapling on bc4 for 1 water and 1 nourishment");
        words(glade.tile("R earth bc4").play("bc3>e4"), "meadow bc4", "a meadow on bc4 for 2 nourishment");
        words(glade.hand("R", "E10").casting().scenario(), "cast E10", "cast Wild Shoot for 1 nourishment and 1 mana");
        words(glade.with("phase", "upkeep").marker("L", "R").scenario(), "pay", "pay 1 earth");
    }

    private static void words(Scenario<Wasteland, TangleMove> game, String line, String words) {
        Wasteland table = game.position();
        TangleMove move = Glade.GAME.notation().read(table, line).orElseThrow();
        assertThat(Glade.GAME.notation().words(table, move).plain()).isEqualTo(words);
    }

    @Test
    void everyMoveIsReadAsItIsWritten() {
        Wasteland table = Glade.of(4).scenario().position();
        for (String text : TEXTS) {
            assertThat(Glade.GAME
                            .notation()
                            .read(table, text)
                            .map(move -> Glade.GAME.notation().write(table, move)))
                    .as(text)
                    .hasValue(text);
            assertThat(Glade.GAME
                            .notation()
                            .words(
                                    table,
                                    Glade.GAME.notation().read(table, text).orElseThrow())
                            .plain())
                    .isNotBlank();
        }
    }

    @Test
    void someThingsMayBeWrittenInOtherWays() {
        Wasteland table = Glade.of(2).scenario().position();
        assertThat(Glade.GAME.notation().read(table, "pay N2E1"))
                .isEqualTo(Glade.GAME.notation().read(table, "pay E1N2"));
        assertThat(Glade.GAME.notation().read(table, "track B3 L1"))
                .isEqualTo(Glade.GAME.notation().read(table, "track L1 B3"));
        assertThat(Glade.GAME.notation().read(table, "take cd4 pay W E"))
                .isEqualTo(Glade.GAME.notation().read(table, "take cd4 pay E W"));
        assertThat(Glade.GAME.notation().read(table, "shift bc4>bc5>bc3"))
                .isEqualTo(Glade.GAME.notation().read(table, "shift bc3>bc4>bc5"));
        Glade.of(2).scenario().accepts("R bc3>b2", "R: bc3>b2", "0: bc3>b2");
        assertThat(Glade.GAME.notation().read(table, "take cd4 pay EW"))
                .isEqualTo(Glade.GAME.notation().read(table, "take cd4 pay E W"));
        assertThat(Glade.GAME.notation().read(table, "track L0 B3 C1"))
                .isEqualTo(Glade.GAME.notation().read(table, "track B3 C1"));
    }

    @Rule("TA-UPK-07")
    @Test
    void theUsualCubesOfAnUpkeepMayBeNamedOrNot() {
        Glade lakes = Glade.of(2)
                .with("phase", "upkeep")
                .marker("L", "R")
                .tile("R lake bc4", "R lake cd4")
                .stash("R E2M2");
        lakes.scenario().accepts("pay", "pay E2").refuses("pay E1", "TA-UPK-07").refuses("pay M2", "TA-UPK-07");
        lakes.front("R", "E20").scenario().accepts("pay", "pay E2", "pay E1M1");
        assertThat(Glade.stash(lakes.play("pay"), "R")).isEqualTo("M2");
    }

    @Rule("TA-TURN-02")
    @Test
    void aTurnMayStandInOneLine() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .roots("d2 R", "b3 P")
                .tile("R bush bc4 2", "P meadow bc5 1", "P bush bc6")
                .stash("R E2W5M1")
                .hand("R", "E24", "E25")
                .play("R d2>b3; earth cd4; earth cd3; earth cd5; earth de3; give W; cast E24; done; track L2 B2");
        game.asks(1).has("upkeep.L.holder", 0).has("seats[0].front", List.of("E24"));
        Glade.of(2).refuses("R bc3>b3; lake bc4", "TA-TURN-01");
    }

    @Rule("TA-TRK-02")
    @Test
    void whoGoesOnToTheTrackersIsDoneWithCasting() {
        Glade.of(2)
                .hand("R", "E33")
                .stash("R E2")
                .play("bc3>b3", "earth bc4", "done", "track L1")
                .asks(1);
    }

    @Rule("TA-PLC-01")
    @Test
    void whatNamesNothingIsRefusedByItsRule() {
        Glade.of(2)
                .scenario()
                .refuses("d2>d9", "TA-PLC-01")
                .refuses("earth cd99", "TA-ACT-02")
                .refuses("lake x", "TA-ACT-04")
                .refuses("swap MM>E", "TA-ACT-19")
                .refuses("track L1 L2", "TA-TRK-02")
                .refuses("pay E1E2", "TA-UPK-07")
                .refuses("cast E77", "TA-CST-02")
                .refuses("shift bc3>bc3", "TA-ACT-20")
                .refuses("hello", "");
    }
}
