package sheepfold.lessons;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sheepfold.engine.EventLog;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Json;
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
    static final MovePattern ANY = of(List.of());

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

    boolean fits(Outcome<?, ?> outcome) {
        return (moves.isEmpty() || moves.stream().anyMatch(text -> isLike(outcome.text(), text)))
                && data.stream().allMatch(part -> isPartOf(part, outcome.data()))
                && causes.stream().allMatch(part -> outcome.events().anyMatch(event -> isPartOf(part, event)))
                && ending.stream()
                        .allMatch(id -> outcome.ending().filter(id::equals).isPresent())
                && leadsTo.stream().allMatch(part -> isPartOf(part, outcome.position()));
    }

    /** A move and what it does, as far as patterns speak of it. */
    record Outcome<P extends Position<P, M>, M extends Move>(
            Game<P, M> game, int seat, P before, M move, P after, EventLog heard) {
        static <P extends Position<P, M>, M extends Move> Outcome<P, M> of(
                Game<P, M> game, int seat, P before, M move) {
            P after = before.copy();
            EventLog heard = new EventLog();
            after.play(seat, move, heard);
            return new Outcome<>(game, seat, before, move, after, heard);
        }

        String text() {
            return game.notation().write(before, move);
        }

        JsonNode data() {
            return Json.tagged(move);
        }

        Stream<JsonNode> events() {
            return heard.heardBy(seat).stream()
                    .map(event -> Json.tagged(event, event.text().plain()));
        }

        Optional<String> ending() {
            return after.turn().isOver() ? Optional.of(after.result().endingId()) : Optional.empty();
        }

        JsonNode position() {
            return game.positions().write(after);
        }
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
