package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;

@About("A table in a list.")
public record TableEntry(
        String table,
        String game,
        String title,
        TableStatus status,
        List<SeatState> seats,
        int openSeats,
        boolean yours,
        boolean yourTurn,
        int moves,
        long changed,

        @About("How it came out; nothing for a game that is not over or was given up.") @Nullable
        Ending result,

        @About("True if moves can always be taken back there.")
        boolean training) {}
