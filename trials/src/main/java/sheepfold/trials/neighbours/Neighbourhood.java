package sheepfold.trials.neighbours;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import sheepfold.json.Shaped;
import sheepfold.trials.load.Load;

/** Honest tables that play on, beside one attack after another. */
public final class Neighbourhood {
    private static final Duration BREATH = Duration.ofSeconds(3);

    /**
     * What honest people had of it. Times are in milliseconds, from sending a move to its arrival at the other player.
     *
     * @param botMost how long they waited at most for an easy bot's answer, which takes half a second at least
     * @param failures moves that were not answered as they should have been
     * @param answered what the attacker got
     * @param refused what the attacker did not get
     * @param perSecond how many answers the attacker got in a second
     */
    @Shaped
    public record Row(
            String attack,
            int moves,
            double p50,
            double p99,
            int botMoves,
            double botMost,
            long failures,
            long answered,
            long refused,
            long perSecond) {}

    private Neighbourhood() {}

    /** What can be tried, the quiet of nobody first. */
    public static List<String> attacks() {
        return Arrays.stream(Attack.values()).map(Attack::inWords).toList();
    }

    /** Tries an attack on a fresh server at a port of this machine, for so long. */
    public static Row measured(String attack, int port, Duration time) throws IOException, InterruptedException {
        HonestTable people = new HonestTable(port, "Ann", "Bob");
        HonestTable withBot = new HonestTable(port, "Ann");
        List<Thread> threads =
                List.of(Thread.startVirtualThread(people::play), Thread.startVirtualThread(withBot::play));
        Thread.sleep(time);
        Row row = measured(
                Attack.valueOf(attack.toUpperCase(Locale.ROOT).replace(' ', '_')), port, time, people, withBot);
        people.stop();
        withBot.stop();
        for (Thread thread : threads) {
            thread.join(time);
        }
        return row;
    }

    private static Row measured(Attack attack, int port, Duration each, HonestTable people, HonestTable withBot)
            throws IOException, InterruptedException {
        Neighbour neighbour = Neighbour.begin(attack, port, people);
        long[] times;
        long[] botTimes;
        try (neighbour) {
            Thread.sleep(BREATH);
            people.measure();
            withBot.measure();
            Thread.sleep(each);
            times = people.measured();
            botTimes = withBot.measured();
        }
        double seconds = BREATH.plus(each).toMillis() / 1e3;
        return new Row(
                attack.inWords(),
                times.length,
                Load.millis(times, 0.5),
                Load.millis(times, 0.99),
                botTimes.length,
                Load.millis(botTimes, 1),
                people.failures() + withBot.failures(),
                neighbour.answered(),
                neighbour.refused(),
                Math.round(neighbour.answered() / seconds));
    }
}
