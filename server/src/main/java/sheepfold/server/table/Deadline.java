package sheepfold.server.table;

import java.util.OptionalLong;

/** When the time for the present decision is up. */
final class Deadline {
    private Deadline() {}

    static OptionalLong of(Table<?, ?> table, Pace pace, long loadedAt) {
        if (!table.isRunning() || table.isPaused()) {
            return OptionalLong.empty();
        }
        long millis = table.isWindow() ? windowMillis(table, pace) : 0;
        Integer clock = table.opened().clock();
        if (millis == 0 && clock != null) {
            millis = clock * 1000L;
        }
        if (millis == 0) {
            return OptionalLong.empty();
        }
        // Nobody loses their time because the server was away
        long due = table.decisionSince() + millis;
        return OptionalLong.of(
                Math.max(due, loadedAt + Math.min(millis, pace.grace().toMillis())));
    }

    /** A countdown is for those who wait for each other; who plays alone has all the time there is. */
    private static long windowMillis(Table<?, ?> table, Pace pace) {
        Integer window = table.opened().window();
        if (window != null) {
            return window * 1000L;
        }
        return table.people().size() > 1 ? pace.window().toMillis() : 0;
    }
}
