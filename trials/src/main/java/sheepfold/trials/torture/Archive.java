package sheepfold.trials.torture;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import sheepfold.trials.checker.Stored;

/** Reads what is stored about a table straight from the database. */
final class Archive {
    private Archive() {}

    static Stored read(OwnPostgres database, String table) throws SQLException {
        try (Connection connection = database.connect()) {
            return read(connection, table);
        }
    }

    static Stored read(Connection connection, String table) throws SQLException {
        List<Stored.Row> rows = new ArrayList<>();
        try (PreparedStatement statement = connection.prepareStatement(
                "select number, actor, entry from log where table_id = ? order by number")) {
            statement.setString(1, table);
            try (ResultSet result = statement.executeQuery()) {
                while (result.next()) {
                    rows.add(new Stored.Row(result.getLong(1), result.getString(2), result.getString(3)));
                }
            }
        }
        List<Stored.Answer> answers = new ArrayList<>();
        try (PreparedStatement statement =
                connection.prepareStatement("select decision, seat, move from answer where table_id = ?")) {
            statement.setString(1, table);
            try (ResultSet result = statement.executeQuery()) {
                while (result.next()) {
                    answers.add(new Stored.Answer(result.getLong(1), result.getInt(2), result.getString(3)));
                }
            }
        }
        return new Stored(rows, answers);
    }
}
