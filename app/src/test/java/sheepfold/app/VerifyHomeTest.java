package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The other kind of verify, whose subject is a home. */
class VerifyHomeTest {
    private static final Path OF_THE_SECOND_FORM =
            Path.of("../server/src/test/resources/sheepfold/server/form-2/home/sheepfold.db");

    @TempDir
    private Path home;

    @BeforeEach
    void copyTheHome() throws IOException {
        Files.copy(OF_THE_SECOND_FORM, home.resolve("sheepfold.db"));
    }

    private Run verify() {
        return Run.of("verify", "--home", home.toString());
    }

    @Test
    void aWholeHomeIsCounted() {
        assertThat(verify().succeeds().out())
                .matches("\\d+ tables, (\\d+) entries: all whole;"
                        + " \\1 entries without a checksum, written before checksums were\n");
    }

    @Test
    void whatIsDamagedIsNamedLineByLine() throws IOException {
        spoilTheLastEntry(home.resolve("sheepfold.db"));
        Run run = verify();
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines()).hasSize(2).first().asString().contains(" entries: damaged, see below; ");
        assertThat(run.out().lines().toList().getLast()).matches("table \\S+: entry \\d+ is not JSON");
    }

    private static void spoilTheLastEntry(Path file) throws IOException {
        byte[] content = Files.readAllBytes(file);
        String start = "{\"type\":";
        content[new String(content, StandardCharsets.ISO_8859_1).lastIndexOf(start) + start.length()] = '!';
        Files.write(file, content);
    }

    @Test
    void oneThingIsCheckedAtATime() {
        Run.of("verify").refuses(2, "FILE", "--home");
        Run.of("verify", "record.txt", "--home", home.toString()).refuses(2, "--home");
    }

    @Test
    void aFolderWithoutADatabaseIsSaid() {
        Run.of("verify", "--home", home.resolve("nowhere").toString()).refuses(1, "there is no Sheepfold database");
    }
}
