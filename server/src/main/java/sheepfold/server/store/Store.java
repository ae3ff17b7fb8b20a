package sheepfold.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Durable memory. What a future of this store has completed survives a crash; what failed has left no trace, unless an
 * {@link Unavailable} says that the database was lost while it was writing.
 *
 * <p>Futures are completed in the order of the requests, on a thread that has nothing else to do. Reading methods wait for the
 * database and throw {@link Unavailable}; they see everything that was completed before.
 */
public interface Store extends AutoCloseable {
    /**
     * One entry of a table's log.
     *
     * @param number counts from 1 without gaps; (table, number) is unique, which settles races between nodes
     * @param actor the guest who caused it, or empty
     * @param entry JSON
     * @param at milliseconds since 1970
     */
    record Entry(String table, long number, String actor, String entry, long at) {}

    /** A sealed answer: durable and shown to nobody until its decision, named by the log number it answers, is closed. */
    record Answer(String table, long decision, int seat, String actor, String move) {}

    /**
     * What lists of tables need to know without folding logs.
     *
     * @param game stays as it was when the table was made
     * @param status open, playing or over
     * @param summary JSON for lists
     * @param secret what must never leave the server, the seed
     */
    record Head(
            String table,
            String game,
            String status,
            boolean listed,
            String owner,
            String summary,
            String secret,
            long changed) {}

    /** A guest. The token's hash is kept, never the token. */
    record Visitor(String guest, String name, String tokenHash, long made) {}

    /** The log is not where the writer believed it to be, or the table is gone: load and fold anew. */
    final class Conflict extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Conflict(String table, long number) {
            super("entry %d does not follow the newest entry of table %s".formatted(number, table));
        }
    }

    /** The database cannot be reached or cannot write: try again later. */
    final class Unavailable extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Unavailable(String sentence) {
            super(sentence);
        }

        public Unavailable(String sentence, Throwable cause) {
            super(sentence, cause);
        }
    }

    /** Makes a table with its first entries, numbered from 1. Fails with {@link Conflict} if there is such a table. */
    CompletableFuture<Void> create(Head head, List<Entry> entries, List<String> guests);

    /**
     * Appends entries, with the head as it is now; all or nothing. Fails with {@link Conflict}. Guests who have held a seat once
     * stay known. Answers to closed decisions are cleared away when the head says over.
     */
    CompletableFuture<Void> append(Head head, List<Entry> entries, List<String> guestsWithSeats);

    /** Keeps a sealed answer; a second one of the same seat for the same decision replaces nothing and is ignored. */
    CompletableFuture<Void> answer(Answer answer);

    /** The answers to a decision so far, in the order of the seats. */
    List<Answer> answers(String table, long decision);

    Optional<Head> head(String table);

    /** The entries after a number, in order. */
    List<Entry> entries(String table, long after);

    /** Tables that are listed and open or playing, the newest change first. */
    List<Head> listed(int most);

    /** Tables in which a guest holds or held a seat, the newest change first. */
    List<Head> of(String guest, int most);

    /** All tables that are not over: what must go on after a restart. */
    List<Head> running();

    /** Forgets a table with all that belongs to it; one that is not there is forgotten already. */
    CompletableFuture<Void> delete(String table);

    /** Keeps a guest; one who is known already gets the new name and token. */
    CompletableFuture<Void> keep(Visitor visitor);

    Optional<Visitor> visitor(String guest);

    /** Hears of tables that other nodes have changed: the table and its newest log number. */
    void onForeignChange(ForeignChange listener);

    /** Told when another node has appended; more than once for the same number after the node was cut off for a while. */
    interface ForeignChange {
        /** The newest log number of a table, or 0 if the table was deleted. */
        void changed(String table, long number);
    }

    /** A value that all nodes share and that is made once, such as the key that signs cookies. */
    String shared(String name, String ifAbsent);

    /** Is the database there, and does what is written reach it? */
    boolean healthy();

    /** Accepts nothing more, finishes what was accepted and lets go of the database. */
    @Override
    void close();
}
