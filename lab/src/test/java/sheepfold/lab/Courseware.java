package sheepfold.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;

/** Games and courses that were never played, so that a test knows all about them. */
final class Courseware {
    private enum End {
        HOME
    }

    private Courseware() {}

    static Finished won(int winner, int seats) {
        return Finished.of(0, Result.won(winner, seats, End.HOME, Sentence.of("Home.")), 10, 10, 0);
    }

    static Course course(String kind, String one, Course.Use use, String other, Course.Use otherUse) {
        return new Course(
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
