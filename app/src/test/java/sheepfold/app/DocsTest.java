package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sheepfold.engine.Games;
import sheepfold.json.Json;
import sheepfold.lessons.Lesson;
import sheepfold.lessons.Lessons;

/** Documentation stays true: code it quotes is in the sources, files it links are there, commands it names exist. */
class DocsTest {
    private static final Path HOUSE = Path.of("..");
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|#)([^)#\\s]+)[^)]*\\)");
    private static final Pattern COMMAND = Pattern.compile("\\./sheepfold ([a-z]+)");
    private static final Pattern LINE_OF_LAB = Pattern.compile("(?m)^\\./sheepfold (simulate .*)$");
    private static final Pattern WORD = Pattern.compile("\"[^\"]*\"|\\S+");
    private static final Pattern QUOTED_JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern QUOTED_JSON = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL);
    private static final Pattern TYPE = Pattern.compile("`(?:[a-z]+/)*([A-Z][a-z][A-Za-z]*)(?:\\.[a-z]\\w*)?`");
    private static final Set<String> OF_THE_SCRIPT = Set.of("check", "format", "mutate", "package");
    /** Whether these exist is for the trials' own tests to say. */
    private static final Set<String> OF_THE_TRIALS = Set.of("load", "crash", "torture", "neighbours", "soak");

    static List<Path> pages() {
        return filesIn(HOUSE, ".md")
                .filter(page -> !page.toString().contains("node_modules"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadSomewhere(Path page) {
        assertThat(found(LINK, page))
                .allSatisfy(link -> assertThat(page.resolveSibling(link)).exists());
    }

    @ParameterizedTest
    @MethodSource("pages")
    void commandsExist(Path page) {
        assertThat(found(COMMAND, page))
                .filteredOn(command -> !OF_THE_SCRIPT.contains(command) && !OF_THE_TRIALS.contains(command))
                .allSatisfy(command -> Run.of(command, "--help").succeeds());
    }

    /** The worked example of the lab, with fewer games than it names. */
    @ParameterizedTest
    @MethodSource("commandsOfTheLab")
    void commandsOfTheLabRun(String command, @TempDir Path folder) {
        String[] arguments = WORD.matcher(command.replaceAll("--games \\d+", "--games 12")
                        .replace("runs/", folder.resolve("runs") + "/")
                        .replace("--bots easy", "--bots greedy"))
                .results()
                .map(word -> word.group().replace("\"", ""))
                .toArray(String[]::new);
        Run.of(arguments).succeeds();
    }

    static List<String> commandsOfTheLab() {
        return found(LINE_OF_LAB, HOUSE.resolve("docs/lab.md"));
    }

    @Test
    void quotedCodeStandsInTheSources() {
        String sources = filesIn(HOUSE.resolve("games/wolf-and-sheep/src"), ".java")
                .map(DocsTest::read)
                .collect(Collectors.joining());
        List<String> quotes = found(QUOTED_JAVA, HOUSE.resolve("docs/writing-a-game.md"));
        assertThat(quotes).isNotEmpty().allSatisfy(quote -> assertThat(sources).contains(quote));
    }

    @Test
    void theLessonThatIsShownIsOne() {
        List<String> quotes = found(QUOTED_JSON, HOUSE.resolve("docs/writing-a-lesson.md"));
        assertThat(quotes).hasSize(1);
        assertThat(Lesson.read(Json.parse(quotes.getFirst())).steps()).hasSize(1);
    }

    @Test
    void everyGameHasALesson() {
        assertThat(Games.all().stream()
                        .filter(game -> game.getClass().getPackageName().startsWith("sheepfold.games.")))
                .isNotEmpty()
                .allSatisfy(game -> assertThat(Lessons.of(game)).containsKey("first"));
    }

    @Test
    void typesThatTheArchitectureNamesExist() {
        Set<String> types = filesIn(HOUSE, ".java")
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .collect(Collectors.toSet());
        assertThat(found(TYPE, HOUSE.resolve("docs/architecture.md")))
                .isNotEmpty()
                .allSatisfy(type -> assertThat(types).contains(type));
    }

    private static List<String> found(Pattern pattern, Path page) {
        return pattern.matcher(read(page))
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }

    private static Stream<Path> filesIn(Path folder, String ending) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files
                    .filter(file ->
                            file.toString().endsWith(ending) && !file.toString().contains("/target/"))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
