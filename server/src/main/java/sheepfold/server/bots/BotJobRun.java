package sheepfold.server.bots;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.bots.Bot;
import sheepfold.engine.SeededRandom;
import sheepfold.server.bots.BotJob.Task;
import sheepfold.server.people.Seating;
import sheepfold.server.table.RulesFault;

/** The bots of a thought at work, side by side as far as there are threads. */
final class BotJobRun {
    private static final Logger LOG = LoggerFactory.getLogger(BotJobRun.class);

    private final BotJob job;
    private final ThinkingTime timing;
    private final Map<Integer, String> answers = new ConcurrentHashMap<>();
    private volatile @Nullable RulesFault fault;

    BotJobRun(BotJob job, ThinkingTime timing) {
        this.job = job;
        this.timing = timing;
    }

    /** What each thread has to do; the last one to be done says when they began. */
    List<LongConsumer> parts(int threads, LongConsumer done) {
        int count = Math.min(threads, job.tasks().size());
        AtomicInteger unready = new AtomicInteger(count);
        return IntStream.range(0, count)
                .<LongConsumer>mapToObj(part -> began -> {
                    try {
                        think(tasksOf(part, count), began);
                    } finally {
                        if (unready.decrementAndGet() == 0) {
                            done.accept(began);
                        }
                    }
                })
                .toList();
    }

    private List<Task> tasksOf(int part, int parts) {
        return IntStream.range(0, job.tasks().size())
                .filter(number -> number % parts == part)
                .mapToObj(job.tasks()::get)
                .toList();
    }

    private void think(List<Task> tasks, long began) {
        try {
            for (int i = 0; i < tasks.size(); i++) {
                answers.put(tasks.get(i).seat(), answer(tasks.get(i), began, tasks.size() - i));
            }
        } catch (RulesFault e) {
            fault = e;
        }
    }

    private String answer(Task task, long began, int left) {
        Bot bot = timing.isBounded() ? task.bot().within(timing.share(began, System.nanoTime(), left)) : task.bot();
        return answer(task.question(), bot);
    }

    /** A bot that fails is no reason to stop a game: a random move does as well. */
    private static String answer(SeatDecision<?, ?> question, Bot bot) {
        SeededRandom random = new SeededRandom(ThreadLocalRandom.current().nextLong());
        try {
            return question.answerOf(bot, random);
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            LOG.warn("the bot {} failed at {}", bot.id(), question.game().info().id(), e);
            return answerOfAny(question, random);
        }
    }

    private static String answerOfAny(SeatDecision<?, ?> question, SeededRandom random) {
        try {
            return question.answerOf(Seating.bot("random"), random);
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            throw new RulesFault(e);
        }
    }

    Map<Integer, String> answers() {
        return Map.copyOf(answers);
    }

    /** Why there are no answers; null if there are. */
    @Nullable
    RulesFault fault() {
        return fault;
    }
}
