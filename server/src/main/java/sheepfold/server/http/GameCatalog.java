package sheepfold.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Games;
import sheepfold.engine.Ids;
import sheepfold.engine.Option;
import sheepfold.lessons.Lesson;
import sheepfold.lessons.Lessons;
import sheepfold.lessons.Puzzle;
import sheepfold.lessons.Puzzles;
import sheepfold.lessons.Rulebook;
import sheepfold.server.lessons.LessonSession;
import sheepfold.server.lessons.PuzzleSession;
import sheepfold.server.present.RulebookPresenter;
import sheepfold.server.table.Declined;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.GameMessages.ExampleState;
import sheepfold.server.wire.GameMessages.GameEntry;
import sheepfold.server.wire.GameMessages.GameEntry.OptionEntry;
import sheepfold.server.wire.GameMessages.GameEntry.PresetEntry;
import sheepfold.server.wire.GameMessages.GameEntry.ValueEntry;
import sheepfold.server.wire.GameMessages.LessonEntry;
import sheepfold.server.wire.GameMessages.PuzzleEntry;
import sheepfold.server.wire.GameMessages.PuzzleOfDay;
import sheepfold.server.wire.GameMessages.RulebookPage;

/** The games there are, and their rulebooks. */
final class GameCatalog {
    private static final Map<Game<?, ?>, List<ExampleState>> EXAMPLES = new ConcurrentHashMap<>();

    private static final Map<Game<?, ?>, GameEntry> ENTRIES = new ConcurrentHashMap<>();

    private GameCatalog() {}

    static List<GameEntry> games() {
        return Games.all().stream()
                .map(game -> ENTRIES.computeIfAbsent(game, _ -> entry(game, game.info())))
                .toList();
    }

    private static GameEntry entry(Game<?, ?> game, GameInfo info) {
        return new GameEntry(
                info.id(),
                info.title(),
                info.summary(),
                info.rules(),
                info.leastSeats(),
                info.mostSeats(),
                info.defaultSeats(),
                info.cooperative(),
                info.hidden(),
                fact(game, "time"),
                fact(game, "weight"),
                info.options().stream().map(GameCatalog::option).toList(),
                info.presets().stream()
                        .map(preset -> new PresetEntry(preset.id(), preset.label(), preset.meaning(), preset.options()))
                        .toList(),
                Ids.all(game.decisions()),
                Ids.all(game.endings()),
                List.copyOf(Lessons.of(game).keySet()));
    }

    private static String fact(Game<?, ?> game, String about) {
        return hasRulebook(game) ? Rulebook.of(game).fact(about) : "";
    }

    private static OptionEntry option(Option option) {
        return switch (option) {
            case Option.Choice choice -> option(choice, choice.choices(), null, null);
            case Option.Number number -> option(number, null, number.least(), number.most());
            case Option.Text text -> option(text, null, null, null);
        };
    }

    private static OptionEntry option(
            Option option, @Nullable List<String> choices, @Nullable Integer least, @Nullable Integer most) {
        return new OptionEntry(
                option.id(),
                option.byDefault(),
                option.values(),
                choices,
                least,
                most,
                option.label(),
                option.meaning(),
                option.words().group(),
                option.named().stream().map(GameCatalog::value).toList());
    }

    private static ValueEntry value(Option.Value value) {
        return new ValueEntry(value.id(), value.label(), value.meaning(), value.brings());
    }

    /** What its rulebook shows; worked out once, for it never changes. */
    static List<ExampleState> examples(String id) {
        return EXAMPLES.computeIfAbsent(named(id), game -> {
            rulebookOf(game);
            return RulebookPresenter.of(game);
        });
    }

    private static Game<?, ?> named(String id) {
        return Games.all().stream()
                .filter(candidate -> candidate.info().id().equals(id))
                .findFirst()
                .orElseThrow(() -> Declined.because(404, "There is no such game."));
    }

    static List<LessonEntry> lessons(String game) {
        return LessonSession.list(Lessons.of(named(game)));
    }

    static LessonSession<?, ?> lesson(String id, String name, int step, ViewOptions viewing) {
        Game<?, ?> game = named(id);
        Lesson lesson = Lessons.of(game).get(name);
        if (lesson == null) {
            throw Declined.because(404, "There is no such lesson.");
        }
        return LessonSession.of(game, lesson, step, viewing);
    }

    static List<PuzzleEntry> puzzles(String id) {
        Game<?, ?> game = named(id);
        return Puzzles.of(game).stream().map(puzzle -> entry(game, puzzle)).toList();
    }

    private static PuzzleEntry entry(Game<?, ?> game, Puzzle puzzle) {
        return new PuzzleEntry(game.info().id(), puzzle.id(), puzzle.lesson().title(), puzzle.stars());
    }

    static PuzzleOfDay puzzleOf(LocalDate day) {
        return Puzzles.ofDay(Games.all(), day.toEpochDay())
                .map(found -> new PuzzleOfDay(day.toString(), entry(found.game(), found.puzzle())))
                .orElseThrow(() -> Declined.because(404, "No game here has puzzles."));
    }

    static PuzzleSession<?, ?> puzzle(String id, String name, ViewOptions viewing) {
        Game<?, ?> game = named(id);
        return Puzzles.of(game).stream()
                .filter(puzzle -> puzzle.id().equals(name))
                .findFirst()
                .<PuzzleSession<?, ?>>map(puzzle -> PuzzleSession.of(game, puzzle, viewing))
                .orElseThrow(() -> Declined.because(404, "There is no such puzzle."));
    }

    static RulebookPage rulebook(String id) {
        Game<?, ?> game = named(id);
        Rulebook rulebook = rulebookOf(game);
        Map<String, String> rules = new LinkedHashMap<>();
        rulebook.ids().forEach(rule -> rulebook.rule(rule).ifPresent(text -> rules.put(rule, text)));
        return new RulebookPage(markdown(game), rules);
    }

    private static boolean hasRulebook(Game<?, ?> game) {
        return game.getClass().getResource("rulebook.md") != null;
    }

    private static Rulebook rulebookOf(Game<?, ?> game) {
        if (!hasRulebook(game)) {
            throw Declined.because(404, "This game has no rulebook.");
        }
        return Rulebook.of(game);
    }

    private static String markdown(Game<?, ?> game) {
        try (InputStream file = game.getClass().getResourceAsStream("rulebook.md")) {
            return file == null ? "" : new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw Declined.because(503, "The rulebook cannot be read.");
        }
    }
}
