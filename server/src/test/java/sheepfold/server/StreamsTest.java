package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class StreamsTest {
    private static TestServer server;
    private TestGuest ada;
    private String table;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void sitDown() {
        ada = server.guest("Ada");
        table = ada.table("wolf-and-sheep", List.of("me", "me"));
    }

    private long at() {
        return ada.state(table).get("at").longValue();
    }

    @Test
    void aStreamBeginsWithTheState() {
        try (TestStream stream = ada.watch(table)) {
            TestStream.Event first = stream.next("state");
            assertThat(first.id()).isEqualTo(at());
            assertThat(first.json().get("legal")).isNotEmpty();
        }
    }

    @Test
    void aStreamResumesWithoutLossOrRepeat() {
        List<TestStream.Event> heard = new ArrayList<>();
        List<TestStream.Event> whole;
        long first = at();
        try (TestStream uninterrupted = ada.watch(table)) {
            Players players = new Players(table, 8, ada, ada);
            long seen = first;
            for (int i = 0; i < 5; i++) {
                players.play(3);
                try (TestStream stream = ada.watchFrom(table, seen)) {
                    players.play(2);
                    stream.change(at());
                    stream.all().stream().filter(event -> event.id() >= 0).forEach(heard::add);
                    seen = heard.getLast().id();
                }
            }
            uninterrupted.change(seen);
            whole = uninterrupted.all().stream()
                    .filter(event -> event.name().equals("change"))
                    .toList();
        }

        long last = first + heard.size();
        assertThat(heard)
                .extracting(TestStream.Event::id)
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(first + 1, last).boxed().toList());
        assertThat(heard)
                .extracting(event -> withoutSeats(event.json()))
                .containsExactlyElementsOf(
                        whole.stream().map(event -> withoutSeats(event.json())).toList());
    }

    // Whoever comes back is told who sits where, for they may have missed it
    private static String withoutSeats(JsonNode change) {
        return change.toString().replaceFirst("\"seats\":(null|\\[[^]]*]),\"turn\"", "\"turn\"");
    }

    @Test
    void whoHangsUpIsNotCountedAnyMoreThoughNothingIsWritten() throws IOException {
        try (TestServer quiet =
                TestServer.start(new MemoryStore(), options -> options.withHeartbeat(Duration.ofHours(1)))) {
            TestGuest bea = quiet.guest("Bea");
            String shown = bea.table("wolf-and-sheep", List.of("me", "me"));
            try (RawConnection line = new RawConnection(quiet)) {
                line.say("GET /api/tables/%s/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n\r\n"
                        .formatted(shown, bea.token()));
                assertThat(line.line()).contains("200");
                assertThat(headers(line)).contains("Transfer-Encoding: chunked");
                awaitStreams(bea, 1);
            }
            awaitStreams(bea, 0);
        }
    }

    private static List<String> headers(RawConnection line) throws IOException {
        List<String> headers = new ArrayList<>();
        for (String header = line.line(); !header.isEmpty(); header = line.line()) {
            headers.add(header);
        }
        return headers;
    }

    private static void awaitStreams(TestGuest guest, int open) {
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (!guest.get("/metrics").body().contains("sheepfold_streams_open " + open + ".0")) {
            assertThat(System.nanoTime())
                    .as("%d streams are counted in time", open)
                    .isLessThan(end);
        }
    }

    @Test
    void aPackedStreamTellsTheSameAtOnce() {
        long first = at();
        try (TestStream plain = ada.watch(table);
                TestStream packed = ada.watchPacked(table, "")) {
            assertThat(packed.next("state").id()).isEqualTo(first);
            Players players = new Players(table, 8, ada, ada);
            for (int i = 0; i < 10; i++) {
                players.play(1);
                assertThat(packed.change(at()).data())
                        .isEqualTo(plain.change(at()).data());
            }
            assertThat(packed.all().getLast().bytes()).isLessThan(500);
        }
        try (TestStream resumed = ada.watchPacked(table, "?at=" + (first + 3))) {
            assertThat(resumed.next("change").id()).isEqualTo(first + 4);
        }
    }

    @Test
    void aPackedStreamEndsWhole() throws Exception {
        TestServer stopping = TestServer.start();
        TestGuest cleo = stopping.guest("Cleo");
        String hunt = cleo.table("wolf-and-sheep", List.of("me", "me"));
        HttpResponse<InputStream> answer = stopping.http()
                .send(
                        cleo.request("/api/tables/" + hunt + "/events")
                                .header("Accept-Encoding", "br, gzip;q=0.8")
                                .build(),
                        HttpResponse.BodyHandlers.ofInputStream());
        assertThat(answer.headers().firstValue("Content-Encoding")).hasValue("gzip");
        CompletableFuture<String> told = CompletableFuture.supplyAsync(() -> unpacked(answer.body()));
        stopping.close();
        assertThat(told.get(30, TimeUnit.SECONDS))
                .startsWith(": welcome\n\n")
                .contains("event: state\n")
                .contains("event: bye\n")
                .endsWith("\n\n");
    }

    /** All of a stream to its end, which has to be a whole one. */
    private static String unpacked(InputStream packed) {
        try (InputStream unpacked = new GZIPInputStream(packed)) {
            return new String(unpacked.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void nothingIsPackedForWhoDoesNotWantIt() throws Exception {
        HttpResponse<InputStream> answer = server.http()
                .send(
                        ada.request("/api/tables/" + table + "/events")
                                .header("Accept-Encoding", "br, gzip;q=0")
                                .build(),
                        HttpResponse.BodyHandlers.ofInputStream());
        try (InputStream plain = answer.body()) {
            assertThat(answer.headers().firstValue("Content-Encoding")).isEmpty();
            assertThat(new String(plain.readNBytes(9), StandardCharsets.UTF_8)).isEqualTo(": welcome");
        }
    }

    @Test
    void aPackedStreamSaysThatItIsStillThere() throws Exception {
        try (TestServer quick =
                TestServer.start(new MemoryStore(), options -> options.withHeartbeat(Duration.ofMillis(50)))) {
            TestGuest cleo = quick.guest("Cleo");
            String hunt = cleo.table("wolf-and-sheep", List.of("me", "me"));
            HttpResponse<InputStream> answer = quick.http()
                    .send(
                            cleo.request("/api/tables/" + hunt + "/events")
                                    .header("Accept-Encoding", "gzip")
                                    .build(),
                            HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream unpacked = new GZIPInputStream(answer.body())) {
                StringBuilder heard = new StringBuilder();
                while (heard.indexOf(": still here\n\n: still here") < 0) {
                    heard.append((char) unpacked.read());
                    assertThat(heard).hasSizeLessThan(100_000);
                }
            }
        }
    }

    @Test
    void whoIsUpToDateHearsNothingOld() {
        try (TestStream stream = ada.watchFrom(table, at())) {
            ada.move(table, "c1-d2").is(200);
            assertThat(stream.next("change").json().get("moves").intValue()).isEqualTo(1);
        }
    }

    @Test
    void aNumberFromNowhereIsAnsweredWithTheState() {
        try (TestStream stream = ada.watchFrom(table, 999_999)) {
            assertThat(stream.next("state").id()).isEqualTo(at());
        }
    }

    @Test
    void peopleSeeWhoIsHere() {
        String duel = ada.table("wolf-and-sheep", List.of("me", "open"));
        TestGuest ben = server.guest("Ben");
        ben.join(duel, 1).is(200);
        try (TestStream stream = ada.watch(duel)) {
            stream.next("seats");
            try (TestStream other = ben.watch(duel)) {
                other.next("state");
                assertThat(stream.next("seats")
                                .json()
                                .get("seats")
                                .get(1)
                                .get("here")
                                .booleanValue())
                        .isTrue();
            }
            assertThat(stream.next("seats")
                            .json()
                            .get("seats")
                            .get(1)
                            .get("here")
                            .booleanValue())
                    .isFalse();
        }
    }

    @Test
    void aSeatOfAnotherIsNotStreamed() {
        TestGuest ben = server.guest("Ben");
        ben.get("/api/tables/" + table + "/events?seat=0").is(403);
        ben.get("/api/tables/" + table + "/events?seat=9").is(400);
        ben.get("/api/tables/nosuchtable/events").is(404);
    }

    @Test
    void aStreamThatIsNotReadIsCutOffAndHurtsNobody() throws Exception {
        String noisy = ada.table("sheep-hop", List.of("me"));
        try (Socket deaf = new Socket()) {
            deaf.setReceiveBufferSize(1024);
            deaf.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
            OutputStream out = deaf.getOutputStream();
            String request = "GET /api/tables/%s/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n\r\n"
                    .formatted(noisy, ada.token());
            out.write(request.getBytes(StandardCharsets.US_ASCII));
            awaitHere(noisy, true);
            for (int i = 0; i < 4_000 && isHere(noisy); i++) {
                ada.ask(noisy, i % 2 == 0 ? "pause" : "resume", "{}").is(200);
            }
            awaitHere(noisy, false);
        }
        ada.ask(noisy, "resume", "{}");
        new Players(noisy, 1, ada).play(1);
        assertThat(ada.state(noisy).get("moves").intValue()).isPositive();
    }

    private void awaitHere(String table, boolean here) throws InterruptedException {
        for (int i = 0; i < 500 && isHere(table) != here; i++) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        assertThat(isHere(table)).isEqualTo(here);
    }

    private boolean isHere(String table) {
        return ada.state(table).get("seats").get(0).get("here").booleanValue();
    }

    @Test
    void streamsEndWhenTheServerStops() throws IOException {
        MemoryStore store = new MemoryStore();
        TestServer first = TestServer.start(store, options -> options);
        TestGuest cleo = first.guest("Cleo");
        String hunt = cleo.table("wolf-and-sheep", List.of("me", "me"));
        TestStream stream = cleo.watch(hunt);
        long seen = stream.next("state").id();
        cleo.move(hunt, "c1-d2").is(200);
        first.close();
        assertThat(stream.next("bye").json().get("reconnect").intValue()).isEqualTo(1000);
        stream.awaitEnd();
        assertThat(stream.all().getLast().id()).isEqualTo(-1);

        try (TestServer second = TestServer.start(store, options -> options)) {
            try (TestStream resumed = cleo.at(second).watchFrom(hunt, seen)) {
                assertThat(resumed.next("change").json().get("moves").intValue())
                        .isEqualTo(1);
            }
            cleo.at(second).move(hunt, "d8-e7").is(200);
        }
    }
}
