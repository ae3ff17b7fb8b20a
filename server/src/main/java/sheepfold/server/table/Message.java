package sheepfold.server.table;

import java.nio.charset.StandardCharsets;

/** One server-sent event, as it is written. Made once, however many hear it. */
public final class Message {
    private static final byte[] END = "\n\n".getBytes(StandardCharsets.US_ASCII);

    private final byte[] frame;

    private Message(byte[] frame) {
        this.frame = frame;
    }

    /** An event that carries the table's log number, by which a stream is resumed. */
    static Message numbered(String event, long at, Object content) {
        return of("id: " + at + "\nevent: " + event + "\ndata: ", content);
    }

    static Message unnumbered(String event, Object content) {
        return of("event: " + event + "\ndata: ", content);
    }

    private static Message of(String head, Object content) {
        byte[] start = head.getBytes(StandardCharsets.US_ASCII);
        byte[] data = JsonText.bytes(content);
        byte[] frame = new byte[start.length + data.length + END.length];
        System.arraycopy(start, 0, frame, 0, start.length);
        System.arraycopy(data, 0, frame, start.length, data.length);
        System.arraycopy(END, 0, frame, frame.length - END.length, END.length);
        return new Message(frame);
    }

    /** What is written; not to be changed. */
    public byte[] frame() {
        return frame;
    }
}
