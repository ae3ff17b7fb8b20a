package sheepfold.server.store;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/** Tells an entry of a log that is not as it was written. */
final class Checksum {
    private Checksum() {}

    static long of(Store.Entry entry) {
        return of(entry.table(), entry.number(), entry.actor(), entry.entry(), entry.at());
    }

    static long of(String table, long number, String actor, String entry, long at) {
        CRC32C sum = new CRC32C();
        for (String part : new String[] {table, Long.toString(number), actor, entry, Long.toString(at)}) {
            sum.update(part.getBytes(StandardCharsets.UTF_8));
            // So that nothing can move from one part to the next
            sum.update(0);
        }
        return sum.getValue();
    }
}
