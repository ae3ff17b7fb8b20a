package sheepfold.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.function.UnaryOperator;
import sheepfold.server.bots.Pace;
import sheepfold.server.http.limits.Limits;
import sheepfold.server.http.limits.Timeouts;
import sheepfold.server.store.Store;

/** A real server on a free port, in which nothing waits for people unless a test wants it. */
final class TestServer implements AutoCloseable {
    /** As usual, but nothing that was found out earlier stands, and few last calls are waited for. */
    static final Timeouts PATIENCE =
            new Timeouts(Timeouts.USUAL.head(), Timeouts.USUAL.body(), Duration.ofSeconds(4), Duration.ZERO);

    private final Server server;
    private final HttpClient http;

    private TestServer(Server server) {
        this.server = server;
        this.http = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(10))
                .build();
    }

    static TestServer start() {
        return start(new MemoryStore(), options -> options);
    }

    static TestServer start(Store store, UnaryOperator<ServerOptions> settings) {
        ServerOptions options = ServerOptions.of(store, "127.0.0.1", 0)
                .withPace(Pace.AT_ONCE)
                .withLimits(Limits.NONE)
                .withTimeouts(PATIENCE)
                .withHeartbeat(Duration.ofMillis(200));
        return new TestServer(Server.start(settings.apply(options)));
    }

    int port() {
        return server.port();
    }

    URI at(String path) {
        return URI.create("http://127.0.0.1:" + server.port() + path);
    }

    HttpClient http() {
        return http;
    }

    /** Somebody new, with a name. */
    TestGuest guest(String name) {
        TestGuest stranger = stranger();
        Reply welcome = stranger.post("/api/guests", "{\"name\":\"%s\"}".formatted(name));
        return new TestGuest(
                this,
                welcome.json().get("guest").stringValue(),
                welcome.json().get("token").stringValue());
    }

    /** Somebody who has not said who they are. */
    TestGuest stranger() {
        return new TestGuest(this, "", "");
    }

    @Override
    public void close() {
        server.close();
        http.close();
    }
}
