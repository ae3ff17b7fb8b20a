package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

@About(
        "What a stream tells a viewer after each log entry: what happened, and where that leaves them. Where moves has become smaller, later log lines are gone.")
public record Change(
        @JsonUnwrapped Standing standing,

        @About("Null where they have not changed.") @Nullable
        List<SeatState> seats,

        @JsonUnwrapped Outlook outlook,

        @About("What happened, in order of cause, for animation; only what this viewer may know.")
        List<JsonNode> events,

        @About("The lines that were added.") List<LogLine> log,

        @About(
                "What somebody did beside moves. Where moves were taken back, what was told among them stands before them.")
        List<Told> told) {}
