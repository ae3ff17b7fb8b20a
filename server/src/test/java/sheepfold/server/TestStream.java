package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

/** A stream of events that somebody reads. */
final class TestStream implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 10;

    /**
     * An event.
     *
     * @param id the log number; -1 for what has none
     * @param bytes how many came over the line since the event before, if the stream is packed
     */
    record Event(String name, long id, String data, int bytes) {
        JsonNode json() {
            return Json.parse(data);
        }
    }

    /** Unpacks what has come, in small steps, and does not wait for more than it was given. */
    private static final class Unpacking extends GZIPInputStream {
        private static final int STEP = 64;

        Unpacking(InputStream in) throws IOException {
            super(in);
        }

        @Override
        public int read(byte[] into, int from, int most) throws IOException {
            return super.read(into, from, Math.min(most, STEP));
        }

        @Override
        public int available() {
            return 0;
        }

        long taken() {
            return inf.getBytesRead();
        }
    }

    private final InputStream body;
    private final BlockingQueue<Event> unread = new LinkedBlockingQueue<>();
    private final List<Event> all = new CopyOnWriteArrayList<>();
    private final Thread reader;

    TestStream(TestServer server, HttpRequest.Builder request) {
        try {
            HttpResponse<InputStream> response =
                    server.http().send(request.GET().build(), BodyHandlers.ofInputStream());
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(response.headers().firstValue("Content-Type").orElse("")).startsWith("text/event-stream");
            boolean packed = response.headers().firstValue("Content-Encoding").equals(Optional.of("gzip"));
            body = packed ? new Unpacking(response.body()) : response.body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
        reader = Thread.startVirtualThread(this::read);
    }

    private void read() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
            String name = "";
            long id = -1;
            long before = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("id: ")) {
                    id = Long.parseLong(line.substring(4));
                } else if (line.startsWith("event: ")) {
                    name = line.substring(7);
                } else if (line.startsWith("data: ")) {
                    long taken = body instanceof Unpacking packed ? packed.taken() : 0;
                    Event event = new Event(name, id, line.substring(6), (int) (taken - before));
                    before = taken;
                    OpenApi.checkEvent(event);
                    all.add(event);
                    unread.add(event);
                    id = -1;
                }
            }
        } catch (IOException e) {
            // The stream has ended
        }
    }

    /** Everything that has arrived so far. */
    List<Event> all() {
        return List.copyOf(all);
    }

    /** The next event of a name; others before it are passed over. */
    Event next(String name) {
        while (true) {
            Event event = next();
            if (event.name.equals(name)) {
                return event;
            }
        }
    }

    /** The change with that number; earlier ones are passed over. */
    Event change(long at) {
        while (true) {
            Event event = next();
            if (event.id == at) {
                return event;
            }
        }
    }

    private Event next() {
        try {
            Event event = unread.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(event)
                    .as("an event within %d s; so far there were %s", PATIENCE_SECONDS, all)
                    .isNotNull();
            return event;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Waits until the server has ended the stream. */
    void awaitEnd() {
        try {
            assertThat(reader.join(java.time.Duration.ofSeconds(PATIENCE_SECONDS)))
                    .as("the stream has ended")
                    .isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        try {
            body.close();
        } catch (IOException e) {
            // It was closed from the other side
        }
    }
}
