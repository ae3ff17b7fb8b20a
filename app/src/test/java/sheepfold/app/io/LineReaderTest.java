package sheepfold.app.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sheepfold.json.BadInput;

class LineReaderTest {
    private static LineReader reading(String text, int limit) {
        return new LineReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), limit);
    }

    private static List<String> lines(String text, int limit) throws IOException {
        LineReader reader = reading(text, limit);
        List<String> lines = new ArrayList<>();
        for (Optional<String> line = reader.read(); line.isPresent(); line = reader.read()) {
            lines.add(line.get());
        }
        return lines;
    }

    @Test
    void endsLinesAtNewlinesAndAtTheEnd() throws IOException {
        assertThat(lines("", 9)).isEmpty();
        assertThat(lines("a\n\nbc", 9)).containsExactly("a", "", "bc");
        assertThat(lines("a\n", 9)).containsExactly("a");
    }

    @Test
    void refusesWhatIsLongerThanTheLimitAndGoesOn() throws IOException {
        LineReader reader = reading("12345\n123456\n" + "x".repeat(200_000) + "\nend", 5);
        assertThat(reader.read()).contains("12345");
        for (int line = 2; line <= 3; line++) {
            assertThatExceptionOfType(BadInput.class)
                    .isThrownBy(reader::read)
                    .withMessage("this line is longer than 5 bytes");
        }
        assertThat(reader.read()).contains("end");
        assertThat(reader.read()).isEmpty();
    }

    @Test
    void keepsLinesThatAreLongerThanItsBuffer() throws IOException {
        String line = "äö".repeat(100_000);
        assertThat(lines(line + "\n" + line, 1 << 20)).containsExactly(line, line);
    }
}
