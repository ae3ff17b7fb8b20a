package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import sheepfold.engine.Event;
import sheepfold.engine.EventLog;
import sheepfold.engine.Form;
import sheepfold.engine.Game;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Ink;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Sentence;
import sheepfold.engine.Turn;
import sheepfold.json.Json;
import sheepfold.json.Shaped;

/**
 * Whole games as text that people have read: moves, events, boards, views and legal moves. A file begins like a record;
 * its moves are the lines after {@code >}. The test plays them and demands that everything between them is still so.
 *
 * <p>A new file is a record (without its result), or a header with a line {@code seed: 7}, which lets chance and seats move
 * at random. A line {@code show: 0, 12, 30} names the moments, by moves made, at which the table is shown; otherwise it is
 * shown after every move. Run the test with {@code -Dplaythroughs.update=true} to have the files written, then read them.
 */
public final class Playthrough<P extends Position<P, M>, M extends Move> {
    private static final String MOVE = "> ";

    private final Game<P, M> game;
    private final Map<String, String> header;
    private final List<String> moves;
    private final StringBuilder text = new StringBuilder();

    private Playthrough(Game<P, M> game, String file) {
        this.game = game;
        String headerText = file.lines().takeWhile(line -> !line.isBlank()).collect(Collectors.joining("\n"));
        this.header = GameRecord.parse(headerText + "\n").header();
        this.moves = file.lines().anyMatch(line -> line.startsWith(MOVE)) ? markedMoves(file) : movesOfARecord(file);
    }

    private static List<String> markedMoves(String file) {
        return file.lines()
                .filter(line -> line.startsWith(MOVE))
                .map(line -> line.substring(MOVE.length()))
                .toList();
    }

    private static List<String> movesOfARecord(String file) {
        return GameRecord.parse(file).lines().stream()
                .map(GameRecord.Line::move)
                .toList();
    }

    /** One test for each file of a folder; there must be one. */
    public static <P extends Position<P, M>, M extends Move> Stream<DynamicNode> tests(Game<P, M> game, Path folder) {
        List<Path> files = files(folder);
        assertThat(files).as("the playthroughs in %s", folder).isNotEmpty();
        boolean update = Boolean.getBoolean("playthroughs.update");
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(
                        String.valueOf(file.getFileName()), file.toUri(), () -> check(game, file, update)));
    }

    static <P extends Position<P, M>, M extends Move> void check(Game<P, M> game, Path file, boolean update)
            throws IOException {
        String before = Files.readString(file);
        String now = render(game, before);
        if (update) {
            Files.writeString(file, now);
        } else {
            assertThat(now).as("the playthrough %s", file.getFileName()).isEqualTo(before);
        }
    }

    /** The playthrough that a file describes, as it should read. */
    public static <P extends Position<P, M>, M extends Move> String render(Game<P, M> game, String file) {
        return new Playthrough<>(game, file).play();
    }

    private String play() {
        header.forEach(
                (key, value) -> text.append(key).append(": ").append(value).append('\n'));
        Match<P, M> match = new GameRecord(header, List.of()).replay(game);
        show(match, 0);
        if (moves.isEmpty() && header.containsKey("seed")) {
            playRandomly(match, Long.parseLong(header.get("seed")));
        } else {
            moves.forEach(move -> playLine(match, move));
        }
        assertThat(match.position().turn().isOver())
                .as("the game is over after %d moves", match.length())
                .isTrue();
        return text.toString();
    }

    private void playRandomly(Match<P, M> match, long seed) {
        SeededRandom random = new SeededRandom(seed);
        while (!match.position().turn().isOver()) {
            List<Integer> actors = Snapshot.actors(match.position().turn());
            int actor = actors.get(random.nextInt(actors.size()));
            play(match, actor, Moment.anyMove(match.position(), actor, random));
        }
    }

    private void playLine(Match<P, M> match, String line) {
        switch (match.read(line)) {
            case MoveText.Reading.Refused<M>(Refusal why) ->
                throw new AssertionError("after %d moves \"%s\" is refused: %s".formatted(match.length(), line, why));
            case MoveText.Reading.Playable<M>(List<MoveText.Step<M>> steps) ->
                steps.forEach(step -> play(match, step.actor(), step.move()));
        }
    }

    private void play(Match<P, M> match, int actor, M move) {
        EventLog events = match.play(actor, move);
        text.append('\n').append(MOVE).append(match.played().getLast().text()).append('\n');
        events.told().forEach(this::tell);
        show(match, match.length());
    }

    private void tell(EventLog.Told told) {
        Event event = told.event();
        boolean everyone = told.audience().includes(Seats.SPECTATOR);
        String audience =
                everyone ? "" : " (only to %s)".formatted(told.audience().seats());
        text.append("  ")
                .append(event.text().plain())
                .append(audience)
                .append(event.reveals() ? " (revealed)" : "")
                .append('\n');
    }

    private void show(Match<P, M> match, int moment) {
        P position = match.position();
        if (!position.turn().isOver() && !isChosen(moment)) {
            return;
        }
        text.append("\n--- after %d moves: %s\n".formatted(moment, inWords(position.turn())));
        game.draw(position, Seats.SPECTATOR, Ink.PLAIN)
                .lines()
                .map(String::stripTrailing)
                .forEach(this::line);
        for (int viewer : Snapshot.viewers(match.setup().seats())) {
            line("view %s %s"
                    .formatted(viewer == Seats.SPECTATOR ? "spectator" : viewer, Json.line(position.view(viewer))));
        }
        Snapshot.actors(position.turn()).forEach(actor -> showChoices(position, actor));
        if (position.turn().isOver()) {
            line("result " + Json.line(WrittenResult.of(position.result())));
        }
    }

    @Shaped
    record WrittenResult(
            Result.Kind kind,
            List<Integer> winners,
            List<Integer> scores,
            List<Integer> ranks,
            String ending,
            Sentence reason,
            Map<String, Object> details) {
        static WrittenResult of(Result result) {
            return new WrittenResult(
                    result.kind(),
                    result.winners(),
                    result.scores(),
                    result.ranks(),
                    result.endingId(),
                    result.reason(),
                    result.details());
        }
    }

    private boolean isChosen(int moment) {
        String chosen = header.get("show");
        return chosen == null
                || Arrays.stream(chosen.split(",", -1))
                        .anyMatch(number -> number.strip().equals(String.valueOf(moment)));
    }

    private static String inWords(Turn turn) {
        return switch (turn) {
            case Turn.Chance _ -> "chance decides";
            case Turn.Over _ -> "it is over";
            case Turn.Players players
            when Snapshot.isSealed(players) ->
                "all of %s answer, asked loudly %s".formatted(players.seats(), players.loud());
            case Turn.Players players -> "any of %s moves".formatted(players.seats());
        };
    }

    private void showChoices(P position, int actor) {
        Moves<M> choices = Moment.legal(position, actor);
        for (int i = 0; i < choices.size(); i++) {
            M move = choices.get(i);
            String weight = actor == Seats.CHANCE ? " × " + choices.weight(i) : "";
            line("%s%s = %s"
                    .formatted(
                            MoveText.write(game, position, actor, move),
                            weight,
                            game.notation().words(position, move)));
        }
        if (actor != Seats.CHANCE) {
            for (Form<M> form : position.forms(actor)) {
                line("%d: form %s, %s".formatted(actor, form.name(), form.grammar()));
            }
        }
    }

    private void line(String line) {
        text.append("    ").append(line).append('\n');
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
