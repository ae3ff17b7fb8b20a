package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;

class CapacityTest {
    private static final String GATE = """
            . . .  . . .
            . . .  . . .
            . . w5 . . .
            . . WA . . .
            . . WB . . .
            . . .  . . .
            """;

    @Rule("SM-CAP-01")
    @Test
    void aGateLetsOneThroughABarkOrATurn() {
        Morning.drawn(GATE).edges("c2/c3:gate").play("dog A c4", "dog B c4").finds("c2:ww", "c3:www");
        Morning.drawn(GATE, "gateCapacity=turn")
                .edges("c2/c3:gate")
                .play("dog A c4")
                .has("gates", List.of("c2/c3"))
                .play("dog B c4")
                .finds("c2:w", "c3:w4")
                .play("end", "dog A c4")
                .finds("c2:ww");
    }

    @Rule("SM-CAP-01")
    @Test
    void doubleGatesBridgesAndOpenEdgesLetEverybodyThrough() {
        Morning.drawn("""
                        . w7 WA . . .
                        . .  .  . . .
                        . .  .  . . .
                        . .  .  . . .
                        . .  .  . . .
                        . .  .  . . .
                        """).play("dog A c1").finds("a1:w7");
    }

    private static final String MUD = """
            . . .     . . .
            . . .     . . .
            . . (1NS) . . .
            . . w5    . . .
            . . WA    . . .
            . . WB    . . .
            """;

    @Rule({"SM-CAP-01", "SM-CAP-05"})
    @Test
    void aPatchLetsOneCrossATurnOrABark() {
        Morning.drawn(MUD)
                .play("dog A c5")
                .has("patches", List.of("c3"))
                .play("dog B c5")
                .finds("c2:w", "c4:w4");
        Morning.drawn(MUD, "mudCapacity=bark")
                .play("dog A c5")
                .has("patches", List.of())
                .play("dog B c5")
                .finds("c2:ww", "c4:www");
    }

    @Rule("SM-CAP-06")
    @Test
    void theNextPlayerFindsThePatchFresh() {
        Morning.drawn("""
                        . . .     . . .
                        . . .     . . .
                        . . (1NS) . . .
                        . . w5    . . .
                        . . KB    . . .
                        . . .     . . .
                        """)
                .with("seat", 1)
                .with("patches", List.of("c3"))
                .play("dog B c5")
                .finds("c4:w5")
                .play("end", "end")
                .play("dog B c5")
                .finds("c2:w", "c4:w4");
    }

    @Rule("SM-CAP-02")
    @Test
    void aCrowdedWayMakesNobodyChooseAnother() {
        Morning.drawn(MUD).play("dog A c5").finds("b4:.", "d4:.", "c4:w4");
    }

    private static final String MIXED = """
            . . .   . . .
            . . .   . . .
            . . wkR . . .
            . . WA  . . .
            . . .   . . .
            . . .   . . .
            """;

    @Rule({"SM-CAP-03", "SM-RAM-01"})
    @Test
    void thePlayerPicksAndSomebodyMustGo() {
        Morning morning = Morning.drawn(MIXED)
                .edges("c2/c3:gate")
                .play("dog A c4")
                .asks(0)
                .offers("pick c3:white", "pick c3:black", "pick c3:ram")
                .refuses("end", "SM-CAP-03")
                .refuses("dog A c4", "SM-CAP-03")
                .refuses("pick c2:white", "SM-CAP-04")
                .refuses("pick c3:white c3:black", "SM-CAP-04");
        assertThat(morning.position().decision(0).kind()).isEqualTo(Task.PICK);
        assertThat(morning.position().decision(0).task().plain())
                .isEqualTo("Only one can go through: touch the sheep that goes.");
        assertThat(morning.refusal("pick b3:white").orElseThrow().sentence().plain())
                .isEqualTo(
                        "no white sheep waits on b3; these wait: the white sheep on c3, the black sheep on c3 and the ram on c3");
        morning.play("pick c3:ram").finds("c2:R", "c3:wk").has("left", 1);
        Morning.drawn(MIXED).refuses("pick c3:white", "SM-CAP-03");
    }

    @Rule("SM-CAP-04")
    @Test
    void aPickTakesAsManyAsCanGo() {
        Morning.drawn("""
                        . . .  . . .
                        . . wk . . .
                        . k WA k . .
                        . . wk . . .
                        . . .  . . .
                        . . .  . . .
                        """)
                .edges("c1/c2:gate", "c4/c5:gate", "a3/b3:gate")
                .play("dog A c3")
                .offers(
                        "pick c2:white b3:black c4:white",
                        "pick c2:white b3:black c4:black",
                        "pick c2:black b3:black c4:white",
                        "pick c2:black b3:black c4:black")
                .refuses("pick c2:white c4:white", "SM-CAP-04")
                .refuses("pick c2:white c2:black b3:black c4:white", "SM-CAP-04")
                .play("pick c2:white b3:black c4:black")
                .finds("c1:w", "c2:k", "a3:k", "b3:.", "c5:k", "c4:w", "e3:k");
    }

    @Rule("SM-CAP-04")
    @Test
    void aWayWithTwoPartsContendsForBoth() {
        Morning.drawn("""
                        . .     . . . .
                        . w     . . . .
                        . (1NS) . . . .
                        . k     . . . .
                        . WA    . . . .
                        . .     . . . .
                        """).edges("b2/b3:gate").play("dog A b5").finds("b2:wk", "b4:.");
    }

    @Rule("SM-CAP-04")
    @Test
    void withOnePossiblePickNobodyIsAsked() {
        Morning.drawn(GATE)
                .edges("c2/c3:gate")
                .play("dog A c4")
                .asks(0)
                .has("phase", "act")
                .finds("c2:w");
    }

    @Rule("SM-CAP-04")
    @Test
    void theNeedToPickIsTold() {
        assertThat(Morning.drawn(MIXED).edges("c2/c3:gate").play("dog A c4").told())
                .contains("White picks who goes: the white sheep on c3, the black sheep on c3 and the ram on c3.");
    }
}
