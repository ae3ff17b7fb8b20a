package sheepfold.app.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {
    private static final InputStream TYPED = new ByteArrayInputStream("typed".getBytes(StandardCharsets.UTF_8));

    @TempDir
    private Path folder = Path.of("");

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private static void isRefused(Runnable work, String... parts) {
        assertThatExceptionOfType(BadFile.class)
                .isThrownBy(work::run)
                .satisfies(e -> assertThat(e.getMessage()).contains(parts));
    }

    @Test
    void readsFilesAndStandardInput() throws IOException {
        Files.writeString(folder.resolve("sheep"), "Määh");
        assertThat(TextFile.read(file("sheep"), TYPED, 1)).isEqualTo("Määh");
        assertThat(TextFile.read("-", TYPED, 1)).isEqualTo("typed");
    }

    @Test
    void saysWhyAFileCannotBeRead() throws IOException {
        Files.write(folder.resolve("large"), new byte[(1 << 20) + 1]);
        Files.write(folder.resolve("binary"), new byte[] {0, (byte) 0xff, 1});
        isRefused(() -> TextFile.read(file("none"), TYPED, 1), "none: there is no such file");
        isRefused(() -> TextFile.read(file("large"), TYPED, 1), "large: the file is larger than 1 MB");
        isRefused(() -> TextFile.read(file("binary"), TYPED, 1), "binary: this is not text in UTF-8");
        isRefused(() -> TextFile.read(folder.toString(), TYPED, 1), "the file cannot be read");
    }

    @Test
    void writesNewFilesAndLeavesNothingElseBehind() throws IOException {
        TextFile.write(file("new"), "sheep");
        isRefused(() -> TextFile.write(file("new"), "wolf"), "there is such a file already");
        assertThat(folder.resolve("new")).hasContent("sheep");
        TextFile.overwrite(file("new"), "wolf");
        assertThat(folder.resolve("new")).hasContent("wolf");
        assertThat(folder).isDirectoryContaining(path -> path.endsWith("new"));
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void saysWhyAFileCannotBeWritten() throws IOException {
        Files.createDirectory(folder.resolve("folder"));
        Files.createFile(folder.resolve("folder/full"));
        isRefused(() -> TextFile.write(file("no/where"), "sheep"), "there is no such folder");
        isRefused(() -> TextFile.overwrite(file("folder"), "sheep"), "the file cannot be written");
        assertThat(folder.resolve("folder/full")).exists();
    }
}
