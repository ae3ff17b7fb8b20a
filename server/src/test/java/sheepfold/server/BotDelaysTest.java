package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.server.bots.Pace;
import tools.jackson.databind.JsonNode;

/** How long a bot takes over a window must not tell whether it holds an answer, with the kit game and its hush cards. */
class BotDelaysTest {
    private static final Pace PACE = new Pace(
            Duration.ofMillis(40),
            Duration.ofMillis(80),
            Duration.ofSeconds(30),
            Duration.ZERO,
            Duration.ZERO,
            Duration.ZERO);
    private static final int WINDOWS = 500;
    private static final int POSITIONS = 5;
    private static final int AT_A_TIME = 6;
    private static final String HUSH = "hush";

    /** A table of one person that has come to a window, and after how many moves. */
    private record Source(String table, int moves) {}

    private final List<Source> withAnswer = new ArrayList<>();
    private final List<Source> without = new ArrayList<>();
    /** The log number at which a fork begins. */
    private long opened;

    @ParameterizedTest
    @ValueSource(strings = {"strong:30ms", "strong:200", "greedy"})
    void delaysTellNothing(String bot) throws InterruptedException, ExecutionException {
        try (TestServer server = TestServer.start(new MemoryStore(), options -> options.withPace(PACE))) {
            TestGuest ada = server.guest("Ada");
            findWindows(ada);
            double p = p(ada, bot);
            // One pair of honest samples in a hundred looks odd; two in a row do not
            assertThat(p > 0.01 ? p : p(ada, bot))
                    .as("p of the delays of %s", bot)
                    .isGreaterThan(0.01);
        }
    }

    private double p(TestGuest ada, String bot) throws InterruptedException, ExecutionException {
        List<Boolean> kinds = new ArrayList<>();
        for (int i = 0; i < 2 * WINDOWS; i++) {
            kinds.add(i % 2 == 0);
        }
        Collections.shuffle(kinds);
        List<Future<Double>> delays = new ArrayList<>();
        try (ExecutorService watchers = Executors.newFixedThreadPool(AT_A_TIME)) {
            for (int i = 0; i < kinds.size(); i++) {
                Source source = (kinds.get(i) ? withAnswer : without).get(i % POSITIONS);
                delays.add(watchers.submit(() -> delay(ada, source, bot)));
            }
        }
        List<Double> answered = new ArrayList<>();
        List<Double> passed = new ArrayList<>();
        for (int i = 0; i < kinds.size(); i++) {
            (kinds.get(i) ? answered : passed).add(delays.get(i).get());
        }
        return KolmogorovSmirnov.p(array(answered), array(passed));
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** Milliseconds from the opening of the window to its end, as somebody sees it who watches. */
    private double delay(TestGuest ada, Source source, String bot) {
        String fork = fork(ada, source, "bot:" + bot);
        long began = System.nanoTime();
        try (TestStream stream = ada.watchFrom(fork, opened)) {
            stream.change(opened + 1);
            return (System.nanoTime() - began) / 1e6;
        } finally {
            ada.ask(fork, "close", "{}").is(200);
        }
    }

    private static String fork(TestGuest ada, Source source, String seat) {
        return ada.ask(
                        source.table(),
                        "fork",
                        "{\"moves\":%d,\"seats\":[\"%s\",\"%s\"]}".formatted(source.moves(), seat, seat))
                .is(200)
                .json()
                .get("table")
                .stringValue();
    }

    /** Plays until there are enough windows in which a seat holds a hush, and as many in which none does. */
    private void findWindows(TestGuest ada) {
        while (withAnswer.size() < POSITIONS || without.size() < POSITIONS) {
            String table = ada.table("kit", List.of("me", "me"));
            for (int seat = 0; seat < 2; seat++) {
                ada.moveOf(seat, table, "done").is(200);
            }
            for (int seat = 0; seat < 2; seat++) {
                ada.moveOf(seat, table, legal(ada, table, seat).getFirst()).is(200);
            }
            boolean answer = holdsHush(ada, table, 0) || holdsHush(ada, table, 1);
            Source source = new Source(table, ada.state(table).get("moves").intValue());
            (answer ? withAnswer : without).add(source);
            opened = ada.state(fork(ada, source, "me")).get("at").longValue();
        }
    }

    private static List<String> legal(TestGuest ada, String table, int seat) {
        return ada.state(table, seat)
                .get("legal")
                .valueStream()
                .map(move -> move.get("move").stringValue())
                .toList();
    }

    private static boolean holdsHush(TestGuest ada, String table, int seat) {
        JsonNode hand =
                ada.state(table, seat).get("view").get("seats").get(seat).get("hand");
        return hand.valueStream().anyMatch(card -> card.stringValue().equals(HUSH));
    }
}
