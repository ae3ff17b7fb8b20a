package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.server.http.limits.Limits;
import sheepfold.server.http.limits.Proxies;
import sheepfold.server.live.Share;
import sheepfold.server.store.Store;
import sheepfold.server.store.Store.Sharer;
import sheepfold.server.store.Stores;

/** Nobody fills the store with tables, and nobody is locked out by that. */
class SharesTest {
    private static final String DUEL = "{\"game\":\"wolf-and-sheep\",\"seats\":[\"me\",\"me\"]}";
    private static final String HERE = "";

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-18T12:00:00Z"));
    private final Store store;

    SharesTest(@TempDir Path home) {
        store = Stores.open(home);
    }

    private TestServer start(int tables, long bytes) {
        InstantSource clock = now::get;
        return TestServer.start(
                store,
                options -> options.withLimits(Limits.NONE.with(new Share(100, tables, bytes)))
                        .withProxies(Proxies.HERE)
                        .withClock(clock));
    }

    private static Reply make(TestGuest guest, String address) {
        return guest.send(guest.request("/api/tables")
                .header("Content-Type", "application/json")
                .header("X-Forwarded-For", address)
                .POST(BodyPublishers.ofString(DUEL))
                .build());
    }

    /** A table at which something was played and that is over. */
    private String played(TestGuest guest, String address) {
        now.updateAndGet(before -> before.plusMillis(1));
        String table = make(guest, address).is(200).json().get("table").stringValue();
        guest.move(table, "c1-d2").is(200);
        guest.ask(table, "close", "{}").is(200);
        return table;
    }

    private boolean isThere(TestGuest guest, String table) {
        int status = guest.get("/api/tables/" + table).status();
        assertThat(status == 200)
                .as("as the store has it")
                .isEqualTo(store.head(table).isPresent());
        return status == 200;
    }

    @Test
    void aClosedTableOnWhichNothingWasPlayedVanishesAtOnce() {
        try (TestServer server = start(100, 1_000_000)) {
            TestGuest ada = server.guest("Ada");
            String invitation = ada.table("wolf-and-sheep", List.of("me", "open"));
            String closed = ada.table("wolf-and-sheep", List.of("me", "open"));
            String begun = ada.table("wolf-and-sheep", List.of("me", "me"));
            TestStream looker = ada.watch(closed);
            for (String table : List.of(closed, begun)) {
                Reply reply = ada.ask(table, "close", "{}").is(200);
                assertThat(reply.json().get("status").stringValue()).isEqualTo("over");
                assertThat(isThere(ada, table)).isFalse();
            }
            looker.close();
            assertThat(isThere(ada, invitation)).isTrue();
            assertThat(isThere(ada, played(ada, HERE))).isTrue();
            assertThat(store.holdings(Sharer.GUEST, ada.id()).tables()).isEqualTo(2);
        }
    }

    @Test
    void whoseShareIsUsedUpLosesWhatNobodyElseHasPlayedAtTheOldestFirst() {
        try (TestServer server = start(3, 1_000_000)) {
            TestGuest ada = server.guest("Ada");
            TestGuest ben = server.guest("Ben");
            String together = ada.table("wolf-and-sheep", List.of("me", "open"));
            ben.join(together, 1).is(200);
            ada.move(together, "c1-d2");
            ada.ask(together, "close", "{}").is(200);
            List<String> alone = new ArrayList<>();
            IntStream.range(0, 4).forEach(_ -> alone.add(played(ada, HERE)));
            assertThat(alone).extracting(table -> isThere(ada, table)).containsExactly(false, false, true, true);
            assertThat(isThere(ben, together)).isTrue();
        }
    }

    @Test
    void bytesCountLikeTables() {
        try (TestServer server = start(1_000, 5_000)) {
            TestGuest ada = server.guest("Ada");
            List<String> tables =
                    IntStream.range(0, 20).mapToObj(_ -> played(ada, HERE)).toList();
            assertThat(isThere(ada, tables.getFirst())).isFalse();
            assertThat(isThere(ada, tables.getLast())).isTrue();
            long ofOne = store.holdings(Sharer.GUEST, ada.id()).bytes()
                    / store.holdings(Sharer.GUEST, ada.id()).tables();
            assertThat(store.holdings(Sharer.GUEST, ada.id()).bytes()).isBetween(ofOne, 5_000 + ofOne);
        }
    }

    @Test
    void gamesWithOthersAreKeptForThemForAMonthAndThenGoToo() {
        try (TestServer server = start(2, 1_000_000)) {
            TestGuest ada = server.guest("Ada");
            TestGuest ben = server.guest("Ben");
            List<String> together = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                String table = ada.table("wolf-and-sheep", List.of("me", "open"));
                ben.join(table, 1).is(200);
                ada.move(table, "c1-d2");
                ada.ask(table, "close", "{}");
                together.add(table);
            }
            assertThat(make(ada, HERE).is(429).error()).contains("your share");
            assertThat(make(ben, HERE).status()).isEqualTo(200);
            now.updateAndGet(before -> before.plus(Duration.ofDays(31)));
            make(ada, HERE).is(200);
            assertThat(isThere(ben, together.getFirst())).isFalse();
            assertThat(isThere(ben, together.getLast())).isTrue();
        }
    }

    @Test
    void anAddressHasTheShareOfTenAndWhoMadeTheMostGivesFirst() {
        try (TestServer server = start(5, 1_000_000)) {
            List<TestGuest> guests = IntStream.range(0, 16)
                    .mapToObj(i -> server.guest("Guest " + i))
                    .toList();
            String first = played(guests.getFirst(), "203.0.113.7");
            List<String> many = new ArrayList<>();
            guests.stream()
                    .skip(1)
                    .forEach(guest -> IntStream.range(0, 4).forEach(_ -> many.add(played(guest, "203.0.113.7"))));
            assertThat(store.head(first)).isPresent();
            assertThat(store.head(many.getFirst())).isEmpty();
            String elsewhere = played(guests.getFirst(), "203.0.113.8");
            assertThat(isThere(guests.getFirst(), elsewhere)).isTrue();
            // It is counted now and then
            assertThat(many.stream().filter(table -> store.head(table).isPresent()))
                    .hasSizeBetween(40, 55);
        }
    }

    @Test
    void whatSomebodyLooksAtStays() {
        try (TestServer server = start(1, 1_000_000)) {
            TestGuest ada = server.guest("Ada");
            String shown = played(ada, HERE);
            try (TestStream looker = ada.watch(shown)) {
                looker.next("state");
                make(ada, HERE).is(429);
                assertThat(isThere(ada, shown)).isTrue();
            }
        }
    }
}
