package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The kernel stands alone: it knows no game, no bot, no web, no database. */
class DependenciesTest {
    private static final List<String> GAMES = List.of(
            "sheep-hop", "last-fleece-standing", "shepherd-mess", "tangled-yarns", "wolf-and-sheep", "Wolf and Sheep");

    private static Path kernel() throws URISyntaxException {
        return Path.of(
                Game.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @Test
    void theKernelNeedsNothingButJavaJSpecifyAndJackson() throws URISyntaxException {
        JavaClasses classes = new ClassFileImporter().importPath(kernel());
        assertThat(classes.size()).isGreaterThan(30);
        ArchRuleDefinition.classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "sheepfold.engine..",
                        "sheepfold.json",
                        "java..",
                        "javax.crypto..",
                        "org.jspecify..",
                        "tools.jackson..",
                        "com.fasterxml.jackson.annotation")
                .check(classes);
    }

    @Test
    void nothingInTheKernelNamesAGame() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.walk(kernel())) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                String constants = Files.readString(file, StandardCharsets.ISO_8859_1);
                assertThat(constants).as("%s", file).doesNotContain(GAMES);
            }
        }
    }
}
