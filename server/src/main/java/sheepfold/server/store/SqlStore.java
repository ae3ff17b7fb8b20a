package sheepfold.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A store on a database of either kind. */
final class SqlStore implements Store {
    private static final Logger LOG = LoggerFactory.getLogger(SqlStore.class);
    private static final String HEAD =
            "select head.table_id, game, status, listed, owner, summary, secret, changed, decision, wakes from head ";
    private static final String WITH_OTHERS = """
        select table_id, changed, bytes, status, count(*) over (partition by owner) as made,
          (select count(*) from holder where holder.table_id = head.table_id and guest <> owner) as others
        from head where \
        """;
    private static final String MAY_GO = """
         where (others = 0 and (status = 'over' or changed < ?)) or (status = 'over' and changed < ?)
        order by case when others = 0 then 0 else 1 end, made desc, changed limit ?\
        """;

    private static final int MOST_READS = 4;
    private static final Duration RETRY = Duration.ofSeconds(2);
    private static final Duration LONGEST_CHECK = Duration.ofSeconds(3);

    private final Database database;
    private final Duration deadline;
    private final GroupCommit writes;
    private final QueryThreads questions;

    SqlStore(Database database, Duration deadline) {
        this.database = database;
        this.deadline = deadline;
        this.writes = new GroupCommit(database::commit, deadline);
        this.questions = new QueryThreads(database.readers(), deadline);
    }

    @Override
    public CompletableFuture<Void> create(Head head, List<Entry> entries, List<String> guests, String address) {
        if (inOrder(head, entries).getFirst().number() != 1) {
            throw new IllegalArgumentException("the log of a table begins with entry 1");
        }
        return writes.submit(new Write.Create(head, List.copyOf(entries), List.copyOf(guests), address));
    }

    @Override
    public CompletableFuture<Void> append(Head head, List<Entry> entries, List<String> guestsWithSeats, Terms terms) {
        return writes.submit(new Write.Append(head, inOrder(head, entries), List.copyOf(guestsWithSeats), terms));
    }

    @Override
    public CompletableFuture<Void> write(Write write) {
        return writes.submit(write);
    }

    private static List<Entry> inOrder(Head head, List<Entry> entries) {
        if (entries.isEmpty()) {
            throw new IllegalArgumentException("there is no entry to append");
        }
        long number = entries.getFirst().number();
        for (Entry entry : entries) {
            if (entry.number() != number++ || !entry.table().equals(head.table())) {
                throw new IllegalArgumentException("entries are to be of one table and without gaps: " + entries);
            }
        }
        return List.copyOf(entries);
    }

    @Override
    public Optional<Progress> progress(String guest) {
        return first(
                "select version, content from progress where guest = ?",
                row -> new Progress(guest, row.getLong(1), row.getString(2)),
                guest);
    }

    @Override
    public String shared(String name, String ifAbsent) {
        Store.await(writes.submit(new Write.Share(name, ifAbsent)));
        return read("select content from shared where name = ?", row -> row.getString(1), name)
                .getFirst();
    }

    @Override
    public Answers answers(String table, long decision) {
        // In one statement, so that number and answers are of the same moment
        List<CountedAnswer> rows = read(
                "select head.sealed, seat, actor, move, seen from head left join answer on answer.table_id ="
                        + " head.table_id and answer.decision = ? where head.table_id = ? order by seat",
                row -> new CountedAnswer(
                        row.getLong(1),
                        row.getString(3) == null
                                ? Optional.empty()
                                : Optional.of(new Answer(
                                        table,
                                        decision,
                                        row.getInt(2),
                                        row.getString(3),
                                        row.getString(4),
                                        row.getLong(5)))),
                decision,
                table);
        return new Answers(
                rows.isEmpty() ? 0 : rows.getFirst().count,
                rows.stream().flatMap(row -> row.answer.stream()).toList());
    }

    private record CountedAnswer(long count, Optional<Answer> answer) {}

    @Override
    public List<Entry> entries(String table, long after) {
        writes.awaitOutcome(Write.AboutTable.subject(table));
        return read(
                "select number, actor, entry, at, checksum from log where table_id = ? and number > ? order by number",
                row -> whole(
                        new Entry(table, row.getLong(1), row.getString(2), row.getString(3), row.getLong(4)),
                        row.getLong(5),
                        row.wasNull()),
                table,
                after);
    }

    private static Entry whole(Entry entry, long checksum, boolean isOlder) {
        if (!isOlder && Checksum.of(entry) != checksum) {
            throw new Damaged(entry.table(), entry.number());
        }
        return entry;
    }

    @Override
    public Optional<Head> head(String table) {
        return first(HEAD + "where table_id = ?", SqlStore::head, table);
    }

    @Override
    public Optional<Long> newest(String table) {
        return first("select last from head where table_id = ?", row -> row.getLong(1), table);
    }

    @Override
    public List<Head> listed(int most) {
        List<Head> listed = new ArrayList<>(listed("open", most));
        listed.addAll(listed("playing", most - listed.size()));
        return listed;
    }

    private List<Head> listed(String status, int most) {
        return read(
                // Not as a parameter, so that the database knows which index fits
                HEAD + "where listed = 1 and status = '" + status + "' order by made desc limit ?",
                SqlStore::head,
                most);
    }

    @Override
    public List<Head> running(String guest, int most) {
        return of(guest, 0, most);
    }

    @Override
    public List<Head> finished(String guest, int most) {
        return of(guest, 1, most);
    }

    private List<Head> of(String guest, int over, int most) {
        return read(
                HEAD + "join holder on holder.table_id = head.table_id where guest = ? and over = ?"
                        + " order by holder.made desc limit ?",
                SqlStore::head,
                guest,
                over,
                most);
    }

    @Override
    public Holdings holdings(Sharer kind, String who) {
        return read(
                        "select count(*), count(case when status <> 'over' then 1 end), coalesce(sum(bytes), 0) from"
                                + " head where "
                                + isOf(kind),
                        row -> new Holdings(row.getInt(1), row.getInt(2), row.getLong(3)),
                        who)
                .getFirst();
    }

    /** As the indexes want it. */
    private static String isOf(Sharer kind) {
        return switch (kind) {
            case GUEST -> "owner = ?";
            case ADDRESS -> "address <> '' and address = ?";
        };
    }

    @Override
    public List<Spare> spare(Sharer kind, String who, long abandoned, long played, int most) {
        return read(
                "select table_id, changed, bytes from (" + WITH_OTHERS + isOf(kind) + ") held" + MAY_GO,
                row -> new Spare(row.getString(1), row.getLong(2), row.getLong(3)),
                who,
                abandoned,
                played,
                most);
    }

    @Override
    public List<String> undriven() {
        return database.nodes()
                .map(nodes -> questions.ask(nodes::undriven))
                .orElseGet(() -> read(
                        "select table_id from head where wakes = 1 and status <> 'over'", row -> row.getString(1)));
    }

    @Override
    public OptionalLong drive(String table) {
        return database.nodes()
                .map(nodes -> questions.ask(() -> nodes.drive(table)))
                .orElse(OptionalLong.of(0));
    }

    @Override
    public void stopDriving(String table, long fence) {
        database.nodes().ifPresent(nodes -> insist(new Write.Undrive(table, nodes.id(), fence)));
    }

    /** What nobody waits for is tried until it is done, or until this node ends and others notice by themselves. */
    private void insist(Write write) {
        CompletableFuture<Void> _ = writes.submit(write)
                .exceptionallyAsync(
                        _ -> {
                            if (!writes.isClosed()) {
                                insist(write);
                            }
                            return null;
                        },
                        CompletableFuture.delayedExecutor(RETRY.toMillis(), TimeUnit.MILLISECONDS));
    }

    @Override
    public boolean isShared() {
        return database.nodes().isPresent();
    }

    @Override
    public boolean hears() {
        return database.nodes().map(Nodes::hears).orElse(true);
    }

    @Override
    public Map<Integer, String> holds(String table) {
        return read(
                        "select seat, guest from hold where table_id = ?",
                        row -> Map.entry(row.getInt(1), row.getString(2)),
                        table)
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    @Override
    public List<Said> said(String table, int most) {
        return read(
                        "select at, id, seat, phrase from said where table_id = ? order by at desc, id desc limit ?",
                        row -> new Said(table, row.getLong(1), row.getString(2), row.getInt(3), row.getString(4)),
                        table,
                        most)
                .reversed();
    }

    @Override
    public List<Chat> chatted(String table, int most) {
        return read(
                        "select at, id, seat, name, line from chat where table_id = ? order by at desc, id desc limit"
                                + " ?",
                        row -> new Chat(
                                table,
                                row.getLong(1),
                                row.getString(2),
                                row.getInt(3),
                                row.getString(4),
                                row.getString(5)),
                        table,
                        most)
                .reversed();
    }

    @Override
    public Optional<Told> story(String table) {
        return first(
                "select game, story from story where table_id = ?",
                row -> new Told(table, row.getString(1), row.getString(2)),
                table);
    }

    @Override
    public CompletableFuture<Void> keep(Run run, List<String> tables, MostRuns most) {
        String node = run.underWay() ? database.nodes().map(Nodes::id).orElse("") : "";
        return writes.submit(new Write.KeepRun(run, node, List.copyOf(tables), most));
    }

    @Override
    public Optional<Run> run(String id) {
        return first(
                "select guest, changed, node, state from run where id = ?",
                row -> new Run(id, row.getString(1), row.getLong(2), isAlive(row.getString(3)), row.getString(4)),
                id);
    }

    private boolean isAlive(String node) {
        return !node.isEmpty()
                && database.nodes()
                        .filter(nodes -> questions.ask(() -> nodes.isAlive(node)))
                        .isPresent();
    }

    @Override
    public Optional<String> runTable(String run, int setup) {
        return first("select content from run_table where run = ? and setup = ?", row -> row.getString(1), run, setup);
    }

    @Override
    public void present(String table, String guest, boolean here) {
        database.nodes().ifPresent(nodes -> {
            // Who comes and goes is told again when a node was deaf; nobody waits for it
            CompletableFuture<Void> _ = writes.submit(new Write.Present(table, nodes.id(), guest, here));
        });
    }

    @Override
    public Map<String, String> presentElsewhere(String table) {
        return database.nodes()
                .map(nodes -> questions.ask(() -> nodes.presentElsewhere(table)))
                .orElse(Map.of());
    }

    @Override
    public void see(String guest, long millis) {
        CompletableFuture<Void> _ = writes.submit(new Write.See(guest, millis));
    }

    @Override
    public List<String> tablesUnchangedSince(long millis, int most) {
        return read(
                "select table_id from head where changed < ? order by changed limit ?",
                row -> row.getString(1),
                millis,
                most);
    }

    private static Head head(ResultSet row) throws SQLException {
        return new Head(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getInt(4) == 1,
                row.getString(5),
                row.getString(6),
                row.getString(7),
                row.getLong(8),
                row.getLong(9),
                row.getInt(10) == 1);
    }

    @Override
    public Optional<Visitor> visitor(String guest) {
        return first(
                "select guest, name, token_hash, made, generation, seen from visitor where guest = ?",
                row -> new Visitor(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getLong(4),
                        row.getLong(5),
                        row.getLong(6)),
                guest);
    }

    private <T> Optional<T> first(String sql, Sql.Row<T> row, Object... parameters) {
        return read(sql, row, parameters).stream().findFirst();
    }

    private <T> List<T> read(String sql, Sql.Row<T> row, Object... parameters) {
        return questions.ask(() -> readAgainAndAgain(sql, row, parameters));
    }

    private <T> List<T> readAgainAndAgain(String sql, Sql.Row<T> row, Object... parameters) {
        for (int attempt = 1; ; attempt++) {
            try {
                return Sql.ask(database.reads(), sql, row, parameters);
            } catch (SQLException e) {
                boolean isInVain = Thread.currentThread().isInterrupted();
                if (attempt == MOST_READS || isInVain || !isLostLine(e)) {
                    throw new Unavailable("the database cannot be read: " + e.getMessage(), e);
                }
            }
        }
    }

    /** The connection was gone before the question was asked: others may be there. */
    private static boolean isLostLine(SQLException e) {
        String state = e.getSQLState();
        return state != null && (state.startsWith("08") || state.startsWith("57P"));
    }

    @Override
    public void onNews(Consumer<News> listener) {
        database.nodes().ifPresent(nodes -> nodes.onNews(listener));
    }

    @Override
    public boolean healthy() {
        try {
            return writes.isHealthy() && Wait.atMost(LONGEST_CHECK, () -> questions.ask(database::healthy));
        } catch (Unavailable e) {
            return false;
        }
    }

    @Override
    public Duration deadline() {
        return deadline;
    }

    @Override
    public void close() {
        long end = Wait.end(deadline);
        FutureTask<Boolean> closing = new FutureTask<>(this::closeInPeace, true);
        Thread.ofPlatform().daemon().name("store-close").start(closing);
        try {
            closing.get(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            LOG.warn("the database does not answer, and is left as it is");
        } catch (ExecutionException e) {
            throw new Unavailable("the database could not be closed", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void closeInPeace() {
        writes.close();
        questions.close();
        database.close();
    }
}
