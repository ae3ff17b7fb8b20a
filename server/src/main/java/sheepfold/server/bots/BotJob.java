package sheepfold.server.bots;

import java.time.Duration;
import java.util.List;
import sheepfold.bots.Bot;

/**
 * A decision that bots are to think about: one of them, or all whom a sealed decision asks.
 *
 * @param guest the one for whose table they think
 */
public record BotJob(String guest, List<Task> tasks) {
    /** Beyond so many iterations thinking is slow. */
    private static final long MOST_QUICK_ITERATIONS = 5_000;

    /** What one bot is to decide. */
    public record Task(SeatDecision<?, ?> question, Bot bot) {
        int seat() {
            return question.seat();
        }

        private boolean isSlow() {
            return !bot.budget().reproducible() || bot.budget().iterations() > MOST_QUICK_ITERATIONS;
        }

        private Duration time() {
            return bot.budget().reproducible() ? Duration.ZERO : bot.budget().time();
        }
    }

    /** Is this bot to decide for that seat? */
    public boolean isOf(int seat, String bot) {
        return tasks.stream()
                .anyMatch(task -> task.seat() == seat && task.bot().id().equals(bot));
    }

    boolean isSlow() {
        return tasks.stream().anyMatch(Task::isSlow);
    }

    /** Could somebody learn from the time it takes? */
    boolean isSecret() {
        return tasks.stream().anyMatch(task -> task.question().game().info().hidden());
    }

    /** The longest time that one of the bots was given; nothing if all of them count iterations. */
    Duration time() {
        return tasks.stream().map(Task::time).max(Duration::compareTo).orElse(Duration.ZERO);
    }
}
