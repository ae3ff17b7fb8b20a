package sheepfold.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.kit.LessonFaults;
import sheepfold.kit.game.Hush;

/** What would leave a learner without a word or a way on is noticed. */
class LessonsTest {
    /** Seat 0 holds a lamb and a hush, and may show one or be done. */
    private static final String WHISPER = """
            {
              "title": "Whisper",
              "before": ["deal lamb", "deal hush", "deal ewe", "deal ram"],
              "task": "Show your lamb.",
              "accept": [{"moves": ["show lamb to 1"]}],
              "praise": "Now they know.",
              "answers": [
                {"data": {"type": "show", "card": "hush"}, "say": "That shows the other card."},
                {"moves": ["do*"], "say": "That shows nothing."}
              ],
              "rules": ["KI-SHOW-01"]
            }""";

    private static final String DONE = """
            {
              "title": "Enough",
              "task": "Be done.",
              "accept": [{"causes": {"type": "done", "seat": 0}}],
              "praise": "Quiet."
            }""";

    private static Lesson lesson(String... steps) {
        return Lesson.read(Json.parse("""
            {"title": "Hush", "goal": "Bring the flock home.", "seats": 2, "steps": [%s]}
            """.formatted(String.join(",", steps))));
    }

    private static List<String> faults(String... steps) {
        return LessonFaults.of(new Hush(), lesson(steps));
    }

    private static String fault(String wanted, String other) {
        assertThat(WHISPER).contains(wanted);
        List<String> faults = faults(WHISPER.replace(wanted, other));
        assertThat(faults).hasSize(1);
        return faults.getFirst();
    }

    @Test
    void aGameWithoutAFileHasNoLessons() {
        assertThat(Lessons.of(new Hush())).isEmpty();
    }

    @Test
    void aWholeLessonHasNoFaults() {
        assertThat(faults(WHISPER, DONE)).isEmpty();
    }

    @Test
    void aStepGoesOnWhereTheOneBeforeHasLed() {
        assertThat(Exercise.of(new Hush(), lesson(WHISPER, DONE), 1).match().length())
                .isEqualTo(5);
    }

    @Test
    void aFaultOfTheFileNamesItsPlace() {
        assertThatThrownBy(() -> lesson("{\"title\": 1}"))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        fault -> assertThat(fault.line()).startsWith("steps[0].title: it is to be a text"));
    }

    @Test
    void anIllegalMoveOnTheWayIsNoticed() {
        assertThat(fault("\"deal ram\"", "\"deal wolf\"")).startsWith("steps[0].before[3]: ");
    }

    @Test
    void anIllegalAcceptedMoveIsNoticed() {
        assertThat(faults(WHISPER.replace("show lamb to 1", "show ram to 1")))
                .anyMatch(fault -> fault.contains("show ram to 1 is no legal move there"))
                .anyMatch(fault -> fault.contains("no legal move is accepted"));
    }

    @Test
    void aLegalMoveWithoutAnAnswerIsNoticed() {
        assertThat(faults(WHISPER.replace("\"card\": \"hush\"", "\"card\": \"ram\"")))
                .anyMatch(fault -> fault.contains("1 legal moves get no answer: [show hush to 1]"))
                .anyMatch(fault -> fault.contains("nothing is answered with \"That shows the other card.\""));
    }

    @Test
    void anUnknownRuleIsNoticed() {
        assertThat(fault("KI-SHOW-01", "KI-SHOW-77")).isEqualTo("steps[0]: the rulebook has no rule KI-SHOW-77");
    }

    @Test
    void anEmptyTextIsNoticed() {
        assertThat(fault("Now they know.", " ")).isEqualTo("steps[0].praise: it says nothing");
    }

    @Test
    void aSecondGeneralAnswerIsNoticed() {
        String general =
                DONE.replace("\"Quiet.\"", "\"Quiet.\", \"answers\": [{\"say\": \"That is a whisper more.\"}]");
        assertThat(faults(WHISPER, general, general)).anyMatch(fault -> fault.contains("2 answers are for any move"));
    }

    @Test
    void aStepThatIsGoneOnFromAcceptsOneMove() {
        assertThat(faults(WHISPER.replace("[\"show lamb to 1\"]", "[\"show * to 1\"]"), DONE))
                .anyMatch(fault -> fault.contains("one move is to be accepted, not 2"));
    }

    @Test
    void chanceThatIsLeftOpenIsNoticed() {
        String early = WHISPER.replace("\"deal ewe\", \"deal ram\"", "\"deal ewe\"");
        assertThat(faults(early)).anyMatch(fault -> fault.contains("seat 0 is not asked there"));
    }

    @Test
    void whatASentenceNamesIsMarked() {
        assertThat(Lesson.sentence("To ⟦square:d2|the gap⟧!").marked()).isEqualTo("To ⟦square:d2|the gap⟧!");
        assertThat(Lesson.sentence("To ⟦square:d2|the gap⟧!").plain()).isEqualTo("To the gap!");
    }
}
