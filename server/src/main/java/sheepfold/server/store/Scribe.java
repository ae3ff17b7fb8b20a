package sheepfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import sheepfold.server.store.Write.Append;
import sheepfold.server.store.Write.Create;
import sheepfold.server.store.Write.Delete;
import sheepfold.server.store.Write.Probe;
import sheepfold.server.store.Write.Seal;
import sheepfold.server.store.Write.Share;
import sheepfold.server.store.Write.ToLog;
import sheepfold.server.store.Write.Welcome;

/**
 * Writes batches on one connection, in SQL that both databases accept and in a few round trips however many writes there are.
 *
 * <p>A table's head holds the newest number of its log. A writer first moves that number on from where it believes the log
 * to be; if that changed no row somebody else was faster, and nothing of that write is done.
 */
final class Scribe implements AutoCloseable {
    private static final String CREATE_HEAD = """
            insert into head (table_id, game, status, listed, owner, summary, secret, changed, last, written_by)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing""";
    private static final String MOVE_HEAD_ON = """
            update head set status = ?, listed = ?, owner = ?, summary = ?, secret = ?, changed = ?, last = ?, written_by = ?
            where table_id = ? and last = ?""";
    private static final String ADD_ENTRY =
            "insert into log (table_id, number, actor, entry, at) values (?, ?, ?, ?, ?)";
    private static final String ADD_HOLDER =
            "insert into holder (table_id, guest) values (?, ?) on conflict do nothing";
    private static final String ADD_ANSWER =
            "insert into answer (table_id, decision, seat, actor, move) values (?, ?, ?, ?, ?) on conflict do nothing";
    private static final String CLEAR_ANSWERS = "delete from answer where table_id = ?";
    private static final String DELETE_HEAD = "delete from head where table_id = ?";
    private static final String KEEP_VISITOR = """
            insert into visitor (guest, name, token_hash, made) values (?, ?, ?, ?)
            on conflict (guest) do update set name = excluded.name, token_hash = excluded.token_hash""";
    private static final String SHARE = "insert into shared (name, content) values (?, ?) on conflict do nothing";
    private static final String UNSHARE = "delete from shared where name = ?";

    private final Connection connection;
    private final Map<String, PreparedStatement> statements = new HashMap<>();

    Scribe(Connection connection) {
        this.connection = connection;
    }

    /** Writes a batch without committing it; gives back what was refused because its table has moved on. */
    Set<Write> write(List<Write> batch, long transaction) throws SQLException {
        Set<Write> refused = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Map<String, Write> round : rounds(batch)) {
            write(round.values(), transaction, refused);
        }
        return refused;
    }

    /**
     * Rounds hold at most one write about each subject, so each can be written in any order. They are sorted, so that two
     * nodes lock the same rows in the same order and do not wait for each other in a circle.
     */
    private static List<Map<String, Write>> rounds(List<Write> batch) {
        List<Map<String, Write>> rounds = new ArrayList<>();
        Map<String, Integer> seen = new HashMap<>();
        for (Write write : batch) {
            int round = seen.merge(write.subject(), 1, Integer::sum) - 1;
            if (round == rounds.size()) {
                rounds.add(new TreeMap<>());
            }
            rounds.get(round).put(write.subject(), write);
        }
        return rounds;
    }

    private void write(Collection<Write> round, long transaction, Set<Write> refused) throws SQLException {
        List<Create> creates = only(Create.class, round);
        refuseUnchanged(creates, createHeads(creates, transaction), refused);
        List<Append> appends = only(Append.class, round);
        refuseUnchanged(appends, moveHeadsOn(appends, transaction), refused);
        addToLogs(only(ToLog.class, round).stream()
                .filter(write -> !refused.contains(write))
                .toList());

        each(only(Seal.class, round), ADD_ANSWER, seal -> {
            Store.Answer answer = seal.answer();
            return row(answer.table(), answer.decision(), answer.seat(), answer.actor(), answer.move());
        });
        each(only(Delete.class, round), DELETE_HEAD, delete -> row(delete.table()));
        each(only(Welcome.class, round), KEEP_VISITOR, welcome -> {
            Store.Visitor visitor = welcome.visitor();
            return row(visitor.guest(), visitor.name(), visitor.tokenHash(), visitor.made());
        });
        each(only(Share.class, round), SHARE, share -> row(share.name(), share.content()));
        List<Probe> probes = only(Probe.class, round);
        each(probes, SHARE, probe -> row(probe.name(), ""));
        each(probes, UNSHARE, probe -> row(probe.name()));
    }

    private static <W extends Write> List<W> only(Class<W> kind, Collection<Write> round) {
        return round.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private int[] createHeads(List<Create> creates, long transaction) throws SQLException {
        return each(creates, CREATE_HEAD, create -> {
            Store.Head head = create.head();
            return row(
                    head.table(),
                    head.game(),
                    head.status(),
                    flag(head.listed()),
                    head.owner(),
                    head.summary(),
                    head.secret(),
                    head.changed(),
                    create.last(),
                    transaction);
        });
    }

    private int[] moveHeadsOn(List<Append> appends, long transaction) throws SQLException {
        return each(appends, MOVE_HEAD_ON, append -> {
            Store.Head head = append.head();
            return row(
                    head.status(),
                    flag(head.listed()),
                    head.owner(),
                    head.summary(),
                    head.secret(),
                    head.changed(),
                    append.last(),
                    transaction,
                    head.table(),
                    append.first() - 1);
        });
    }

    private static void refuseUnchanged(List<? extends Write> writes, int[] rowsChanged, Set<Write> refused) {
        for (int i = 0; i < rowsChanged.length; i++) {
            if (rowsChanged[i] == 0) {
                refused.add(writes.get(i));
            }
        }
    }

    private void addToLogs(List<ToLog> writes) throws SQLException {
        List<Store.Entry> entries =
                writes.stream().flatMap(write -> write.entries().stream()).toList();
        each(entries, ADD_ENTRY, entry -> row(entry.table(), entry.number(), entry.actor(), entry.entry(), entry.at()));

        List<Object[]> holders = writes.stream()
                .flatMap(write ->
                        write.guests().stream().map(guest -> row(write.head().table(), guest)))
                .toList();
        each(holders, ADD_HOLDER, holder -> holder);

        List<ToLog> endings = writes.stream()
                .filter(write -> write.head().status().equals("over"))
                .toList();
        each(endings, CLEAR_ANSWERS, ending -> row(ending.head().table()));
    }

    private <T> int[] each(List<T> items, String sql, Function<T, Object[]> row) throws SQLException {
        if (items.isEmpty()) {
            return new int[0];
        }
        PreparedStatement statement = statement(sql);
        for (T item : items) {
            Object[] values = row.apply(item);
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            statement.addBatch();
        }
        return statement.executeBatch();
    }

    private static Object[] row(Object... values) {
        return values;
    }

    private static int flag(boolean value) {
        return value ? 1 : 0;
    }

    private PreparedStatement statement(String sql) throws SQLException {
        PreparedStatement statement = statements.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            statements.put(sql, statement);
        }
        // A batch that failed may have left rows behind
        statement.clearBatch();
        return statement;
    }

    @Override
    public void close() throws SQLException {
        for (PreparedStatement statement : statements.values()) {
            statement.close();
        }
    }
}
