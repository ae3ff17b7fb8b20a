package sheepfold.server.wire;

import java.util.List;
import sheepfold.engine.json.About;

@About("One move in the log.")
public record LogLine(
        @About("Counts the moves of the game from 1.") int number,
        @About("Who made it; -1 for chance.") int seat,
        @About("As the caller may read it.") String move,

        @About("What happened, in sentences the caller may hear.")
        List<String> words) {}
