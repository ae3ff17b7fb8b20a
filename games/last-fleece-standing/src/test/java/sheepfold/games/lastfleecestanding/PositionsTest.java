package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static sheepfold.games.lastfleecestanding.Yard.turn;
import static sheepfold.games.lastfleecestanding.Yard.turnWithoutDeck;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.json.BadInput;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** What is wrong with a position is told by field and rule. */
class PositionsTest {
    private static final List<String> BARE = List.of("...", "...", "...");
    private static final List<String> ONE_PIECE = List.of("W..", "...", "...");
    private static final List<String> TWO_PIECES = List.of("WW.", "...", "...");

    private static Map<String, Object> attackOn(int seat) {
        return Map.of("parts", List.of(Map.of("seat", seat, "points", 1)));
    }

    private static List<Object> stacked(int seat, String play) {
        return List.of(Map.of("seat", seat, "play", play));
    }

    @Test
    void theExampleCanBePlayed() {
        Scenario.of(Yard.GAME).example().asks(0).accepts("draw", "shear B4", "velcro B", "arrange 1>9 9>1");
    }

    @Test
    void coats() {
        turn(2).with("seats[0].coat", List.of("WWW")).isRefused("seats[0].coat", "SH-COAT-05");
        turn(2).with("seats[0].coat[1]", "WXW").isRefused("seats[0].coat[1]", "SH-SET-02");
        turn(2).with("seats[0].coat[1]", "tWW").isRefused("seats[0].coat", "SH-STEEL-03");
        turn(2).with("seats[0].coat", List.of("WWW", "WWW", "WWW")).isRefused("seats", "SH-SET-05");
        turn(2).with("seats[0].known", List.of(10)).isRefused("seats[0].known", "SH-HID-04");
        turn(2).with("phase", "coat").with("die", 0).isRefused("seats[0].coat", "SH-SET-02");
        turn(2).with("seats[0].fleece", 1).isRefused("seats[0].fleece");
    }

    @Test
    void handsAndTables() {
        turn(2).with("seats[0].hand", List.of("sB")).isRefused("seats[0].hand", "SH-DRAW-01");
        turn(2).with("seats[0].hand", List.of("XXX")).isRefused("seats[0].hand[0]");
        turn(2).with("seats[0].hand", List.of("CSH", "CSH")).isRefused("seats", "SH-SET-05");
        turn(2).with("seats[0].keptPow", true).isRefused("seats[0].keptPow", "SH-HID-06");
        turn(2).with("seats[0].shear", "BAT+").isRefused("seats[0].shear", "SH-DRAW-02");
        turn(2).with("seats[0].battery", "BLA+").isRefused("seats[0].battery", "SH-DRAW-03");
        turn(2).with("seats[0].blade", "BAT+").isRefused("seats[0].blade", "SH-DRAW-03");
        turn(2).with("seats[0].snag", "long").isRefused("seats[0].snag", "SH-SNAG-02");
        turn(3).with("seats[1].coat", BARE).isRefused("seats[1]", "SH-OUT-02");
        turn(3).with("seats[0].place", 2).isRefused("seats[0].place", "SH-END-03");
        turnWithoutDeck(2).with("seats[0].battery", "BAT+").isRefused("seats[0].battery", "SH-DECK-02");
    }

    @Test
    void piles() {
        turn(2).with("deck", Map.of("WOL", 1)).isRefused("deck", "SH-SET-04");
        turn(2).with("deck", Map.of("sP", 2)).isRefused("seats", "SH-SET-05");
        turn(2).with("discard", Map.of()).isRefused("deck", "SH-SET-05");
        turn(2).with("deck", Map.of()).with("discard", Map.of()).isRefused("discard", "SH-SET-05");
        turnWithoutDeck(2).with("owed", 1).isRefused("owed", "SH-DECK-03");
        turn(2).with("deck", Map.of("XXX", 1)).isRefused("deck.XXX");
    }

    @Test
    void seatsAndTurns() {
        turn(2).with("active", 2).isRefused("active");
        turn(2).with("phase", "tea").isRefused("phase");
        turn(2).with("window", "tea").isRefused("window");
        turn(2).with("die", 0).isRefused("die", "SH-TURN-02");
        turn(2).with("phase", "roll").isRefused("die", "SH-TURN-02");
        turn(2).with("phase", "over").isRefused("phase", "SH-END-01");
        turn(2).with("seats[1].coat", BARE).with("seats[1].dog", false).isRefused("phase", "SH-END-01");
        turn(3).with("seats[0].coat", BARE).with("seats[0].dog", false).isRefused("active", "SH-TURN-09");
        turn(2).with("firstTurnOver", List.of(7)).isRefused("firstTurnOver");
        turn(3).with("phase", "card").isRefused("owed", "SH-TURN-03");
        turn(2).with("window", "draw").isRefused("window", "SH-REACT-02");
        turn(2).with("phase", "window").isRefused("window", "SH-REACT-02");
        turn(2).with("phase", "window").with("window", "draw").isRefused("phase", "SH-REACT-03");
    }

    @Test
    void theWolf() {
        turn(3).with("wolf", 1).with("seats[1].shepherd", true).isRefused("wolf", "SH-SHP-01");
        turn(3).with("wolf", 1)
                .with("seats[1].coat", BARE)
                .with("seats[1].dog", false)
                .isRefused("wolf", "SH-WOLF-05");
        turn(2).with("phase", "first").with("die", 0).with("wolf", 1).isRefused("wolf", "SH-SET-06");
        turn(2).with("phase", "bite").with("window", "roll").isRefused("wolf", "SH-WOLF-02");
        turn(2).with("phase", "bite")
                .with("window", "roll")
                .with("wolf", 0)
                .with("seats[0].coat", ONE_PIECE)
                .isRefused("seats", "SH-WOLF-02");
    }

    @Test
    void attacks() {
        turn(3).with("attack", attackOn(1)).isRefused("attack", "SH-SHEAR-04");
        turn(3).with("phase", "snip").with("window", "attack").isRefused("attack", "SH-SHEAR-05");
        turn(3).with("phase", "snip")
                .with("window", "attack")
                .with("attack", attackOn(1))
                .with("seats[1].coat", ONE_PIECE)
                .isRefused("attack", "SH-SHEAR-05");
        turn(3).with("phase", "window")
                .with("window", "attack")
                .with("seats[1].hand", List.of("POW"))
                .isRefused("attack", "SH-SHEAR-04");
        turn(3).with("attack", Map.of("parts", List.of())).isRefused("attack.parts", "SH-SHEAR-02");
        turn(3, "deflectHitsAttacker=false")
                .with("phase", "snip")
                .with("window", "attack")
                .with("attack", attackOn(0))
                .isRefused("attack.parts", "SH-AFT-03");
        turn(3).with("attack", Map.of("parts", List.of(Map.of("seat", 1, "points", 1), Map.of("seat", 1, "points", 1))))
                .isRefused("attack.parts", "SH-SHEAR-02");
        turn(3).with("phase", "snip")
                .with("window", "attack")
                .with("attack", attackOn(0))
                .accepts("snip 1");
    }

    @Test
    void stacks() {
        turn(2).with("stack", stacked(0, "velcro B")).isRefused("stack", "SH-REACT-06");
        turn(2).with("phase", "take").isRefused("stack", "SH-REACT-06");
        turn(2).with("phase", "row").with("stack", stacked(0, "velcro B")).isRefused("stack", "SH-REACT-06");
        turn(2).with("phase", "coin").with("stack", stacked(1, "cream")).isRefused("stack[0]", "SH-REACT-07");
        turn(2).with("phase", "take").with("stack", stacked(0, "velcro A")).isRefused("stack[0]", "SH-REACT-07");
        turn(2).with("phase", "window").with("stack", stacked(0, "pow C")).isRefused("stack[0]", "SH-REACT-07");
        turn(2).with("phase", "row").with("stack", stacked(1, "closeshave A")).isRefused("stack[0]", "SH-REACT-07");
        turn(2).with("phase", "take").with("stack", stacked(0, "snip 1")).isRefused("stack[0].play");
        turn(2).with("phase", "take").with("stack", stacked(0, "velcro B")).accepts("take 1");
        turn(2).with("phase", "keep")
                .with("keepRow", 2)
                .with("stack", stacked(0, "closeshave B"))
                .isRefused("keepRow", "SH-CSH-03");
        turn(2).with("phase", "keep")
                .with("keepRow", 1)
                .with("seats[1].coat", TWO_PIECES)
                .with("stack", stacked(0, "closeshave B"))
                .asks(1);
    }

    @Test
    void eventsAndGains() {
        turn(2).with("event", "BOY").isRefused("event", "SH-DRAW-05");
        turn(2).with("event", "SHP").isRefused("event", "SH-DRAW-05");
        turn(2).with("phase", "shed")
                .with("window", "event")
                .with("event", "GOA")
                .isRefused("phase", "SH-BOY-01");
        turn(2).with("wolfAtEvent", 1).isRefused("wolfAtEvent", "SH-BOY-01");
        turn(2).with("phase", "shed")
                .with("window", "event")
                .with("event", "BOY")
                .asks(0, 1);
        turn(2).with("phase", "gain").isRefused("gain");
        turn(2).with("gain", Map.of("seat", 0, "kind", "STL")).isRefused("gain", "SH-COAT-04");
        turn(2).with("phase", "gain")
                .with("gain", Map.of("seat", 0, "kind", "STL"))
                .isRefused("gain.seat", "SH-COAT-05");
        turn(2).with("phase", "gain")
                .with("seats[1].coat", TWO_PIECES)
                .with("gain", Map.of("seat", 1, "kind", "STL"))
                .isRefused("gain.seat", "SH-DRAW-04");
        turn(2).with("phase", "gain")
                .with("seats[0].coat", TWO_PIECES)
                .with("gain", Map.of("seat", 0, "kind", "WOL", "damaged", true))
                .isRefused("gain.damaged", "SH-STEEL-03");
    }

    @Test
    void strays() {
        Map<String, Object> stray = Map.of("kind", "STL", "steelOrSnag", true, "known", List.of(1), "to", 1, "cell", 5);
        turn(2).with("strays", List.of(stray)).sees(0, "seats[1].coat[4].mark", "steel or snag");
        turn(2).with("strays", List.of(stray, stray)).isRefused("strays[1].cell", "SH-HID-04");
        turn(2).with("strays", List.of(stray))
                .with("seats[1].known", List.of(5))
                .isRefused("strays[0].cell", "SH-HID-04");
        turn(2).with("strays", List.of(Map.of("kind", "WOL", "steelOrSnag", true, "to", 1)))
                .isRefused("strays[0].kind", "SH-HID-04");
        turn(2).with("strays", List.of(Map.of("kind", "STL", "to", 1)))
                .isRefused("strays[0].steelOrSnag", "SH-DRAW-04");
    }

    @Test
    void answers() {
        Scenario<Paddock, FleeceMove> window = turn(3).with("seats[1].hand", List.of("POW"))
                .with("seats[2].hand", List.of("POW"))
                .play("shear B1");
        window.with("seats[1].answer", "cream").isRefused("seats[1].answer", "SH-REACT-01");
        window.with("seats[1].answer", "tea").isRefused("seats[1].answer");
        window.with("seats[1].answer", "pow A").asks(2);
        window.with("seats[2].answer", "pass").isRefused("seats", "SH-REACT-04");
        turn(2).with("seats[1].answer", "pass").isRefused("seats[1].answer", "SH-REACT-03");
    }

    @Test
    void tokens() {
        turn(2, "coatMemory=strict").with("seats[0].tokens", List.of(1, 2)).isRefused("seats[0].tokens", "SH-HID-02");
        turn(2, "coatMemory=strict")
                .with("seats[0].tokens", List.of(9, 8, 7, 6, 5, 4, 3, 2, 1))
                .sees(0, "seats[0].coat[0].token", 9);
    }

    @Rule("SH-WOLF-02")
    @Test
    void theWolfDoesNotBiteOnAnEvenDie() {
        turn(2).with("phase", "bite")
                .with("window", "roll")
                .with("wolf", 0)
                .with("die", 4)
                .isRefused("die", "SH-WOLF-02");
    }

    private static Scenario<Paddock, FleeceMove> snipping(int points) {
        return turn(3).with("phase", "snip")
                .with("window", "attack")
                .with("attack", Map.of("parts", List.of(Map.of("seat", 1, "points", points))));
    }

    @Test
    void anAttackFitsItsTurn() {
        snipping(2).isRefused("attack.parts", "SH-SHEAR-02");
        snipping(2).with("seats[0].shear", "sB").accepts("snip 1");
        snipping(1).with("firstTurnOver", List.of(1, 2)).isRefused("attack", "SH-TURN-05");
        snipping(1).with("attackUsed", true).isRefused("attackUsed", "SH-SHEAR-03");
        snipping(1).with("seats[0].snag", "earlier").isRefused("seats[0].snag", "SH-SNAG-03");
    }

    @Rule("SH-CSH-01")
    @Test
    void nobodyShavesOnAFirstTurn() {
        turn(2).with("phase", "row")
                .with("stack", stacked(0, "closeshave B"))
                .with("firstTurnOver", List.of(1))
                .isRefused("stack[0]", "SH-TURN-05");
    }

    @Rule("SH-TURN-03")
    @Test
    void nothingIsOwedWhenATurnEndsOrBeforeItsRoll() {
        turn(2).with("phase", "window").with("window", "end").with("owed", 2).isRefused("owed", "SH-TURN-03");
        turn(2).with("phase", "roll").with("die", 0).with("owed", 2).isRefused("owed", "SH-TURN-02");
        turn(3).with("phase", "window")
                .with("window", "end")
                .with("owed", 2)
                .with("seats[0].coat", BARE)
                .with("seats[0].dog", false)
                .asks(1, 2);
    }

    @Rule("SH-CRM-02")
    @Test
    void aDuelThatEndsInTiesCanBeReadAgain() {
        Scenario<Paddock, FleeceMove> table = turn(2, "creamDuel=rps")
                .with("seats[1].hand", List.of("CRM"))
                .play("shear B1", "cream", "0: rock", "1: rock", "0: rock", "1: rock");
        table.has("ties", 2).play("0: paper", "1: paper").has("phase", "coin");
        turn(2, "creamDuel=rps").position(table.json().toString()).accepts("coin heads");
        turn(2, "creamDuel=rps")
                .position(table.json().toString())
                .with("phase", "hands")
                .with("ties", 3)
                .isRefused("ties", "SH-CRM-02");
    }

    private static String fault(Scenario<Paddock, FleeceMove> table) {
        return assertThatExceptionOfType(BadInput.class)
                .isThrownBy(table::position)
                .actual()
                .line();
    }

    @Test
    void whatWasLeftOutIsNamed() {
        assertThat(fault(turn(3).with("phase", "snip").with("attack", attackOn(1))))
                .isEqualTo("window: SH-REACT-02: in the phase snip it is to be attack");
        assertThat(fault(turn(2).with("phase", "shed").with("event", "BOY")))
                .isEqualTo("window: SH-REACT-02: in the phase shed it is to be event");
        assertThat(fault(turn(2).with("phase", "bite").with("wolf", 0)))
                .isEqualTo("window: SH-REACT-02: in the phase bite it is to be roll");
        assertThat(fault(turn(3).with("seats[1].coat", BARE))).contains("dog is to be false");
        assertThat(fault(turn(2).with("phase", "window").with("wolf", 0).with("stack", stacked(0, "dog"))))
                .contains("more of Sheepdog than are in play", "a seat has its dog unless dog is false");
        assertThat(fault(turn(2).with("deck", Map.of("sP", 2))))
                .contains("1 in play", "2 in the deck", "0 in the discard pile");
        assertThat(fault(turn(2).with("discard", Map.of()))).contains("1 of Wolf", "0 in the discard pile");
    }
}
