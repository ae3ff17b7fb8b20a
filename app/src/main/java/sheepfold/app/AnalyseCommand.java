package sheepfold.app;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sheepfold.app.io.BadFile;
import sheepfold.bots.story.Analysis;
import sheepfold.bots.story.Story;
import sheepfold.engine.Game;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.json.BadInput;
import sheepfold.json.Json;

@Command(
        name = "analyse",
        description =
                "Tell what a recorded game was about: how chances went, where they turned, how much of it was luck.")
final class AnalyseCommand extends TerminalCommand {
    private static final int MOST_THREADS = 64;
    private static final int WIDTH = 60;
    private static final String BARS = "▁▂▃▄▅▆▇█";

    @Mixin
    private final RecordFile file = new RecordFile();

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many threads think; what they find does not depend on it (default: one for each core).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    protected void run() {
        if (threads < 1 || threads > MOST_THREADS) {
            throw new BadInput("--threads", "T is 1 to %d, not %d".formatted(MOST_THREADS, threads));
        }
        GameRecord record = file.read(terminal);
        analyse(record, BadFile.blaming(file.name(), record::game));
    }

    private <P extends Position<P, M>, M extends Move> void analyse(GameRecord record, Game<P, M> game) {
        Match<P, M> match = BadFile.blaming(file.name(), () -> record.replay(game));
        Story story = watched(game.info().title(), bar -> Analysis.of(match).tell(threads, bar));
        terminal.out().print(json ? Json.pretty(story) + "\n" : Sentence.unmarked(inWords(match, story)));
    }

    private static String inWords(Match<?, ?> match, Story story) {
        StringBuilder text = new StringBuilder();
        text.append("%s, %d moves: %s\n\n"
                .formatted(
                        match.game().info().title(),
                        match.length(),
                        match.turn().isOver()
                                ? GameRecord.inWords(match.position().result())
                                : "the game is not over"));
        int curves = story.chances().getFirst().size();
        for (int curve = 0; curve < curves; curve++) {
            String who = story.together() ? "all" : "seat " + curve;
            text.append("%-7s %s\n".formatted(who, drawn(story, curve)));
        }
        story.players().forEach(player -> text.append(inWords(player)));
        return text.toString();
    }

    /** A chance over the moves, drawn in one line. */
    private static String drawn(Story story, int curve) {
        int moments = story.chances().size();
        int width = Math.min(WIDTH, moments);
        return IntStream.range(0, width)
                .map(column -> width == 1 ? 0 : column * (moments - 1) / (width - 1))
                .mapToDouble(moment -> story.chances().get(moment).get(curve))
                .mapToObj(chance -> BARS.substring(bar(chance), bar(chance) + 1))
                .collect(Collectors.joining());
    }

    private static int bar(double chance) {
        return (int) Math.round(chance * (BARS.length() - 1));
    }

    private static String inWords(Story.Player player) {
        StringBuilder text = new StringBuilder("\nseat %d: ".formatted(player.seat()));
        Double accuracy = player.accuracy();
        text.append(
                accuracy == null
                        ? "nothing to choose"
                        : String.format(
                                Locale.ROOT,
                                "accuracy %.1f %%, no better move found in %d of %d decisions",
                                accuracy,
                                player.best(),
                                player.decisions()));
        text.append(String.format(Locale.ROOT, "; luck %+.1f points\n", player.luck()));
        player.turningPoints()
                .forEach(point -> text.append("  move %d: %s\n    better: %s, %s (%s)%s\n"
                        .formatted(
                                point.move(),
                                point.played(),
                                point.better(),
                                point.betterInWords(),
                                point.gainInWords(),
                                point.reason().isEmpty() ? "" : "; " + point.reason())));
        Story.Fall fall = player.fall();
        if (fall != null) {
            text.append(String.format(
                    Locale.ROOT,
                    "  move %d: %s, %s: %.1f points less\n",
                    fall.move(),
                    fall.by() == Seats.CHANCE ? "chance" : "seat " + fall.by(),
                    fall.played(),
                    fall.points()));
        }
        return text.toString();
    }
}
