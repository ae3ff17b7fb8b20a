package sheepfold.trials;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

/** Two nodes come through everything; ./sheepfold torture does the same for longer. */
@Timeout(600)
class TortureCommandTest {
    @Test
    void whateverIsDoneToTwoNodesNothingAcknowledgedIsLostAndNothingHiddenIsShown() {
        Run run = Run.of("torture", "--minutes", "1", "--nodes", "2", "--seed", "1", "--json");

        JsonNode outcome = Json.parse(run.out());
        assertThat(outcome.get("faults")).as(run.err()).isEmpty();
        assertThat(run.status()).as(run.err()).isZero();
        assertThat(outcome.get("nodeKills").intValue()
                        + outcome.get("databaseKills").intValue())
                .isPositive();
        assertThat(outcome.get("otherFaults").intValue()).isPositive();
        assertThat(outcome.get("acknowledged").intValue()).isGreaterThan(100);
        assertThat(outcome.get("sealed").intValue()).isPositive();
        assertThat(outcome.get("repeated").intValue()).isPositive();
    }

    @Test
    void nonsenseIsWrongUsage() {
        Run.of("torture", "--nodes", "1").refuses(2, "2 or 3 nodes");
        Run.of("torture", "--faults", "rain").refuses(2, "there is no fault rain", "kill-node");
        Run.of("torture", "--dist", "/nowhere").refuses(2, "there is no folder /nowhere");
    }
}
