package sheepfold.engine;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import sheepfold.json.BadInput;
import sheepfold.json.Text;

/** The games on the shelf: whatever the class path offers. */
public final class Games {
    private static final List<Game<?, ?>> ALL = ServiceLoader.load(Game.class).stream()
            .<Game<?, ?>>map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing((Game<?, ?> game) -> game.info().id()))
            .toList();

    private Games() {}

    public static List<Game<?, ?>> all() {
        return ALL;
    }

    public static Game<?, ?> named(String id) {
        return ALL.stream()
                .filter(game -> game.info().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "game",
                        "there is no game %s; there are %s"
                                .formatted(
                                        Text.shortened(id),
                                        ALL.stream()
                                                .map(game -> game.info().id())
                                                .collect(Collectors.joining(", ")))));
    }
}
