package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a move costs on the wire: packed under 1 KB for those who wait and under 6 KB for the one who decides. */
class UpdateSizeTest {
    private static final int MOVES = 150;
    private static final int KILOBYTE = 1024;

    @ParameterizedTest
    @CsvSource({
        "wolf-and-sheep, 2",
        "sheep-hop, 2",
        "shepherd-mess, 2",
        "last-fleece-standing, 2",
        "tangled-yarns, 2",
        "tangle, 2",
        "tangle, 4"
    })
    void updatesAreSmall(String game, int seats) {
        try (TestServer server = TestServer.start()) {
            TestGuest[] guests = new TestGuest[seats];
            Arrays.setAll(guests, seat -> server.guest("Sheep " + seat));
            String table = guests[0].table(
                    game,
                    IntStream.range(0, seats)
                            .mapToObj(i -> i == 0 ? "me" : "open")
                            .toList());
            for (int seat = 1; seat < seats; seat++) {
                guests[seat].join(table, seat).is(200);
            }
            try (TestStream plain = guests[0].watch(table);
                    TestStream data = guests[0].watchPacked(table, "?data=1")) {
                plain.next("state");
                data.next("state");
                new Players(table, 7, guests).playWithoutGivingUp(MOVES);
                long at = guests[0].state(table).get("at").longValue();
                plain.change(at);
                data.change(at);
                assertThat(bytes(data.all(), true)).isNotEmpty().allMatch(size -> size < 6 * KILOBYTE);
                assertThat(bytes(data.all(), false)).isNotEmpty().allMatch(size -> size < KILOBYTE);
                assertThat(alone(data.all(), true)).allMatch(size -> size < 6 * KILOBYTE);
                assertThat(median(alone(data.all(), false)))
                        .as("data makes little of it")
                        .isLessThan(median(alone(plain.all(), false)) * 115 / 100);
            }
        }
    }

    private static int median(List<Integer> sizes) {
        return sizes.stream().sorted().toList().get(sizes.size() / 2);
    }

    private static Stream<TestStream.Event> changes(List<TestStream.Event> events, boolean deciding) {
        return events.stream()
                .filter(event -> event.name().equals("change"))
                .filter(event -> event.json().get("legal").isEmpty() != deciding);
    }

    private static List<Integer> bytes(List<TestStream.Event> events, boolean deciding) {
        return changes(events, deciding).map(TestStream.Event::bytes).toList();
    }

    /** What each would take if it were packed by itself. */
    private static List<Integer> alone(List<TestStream.Event> events, boolean deciding) {
        return changes(events, deciding).map(event -> packed(event.data())).toList();
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
