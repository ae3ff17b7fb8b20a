package sheepfold.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Games;
import sheepfold.engine.Ids;
import sheepfold.engine.Ink;
import sheepfold.engine.Option;
import sheepfold.engine.Preset;
import sheepfold.json.Json;
import sheepfold.server.wire.GameMessages.GameEntry.PresetEntry;
import sheepfold.server.wire.GameMessages.GameEntry.ValueEntry;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

@Command(name = "games", description = "List the games with their seats and options.")
final class GamesCommand extends TerminalCommand {
    @CommandLine.Option(
            names = "--json",
            description = "As JSON, with the schema and an example of every game's positions.")
    private boolean json;

    @Override
    protected void run() {
        terminal.out().print(json ? Json.pretty(shelf()) + "\n" : inWords());
    }

    private String inWords() {
        StringBuilder text = new StringBuilder();
        for (Game<?, ?> game : Games.all()) {
            text.append(text.isEmpty() ? "" : "\n").append(inWords(game.info(), terminal.ink()));
        }
        return text.toString();
    }

    private static String inWords(GameInfo info, Ink ink) {
        StringBuilder text = new StringBuilder();
        text.append("%s  %s\n".formatted(ink.bold(info.id()), info.title()));
        text.append("  %s\n".formatted(info.summary()));
        text.append("  %s, %s; rules version %s\n"
                .formatted(
                        info.mostSeats() == 1 ? "1 seat" : info.seatsInWords() + " seats",
                        info.cooperative() ? "all against the game" : "against each other",
                        info.rules()));
        for (Option option : info.options()) {
            text.append("  --option %s=%s  %s: %s %s\n"
                    .formatted(
                            option.id(),
                            option.byDefault(),
                            ink.bold(option.label()),
                            option.meaning(),
                            ink.faint("(" + option.values() + ")")));
            for (Option.Value value : option.named()) {
                text.append("      %s  %s. %s\n".formatted(value.id(), value.label(), ink.faint(value.meaning())));
            }
        }
        for (Preset preset : info.presets()) {
            text.append("  --preset %s  %s: %s\n".formatted(preset.id(), ink.bold(preset.label()), preset.meaning()));
        }
        return text.toString();
    }

    private static ObjectNode shelf() {
        ObjectNode shelf = Json.object();
        ArrayNode games = shelf.putArray("games");
        Games.all().forEach(game -> games.add(described(game)));
        return shelf;
    }

    private static ObjectNode described(Game<?, ?> game) {
        GameInfo info = game.info();
        ObjectNode json = Json.object()
                .put("id", info.id())
                .put("title", info.title())
                .put("summary", info.summary())
                .put("rules", info.rules())
                .put("cooperative", info.cooperative())
                .put("hidden", info.hidden());
        json.putObject("seats")
                .put("min", info.leastSeats())
                .put("max", info.mostSeats())
                .put("default", info.defaultSeats());
        ArrayNode options = json.putArray("options");
        info.options().forEach(option -> options.add(described(option)));
        ArrayNode presets = json.putArray("presets");
        info.presets()
                .forEach(preset -> presets.add(
                        Json.tree(new PresetEntry(preset.id(), preset.label(), preset.meaning(), preset.options()))));
        Ids.all(game.decisions()).forEach(json.putArray("decisions")::add);
        Ids.all(game.endings()).forEach(json.putArray("endings")::add);
        json.put("notation", game.notation().grammar());
        ObjectNode position = json.putObject("position");
        position.set("schema", game.positions().schema());
        position.set("example", game.positions().example());
        return json;
    }

    private static ObjectNode described(Option option) {
        ObjectNode json = Json.object()
                .put("id", option.id())
                .put("default", option.byDefault())
                .put("values", option.values())
                .put("label", option.label())
                .put("meaning", option.meaning())
                .put("group", option.words().group().id());
        switch (option) {
            case Option.Choice choice -> choice.choices().forEach(json.putArray("choices")::add);
            case Option.Number number -> json.put("min", number.least()).put("max", number.most());
            case Option.Text text -> json.put("pattern", text.shape().pattern());
        }
        ArrayNode named = json.putArray("named");
        option.named()
                .forEach(value -> named.add(
                        Json.tree(new ValueEntry(value.id(), value.label(), value.meaning(), value.brings()))));
        return json;
    }
}
