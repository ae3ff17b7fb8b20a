package sheepfold.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/** Single statements with their parameters. */
final class Sql {
    interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    private Sql() {}

    static <T> List<T> ask(DataSource source, String sql, Row<T> row, Object... parameters) throws SQLException {
        try (Connection connection = source.getConnection()) {
            return ask(connection, sql, row, parameters);
        }
    }

    static <T> List<T> ask(Connection connection, String sql, Row<T> row, Object... parameters) throws SQLException {
        try (PreparedStatement statement = prepared(connection, sql, parameters);
                ResultSet rows = statement.executeQuery()) {
            List<T> found = new ArrayList<>();
            while (rows.next()) {
                found.add(row.read(rows));
            }
            return found;
        }
    }

    static void change(DataSource source, String sql, Object... parameters) throws SQLException {
        try (Connection connection = source.getConnection()) {
            change(connection, sql, parameters);
        }
    }

    static void change(Connection connection, String sql, Object... parameters) throws SQLException {
        try (PreparedStatement statement = prepared(connection, sql, parameters)) {
            statement.execute();
        }
    }

    private static PreparedStatement prepared(Connection connection, String sql, Object... parameters)
            throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int i = 0; i < parameters.length; i++) {
            statement.setObject(i + 1, parameters[i]);
        }
        return statement;
    }
}
