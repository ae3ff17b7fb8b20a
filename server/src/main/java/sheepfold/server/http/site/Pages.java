package sheepfold.server.http.site;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Games;
import sheepfold.server.live.Tables;
import sheepfold.server.store.Store;

/**
 * The addresses that the page has, as its build lists them: one a line, with {@code {game}} or {@code {table}} for what it is
 * about. Whatever fits none of them, or names a game or table that is not there, is not found.
 */
record Pages(List<List<String>> addresses) {
    private static final Logger LOG = LoggerFactory.getLogger(Pages.class);
    private static final String GAME = "{game}";
    private static final String TABLE = "{table}";
    /** Some other word, which the page itself understands. */
    private static final Pattern ANY = Pattern.compile("\\{\\w+}");

    private static final String PLACE = "Sheepfold";
    private static final String WELCOME = "Woolly board games in your browser: alone, on one sofa, or with a link.";
    private static final Preview HOME = new Preview(PLACE, WELCOME, Optional.empty());
    static final Preview NOT_FOUND = new Preview("This path leads nowhere · " + PLACE, WELCOME, Optional.empty());

    /**
     * How a link to a page looks elsewhere.
     *
     * @param game whose picture goes with it
     */
    record Preview(String title, String text, Optional<String> game) {}

    static Pages parse(String list) {
        return new Pages(list.lines().map(Pages::parts).toList());
    }

    private static List<String> parts(String path) {
        return Stream.of(path.split("/")).filter(part -> !part.isEmpty()).toList();
    }

    /** What is at an address; nothing if nothing is. A page that lists no addresses has them all. */
    Optional<Preview> at(String path, Tables tables) {
        if (addresses.isEmpty()) {
            return Optional.of(HOME);
        }
        List<String> asked = parts(path);
        return addresses.stream()
                .filter(address -> fits(address, asked))
                .findFirst()
                .flatMap(address -> preview(address, asked, tables));
    }

    private static boolean fits(List<String> address, List<String> asked) {
        if (address.size() != asked.size()) {
            return false;
        }
        for (int i = 0; i < asked.size(); i++) {
            if (!address.get(i).equals(asked.get(i))
                    && !ANY.matcher(address.get(i)).matches()) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Preview> preview(List<String> address, List<String> asked, Tables tables) {
        int game = address.indexOf(GAME);
        int table = address.indexOf(TABLE);
        if (game >= 0) {
            return info(asked.get(game)).map(info -> of(asked.getFirst(), info));
        }
        return table < 0 ? Optional.of(HOME) : ofTable(asked.getFirst(), asked.get(table), tables);
    }

    /** Of a table only its game is told, to whomever the link is shown. */
    private static Optional<Preview> ofTable(String page, String id, Tables tables) {
        try {
            return tables.gameOf(id)
                    .map(game -> info(game).map(info -> of(page, info)).orElse(HOME));
        } catch (Store.Unavailable e) {
            LOG.debug("whether there is table {} is not known now: {}", id, e.toString());
            return Optional.of(HOME);
        }
    }

    private static Optional<GameInfo> info(String id) {
        return Games.all().stream()
                .map(Game::info)
                .filter(info -> info.id().equals(id))
                .findFirst();
    }

    private static Preview of(String page, GameInfo info) {
        String title = switch (page) {
            case "t" -> "A table of %s";
            case "r" -> "A game of %s, move by move";
            case "rules" -> "The rules of %s";
            case "learn" -> "Learn %s by playing";
            case "puzzles" -> "Puzzles of %s";
            default -> "%s";
        };
        return new Preview(title.formatted(info.title()) + " · " + PLACE, info.summary(), Optional.of(info.id()));
    }
}
