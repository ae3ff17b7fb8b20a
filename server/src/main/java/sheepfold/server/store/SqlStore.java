package sheepfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A store on a database of either kind. */
final class SqlStore implements Store {
    private static final String HEAD =
            "select table_id, game, status, listed, owner, summary, secret, changed from head ";

    private final Database database;
    private final GroupCommit writes;

    SqlStore(Database database) {
        this.database = database;
        this.writes = new GroupCommit(database::commit);
    }

    @Override
    public CompletableFuture<Void> create(Head head, List<Entry> entries, List<String> guests) {
        if (inOrder(head, entries).getFirst().number() != 1) {
            throw new IllegalArgumentException("the log of a table begins with entry 1");
        }
        return writes.submit(new Write.Create(head, List.copyOf(entries), List.copyOf(guests)));
    }

    @Override
    public CompletableFuture<Void> append(Head head, List<Entry> entries, List<String> guestsWithSeats) {
        return writes.submit(new Write.Append(head, inOrder(head, entries), List.copyOf(guestsWithSeats)));
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
    public CompletableFuture<Void> answer(Answer answer) {
        return writes.submit(new Write.Seal(answer));
    }

    @Override
    public CompletableFuture<Void> delete(String table) {
        return writes.submit(new Write.Delete(table));
    }

    @Override
    public CompletableFuture<Void> keep(Visitor visitor) {
        return writes.submit(new Write.Welcome(visitor));
    }

    @Override
    public String shared(String name, String ifAbsent) {
        writes.submit(new Write.Share(name, ifAbsent)).join();
        return read("select content from shared where name = ?", row -> row.getString(1), name)
                .getFirst();
    }

    @Override
    public List<Answer> answers(String table, long decision) {
        return read(
                "select table_id, decision, seat, actor, move from answer where table_id = ? and decision = ? order by seat",
                row -> new Answer(row.getString(1), row.getLong(2), row.getInt(3), row.getString(4), row.getString(5)),
                table,
                decision);
    }

    @Override
    public List<Entry> entries(String table, long after) {
        return read(
                "select table_id, number, actor, entry, at from log where table_id = ? and number > ? order by number",
                row -> new Entry(row.getString(1), row.getLong(2), row.getString(3), row.getString(4), row.getLong(5)),
                table,
                after);
    }

    @Override
    public Optional<Head> head(String table) {
        return read(HEAD + "where table_id = ?", SqlStore::head, table).stream().findFirst();
    }

    @Override
    public List<Head> listed(int most) {
        return read(
                HEAD + "where listed = 1 and status <> 'over' order by changed desc, table_id limit ?",
                SqlStore::head,
                most);
    }

    @Override
    public List<Head> of(String guest, int most) {
        return read(
                HEAD
                        + "where table_id in (select table_id from holder where guest = ?) order by changed desc, table_id limit ?",
                SqlStore::head,
                guest,
                most);
    }

    @Override
    public List<Head> running() {
        return read(HEAD + "where status <> 'over' order by changed desc, table_id", SqlStore::head);
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
                row.getLong(8));
    }

    @Override
    public Optional<Visitor> visitor(String guest) {
        return read(
                        "select guest, name, token_hash, made from visitor where guest = ?",
                        row -> new Visitor(row.getString(1), row.getString(2), row.getString(3), row.getLong(4)),
                        guest)
                .stream()
                .findFirst();
    }

    private interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    private <T> List<T> read(String sql, Row<T> row, Object... parameters) {
        try (Connection connection = database.reads().getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < parameters.length; i++) {
                statement.setObject(i + 1, parameters[i]);
            }
            List<T> found = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    found.add(row.read(rows));
                }
            }
            return found;
        } catch (SQLException e) {
            throw new Unavailable("the database cannot be read: " + e.getMessage(), e);
        }
    }

    @Override
    public void onForeignChange(ForeignChange listener) {
        database.onForeignChange(listener);
    }

    @Override
    public boolean healthy() {
        return database.healthy() && writes.isHealthy();
    }

    @Override
    public void close() {
        writes.close();
        database.close();
    }
}
