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
import sheepfold.server.store.Write.Advance;
import sheepfold.server.store.Write.Append;
import sheepfold.server.store.Write.Converse;
import sheepfold.server.store.Write.Create;
import sheepfold.server.store.Write.Delete;
import sheepfold.server.store.Write.Expire;
import sheepfold.server.store.Write.Forget;
import sheepfold.server.store.Write.ForgetRuns;
import sheepfold.server.store.Write.Hold;
import sheepfold.server.store.Write.KeepRun;
import sheepfold.server.store.Write.Present;
import sheepfold.server.store.Write.Say;
import sheepfold.server.store.Write.Seal;
import sheepfold.server.store.Write.See;
import sheepfold.server.store.Write.Share;
import sheepfold.server.store.Write.Tell;
import sheepfold.server.store.Write.ToLog;
import sheepfold.server.store.Write.Undrive;
import sheepfold.server.store.Write.Unlist;
import sheepfold.server.store.Write.Welcome;

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
            "delete from run where changed < (select min(changed) from (select changed from run order by changed desc limit ?) kept)";
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
        List<Create> creates = only(Create.class, round);
        refuseUnchanged(creates, createHeads(creates), refused);
        List<Append> appends = only(Append.class, round);
        refuseUnchanged(appends, moveHeadsOn(appends), refused);
        changeHeads(appends, refused);
        addToLogs(accepted(only(ToLog.class, round), refused));
        seal(only(Seal.class, round), refused);

        each(only(Delete.class, round), DELETE_HEAD, delete -> row(delete.table()));
        List<Expire> expiries = only(Expire.class, round);
        refuseUnchanged(
                expiries, each(expiries, EXPIRE_HEAD, expiry -> row(expiry.table(), expiry.unchangedSince())), refused);
        addAsides(round);
        each(only(Welcome.class, round), KEEP_VISITOR, welcome -> {
            Store.Visitor visitor = welcome.visitor();
            return row(
                    visitor.guest(),
                    visitor.name(),
                    visitor.tokenHash(),
                    visitor.made(),
                    visitor.generation(),
                    visitor.seen());
        });
        advance(only(Advance.class, round), refused);
        keepRuns(only(KeepRun.class, round));
        each(only(ForgetRuns.class, round), FORGET_OLD_RUNS, forget -> row(forget.unchangedSince()));
        each(only(See.class, round), SEE_VISITOR, see -> row(see.millis(), see.guest()));
        each(only(Forget.class, round), FORGET_VISITORS, forget -> row(forget.unseenSince()));
        each(only(Share.class, round), SHARE, share -> row(share.name(), share.content()));
    }

    /** What is about a table and not of its log. */
    private void addAsides(Collection<Write> round) throws SQLException {
        List<Hold> holds = only(Hold.class, round);
        each(only(holds, hold -> !hold.guest().isEmpty()), HOLD, hold -> row(hold.table(), hold.seat(), hold.guest()));
        each(only(holds, hold -> hold.guest().isEmpty()), HOLD_NO_MORE, hold -> row(hold.table(), hold.seat()));
        List<Say> says = only(Say.class, round);
        each(says, SAY, say -> {
            Store.Said said = say.said();
            return row(said.table(), said.at(), said.id(), said.seat(), said.phrase());
        });
        each(says, FORGET_SAID, say -> row(say.table(), say.table()));
        List<Converse> chats = only(Converse.class, round);
        each(chats, CHAT, converse -> {
            Store.Chat chat = converse.chat();
            return row(chat.table(), chat.at(), chat.id(), chat.seat(), chat.name(), chat.line());
        });
        each(chats, FORGET_CHAT, chat -> row(chat.table(), chat.table()));
        each(only(Tell.class, round), TELL, tell -> {
            Store.Told told = tell.told();
            return row(told.game(), told.story(), told.table());
        });
        each(only(Unlist.class, round), UNLIST, unlist -> row(unlist.table(), unlist.guest()));
        List<Present> presences = only(Present.class, round);
        each(only(presences, Present::here), COME, come -> row(come.table(), come.node(), come.guest()));
        each(only(presences, present -> !present.here()), GO, go -> row(go.table(), go.node(), go.guest()));
        each(only(Undrive.class, round), UNDRIVE, undrive -> row(undrive.table(), undrive.node(), undrive.fence()));
    }

    private void seal(List<Seal> seals, Set<Write> refused) throws SQLException {
        int[] counted = each(seals, COUNT_ANSWER, seal -> {
            Store.Answer answer = seal.answer();
            return row(answer.decision(), answer.table(), answer.decision());
        });
        refuseUnchanged(seals, counted, refused);
        List<Seal> standing = accepted(seals, refused);
        int[] added = each(standing, ADD_ANSWER, seal -> {
            Store.Answer answer = seal.answer();
            return row(answer.table(), answer.decision(), answer.seat(), answer.actor(), answer.move(), answer.seen());
        });
        refuseUnchanged(standing, added, refused);
    }

    private void keepRuns(List<KeepRun> keeps) throws SQLException {
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

    private void advance(List<Advance> advances, Set<Write> refused) throws SQLException {
        List<Advance> first = only(advances, Advance::isFirst);
        refuseUnchanged(
                first,
                each(first, BEGIN_PROGRESS, advance -> {
                    Store.Progress progress = advance.progress();
                    return row(progress.version(), progress.content(), progress.guest());
                }),
                refused);
        List<Advance> later = only(advances, advance -> !advance.isFirst());
        refuseUnchanged(
                later,
                each(later, ADVANCE_PROGRESS, advance -> {
                    Store.Progress progress = advance.progress();
                    return row(progress.version(), progress.content(), progress.guest(), progress.version() - 1);
                }),
                refused);
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

    private int[] createHeads(List<Create> creates) throws SQLException {
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
                    head.decision(),
                    flag(head.wakes()),
                    create.entries().getFirst().at(),
                    create.bytes(),
                    create.address());
        });
    }

    private int[] moveHeadsOn(List<Append> appends) throws SQLException {
        return each(
                appends,
                MOVE_HEAD_ON,
                append -> Stream.of(
                                whereItStands(append),
                                terms(append),
                                row(append.head().status(), flag(append.head().listed())))
                        .flatMap(Stream::of)
                        .toArray());
    }

    /** Once more for those whose status or listing is another now; the others are refused for good. */
    private void changeHeads(List<Append> appends, Set<Write> refused) throws SQLException {
        List<Append> again = only(appends, refused::contains);
        again.forEach(refused::remove);
        int[] changed = each(again, CHANGE_HEAD, append -> {
            Store.Head head = append.head();
            return Stream.of(
                            whereItStands(append),
                            row(head.status(), flag(head.listed()), head.owner(), head.secret()),
                            terms(append))
                    .flatMap(Stream::of)
                    .toArray();
        });
        refuseUnchanged(again, changed, refused);
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
        each(
                entries,
                ADD_ENTRY,
                entry -> row(
                        entry.table(), entry.number(), entry.actor(), entry.entry(), entry.at(), Checksum.of(entry)));

        List<Object[]> holders = writes.stream()
                .flatMap(write -> write.guests().stream().map(guest -> row(guest, write.table())))
                .toList();
        each(holders, ADD_HOLDER, holder -> holder);

        List<ToLog> endings = writes.stream().filter(BatchWriter::isOver).toList();
        each(endings, MARK_HOLDERS, ending -> row(1, ending.table(), 1));
        each(
                writes.stream()
                        .filter(write -> isOver(write) || closesDecision(write))
                        .toList(),
                CLEAR_ANSWERS,
                write -> row(write.table()));
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
