package sheepfold.server.load;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** One HTTP/1.1 connection with next to no cost of its own, so that what is measured is the server. */
final class Wire implements AutoCloseable {
    private static final int BUFFER = 8192;

    private final String host;
    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;

    Wire(String host, int port) throws IOException {
        this.host = host + ":" + port;
        this.socket = new Socket(host, port);
        socket.setTcpNoDelay(true);
        this.in = new BufferedInputStream(socket.getInputStream(), BUFFER);
        this.out = socket.getOutputStream();
    }

    record Answer(int status, String body) {}

    Answer post(String path, String token, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        send("POST", path, token, "Content-Type: application/json\r\nContent-Length: " + body.length + "\r\n", body);
        return answer();
    }

    Answer get(String path, String token) throws IOException {
        send("GET", path, token, "", new byte[0]);
        return answer();
    }

    private void send(String method, String path, String token, String headers, byte[] body) throws IOException {
        String authorization = token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
        byte[] head = "%s %s HTTP/1.1\r\nHost: %s\r\n%s%s\r\n"
                .formatted(method, path, host, authorization, headers)
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
            String lower = header.toLowerCase(Locale.ROOT);
            if (lower.startsWith("content-length:")) {
                length = Integer.parseInt(lower.substring(15).strip());
            }
        }
        return new Answer(status, new String(in.readNBytes(length), StandardCharsets.UTF_8));
    }

    /** Hears of events until the connection ends. */
    interface Listener {
        void heard(String event, long id, String data) throws InterruptedException;
    }

    void listen(String path, String token, Listener listener) throws IOException, InterruptedException {
        send("GET", path, token, "Accept: text/event-stream\r\n", new byte[0]);
        while (!line().isEmpty()) {
            // Headers say nothing that is needed here
        }
        String event = "";
        long id = -1;
        for (String line = line(); true; line = line()) {
            if (line.startsWith("id: ")) {
                id = Long.parseLong(line.substring(4));
            } else if (line.startsWith("event: ")) {
                event = line.substring(7);
            } else if (line.startsWith("data: ")) {
                listener.heard(event, id, line.substring(6));
                id = -1;
            }
        }
    }

    /** A line without its end. The sizes of chunks are lines of their own here, and no line of an event looks like one. */
    private String line() throws IOException {
        StringBuilder line = new StringBuilder(128);
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new IOException("the server closed the connection");
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
