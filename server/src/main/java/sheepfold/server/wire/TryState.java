package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

@About(
        "What a seat would see if it made some moves, from what it knows; nobody else hears of it, and nothing has changed.")
public record TryState(
        int seat,
        @About("The table's log number it starts from.") long at,

        @About("Who or what comes next: goes-on if the same seat decides again.")
        TryEnd end,

        @JsonUnwrapped Outlook outlook,

        @About("What the last move would cause, for animation; nothing if it would show something hidden.")
        List<JsonNode> events,

        @About("A line for every move whose outcome the seat can know.")
        List<LogLine> log,

        @About("How the game would end, if it would.") @Nullable
        ResultState result) {}
