package sheepfold.trials.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One HTTP/1.1 connection with next to no cost of its own, so that what is measured is the server. */
public final class Wire implements AutoCloseable {
    public static final String HOST = "127.0.0.1";

    private static final int BUFFER = 16_384;

    private static final String LENGTH = "content-length:";

    private final String host;
    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private byte[] buffer = new byte[BUFFER];
    /** What has arrived and was not read yet: from here to there in the buffer. */
    private int from;

    private int to;
    private String more = "";

    public Wire(int port) throws IOException {
        this(port, 0);
    }

    /** Who hears nothing for so long gives up; 0 for never. */
    public Wire(int port, int patienceMillis) throws IOException {
        this.host = HOST + ":" + port;
        this.socket = new Socket();
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), patienceMillis);
        socket.setSoTimeout(patienceMillis);
        socket.setTcpNoDelay(true);
        this.in = socket.getInputStream();
        this.out = socket.getOutputStream();
    }

    /** As if it came from another address, for a server that believes a proxy about that. */
    public Wire from(String address) {
        more = "X-Forwarded-For: " + address + "\r\n";
        return this;
    }

    public record Answer(int status, String body) {
        /** The text or number that stands first under this name. */
        public Optional<String> member(String name) {
            Matcher found =
                    Pattern.compile("\"%s\":\"?([^\",}]+)".formatted(name)).matcher(body);
            return found.find() ? Optional.of(found.group(1)) : Optional.empty();
        }

        public String need(String name) throws IOException {
            return member(name).orElseThrow(() -> new IOException("unexpected answer %d: %s".formatted(status, body)));
        }

        /** Where the table is that was made. */
        public String path() throws IOException {
            return "/api/tables/" + need("table");
        }
    }

    public Answer post(String path, String token, String json) throws IOException {
        return send("POST", path, token, json);
    }

    public Answer get(String path, String token) throws IOException {
        return send("GET", path, token, "");
    }

    /** Without a body if that is empty. */
    public Answer send(String method, String path, String token, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        String headers = "Content-Type: application/json\r\nContent-Length: " + body.length + "\r\n";
        send(method, path, token, json.isEmpty() ? "" : headers, body);
        return answer();
    }

    private void send(String method, String path, String token, String headers, byte[] body) throws IOException {
        String authorization = token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
        byte[] head = (method + " " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + authorization + more + headers
                        + "\r\n")
                .getBytes(StandardCharsets.US_ASCII);
        byte[] all = new byte[head.length + body.length];
        System.arraycopy(head, 0, all, 0, head.length);
        System.arraycopy(body, 0, all, head.length, body.length);
        out.write(all);
    }

    private Answer answer() throws IOException {
        String first = line();
        if (!first.startsWith("HTTP/1.1 ")) {
            throw new IOException("this is no answer: " + first);
        }
        int status = Integer.parseInt(first.substring(9, 12));
        int length = 0;
        for (String header = line(); !header.isEmpty(); header = line()) {
            if (header.regionMatches(true, 0, LENGTH, 0, LENGTH.length())) {
                length = Integer.parseInt(header.substring(LENGTH.length()).strip());
            }
        }
        return new Answer(status, text(length));
    }

    private String text(int length) throws IOException {
        return new String(bytes(length), StandardCharsets.UTF_8);
    }

    private byte[] bytes(int length) throws IOException {
        while (to - from < length) {
            receive();
        }
        from += length;
        return Arrays.copyOfRange(buffer, from - length, from);
    }

    /** Waits for more; what was not read yet moves to the front to make room. */
    private void receive() throws IOException {
        System.arraycopy(buffer, from, buffer, 0, to - from);
        to -= from;
        from = 0;
        if (to == buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * to);
        }
        int received = in.read(buffer, to, buffer.length - to);
        if (received < 0) {
            throw new IOException("the server closed the connection");
        }
        to += received;
    }

    /** Hears of events until the connection ends. */
    public interface Listener {
        void heard(String event, long id, String data) throws InterruptedException;
    }

    /** Goes on after the event with that number; a negative one begins anew. */
    public void listen(String path, String token, long lastSeen, Listener listener)
            throws IOException, InterruptedException {
        String resumed = lastSeen < 0 ? "" : "Last-Event-ID: " + lastSeen + "\r\n";
        send("GET", path, token, "Accept: text/event-stream\r\n" + resumed, new byte[0]);
        String first = line();
        if (!first.startsWith("HTTP/1.1 200")) {
            throw new IOException("this is no stream: " + first);
        }
        while (!line().isEmpty()) {
            // Headers say nothing that is needed here
        }
        Event event = new Event(listener);
        while (true) {
            int length = Integer.parseInt(line(), 16);
            if (length == 0) {
                return;
            }
            event.take(bytes(length));
            line();
        }
    }

    /** Puts the lines of an event together, which may come in several pieces. */
    private static final class Event {
        private final Listener listener;
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();
        private String name = "";
        private long id = -1;

        private Event(Listener listener) {
            this.listener = listener;
        }

        void take(byte[] piece) throws InterruptedException {
            for (byte next : piece) {
                if (next == '\n') {
                    take(line.toString(StandardCharsets.UTF_8));
                    line.reset();
                } else {
                    line.write(next);
                }
            }
        }

        private void take(String text) throws InterruptedException {
            if (text.startsWith("id: ")) {
                id = Long.parseLong(text.substring(4));
            } else if (text.startsWith("event: ")) {
                name = text.substring(7);
            } else if (text.startsWith("data: ")) {
                listener.heard(name, id, text.substring(6));
                id = -1;
            }
        }
    }

    /** A line without its end. */
    private String line() throws IOException {
        int searched = 0;
        while (true) {
            for (int at = from + searched; at < to; at++) {
                if (buffer[at] == '\n') {
                    int end = at > from && buffer[at - 1] == '\r' ? at - 1 : at;
                    String line = new String(buffer, from, end - from, StandardCharsets.UTF_8);
                    from = at + 1;
                    return line;
                }
            }
            searched = to - from;
            receive();
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
