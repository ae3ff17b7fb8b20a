package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

@About("A step of a lesson as it begins.")
public record LessonState(
        int step,
        @About("The seat that the learner plays.") int seat,
        @About("How many seats there are.") int seats,
        Map<String, String> options,
        @About("What to do, in one sentence.") String task,
        @About("The rules that it is about.") List<String> rules,
        @JsonUnwrapped Outlook outlook,

        @About("The moves that do it, as tagged records of the game: a page lights the first.")
        List<JsonNode> wanted) {
    /** As those see it who are to find out. */
    public LessonState withoutWhatIsWanted() {
        return new LessonState(step, seat, seats, options, task, rules, outlook, List.of());
    }
}
