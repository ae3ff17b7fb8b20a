package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import sheepfold.json.About;

@About("A table as one caller may see it.")
public record TableState(
        @JsonUnwrapped TableFacts facts,
        @JsonUnwrapped Standing standing,
        List<SeatState> seats,
        @About("Whose eyes these are; -2 for a spectator.") int seat,
        @JsonUnwrapped Outlook outlook,

        @About("In the answer to a move only the lines that it added, otherwise all.")
        List<LogLine> log,

        @About("What people did beside moves; likewise.") List<Told> told,

        List<String> warnings) {}
