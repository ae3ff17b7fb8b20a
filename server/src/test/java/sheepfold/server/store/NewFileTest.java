package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewFileTest {
    @TempDir
    Path folder = Path.of("");

    @Test
    void theFileIsOnTheDiskBeforeItHasItsNameAndTheNameAfterwards() throws IOException {
        Path name = folder.resolve("backup.db");
        List<String> forced = new ArrayList<>();
        try (NewFile file = NewFile.beside(
                name, path -> forced.add(folder.relativize(path) + (Files.exists(name) ? " after" : " before")))) {
            Files.writeString(file.part(), "whole");
            file.finish(name);
        }
        assertThat(forced).containsExactly("backup.db.part before", " after");
        assertThat(name).hasContent("whole");
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
    }

    @Test
    void whatWasNotFinishedIsGone() throws IOException {
        try (NewFile file = NewFile.beside(folder.resolve("backup.db"))) {
            Files.writeString(file.part(), "half");
        }
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void theRealDiskTakesFilesAndFolders() throws IOException {
        Disk.REAL.force(Files.writeString(folder.resolve("file"), "x"));
        Disk.REAL.force(folder);
    }
}
