package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.lastfleecestanding.Yard.start;
import static sheepfold.games.lastfleecestanding.Yard.turn;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Scenario;

/** What is played for people whose time is up. */
class TimeOutTest {
    private static String playedFor(int seat, Scenario<Paddock, FleeceMove> table) {
        if (!table.turn().asks(seat)) {
            return "nothing";
        }
        return table.position()
                .decision(seat)
                .timeOut()
                .map(FleeceMoveLines::write)
                .orElse("nothing");
    }

    @Test
    void windowsArePassed() {
        assertThat(playedFor(1, turn(2).with("seats[1].hand", List.of("POW")).play("shear B1")))
                .isEqualTo("pass");
        assertThat(playedFor(0, turn(2).with("seats[1].hand", List.of("POW")).play("shear B1")))
                .isEqualTo("nothing");
    }

    @Test
    void theActiveSeatDrawsThenShearsThenEnds() {
        assertThat(playedFor(0, turn(2).with("owed", 1))).isEqualTo("draw");
        assertThat(playedFor(0, turn(4).with("seats[1].coat", List.of("WW.", "...", "..."))))
                .isEqualTo("shear C1");
        assertThat(playedFor(0, turn(2).with("attackUsed", true))).isEqualTo("end");
    }

    @Test
    void losesBasicWoolFirstAndSnipsTheLowestCell() {
        Scenario<Paddock, FleeceMove> bitten = turn(2).with("wolf", 0)
                .with("seats[0].coat", List.of("TSW", "W..", "..."))
                .with("window", "roll")
                .with("phase", "bite");
        assertThat(playedFor(0, bitten)).isEqualTo("shed 3");
        Scenario<Paddock, FleeceMove> strict = turn(2, "coatMemory=strict")
                .with("wolf", 0)
                .with("seats[0].coat", List.of("TSW", "W..", "..."))
                .with("window", "roll")
                .with("phase", "bite");
        assertThat(playedFor(0, strict)).isEqualTo("shed 1");
        assertThat(playedFor(0, turn(2).play("shear B1"))).isEqualTo("snip 1");
    }

    @Test
    void gainsRowsAndKeptPieces() {
        Scenario<Paddock, FleeceMove> gaining = turn(2).with("owed", 1)
                .with("seats[0].coat", List.of("W.W", "T..", "..S"))
                .play("draw", "card STL");
        assertThat(playedFor(0, gaining)).isEqualTo("stick 2");
        Scenario<Paddock, FleeceMove> shaving = turn(2).with("seats[0].hand", List.of("CSH"))
                .with("seats[1].coat", List.of("W..", "WW.", "TW."))
                .play("closeshave B");
        assertThat(playedFor(0, shaving)).isEqualTo("row 2");
        Scenario<Paddock, FleeceMove> keeping = turn(2).with("seats[0].hand", List.of("CSH"))
                .with("seats[1].coat", List.of("...", "WTW", "..."))
                .play("closeshave B", "row 2");
        assertThat(playedFor(1, keeping)).isEqualTo("keep 5");
    }

    @Test
    void secretChoicesAreLeftToABot() {
        assertThat(playedFor(0, start(2))).isEqualTo("nothing");
    }
}
