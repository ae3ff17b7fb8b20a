package sheepfold.app;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sheepfold.app.io.BadFile;
import sheepfold.app.io.Terminal;
import sheepfold.app.io.TextFile;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Games;
import sheepfold.engine.Preset;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Text;
import tools.jackson.databind.JsonNode;

/** The flags that choose a game and agree on its set-up. */
final class Choice {
    private static final int MOST_MEBIBYTES = 1;
    /** How games name the place of a fault in the owner's data. */
    private static final String DATA = "data";
    /** The data that a game brings along, among files that replace it. */
    private static final String OWN = "own";

    @Parameters(index = "0", paramLabel = "GAME", description = "The game's id; \"games\" lists them.")
    private String game = "";

    @Option(names = "--seats", paramLabel = "N", description = "How many seats the table has.")
    private Optional<Integer> seats = Optional.empty();

    @Option(names = "--option", paramLabel = "K=V", description = "An option of the game; may be given several times.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--preset", paramLabel = "NAME", description = "A set-up with a name; \"games\" lists them.")
    private Optional<String> preset = Optional.empty();

    @Option(names = "--data", paramLabel = "GAME=FILE", description = "Your own board or cards in place of the game's.")
    private Map<String, String> data = new LinkedHashMap<>();

    Game<?, ?> game() {
        return Games.named(game);
    }

    /** Are seats, options or data given? */
    boolean choosesSetup() {
        return seats.isPresent() || !options.isEmpty() || preset.isPresent() || !data.isEmpty();
    }

    /** The set-up, known to start; people are told what is unusual about it. */
    Setup setup(int byDefault, Terminal terminal) {
        Game<?, ?> chosen = game();
        Setup setup = Setup.of(chosen.info(), seats.orElse(byDefault), options(chosen.info()), ownData(terminal));
        return known(chosen, setup, terminal);
    }

    /** The same with another value of an option, or with another file of data. */
    Setup variant(int byDefault, String what, String value, Terminal terminal) {
        Choice other = new Choice();
        other.game = game;
        other.seats = seats;
        other.options = new LinkedHashMap<>(options);
        other.data = new LinkedHashMap<>(data);
        if (!what.equals(DATA)) {
            other.options.put(what, value);
        } else if (value.equals(OWN)) {
            other.data.clear();
        } else {
            other.data.put(game, value);
        }
        return other.setup(byDefault, terminal);
    }

    /** One bot for all seats, or one for each. */
    static List<Bot> seated(List<String> ids, int seats) {
        if (ids.size() > 1 && ids.size() != seats) {
            throw new BadInput("--bots", "%d bots are named for %d seats".formatted(ids.size(), seats));
        }
        List<String> bySeat = ids.size() == 1 ? Collections.nCopies(seats, ids.getFirst()) : ids;
        return bySeat.stream().map(Bots::named).toList();
    }

    private Setup known(Game<?, ?> chosen, Setup setup, Terminal terminal) {
        try {
            List<String> warnings = chosen.start(setup).warnings();
            warnings.forEach(warning -> terminal.err().println("sheepfold: mind: " + warning));
        } catch (BadInput e) {
            throw e.place().startsWith(DATA) ? inDataFile(e) : e;
        }
        return setup;
    }

    /** What a preset says, where no option says otherwise. */
    private Map<String, String> options(GameInfo info) {
        Map<String, String> all = new LinkedHashMap<>();
        preset.map(name -> preset(info, name)).map(Preset::options).ifPresent(all::putAll);
        all.putAll(options);
        return all;
    }

    private static Preset preset(GameInfo info, String name) {
        return info.preset(name)
                .orElseThrow(() -> new BadInput(
                        "--preset",
                        "%s has no preset %s; it has %s"
                                .formatted(
                                        info.title(),
                                        Text.shortened(name),
                                        info.presets().stream().map(Preset::id).collect(Collectors.joining(", ")))));
    }

    private BadFile inDataFile(BadInput fault) {
        String place = fault.place().substring(DATA.length()).replaceFirst("^(: |\\.)", "");
        return new BadFile(new BadInput(place, fault.rule(), fault.sentence()).within(dataFile()));
    }

    private Optional<JsonNode> ownData(Terminal terminal) {
        for (String owner : data.keySet()) {
            if (!owner.equals(game)) {
                throw new BadInput("--data", "this is for %s, but the game is %s".formatted(owner, game));
            }
        }
        if (data.isEmpty()) {
            return Optional.empty();
        }
        String text = TextFile.read(dataFile(), terminal.in(), MOST_MEBIBYTES);
        return Optional.of(BadFile.blaming(dataFile(), () -> Json.parse(text)));
    }

    private String dataFile() {
        return data.getOrDefault(game, "");
    }
}
