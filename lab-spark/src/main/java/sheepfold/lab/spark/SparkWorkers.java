package sheepfold.lab.spark;

import java.io.Serializable;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import scala.collection.Iterator;
import scala.reflect.ClassTag;
import scala.runtime.AbstractFunction1;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;
import sheepfold.engine.Game;
import sheepfold.json.BadInput;
import sheepfold.lab.measure.Tally;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.report.TableForm;
import sheepfold.lab.run.Split;
import sheepfold.lab.run.Workers;

/**
 * The executors of a cluster. Games go out in splits by their numbers, each of which follows from its numbers alone: a split
 * whose executor is lost is played again elsewhere, and comes to the same.
 */
final class SparkWorkers implements Workers {
    private static final int MOST_SPLITS = 512;
    /** Small enough for the last executor not to be waited for long, large enough for the trip to be worth it. */
    private static final int SPLITS_OF_A_CORE = 8;

    private final String master;

    SparkWorkers(String master) {
        this.master = master;
    }

    @Override
    public Tally play(
            Game<?, ?> game,
            SimulationPlan plan,
            BitSet played,
            boolean wanted,
            Consumer<FinishedGame> keep,
            IntConsumer progress) {
        Tally all = new Tally(plan);
        try (JavaSparkContext spark = new JavaSparkContext(settings())) {
            spark.setLogLevel("ERROR");
            int cores = Math.max(2, spark.defaultParallelism());
            List<Split> splits = splits(game, plan, played, wanted, cores * SPLITS_OF_A_CORE);
            AtomicInteger done = new AtomicInteger(played.cardinality());
            spark.sc().addSparkListener(new SparkListener() {
                @Override
                public void onTaskEnd(SparkListenerTaskEnd end) {
                    if (end.taskInfo().successful()) {
                        int games = splits.get(end.taskInfo().index()).games();
                        progress.accept(Math.min(plan.games(), done.addAndGet(games)));
                    }
                }
            });
            if (!splits.isEmpty()) {
                play(spark, splits, part -> {
                    all.addAll(part.tally());
                    part.finished().forEach(keep);
                });
            }
        } catch (Exception e) {
            // Scala throws exceptions that Java would have it declare
            throw explained(e);
        }
        return all;
    }

    @Override
    public Optional<TableForm> tables() {
        return Optional.of(new Parquet());
    }

    /** Hands over what came of a split as soon as it is played, so that it is kept when others are lost for good. */
    private static void play(JavaSparkContext spark, List<Split> splits, Consumer<Split.Part> take) {
        JavaRDD<Split.Part> parts = spark.parallelize(splits, splits.size()).map(Split::play);
        ClassTag<Split.Part> type = ClassTag.apply(Split.Part.class);
        spark.sc().runJob(parts.rdd(), new FirstOf(), new Handing(take), type);
    }

    /** Every partition has one. */
    private static final class FirstOf extends AbstractFunction1<Iterator<Split.Part>, Split.Part>
            implements Serializable {
        private static final long serialVersionUID = 1;

        @Override
        public Split.Part apply(Iterator<Split.Part> parts) {
            return parts.next();
        }
    }

    /** Stays with the driver. */
    private static final class Handing extends AbstractFunction2<Object, Split.Part, BoxedUnit> {
        private final Consumer<Split.Part> take;

        private Handing(Consumer<Split.Part> take) {
            this.take = take;
        }

        @Override
        public BoxedUnit apply(Object partition, Split.Part part) {
            take.accept(part);
            return BoxedUnit.UNIT;
        }
    }

    private SparkConf settings() {
        SparkConf settings = new SparkConf()
                .setMaster(master)
                .setAppName("Sheepfold lab")
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing("spark.task.maxFailures", "8");
        return master.startsWith("local")
                ? settings.set("spark.driver.bindAddress", "127.0.0.1").set("spark.driver.host", "127.0.0.1")
                : settings;
    }

    private static List<Split> splits(Game<?, ?> game, SimulationPlan plan, BitSet played, boolean wanted, int aim) {
        List<Integer> left = IntStream.range(0, plan.games())
                .filter(number -> !played.get(number))
                .boxed()
                .toList();
        int most = Math.min(aim, MOST_SPLITS);
        int size = Math.max(1, (left.size() + most - 1) / most);
        return IntStream.iterate(0, from -> from < left.size(), from -> from + size)
                .mapToObj(from -> left.subList(from, Math.min(left.size(), from + size)))
                .map(numbers -> Split.of(game.info(), plan, numbers, wanted))
                .toList();
    }

    static Throwable firstCause(Throwable e) {
        Throwable cause = e;
        while (cause.getCause() != null && !(cause instanceof BadInput)) {
            cause = cause.getCause();
        }
        return cause;
    }

    private static RuntimeException explained(Exception e) {
        Throwable cause = firstCause(e);
        if (cause instanceof BadInput fault) {
            return fault;
        }
        String first = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
        return cause instanceof SparkException
                ? new BadInput("--on", "the cluster gave up: " + first)
                : new IllegalStateException("the cluster gave up: " + first, e);
    }
}
