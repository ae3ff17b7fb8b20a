package sheepfold.server.store;

import java.time.Duration;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;
import sheepfold.json.BadInput;

/**
 * The JDBC address of a PostgreSQL.
 *
 * @param place the address without what may be secret
 */
record PostgresAddress(String url, String place) {
    private static final String PREFIX = "jdbc:postgresql:";

    static PostgresAddress of(String url) {
        String withoutParameters = url.replaceFirst("\\?.*", "");
        String place = withoutParameters.replaceFirst("//.*@", "//");
        if (!place.startsWith(PREFIX) || !place.equals(withoutParameters)) {
            throw notAnAddress(place);
        }
        try {
            new PGSimpleDataSource().setUrl(url);
        } catch (IllegalArgumentException e) {
            throw notAnAddress(place);
        }
        return new PostgresAddress(url, place);
    }

    /** Connections on which no answer is waited for longer than that, unless the address itself says how long. */
    DataSource source(Duration longest) {
        PGSimpleDataSource source = patientSource();
        source.setConnectTimeout(seconds(longest));
        if (source.getSocketTimeout() == 0) {
            source.setSocketTimeout(seconds(longest));
        }
        return source;
    }

    /** Whole seconds, which is how drivers count. */
    static int seconds(Duration time) {
        return (int) Math.max(1, time.plusMillis(999).toSeconds());
    }

    /** Connections on which an answer may take its time, such as that a large table has a new form. */
    PGSimpleDataSource patientSource() {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(url);
        source.setTcpKeepAlive(true);
        // What is written holds secrets, and messages end up in logs
        source.setLogServerErrorDetail(false);
        // With rewritten batches the driver cannot say which rows were inserted
        source.setReWriteBatchedInserts(false);
        return source;
    }

    private static BadInput notAnAddress(String place) {
        return new BadInput(
                place,
                "this is not the address of a database; it is to be like"
                        + " jdbc:postgresql://localhost:5432/sheepfold?user=NAME&password=SECRET");
    }
}
