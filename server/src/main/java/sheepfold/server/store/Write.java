package sheepfold.server.store;

import java.util.List;
import sheepfold.server.store.Store.Answer;
import sheepfold.server.store.Store.Chat;
import sheepfold.server.store.Store.Entry;
import sheepfold.server.store.Store.Head;
import sheepfold.server.store.Store.MostRuns;
import sheepfold.server.store.Store.Progress;
import sheepfold.server.store.Store.Run;
import sheepfold.server.store.Store.Said;
import sheepfold.server.store.Store.Terms;
import sheepfold.server.store.Store.Told;
import sheepfold.server.store.Store.Visitor;

/** Something to be written. Data only, so that a batch of them can be arranged, cut in two and tried again. */
sealed interface Write {
    /** What it is about: writes about different subjects may change places. */
    String subject();

    sealed interface AboutTable extends Write {
        String table();

        @Override
        default String subject() {
            return subject(table());
        }

        static String subject(String table) {
            return "table " + table;
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

    record Seal(Answer answer) implements AboutTable {
        @Override
        public String table() {
            return answer.table();
        }
    }

    record Delete(String table) implements AboutTable {}

    /** Deletes, unless the table has changed since. */
    record Expire(String table, long unchangedSince) implements AboutTable {}

    /** With no guest nobody wants to be asked at that seat any more. */
    record Hold(String table, int seat, String guest) implements AboutTable {}

    record Say(Said said) implements AboutTable {
        @Override
        public String table() {
            return said.table();
        }
    }

    record Converse(Chat chat) implements AboutTable {
        @Override
        public String table() {
            return chat.table();
        }
    }

    record Tell(Told told) implements AboutTable {
        @Override
        public String table() {
            return told.table();
        }
    }

    record Unlist(String table, String guest) implements AboutTable {}

    record Present(String table, String node, String guest, boolean here) implements AboutTable {}

    record Undrive(String table, String node, long fence) implements AboutTable {}

    record Welcome(Visitor visitor) implements Write {
        @Override
        public String subject() {
            return "guest " + visitor.guest();
        }
    }

    record Advance(Progress progress) implements Write {
        @Override
        public String subject() {
            return "guest " + progress.guest();
        }

        boolean isFirst() {
            return progress.version() == 1;
        }
    }

    /** The node is the one that plays it, or empty. */
    record KeepRun(Run run, String node, List<String> tables, MostRuns most) implements Write {
        @Override
        public String subject() {
            return "run " + run.id();
        }
    }

    record ForgetRuns(long unchangedSince) implements Write {
        @Override
        public String subject() {
            return "runs";
        }
    }

    record See(String guest, long millis) implements Write {
        @Override
        public String subject() {
            return "guest " + guest;
        }
    }

    record Forget(long unseenSince) implements Write {
        @Override
        public String subject() {
            return "guests";
        }
    }

    record Share(String name, String content) implements Write {
        @Override
        public String subject() {
            return "shared " + name;
        }
    }

    /** Nothing, to see whether anything can be written: the mark of its batch is. */
    record Probe() implements Write {
        @Override
        public String subject() {
            return "probe";
        }
    }
}
