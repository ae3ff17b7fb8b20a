package sheepfold.lessons;

import java.util.List;
import java.util.Optional;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Sized;
import sheepfold.json.Within;
import tools.jackson.databind.JsonNode;

@About("One idea: where it is shown, what is to be done, and what is said to whatever is done.")
public record Step(
        @About("The idea in a few words.") String title,

        @About(
                "As the game writes positions; without one the step goes on where the one before has led, and the first begins as games do.")
        Optional<JsonNode> position,

        @About("Moves, as they are written, that are made before the task is given: by any seat, and by chance.")
        @Default(value = "[]", omitted = true)
        List<String> before,

        @About("The seat that the learner plays.") @Default(value = "0", omitted = true) @Within(least = 0, most = 7)
        int seat,

        @About("What to do, in one sentence.") String task,

        @About("The moves that do it. Where the next step goes on from here it is a single one.") @Sized(least = 1)
        List<MovePattern> accept,

        @About("What others and chance do then, as it is written.") @Default(value = "[]", omitted = true)
        List<String> then,

        @About("What is said when it is done.") String praise,

        @About("What is said to other moves; the first that fits.") @Default(value = "[]", omitted = true)
        List<Answer> answers,

        @About("The rules that it is about, by their ids.") @Default(value = "[]", omitted = true)
        List<String> rules) {}
