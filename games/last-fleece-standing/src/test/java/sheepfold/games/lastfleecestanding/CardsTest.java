package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.lastfleecestanding.Yard.turn;
import static sheepfold.games.lastfleecestanding.Yard.turnWithoutDeck;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

class CardsTest {
    private static final List<String> ONE_PIECE = List.of("W..", "...", "...");

    @Rule("SH-POW-A")
    @Test
    void powACancelsAnAttackOnAnybody() {
        turn(3).with("seats[0].hand", List.of("POW"))
                .with("owed", 2)
                .with("seats[2].hand", List.of("POW"))
                .play("shear B1")
                .asks(2)
                .play("pow A", "0: pass")
                .sees(0, "attackUsed", true)
                .has("seats[1].coat", Yard.FRESH)
                .sees(0, "owed", 2)
                .accepts("draw");
        turn(3).with("die", 2)
                .with("seats[0].hand", List.of("POW"))
                .with("seats[1].hand", List.of("AFT"))
                .play("shear B1", "after", "0: pass")
                .asks(0)
                .refuses("pow A", "SH-POW-A");
    }

    @Rule("SH-POW-A")
    @Test
    void powAMayBePlayedBeforeALaterPart() {
        turn(3).with("seats[0].shear", "sB")
                .with("seats[2].hand", List.of("POW"))
                .play("shear B1 C1", "~", "snip 1", "pow A")
                .has("seats[1].coat[0]", ".WW")
                .has("seats[2].coat", Yard.FRESH);
    }

    @Rule("SH-POW-B")
    @Test
    void powBExpelsAnUnusedDogOrStopsAPlayedOne() {
        turn(3).with("seats[0].hand", List.of("POW", "POW", "POW"))
                .with("seats[2].dog", false)
                .refuses("pow B A", "SH-POW-B")
                .refuses("pow B C", "SH-POW-B")
                .refuses("pow B D", "SH-POW-B")
                .refuses("pow B !", "SH-POW-B")
                .play("pow B B")
                .has("seats[1].dog", false)
                .has("discard.DOG", 2);
        turn(2).with("wolf", 0)
                .with("seats[1].hand", List.of("POW"))
                .play("dog")
                .asks(1)
                .refuses("pow C", "SH-POW-C")
                .play("pow B !")
                .has("wolf", 0)
                .has("seats[0].dog", false)
                .sees(0, "phase", "act");
    }

    @Rule("SH-POW-B")
    @Test
    void atACounterTableOnlyAPlayedDogIsAnswered() {
        turn(2, "powB=counter").with("seats[0].hand", List.of("POW")).refuses("pow B B", "SH-POW-B");
        turn(2, "powB=counter")
                .with("wolf", 0)
                .with("seats[1].hand", List.of("POW"))
                .play("dog")
                .offers("pass", "pow B !");
    }

    @Rule("SH-POW-C")
    @Test
    void powCCancelsTheCardOnTop() {
        for (String card : List.of("velcro B", "thief B", "closeshave B", "pow B B")) {
            turn(2).with("seats[0].hand", List.of("VEL", "THF", "CSH", "POW"))
                    .with("seats[0].shear", "sB")
                    .with("seats[1].hand", List.of("POW"))
                    .play(card, "pow C", "0: pass")
                    .sees(0, "phase", "act")
                    .has("seats[0].shear", "sB")
                    .has("seats[1].dog", true)
                    .has("seats[1].coat", Yard.FRESH);
        }
        turn(2).with("seats[0].hand", List.of("POW"))
                .with("seats[1].hand", List.of("CRM", "AFT"))
                .with("seats[0].shear", "sB")
                .play("shear B2", "cream", "pow C", "~")
                .sees(0, "window", "attack")
                .has("discard.CRM", 1);
    }

    @Rule("SH-CRM-01")
    @Test
    void headsWipesTheCreamOff() {
        Scenario<Paddock, FleeceMove> table =
                turn(3).with("seats[2].hand", List.of("CRM", "CRM")).play("shear B1", "cream");
        assertThat(table.chances()).isEqualTo(Map.of("coin heads", 1, "coin tails", 1));
        table.play("coin heads").sees(0, "window", "attack").asks(2).accepts("cream");
    }

    @Rule("SH-CRM-01")
    @Test
    void creamIsThrownBeforeTheFirstSnipAndByVictimsWhereSoAgreed() {
        turn(3).with("seats[0].shear", "sB")
                .with("seats[2].hand", List.of("CRM"))
                .play("shear B1 C1", "~", "snip 1")
                .refuses("cream", "SH-CRM-01");
        turn(3, "creamBy=victims")
                .with("seats[2].hand", List.of("CRM"))
                .play("shear B1")
                .refuses("cream", "SH-CRM-01");
        turn(3, "creamBy=victims")
                .with("seats[0].shear", "sB")
                .with("seats[2].hand", List.of("CRM"))
                .play("shear B1 C1")
                .accepts("cream");
        turn(2).with("seats[0].hand", List.of("CRM")).refuses("cream", "SH-REACT-07");
    }

    @Rule("SH-CRM-02")
    @Test
    void rockPaperShearInPlaceOfTheCoin() {
        Scenario<Paddock, FleeceMove> table = duel();
        table.asks(0, 1).offers(0, "rock", "paper", "shear-hand");
        table.play("0: paper", "1: shear-hand").sees(0, "phase", "bite");
        duel().play("0: rock", "1: shear-hand").sees(0, "phase", "snip");
        duel().play("0: rock", "1: paper").sees(0, "phase", "bite");
        duel().play("0: shear-hand", "1: paper").sees(0, "phase", "snip");
        duel().play("0: rock", "1: rock", "0: paper", "1: paper")
                .asks(0, 1)
                .play("0: shear-hand", "1: shear-hand")
                .asksChance();
    }

    private static Scenario<Paddock, FleeceMove> duel() {
        return turn(2, "creamDuel=rps").with("seats[1].hand", List.of("CRM")).play("shear B1", "cream");
    }

    @Rule("SH-AFT-02")
    @Test
    void anEvenDieBouncesToTheRightAndSkipsTheDead() {
        turn(4).with("die", 4)
                .with("seats[0].shear", "sR")
                .with("seats[1].coat", List.of("...", "...", "..."))
                .with("seats[1].dog", false)
                .with("seats[2].hand", List.of("AFT"))
                .play("shear C4", "after")
                .has("attack.parts", List.of(Map.of("seat", 0, "points", 2)));
    }

    @Rule("SH-AFT-04")
    @Test
    void withTwoLivingAnAttackIsOnlyHalved() {
        turn(2).with("seats[0].shear", "sP")
                .with("seats[1].hand", List.of("AFT"))
                .play("shear B5", "after")
                .has("attack.parts", List.of(Map.of("seat", 1, "points", 3)));
    }

    @Rule("SH-AFT-05")
    @Test
    void anAttackMayBePassedOnAndDoubledUp() {
        turn(2).with("seats[0].shear", "sP")
                .with("seats[1].hand", List.of("AFT", "AFT"))
                .play("shear B5", "after", "after")
                .has("attack.parts", List.of(Map.of("seat", 1, "points", 2)));
        turn(4).with("seats[0].shear", "sP")
                .with("seats[1].hand", List.of("AFT"))
                .with("seats[2].hand", List.of("AFT"))
                .play("shear B5", "1: after", "2: pass", "2: pass")
                .play("2: after")
                .has("attack.parts", List.of(Map.of("seat", 3, "points", 2)));
        Scenario<Paddock, FleeceMove> doubled = turn(4).with("seats[0].shear", "sP")
                .with("seats[1].hand", List.of("AFT", "AFT"))
                .with("seats[3].hand", List.of("AFT"))
                .play("shear B5", "1: after", "3: pass", "3: pass");
        doubled.asks(1, 3)
                .refuses("3: after", "SH-AFT-01")
                .play("1: after", "3: pass", "3: pass")
                .has("attack.parts", List.of(Map.of("seat", 2, "points", 2)));
    }

    @Rule("SH-AFT-06")
    @Test
    void halvesAreRoundedUp() {
        turn(2).with("seats[1].hand", List.of("AFT"))
                .play("shear B1", "after")
                .has("attack.parts", List.of(Map.of("seat", 1, "points", 1)));
    }

    @Rule("SH-VEL-01")
    @Test
    void velcroTakesFromThePileOrARandomPiece() {
        Scenario<Paddock, FleeceMove> table = turn(3).with("seats[0].hand", List.of("VEL", "VEL"))
                .with("seats[1].coat", ONE_PIECE)
                .with("seats[2].coat", List.of("WTS", "...", "..."));
        assertThat(table.legal())
                .filteredOn(move -> move.startsWith("velcro"))
                .containsExactly("velcro WOL", "velcro C");
        table.refuses("velcro A", "SH-VEL-01").refuses("velcro D", "SH-VEL-01").play("velcro C");
        assertThat(table.chances()).isEqualTo(Map.of("take 1", 1, "take 2", 1, "take 3", 1));
        table.refuses("take 4", "SH-VEL-01")
                .play("take 2", "stick 10")
                .has("seats[0].coat[3]", "T..")
                .play("velcro WOL", "stick 11")
                .has("seats[0].coat[3]", "TW.");
    }

    @Rule("SH-VEL-02")
    @Test
    void onlyTakerAndRobbedSeatKnowTheKind() {
        Scenario<Paddock, FleeceMove> table =
                turn(3).with("seats[0].hand", List.of("VEL")).play("velcro B", "take 9");
        assertThat(table.heardBy(0)).contains("Player A tears Snag off cell 9 of player B.");
        assertThat(table.heardBy(1)).contains("Player A tears Snag off cell 9 of player B.");
        assertThat(table.heardBy(2)).contains("Player A tears a piece off cell 9 of player B.");
        assertThat(table.heardBy(-2)).contains("Player A tears a piece off cell 9 of player B.");
        table.sees(1, "gain.kind", "SNG").play("stick 10").sees(1, "seats[0].coat[9].kind", "SNG");
        assertThat(table.view(2)
                        .get("seats")
                        .get(0)
                        .get("coat")
                        .get(9)
                        .get("kind")
                        .isNull())
                .isTrue();
    }

    @Rule("SH-THF-01")
    @Test
    void shearsAreSwappedWithEverythingOnThem() {
        turn(3).with("seats[0].hand", List.of("THF"))
                .with("seats[0].blade", "BLA-")
                .with("seats[2].shear", "sG")
                .with("seats[2].battery", "BAT+")
                .with("seats[2].snag", "earlier")
                .refuses("thief A", "SH-THF-01")
                .refuses("thief D", "SH-THF-01")
                .play("thief C")
                .sees(0, "seats[0].shear.power", 4)
                .sees(0, "seats[0].shear.snag", "earlier")
                .sees(0, "seats[2].shear.power", 0);
    }

    @Rule("SH-THF-03")
    @Test
    void afterTheFirstSnipTheRestOfTheAttackIsLost() {
        turn(3).with("seats[0].shear", "sB")
                .with("seats[2].hand", List.of("THF"))
                .play("shear B1 C1", "~", "snip 1", "thief A")
                .sees(0, "phase", "act")
                .sees(0, "attackUsed", true)
                .has("seats[2].shear", "sB");
        turn(3).with("seats[0].hand", List.of("THF"))
                .with("seats[1].hand", List.of("POW"))
                .play("shear B1", "pow A")
                .refuses("thief B", "SH-THF-03");
        turn(3).with("seats[1].shear", "sG")
                .with("seats[2].hand", List.of("THF"))
                .play("shear C1", "thief B")
                .sees(0, "phase", "snip");
    }

    @Rule("SH-DOG-01")
    @Test
    void theDogComesOnceAndOnlyAgainstTheWolf() {
        turn(2).with("wolf", 1).refuses("dog", "SH-DOG-01");
        turn(2).with("wolf", 0).with("seats[0].dog", false).refuses("dog", "SH-DOG-01");
        turn(3).with("wolf", 0).play("dog").has("wolf", 1).has("discard.DOG", 1).refuses("dog", "SH-DOG-01");
    }

    @Rule("SH-CSH-01")
    @Test
    void aCloseShaveIsTheAttackOfTheOwnTurn() {
        turn(2).with("seats[0].hand", List.of("CSH"))
                .with("seats[0].snag", "earlier")
                .accepts("closeshave B");
        turn(2).with("seats[0].hand", List.of("CSH"))
                .with("seats[0].blade", "BLA-")
                .accepts("closeshave B");
        turn(2).with("seats[0].hand", List.of("CSH")).with("attackUsed", true).refuses("closeshave B", "SH-CSH-01");
        turn(2).with("seats[0].hand", List.of("CSH"))
                .with("seats[1].coat", ONE_PIECE)
                .refuses("closeshave B", "SH-CSH-01")
                .refuses("closeshave A", "SH-CSH-01");
        turn(2).with("seats[1].hand", List.of("CSH")).play("shear B1").refuses("closeshave A", "SH-CSH-01");
        turn(2).with("seats[0].hand", List.of("CSH"))
                .with("seats[1].hand", List.of("POW"))
                .play("closeshave B", "pow C")
                .sees(0, "attackUsed", true)
                .refuses("shear B1", "SH-SHEAR-03");
    }

    @Rule("SH-CSH-02")
    @Test
    void aCloseShaveTakesANonEmptyRow() {
        turn(2).with("seats[0].hand", List.of("CSH"))
                .with("seats[1].coat", List.of("WW.", "...", "T.S"))
                .play("closeshave B")
                .offers("row 1", "row 3")
                .refuses("row 2", "SH-CSH-02")
                .play("row 1")
                .has("seats[1].coat", List.of("...", "...", "T.S"))
                .sees(0, "seats[0].shear.snag", "free");
    }

    @Rule("SH-CSH-03")
    @Test
    void aCloseShaveLeavesOnePiece() {
        turnWithoutDeck(2)
                .with("seats[0].hand", List.of("CSH"))
                .with("seats[1].coat", List.of("...", "WTS", "..."))
                .play("closeshave B", "row 2")
                .asks(1)
                .offers("keep 4", "keep 5", "keep 6")
                .refuses("keep 1", "SH-CSH-03")
                .play("keep 5")
                .has("seats[1].coat", List.of("...", ".T.", "..."))
                .sees(0, "seats[0].shear.snag", "this turn");
    }

    @Rule("SH-CSH-04")
    @Test
    void withoutASnagInTheRowNothingIsSnagged() {
        turn(2).with("seats[0].hand", List.of("CSH"))
                .play("closeshave B", "row 1")
                .sees(0, "seats[0].shear.snag", "free")
                .has("seats[1].coat[0]", "...");
    }
}
