package sheepfold.server.table;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.bots.Bot;
import sheepfold.engine.SeededRandom;

/**
 * Where bots think: on a few threads of their own, never while a table waits. A table has one question here at a time, so
 * tables take turns.
 */
final class BotDesk implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotDesk.class);

    private final ExecutorService thinkers;
    private final Alarms alarms;
    private final Pace pace;

    BotDesk(int threads, Alarms alarms, Pace pace) {
        this.thinkers = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().name("bot-", 1).daemon().factory());
        this.alarms = alarms;
        this.pace = pace;
    }

    /** Thinks about a question; the answer comes after a delay that does not depend on it, or as soon as it is there. */
    void think(
            Question<?, ?> question,
            String botId,
            boolean atOnce,
            Consumer<String> answered,
            Consumer<RulesFault> failed) {
        long due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(atOnce ? 0 : delay());
        run(() -> {
            try {
                String answer = answer(question, botId);
                Future<?> _ = alarms.in(
                        TimeUnit.NANOSECONDS.toMillis(due - System.nanoTime()), () -> answered.accept(answer));
            } catch (RulesFault e) {
                failed.accept(e);
            }
        });
    }

    /** Other thinking that is not to disturb tables. */
    void run(Runnable thinking) {
        try {
            thinkers.execute(thinking);
        } catch (RejectedExecutionException e) {
            LOG.debug("the server stops: no more thinking");
        }
    }

    private long delay() {
        long least = pace.leastBotDelay().toMillis();
        return least + ThreadLocalRandom.current().nextLong(pace.mostBotDelay().toMillis() - least + 1);
    }

    /** A bot that fails is no reason to stop a game: a random move does as well. */
    private static String answer(Question<?, ?> question, String botId) {
        SeededRandom random = new SeededRandom(ThreadLocalRandom.current().nextLong());
        Bot bot = Seating.bot(botId);
        try {
            return question.answerOf(bot, random);
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            LOG.warn("the bot {} failed at {}", botId, question.game().info().id(), e);
            return answerOfAny(question, random);
        }
    }

    private static String answerOfAny(Question<?, ?> question, SeededRandom random) {
        try {
            return question.answerOf(Seating.bot("random"), random);
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            throw new RulesFault(e);
        }
    }

    @Override
    public void close() {
        thinkers.shutdownNow();
    }
}
