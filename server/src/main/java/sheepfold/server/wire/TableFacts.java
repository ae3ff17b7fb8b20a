package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;

/** What a table is: hardly any of it changes while it is played. */
public record TableFacts(
        String table,
        String game,
        String title,
        Map<String, String> options,
        @JsonProperty("private") boolean hidden,

        @About("False if it begins at a position: such a table is never listed.")
        boolean listable,

        boolean training,
        @Nullable Integer clock,
        @About("True if people may ask for hints here.") boolean hints,
        boolean owner,
        @About("SHA-256 of the secret seed.") String commitment) {}
