package sheepfold.server.store;

import java.util.List;
import java.util.stream.LongStream;
import sheepfold.server.store.Store.Entry;
import sheepfold.server.store.Store.Head;

/** Heads and entries as a server would write them. */
public final class Samples {
    private Samples() {}

    public static Head head(String table) {
        return head(table, "playing", true, 1_000);
    }

    public static Head head(String table, String status, boolean listed, long changed) {
        return new Head(
                table, "wolf-and-sheep", status, listed, "ann", "{\"moves\":3}", "seed of " + table, changed, -1, true);
    }

    public static Entry entry(String table, long number) {
        return entry(table, number, "e3-d4");
    }

    public static Entry entry(String table, long number, String move) {
        return new Entry(table, number, "ann", "{\"type\":\"played\",\"move\":\"" + move + "\"}", 1_000 + number);
    }

    public static List<Entry> entries(String table, long first, long last) {
        return LongStream.rangeClosed(first, last)
                .mapToObj(number -> entry(table, number))
                .toList();
    }
}
