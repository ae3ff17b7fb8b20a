package sheepfold.server.wire;

import java.util.List;

/** Every draw of a game that is over, with what could have come, so that anybody can check them against the seed. */
public record Draws(List<Draw> draws) {
    /**
     * One draw.
     *
     * @param number the move's number in the log, from 1
     * @param draw the number of the draw, from which and from the seed it follows
     * @param move what was drawn
     * @param chances what could have been drawn, in the order that tickets count
     */
    public record Draw(int number, long draw, String move, List<Chance> chances) {}

    /** Something that may come, with its weight. */
    public record Chance(String move, long weight) {}
}
