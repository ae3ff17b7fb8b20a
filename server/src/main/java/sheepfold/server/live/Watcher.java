package sheepfold.server.live;

import sheepfold.server.present.Message;
import sheepfold.server.table.ViewOptions;

/** Somebody who wants to hear of every change of a table, in order. Telling must not wait. */
public interface Watcher {
    String guest();

    /** What they are called; empty for those who have not said. */
    String name();

    /** How they want to be shown it. */
    ViewOptions viewing();

    void tell(Message message);

    /** There is nothing more to hear. */
    void end();
}
