package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import sheepfold.json.Json;

/** The victory cards that are offered beside ours. */
class RebalancedTest {
    private static final Path FILE = Path.of("../../docs/strength/tangle/rebalanced.json");

    @Test
    void onlyCardsThatWereOutOfLineDiffer() throws IOException {
        Box box = Box.read(Json.parse(Files.readString(FILE)));
        assertThat(box.victory().cards().stream()
                        .filter(card -> !Box.OURS.victory().cards().contains(card))
                        .map(card -> card.id().id()))
                .containsExactly("V05", "V06", "V11", "V12", "V15", "V18");
        assertThat(box.victory().points()).isEqualTo(Box.OURS.victory().points());
        assertThat(box.board()).isEqualTo(Box.OURS.board());
    }
}
