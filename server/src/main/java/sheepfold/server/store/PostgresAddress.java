package sheepfold.server.store;

import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;
import sheepfold.engine.BadInput;

/**
 * The JDBC address of a PostgreSQL.
 *
 * @param place the address without what may be secret
 */
record PostgresAddress(DataSource source, String place) {
    private static final String PREFIX = "jdbc:postgresql:";

    static PostgresAddress of(String url) {
        String withoutParameters = url.replaceFirst("\\?.*", "");
        String place = withoutParameters.replaceFirst("//.*@", "//");
        if (!place.startsWith(PREFIX) || !place.equals(withoutParameters)) {
            throw notAnAddress(place);
        }
        PGSimpleDataSource source = new PGSimpleDataSource();
        try {
            source.setUrl(url);
        } catch (IllegalArgumentException e) {
            throw notAnAddress(place);
        }
        noticeDeadLines(source);
        // What is written holds secrets, and messages end up in logs
        source.setLogServerErrorDetail(false);
        // With rewritten batches the driver cannot say which rows were inserted
        source.setReWriteBatchedInserts(false);
        return new PostgresAddress(source, place);
    }

    private static void noticeDeadLines(PGSimpleDataSource source) {
        source.setTcpKeepAlive(true);
        if (source.getSocketTimeout() == 0) {
            source.setSocketTimeout(30);
        }
    }

    private static BadInput notAnAddress(String place) {
        return new BadInput(
                place,
                "this is not the address of a database; it is to be like"
                        + " jdbc:postgresql://localhost:5432/sheepfold?user=NAME&password=SECRET");
    }
}
