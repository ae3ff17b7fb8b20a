package sheepfold.server.http;

import io.javalin.http.HandlerType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A call that somebody can make: what the route needs, and what the OpenAPI description says of it.
 *
 * @param <A> the record that its body is read as
 * @param asks that record; nothing if there is no body, or nothing in it is looked at
 * @param statuses those that can come instead of 200
 */
record Operation<A>(
        HandlerType method,
        String path,
        String id,
        String summary,
        List<Parameter> parameters,
        @Nullable Class<A> asks,
        Answer answer,
        NavigableSet<Integer> statuses) {
    private static final Pattern IN_PATH = Pattern.compile("\\{(\\w+)}");

    /** What anybody may ask who comes neither too often nor at a bad time. */
    private static final Set<Integer> OF_ANYBODY = Set.of(429, 503);

    private static final Set<Integer> OF_A_TABLE = Set.of(400, 401, 403, 404, 409, 429, 503);
    private static final Set<Integer> OF_A_CHANGE = Set.of(400, 401, 403, 404, 408, 409, 413, 415, 429, 503);

    /** What comes with 200. */
    sealed interface Answer {
        /** One record as JSON. */
        record Of(Class<?> type) implements Answer {}

        /** One of several records as JSON. */
        record OneOf(List<Class<?>> types) implements Answer {}

        /** A list of records as JSON. */
        record Listed(Class<?> type) implements Answer {}

        /** An object of which nothing is promised. */
        record Any() implements Answer {}

        /** A text of another media type. */
        record Text(String mediaType) implements Answer {}

        /** Server-sent events that hold these records. */
        record Stream(List<Class<?>> events) implements Answer {}
    }

    /** Something that is said beside the body. */
    enum Parameter {
        ID("path", "id", "string", "The table."),
        GAME("path", "game", "string", "The game's id."),
        LESSON("path", "lesson", "string", "The lesson's id."),
        PUZZLE("path", "puzzle", "string", "The puzzle's id."),
        STEP("path", "step", "integer", "Which of its steps, from 0."),
        MOVES("path", "moves", "integer", "How many moves have been made."),
        SEAT_NUMBER("path", "seat", "integer", "The seat's number, from 0."),
        SEAT(
                "query",
                "seat",
                "integer",
                "Whose eyes to look with, if the caller holds several seats; -2 for a spectator's."),
        AT(
                "query",
                "at",
                "integer",
                "A log number the caller has seen, perhaps at another node: the answer is not older, if that number"
                        + " comes within two seconds."),
        PREFER(
                "header",
                "Prefer",
                "string",
                "return=minimal for the short answer, which is for those who hear on a stream what came of it."),
        LAST_EVENT_ID("header", "Last-Event-ID", "integer", "The log number the caller has seen."),
        DATA(
                "query",
                "data",
                "string",
                "1 if moves are to come as data too, as tagged records of the game, and sentences with their"
                        + " references marked: ⟦kind:id|name⟧."),
        NEW("query", "new", "string", "1 if the caller may be nobody yet: the answer then is a guest without an id."),
        RUN("path", "run", "string", "The run of the lab."),
        SETUP("query", "setup", "integer", "Which of the set-ups, from 0."),
        TEXT("query", "text", "string", "What the code is to say.");

        final String in;
        final String title;
        final String type;
        final String about;

        Parameter(String in, String title, String type, String about) {
            this.in = in;
            this.title = title;
            this.type = type;
            this.about = about;
        }

        boolean isNeeded() {
            return in.equals("path") || this == TEXT;
        }

        private static Parameter inPath(String title) {
            return switch (title) {
                case "seat" -> SEAT_NUMBER;
                default -> valueOf(title.toUpperCase(Locale.ROOT));
            };
        }
    }

    static Operation<Void> get(String path, String id, String summary) {
        Operation<Void> call =
                of(HandlerType.GET, path, id, summary, path.startsWith("/api/tables/{id}") ? OF_A_TABLE : OF_ANYBODY);
        // What a path names may not be there
        return call.parameters.isEmpty() ? call : call.or(404);
    }

    static Operation<Void> post(String path, String id, String summary) {
        return of(HandlerType.POST, path, id, summary, OF_A_CHANGE);
    }

    static Operation<Void> put(String path, String id, String summary) {
        return of(HandlerType.PUT, path, id, summary, OF_A_CHANGE);
    }

    static Operation<Void> delete(String path, String id, String summary) {
        return of(HandlerType.DELETE, path, id, summary, OF_A_CHANGE);
    }

    private static Operation<Void> of(
            HandlerType method, String path, String id, String summary, Set<Integer> statuses) {
        List<Parameter> inPath = IN_PATH.matcher(path)
                .results()
                .map(found -> Parameter.inPath(found.group(1)))
                .toList();
        return new Operation<>(method, path, id, summary, inPath, null, new Answer.Any(), new TreeSet<>(statuses));
    }

    <B> Operation<B> asks(Class<B> body) {
        return new Operation<>(method, path, id, summary, parameters, body, answer, statuses);
    }

    Operation<A> gives(Class<?> type) {
        return gives(new Answer.Of(type));
    }

    Operation<A> gives(Answer other) {
        return new Operation<>(method, path, id, summary, parameters, asks, other, statuses);
    }

    Operation<A> with(Parameter... more) {
        List<Parameter> all = new ArrayList<>(parameters);
        all.addAll(List.of(more));
        return new Operation<>(method, path, id, summary, all, asks, answer, statuses);
    }

    Operation<A> or(Integer... more) {
        NavigableSet<Integer> all = new TreeSet<>(statuses);
        all.addAll(List.of(more));
        return new Operation<>(method, path, id, summary, parameters, asks, answer, all);
    }

    Operation<A> never(Integer... some) {
        NavigableSet<Integer> rest = new TreeSet<>(statuses);
        rest.removeAll(List.of(some));
        return new Operation<>(method, path, id, summary, parameters, asks, answer, rest);
    }
}
