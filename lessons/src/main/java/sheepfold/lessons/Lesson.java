package sheepfold.lessons;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.engine.Setup;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import sheepfold.json.Sized;
import sheepfold.json.Within;
import tools.jackson.databind.JsonNode;

/** Something to be learnt, or found, by playing: one file. Its sentences may mark what they name, as {@code ⟦kind:id|name⟧}. */
@About("A lesson or a puzzle: one step after another, each with a position and a task.")
@Shaped
public record Lesson(
        String title,

        @About("What the game is about, in one sentence.") String goal,

        @Within(least = 1, most = 8) int seats,

        @About("By their ids; those that are not named have their defaults.") @Default(value = "{}", omitted = true)
        Map<String, String> options,

        @Sized(least = 1, most = 20) List<Step> steps) {
    private static final Pattern MARKED = Pattern.compile("⟦([^:⟦⟧]+):([^|⟦⟧]+)\\|([^⟦⟧]+)⟧");

    public static Lesson read(JsonNode json) {
        return Shape.of(Lesson.class).read(json, "");
    }

    public Setup setup(GameInfo game) {
        return Setup.of(game, seats, options, Optional.empty());
    }

    /** A text of a lesson with what it names. */
    public static Sentence sentence(String text) {
        List<Ref> named = new ArrayList<>();
        String template = MARKED.matcher(text).replaceAll(found -> {
            named.add(Ref.sign(found.group(1), found.group(2), found.group(3)));
            return "{thing" + named.size() + "}";
        });
        return Sentence.of(template, named.toArray());
    }
}
