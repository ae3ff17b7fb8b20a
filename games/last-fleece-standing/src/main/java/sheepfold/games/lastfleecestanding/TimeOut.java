package sheepfold.games.lastfleecestanding;

import java.util.List;
import java.util.Optional;
import sheepfold.games.lastfleecestanding.FleeceMove.Keep;
import sheepfold.games.lastfleecestanding.FleeceMove.Part;
import sheepfold.games.lastfleecestanding.FleeceMove.Row;
import sheepfold.games.lastfleecestanding.FleeceMove.Shear;
import sheepfold.games.lastfleecestanding.FleeceMove.Shed;
import sheepfold.games.lastfleecestanding.FleeceMove.Snip;
import sheepfold.games.lastfleecestanding.FleeceMove.Stick;

/** What is played for a seat whose time is up. Secret choices without a sensible default are left to a bot. */
final class TimeOut {
    private TimeOut() {}

    static Optional<FleeceMove> move(Paddock paddock, int seat) {
        if (!paddock.turn().asks(seat)) {
            return Optional.empty();
        }
        Coat own = paddock.sheep(seat).coat;
        return switch (paddock.phase()) {
            case WINDOW -> Optional.of(FleeceMove.PASS);
            case ACT -> Optional.of(act(paddock));
            case BITE, SHED -> Optional.of(cheapestLoss(paddock, seat));
            case SNIP ->
                Optional.of(
                        Snip.ALL.get(paddock.sheep(paddock.attack.victim()).coat.lowestCell()));
            case GAIN -> Optional.of(Stick.into(Long.numberOfTrailingZeros(own.free())));
            case ROW -> Optional.of(Row.ALL.get(fullestRow(paddock.sheep(paddock.shaved()).coat)));
            case KEEP -> Optional.of(Keep.ALL.get(dearest(paddock, own)));
            case COAT, HANDS, FIRST, ROLL, CARD, COIN, TAKE, OVER -> Optional.empty();
        };
    }

    /** Draw what is owed, else shear whoever has most wool, the nearest on the left among equals, else end. */
    private static FleeceMove act(Paddock paddock) {
        if (paddock.round.owed > 0) {
            return FleeceMove.DRAW;
        }
        if (!paddock.canShear()) {
            return FleeceMove.END;
        }
        int active = paddock.round.active;
        int victim = paddock.flock.leftOf(active);
        for (int seat = paddock.flock.leftOf(victim); seat != active; seat = paddock.flock.leftOf(seat)) {
            if (paddock.sheep(seat).coat.pieces() > paddock.sheep(victim).coat.pieces()) {
                victim = seat;
            }
        }
        return Shear.at(victim, paddock.power(active));
    }

    /** Basic Wool first, then the lowest cells; who may not look at their coat loses the lowest cells. */
    static Shed cheapestLoss(Paddock paddock, int seat) {
        Coat coat = paddock.sheep(seat).coat;
        long first = paddock.rules.strictMemory() ? 0 : coat.cellsOf(Wool.BASIC);
        long chosen = 0;
        for (int i = 0; i < Happenings.due(paddock, seat); i++) {
            long left = coat.occupied() & ~chosen;
            long preferred = (left & first) == 0 ? left : left & first;
            chosen |= preferred & -preferred;
        }
        return Shed.of(chosen);
    }

    /** The lowest cell of the row, but no Basic Wool if there is better. */
    private static int dearest(Paddock paddock, Coat coat) {
        long row = coat.row(paddock.keptRow());
        long better = paddock.rules.strictMemory() ? 0 : row & ~coat.cellsOf(Wool.BASIC);
        return Long.numberOfTrailingZeros(better == 0 ? row : better);
    }

    private static int fullestRow(Coat coat) {
        int fullest = 0;
        for (int row = 1; row < coat.rows(); row++) {
            if (Long.bitCount(coat.row(row)) > Long.bitCount(coat.row(fullest))) {
                fullest = row;
            }
        }
        return fullest;
    }
}
