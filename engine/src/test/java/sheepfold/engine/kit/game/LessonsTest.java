package sheepfold.engine.kit.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.engine.BadInput;
import sheepfold.engine.json.Json;
import sheepfold.engine.kit.LessonFaults;
import sheepfold.engine.lesson.Lesson;
import sheepfold.engine.lesson.Lessons;

/** A lesson is noticed for each thing that would leave a learner without a way on. */
class LessonsTest {
    private static final String LESSON = """
            {"title": "Hush", "goal": "Bring the flock home.", "seats": 2, "steps": [%s]}""";

    private static List<String> faults(String... steps) {
        return LessonFaults.of(new Hush(), Lesson.read(Json.parse(LESSON.formatted(String.join(",", steps)))));
    }

    @Test
    void aGameWithoutAFileHasNoLessons() {
        assertThat(Lessons.of(new Hush())).isEmpty();
    }

    @Test
    void aFaultOfAFileNamesItsPlace() {
        assertThatThrownBy(() -> Lesson.read(Json.parse(LESSON.formatted("{\\"title\\": 1}"))))
                .isInstanceOfSatisfying(
                        BadInput.class, fault -> assertThat(fault.line()).startsWith("steps[0].title: it is to be a text"));
    }
}
