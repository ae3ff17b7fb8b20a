package sheepfold.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import sheepfold.lessons.Rulebook;

/**
 * Which tests show which rule. The tests are those of one module: every compiled class in the folder of one of them.
 *
 * {@snippet :
 * @Test
 * void everyRuleHasATest() {
 *     RuleCoverage.of(Rulebook.of(new WolfAndSheep()), getClass())
 *             .listing("WS-BOARD-01", "WS-SETUP-01..02")
 *             .check();
 * }
 * }
 */
public final class RuleCoverage {
    private static final Pattern RANGE = Pattern.compile("(.*-)(\\d{2})\\.\\.(\\d{2})");

    private final Rulebook rulebook;
    private final Path testClasses;
    private final Map<String, Set<String>> testsOfRule = new TreeMap<>();
    private final Set<String> demanded = new TreeSet<>();
    private final List<String> notTests = new ArrayList<>();

    private RuleCoverage(Rulebook rulebook, Class<?> anyTestClassOfTheModule) {
        this.rulebook = rulebook;
        this.testClasses = folderOf(anyTestClassOfTheModule);
        for (String name : classNamesIn(testClasses)) {
            collect(load(name, anyTestClassOfTheModule.getClassLoader()));
        }
    }

    public static RuleCoverage of(Rulebook rulebook, Class<?> anyTestClassOfTheModule) {
        return new RuleCoverage(rulebook, anyTestClassOfTheModule);
    }

    /** Demands that the rulebook has just these rules; {@code SM-DOG-01..10} stands for ten of them. */
    public RuleCoverage listing(String... idsAndRanges) {
        Arrays.stream(idsAndRanges).flatMap(RuleCoverage::ids).forEach(demanded::add);
        return this;
    }

    private static Stream<String> ids(String idOrRange) {
        Matcher range = RANGE.matcher(idOrRange);
        return range.matches()
                ? IntStream.rangeClosed(Integer.parseInt(range.group(2)), Integer.parseInt(range.group(3)))
                        .mapToObj(number -> "%s%02d".formatted(range.group(1), number))
                : Stream.of(idOrRange);
    }

    /** Writes the table beside the folder of test classes, and fails if something is wrong with it. */
    public void check() {
        write(testClasses.resolveSibling("rule-coverage.txt"));
        if (!faults().isEmpty()) {
            throw new AssertionError("the rules and their tests do not match:\n  " + String.join("\n  ", faults()));
        }
    }

    /** Rule by rule: the tests that show it. */
    public String table() {
        StringBuilder table = new StringBuilder();
        for (String id : rulebook.ids()) {
            List<String> tests = new ArrayList<>(testsOfRule.getOrDefault(id, Set.of()));
            if (rulebook.aboutThePage().contains(id)) {
                tests.addFirst("page");
            }
            table.append("%-14s %s\n".formatted(id, tests.isEmpty() ? "no test" : String.join(", ", tests)));
        }
        return table.toString();
    }

    /** What is wrong, a sentence each. */
    public List<String> faults() {
        return Stream.of(
                        notTests.stream(),
                        uncovered(),
                        unknown(),
                        demanded.isEmpty() ? Stream.<String>of() : misprinted())
                .flatMap(sentences -> sentences)
                .toList();
    }

    private Stream<String> uncovered() {
        return rulebook.ids().stream()
                .filter(id -> !testsOfRule.containsKey(id))
                .filter(id -> !rulebook.aboutThePage().contains(id))
                .map(id -> id + " has no test");
    }

    private Stream<String> unknown() {
        return testsOfRule.entrySet().stream()
                .filter(entry -> !rulebook.ids().contains(entry.getKey()))
                .map(entry -> "%s is named by %s, but the rulebook has no such rule"
                        .formatted(entry.getKey(), String.join(", ", entry.getValue())));
    }

    private Stream<String> misprinted() {
        return Stream.concat(
                demanded.stream()
                        .filter(id -> !rulebook.ids().contains(id))
                        .map(id -> id + " is missing from the rulebook"),
                rulebook.ids().stream()
                        .filter(id -> !demanded.contains(id))
                        .map(id -> id + " stands in the rulebook, but there is no such rule"));
    }

    private void write(Path file) {
        try {
            Files.writeString(file, table());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void collect(Class<?> testClass) {
        for (Method method : testClass.getDeclaredMethods()) {
            Rule rule = method.getAnnotation(Rule.class);
            if (rule != null) {
                collect(testClass.getSimpleName() + "." + method.getName(), method, rule);
            }
        }
    }

    private void collect(String name, Method method, Rule rule) {
        if (!AnnotationSupport.isAnnotated(method, Testable.class)) {
            notTests.add(name + " names a rule but is no test");
        } else if (isDisabled(method)) {
            notTests.add(name + " names a rule but is disabled");
        } else {
            for (String id : rule.value()) {
                testsOfRule.computeIfAbsent(id, _ -> new TreeSet<>()).add(name);
            }
        }
    }

    private static boolean isDisabled(Method method) {
        return AnnotationSupport.isAnnotated(method, Disabled.class)
                || Stream.<Class<?>>iterate(method.getDeclaringClass(), c -> c != null, Class::getEnclosingClass)
                        .anyMatch(c -> AnnotationSupport.isAnnotated(c, Disabled.class));
    }

    private static Path folderOf(Class<?> testClass) {
        try {
            return Path.of(testClass
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("no folder holds " + testClass, e);
        }
    }

    private static List<String> classNamesIn(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString())
                    .filter(name -> name.endsWith(".class"))
                    .filter(name -> !name.endsWith("-info.class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .map(name -> name.replace('/', '.').replace('\\', '.'))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Class<?> load(String name, ClassLoader loader) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(name + " lies in the folder of test classes but cannot be loaded", e);
        }
    }
}
