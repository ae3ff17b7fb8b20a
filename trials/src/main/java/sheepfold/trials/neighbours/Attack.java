package sheepfold.trials.neighbours;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;
import sheepfold.trials.load.Wire;

/** What a bad neighbour does, as fast as the connections carry it. */
enum Attack {
    /** For comparison. */
    NOBODY(0) {
        @Override
        void once(Wire wire, Neighbour neighbour) throws InterruptedException {
            Thread.sleep(1_000);
        }
    },
    PLAIN_FLOOD(32) {
        @Override
        void once(Wire wire, Neighbour neighbour) throws IOException {
            neighbour.count(wire.post("/api/tables/nosuchtable0/moves", neighbour.token(), "{\"move\":\"a1-b2\"}"));
        }
    },
    FORGED_TOKENS(32) {
        @Override
        void once(Wire wire, Neighbour neighbour) throws IOException {
            String token = neighbour.token();
            String forged = token.substring(0, token.length() - 6)
                    + Integer.toString(100_000 + ThreadLocalRandom.current().nextInt(900_000));
            neighbour.count(wire.get("/api/me", forged));
        }
    },
    METRICS(16) {
        @Override
        void once(Wire wire, Neighbour neighbour) throws IOException {
            neighbour.count(wire.get("/metrics", ""));
        }
    },
    HEALTH(16) {
        @Override
        void once(Wire wire, Neighbour neighbour) throws IOException {
            neighbour.count(wire.get("/health", ""));
        }
    },
    STATIC_FILES(16) {
        @Override
        void once(Wire wire, Neighbour neighbour) throws IOException {
            neighbour.count(wire.get("/", ""));
        }
    },
    PHRASES_OF_A_RIVAL(4) {
        @Override
        void once(Wire wire, Neighbour neighbour) throws IOException {
            neighbour.count(wire.post(
                    "/api/tables/" + neighbour.honest().table() + "/phrase",
                    neighbour.honest().rival(),
                    "{\"phrase\":\"Hello!\"}"));
        }
    },
    BOTS_OF_ANOTHER(1) {
        @Override
        void once(Wire wire, Neighbour neighbour) throws IOException, InterruptedException {
            neighbour.count(
                    wire.post(
                            "/api/tables",
                            neighbour.token(),
                            "{\"game\":\"wolf-and-sheep\",\"seats\":[\"bot:strong:2.9s\",\"bot:strong:2.9s\"],\"private\":true}"));
            Thread.sleep(20);
        }
    },
    SLOW_HEADERS(300) {
        @Override
        void once(Wire wire, Neighbour neighbour) throws IOException, InterruptedException {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), neighbour.port())) {
                OutputStream out = socket.getOutputStream();
                out.write("GET / HTTP/1.1\r\nHost: x\r\nX-A: ".getBytes(StandardCharsets.US_ASCII));
                while (neighbour.goesOn()) {
                    out.write('a');
                    Thread.sleep(500);
                }
            }
        }
    },
    STREAMS_OPENED_AGAIN(16) {
        @Override
        void once(Wire wire, Neighbour neighbour) throws IOException, InterruptedException {
            wire.listen("/api/tables/" + neighbour.honest().table() + "/events", neighbour.token(), 1, (_, _, _) -> {
                neighbour.count(new Wire.Answer(200, ""));
                throw new InterruptedException("heard enough");
            });
        }
    },
    /** Of guests who do what all do, from a process of its own: see {@link Crowd}. */
    CROWD_OF_TWENTY(0) {
        @Override
        void once(Wire wire, Neighbour neighbour) {
            throw new IllegalStateException("they come by themselves");
        }
    };

    private final int connections;

    Attack(int connections) {
        this.connections = connections;
    }

    int connections() {
        return connections;
    }

    String inWords() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** One request of it on a connection of its own. */
    abstract void once(Wire wire, Neighbour neighbour) throws IOException, InterruptedException;
}
