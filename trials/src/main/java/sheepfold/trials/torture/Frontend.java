package sheepfold.trials.torture;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads what a client says to PostgreSQL, just enough to know a COMMIT: as a simple query, parsed and executed, or executed
 * by the name of a statement that was parsed long before.
 */
final class Frontend {
    /** Bytes that belong together, and whether they ask for a commit. */
    record Batch(ByteBuffer bytes, boolean commits) {}

    private static final int HEADER = 5;
    private static final int UNTYPED_HEADER = 8;
    /** Requests for encryption and for cancelling come before the session and are no beginning of one. */
    private static final int PROTOCOL_3 = 3;

    private final Map<String, String> statements = new HashMap<>();
    private final Map<String, String> portals = new HashMap<>();
    private final ByteArrayOutputStream together = new ByteArrayOutputStream();
    private byte[] rest = {};
    private boolean begun;
    private boolean commits;

    /** Takes in what has arrived and gives back what is complete. */
    List<Batch> feed(byte[] bytes, int length) {
        byte[] all = Arrays.copyOf(rest, rest.length + length);
        System.arraycopy(bytes, 0, all, rest.length, length);
        List<Batch> complete = new ArrayList<>();
        int from = 0;
        for (int size = sizeAt(all, from); size > 0; size = sizeAt(all, from)) {
            take(all, from, size, complete);
            from += size;
        }
        rest = Arrays.copyOfRange(all, from, all.length);
        return complete;
    }

    /** How long the message is that begins there; 0 if it is not all there yet. */
    private int sizeAt(byte[] all, int from) {
        int left = all.length - from;
        if (left < (begun ? HEADER : UNTYPED_HEADER)) {
            return 0;
        }
        int size = begun ? 1 + number(all, from + 1) : number(all, from);
        return size <= left ? size : 0;
    }

    private static int number(byte[] all, int at) {
        return ByteBuffer.wrap(all).getInt(at);
    }

    private void take(byte[] all, int from, int size, List<Batch> complete) {
        together.write(all, from, size);
        if (!begun) {
            begun = number(all, from + 4) >>> 16 == PROTOCOL_3;
            finish(complete);
            return;
        }
        note((char) all[from], all, from + HEADER);
        // Parts of an extended query wait for the Sync or Flush that asks for their answers
        if ("PBDEC".indexOf(all[from]) < 0) {
            finish(complete);
        }
    }

    private void finish(List<Batch> complete) {
        complete.add(new Batch(ByteBuffer.wrap(together.toByteArray()), commits));
        together.reset();
        commits = false;
    }

    private void note(char type, byte[] all, int at) {
        switch (type) {
            case 'Q' -> commits |= isCommit(text(all, at));
            case 'P' -> {
                String name = text(all, at);
                statements.put(name, text(all, after(all, at)));
            }
            case 'B' -> {
                String portal = text(all, at);
                portals.put(portal, statements.getOrDefault(text(all, after(all, at)), ""));
            }
            case 'E' -> commits |= isCommit(portals.getOrDefault(text(all, at), ""));
            default -> {
                // Nothing else commits
            }
        }
    }

    private static String text(byte[] all, int at) {
        return new String(all, at, after(all, at) - at - 1, StandardCharsets.UTF_8);
    }

    private static int after(byte[] all, int at) {
        int end = at;
        while (all[end] != 0) {
            end++;
        }
        return end + 1;
    }

    private static boolean isCommit(String sql) {
        for (String statement : sql.split(";", -1)) {
            String words = statement.strip().toLowerCase(Locale.ROOT);
            if (words.equals("commit") || words.equals("end") || words.startsWith("commit ")) {
                return true;
            }
        }
        return false;
    }
}
