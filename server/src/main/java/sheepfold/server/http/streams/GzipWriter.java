package sheepfold.server.http.streams;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import sheepfold.server.present.Message;

/**
 * Writes messages as one gzip stream (RFC 1952). A packer that waits for the next message would hold 256 KB; this one keeps
 * the last of what was told instead, and packs each message as if it had just packed that.
 *
 * <p>Words that people choose are neither packed nor looked for in what follows: whoever chooses them and sees how long
 * messages are must not learn from it what else they say.
 */
public final class GzipWriter implements MessageWriter {
    /** As far back as an unpacker remembers, by RFC 1951. */
    private static final int MEMORY = 1 << 15;

    /** A message is like the few before it: to look through all that is remembered would take ten times as long as the rest. */
    private static final int NEAR = 4;

    private static final int LONGEST_STORED = 0xFFFF;
    private static final int STORED_HEAD = 5;
    private static final byte[] HEAD = {0x1f, (byte) 0x8b, Deflater.DEFLATED, 0, 0, 0, 0, 0, 0, (byte) 0xff};
    /** A last block with nothing in it. */
    private static final byte[] LAST_BLOCK = {3, 0};

    private final OutputStream out;
    private final CRC32 checksum = new CRC32();
    private int length;
    private boolean begun;
    /** What an unpacker remembers, with zeros for words of people: no message has zeros, so none refers to them. */
    private byte[] told = {};

    public GzipWriter(OutputStream out) {
        this.out = out;
    }

    @Override
    public void write(Message message) throws IOException {
        begin();
        byte[] frame = message.frame();
        if (message.isOfTheGame()) {
            out.write(packed(frame));
            remember(frame);
        } else {
            out.write(stored(frame));
            remember(new byte[frame.length]);
        }
        checksum.update(frame);
        length += frame.length;
    }

    @Override
    public void finish() throws IOException {
        begin();
        out.write(LAST_BLOCK);
        out.write(ByteBuffer.allocate(2 * Integer.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt((int) checksum.getValue())
                .putInt(length)
                .array());
    }

    private void begin() throws IOException {
        if (!begun) {
            begun = true;
            out.write(HEAD);
        }
    }

    private byte[] packed(byte[] frame) {
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        try {
            int near = Math.min(told.length, NEAR * frame.length);
            deflater.setDictionary(told, told.length - near, near);
            deflater.setInput(frame);
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            byte[] part = new byte[1024];
            int size;
            do {
                size = deflater.deflate(part, 0, part.length, Deflater.SYNC_FLUSH);
                packed.write(part, 0, size);
            } while (size == part.length);
            return packed.toByteArray();
        } finally {
            deflater.end();
        }
    }

    /** The frame in blocks that are as they are. */
    private static byte[] stored(byte[] frame) {
        int blocks = (frame.length + LONGEST_STORED - 1) / LONGEST_STORED;
        ByteBuffer stored =
                ByteBuffer.allocate(frame.length + blocks * STORED_HEAD).order(ByteOrder.LITTLE_ENDIAN);
        for (int from = 0; from < frame.length; from += LONGEST_STORED) {
            int size = Math.min(LONGEST_STORED, frame.length - from);
            stored.put((byte) 0).putShort((short) size).putShort((short) ~size).put(frame, from, size);
        }
        return stored.array();
    }

    private void remember(byte[] frame) {
        int fresh = Math.min(frame.length, MEMORY);
        int kept = Math.min(told.length, MEMORY - fresh);
        byte[] now = new byte[kept + fresh];
        System.arraycopy(told, told.length - kept, now, 0, kept);
        System.arraycopy(frame, frame.length - fresh, now, kept, fresh);
        told = now;
    }
}
