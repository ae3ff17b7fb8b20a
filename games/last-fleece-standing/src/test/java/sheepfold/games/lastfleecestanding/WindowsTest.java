package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.lastfleecestanding.Yard.turn;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Seats;
import sheepfold.engine.Turn;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

class WindowsTest {
    private static List<Integer> loud(Scenario<Paddock, FleeceMove> table) {
        return table.turn() instanceof Turn.Players players ? players.loud().list() : List.of();
    }

    @Rule("SH-REACT-01")
    @Test
    void aCardMayBePlayedInAnybodysTurnAndIsDiscarded() {
        turn(2).with("owed", 1)
                .with("seats[1].hand", List.of("VEL", "VEL"))
                .play("draw", "card sB", "velcro A", "take 1", "stick 10")
                .sees(0, "window", "draw")
                .has("discard.VEL", 1)
                .play("velcro A", "take 2", "stick 11")
                .has("discard.VEL", 2)
                .has("seats[1].coat[3]", "WW.");
        turn(2).refuses("velcro B", "SH-REACT-01").refuses("thief B", "SH-REACT-01");
    }

    @Rule("SH-REACT-02")
    @Test
    void windowsOpenWhereTheRulesSay() {
        Scenario<Paddock, FleeceMove> table = turn(2).with("wolf", 0)
                .with("seats[1].hand", List.of("POW", "AFT", "VEL"))
                .with("die", 0)
                .with("phase", "roll")
                .play("roll 2");
        table.sees(0, "window", "roll")
                .play("~", "draw", "card sR")
                .sees(0, "window", "draw")
                .play("~", "draw", "card GOA")
                .sees(0, "window", "event")
                .play("~")
                .sees(0, "phase", "act")
                .play("shear B4")
                .sees(0, "window", "attack")
                .play("after")
                .sees(0, "window", "attack")
                .play("pow B A")
                .sees(0, "window", "attack")
                .play("~", "snip 1", "snip 2", "end")
                .sees(0, "window", "end");
        turn(2).with("seats[0].hand", List.of("VEL"))
                .with("seats[1].hand", List.of("POW"))
                .play("velcro B")
                .sees(0, "window", "card");
    }

    @Rule("SH-REACT-03")
    @Test
    void whoIsAskedFollowsFromPublicFacts() {
        Scenario<Paddock, FleeceMove> attacked = turn(4).with("seats[0].hand", List.of("POW"))
                .with("seats[2].hand", List.of("POW"))
                .with("wolf", 3)
                .play("shear B1");
        attacked.asks(2, 3).play("2: pow A", "3: pass").asks(0, 3);
        turn(3).with("owed", 1)
                .with("seats[0].hand", List.of("POW"))
                .with("seats[2].hand", List.of("POW"))
                .play("draw", "card sB")
                .asks(2);
        turn(3).with("owed", 1)
                .with("seats[0].hand", List.of("POW"))
                .with("seats[2].hand", List.of("POW"))
                .play("draw", "card BOY")
                .asks(0, 2);
        turn(3).with("die", 2)
                .with("seats[0].shear", "sR")
                .with("seats[0].hand", List.of("CRM"))
                .with("seats[1].hand", List.of("AFT"))
                .play("shear B4", "after", "0: pass")
                .asks(0)
                .refuses("cream", "SH-CRM-01");
    }

    @Rule("SH-REACT-03")
    @Test
    void attacksCardsAndEventsAreLoudAndTheRestIsQuiet() {
        Scenario<Paddock, FleeceMove> rolled = turn(3).with("wolf", 0)
                .with("seats[1].hand", List.of("POW", "VEL"))
                .with("seats[2].hand", List.of("POW"))
                .with("die", 0)
                .with("phase", "roll")
                .play("roll 2")
                .asks(0, 1, 2);
        assertThat(loud(rolled)).containsExactly(0);
        rolled.play("~", "draw", "card sB").asks(1, 2);
        assertThat(loud(rolled)).isEmpty();
        rolled.play("1: velcro A", "2: pass").asks(2);
        assertThat(loud(rolled)).as("a card on the stack").containsExactly(2);
        rolled.play("~", "take 1", "stick 10", "~", "shear B2");
        assertThat(loud(rolled)).containsExactly(1, 2);
        rolled.play("~", "snip 1", "snip 2", "draw", "card MOO");
        assertThat(loud(rolled)).containsExactly(1, 2);
        rolled.play("~", "0: shed 2", "2: shed 1", "end");
        assertThat(loud(rolled)).isEmpty();
    }

    @Rule("SH-REACT-04")
    @Test
    void answersStaySealedAndOvertakenOnesGoBackUnseen() {
        Scenario<Paddock, FleeceMove> table = turn(4).with("seats[1].hand", List.of("POW"))
                .with("seats[2].hand", List.of("POW"))
                .play("shear D1", "2: pow A");
        table.asks(1).sees(1, "phase", "window").sees(2, "answer", "pow A");
        assertThat(table.view(1).get("answer").isNull()).isTrue();
        Paddock before = turn(4).with("seats[1].hand", List.of("POW"))
                .with("seats[2].hand", List.of("POW"))
                .play("shear D1")
                .position();
        assertThat(before.carriedOut(Map.of(1, FleeceMoves.CANCEL_ATTACK, 2, FleeceMoves.CANCEL_ATTACK)))
                .isEqualTo(Map.of(1, FleeceMoves.CANCEL_ATTACK, 2, FleeceMoves.PASS));
        table.play("1: pow A").has("seats[2].hand", List.of("POW")).has("seats[1].hand", List.of());
    }

    @Rule("SH-REACT-04")
    @Test
    void anArrangementAtTheEndCountsAsAPassAndIsDoneFirst() {
        turn(3).with("attackUsed", true)
                .with("seats[2].hand", List.of("VEL"))
                .play("end", "1: arrange 9>1 1>9", "2: velcro B")
                .has("seats[1].coat", List.of("SWW", "WTW", "WWW"))
                .play("take 1", "stick 10")
                .sees(0, "window", "end")
                .asks(1, 2)
                .refuses("1: arrange 2>1", "SH-COAT-02")
                .accepts("2: arrange 10>11");
    }

    @Rule("SH-REACT-05")
    @Test
    void precedenceInEachWindow() {
        Map<String, List<String>> hands = Map.of("0", List.of("VEL"), "1", List.of("VEL"), "2", List.of("VEL"));
        Scenario<Paddock, FleeceMove> attack = withHands(turn(3), hands).play("shear C1", "1: velcro A", "2: velcro A");
        attack.has("stack[0].seat", 2);
        Scenario<Paddock, FleeceMove> draw =
                withHands(turn(3), hands).with("owed", 1).play("draw", "card sB", "1: velcro A", "2: velcro A");
        draw.has("stack[0].seat", 1);
        Scenario<Paddock, FleeceMove> event = withHands(turn(3), hands)
                .with("owed", 1)
                .play("draw", "card BOY", "0: velcro B", "1: velcro A", "2: velcro A");
        event.has("stack[0].seat", 1);
        Scenario<Paddock, FleeceMove> onlyActive =
                withHands(turn(3), hands).with("owed", 1).play("draw", "card BOY", "0: velcro B", "1: pass", "2: pass");
        onlyActive.has("stack[0].seat", 0);
        Scenario<Paddock, FleeceMove> roll = withHands(turn(3), hands)
                .with("wolf", 0)
                .with("die", 0)
                .with("phase", "roll")
                .play("roll 1", "0: velcro B", "1: velcro A", "2: velcro A");
        roll.has("stack[0].seat", 0);
        Scenario<Paddock, FleeceMove> end =
                withHands(turn(3), hands).with("attackUsed", true).play("end", "1: velcro A", "2: velcro A");
        end.has("stack[0].seat", 1);
        Scenario<Paddock, FleeceMove> card = withHands(turn(3), hands)
                .with("attackUsed", true)
                .play("end", "1: velcro A", "2: pass", "0: velcro B", "2: velcro A");
        card.has("stack[1].seat", 2);
    }

    private static Scenario<Paddock, FleeceMove> withHands(
            Scenario<Paddock, FleeceMove> table, Map<String, List<String>> hands) {
        hands.forEach((seat, hand) -> table.with("seats[%s].hand".formatted(seat), hand));
        return table;
    }

    @Rule("SH-REACT-06")
    @Test
    void theWindowUnderneathOpensAnew() {
        turn(3).with("seats[1].hand", List.of("VEL", "POW"))
                .with("seats[2].hand", List.of("POW"))
                .play("shear B1", "1: velcro A", "2: pass")
                .sees(0, "window", "card")
                .play("2: pass", "take 1", "stick 10")
                .sees(0, "window", "attack")
                .asks(1, 2)
                .sees(0, "stack", List.of());
    }

    @Rule("SH-REACT-07")
    @Test
    void answersAreToWhatLiesOnTop() {
        turn(3).with("seats[0].hand", List.of("VEL"))
                .with("seats[1].hand", List.of("POW", "CRM", "AFT"))
                .play("velcro B")
                .refuses("pow A", "SH-REACT-07")
                .refuses("cream", "SH-REACT-07")
                .refuses("after", "SH-REACT-07")
                .accepts("pow C");
        turn(3).with("seats[1].hand", List.of("POW"))
                .play("shear B1")
                .refuses("pow C", "SH-REACT-07")
                .refuses("pow B !", "SH-POW-B");
    }

    @Rule("SH-REACT-08")
    @Test
    void aCardWhoseSubjectIsGoneComesToNothing() {
        turn(3).with("seats[0].hand", List.of("VEL"))
                .with("seats[1].coat", List.of("WW.", "...", "..."))
                .with("seats[2].hand", List.of("VEL"))
                .play("velcro B", "velcro B", "take 1", "stick 10")
                .sees(0, "phase", "act")
                .has("discard.VEL", 2)
                .has("seats[1].coat", List.of(".W.", "...", "..."));
        turn(2).with("seats[0].shear", "sR")
                .with("seats[0].hand", List.of("VEL"))
                .with("seats[1].hand", List.of("POW", "THF"))
                .play("shear B4", "pow A", "velcro B", "thief A")
                .has("seats[1].shear", "sR")
                .asksChance()
                .play("take 1", "stick 10")
                .sees(0, "phase", "act")
                .sees(0, "attackUsed", false)
                .has("discard.POW", 1);
    }

    @Rule("SH-HID-05")
    @Test
    void passesAndWithdrawnPlaysAreNeverTold() {
        Scenario<Paddock, FleeceMove> table = turn(4).with("seats[1].hand", List.of("POW"))
                .with("seats[2].hand", List.of("POW"))
                .play("shear D1", "2: pow A");
        assertThat(table.events()).isEmpty();
        table.play("1: pass");
        assertThat(table.heardBy(Seats.SPECTATOR)).first().isEqualTo("Player C plays POW against the attack.");
        Scenario<Paddock, FleeceMove> drawing = turn(2).with("owed", 2).play("draw");
        Paddock paddock = drawing.position();
        FleeceNotation notation = new FleeceNotation();
        assertThat(notation.writeFor(1, paddock, Seats.CHANCE, new FleeceMove.Drawn(Card.POW)))
                .isEqualTo("card !");
        assertThat(notation.writeFor(1, paddock, Seats.CHANCE, new FleeceMove.Drawn(Card.SNAG)))
                .isEqualTo("card coat?");
        assertThat(notation.writeFor(0, paddock, Seats.CHANCE, new FleeceMove.Drawn(Card.SNAG)))
                .isEqualTo("card SNG");
        assertThat(notation.writeFor(1, paddock, Seats.CHANCE, new FleeceMove.Drawn(Card.GREEN_SHEAR)))
                .isEqualTo("card sG");
    }

    @Test
    void aViewNamesThoseWhomItHitsIfNobodyAnswers() {
        Scenario<Paddock, FleeceMove> attacked = turn(4).with("seats[0].hand", List.of("POW"))
                .with("seats[1].hand", List.of("AFT", "CRM", "POW"))
                .with("seats[2].hand", List.of("POW", "VEL"))
                .with("seats[3].hand", List.of("POW"));
        attacked.sees(0, "victims", List.of())
                .play("shear B1")
                .sees(0, "victims", List.of(1))
                .sees(Seats.SPECTATOR, "victims", List.of(1));
        attacked.play("1: after", "2: pass", "3: pass")
                .sees(3, "victims", List.of(1, 2))
                .play("2: velcro D", "3: pass", "0: pass")
                .sees(1, "victims", List.of(1, 3));
    }

    @Test
    void anEventHitsThoseWhoWouldLoseWoolAndWhoDrewIt() {
        Scenario<Paddock, FleeceMove> table = turn(3).with("owed", 1)
                .with("wolf", 1)
                .with("seats[2].hand", List.of("POW", "VEL"))
                .play("draw");
        table.play("card BOY").sees(0, "victims", List.of(0, 1, 2));
        turn(3).with("owed", 1)
                .with("wolf", 1)
                .with("seats[2].hand", List.of("POW", "VEL"))
                .play("draw", "card MOO")
                .sees(0, "victims", List.of(0, 2));
        turn(3).with("owed", 1)
                .with("seats[2].hand", List.of("POW", "VEL"))
                .play("draw", "card GOA")
                .sees(0, "victims", List.of(0))
                .sees(0, "bite", 0.0);
    }
}
