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
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.server.store.Write.Append;
import sheepfold.server.store.Write.Create;
import sheepfold.server.store.Write.ToLog;

/**
 * Writes batches on one connection, in SQL that both databases accept and in a few round trips however many writes there are.
 *
 * <p>A table's head holds the newest number of its log. A writer first moves that number on from where it believes the log
 * to be; if that changed no row somebody else was faster, and nothing of that write is done.
 */
final class BatchWriter implements AutoCloseable {
    private static final String SIGN = "insert into written (id, void, at) values (?, 0, ?)";
    private static final String CLEAR_SIGNATURE = "delete from written where id = ?";
    private static final String CREATE_HEAD = """
        insert into head
          (table_id, game, status, listed, owner, summary, secret, changed, last, decision, wakes, made, bytes,
          address)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing\
        """;
    private static final String TERMS =
            " where table_id = ? and last = ? and (? = -1 or fence = ?) and (? = -1 or sealed = ?)";
    private static final String WHERE_IT_STANDS = """
        summary = ?, changed = ?, last = ?, wakes = ?, bytes = bytes + ?,
        sealed = case when decision = ? then sealed else 0 end, decision = ?\
        """;
    /** Most moves change nothing that lists go by, and so no index. */
    private static final String MOVE_HEAD_ON =
            "update head set " + WHERE_IT_STANDS + TERMS + " and status = ? and listed = ?";

    private static final String CHANGE_HEAD =
            "update head set " + WHERE_IT_STANDS + ", status = ?, listed = ?, owner = ?, secret = ?" + TERMS;
    private static final String ADD_ENTRY =
            "insert into log (table_id, number, actor, entry, at, checksum) values (?, ?, ?, ?, ?, ?)";
    private static final String ADD_HOLDER = """
        insert into holder (table_id, guest, made, over)
        select table_id, ?, made, 0 from head where table_id = ? on conflict do nothing\
        """;
    private static final String MARK_HOLDERS = "update holder set over = ? where table_id = ? and over <> ?";
    /** Whoever closes the decision changes the same row, so one of the two comes first. */
    private static final String COUNT_ANSWER =
            "update head set sealed = sealed + 1, decision = ? where table_id = ? and decision in (?, -1)";

    private static final String ADD_ANSWER =
            "insert into answer (table_id, decision, seat, actor, move, seen) values (?, ?, ?, ?, ?, ?) on conflict do"
                    + " nothing";
    private static final String CLEAR_ANSWERS = "delete from answer where table_id = ?";
    private static final String DELETE_HEAD = "delete from head where table_id = ?";
    private static final String EXPIRE_HEAD = "delete from head where table_id = ? and changed < ?";
    private static final String HOLD = """
        insert into hold (table_id, seat, guest) values (?, ?, ?)
        on conflict (table_id, seat) do update set guest = excluded.guest\
        """;
    private static final String HOLD_NO_MORE = "delete from hold where table_id = ? and seat = ?";
    private static final String SAY = "insert into said (table_id, at, id, seat, phrase) values (?, ?, ?, ?, ?)";
    private static final String FORGET_SAID = """
        delete from said where table_id = ?
        and at < (select min(at) from (select at from said where table_id = ? order by at desc limit 50) kept)\
        """;
    private static final String CHAT =
            "insert into chat (table_id, at, id, seat, name, line) values (?, ?, ?, ?, ?, ?)";
    /** A table that is gone keeps nothing. */
    private static final String TELL = """
        insert into story (table_id, game, story) select table_id, ?, ? from head where table_id = ?
        on conflict (table_id) do update set game = excluded.game, story = excluded.story\
        """;

    private static final String FORGET_CHAT = """
        delete from chat where table_id = ?
        and at < (select min(at) from (select at from chat where table_id = ? order by at desc limit 200) kept)\
        """;
    private static final String UNLIST = "delete from holder where table_id = ? and guest = ?";
    private static final String COME =
            "insert into presence (table_id, node, guest) values (?, ?, ?) on conflict do nothing";
    private static final String GO = "delete from presence where table_id = ? and node = ? and guest = ?";
    private static final String UNDRIVE = "update head set driver = '' where table_id = ? and driver = ? and fence = ?";
    private static final String KEEP_VISITOR = """
        insert into visitor (guest, name, token_hash, made, generation, seen) values (?, ?, ?, ?, ?, ?)
        on conflict (guest) do update set name = excluded.name, token_hash = excluded.token_hash,
          generation = case when visitor.generation > excluded.generation then visitor.generation
            else excluded.generation end,
          seen = excluded.seen\
        """;
    private static final String SEE_VISITOR = "update visitor set seen = ? where guest = ?";
    private static final String FORGET_VISITORS =
            "delete from visitor where seen < ? and guest not in (select guest from holder)";
    /** A guest who is gone keeps nothing. */
    private static final String BEGIN_PROGRESS = """
        insert into progress (guest, version, content) select guest, ?, ? from visitor where guest = ?
        on conflict do nothing\
        """;

    private static final String ADVANCE_PROGRESS =
            "update progress set version = ?, content = ? where guest = ? and version = ?";
    private static final String KEEP_RUN = """
        insert into run (id, guest, changed, node, state) values (?, ?, ?, ?, ?)
        on conflict (id) do update set changed = excluded.changed, node = excluded.node, state = excluded.state\
        """;
    private static final String KEEP_RUN_TABLE = """
        insert into run_table (run, setup, content) values (?, ?, ?)
        on conflict (run, setup) do update set content = excluded.content\
        """;
    private static final String FORGET_RUNS_OF_GUEST = """
        delete from run where guest = ? and id not in
        (select id from (select id from run where guest = ? order by changed desc, id limit ?) kept)\
        """;
    private static final String FORGET_RUNS =
            "delete from run where changed < (select min(changed) from (select changed from run order by changed desc"
                    + " limit ?) kept)";
    private static final String FORGET_OLD_RUNS = "delete from run where changed < ?";
    private static final String SHARE = """
        insert into shared (name, content) values (?, ?) on conflict do nothing\
        """;

    private final Connection connection;
    private final Map<String, PreparedStatement> statements = new HashMap<>();

    BatchWriter(Connection connection) {
        this.connection = connection;
    }

    /** Writes a batch without committing it; gives back what was refused because its table has moved on. */
    Set<Write> write(List<Write> batch) throws SQLException {
        Set<Write> refused = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Map<String, Write> round : rounds(batch)) {
            write(round.values(), refused);
        }
        return refused;
    }

    /** Leaves the batch's own mark, by which it can be told later whether it was done, and takes an older one away. */
    void sign(IdempotencyKey idempotencyKey, IdempotencyKey settled) throws SQLException {
        each(List.of(idempotencyKey), SIGN, mark -> row(mark.id(), System.currentTimeMillis()));
        each(List.of(settled), CLEAR_SIGNATURE, mark -> row(mark.id()));
    }

    /** Rounds hold at most one write about each subject, so each can be written in any order. */
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

    private void write(Collection<Write> round, Set<Write> refused) throws SQLException {
        createHeads(only(Create.class, round), refused);
        List<Append> appends = only(Append.class, round);
        moveHeadsOn(appends, refused);
        changeHeads(appends, refused);
        addToLogs(accepted(only(ToLog.class, round), refused));
        seal(only(Store.Answer.class, round), refused);

        each(only(Write.Delete.class, round), DELETE_HEAD, delete -> row(delete.table()));
        eachOrRefuse(
                only(Write.Expire.class, round),
                EXPIRE_HEAD,
                expiry -> row(expiry.table(), expiry.unchangedSince()),
                refused);
        addAsides(round);
        each(
                only(Store.Visitor.class, round),
                KEEP_VISITOR,
                guest -> row(
                        guest.guest(),
                        guest.name(),
                        guest.tokenHash(),
                        guest.made(),
                        guest.generation(),
                        guest.seen()));
        advance(only(Store.Progress.class, round), refused);
        keepRuns(only(Write.KeepRun.class, round));
        each(only(Write.ForgetRuns.class, round), FORGET_OLD_RUNS, forget -> row(forget.unchangedSince()));
        each(only(Write.See.class, round), SEE_VISITOR, see -> row(see.millis(), see.guest()));
        each(only(Write.Forget.class, round), FORGET_VISITORS, forget -> row(forget.unseenSince()));
        each(only(Write.Share.class, round), SHARE, share -> row(share.name(), share.content()));
    }

    /** What is about a table and not of its log. */
    private void addAsides(Collection<Write> round) throws SQLException {
        List<Write.Hold> holds = only(Write.Hold.class, round);
        each(only(holds, hold -> !hold.guest().isEmpty()), HOLD, hold -> row(hold.table(), hold.seat(), hold.guest()));
        each(only(holds, hold -> hold.guest().isEmpty()), HOLD_NO_MORE, hold -> row(hold.table(), hold.seat()));
        List<Store.Said> said = only(Store.Said.class, round);
        each(said, SAY, words -> row(words.table(), words.at(), words.id(), words.seat(), words.phrase()));
        each(said, FORGET_SAID, words -> row(words.table(), words.table()));
        List<Store.Chat> chats = only(Store.Chat.class, round);
        each(chats, CHAT, chat -> row(chat.table(), chat.at(), chat.id(), chat.seat(), chat.name(), chat.line()));
        each(chats, FORGET_CHAT, chat -> row(chat.table(), chat.table()));
        each(only(Store.Told.class, round), TELL, told -> row(told.game(), told.story(), told.table()));
        each(only(Write.Unlist.class, round), UNLIST, unlist -> row(unlist.table(), unlist.guest()));
        List<Write.Present> presences = only(Write.Present.class, round);
        each(only(presences, Write.Present::here), COME, come -> row(come.table(), come.node(), come.guest()));
        each(only(presences, present -> !present.here()), GO, go -> row(go.table(), go.node(), go.guest()));
        each(
                only(Write.Undrive.class, round),
                UNDRIVE,
                undrive -> row(undrive.table(), undrive.node(), undrive.fence()));
    }

    private void seal(List<Store.Answer> answers, Set<Write> refused) throws SQLException {
        Function<Store.Answer, Object[]> counted = answer -> row(answer.decision(), answer.table(), answer.decision());
        Function<Store.Answer, Object[]> added = answer ->
                row(answer.table(), answer.decision(), answer.seat(), answer.actor(), answer.move(), answer.seen());
        eachOrRefuse(answers, COUNT_ANSWER, counted, refused);
        eachOrRefuse(accepted(answers, refused), ADD_ANSWER, added, refused);
    }

    private void keepRuns(List<Write.KeepRun> keeps) throws SQLException {
        each(keeps, KEEP_RUN, keep -> {
            Store.Run run = keep.run();
            return row(run.id(), run.guest(), run.changed(), keep.node(), run.state());
        });
        List<Object[]> tables = keeps.stream()
                .flatMap(keep -> IntStream.range(0, keep.tables().size())
                        .mapToObj(i -> row(keep.run().id(), i, keep.tables().get(i))))
                .toList();
        each(tables, KEEP_RUN_TABLE, table -> table);
        each(keeps, FORGET_RUNS_OF_GUEST, keep -> {
            String guest = keep.run().guest();
            return row(guest, guest, keep.most().ofGuest());
        });
        each(keeps, FORGET_RUNS, keep -> row(keep.most().all()));
    }

    private void advance(List<Store.Progress> advances, Set<Write> refused) throws SQLException {
        Function<Store.Progress, Object[]> begun = next -> row(next.version(), next.content(), next.guest());
        Function<Store.Progress, Object[]> goneOn =
                next -> row(next.version(), next.content(), next.guest(), next.version() - 1);
        Predicate<Store.Progress> isFirst = next -> next.version() == 1;
        eachOrRefuse(only(advances, isFirst), BEGIN_PROGRESS, begun, refused);
        eachOrRefuse(only(advances, isFirst.negate()), ADVANCE_PROGRESS, goneOn, refused);
    }

    private static <W extends Write> List<W> accepted(List<W> writes, Set<Write> refused) {
        return only(writes, write -> !refused.contains(write));
    }

    private static <W> List<W> only(List<W> writes, Predicate<W> wanted) {
        return writes.stream().filter(wanted).toList();
    }

    private static <W extends Write> List<W> only(Class<W> kind, Collection<Write> round) {
        return round.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private void createHeads(List<Create> creates, Set<Write> refused) throws SQLException {
        Function<Create, Object[]> values = create -> {
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
                    head.decision(),
                    flag(head.wakes()),
                    create.entries().getFirst().at(),
                    create.bytes(),
                    create.address());
        };
        eachOrRefuse(creates, CREATE_HEAD, values, refused);
    }

    private void moveHeadsOn(List<Append> appends, Set<Write> refused) throws SQLException {
        Function<Append, Object[]> values = append -> joined(
                whereItStands(append),
                terms(append),
                row(append.head().status(), flag(append.head().listed())));
        eachOrRefuse(appends, MOVE_HEAD_ON, values, refused);
    }

    /** Once more for those whose status or listing is another now; the others are refused for good. */
    private void changeHeads(List<Append> appends, Set<Write> refused) throws SQLException {
        List<Append> again = only(appends, refused::contains);
        again.forEach(refused::remove);
        Function<Append, Object[]> values = append -> {
            Store.Head head = append.head();
            return joined(
                    whereItStands(append),
                    row(head.status(), flag(head.listed()), head.owner(), head.secret()),
                    terms(append));
        };
        eachOrRefuse(again, CHANGE_HEAD, values, refused);
    }

    private static Object[] joined(Object[]... rows) {
        return Stream.of(rows).flatMap(Stream::of).toArray();
    }

    private static Object[] whereItStands(Append append) {
        Store.Head head = append.head();
        return row(
                head.summary(),
                head.changed(),
                append.last(),
                flag(head.wakes()),
                append.bytes(),
                head.decision(),
                head.decision());
    }

    private static Object[] terms(Append append) {
        Store.Terms terms = append.terms();
        return row(
                append.head().table(),
                append.first() - 1,
                terms.fence(),
                terms.fence(),
                terms.sealed(),
                terms.sealed());
    }

    /** What changes no row is refused. */
    private <W extends Write> void eachOrRefuse(
            List<W> writes, String sql, Function<W, Object[]> row, Set<Write> refused) throws SQLException {
        int[] rowsChanged = each(writes, sql, row);
        for (int i = 0; i < rowsChanged.length; i++) {
            if (rowsChanged[i] == 0) {
                refused.add(writes.get(i));
            }
        }
    }

    private void addToLogs(List<ToLog> writes) throws SQLException {
        List<Store.Entry> entries =
                writes.stream().flatMap(write -> write.entries().stream()).toList();
        each(
                entries,
                ADD_ENTRY,
                entry -> row(
                        entry.table(), entry.number(), entry.actor(), entry.entry(), entry.at(), Checksum.of(entry)));

        List<Object[]> holders = writes.stream()
                .flatMap(write -> write.guests().stream().map(guest -> row(guest, write.table())))
                .toList();
        each(holders, ADD_HOLDER, holder -> holder);

        each(only(writes, BatchWriter::isOver), MARK_HOLDERS, ending -> row(1, ending.table(), 1));
        List<ToLog> closing = only(writes, write -> isOver(write) || closesDecision(write));
        each(closing, CLEAR_ANSWERS, write -> row(write.table()));
    }

    private static boolean isOver(ToLog write) {
        return write.head().status().equals("over");
    }

    private static boolean closesDecision(ToLog write) {
        return write instanceof Append append && append.terms().sealed() != Store.Terms.ANY;
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
