package sheepfold.server.people;

import java.util.OptionalInt;
import sheepfold.engine.Seats;
import sheepfold.server.table.Declined;
import sheepfold.server.table.Table;
import sheepfold.server.table.ViewOptions;

/**
 * How somebody looks at a table, with their rights.
 *
 * @param seat whose view it is; a spectator's is {@link Seats#SPECTATOR}
 * @param hands the seats whose moves are listed
 * @param viewing how they want to be shown it
 */
public record Viewpoint(String guest, int seat, Seats hands, ViewOptions viewing) {
    private static Viewpoint ofSpectator(String guest, ViewOptions viewing) {
        return new Viewpoint(guest, Seats.SPECTATOR, Seats.NONE, viewing);
    }

    /** The eyes a caller may have; {@link Declined} if they ask for those of somebody else. */
    public static Viewpoint of(Table<?, ?> table, String guest, ViewOptions viewing) {
        OptionalInt asked = viewing.seat();
        if (asked.isEmpty()
                || asked.getAsInt() == Seats.SPECTATOR
                || table.heldBy(guest).contains(asked.getAsInt())) {
            return allowed(table, guest, viewing);
        }
        if (!table.hasSeat(asked.getAsInt())) {
            throw Declined.because(404, "This table has no such seat.");
        }
        if (!table.isOver()) {
            throw Declined.notYours(table.seat(asked.getAsInt()));
        }
        return allowed(table, guest, viewing);
    }

    /** The eyes of somebody who asked for that view once and may have lost the seat since. */
    public static Viewpoint allowed(Table<?, ?> table, String guest, ViewOptions viewing) {
        OptionalInt asked = viewing.seat();
        Seats held = table.heldBy(guest);
        if (asked.isEmpty()) {
            return ofHolder(table, guest, held, viewing);
        }
        int seat = asked.getAsInt();
        if (held.contains(seat)) {
            return new Viewpoint(guest, seat, Seats.of(seat), viewing);
        }
        // After the game everything is shown
        return table.hasSeat(seat) && table.isOver()
                ? new Viewpoint(guest, seat, Seats.NONE, viewing)
                : ofSpectator(guest, viewing);
    }

    /** Several people may share a device: where there are secrets they see them one seat at a time, when they ask. */
    private static Viewpoint ofHolder(Table<?, ?> table, String guest, Seats held, ViewOptions viewing) {
        if (held.isEmpty() || (held.count() > 1 && table.info().hidden() && !table.isOver())) {
            return ofSpectator(guest, viewing);
        }
        int deciding = held.list().stream().filter(table::asks).findFirst().orElse(held.lowest());
        return new Viewpoint(guest, deciding, held, viewing);
    }
}
