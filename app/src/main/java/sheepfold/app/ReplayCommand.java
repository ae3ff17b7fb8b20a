package sheepfold.app;

import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sheepfold.app.io.BadFile;
import sheepfold.app.referee.Facts;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

@Command(name = "replay", description = "Check a record and print it, or the position after some of its moves.")
final class ReplayCommand extends TerminalCommand {
    @Mixin
    private final RecordFile file = new RecordFile();

    @Option(names = "--at", paramLabel = "N", description = "Show the position after N moves.")
    private Optional<Integer> at = Optional.empty();

    @Option(names = "--json", description = "As JSON: the moves, and the position they lead to.")
    private boolean json;

    @Override
    protected void run() {
        GameRecord record = file.read(terminal);
        replay(record, BadFile.blaming(file.name(), record::game));
    }

    private <P extends Position<P, M>, M extends Move> void replay(GameRecord record, Game<P, M> game) {
        Match<P, M> whole = BadFile.blaming(file.name(), () -> record.replay(game));
        int moves = at.orElse(whole.length());
        if (moves < 0 || moves > whole.length()) {
            throw new BadInput(
                    "--at",
                    "the record has %d moves, so N is 0 to %d, not %d"
                            .formatted(whole.length(), whole.length(), moves));
        }
        Match<P, M> match = whole.until(moves);
        if (json) {
            terminal.out().println(Json.pretty(asJson(match)));
            return;
        }
        terminal.out().print(at.isPresent() ? afterMoves(match) : inWords(record, match));
    }

    private static <P extends Position<P, M>, M extends Move> ObjectNode asJson(Match<P, M> match) {
        GameInfo info = match.game().info();
        ObjectNode json = Json.object()
                .put("game", info.id())
                .put("rules", match.setup().rules())
                .put("seats", match.setup().seats());
        ObjectNode options = json.putObject("options");
        info.options().forEach(option -> options.put(option.id(), match.setup().option(option.id())));
        json.put("at", match.length());
        ArrayNode moves = json.putArray("moves");
        match.played().forEach(step -> moves.add(step.text()));
        json.set("position", match.game().positions().write(match.position()));
        json.set("turn", new Facts<>(match).turn());
        json.set("result", new Facts<>(match).result());
        return json;
    }

    private <P extends Position<P, M>, M extends Move> String afterMoves(Match<P, M> match) {
        String board = match.game().draw(match.position(), Seats.SPECTATOR, terminal.ink());
        return "after %d moves\n%s%s".formatted(match.length(), board, ending(match));
    }

    private static <P extends Position<P, M>, M extends Move> String inWords(GameRecord record, Match<P, M> match) {
        StringBuilder text = new StringBuilder();
        record.header().forEach((key, value) -> text.append("%s: %s\n".formatted(key, value)));
        text.append('\n');
        P position = match.until(0).position();
        int number = 0;
        for (Match.Played<M> step : match.played()) {
            number++;
            String words = match.game().notation().words(position, step.move()).plain();
            text.append("%4d  %-16s %s\n".formatted(number, step.text(), words));
            position.play(step.actor(), step.move(), Events.UNHEARD);
        }
        return text.append('\n').append(ending(match)).toString();
    }

    private static <P extends Position<P, M>, M extends Move> String ending(Match<P, M> match) {
        return match.position().turn().isOver()
                ? "result: " + GameRecord.inWords(match.position().result()) + "\n"
                : "the game is not over\n";
    }
}
