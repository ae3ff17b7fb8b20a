package sheepfold.trials;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The trials stand outside: nobody knows them, and they know the server by what it answers. */
class ArchitectureTest {
    private static final String TRIALS = "sheepfold.trials..";

    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("sheepfold");

    @Test
    void nobodyUsesTheTrials() {
        noClasses()
                .that()
                .resideOutsideOfPackage(TRIALS)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(TRIALS)
                .check(HOUSE);
    }

    @Test
    void theTrialsUseNothingOfTheServer() {
        noClasses()
                .that()
                .resideInAPackage(TRIALS)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("sheepfold.server..")
                .check(HOUSE);
    }

    @Test
    void everyPackageRefusesNull() {
        List<JavaPackage> packages = HOUSE.stream()
                .map(type -> type.getPackage())
                .filter(found -> found.getName().startsWith("sheepfold.trials"))
                .distinct()
                .toList();
        assertThat(packages)
                .isNotEmpty()
                .allSatisfy(found -> assertThat(found.isAnnotatedWith(NullMarked.class))
                        .as(found.getName())
                        .isTrue());
    }
}
