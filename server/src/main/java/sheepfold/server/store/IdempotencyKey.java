package sheepfold.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;

/** The mark that a batch leaves in the database, in its own transaction: it is there if, and only if, the batch is. */
record IdempotencyKey(String id) {
    static IdempotencyKey fresh() {
        return new IdempotencyKey(UUID.randomUUID().toString());
    }

    /**
     * Asks, on a connection in a transaction of its own that is committed here, whether the batch was done. Where its mark is
     * not there the same mark is left with the note that it is void: as marks are unique, the batch can then never be done. If
     * its transaction is still open this waits for its end.
     */
    boolean isFoundOrElseVoid(Connection connection) throws SQLException {
        Sql.change(
                connection,
                "insert into written (id, void, at) values (?, 1, ?) on conflict do nothing",
                id,
                System.currentTimeMillis());
        List<Integer> marks = Sql.ask(connection, "select void from written where id = ?", row -> row.getInt(1), id);
        connection.commit();
        return marks.contains(0);
    }
}
