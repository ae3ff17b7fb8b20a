package sheepfold.lessons;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sheepfold.json.About;
import sheepfold.json.Default;
import tools.jackson.databind.JsonNode;

@About("Which moves are meant: those of which all that is said here is true.")
public record MovePattern(
        @About("As they are written, one of these; * stands for anything.") @Default(value = "[]", omitted = true)
        List<String> moves,

        @About("Members that the move has as a tagged record; * in a text stands for anything.")
        Optional<JsonNode> data,

        @About("Members that something has which it causes, as an event with its type.")
        Optional<JsonNode> causes,

        @About("How the game ends by it: one of the game's endings.")
        Optional<String> ending,

        @About("Members that the position has to which it leads.")
        Optional<JsonNode> leadsTo) {
    static final MovePattern ANY =
            new MovePattern(List.of(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    private static final String ANYTHING = "*";

    /** Just these moves, as they are written; without any, all moves. */
    public static MovePattern of(List<String> moves) {
        return new MovePattern(moves, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    public boolean isEmpty() {
        return moves.isEmpty() && data.isEmpty() && causes.isEmpty() && ending.isEmpty() && leadsTo.isEmpty();
    }

    /** The moves that it names in full. */
    public Stream<String> named() {
        return moves.stream().filter(text -> !text.contains(ANYTHING));
    }

    boolean fits(Outcome outcome) {
        return (moves.isEmpty() || moves.stream().anyMatch(text -> isLike(outcome.text(), text)))
                && data.stream().allMatch(part -> isPartOf(part, outcome.data()))
                && causes.stream().allMatch(part -> outcome.events().stream().anyMatch(event -> isPartOf(part, event)))
                && ending.stream()
                        .allMatch(id -> outcome.ending().filter(id::equals).isPresent())
                && leadsTo.stream().allMatch(part -> isPartOf(part, outcome.position()));
    }

    /** What a move is and does, as far as patterns speak of it. */
    interface Outcome {
        String text();

        JsonNode data();

        List<JsonNode> events();

        Optional<String> ending();

        JsonNode position();
    }

    static boolean isPartOf(JsonNode part, JsonNode whole) {
        if (part.isObject()) {
            return whole.isObject()
                    && part.propertyStream()
                            .allMatch(member -> whole.has(member.getKey())
                                    && isPartOf(member.getValue(), whole.get(member.getKey())));
        }
        return (part.isString() && whole.isString())
                ? isLike(whole.stringValue(), part.stringValue())
                : part.equals(whole);
    }

    private static boolean isLike(String text, String pattern) {
        return pattern.contains(ANYTHING)
                ? Pattern.compile(Pattern.quote(pattern).replace(ANYTHING, "\\E.*\\Q"), Pattern.DOTALL)
                        .matcher(text)
                        .matches()
                : text.equals(pattern);
    }
}
