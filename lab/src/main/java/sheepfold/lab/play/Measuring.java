package sheepfold.lab.play;

import java.io.Serializable;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.json.BadInput;
import sheepfold.json.Text;

/** What is to be found out beside who wins; the last three cost games or searches of their own. */
public record Measuring(boolean play, boolean choices, boolean skill, boolean luck, boolean decisions)
        implements Serializable {
    public static final Measuring NOTHING = new Measuring(false, false, false, false, false);
    public static final List<String> WORDS = List.of("play", "choices", "skill", "luck", "all");

    /** By words; whoever wants anything gets the course of play as well. */
    public static Measuring of(List<String> words, boolean decisions) {
        Set<String> unknown = new TreeSet<>(words);
        WORDS.forEach(unknown::remove);
        if (!unknown.isEmpty()) {
            throw new BadInput(
                    "measure",
                    "nobody can measure %s; there are %s"
                            .formatted(Text.shortened(String.join(", ", unknown)), String.join(", ", WORDS)));
        }
        boolean all = words.contains("all");
        return new Measuring(
                !words.isEmpty() || decisions,
                all || words.contains("choices"),
                all || words.contains("skill"),
                all || words.contains("luck"),
                decisions);
    }

    /** As it is written in a plan. */
    public String inWords() {
        return Stream.of(
                        play ? "play" : "",
                        choices ? "choices" : "",
                        skill ? "skill" : "",
                        luck ? "luck" : "",
                        decisions ? "decisions" : "")
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(","));
    }
}
