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

/** What a move costs on the wire, gzipped: under 6 KB for the one who decides, and data makes little of it. */
class UpdateSizeTest {
    private static final int MOVES = 150;

    @ParameterizedTest
    @ValueSource(
            strings = {"wolf-and-sheep", "sheep-hop", "shepherd-mess", "last-fleece-standing", "tangled-yarns", "tangle"
            })
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
                new Players(table, 7, guests).playWithoutGivingUp(MOVES);
                long at = guests[0].get("/api/tables/" + table).json().get("at").longValue();
                plain.change(at);
                data.change(at);
                assertThat(sizes(data.all(), true)).isNotEmpty().allMatch(size -> size < 6 * 1024);
                assertThat(median(sizes(data.all(), false))).isLessThan(median(sizes(plain.all(), false)) * 115 / 100);
            }
        }
    }

    private static int median(List<Integer> sizes) {
        return sizes.get(sizes.size() / 2);
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
