package sheepfold.server.wire;

import java.util.List;

/** A table in a list. */
public record TableEntry(
        String table,
        String game,
        String title,
        String status,
        List<SeatState> seats,
        int openSeats,
        boolean yours,
        boolean yourTurn,
        int moves,
        long changed) {}
