package sheepfold.server.store;

import java.util.List;
import java.util.UUID;
import sheepfold.server.store.Store.Answer;
import sheepfold.server.store.Store.Entry;
import sheepfold.server.store.Store.Head;
import sheepfold.server.store.Store.Visitor;

/** Something to be written. Data only, so that a batch of them can be arranged, cut in two and tried again. */
sealed interface Write {
    /** What it is about: writes about different subjects may change places. */
    String subject();

    /** A write that goes to a table's log and needs the log to be where the writer believes it is. */
    sealed interface ToLog extends Write {
        Head head();

        List<Entry> entries();

        /** Who holds a seat. */
        List<String> guests();

        @Override
        default String subject() {
            return aboutTable(head().table());
        }

        default long first() {
            return entries().getFirst().number();
        }

        default long last() {
            return entries().getLast().number();
        }
    }

    record Create(Head head, List<Entry> entries, List<String> guests) implements ToLog {}

    record Append(Head head, List<Entry> entries, List<String> guests) implements ToLog {}

    record Seal(Answer answer) implements Write {
        @Override
        public String subject() {
            return aboutTable(answer.table());
        }
    }

    record Delete(String table) implements Write {
        @Override
        public String subject() {
            return aboutTable(table);
        }
    }

    record Welcome(Visitor visitor) implements Write {
        @Override
        public String subject() {
            return "guest " + visitor.guest();
        }
    }

    record Share(String name, String content) implements Write {
        @Override
        public String subject() {
            return "shared " + name;
        }
    }

    /** Writes and deletes a trifle, to see whether that can be done. Names differ, so that nodes do not wait for each other. */
    record Probe(String name) implements Write {
        static Probe next() {
            return new Probe("probe " + UUID.randomUUID());
        }

        @Override
        public String subject() {
            return name;
        }
    }

    private static String aboutTable(String table) {
        return "table " + table;
    }
}
