package sheepfold.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Result;
import sheepfold.json.Shaped;
import sheepfold.server.store.Store;
import sheepfold.server.wire.LobbyMessages.Ending;
import sheepfold.server.wire.LobbyMessages.TableEntry;
import sheepfold.server.wire.PositionMessages.ResultKind;
import sheepfold.server.wire.TableMessages.SeatKind;
import sheepfold.server.wire.TableMessages.SeatState;
import sheepfold.server.wire.TableMessages.TableStatus;

/**
 * What lists say of a table without folding its log.
 *
 * @param asked the seats that decide now
 * @param result how it came out, once it has; earlier versions did not keep it
 * @param training true if it is for training; earlier versions did not keep it
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@Shaped
public record Summary(
        String title,
        List<Holder> seats,
        int moves,
        List<Integer> asked,
        @Nullable Ending result,
        @Nullable Boolean training) {
    /** Who sits where. */
    record Holder(SeatKind kind, String guest, String name, String bot) {
        static Holder of(Seat seat) {
            return new Holder(seat.kind(), seat.guest(), seat.name(), seat.bot());
        }
    }

    public static Summary of(Table<?, ?> table) {
        return new Summary(
                table.info().title(),
                table.holders(),
                table.made().size(),
                asked(table),
                result(table),
                table.settings().training() ? true : null);
    }

    private static @Nullable Ending result(Table<?, ?> table) {
        if (!table.isPlayedOut()) {
            return null;
        }
        Result result = table.ask(() -> table.position().result());
        return new Ending(ResultKind.valueOf(result.kind().name()), result.winners());
    }

    private static List<Integer> asked(Table<?, ?> table) {
        return table.isRunning() ? table.turn().asked().list() : List.of();
    }

    /** Does a table go on by itself? A bot is to move, a clock runs, or a sealed decision is to be closed. */
    public static boolean wakes(Table<?, ?> table) {
        if (!table.isRunning() || table.isPaused()) {
            return false;
        }
        return table.turn().isSealed()
                || table.settings().clock() != null
                || asked(table).stream().anyMatch(seat -> table.seat(seat).isBot());
    }

    /** A line of a list, as a guest sees it. */
    public static TableEntry entry(Store.Head head, String guest) {
        Summary summary = JsonText.summary(head.summary());
        List<SeatState> seats = IntStream.range(0, summary.seats.size())
                .mapToObj(seat -> seat(seat, summary.seats.get(seat), guest))
                .toList();
        return new TableEntry(
                head.table(),
                head.game(),
                summary.title,
                TableStatus.valueOf(head.status().toUpperCase(Locale.ROOT)),
                seats,
                (int) seats.stream()
                        .filter(seat -> seat.kind() == SeatKind.OPEN)
                        .count(),
                seats.stream().anyMatch(SeatState::yours),
                summary.asked.stream().anyMatch(seat -> seats.get(seat).yours()),
                summary.moves,
                head.changed(),
                summary.result,
                Boolean.TRUE.equals(summary.training));
    }

    private static SeatState seat(int number, Holder holder, String guest) {
        boolean yours = !guest.isEmpty() && holder.guest.equals(guest);
        return new SeatState(
                number,
                holder.kind,
                holder.name,
                holder.bot.isEmpty() ? null : holder.bot,
                yours,
                false,
                null,
                null,
                null,
                false);
    }
}
