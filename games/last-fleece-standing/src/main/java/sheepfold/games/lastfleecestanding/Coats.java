package sheepfold.games.lastfleecestanding;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Events;
import sheepfold.games.lastfleecestanding.FleeceMove.Shift;
import sheepfold.games.lastfleecestanding.FleeceMove.Stick;

/** The rulebook's chapter on coats: how they gain, lose and rearrange pieces. */
final class Coats {
    private Coats() {}

    static void gain(Paddock paddock, Pending.Gain gain) {
        paddock.sheep(gain.seat).coat.makeRoom();
        paddock.pending = gain;
    }

    static void stick(Paddock paddock, Stick stick, Events events) {
        Pending.Gain gain = paddock.gain();
        Coat coat = paddock.sheep(gain.seat).coat;
        int cell = stick.cell() - 1;
        coat.gain(cell, gain.wool, gain.damaged);
        if (gain.stray == null) {
            coat.markForAll(cell);
        } else {
            paddock.strays.add(gain.stray.at(cell));
        }
        if (events.heard()) {
            events.tell(new FleeceEvent.Stuck(gain.seat, stick.cell(), gain.damaged));
        }
        if (!stick.isPlain()) {
            rearrange(paddock, gain.seat, stick.shifts(), events);
        }
        if (paddock.stack.isEmpty()) {
            Windows.open(paddock, Occasion.DRAW, events);
        } else {
            Windows.finishTop(paddock, events);
        }
    }

    /** May this seat rearrange: once between two other moves of its turn, and once in an END window (SH-COAT-02)? */
    static boolean mayArrange(Paddock paddock, int seat) {
        return switch (paddock.phase()) {
            case ACT -> !paddock.round.arranged;
            case WINDOW ->
                paddock.stack.isEmpty()
                        && paddock.occasion instanceof Occasion.End end
                        && (end.arranged >> seat & 1) == 0;
            default -> false;
        };
    }

    static void rearrange(Paddock paddock, int seat, List<Shift> shifts, Events events) {
        Coat coat = paddock.sheep(seat).coat;
        boolean secretly = coat.rearrange(shifts);
        if (secretly) {
            paddock.strays.mix(seat);
        }
        if (events.heard()) {
            events.tell(FleeceEvent.Arranged.of(seat, coat, secretly, paddock.phase() == Phase.WINDOW));
        }
    }

    /** Pieces go to the discard pile for everybody to see. */
    static void lose(Paddock paddock, int seat, long cells, @Nullable Card cause, Events events) {
        if (events.heard()) {
            events.tell(FleeceEvent.Lost.of(seat, cells, paddock.sheep(seat).coat, cause));
        }
        for (long left = cells; left != 0; left &= left - 1) {
            dropPiece(paddock, seat, Long.numberOfTrailingZeros(left));
        }
    }

    static void dropPiece(Paddock paddock, int seat, int cell) {
        Sheep sheep = paddock.sheep(seat);
        Wool wool = sheep.coat.at(cell);
        paddock.discard.add(wool.card());
        sheep.countLost(wool, 1);
        takePiece(paddock, seat, cell);
    }

    /** A piece leaves a coat, and with it what anybody knew of its cell. */
    static void takePiece(Paddock paddock, int seat, int cell) {
        paddock.sheep(seat).coat.remove(cell);
        paddock.strays.forget(seat, cell);
    }
}
