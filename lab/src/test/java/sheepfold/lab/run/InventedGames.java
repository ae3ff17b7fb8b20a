package sheepfold.lab.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.GameStats;

/** Games that were never played, so that a test knows all about them. */
final class InventedGames {
    private enum End {
        HOME
    }

    private InventedGames() {}

    static FinishedGame won(int winner, int seats) {
        return begun(0, winner, seats);
    }

    static FinishedGame begun(int beginner, int winner, int seats) {
        Result result = Result.won(winner, seats, End.HOME, Sentence.of("Home."));
        return FinishedGame.of(0, result, Optional.of(beginner), 10, 10, 0);
    }

    static GameStats stats(String kind, String one, GameStats.Use use, String other, GameStats.Use otherUse) {
        return new GameStats(
                "home",
                5,
                List.of(3, 3),
                0,
                12,
                0,
                1,
                0,
                Optional.of(1),
                Optional.of(0.25),
                Optional.of(0.5),
                Map.of(),
                Map.of(),
                Map.of(),
                Map.of(kind, Map.of(one, use, other, otherUse)),
                List.of(),
                List.of());
    }
}
