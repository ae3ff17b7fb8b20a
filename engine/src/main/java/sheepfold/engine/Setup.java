package sheepfold.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import sheepfold.json.BadInput;
import sheepfold.json.Text;
import tools.jackson.databind.JsonNode;

/**
 * What is agreed before a game: how many seats, every option with its value, and the owner's own data if any.
 *
 * @param rules the version of the rules that it is played by
 * @param data a data file that replaces the game's own, for owners of the box
 */
public record Setup(String rules, int seats, Map<String, String> options, Optional<JsonNode> data) {
    public static Setup of(GameInfo game, int seats, Map<String, String> chosen, Optional<JsonNode> data) {
        if (seats < game.leastSeats() || seats > game.mostSeats()) {
            throw new BadInput(
                    "seats", "%s is for %s seats, not %d".formatted(game.title(), game.seatsInWords(), seats));
        }
        Map<String, String> options = usual(game, chosen);
        chosen.forEach((id, value) -> {
            Option option = game.option(id)
                    .orElseThrow(() -> new BadInput(
                            "options." + id,
                            "%s has no option %s; it has %s".formatted(game.title(), id, optionIds(game))));
            option.fault(value).ifPresent(fault -> {
                throw new BadInput("options." + id, "%s cannot be %s: %s".formatted(id, Text.shortened(value), fault));
            });
            options.put(id, value);
        });
        return new Setup(game.rules(), seats, Map.copyOf(options), data);
    }

    /** The same for a game that was begun by a version of the rules, if its games still go on. */
    public Setup under(String version, Game<?, ?> game) {
        if (!version.equals(game.info().rules()) && !game.earlierRules().contains(version)) {
            throw new BadInput(
                    "rules",
                    "this record was made under rules %s of %s; here are rules %s"
                            .formatted(version, game.info().title(), game.info().rules()));
        }
        return new Setup(version, seats, options, data);
    }

    public static Setup of(GameInfo game, int seats) {
        return of(game, seats, Map.of(), Optional.empty());
    }

    public String option(String id) {
        String value = options.get(id);
        if (value == null) {
            throw new IllegalArgumentException("no option " + id);
        }
        return value;
    }

    public int number(String id) {
        return Integer.parseInt(option(id));
    }

    public boolean is(String id, String value) {
        return option(id).equals(value);
    }

    /** What holds unless it is said: the game's defaults, and what a preset among the chosen ones brings along. */
    private static Map<String, String> usual(GameInfo game, Map<String, String> chosen) {
        Map<String, String> usual = new LinkedHashMap<>();
        game.options().forEach(option -> usual.put(option.id(), option.byDefault()));
        game.options().forEach(option -> usual.putAll(option.brings(chosen.getOrDefault(option.id(), ""))));
        return usual;
    }

    /** The options that differ from what is usual. */
    public Map<String, String> chosen(GameInfo game) {
        Map<String, String> usual = usual(game, options);
        Map<String, String> chosen = new LinkedHashMap<>();
        game.options().stream()
                .filter(option -> !option(option.id()).equals(usual.get(option.id())))
                .forEach(option -> chosen.put(option.id(), option(option.id())));
        return chosen;
    }

    private static String optionIds(GameInfo game) {
        return game.options().stream().map(Option::id).collect(Collectors.joining(", "));
    }
}
