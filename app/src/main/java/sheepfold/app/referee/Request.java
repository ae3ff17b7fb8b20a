package sheepfold.app.referee;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Games;
import sheepfold.engine.Setup;
import sheepfold.json.Fields;
import sheepfold.json.Text;
import tools.jackson.databind.JsonNode;

/** What a line asks of the referee. */
record Request(
        Game<?, ?> game,
        Setup setup,
        Optional<JsonNode> position,
        List<String> moves,
        Optional<Long> seed,
        List<Ask> asks) {
    static Request read(Fields fields) {
        fields.has("id");
        Game<?, ?> game = Games.named(fields.text("game"));
        GameInfo info = game.info();
        int seats = fields.number("seats", 0, Integer.MAX_VALUE, info.defaultSeats());
        Map<String, String> options = options(fields);
        Optional<JsonNode> data = member(fields, "data");
        Optional<JsonNode> position = member(fields, "position");
        List<String> moves = fields.has("moves") ? fields.texts("moves") : List.of();
        Optional<Long> seed = member(fields, "seed").map(value -> seed(fields, value));
        List<String> asked = asked(fields);
        fields.nothingElse();
        Setup setup = Setup.of(info, seats, options, data);
        List<Ask> asks = asked.stream().map(name -> Ask.of(name, seats)).toList();
        return new Request(game, setup, position, moves, seed, asks);
    }

    private static Optional<JsonNode> member(Fields fields, String name) {
        return fields.has(name) ? Optional.of(fields.member(name)) : Optional.empty();
    }

    private static Map<String, String> options(Fields fields) {
        Map<String, String> options = new LinkedHashMap<>();
        fields.optionalObject("options").ifPresent(chosen -> {
            for (String id : chosen.names()) {
                JsonNode value = chosen.member(id);
                if (!value.isValueNode()) {
                    throw chosen.wrong(
                            id, "it is to be a text, a number, true or false, not " + Text.shortened(value.toString()));
                }
                options.put(id, value.asString());
            }
        });
        return options;
    }

    private static long seed(Fields fields, JsonNode value) {
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw fields.wrong(
                    "seed", "it is to be a whole number of 64 bits, not " + Text.shortened(value.toString()));
        }
        return value.longValue();
    }

    private static List<String> asked(Fields fields) {
        if (!fields.has("ask")) {
            return List.of();
        }
        return fields.member("ask").isString() ? List.of(fields.text("ask")) : fields.texts("ask");
    }
}
