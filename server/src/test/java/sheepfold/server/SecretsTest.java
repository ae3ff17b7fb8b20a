package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.SecretSeed;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.json.Json;
import sheepfold.server.store.Store;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What a person may not know never leaves the server. */
class SecretsTest {
    private static final MemoryStore STORE = new MemoryStore();
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start(STORE, options -> options);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    static Stream<Game<?, ?>> games() {
        return Games.all().stream().filter(game -> !game.info().id().equals(FaultyGame.ID));
    }

    /**
     * Everything that each seat and a spectator are told in whole games. One ram is in the deck: whoever neither holds it
     * nor was shown it must not read its name before it is laid.
     */
    @Test
    void aHiddenCardIsNamedToNobodyWhoDoesNotKnowIt() {
        int hiddenMoments = 0;
        for (int seed = 0; seed < 12; seed++) {
            TestGuest[] guests = {server.guest("Ada"), server.guest("Ben"), server.guest("Cleo")};
            String table = guests[0].table(
                    "kit", List.of("me", "open", "open"), "\"data\":{\"lamb\":7,\"ewe\":4,\"ram\":1,\"hush\":2}");
            guests[1].join(table, 1).is(200);
            guests[2].join(table, 2).is(200);
            hiddenMoments += watchAWholeGame(table, seed, guests);
        }
        assertThat(hiddenMoments)
                .as("moments at which somebody held the ram unknown to others")
                .isGreaterThan(20);
    }

    private static int watchAWholeGame(String table, int seed, TestGuest[] guests) {
        List<TestStream> streams = new ArrayList<>();
        for (TestGuest guest : guests) {
            streams.add(guest.watch(table));
        }
        streams.add(server.stranger().watch(table));
        Players players = new Players(table, seed, guests);
        int hiddenMoments = 0;
        boolean[] knows = new boolean[guests.length + 1];
        boolean over = false;
        while (!over) {
            long at = guests[0].state(table).get("at").longValue();
            for (int viewer = 0; viewer < streams.size(); viewer++) {
                TestGuest guest = viewer < guests.length ? guests[viewer] : server.stranger();
                JsonNode state = guest.state(table);
                over = state.get("status").asString().equals("over");
                knows[viewer] |= over || namesRam(state.get("view"));
                if (!knows[viewer]) {
                    hiddenMoments++;
                    assertThat(namesRam(state)).as("%s", state).isFalse();
                    // Which cards there are is known to all
                    assertThat(guest.record(table).replaceFirst("(?m)^data: .*$", ""))
                            .doesNotContainPattern("\\bram\\b");
                    for (TestStream.Event event : streams.get(viewer).all()) {
                        assertThat(event.id() > at || !namesRam(event.json()))
                                .as(event.data())
                                .isTrue();
                    }
                }
            }
            players.play(1);
        }
        streams.forEach(TestStream::close);
        return hiddenMoments;
    }

    private static boolean namesRam(JsonNode json) {
        return Pattern.compile("\\bram\\b")
                .matcher(json.toString().replaceAll("\"warnings\":\\[[^]]*]", ""))
                .find();
    }

    /**
     * Two tables that differ only in what a viewer may not know give that viewer the same answers, to the letter: the
     * table, its stream, the record, the reasons of refusals. For every game there is, at many moments of random games.
     */
    @ParameterizedTest
    @MethodSource("games")
    void swappingHiddenThingsChangesNothingForThoseWhoDoNotKnowThem(Game<?, ?> game) {
        int different = compare(game);
        if (game.info().hidden()) {
            assertThat(different)
                    .as("moments that differed in something hidden")
                    .isGreaterThan(20);
        } else {
            assertThat(different).isZero();
        }
    }

    private static <P extends Position<P, M>, M extends Move> int compare(Game<P, M> game) {
        int different = 0;
        for (int seed = 0; seed < 6; seed++) {
            SeededRandom random = new SeededRandom(seed);
            Setup setup = Setup.of(game.info(), game.info().defaultSeats());
            P position = game.start(setup);
            for (int moves = 0; !position.turn().isOver() && moves < 400; moves++) {
                if (position.turn() instanceof Turn.Players && moves % 5 == seed % 5) {
                    different += compare(game, setup, position, random);
                }
                playRandomly(position, random);
            }
        }
        return different;
    }

    private static <P extends Position<P, M>, M extends Move> void playRandomly(P position, SeededRandom random) {
        Moves<M> moves = new Moves<>();
        int actor = position.turn() instanceof Turn.Players players
                ? players.seats().nth(random.nextInt(players.seats().count()))
                : Seats.CHANCE;
        position.legalMoves(actor, moves);
        position.play(actor, moves.pick(random), Events.UNHEARD);
    }

    /** How many viewers could not tell apart what does differ. */
    private static <P extends Position<P, M>, M extends Move> int compare(
            Game<P, M> game, Setup setup, P truth, SeededRandom random) {
        // Sealed answers wait beside the position here, so a position that holds some does not come up
        JsonNode written = game.positions().write(truth);
        if (written.toString().contains("\"answer\":\"")) {
            return 0;
        }
        int different = 0;
        for (int viewer = 0; viewer < setup.seats(); viewer++) {
            JsonNode other = game.positions().write(truth.determinize(viewer, random));
            if (!other.equals(written)) {
                different++;
                assertThat(everythingSeenBy(viewer, tableAt(game, setup, other)))
                        .isEqualTo(everythingSeenBy(viewer, tableAt(game, setup, written)));
            }
        }
        return different;
    }

    private record Seated(String table, List<TestGuest> guests) {}

    /** A table that begins at a position, put into the store as a fork would be. */
    private static Seated tableAt(Game<?, ?> game, Setup setup, JsonNode position) {
        String secret = "5eed".repeat(16);
        SecretSeed seed = SecretSeed.revealed(secret, List.of());
        List<TestGuest> guests = IntStream.range(0, setup.seats())
                .mapToObj(seat -> server.guest("Seat " + seat))
                .toList();
        String table = "swapped" + Long.toString(System.nanoTime(), 36);
        ObjectNode opened = Json.object().put("type", "opened");
        opened.put("game", game.info().id()).put("rules", game.info().rules()).put("seats", setup.seats());
        opened.putObject("options");
        opened.set("position", position);
        opened.put("owner", "nobody")
                .put("training", false)
                .put("private", true)
                .put("commitment", seed.commitment());
        opened.putArray("nonces");
        List<Store.Entry> log = new ArrayList<>();
        log.add(new Store.Entry(table, 1, "", Json.line(opened), 1));
        for (int seat = 0; seat < setup.seats(); seat++) {
            ObjectNode taken = Json.object().put("type", "seatTaken").put("seat", seat);
            taken.put("guest", guests.get(seat).id()).put("name", "Seat " + seat);
            log.add(new Store.Entry(table, seat + 2L, "", Json.line(taken), 1));
        }
        ObjectNode started = Json.object().put("type", "started");
        started.putArray("steps");
        log.add(new Store.Entry(table, log.size() + 1L, "", Json.line(started), 1));
        Store.Head head =
                new Store.Head(table, game.info().id(), "playing", false, "nobody", "{}", secret, 1, 1, false);
        STORE.create(head, log, List.of()).join();
        return new Seated(table, guests);
    }

    private static String everythingSeenBy(int viewer, Seated seated) {
        TestGuest guest = seated.guests.get(viewer);
        List<String> seen = new ArrayList<>();
        JsonNode state = guest.state(seated.table);
        if (state.get("status").asString().equals("over")) {
            return "over: quiet seats have passed, and now everything is shown";
        }
        seen.add(state.toString());
        try (TestStream stream = guest.watch(seated.table)) {
            seen.add(stream.next("state").data());
        }
        seen.add(guest.record(seated.table));
        seen.add(guest.get("/api/tables/" + seated.table + "/moments/0").body());
        for (String move : List.of("pass", "hush", "lay ram", "lay lamb", "show ewe to 0", "c1-d2")) {
            seen.add(guest.ask(seated.table, "why", "{\"move\":\"" + move + "\"}")
                    .body());
        }
        Optional<String> first = state.get("legal")
                .valueStream()
                .map(move -> move.get("move").asString())
                .findFirst();
        first.ifPresent(move -> seen.add(
                guest.ask(seated.table, "why", "{\"move\":\"" + move + "\"}").body()));
        return String.join("\n", seen)
                .replace(seated.table, "TABLE")
                .replaceAll("(awaySince|replaceableFrom)\":\\d+", "$1\":TIME");
    }
}
