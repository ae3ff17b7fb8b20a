package sheepfold.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;

/** What differs between the databases. */
interface Database extends AutoCloseable {
    /**
     * Writes a batch in one durable transaction and gives back what was refused because its table has moved on.
     *
     * @throws SQLException if something in the batch cannot be written; nothing of it was
     * @throws Store.Unavailable if nothing at all can be written now
     */
    Set<Write> commit(List<Write> batch) throws SQLException;

    /** Connections that read. */
    DataSource reads();

    void onForeignChange(Store.ForeignChange listener);

    boolean healthy();

    @Override
    void close();
}
