package sheepfold.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;

/** What differs between the databases. */
interface Database extends AutoCloseable {
    /**
     * Writes a batch in one durable transaction and gives back what was refused because its table has moved on.
     *
     * @throws SQLException if something in the batch cannot be written; nothing of it was
     * @throws Store.Unavailable if nothing at all can be written now; nothing was
     * @throws Store.Unknown if it cannot be told whether the batch was written
     */
    Set<Write> commit(List<Write> batch) throws SQLException;

    /** Connections that read. */
    DataSource reads();

    /** How many may read at the same time. */
    int readers();

    /** The other nodes on this database, if it can have any. */
    Optional<Nodes> nodes();

    boolean healthy();

    @Override
    void close();
}
