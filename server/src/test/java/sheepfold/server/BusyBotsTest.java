package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import sheepfold.server.bots.Pace;

/** Nobody's bots are stopped by another's. */
class BusyBotsTest {
    private static final int OWNERS = 4;
    private static final int TABLES_EACH = 30;
    private static final int OWN_TABLES = 4;
    private static final int MOVES_EACH = 6;

    @Test
    void anEasyBotAnswersBesideManyTablesThatThinkLong() throws InterruptedException, ExecutionException {
        try (TestServer server = TestServer.start(new MemoryStore(), options -> options.withPace(Pace.FOR_PEOPLE))) {
            for (int owner = 0; owner < OWNERS; owner++) {
                TestGuest neighbour = server.guest("Neighbour " + owner);
                for (int i = 0; i < TABLES_EACH; i++) {
                    neighbour.table("wolf-and-sheep", List.of("bot:strong:2.9s", "bot:strong:2.9s"));
                }
            }
            List<Future<List<Double>>> tables = new ArrayList<>();
            try (ExecutorService watchers = Executors.newFixedThreadPool(OWN_TABLES)) {
                TestGuest ada = server.guest("Ada");
                for (int i = 0; i < OWN_TABLES; i++) {
                    tables.add(watchers.submit(() -> secondsPerMove(ada)));
                }
            }
            List<Double> seconds = new ArrayList<>();
            for (Future<List<Double>> table : tables) {
                seconds.addAll(table.get());
            }
            assertThat(seconds).hasSize(OWN_TABLES * MOVES_EACH).allMatch(second -> second < 2);
        }
    }

    private static List<Double> secondsPerMove(TestGuest ada) {
        String table = ada.table("wolf-and-sheep", List.of("bot:easy", "bot:easy"));
        List<Double> seconds = new ArrayList<>();
        try (TestStream stream = ada.watch(table)) {
            stream.next("state");
            for (int move = 0; move < MOVES_EACH; move++) {
                long asked = System.nanoTime();
                stream.next("change");
                seconds.add((System.nanoTime() - asked) / 1e9);
            }
        }
        return seconds;
    }
}
