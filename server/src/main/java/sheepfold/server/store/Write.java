package sheepfold.server.store;

import java.util.List;
import sheepfold.server.store.Store.Entry;
import sheepfold.server.store.Store.Head;
import sheepfold.server.store.Store.MostRuns;
import sheepfold.server.store.Store.Run;
import sheepfold.server.store.Store.Terms;

/** Something to be written. Data only, so that a batch of them can be arranged, cut in two and tried again. */
public sealed interface Write {
    /** What it is about: writes about different subjects may change places. */
    default String subject() {
        return getClass().getSimpleName();
    }

    sealed interface AboutTable extends Write
            permits ToLog,
                    Store.Answer,
                    Delete,
                    Expire,
                    Hold,
                    Unlist,
                    Present,
                    Undrive,
                    Store.Said,
                    Store.Chat,
                    Store.Told {
        String table();

        @Override
        default String subject() {
            return subject(table());
        }

        static String subject(String table) {
            return "table " + table;
        }
    }

    sealed interface AboutGuest extends Write permits See, Store.Progress, Store.Visitor {
        String guest();

        @Override
        default String subject() {
            return "guest " + guest();
        }
    }

    /** A write that goes to a table's log and needs the log to be where the writer believes it is. */
    sealed interface ToLog extends AboutTable {
        int ROW_BYTES = 100;

        Head head();

        List<Entry> entries();

        /** Who holds a seat. */
        List<String> guests();

        @Override
        default String table() {
            return head().table();
        }

        /** What it takes in the database: a row is not only its entry. */
        default long bytes() {
            return entries().stream()
                    .mapToLong(entry -> ROW_BYTES + entry.entry().length())
                    .sum();
        }

        default long first() {
            return entries().getFirst().number();
        }

        default long last() {
            return entries().getLast().number();
        }
    }

    record Create(Head head, List<Entry> entries, List<String> guests, String address) implements ToLog {}

    record Append(Head head, List<Entry> entries, List<String> guests, Terms terms) implements ToLog {}

    /** Forgets a table with all that belongs to it; one that is not there is forgotten already. */
    record Delete(String table) implements AboutTable {}

    /** Deletes, unless the table has changed since. */
    record Expire(String table, long unchangedSince) implements AboutTable {}

    /** The holder of a seat wants to be asked always. With no guest nobody wants to be asked at that seat any more. */
    record Hold(String table, int seat, String guest) implements AboutTable {}

    /** A guest wants to see nothing more of a table in their lists, until they sit down there again. */
    record Unlist(String table, String guest) implements AboutTable {}

    record Present(String table, String node, String guest, boolean here) implements AboutTable {}

    record Undrive(String table, String node, long fence) implements AboutTable {}

    record See(String guest, long millis) implements AboutGuest {}

    /** The node is the one that plays it, or empty. */
    record KeepRun(Run run, String node, List<String> tables, MostRuns most) implements Write {
        @Override
        public String subject() {
            return "run " + run.id();
        }
    }

    /** Forgets runs that have not changed since then. */
    record ForgetRuns(long unchangedSince) implements Write {}

    /** Forgets guests who were not seen since then and hold no seat anywhere. */
    record Forget(long unseenSince) implements Write {}

    record Share(String name, String content) implements Write {
        @Override
        public String subject() {
            return "shared " + name;
        }
    }

    /** Nothing, to see whether anything can be written: the mark of its batch is. */
    record Probe() implements Write {}
}
