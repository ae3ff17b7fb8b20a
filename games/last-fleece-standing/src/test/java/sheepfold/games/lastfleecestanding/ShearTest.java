package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.lastfleecestanding.Yard.turn;
import static sheepfold.games.lastfleecestanding.Yard.turnWithoutDeck;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

class ShearTest {
    private static final List<String> ONE_PIECE = List.of("W..", "...", "...");

    @Rule("SH-SHEAR-01")
    @Test
    void powerIsFaceAndAttachmentsAndNeverNegative() {
        turn(2).with("seats[0].shear", "sG")
                .with("seats[0].battery", "BAT+")
                .with("seats[0].blade", "BLA+")
                .sees(0, "seats[0].shear.power", 5);
        turn(2).with("seats[0].battery", "BAT-")
                .with("seats[0].blade", "BLA-")
                .sees(0, "seats[0].shear.power", 0)
                .refuses("shear B1", "SH-SHEAR-01");
    }

    @Rule("SH-SHEAR-02")
    @ParameterizedTest
    @CsvSource({"2, 1, 1", "2, 5, 1", "3, 1, 2", "3, 4, 8", "4, 1, 3", "4, 2, 9", "4, 3, 21", "4, 4, 39", "4, 5, 63"})
    void thereAreSoManyAnnouncements(int seats, int power, int announcements) {
        String shear = List.of("sK", "sB", "sG", "sR", "sP").get(power - 1);
        assertThat(turn(seats).with("seats[0].shear", shear).legal())
                .filteredOn(move -> move.startsWith("shear"))
                .hasSize(announcements);
    }

    @Rule("SH-SHEAR-02")
    @Test
    void anAnnouncementUsesAllPointsOnDifferentLivingOpponents() {
        turn(3).with("seats[0].shear", "sG")
                .accepts("shear B3", "shear B1 C2", "shear C2 B1")
                .refuses("shear B2", "SH-SHEAR-02")
                .refuses("shear B4", "SH-SHEAR-02")
                .refuses("shear A3", "SH-SHEAR-02")
                .refuses("shear D3", "SH-SHEAR-02")
                .refuses("shear B1 B2", "SH-SHEAR-02");
        Scenario<Paddock, FleeceMove> holdingBack = turn(3, "holdBack=true").with("seats[0].shear", "sG");
        holdingBack.accepts("shear B2", "shear C1 B1", "shear B3").refuses("shear B4", "SH-SHEAR-02");
        assertThat(holdingBack.legal())
                .filteredOn(move -> move.startsWith("shear"))
                .hasSize(2 + 4 + 6);
    }

    @Rule("SH-SHEAR-03")
    @Test
    void thereIsNoAttackWhenUsedUpSnaggedOrOnTheFirstTurn() {
        turn(2).with("attackUsed", true).refuses("shear B1", "SH-SHEAR-03");
        turn(2).with("seats[0].snag", "this turn").refuses("shear B1", "SH-SNAG-03");
        turn(2).with("firstTurnOver", List.of(1)).refuses("shear B1", "SH-TURN-05");
    }

    @Rule("SH-SHEAR-04")
    @Test
    void eachPartHasItsWindowInTheAnnouncedOrder() {
        turn(3).with("seats[0].shear", "sG")
                .with("seats[1].hand", List.of("POW"))
                .with("seats[2].hand", List.of("POW"))
                .play("shear C2 B1")
                .sees(0, "window", "attack")
                .sees(0, "attack.parts[0].seat", 2)
                .play("~", "snip 1", "snip 2")
                .sees(0, "window", "attack")
                .sees(0, "attack.parts[0].seat", 1)
                .asks(1, 2)
                .play("~", "snip 1")
                .sees(0, "phase", "act");
    }

    @Rule("SH-SHEAR-05")
    @Test
    void theAttackerMustGoOnSnippingAndNobodyReacts() {
        turn(2).with("seats[0].shear", "sB")
                .with("seats[1].hand", List.of("POW"))
                .play("shear B2", "~", "snip 1")
                .asks(0)
                .refuses("end", "SH-TURN-01")
                .refuses("snip 1", "SH-SHEAR-05")
                .refuses("1: pow A", "SH-TURN-01")
                .play("snip 2")
                .sees(0, "attackUsed", true);
    }

    @Rule("SH-SHEAR-06")
    @Test
    void everyPieceThatComesOffIsShownToAll() {
        Scenario<Paddock, FleeceMove> table = turn(2).play("shear B1", "snip 4").has("discard.WOL", 1);
        assertThat(table.heardBy(-2)).contains("Player A snips Basic Wool off cell 4 of player B; 0 points left.");
        table.sees(-2, "seats[1].lost.WOL", 1);
    }

    @Rule("SH-SHEAR-08")
    @Test
    void anAttackIsUsedUpWhenDoneCancelledOrSnagged() {
        turn(2).play("shear B1", "snip 1").sees(0, "attackUsed", true);
        turn(2).with("seats[1].hand", List.of("POW"))
                .play("shear B1", "pow A")
                .sees(0, "attackUsed", true)
                .sees(0, "phase", "act");
        turn(2).with("seats[0].shear", "sB").play("shear B2", "snip 9").sees(0, "attackUsed", true);
        turn(2).with("seats[0].hand", List.of("CSH")).play("closeshave B").sees(0, "attackUsed", true);
    }

    @Rule("SH-STEEL-02")
    @Test
    void theLastPointOfAPartShowsSteelAndIsSpent() {
        Scenario<Paddock, FleeceMove> table =
                turn(3).with("seats[0].shear", "sG").play("shear B2 C1", "snip 1", "snip 5");
        table.has("seats[1].known", List.of(5))
                .sees(2, "seats[1].coat[3].kind", "STL")
                .sees(2, "seats[1].coat[3].mark", "all")
                .sees(2, "attack.parts[0].seat", 2);
    }

    @Rule("SH-STEEL-04")
    @Test
    void otherEffectsTakeSteelAsOnePieceAndDamageMovesWithIt() {
        turnWithoutDeck(2)
                .with("seats[0].hand", List.of("VEL"))
                .with("seats[1].coat", List.of("tW.", "...", "..."))
                .play("velcro B", "take 1", "stick 10")
                .has("seats[0].coat[3]", "t..")
                .sees(1, "seats[0].coat[9].faceUp", true);
        turnWithoutDeck(2)
                .with("wolf", 0)
                .with("seats[0].coat", List.of("tW.", "...", "..."))
                .with("seats[0].dog", false)
                .with("die", 0)
                .with("phase", "roll")
                .play("roll 1", "shed 1")
                .has("discard.STL", 5);
    }

    @Rule("SH-SNAG-01")
    @Test
    void aSnagThatIsTheLastPieceStillPutsItsOwnerOut() {
        turn(3).with("seats[0].shear", "sB")
                .with("seats[1].coat", List.of("S..", "...", "..."))
                .play("shear B1 C1")
                .sees(0, "seats[1].living", false)
                .sees(0, "seats[0].shear.snag", "this turn")
                .has("seats[2].coat", Yard.FRESH)
                .sees(0, "phase", "act");
    }

    @Rule("SH-SNAG-02")
    @Test
    void theSnagEndsWithALaterTurnOfWhoeverHoldsTheShear() {
        Scenario<Paddock, FleeceMove> table = turn(2).with("seats[1].snag", "earlier")
                .with("attackUsed", true)
                .play("end", "~");
        table.sees(0, "seats[1].shear.snag", "earlier")
                .play("roll 1", "draw", "card CRM")
                .accepts("end");
        table.play("end", "~").sees(0, "seats[1].shear.snag", "free");
        turn(2).with("seats[0].snag", "this turn")
                .with("attackUsed", true)
                .play("end", "~")
                .sees(0, "seats[0].shear.snag", "earlier");
    }

    @Rule("SH-SNAG-03")
    @Test
    void swappingASnaggedShearAwayFreesItsOwner() {
        turn(2).with("seats[0].snag", "earlier")
                .with("seats[0].hand", List.of("THF"))
                .play("thief B")
                .sees(0, "seats[0].shear.snag", "free")
                .sees(0, "seats[1].shear.snag", "earlier")
                .accepts("shear B1");
    }

    @Rule("SH-SNAG-04")
    @Test
    void aSnagLostOtherwiseDoesNothing() {
        turn(2).with("seats[0].hand", List.of("VEL"))
                .play("velcro B", "take 9", "stick 10")
                .sees(0, "seats[0].shear.snag", "free");
        turn(2).with("owed", 1)
                .play("draw", "card BOY", "0: shed 9", "1: shed 9")
                .sees(0, "seats[0].shear.snag", "free")
                .sees(0, "seats[1].shear.snag", "free");
    }

    @Rule("SH-END-01")
    @Test
    void theLastOneWithWoolWinsInTheMiddleOfAnAttack() {
        turn(2).with("seats[0].shear", "sR")
                .with("seats[1].coat", ONE_PIECE)
                .play("shear B4")
                .isWonBy(0)
                .refuses("end", "SH-END-01");
    }
}
