package sheepfold.server.wire;

import java.util.List;
import sheepfold.json.About;

@About("Every draw of a game that is over, with what could have come, so that anybody can check them against the seed.")
public record Draws(List<Draw> draws) {
    @About("One draw.")
    public record Draw(
            @About("The move's number in the log, from 1.") int number,

            @About("The number of the draw, from which and from the seed it follows.")
            long draw,

            @About("What was drawn.") String move,

            @About("What could have been drawn, in the order that tickets count.")
            List<Chance> chances) {}

    @About("Something that may come, with its weight.")
    public record Chance(String move, long weight) {}
}
