package sheepfold.server.bots;

import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * How long bots may think about a decision, and when their answers are given. In a game with secrets both follow from
 * chance, from what everybody knows (which bots are asked) and from how busy others keep the desk: never from what a bot
 * has to think about. All times are in nanoseconds, of the clock that only goes forward.
 *
 * @param due when answers are given that are ready by then
 * @param step later answers wait for a whole number of steps after that, which hides when they were ready; 0 if they need not
 * @param thinking how long all of them may think together, from when they begin; 0 if that is up to their budgets
 * @param cover how long after that beginning no answer is given, even if nothing was to be thought about
 */
record ThinkingTime(long due, long step, long thinking, long cover) {
    static ThinkingTime of(BotJob job, Pace pace, long now, RandomGenerator random) {
        long least = pace.leastBotDelay().toNanos();
        long spread = pace.mostBotDelay().toNanos() - least;
        long luck = random.nextLong(spread + 1);
        if (!job.isSecret()) {
            return new ThinkingTime(now + least + luck, 0, 0, 0);
        }
        // What is left of the least delay is for threads to wake up in
        long margin = least / 5;
        long thinking = Math.max(job.time().toNanos(), least - margin);
        long cover = thinking + margin;
        return new ThinkingTime(now + cover + luck, spread, thinking, cover);
    }

    /** When answers are given that were begun and ready at these times. */
    long release(long began, long ready) {
        long late = Math.max(ready, began + cover) - due;
        if (late <= 0) {
            return due;
        }
        return due + (step == 0 ? late : Math.ceilDiv(late, step) * step);
    }

    boolean isBounded() {
        return thinking > 0;
    }

    /** What the next of so many bots on one thread may take, so that all of them have their time. */
    Duration share(long began, long now, int bots) {
        return Duration.ofNanos(Math.max(0, began + thinking - now) / bots);
    }
}
