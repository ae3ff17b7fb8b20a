package sheepfold.server.table;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Move;
import sheepfold.engine.Position;

/** A table's game as a record file. */
final class Records {
    private Records() {}

    static GameRecord of(Table<?, ?> table, Eyes eyes) {
        return write(table, eyes);
    }

    private static <P extends Position<P, M>, M extends Move> GameRecord write(Table<P, M> table, Eyes eyes) {
        Map<String, String> header = header(table);
        return table.info().hidden() && !table.isOver()
                ? GameRecord.maskedFor(eyes.seat(), table.match(), header)
                : GameRecord.of(table.match(), header);
    }

    private static Map<String, String> header(Table<?, ?> table) {
        Map<String, String> header = new LinkedHashMap<>();
        header.put(
                "date",
                Instant.ofEpochMilli(table.changed())
                        .atOffset(ZoneOffset.UTC)
                        .toLocalDate()
                        .toString());
        header.put("players", table.seats().stream().map(Seat::name).collect(Collectors.joining(", ")));
        header.put("commitment", table.opened().commitment());
        if (!table.opened().nonces().isEmpty()) {
            header.put("nonces", String.join(" ", table.opened().nonces()));
        }
        if (table.isOver()) {
            header.put("seed", table.seed().reveal());
        }
        return header;
    }
}
