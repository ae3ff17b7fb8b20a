package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a move costs on the wire: under 1 KB gzipped for those who do not decide, under 6 KB for the one who does. */
class UpdateSizeTest {
    private static final int MOVES = 150;

    @ParameterizedTest
    @ValueSource(strings = {"wolf-and-sheep", "sheep-hop", "shepherd-mess", "last-fleece-standing"})
    void updatesAreSmall(String game) {
        try (TestServer server = TestServer.start()) {
            TestGuest[] guests = {server.guest("Ada"), server.guest("Ben")};
            String table = guests[0].table(game, List.of("me", "open"));
            guests[1].join(table, 1).is(200);
            try (TestStream plain = guests[0].watch(table);
                    TestStream data =
                            new TestStream(server, guests[0].request("/api/tables/" + table + "/events?data=1"))) {
                plain.next("state");
                data.next("state");
                new Players(table, 7, guests).play(MOVES);
                report(game, "plain", plain.all());
                report(game, "data", data.all());
                assertThat(sizes(data.all(), false)).allMatch(size -> size < 1024);
                assertThat(sizes(data.all(), true)).allMatch(size -> size < 6 * 1024);
            }
        }
    }

    private static void report(String game, String how, List<TestStream.Event> events) {
        for (boolean deciding : new boolean[] {false, true}) {
            List<Integer> sizes = sizes(events, deciding);
            if (!sizes.isEmpty()) {
                System.out.printf(
                        "UPDATES %s %s deciding=%b n=%d median=%d max=%d%n",
                        game, how, deciding, sizes.size(), sizes.get(sizes.size() / 2), sizes.getLast());
            }
        }
    }

    private static List<Integer> sizes(List<TestStream.Event> events, boolean deciding) {
        List<Integer> sizes = new ArrayList<>();
        for (TestStream.Event event : events) {
            if (event.name().equals("change") && event.json().get("legal").isEmpty() != deciding) {
                sizes.add(packed(event.data()));
            }
        }
        Collections.sort(sizes);
        return sizes;
    }

    private static int packed(String data) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(data.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.size();
    }
}
