package sheepfold.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Game;
import sheepfold.engine.Games;

/** Arrows go one way: engine, advice, games, app; engine, advice, bots, lab, server, app. */
class ArchitectureTest {
    private static final String JSON = "sheepfold.json";
    private static final String ENGINE = "sheepfold.engine..";
    private static final String PARTS = "sheepfold.parts";
    private static final String ADVICE = "sheepfold.advice";
    private static final String LESSONS = "sheepfold.lessons";
    private static final String GAMES = "sheepfold.games..";
    private static final String BOTS = "sheepfold.bots..";
    private static final String LAB = "sheepfold.lab..";
    private static final String SERVER = "sheepfold.server..";
    private static final String APP = "sheepfold.app..";
    private static final String[] OUTSIDE = {
        "java..", "javax.crypto..", "org.jspecify..", "tools.jackson..", "com.fasterxml.jackson.."
    };

    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(ArchitectureTest::isNoTestJar)
            .importPackages("sheepfold");

    private static boolean isNoTestJar(Location location) {
        return !location.contains("-tests.jar") && !location.contains("/sheepfold/kit/");
    }

    private static void mayUse(String part, String... others) {
        String[] allowed = Stream.of(Stream.of(OUTSIDE), Stream.of(others), Stream.of(part))
                .flatMap(packages -> packages)
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage(part)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed)
                .check(HOUSE);
    }

    @Test
    void jsonUsesNobody() {
        mayUse(JSON);
    }

    /** What a record knows of itself is generated when it is compiled, so all this runs where nothing can be looked up. */
    @ParameterizedTest
    @ValueSource(strings = {JSON, ENGINE, PARTS, ADVICE, LESSONS, GAMES, BOTS})
    void nothingIsFoundOutByReflection(String part) {
        noClasses()
                .that()
                .resideInAPackage(part)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.lang.reflect..", "java.lang.invoke..")
                .orShould()
                .callMethodWhere(target(owner(type(Class.class)))
                        .and(target(nameMatching("get(Declared|RecordComp|Permitted|Method|Field|Constr).*|forName"))))
                .check(HOUSE);
    }

    @Test
    void theEngineUsesJsonAlone() {
        mayUse(ENGINE, JSON);
    }

    @ParameterizedTest
    @ValueSource(strings = {PARTS, ADVICE, LESSONS})
    void whatLiesAroundTheEngineUsesNothingElse(String part) {
        mayUse(part, ENGINE, JSON);
    }

    @Test
    void gamesUseTheEngineAndWhatLiesAroundIt() {
        mayUse(GAMES, ENGINE, JSON, PARTS, ADVICE);
        slices().matching("sheepfold.games.(*)..")
                .should()
                .notDependOnEachOther()
                .check(HOUSE);
    }

    /** A game is one package, as all of it works on the fields of one table; within it advice looks at rules, and rules at no advice. */
    @Test
    void withinAGameOnlyTheGameItselfAndItsViewUseItsAdvice() {
        DescribedPredicate<JavaClass> advise = DescribedPredicate.describe(
                "advise",
                type -> type.getDirectDependenciesFromSelf().stream()
                        .anyMatch(use -> use.getTargetClass().getPackageName().equals(ADVICE)));
        noClasses()
                .that(resideInAPackage(GAMES).and(not(advise)).and(not(simpleNameEndingWith("View"))))
                .should()
                .dependOnClassesThat(resideInAPackage(GAMES).and(advise).and(not(assignableTo(Game.class))))
                .check(HOUSE);
    }

    @Test
    void botsUseTheEngineAndAdvice() {
        mayUse(BOTS, ENGINE, JSON, ADVICE);
    }

    @Test
    void theLabUsesEngineAndBots() {
        mayUse(LAB, ENGINE, JSON, ADVICE, LESSONS, BOTS, "com.sun.management..", "org.hipparchus..");
    }

    @ParameterizedTest
    @CsvSource({
        "play, measure report run learn puzzle bench",
        "measure, report run learn puzzle bench",
        "report, run learn puzzle bench",
        "run, learn puzzle bench",
        "learn, puzzle bench run",
        "puzzle, bench learn run report measure",
        "bench, puzzle learn run report measure play"
    })
    void withinTheLabArrowsGoOneWayToo(String room, String others) {
        noClasses()
                .that()
                .resideInAPackage("sheepfold.lab." + room)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(Stream.of(others.split(" "))
                        .map(other -> "sheepfold.lab." + other)
                        .toArray(String[]::new))
                .check(HOUSE);
    }

    @Test
    void theServerUsesNeitherGamesNorTheApp() {
        noClasses()
                .that()
                .resideInAPackage(SERVER)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(GAMES, APP)
                .check(HOUSE);
    }

    /** The server's rooms; each may use those before it. */
    private static final List<String> ROOMS = List.of(
            "wire",
            "store",
            "table",
            "people",
            "bots",
            "present",
            "lessons",
            "live",
            "lab",
            "http.site",
            "http.limits",
            "http.streams",
            "http");

    @Test
    void withinTheServerArrowsGoOneWayToo() {
        for (int room = 0; room < ROOMS.size(); room++) {
            noClasses()
                    .that()
                    .resideInAPackage("sheepfold.server." + ROOMS.get(room))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(ROOMS.subList(room + 1, ROOMS.size()).stream()
                            .map(outer -> "sheepfold.server." + outer)
                            .toArray(String[]::new))
                    .check(HOUSE);
        }
        assertThat(HOUSE.getPackage("sheepfold.server").getSubpackagesInTree().stream()
                        .filter(room -> !room.getClasses().isEmpty())
                        .map(JavaPackage::getName))
                .as("every room has its place")
                .allMatch(room -> ROOMS.contains(room.substring("sheepfold.server.".length())));
    }

    @Test
    void theAppFindsGamesAndNamesNone() {
        noClasses()
                .that()
                .resideInAPackage(APP)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(GAMES)
                .check(HOUSE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"engine", "parts", "advice", "lessons", "bots"})
    void noSourceOfTheSharedPartsNamesAGame(String part) throws IOException {
        List<String> games = Games.all().stream()
                .map(game -> game.info())
                .filter(info -> HOUSE.contain(Games.named(info.id()).getClass()))
                .flatMap(info -> Stream.of(info.id(), info.title()))
                .toList();
        assertThat(games).contains("wolf-and-sheep");
        // A whole word: there is a game in every rectangle
        Pattern named = Pattern.compile(
                games.stream().map(Pattern::quote).collect(Collectors.joining("|", "(?<!\\w)(", ")(?!\\w)")));
        try (Stream<Path> files = Files.walk(Path.of("..", part, "src", "main"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readString(file)).as(file.toString()).doesNotContainPattern(named);
            }
        }
    }

    @Test
    void everyPackageRefusesNull() {
        List<JavaPackage> packages =
                HOUSE.stream().map(type -> type.getPackage()).distinct().toList();
        assertThat(packages)
                .hasSizeGreaterThan(5)
                .allSatisfy(found -> assertThat(found.isAnnotatedWith(NullMarked.class))
                        .as(found.getName())
                        .isTrue());
    }
}
