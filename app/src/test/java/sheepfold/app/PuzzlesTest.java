package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sheepfold.advice.Advice;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.json.Json;
import sheepfold.lab.puzzle.PuzzleMaker;
import sheepfold.lab.puzzle.TurnGoal;
import sheepfold.lessons.Exercise;
import sheepfold.lessons.Puzzle;
import sheepfold.lessons.Puzzles;

/** The puzzles that come with the games, and how they are made. */
class PuzzlesTest {
    private static final int FEWEST = 30;

    private static final long ITERATIONS = 1_000;

    @TempDir
    private Path folder = Path.of("");

    static Stream<Game<?, ?>> gamesWithPuzzles() {
        return Games.all().stream().filter(game -> !Puzzles.of(game).isEmpty());
    }

    @Test
    void everyGameHasAPackWorthBrowsing() {
        assertThat(Games.all().stream()
                        .filter(game -> game.getClass().getPackageName().startsWith("sheepfold.games.")))
                .isNotEmpty()
                .allSatisfy(game -> assertThat(Puzzles.of(game)).hasSizeGreaterThanOrEqualTo(FEWEST));
    }

    @ParameterizedTest
    @MethodSource("gamesWithPuzzles")
    void theyDiffer(Game<?, ?> game) {
        List<Puzzle> puzzles = Puzzles.of(game);
        assertThat(puzzles.stream()
                        .map(puzzle -> puzzle.lesson().steps().getFirst().position()))
                .doesNotHaveDuplicates();
        assertThat(puzzles.stream().map(Puzzle::stars).distinct().count()).isGreaterThan(1);
    }

    @ParameterizedTest
    @MethodSource("gamesWithPuzzles")
    void lookedAtOnceMoreTheyHoldTrue(Game<?, ?> game) {
        Puzzles.of(game).forEach(puzzle -> assertHoldsTrue(game, puzzle));
    }

    private static <P extends Position<P, M>, M extends Move> void assertHoldsTrue(Game<P, M> game, Puzzle puzzle) {
        assertThat(PuzzleMaker.doubt(game, puzzle, ITERATIONS))
                .as("puzzle %s of %s", puzzle.id(), game.info().title())
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("gamesWithPuzzles")
    void aGoalThatTakesATurnIsReachedAfterEachMoveThatIsAccepted(Game<?, ?> game) {
        Puzzles.of(game).forEach(puzzle -> assertReachable(game, puzzle));
    }

    private static <P extends Position<P, M>, M extends Move> void assertReachable(Game<P, M> game, Puzzle puzzle) {
        boolean takesATurn = puzzle.lesson().steps().getFirst().task().endsWith(" in this turn.");
        assertThat(puzzle.aim().isPresent()).as(puzzle.id()).isEqualTo(takesATurn);
        puzzle.aim().ifPresent(aim -> {
            Exercise<P, M> exercise = Exercise.of(game, puzzle.lesson(), 0);
            int seat = exercise.step().seat();
            P start = exercise.match().position();
            TurnGoal<P, M> goal = new TurnGoal<>(Advice.of(game), start, seat, aim);
            assertThat(exercise.wanted()).as(puzzle.id()).isNotEmpty().allSatisfy(move -> {
                P after = start.copy();
                after.play(seat, move, Events.UNHEARD);
                assertThat(goal.isReached(after)).isFalse();
                assertThat(goal.way(after)).isPresent();
            });
        });
    }

    @Test
    void gamesTakeTurnsFromDayToDayAndNoPuzzleComesTwiceBeforeAllOthers() {
        List<Game<?, ?>> games = gamesWithPuzzles().toList();
        int smallest =
                games.stream().mapToInt(game -> Puzzles.of(game).size()).min().orElseThrow();
        List<Puzzles.OfDay> days = LongStream.range(20_000, 20_000 + (long) smallest * games.size())
                .mapToObj(day -> Puzzles.ofDay(games, day).orElseThrow())
                .toList();
        assertThat(days.subList(0, games.size()).stream().map(Puzzles.OfDay::game))
                .doesNotHaveDuplicates();
        assertThat(days).doesNotHaveDuplicates();
        assertThat(Puzzles.ofDay(games, 20_000)).contains(days.getFirst());
        assertThat(Puzzles.ofDay(List.of(), 20_000)).isEmpty();
    }

    @Test
    void theSameSeedMakesTheSamePuzzles() throws IOException {
        Path file = folder.resolve("puzzles.json");
        String[] command = {"puzzles", "wolf-and-sheep", "--from-games", "4", "--bots", "random,easy", "--seed", "5"};
        String made = Run.of(command).succeeds().out();
        Puzzles puzzles = Puzzles.read(Json.parse(made));
        assertThat(puzzles.puzzles()).isNotEmpty().allSatisfy(puzzle -> {
            assertThat(puzzle.exact()).isTrue();
            assertThat(puzzle.from().seed()).isEqualTo(5);
            assertHoldsTrue(Games.named("wolf-and-sheep"), puzzle);
        });
        Run.of(with(command, "--out", file.toString())).succeeds();
        assertThat(Files.readString(file)).isEqualTo(made);
        Run.of(with(command, "--add", "--out", file.toString())).succeeds();
        assertThat(Files.readString(file))
                .as("what is there is not added again")
                .isEqualTo(made);
    }

    private static String[] with(String[] command, String... more) {
        return Stream.concat(Stream.of(command), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void aSearchedGameGivesPuzzlesThatHoldTrueAsWell() {
        String made = Run.of("puzzles", "shepherd-mess", "--from-games", "2", "--iterations", "400", "--seed", "3")
                .succeeds()
                .out();
        Set<String> ids = new HashSet<>();
        Puzzles.read(Json.parse(made))
                .puzzles()
                .forEach(puzzle -> assertThat(ids.add(puzzle.id())).isTrue());
    }

    @Test
    void wrongUsageIsToldInOneSentence() throws IOException {
        Path file = folder.resolve("there.json");
        Files.writeString(file, "{}");
        Run.of("puzzles", "wolf-and-sheep").refuses(2, "--from-games");
        Run.of("puzzles", "wolf-and-sheep", "--from-games", "0").refuses(2, "from 1 to");
        Run.of("puzzles", "chess", "--from-games", "1").refuses(2, "no game");
        Run.of("puzzles", "wolf-and-sheep", "--from-games", "1", "--add").refuses(2, "--out");
        Run.of("puzzles", "wolf-and-sheep", "--from-games", "1", "--bots", "easy,easy,easy")
                .refuses(2, "2 seats");
        Run.of("puzzles", "wolf-and-sheep", "--from-games", "1", "--out", file.toString())
                .refuses(1, "already");
        Run.of("puzzles", "wolf-and-sheep", "--from-games", "1", "--add", "--out", file.toString())
                .refuses(1, "puzzles");
        assertThat(Files.readString(file)).isEqualTo("{}");
    }
}
