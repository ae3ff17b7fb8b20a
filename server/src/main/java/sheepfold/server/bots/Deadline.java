package sheepfold.server.bots;

import java.util.OptionalLong;
import sheepfold.server.table.Table;

/** How much time there is for the present decision. */
public final class Deadline {
    private Deadline() {}

    /** The milliseconds of a decision altogether; nothing where there is no clock. */
    private static OptionalLong limit(Table<?, ?> table, Pace pace) {
        if (!table.isRunning() || table.isPaused()) {
            return OptionalLong.empty();
        }
        long millis = table.isWindow() ? windowMillis(table, pace) : 0;
        Integer clock = table.settings().clock();
        if (millis == 0 && clock != null) {
            millis = clock * 1000L;
        }
        return millis == 0 ? OptionalLong.empty() : OptionalLong.of(millis);
    }

    /**
     * The milliseconds after which a decision's time is up, counted from its beginning. Nobody loses their time because the
     * server was away.
     *
     * @param headStart how long the decision had been standing when this node came to know it
     */
    public static OptionalLong of(Table<?, ?> table, Pace pace, long headStart) {
        OptionalLong limit = limit(table, pace);
        if (limit.isEmpty()) {
            return limit;
        }
        long millis = limit.getAsLong();
        return OptionalLong.of(
                Math.max(millis, headStart + Math.min(millis, pace.grace().toMillis())));
    }

    /** A countdown is for those who wait for each other; who plays alone has all the time there is. */
    private static long windowMillis(Table<?, ?> table, Pace pace) {
        Integer window = table.settings().window();
        if (window != null) {
            return window * 1000L;
        }
        return table.people().size() > 1 ? pace.window().toMillis() : 0;
    }
}
