package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.lessons.Rulebook;

/** Each module here is a class that is compiled into a folder of its own. */
class RuleCoverageTest {
    private static final Rulebook RULEBOOK = Rulebook.parse("""
            # Rules
            - **XX-MOVE-01** Sheep move.
            - **XX-MOVE-02** Wolves move.
            - **XX-PAGE-01** (page) The page is green.
            """);

    @TempDir
    Path module;

    @Test
    void everyRuleIsCoveredByATestAndPageRulesNeedNone() throws Exception {
        RuleCoverage coverage = coverage("""
                @Rule("XX-MOVE-01") @Test void sheepMove() {}
                @Rule({"XX-MOVE-01", "XX-MOVE-02"}) @ParameterizedTest @ValueSource(ints = 1) void allMove(int times) {}
                """).listing("XX-MOVE-01..02", "XX-PAGE-01");
        coverage.check();
        assertThat(coverage.table()).isEqualTo("""
                XX-MOVE-01     SomeTest.allMove, SomeTest.sheepMove
                XX-MOVE-02     SomeTest.allMove
                XX-PAGE-01     page
                """);
        assertThat(module.resolve("rule-coverage.txt")).hasContent(coverage.table());
    }

    @Test
    void nestedClassesCountToo() throws Exception {
        RuleCoverage coverage = coverage("""
                @Rule("XX-MOVE-01") @Test void sheepMove() {}
                @Nested class Wolves { @Rule("XX-MOVE-02") @Test void wolvesMove() {} }
                """);
        assertThat(coverage.faults()).isEmpty();
    }

    @Test
    void anUncoveredRuleFailsAndTheTableIsWrittenAllTheSame() throws Exception {
        RuleCoverage coverage = coverage("@Rule(\"XX-MOVE-01\") @Test void sheepMove() {}");
        assertThatThrownBy(coverage::check)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("XX-MOVE-02 has no test");
        assertThat(module.resolve("rule-coverage.txt")).content().contains("XX-MOVE-02     no test");
    }

    @Test
    void anUnknownRuleFails() throws Exception {
        RuleCoverage coverage = coverage("""
                @Rule({"XX-MOVE-01", "XX-MOVE-02", "XX-MOVE-03"}) @Test void sheepMove() {}
                """);
        assertThat(coverage.faults())
                .containsExactly("XX-MOVE-03 is named by SomeTest.sheepMove, but the rulebook has no such rule");
    }

    @Test
    void aRuleThatTheRulebookLacksOrInventsFails() throws Exception {
        RuleCoverage coverage = coverage("""
                @Rule({"XX-MOVE-01", "XX-MOVE-02"}) @Test void sheepMove() {}
                """).listing("XX-MOVE-02..03", "XX-PAGE-01");
        assertThat(coverage.faults())
                .containsExactly(
                        "XX-MOVE-03 is missing from the rulebook",
                        "XX-MOVE-01 stands in the rulebook, but there is no such rule");
    }

    @Test
    void whatIsNoTestOrDoesNotRunCoversNothing() throws Exception {
        RuleCoverage coverage = coverage("""
                @Rule("XX-MOVE-01") void sheepMove() {}
                @Rule("XX-MOVE-02") @Disabled @Test void wolvesMove() {}
                @Disabled @Nested class Sleeping { @Rule("XX-MOVE-02") @Test void wolvesMove() {} }
                """);
        assertThat(coverage.faults())
                .containsExactlyInAnyOrder(
                        "SomeTest.sheepMove names a rule but is no test",
                        "SomeTest.wolvesMove names a rule but is disabled",
                        "Sleeping.wolvesMove names a rule but is disabled",
                        "XX-MOVE-01 has no test",
                        "XX-MOVE-02 has no test");
    }

    private RuleCoverage coverage(String methods) throws IOException, ReflectiveOperationException {
        Path classes = Files.createDirectory(module.resolve("test-classes"));
        Path source = Files.writeString(
                module.resolve("SomeTest.java"),
                "import org.junit.jupiter.api.*; import org.junit.jupiter.params.*;"
                        + "import org.junit.jupiter.params.provider.*; import sheepfold.kit.Rule;"
                        + "class SomeTest {" + methods + "}");
        List<String> arguments = List.of(
                "-d",
                classes.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-proc:none",
                source.toString());
        int status = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        assertThat(status).as("the compiler's status").isZero();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            return RuleCoverage.of(RULEBOOK, loader.loadClass("SomeTest"));
        }
    }
}
