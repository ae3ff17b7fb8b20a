package sheepfold.server.store;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;

/**
 * Durable memory. What a future of this store has completed survives a crash; what failed with {@link Conflict} or
 * {@link Unavailable} was not done and never will be; of what failed with {@link Unknown} nobody can say yet.
 *
 * <p>Futures are completed in the order of the requests, on a thread that has nothing else to do, and at the latest when their
 * {@link Wait} ends. Reading methods wait no longer for the database and throw {@link Unavailable}; they see everything that was
 * completed before. A log is read only once it is settled what was done to it.
 */
public interface Store extends AutoCloseable {
    /** Waits until something is written, and fails as that did. */
    static void await(CompletableFuture<Void> write) {
        try {
            write.get();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case Conflict conflict -> throw conflict;
                case Unknown unknown -> throw unknown;
                case null, default -> throw new Unavailable("it could not be written", e);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Unknown("the wait for the database was interrupted", e);
        }
    }

    /**
     * One entry of a table's log.
     *
     * @param number counts from 1 without gaps; (table, number) is unique, which settles races between nodes
     * @param actor the guest who caused it, or empty
     * @param entry JSON
     * @param at milliseconds since 1970
     */
    record Entry(String table, long number, String actor, String entry, long at) {}

    /**
     * A sealed answer: durable and shown to nobody until its decision, named by the log number it answers, is closed. Fails with
     * {@link Conflict} if the decision stands no more, or the seat has answered it already.
     *
     * @param seen the log number that the one who answers had seen; -1 if they did not say
     */
    record Answer(String table, long decision, int seat, String actor, String move, long seen)
            implements Write.AboutTable {}

    /**
     * The answers to a decision so far, in the order of the seats.
     *
     * @param count grows with every attempt to answer, so that who closes a decision can tell that they know all answers
     */
    record Answers(long count, List<Answer> list) {}

    /**
     * What must be true for an append to count, beside the log being where the writer believes it to be.
     *
     * @param fence the number with which the writer drives the table; {@link #ANY} for those who do not drive
     * @param sealed the {@link Answers#count} that a decision is closed with; {@link #ANY} where none is closed
     */
    record Terms(long fence, long sealed) {
        public static final long ANY = -1;
        public static final Terms NONE = new Terms(ANY, ANY);
    }

    /** Something that somebody said, in one of the quick phrases; kept for a while. */
    record Said(String table, long at, String id, int seat, String phrase) implements Write.AboutTable {}

    /** Something that somebody wrote to the others, and what they were called then; kept with the table. */
    record Chat(String table, long at, String id, int seat, String name, String line) implements Write.AboutTable {}

    /**
     * What a game was about; kept with the table, or not if the table is gone.
     *
     * @param game which of the games that the table may have seen: moves can be taken back
     * @param story JSON
     */
    record Told(String table, String game, String story) implements Write.AboutTable {}

    /**
     * What a guest has learnt, solved and played, kept until the guest is forgotten. Fails with {@link Conflict} if it is not
     * the version after the one that is kept, or if there is no such guest.
     *
     * @param version counts the changes from 1
     * @param content JSON, as the guest's own page wrote it
     */
    record Progress(String guest, long version, String content) implements Write.AboutGuest {}

    /**
     * A run of the lab.
     *
     * @param guest who began it
     * @param changed milliseconds since 1970
     * @param underWay true if a node is alive that plays it; where there is one node, whoever reads knows that better
     * @param state JSON
     */
    record Run(String id, String guest, long changed, boolean underWay, String state) {}

    /**
     * How many runs are kept: those that changed last.
     *
     * @param all of all guests together
     * @param ofGuest of one
     */
    record MostRuns(int all, int ofGuest) {}

    /**
     * What lists of tables need to know without folding logs.
     *
     * @param game stays as it was when the table was made
     * @param status open, playing or over
     * @param summary JSON for lists
     * @param secret what must never leave the server, the seed
     * @param decision the log number that led to the present decision
     * @param wakes true if the table goes on by itself: a bot is to move or a clock runs
     */
    record Head(
            String table,
            String game,
            String status,
            boolean listed,
            String owner,
            String summary,
            String secret,
            long changed,
            long decision,
            boolean wakes) {}

    /**
     * A guest. One who is known already gets the new name and token; a generation never goes back.
     *
     * @param tokenHash of the token that earlier versions gave out, which is itself not kept; empty for others
     * @param generation raised when the guest ends all other sign-ins
     * @param seen when the guest was last here, to the day
     */
    record Visitor(String guest, String name, String tokenHash, long made, long generation, long seen)
            implements Write.AboutGuest {
        public Visitor called(String newName) {
            return new Visitor(guest, newName, tokenHash, made, generation, seen);
        }

        public Visitor signedOut() {
            return new Visitor(guest, name, "", made, generation + 1, seen);
        }

        public Visitor seenAt(long millis) {
            return new Visitor(guest, name, tokenHash, made, generation, millis);
        }
    }

    /** The log is not where the writer believed it to be, or the table is gone: load and fold anew. */
    final class Conflict extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Conflict(String table, long number) {
            super("entry or decision %d is not the newest of table %s".formatted(number, table));
        }

        public Conflict(Progress progress) {
            super("version %d does not follow what is kept of guest %s"
                    .formatted(progress.version(), progress.guest()));
        }
    }

    /** An entry of a log is not as it was written. */
    final class Damaged extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Damaged(String table, long number) {
            super("entry %d of table %s is not as it was written".formatted(number, table));
        }
    }

    /** It cannot be known now whether the write was done: asking the database later tells. */
    final class Unknown extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Unknown(String sentence) {
            super(sentence);
        }

        public Unknown(String sentence, Throwable cause) {
            super(sentence, cause);
        }
    }

    /** The database cannot be reached or cannot write, and nothing was written: try again later. */
    final class Unavailable extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Unavailable(String sentence) {
            super(sentence);
        }

        public Unavailable(String sentence, Throwable cause) {
            super(sentence, cause);
        }
    }

    /** Whose share tables count towards: that of the guest who made them, or of the address they were made at. */
    enum Sharer {
        GUEST,
        ADDRESS
    }

    /**
     * What somebody has of the store.
     *
     * @param running how many of the tables are not over
     * @param bytes what the logs of all of them take, as far as a few bytes for each entry
     */
    record Holdings(int tables, int running, long bytes) {}

    /** A table that may go if there is no room. */
    record Spare(String table, long changed, long bytes) {}

    /**
     * Makes a table with its first entries, numbered from 1. Fails with {@link Conflict} if there is such a table.
     *
     * @param address a mark of the address it is made at, or empty
     */
    CompletableFuture<Void> create(Head head, List<Entry> entries, List<String> guests, String address);

    /** The same at no address that counts. */
    default CompletableFuture<Void> create(Head head, List<Entry> entries, List<String> guests) {
        return create(head, entries, guests, "");
    }

    /**
     * Appends entries, with the head as it is now; all or nothing. Fails with {@link Conflict}, also where the terms are not
     * met. Guests who have held a seat once stay known. Answers go with the decision that they answered.
     */
    CompletableFuture<Void> append(Head head, List<Entry> entries, List<String> guestsWithSeats, Terms terms);

    /** Does one thing; whether and when it fails with {@link Conflict}, it says itself. */
    CompletableFuture<Void> write(Write write);

    Answers answers(String table, long decision);

    Optional<Head> head(String table);

    /** A table's newest log number; nothing if the table is not there. */
    Optional<Long> newest(String table);

    /** The entries after a number, in order; {@link Damaged} if one is not as it was written. */
    List<Entry> entries(String table, long after);

    /** Tables that are listed: those with open seats first, then those in play, the newest first. */
    List<Head> listed(int most);

    /** Tables that are not over in which a guest holds or held a seat, the newest first. */
    List<Head> running(String guest, int most);

    /** The same of tables that are over. */
    List<Head> finished(String guest, int most);

    Holdings holdings(Sharer kind, String who);

    /**
     * Tables that may go, in the order in which they do: those at which nobody but their owner ever sat and which are over or
     * abandoned, from whoever made the most; then those at which others played. The oldest go first.
     *
     * @param abandoned a table that has not changed since then is
     * @param played the same for tables that are over and at which others sat
     */
    List<Spare> spare(Sharer kind, String who, long abandoned, long played, int most);

    /** Tables that go on by themselves and have no living driver: some of them, if there are many. */
    List<String> undriven();

    /**
     * Makes this node the driver of a table unless another living node is. The number that comes back grows with every
     * change of drivers; appends that carry an older one fail.
     */
    OptionalLong drive(String table);

    /** Gives a table up that this node drives with that number. */
    void stopDriving(String table, long fence);

    /** May there be other nodes? Where not, this one drives everything with number 0. */
    boolean isShared();

    /** Is it certain that this node hears of what other nodes do? */
    boolean hears();

    Optional<Visitor> visitor(String guest);

    Optional<Progress> progress(String guest);

    /** A guest was here; nobody waits for that to be written. */
    void see(String guest, long millis);

    /** Tables whose last change is older, the oldest first. */
    List<String> tablesUnchangedSince(long millis, int most);

    /** The guests who want to be asked, by seat. */
    Map<Integer, String> holds(String table);

    /** What was said last, in order. */
    List<Said> said(String table, int most);

    /** What was written last, in order. */
    List<Chat> chatted(String table, int most);

    Optional<Told> story(String table);

    /**
     * Keeps a run as it stands, with the tables of its games if there are any by now, and forgets the oldest ones where there
     * are too many.
     *
     * @param tables one for each set-up, as text; those that were kept before stay where there are none
     */
    CompletableFuture<Void> keep(Run run, List<String> tables, MostRuns most);

    Optional<Run> run(String id);

    Optional<String> runTable(String run, int setup);

    /** A guest looks on at this node, or does so no more. Of no use where there is one node. */
    void present(String table, String guest, boolean here);

    /** The guests who look on at other nodes, with their names; nobody in particular has none. */
    Map<String, String> presentElsewhere(String table);

    /** Hears of what other nodes do. Telling must not wait. */
    void onNews(Consumer<News> listener);

    /** What other nodes tell; some of it more than once. */
    sealed interface News {
        /** A table's log has grown to that number, perhaps by this very node. */
        record Appended(String table, long number) implements News {}

        record Deleted(String table) implements News {}

        /** Something beside the log has changed: a sealed answer, a wish to be asked, somebody who came or went. */
        record Aside(String table) implements News {}

        record Spoken(String table) implements News {}

        /** Nobody drives the table any more. */
        record Undriven(String table) implements News {}

        record GuestChanged(String guest) implements News {}

        /** This node was deaf or thought dead for a while: anything may have happened, and others have forgotten it. */
        record Missed() implements News {}
    }

    /** A value that all nodes share and that is made once, such as the key that signs cookies. */
    String shared(String name, String ifAbsent);

    /** Can something be written just now? */
    boolean healthy();

    /** How long whoever asks waits at most, unless they say otherwise with {@link Wait}. */
    Duration deadline();

    /** Accepts nothing more, finishes what was accepted, as far as the database answers in time, and lets go of it. */
    @Override
    void close();
}
