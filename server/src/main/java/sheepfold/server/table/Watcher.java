package sheepfold.server.table;

import java.util.OptionalInt;

/** Somebody who wants to hear of every change of a table, in order. Telling must not wait. */
public interface Watcher {
    String guest();

    /** The seat whose view is wanted, if one was named. */
    OptionalInt asked();

    void tell(Message message);

    /** There is nothing more to hear. */
    void end();
}
