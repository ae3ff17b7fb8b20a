package sheepfold.trials.neighbours;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;
import sheepfold.trials.server.Guest;
import sheepfold.trials.server.Wire;

/** What a bad neighbour does, as fast as the connections carry it. */
@SuppressWarnings("ImmutableEnumChecker") // deeds keep nothing
enum Attack {
    /** For comparison. */
    NOBODY(0, (_, _) -> Thread.sleep(1_000)),
    PLAIN_FLOOD(
            32,
            (guest, neighbour) ->
                    neighbour.count(guest.post("/api/tables/nosuchtable0/moves", "{\"move\":\"a1-b2\"}"))),
    FORGED_TOKENS(32, (guest, neighbour) -> neighbour.count(guest.wire().get("/api/me", forged(guest.token())))),
    METRICS(16, (guest, neighbour) -> neighbour.count(guest.wire().get("/metrics", ""))),
    HEALTH(16, (guest, neighbour) -> neighbour.count(guest.wire().get("/health", ""))),
    STATIC_FILES(16, (guest, neighbour) -> neighbour.count(guest.wire().get("/", ""))),
    PHRASES_OF_A_RIVAL(
            4,
            (guest, neighbour) -> neighbour.count(guest.wire()
                    .post(
                            neighbour.honest().path() + "/phrase",
                            neighbour.honest().rival(),
                            "{\"phrase\":\"Hello!\"}"))),
    BOTS_OF_ANOTHER(1, (guest, neighbour) -> {
        neighbour.count(guest.open("wolf-and-sheep", "bot:strong:2.9s", "bot:strong:2.9s"));
        Thread.sleep(20);
    }),
    SLOW_HEADERS(300, (_, neighbour) -> {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), neighbour.port())) {
            OutputStream out = socket.getOutputStream();
            out.write("GET / HTTP/1.1\r\nHost: x\r\nX-A: ".getBytes(StandardCharsets.US_ASCII));
            while (neighbour.goesOn()) {
                out.write('a');
                Thread.sleep(500);
            }
        }
    }),
    STREAMS_OPENED_AGAIN(
            16,
            (guest, neighbour) -> guest.wire()
                    .listen(neighbour.honest().path() + "/events", guest.token(), 1, (_, _, _) -> {
                        neighbour.count(new Wire.Answer(200, ""));
                        throw new InterruptedException("heard enough");
                    })),
    /** Of guests who do what all do, from a process of its own: see {@link Crowd}. */
    CROWD_OF_TWENTY(0, (_, _) -> {
        throw new IllegalStateException("they come by themselves");
    });

    /** One request of it on a connection of its own. */
    interface Deed {
        void once(Guest guest, Neighbour neighbour) throws IOException, InterruptedException;
    }

    final int connections;
    final Deed deed;

    Attack(int connections, Deed deed) {
        this.connections = connections;
        this.deed = deed;
    }

    private static String forged(String token) {
        return token.substring(0, token.length() - 6)
                + Integer.toString(100_000 + ThreadLocalRandom.current().nextInt(900_000));
    }

    String inWords() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
