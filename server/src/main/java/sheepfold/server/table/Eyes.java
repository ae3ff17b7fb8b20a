package sheepfold.server.table;

import java.util.OptionalInt;
import sheepfold.engine.Seats;

/**
 * How somebody looks at a table (a viewpoint, with its rights).
 *
 * @param seat whose view it is; a spectator's is {@link Seats#SPECTATOR}
 * @param hands the seats whose moves are listed
 * @param look how they want to be shown it
 */
record Eyes(String guest, int seat, Seats hands, Look look) {
    private static Eyes ofSpectator(String guest, Look look) {
        return new Eyes(guest, Seats.SPECTATOR, Seats.NONE, look);
    }

    /** The eyes a caller may have; {@link Declined} if they ask for those of somebody else. */
    static Eyes of(Table<?, ?> table, String guest, Look look) {
        OptionalInt asked = look.seat();
        if (asked.isEmpty()
                || asked.getAsInt() == Seats.SPECTATOR
                || table.heldBy(guest).contains(asked.getAsInt())) {
            return allowed(table, guest, look);
        }
        if (!table.hasSeat(asked.getAsInt())) {
            throw Declined.because(404, "This table has no such seat.");
        }
        if (!table.isOver()) {
            throw Declined.notYours(table.seat(asked.getAsInt()));
        }
        return allowed(table, guest, look);
    }

    /** The eyes of somebody who asked for that view once and may have lost the seat since. */
    static Eyes allowed(Table<?, ?> table, String guest, Look look) {
        OptionalInt asked = look.seat();
        Seats held = table.heldBy(guest);
        if (asked.isEmpty()) {
            return ofHolder(table, guest, held, look);
        }
        int seat = asked.getAsInt();
        if (held.contains(seat)) {
            return new Eyes(guest, seat, Seats.of(seat), look);
        }
        // After the game everything is shown
        return table.hasSeat(seat) && table.isOver()
                ? new Eyes(guest, seat, Seats.NONE, look)
                : ofSpectator(guest, look);
    }

    /** Several people may share a device: where there are secrets they see them one seat at a time, when they ask. */
    private static Eyes ofHolder(Table<?, ?> table, String guest, Seats held, Look look) {
        if (held.isEmpty() || (held.count() > 1 && table.info().hidden() && !table.isOver())) {
            return ofSpectator(guest, look);
        }
        int deciding = held.list().stream()
                .filter(seat -> table.fault() == null && table.turn().asks(seat))
                .findFirst()
                .orElse(held.lowest());
        return new Eyes(guest, deciding, held, look);
    }
}
