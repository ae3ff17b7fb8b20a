package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.kit.Scenario;

/** What people see, and what they do not. */
class ViewTest {
    private static Scenario<Wasteland, TangleMove> game() {
        return Glade.of(2)
                .hand("R", "E01", "E02")
                .hand("P", "E03")
                .row("E04", "E05", "E06")
                .play();
    }

    @Test
    void handsAndVictoryCardsAreTheOwners() {
        game().sees(0, "seats[0].hand", List.of("E01", "E02"))
                .sees(0, "seats[1].handSize", 1)
                .sees(Seats.SPECTATOR, "seats[0].handSize", 2);
        assertThat(game().view(1).get("seats").get(0).get("hand").isNull()).isTrue();
        assertThat(game().view(0).get("seats").get(1).get("goals").isNull()).isTrue();
        assertThat(game().view(0).get("seats").get(0).get("goals").size()).isEqualTo(3);
        assertThat(game().view(Seats.SPECTATOR).get("seats").get(0).get("goals").isNull())
                .isTrue();
    }

    @Test
    void cardsTakenOpenlyAreKnown() {
        Scenario<Wasteland, TangleMove> game = game().play("bc3>e2", "card 1", "=E10", "card pile");
        game.play("=E11");
        game.sees(1, "seats[0].known", List.of("E04")).sees(1, "seats[0].handSize", 4);
        assertThat(game.heardBy(0)).contains("Red draws Wide Meadows.");
        assertThat(game.heardBy(1)).contains("Red draws a card.").doesNotContain("Red draws Wide Meadows.");
    }

    @Test
    void drawsAreMaskedForOthers() {
        Scenario<Wasteland, TangleMove> game = game().play("bc3>e2", "card pile");
        TangleMove drawn = TangleMoves.deal(10);
        Wasteland table = game.position();
        assertThat(Glade.GAME.notation().writeFor(1, table, Seats.CHANCE, drawn))
                .isEqualTo("=?");
        assertThat(Glade.GAME.notation().writeFor(0, table, Seats.CHANCE, drawn))
                .isEqualTo("=E11");
    }

    @Test
    void guessesKeepWhatIsKnown() {
        Scenario<Wasteland, TangleMove> game =
                game().play("bc3>e2", "card 1", "=E10", "card 2", "=E11", "card 3", "=E12");
        SeededRandom random = new SeededRandom(3);
        boolean differs = false;
        for (int i = 0; i < 20; i++) {
            Wasteland guess = game.position().determinize(1, random);
            assertThat(Long.bitCount(guess.cards.hand(0))).isEqualTo(5);
            assertThat(guess.cards.hand(0) & guess.cards.known(0)).isEqualTo(guess.cards.known(0));
            assertThat(guess.cards.hand(1)).isEqualTo(game.position().cards.hand(1));
            assertThat(guess.cards.goals(1)).isEqualTo(game.position().cards.goals(1));
            differs |= guess.cards.goals(0) != game.position().cards.goals(0);
        }
        assertThat(differs).isTrue();
    }

    @Test
    void theTableIsDrawn() {
        assertThat(game().drawn(0)).contains("b2 E2", "hand E01 E02", "bc3=tree:1", "row E04 E05 E06");
        assertThat(game().drawn(1)).doesNotContain("E01");
    }

    @Test
    void billsAndProgressAreShown() {
        Glade.of(2)
                .tile("R lake bc4", "R bush de5")
                .front("R", "E01")
                .goals("R", "V01", "V20", "V21")
                .scenario()
                .sees(1, "seats[0].bills", Map.of("L", 1, "B", 1, "C", 1))
                .sees(0, "seats[0].goals[0].missing", 2 * 12 + 2 * 6 + 9 + 5 + 6 * 4);
    }
}
