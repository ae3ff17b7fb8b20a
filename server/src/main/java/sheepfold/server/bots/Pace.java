package sheepfold.server.bots;

import java.time.Duration;

/**
 * How fast things happen by themselves.
 *
 * @param leastBotDelay bots take at least so long over a move, so that people can follow
 * @param mostBotDelay and at most so long, unless thinking takes longer; where between them depends on nothing
 * @param window how long people have to answer a loud window, unless their table says otherwise
 * @param windowFloor a window in which a person was prompted stays open so long, whoever has answered
 * @param grace what remains of a clock that ran out while the server was down
 * @param absence after so long others may let a bot stand in for somebody who is away
 */
public record Pace(
        Duration leastBotDelay,
        Duration mostBotDelay,
        Duration window,
        Duration windowFloor,
        Duration grace,
        Duration absence) {
    public static final Pace FOR_PEOPLE = new Pace(
            Duration.ofMillis(500),
            Duration.ofMillis(1200),
            Duration.ofSeconds(6),
            Duration.ofMillis(1500),
            Duration.ofSeconds(5),
            Duration.ofMinutes(2));

    /** For tests and measurements: nothing waits for people. */
    public static final Pace AT_ONCE =
            new Pace(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO);
}
