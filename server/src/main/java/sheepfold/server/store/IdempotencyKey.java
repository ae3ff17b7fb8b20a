package sheepfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
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
        try (PreparedStatement claim = connection.prepareStatement(
                "insert into written (id, void, at) values (?, 1, ?) on conflict do nothing")) {
            claim.setString(1, id);
            claim.setLong(2, System.currentTimeMillis());
            claim.executeUpdate();
        }
        boolean found = isFound(connection);
        connection.commit();
        return found;
    }

    private boolean isFound(Connection connection) throws SQLException {
        try (PreparedStatement question = connection.prepareStatement("select void from written where id = ?")) {
            question.setString(1, id);
            try (ResultSet row = question.executeQuery()) {
                return row.next() && row.getInt(1) == 0;
            }
        }
    }
}
