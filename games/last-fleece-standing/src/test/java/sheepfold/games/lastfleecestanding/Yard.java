package sheepfold.games.lastfleecestanding;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Setup;
import sheepfold.json.Json;
import sheepfold.kit.Scenario;

/** Where the rule tests begin. */
final class Yard {
    static final LastFleeceStanding GAME = new LastFleeceStanding();
    static final List<String> FRESH = List.of("WWW", "WTW", "WWS");

    private Yard() {}

    /** The table before the coats are laid; options are written id=value. */
    static Scenario<Paddock, FleeceMove> start(int seats, String... options) {
        Scenario<Paddock, FleeceMove> scenario = Scenario.of(GAME).seats(seats);
        optionsOf(options).forEach(scenario::option);
        return scenario;
    }

    /**
     * A turn of seat 0 that is not its first: die 3, nothing owed, fresh coats, Starter Shears, dogs, no hands, the Wolf out
     * of play.
     */
    static Scenario<Paddock, FleeceMove> turn(int seats, String... options) {
        List<Map<String, Object>> flock = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            flock.add(Map.of("coat", FRESH, "hand", List.of()));
        }
        return start(seats, options)
                .position(Json.line(Map.of("phase", "act", "active", 0, "die", 3, "owed", 0, "seats", flock)));
    }

    /** The same without a deck. */
    static Scenario<Paddock, FleeceMove> turnWithoutDeck(int seats, String... options) {
        return turn(seats, options).with("deck", Map.of());
    }

    static Setup setup(int seats, String... options) {
        return Setup.of(GAME.info(), seats, optionsOf(options), Optional.empty());
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
