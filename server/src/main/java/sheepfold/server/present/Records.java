package sheepfold.server.present;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.server.people.Viewpoint;
import sheepfold.server.table.Declined;
import sheepfold.server.table.Seat;
import sheepfold.server.table.Table;
import sheepfold.server.wire.TableMessages.Draws;

/** A table's game as a record file. */
public final class Records {
    private Records() {}

    public static GameRecord of(Table<?, ?> table, Viewpoint viewpoint) {
        return write(table, viewpoint);
    }

    private static <P extends Position<P, M>, M extends Move> GameRecord write(Table<P, M> table, Viewpoint viewpoint) {
        Map<String, String> header = header(table);
        return table.info().hidden() && !table.isOver()
                ? GameRecord.maskedFor(viewpoint.seat(), table.match(), header)
                : GameRecord.of(table.match(), header);
    }

    /** Every draw with its chances, once nothing is secret any more. */
    public static Draws draws(Table<?, ?> table) {
        if (!table.isOver()) {
            throw Declined.because(409, "The draws are shown when the game is over.");
        }
        return table.ask(() -> replayed(table));
    }

    private static <P extends Position<P, M>, M extends Move> Draws replayed(Table<P, M> table) {
        List<Draws.Draw> draws = new ArrayList<>();
        Match<P, M> replay = table.match().until(0);
        for (Match.Played<M> played : table.match().played()) {
            if (played.draw().isPresent()) {
                draws.add(new Draws.Draw(
                        replay.length() + 1,
                        played.draw().getAsLong(),
                        written(replay, played.move()),
                        weighted(replay, replay.chances())));
            }
            replay.play(played.actor(), played.move(), played.draw());
        }
        return new Draws(draws);
    }

    private static <P extends Position<P, M>, M extends Move> String written(Match<P, M> match, M move) {
        return match.game().notation().write(match.position(), move);
    }

    private static <P extends Position<P, M>, M extends Move> List<Draws.Chance> weighted(
            Match<P, M> match, Moves<M> chances) {
        List<Draws.Chance> all = new ArrayList<>();
        for (int i = 0; i < chances.size(); i++) {
            all.add(new Draws.Chance(written(match, chances.get(i)), chances.weight(i)));
        }
        return all;
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
