package sheepfold.server;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A connection to a server on which anything can be said. */
final class RawConnection implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 20_000;

    private final Socket socket;
    private final InputStream in;

    RawConnection(TestServer server) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.setTcpNoDelay(true);
        in = socket.getInputStream();
    }

    RawConnection say(String bytes) throws IOException {
        socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
        return this;
    }

    /** There is nothing more to say. */
    void endInput() throws IOException {
        socket.shutdownOutput();
    }

    /** The next line; empty at the end. */
    String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
            line.write(next);
        }
        return line.toString(StandardCharsets.ISO_8859_1).strip();
    }

    /** Everything until the other side closes. */
    String rest() throws IOException {
        return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    }

    /** Reads a whole answer whose length is announced, and gives its first line. */
    String answer() throws IOException {
        String first = line();
        int length = 0;
        for (String line = line(); !line.isEmpty(); line = line()) {
            if (line.regionMatches(true, 0, "Content-Length:", 0, 15)) {
                length = Integer.parseInt(line.substring(15).strip());
            }
        }
        in.readNBytes(length);
        return first;
    }

    /** The head of an answer whose length is announced, in lines; fails if any of the answer is missing. */
    List<String> wholeAnswer() throws IOException {
        List<String> head = new ArrayList<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            head.add(line);
        }
        int length = head.stream()
                .filter(line -> line.regionMatches(true, 0, "Content-Length:", 0, 15))
                .mapToInt(line -> Integer.parseInt(line.substring(15).strip()))
                .findFirst()
                .orElseThrow(() -> new EOFException("there is no answer"));
        if (in.readNBytes(length).length < length) {
            throw new EOFException("the answer breaks off");
        }
        return head;
    }

    /** Is it closed by the server? Waits for that, or for something to be said. */
    boolean isClosed() throws IOException {
        try {
            return in.read() < 0;
        } catch (java.net.SocketException e) {
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
