package sheepfold.games.sheephop;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Setup;
import sheepfold.json.Json;
import sheepfold.kit.Scenario;

/** Where the rule tests begin: a set-up by its options, or a board as a picture, top row first. */
final class Evening {
    static final SheepHop GAME = new SheepHop();

    private Evening() {}

    /** The table before the first decision; options are written id=value, seats among them. */
    static Scenario<Hillside, SheepHopMove> start(String... options) {
        Scenario<Hillside, SheepHopMove> scenario = Scenario.of(GAME);
        optionsOf(options).forEach((id, value) -> {
            if (id.equals("seats")) {
                scenario.seats(Integer.parseInt(value));
            } else {
                scenario.option(id, value);
            }
        });
        return scenario;
    }

    /** Before a roll of the first seat, the wolves facing clockwise, sheep that are not drawn in the den. */
    static Scenario<Hillside, SheepHopMove> drawn(String board, String... options) {
        return start(options).position(Json.line(Map.of("board", board.lines().toList())));
    }

    static Setup setup(String... options) {
        Map<String, String> chosen = optionsOf(options);
        String seats = chosen.remove("seats");
        return Setup.of(GAME.info(), seats == null ? 2 : Integer.parseInt(seats), chosen, Optional.empty());
    }

    private static Map<String, String> optionsOf(String... options) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return chosen;
    }
}
