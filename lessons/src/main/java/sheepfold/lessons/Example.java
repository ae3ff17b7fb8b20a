package sheepfold.lessons;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Text;
import tools.jackson.databind.JsonNode;

/**
 * A position in a rulebook that shows what a rule says: a fenced block of lines {@code key: value} and the position as JSON,
 * with a caption in italics below it. A block without a position begins at the first one of the book, with its seats and
 * options.
 *
 * @param rule the id of the rule below which it stands, if any
 * @param seats how many sit at the table; as usual for the game if it is not said
 * @param options those that are not as usual
 * @param after the moves that are made before one looks, as they are written
 * @param seat whose eyes the picture is seen through, and who may try it
 * @param move a move that is pointed at, as it is written, if any
 * @param light what is lit, as references {@code kind:id}
 */
public record Example(
        Optional<String> rule,
        Optional<Integer> seats,
        Map<String, String> options,
        List<String> after,
        int seat,
        Optional<String> move,
        List<String> light,
        String caption,
        JsonNode position) {
    private static final Pattern HEADER = Pattern.compile("([a-z]+): (.+)");
    private static final Pattern SMALL_NUMBER = Pattern.compile("\\d");

    /** Reads what stands inside the fence. */
    static Example parse(Optional<String> rule, Optional<Example> first, List<String> lines, String caption) {
        Map<String, String> header = new LinkedHashMap<>();
        List<String> json = new ArrayList<>();
        for (String line : lines) {
            Matcher entry = HEADER.matcher(line.strip());
            if (json.isEmpty() && entry.matches()) {
                header.put(entry.group(1), entry.group(2));
            } else {
                json.add(line);
            }
        }
        Optional<Example> table = json.isEmpty() ? first : Optional.empty();
        if (json.isEmpty() && table.isEmpty()) {
            throw new BadInput("rulebook.md", "the first example has a position");
        }
        Function<String, Optional<String>> said = key -> Optional.ofNullable(header.remove(key));
        Example example = new Example(
                rule,
                said.apply("seats").map(Example::number).or(() -> table.flatMap(Example::seats)),
                said.apply("options")
                        .map(Example::options)
                        .or(() -> table.map(Example::options))
                        .orElse(Map.of()),
                parts(";", said.apply("after").orElse("")),
                said.apply("seat").map(Example::number).orElse(0),
                said.apply("move"),
                parts("\\s", said.apply("light").orElse("")),
                caption,
                table.map(Example::position).orElseGet(() -> Json.parse(String.join("\n", json))));
        if (!header.isEmpty()) {
            throw new BadInput(
                    "rulebook.md",
                    "an example has seats, options, after, seat, move and light, not "
                            + header.keySet().iterator().next());
        }
        return example;
    }

    private static int number(String text) {
        if (!SMALL_NUMBER.matcher(text).matches()) {
            throw new BadInput("rulebook.md", "a seat of an example is a number, not " + Text.shortened(text));
        }
        return Integer.parseInt(text);
    }

    private static Map<String, String> options(String text) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String option : parts("\\s", text)) {
            int equals = option.indexOf('=');
            if (equals < 1) {
                throw new BadInput("rulebook.md", "options of an example are written id=value, not " + option);
            }
            options.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return options;
    }

    private static List<String> parts(String joint, String text) {
        return Arrays.stream(text.split(joint, -1))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    public Setup setup(GameInfo game) {
        return Setup.of(game, seats.orElse(game.defaultSeats()), options, Optional.empty());
    }

    /** The position that is looked at; {@link BadInput} if it is none, or a move before it cannot be made. */
    public <P extends Position<P, M>, M extends Move> P read(Game<P, M> game) {
        Match<P, M> match = new Match<>(game, setup(game.info()), Optional.of(position));
        after.forEach(line -> match.play(line).ifPresent(why -> {
            throw new BadInput(line, why.rule(), why.sentence().plain());
        }));
        return match.position();
    }
}
