package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Sized;
import sheepfold.json.Within;
import tools.jackson.databind.JsonNode;

@About("A table to be made.")
public record AskTable(
        String game,

        @About("By their ids; those that are not named have their defaults.") @Nullable
        Map<String, JsonNode> options,

        @About("One for each seat: me, me:NAME for somebody else at the caller's screen, open or bot:LEVEL.")
        @Sized(most = 8, words = "no game has more than 8 seats")
        List<String> seats,

        @About("Seconds for each decision, or nothing for no clock.") @Nullable @Within(least = 1)
        Integer clock,

        @About("Seconds for answering a window, 0 for no limit; without it the usual time where several people play.")
        @Nullable
        @Within(least = 0)
        Integer window,

        @About("True if every move may be taken back.") @Nullable
        Boolean training,

        @About("True if the table is not to be listed.") @JsonProperty("private") @Nullable
        Boolean hidden,

        @About("Whether people may ask for hints; without it only those may who play alone.") @Nullable
        Boolean hints,

        @About("An owner's own data file, if any.") @Nullable
        JsonNode data,

        @About("Words that seats add to the secret seed, if any.") @Nullable
        List<String> nonces,

        @About("Where the game begins, as its positions are written; without it at its start. Such a table is for"
                + " training, is not listed and has no open seat.")
        @Nullable
        JsonNode position) {}
