package sheepfold.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/** One PostgreSQL for all tests of a run; each test takes a database of its own. */
public final class TestPostgres {
    private static final String TEMPLATE = "ready";
    private static final AtomicInteger DATABASES = new AtomicInteger();

    private TestPostgres() {}

    private static final class Running {
        static final EmbeddedPostgres SERVER = start();

        private static EmbeddedPostgres start() {
            try {
                EmbeddedPostgres server = EmbeddedPostgres.builder().start();
                execute(server, "create database " + TEMPLATE);
                Stores.open(url(server, TEMPLATE)).close();
                return server;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The address of a new database that holds nothing yet. */
    public static String emptyDatabase() {
        return create("");
    }

    /** The address of a new database that is ready for use, which saves the time to make it so. */
    public static String readyDatabase() {
        return create(" template " + TEMPLATE);
    }

    private static String create(String how) {
        String name = "test" + DATABASES.incrementAndGet();
        execute(Running.SERVER, "create database " + name + how);
        return url(Running.SERVER, name);
    }

    static String url(EmbeddedPostgres server, String database) {
        return server.getJdbcUrl("postgres", database);
    }

    private static void execute(EmbeddedPostgres server, String sql) {
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
