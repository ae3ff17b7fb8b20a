package sheepfold.server.present;

import java.nio.charset.StandardCharsets;
import sheepfold.json.Json;

/** One server-sent event, as it is written. Made once, however many hear it. */
public final class Message {
    private static final byte[] END = "\n\n".getBytes(StandardCharsets.US_ASCII);

    private final byte[] frame;
    private final boolean ofTheGame;

    private Message(byte[] frame, boolean ofTheGame) {
        this.frame = frame;
        this.ofTheGame = ofTheGame;
    }

    /** An event that carries the table's log number, by which a stream is resumed. */
    public static Message numbered(String event, long at, Object content) {
        return of("id: " + at + "\nevent: " + event + "\ndata: ", content, true);
    }

    /** An event that is about people. */
    public static Message unnumbered(String event, Object content) {
        return of("event: " + event + "\ndata: ", content, false);
    }

    /** A remark that is no event. */
    public static Message remark(String words) {
        return new Message((": " + words + "\n\n").getBytes(StandardCharsets.UTF_8), false);
    }

    private static Message of(String head, Object content, boolean ofTheGame) {
        byte[] start = head.getBytes(StandardCharsets.US_ASCII);
        byte[] data = Json.bytes(content);
        byte[] frame = new byte[start.length + data.length + END.length];
        System.arraycopy(start, 0, frame, 0, start.length);
        System.arraycopy(data, 0, frame, start.length, data.length);
        System.arraycopy(END, 0, frame, frame.length - END.length, END.length);
        return new Message(frame, ofTheGame);
    }

    /** Whether it tells of the game; else it is what people call themselves, say to each other, or a remark. */
    public boolean isOfTheGame() {
        return ofTheGame;
    }

    /** What is written; not to be changed. */
    public byte[] frame() {
        return frame;
    }
}
