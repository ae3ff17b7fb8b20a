package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.Seats;
import sheepfold.games.lastfleecestanding.Odds.Pile;

/** The odds that the rules give for blind snips. */
class OddsTest {
    private static final Pile FRESH = new Pile(7, 1, 1);

    @ParameterizedTest
    @CsvSource({
        "1, 1, 9, 8, 9",
        "2, 5, 24, 121, 72",
        "3, 11, 36, 43, 18",
        "4, 29, 72, 217, 72",
        "5, 1, 2, 32, 9",
        "6, 43, 72, 289, 72",
        "7, 25, 36, 79, 18"
    })
    void aFreshCoat(int points, double snag, double ofSnag, double pieces, double ofPieces) {
        Odds odds = Odds.of(FRESH, points, false);
        assertThat(odds.snag()).isCloseTo(snag / ofSnag, within(1e-12));
        assertThat(odds.pieces()).isCloseTo(pieces / ofPieces, within(1e-12));
        assertThat(odds.out()).isZero();
    }

    @Test
    void goingOut() {
        assertThat(Odds.of(new Pile(1, 1, 1), 4, false).out()).isCloseTo(1.0 / 3, within(1e-12));
        assertThat(Odds.of(new Pile(2, 0, 1), 3, false).out()).isCloseTo(1.0 / 3, within(1e-12));
        assertThat(Odds.of(new Pile(1, 1, 0), 3, false).out()).isCloseTo(1, within(1e-12));
    }

    @Test
    void aPieceThatMayBeSteelOrSnagCountsAsBoth() {
        Odds mixed = Odds.of(new Pile(2, 0, 0), 1, 0.25, 1, false);
        assertThat(mixed.snag()).isCloseTo(0.25 / 3, within(1e-12));
    }

    @Test
    void whoMayAttackSeesTheOddsOfEveryNumberOfPoints() {
        Yard.turn(2)
                .with("seats[0].shear", "sB")
                .sees(0, "seats[1].odds[0].snag", 0.111)
                .sees(0, "seats[1].odds[1].pieces", 1.681)
                .sees(1, "seats[1].odds", List.of());
    }

    @Test
    void duringAnAttackEachCellHasItsChanceOfASnag() {
        Yard.turn(2)
                .with("seats[0].shear", "sG")
                .play("shear B3")
                .sees(0, "snagOdds.1", 0.111)
                .play("snip 1")
                .sees(0, "snagOdds.2", 0.125)
                .sees(Seats.SPECTATOR, "snagOdds.9", 0.125)
                .sees(1, "snagOdds.9", 1.0)
                .play("snip 2", "snip 3")
                .sees(0, "snagOdds", Map.of());
    }

    @Test
    void aPieceThatAllKnowLeavesTheSnagToTheOthers() {
        Yard.turn(2)
                .with("seats[1].known", List.of(5))
                .play("shear B1")
                .sees(0, "snagOdds.5", 0.0)
                .sees(0, "snagOdds.1", 0.125);
    }

    @Test
    void aNewPieceIsASnagAsOftenAsTheUnseenOnesAre() {
        Yard.turn(2)
                .with("active", 1)
                .with("owed", 1)
                .with("seats[1].coat", List.of("WWW", "WTW", "WW."))
                .with("deck", Map.of("SNG", 1, "STL", 3, "sB", 1))
                .play("draw", "card STL", "stick 9", "shear A1", "snip 1", "end", "~", "roll 1", "shear B1")
                .sees(0, "snagOdds.9", 0.25)
                .sees(0, "snagOdds.1", 0.0);
    }

    @Test
    void howLikelyAHandCanAnswer() {
        Yard.turn(2)
                .with("seats[1].hand", List.of("CRM"))
                .sees(0, "seats[1].answers.CRM", 0.208)
                .sees(0, "seats[1].answers.POW", 0.333)
                .sees(1, "seats[1].answers", Map.of());
        Yard.turn(2)
                .with("seats[1].hand", List.of("CRM", "POW"))
                .with("seats[1].keptPow", true)
                .sees(0, "seats[1].answers.POW", 1.0)
                .sees(0, "seats[1].answers.AFT", 0.217)
                .sees(Seats.SPECTATOR, "seats[1].answers.AFT", 0.217);
    }
}
