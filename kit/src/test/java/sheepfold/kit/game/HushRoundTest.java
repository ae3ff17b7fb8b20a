package sheepfold.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Seats;
import sheepfold.engine.Turn;
import sheepfold.json.Json;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;
import tools.jackson.databind.JsonNode;

/** Cards and rounds of Hush. */
class HushRoundTest {
    private static Scenario<Night, HushMove> hush() {
        return Scenario.of(new Hush());
    }

    private static JsonNode seat(String json) {
        return Json.parse(json.replace('\'', '"'));
    }

    /** Three seats that whisper: seat 0 holds a lamb and a hush, the others two ewes and two rams. */
    private static Scenario<Night, HushMove> whispering() {
        return hush().seats(3)
                .with("phase", "whisper")
                .with("seats[0]", seat("{'hand':['lamb','hush'],'row':[]}"))
                .with("seats[1]", seat("{'hand':['ewe','ewe'],'row':[]}"))
                .with("seats[2]", seat("{'hand':['ram','ram'],'row':[]}"));
    }

    /** The same three in the window after they have laid a lamb, an ewe and a ram. */
    private static Scenario<Night, HushMove> inTheWindow() {
        return hush().seats(3)
                .with("phase", "hush")
                .with("lead", 1)
                .with("seats[0]", seat("{'hand':['hush'],'row':[],'laid':'lamb'}"))
                .with("seats[1]", seat("{'hand':['ewe'],'row':[],'laid':'ewe'}"))
                .with("seats[2]", seat("{'hand':['hush'],'row':[],'laid':'ram'}"));
    }

    @Rule("KI-DECK-01")
    @Test
    void theFirstCardIsDrawnFromTheWholeDeck() {
        assertThat(hush().chances()).isEqualTo(Map.of("deal lamb", 7, "deal ewe", 6, "deal ram", 4, "deal hush", 5));
    }

    @Rule("KI-DECK-01")
    @Test
    void anOwnersDeckReplacesOurs() {
        Scenario<Night, HushMove> own = hush().data("{\"lamb\":1,\"ewe\":0,\"ram\":0,\"hush\":2}");
        assertThat(own.chances()).isEqualTo(Map.of("deal lamb", 1, "deal hush", 2));
    }

    @Rule("KI-DEAL-01")
    @Test
    void handsAreFilledSeatBySeatAndWhatIsDealtIsGone() {
        hush().play("deal ram", "deal ram", "deal ram", "deal ram")
                .has("seats[1].hand", List.of("ram", "ram"))
                .asks(0, 1);
        hush().play("deal ram", "deal ram", "deal ram").has("seats[1].hand", List.of("ram"));
    }

    @Rule("KI-DEAL-01")
    @Test
    void noMoreCardsAreDealtThanThereAre() {
        hush().data("{\"lamb\":1,\"ewe\":0,\"ram\":0,\"hush\":2}")
                .play("deal lamb")
                .refuses("deal lamb", "KI-DEAL-01")
                .play("deal hush", "deal hush")
                .has("seats[1].hand", List.of("hush"))
                .asks(0, 1);
    }

    @Rule("KI-HID-01")
    @Test
    void aHandIsKnownToItsOwnerAlone() {
        whispering()
                .sees(0, "seats[0].hand", List.of("lamb", "hush"))
                .sees(1, "seats[0].hand", List.of("?", "?"))
                .sees(Seats.SPECTATOR, "seats[0].hand", List.of("?", "?"));
        Scenario<Night, HushMove> dealt = hush().play("deal ram");
        assertThat(dealt.heardBy(0)).containsExactly("Player 1 draws a card: ram.");
        assertThat(dealt.heardBy(1)).containsExactly("Player 1 draws a card.");
    }

    @Rule("KI-SHOW-01")
    @Test
    void aShownCardIsKnownToTheOneItWasShownTo() {
        Scenario<Night, HushMove> shown = whispering().play("0: show hush to 2");
        shown.sees(2, "seats[0].hand", List.of("hush", "?")).sees(1, "seats[0].hand", List.of("?", "?"));
        assertThat(shown.heardBy(1)).containsExactly("Player 1 shows a card to player 3.");
        assertThat(shown.heardBy(2)).contains("The card that player 1 shows is: hush.");
    }

    @Rule("KI-SHOW-01")
    @Test
    void aCardThatIsLaidIsNoLongerKnown() {
        whispering()
                .play("0: show lamb to 1", "0: done", "1: done", "2: done")
                .play("0: lay lamb", "1: lay ewe", "2: lay ram")
                .sees(1, "seats[0].hand", List.of("?"));
    }

    @Rule("KI-SHOW-01")
    @Test
    void onlyOwnCardsAreShownAndOnlyToOthers() {
        whispering()
                .refuses("0: show ram to 1", "KI-SHOW-01")
                .refuses("0: show lamb to 0", "KI-SHOW-01")
                .refuses("0: show lamb to 3", "KI-SHOW-01")
                .offers(0, "done", "show lamb to 1", "show lamb to 2", "show hush to 1", "show hush to 2");
    }

    @Rule("KI-SHOW-02")
    @Test
    void nobodyShowsTwoCardsARound() {
        whispering()
                .play("0: show hush to 2")
                .refuses("0: show lamb to 1", "KI-SHOW-02")
                .offers(0, "done");
    }

    @Rule("KI-SHOW-03")
    @Test
    void whenAllAreDoneInAnyOrderTheRoundGoesOn() {
        whispering()
                .asks(0, 1, 2)
                .play("2: done")
                .asks(0, 1)
                .refuses("2: show ram to 0", "KI-TURN-01")
                .play("0: done", "done")
                .has("phase", "lay");
    }

    @Rule("KI-SHOW-04")
    @Test
    void whoIsDoneAndHasShownNothingMayTakeThatBack() {
        whispering()
                .play("2: done", "0: show hush to 2", "0: done")
                .asks(1)
                .refuses("0: wait", "KI-TURN-01")
                .refuses("1: wait", "KI-SHOW-04")
                .play("wait")
                .asks(1, 2)
                .refuses("2: show ram to 0", "KI-SHOW-02")
                .play("1: done", "done")
                .has("phase", "lay");
    }

    @Rule("KI-LAY-01")
    @Test
    void laidCardsAreSealedUntilAllAreIn() {
        whispering()
                .with("phase", "lay")
                .play("2: lay ram", "0: lay lamb")
                .asks(1)
                .sees(1, "seats[0].answer", Json.parse("null"))
                .sees(0, "seats[0].answer", "lay lamb")
                .play("lay ewe")
                .sees(1, "seats[0].laid", "lamb")
                .has("phase", "hush");
    }

    @Rule("KI-LAY-01")
    @Test
    void onlyAHeldCardIsLaid() {
        whispering().with("phase", "lay").refuses("1: lay lamb", "KI-LAY-01").offers(0, "lay lamb", "lay hush");
    }

    @Rule("KI-LAY-01")
    @Test
    void whoHasNoCardsIsNotAsked() {
        whispering().with("phase", "lay").with("seats[1].hand", List.of()).asks(0, 2);
    }

    @Rule("KI-HUSH-01")
    @Test
    void theLoudestAreAskedLoudlyAndTheOthersQuietly() {
        assertThat(inTheWindow().turn()).isEqualTo(Turn.all(Seats.of(0, 1, 2), Seats.of(2)));
    }

    @Rule("KI-HUSH-01")
    @Test
    void itTakesAHushToHush() {
        inTheWindow().refuses("1: hush", "KI-HUSH-01").offers(1, "pass").offers(0, "pass", "hush");
    }

    @Rule("KI-HUSH-02")
    @Test
    void theFirstHushFromTheLeaderOnCountsAndTheOthersGoBackUnseen() {
        inTheWindow()
                .play("0: hush", "1: pass", "2: hush")
                .has("noise", 0)
                .has("hushed", 1)
                .has("seats[2].hand", List.of())
                .has("seats[0].hand", List.of("hush"));
    }

    @Rule("KI-HUSH-02")
    @Test
    void theRecordShowsNoWithdrawnHush() {
        Map<Integer, HushMove> answers =
                Map.of(0, new HushMove.Silence(), 1, new HushMove.Pass(), 2, new HushMove.Silence());
        assertThat(inTheWindow().position().carriedOut(answers))
                .isEqualTo(Map.of(0, new HushMove.Pass(), 1, new HushMove.Pass(), 2, new HushMove.Silence()));
    }

    @Rule("KI-HUSH-03")
    @Test
    void whoDoesNotAnswerInTimePasses() {
        assertThat(inTheWindow().position().decision(2).timeOut()).contains(new HushMove.Pass());
        inTheWindow().play("~").has("noise", 6);
    }

    @Rule("KI-NOISE-01")
    @Test
    void noiseAddsUpAndWakesTheWolfAboveItsLimit() {
        inTheWindow().with("noise", 6).play("~").has("noise", 12).asks(1);
        inTheWindow().with("noise", 7).play("~").has("phase", "over");
    }

    @Rule("KI-ROW-01")
    @Test
    void theLeaderArrangesTheirOwnRow() {
        inTheWindow()
                .with("seats[1].row", List.of("lamb", "hush"))
                .play("~")
                .asks(1)
                .has("seats[1].row", List.of("lamb", "hush", "ewe"))
                .accepts("keep", "arrange ewe hush lamb")
                .refuses("arrange ewe lamb", "KI-ROW-01")
                .refuses("arrange ewe ewe lamb", "KI-ROW-01")
                .play("arrange ewe hush lamb")
                .has("seats[1].row", List.of("ewe", "hush", "lamb"));
    }

    @Rule("KI-ROW-01")
    @Test
    void aRowOfOneIsKept() {
        inTheWindow().play("~").refuses("arrange ewe", "KI-ROW-01").offers("keep");
        assertThat(inTheWindow().play("~").position().forms(1)).isEmpty();
    }

    @Rule("KI-TURN-01")
    @Test
    void nobodyActsOutOfTurn() {
        inTheWindow().refuses("0: lay hush", "KI-TURN-01").refuses("0: keep", "KI-TURN-01");
        assertThat(whispering().play("2: done").position().whyNot(2, new HushMove.Done()))
                .hasValueSatisfying(why -> assertThat(why.rule()).isEqualTo("KI-TURN-01"));
    }

    @Rule("KI-TURN-01")
    @Test
    void theLeadPassesClockwise() {
        inTheWindow().play("~", "keep").has("lead", 2).has("round", 2).asksChance();
    }

    @Rule("KI-END-01")
    @Test
    void theBestRowWinsAndItsFirstCardCountsTwice() {
        ending("rivals", List.of("lamb", "ram"), List.of("ram", "lamb")).isWonBy(1);
        ending("rivals", List.of("ewe", "lamb"), List.of("lamb", "ram")).isWonBy(0, 1);
    }

    @Rule("KI-END-02")
    @Test
    void togetherAllWinWhileTheWolfSleeps() {
        Scenario<Night, HushMove> together = ending("together", List.of("lamb", "ram"), List.of("ram", "lamb"));
        together.isWonBy(0, 1);
        assertThat(together.result().scores()).containsExactly(12, 12);
    }

    @Rule("KI-END-03")
    @Test
    void theLoudestHaveWokenTheWolfAndLost() {
        inTheWindow().with("noise", 7).play("~").isWonBy(0, 1);
        inTheWindow().with("noise", 7).with("seats[0].laid", "ram").play("~").isWonBy(1);
    }

    @Rule("KI-END-03")
    @Test
    void whenAllAreEquallyLoudNobodyWins() {
        inTheWindow()
                .with("noise", 7)
                .with("seats[0].laid", "ewe")
                .with("seats[2].laid", "ewe")
                .play("~")
                .isWonBy();
    }

    @Rule("KI-END-03")
    @Test
    void togetherAllLoseWhenTheWolfWakes() {
        hush().option("ending", "together")
                .with("phase", "over")
                .with("noise", 100)
                .isWonBy();
    }

    private static Scenario<Night, HushMove> ending(String option, List<String> first, List<String> second) {
        return hush().option("ending", option)
                .with("phase", "over")
                .with("round", 3)
                .with("seats[0].row", first)
                .with("seats[1].row", second);
    }
}
