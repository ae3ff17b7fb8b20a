package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import sheepfold.server.http.limits.Proxies;

/** Nobody has the lab for themselves. */
class LabSharesTest {
    private static final String CROWD = "203.0.113.7";
    private static final String ELSEWHERE = "203.0.113.8";
    private static final int LONG = 2000;

    private final TestServer server = TestServer.start(new MemoryStore(), options -> options.withProxies(Proxies.HERE));

    @AfterEach
    void close() {
        server.close();
    }

    private Reply begin(TestGuest guest, String address, int games) {
        String ask = "{\"game\":\"wolf-and-sheep\",\"bots\":[\"random\"],\"games\":%d,\"seed\":7}".formatted(games);
        return guest.send(guest.request("/api/lab/runs")
                .header("Content-Type", "application/json")
                .header("X-Forwarded-For", address)
                .POST(BodyPublishers.ofString(ask))
                .build());
    }

    private static String status(TestGuest guest, String run) {
        return guest.get("/api/lab/runs/" + run).is(200).json().get("status").asString();
    }

    private static void awaitDone(TestGuest guest, String run) {
        long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
        while (!status(guest, run).equals("done")) {
            assertThat(System.nanoTime()).as("it is played in time").isLessThan(end);
            Thread.onSpinWait();
        }
    }

    private List<TestGuest> guests(int many) {
        return IntStream.range(0, many)
                .mapToObj(i -> server.guest("Guest " + i))
                .toList();
    }

    private static String id(Reply begun) {
        return begun.is(200).json().get("id").asString();
    }

    /** Two runs each, so that the lab is full. */
    private List<String> crowd(List<TestGuest> guests) {
        List<String> runs = new ArrayList<>();
        for (TestGuest guest : guests) {
            runs.add(id(begin(guest, CROWD, LONG)));
            runs.add(id(begin(guest, CROWD, LONG)));
        }
        return runs;
    }

    @Test
    void whoeverHasNoRunYetBeginsOneAndAddressesTakeTurns() {
        List<TestGuest> crowd = guests(8);
        List<String> runs = crowd(crowd);
        TestGuest ada = server.guest("Ada");
        String run = id(begin(ada, ELSEWHERE, 40));
        assertThat(begin(ada, ELSEWHERE, 40).is(503).error()).contains("full");
        awaitDone(ada, run);
        assertThat(runs.stream().filter(other -> status(ada, other).equals("done")))
                .hasSizeLessThan(8);
        id(begin(server.guest("Neighbour"), CROWD, LONG));
    }

    @Test
    void whereEveryPlaceIsTakenTheNewestOfThoseWhoHaveTheMostGivesWay() {
        List<TestGuest> crowd = guests(8);
        List<String> runs = crowd(crowd);
        for (TestGuest guest : guests(48)) {
            runs.add(id(begin(guest, CROWD, LONG)));
        }
        TestGuest ada = server.guest("Ada");
        String run = id(begin(ada, ELSEWHERE, LONG));
        assertThat(status(ada, run)).isIn("waiting", "running");
        List<String> stopped = runs.stream()
                .filter(other -> status(ada, other).equals("stopped"))
                .toList();
        assertThat(stopped).hasSize(1);
        assertThat(runs.indexOf(stopped.getFirst())).as("one of two").isLessThan(16);
        assertThat(ada.get("/api/lab/runs/" + stopped.getFirst())
                        .json()
                        .get("fault")
                        .asString())
                .contains("for somebody who had none");
    }
}
