package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.lastfleecestanding.Yard.turn;
import static sheepfold.games.lastfleecestanding.Yard.turnWithoutDeck;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;
import tools.jackson.databind.JsonNode;

class CoatTest {
    private static JsonNode kindOf(Scenario<Paddock, FleeceMove> table, int viewer, int seat, int piece) {
        return table.view(viewer).get("seats").get(seat).get("coat").get(piece).get("kind");
    }

    @Rule("SH-COAT-01")
    @Test
    void piecesMoveToFreeOrFreedCells() {
        turn(2).with("seats[0].coat", List.of("WT.", "...", "..S"))
                .refuses("arrange 1>2", "SH-COAT-01")
                .refuses("arrange 3>4", "SH-COAT-01")
                .refuses("arrange 1>10", "SH-COAT-01")
                .refuses("arrange 1>4 2>4", "SH-COAT-01")
                .refuses("arrange 1>4 1>5", "SH-COAT-01")
                .refuses("arrange 1>1", "SH-COAT-01")
                .accepts("arrange 1>3")
                .play("arrange 1>2 2>9 9>1")
                .has("seats[0].coat", List.of("SW.", "...", "..T"));
    }

    @Rule("SH-COAT-02")
    @Test
    void aCoatIsRearrangedOnceBetweenTwoMovesAndNeverWhileSomethingIsPending() {
        turn(2).with("owed", 1)
                .play("arrange 1>5 5>1")
                .refuses("arrange 1>5 5>1", "SH-COAT-02")
                .play("draw", "card sB")
                .accepts("arrange 1>5 5>1");
        turn(2).with("seats[1].hand", List.of("POW")).play("shear B1").refuses("arrange 1>5 5>1", "SH-COAT-02");
        turn(2).with("seats[0].hand", List.of("VEL"))
                .with("seats[1].hand", List.of("POW"))
                .play("velcro B")
                .refuses("arrange 1>5 5>1", "SH-COAT-02");
        turn(2).with("attackUsed", true)
                .play("end", "1: arrange 1>5 5>1")
                .has("seats[1].coat", List.of("TWW", "WWW", "WWS"))
                .sees(0, "active", 1);
    }

    @Rule("SH-COAT-03")
    @Test
    void movingAFaceDownPieceWipesAllMarks() {
        turn(2).with("seats[0].known", List.of(5))
                .sees(1, "seats[0].coat[4].kind", "STL")
                .play("arrange 1>2 2>1")
                .sees(1, "seats[0].coat[4].mark", "");
        turnWithoutDeck(2)
                .with("seats[0].coat", List.of("tT.", "W..", "..."))
                .with("seats[0].known", List.of(2))
                .play("arrange 1>9")
                .sees(1, "seats[0].coat[0].kind", "STL")
                .sees(1, "seats[0].coat[2].faceUp", true)
                .has("seats[0].known", List.of(2));
        Scenario<Paddock, FleeceMove> arranged = turn(2).play("arrange 1>2 2>1");
        assertThat(arranged.heardBy(1)).containsExactly("Player A rearranges the coat.");
    }

    @Rule("SH-COAT-04")
    @Test
    void aGainedPieceKeepsItsMarkUnlessThereIsAMix() {
        Scenario<Paddock, FleeceMove> plain = turn(2).with("seats[0].hand", List.of("VEL"))
                .with("seats[0].coat", List.of("W.W", "WTW", "WWS"))
                .play("velcro WOL");
        plain.offers("stick 2")
                .refuses("stick 1", "SH-COAT-04")
                .refuses("stick 10", "SH-COAT-04")
                .refuses("stick 2 2>1", "SH-COAT-01")
                .play("stick 2")
                .sees(1, "seats[0].coat[1].kind", "WOL");
        Scenario<Paddock, FleeceMove> mixed = turn(2).with("seats[0].hand", List.of("VEL"))
                .with("seats[0].coat", List.of("W.W", "WTW", "WWS"))
                .play("velcro WOL", "stick 2 2>1 1>2");
        assertThat(kindOf(mixed, 1, 0, 0).isNull()).isTrue();
        assertThat(kindOf(mixed, 1, 0, 1).isNull()).isTrue();
    }

    @Rule("SH-COAT-05")
    @Test
    void aNewRowStaysOpen() {
        turn(2).with("seats[0].hand", List.of("VEL"))
                .play("velcro B", "take 1", "stick 10")
                .sees(0, "seats[0].rows", 4)
                .play("arrange 1>12")
                .has("seats[0].coat", List.of(".WW", "WTW", "WWS", "W.W"));
    }

    @Rule({"SH-COAT-06", "SH-HID-02"})
    @Test
    void theOwnCoatIsShownUnlessMemoryIsStrict() {
        turn(2).sees(0, "seats[0].coat[4].kind", "STL").sees(0, "seats[0].coat[4].token", 0);
        Scenario<Paddock, FleeceMove> strict =
                turn(2, "coatMemory=strict").with("owed", 1).play("arrange 5>1 1>5");
        assertThat(kindOf(strict, 0, 0, 0).isNull()).isTrue();
        strict.sees(0, "seats[0].coat[0].token", 5)
                .sees(1, "seats[0].coat[0].token", 0)
                .play("draw", "card SNG")
                .sees(0, "gain.kind", "SNG")
                .play("stick 10")
                .sees(0, "seats[0].coat[9].token", 10);
        assertThat(kindOf(strict, 0, 0, 9).isNull()).isTrue();
    }
}
