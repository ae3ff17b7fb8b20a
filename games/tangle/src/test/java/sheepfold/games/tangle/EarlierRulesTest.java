package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.GameRecord;
import sheepfold.json.BadInput;

/** Games that were played before a rule changed, each of them one in which the change matters. */
class EarlierRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"rules-1/second-breath.txt", "rules-1/given-up.txt", "rules-1/whole-game.txt"})
    void aRecordReplaysByTheRulesItWasMadeUnder(String file) throws IOException {
        String record = text(file);
        assertThat(GameRecord.of(GameRecord.parse(record).replay(Glade.GAME), Map.of())
                        .format())
                .isEqualTo(record);
        assertThatExceptionOfType(BadInput.class)
                .as("by the rules of today")
                .isThrownBy(() ->
                        GameRecord.parse(record.replace("rules: 1", "rules: 2")).replay(Glade.GAME));
    }

    private static String text(String file) throws IOException {
        try (InputStream in = Objects.requireNonNull(EarlierRulesTest.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
