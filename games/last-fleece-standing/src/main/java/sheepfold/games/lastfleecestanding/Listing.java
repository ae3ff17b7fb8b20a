package sheepfold.games.lastfleecestanding;

import java.util.List;
import sheepfold.engine.Moves;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/** The legal moves of every kind of decision. */
final class Listing {
    /** Beyond so many sets of lost pieces only neighbours are listed; a form takes the rest. */
    static final long MOST_SETS = 6_435;

    private static final List<Lay> LAYOUTS =
            FleeceMoves.ALL_LAY.stream().filter(Lay::isOnTwoCells).toList();
    private static final List<Coin> COIN = List.of(FleeceMoves.coin(true), FleeceMoves.coin(false));

    private Listing() {}

    static void of(Paddock paddock, int actor, Moves<FleeceMove> into) {
        switch (paddock.phase()) {
            case COAT -> addAll(LAYOUTS, into);
            case FIRST -> addFirst(paddock.rules, into);
            case ROLL -> addChances(FleeceMoves.ALL_ROLL, into);
            case WINDOW -> {
                into.add(FleeceMoves.PASS);
                Playable.list(paddock, actor, into);
            }
            case BITE, SHED -> addLosses(paddock.sheep(actor).coat, Happenings.due(paddock, actor), into);
            case ACT -> addActs(paddock, into);
            case CARD -> paddock.deck.listDraws(FleeceMoves.ALL_DRAWN, into);
            case GAIN -> addCells(Stick.PLAIN, paddock.sheep(actor).coat.free(), into);
            case SNIP ->
                addCells(
                        FleeceMoves.ALL_SNIP,
                        paddock.sheep(paddock.attack.victim()).coat.occupied(),
                        into);
            case COIN -> addChances(COIN, into);
            case HANDS -> addAll(FleeceMoves.ALL_THROW, into);
            case TAKE -> addTakes(paddock.sheep(paddock.robbed()).coat.occupied(), into);
            case ROW -> addRows(paddock.sheep(paddock.shaved()).coat, into);
            case KEEP ->
                addCells(FleeceMoves.ALL_KEEP, paddock.sheep(actor).coat.row(paddock.keptRow()), into);
            case OVER -> {}
        }
    }

    private static void addAll(List<? extends FleeceMove> moves, Moves<FleeceMove> into) {
        for (int i = 0; i < moves.size(); i++) {
            into.add(moves.get(i));
        }
    }

    private static void addChances(List<? extends FleeceMove> moves, Moves<FleeceMove> into) {
        for (int i = 0; i < moves.size(); i++) {
            into.add(moves.get(i), 1);
        }
    }

    private static void addFirst(FleeceRules rules, Moves<FleeceMove> into) {
        for (First pair : FleeceMoves.ALL_FIRST) {
            if (rules.mayStart(pair)) {
                into.add(pair, 1);
            }
        }
    }

    private static void addActs(Paddock paddock, Moves<FleeceMove> into) {
        if (paddock.round.owed > 0) {
            into.add(FleeceMoves.DRAW);
        }
        int seat = paddock.round.active;
        if (paddock.canShear()) {
            addAll(paddock.rules.announcements().of(paddock.flock.opponents(seat), paddock.power(seat)), into);
        }
        Playable.list(paddock, seat, into);
        if (paddock.canEnd()) {
            into.add(FleeceMoves.END);
        }
    }

    private static void addCells(List<? extends FleeceMove> byCell, long cells, Moves<FleeceMove> into) {
        for (long left = cells; left != 0; left &= left - 1) {
            into.add(byCell.get(Long.numberOfTrailingZeros(left)));
        }
    }

    private static void addTakes(long cells, Moves<FleeceMove> into) {
        for (long left = cells; left != 0; left &= left - 1) {
            into.add(FleeceMoves.take(Long.numberOfTrailingZeros(left) + 1), 1);
        }
    }

    private static void addRows(Coat coat, Moves<FleeceMove> into) {
        for (int row = 0; row < coat.rows; row++) {
            if (coat.row(row) != 0) {
                into.add(FleeceMoves.row(row + 1));
            }
        }
    }

    private static void addLosses(Coat coat, int count, Moves<FleeceMove> into) {
        if (tooManySets(coat.pieces(), count)) {
            addNeighbours(coat.occupied(), count, into);
        } else {
            addSets(0, coat.occupied(), count, into);
        }
    }

    private static void addSets(long chosen, long left, int count, Moves<FleeceMove> into) {
        if (count == 0) {
            into.add(chosen, Shed::of);
            return;
        }
        for (long rest = left; Long.bitCount(rest) >= count; rest &= rest - 1) {
            long lowest = rest & -rest;
            addSets(chosen | lowest, rest & ~lowest, count - 1, into);
        }
    }

    /** So many pieces in a row, from each piece on. */
    private static void addNeighbours(long occupied, int count, Moves<FleeceMove> into) {
        for (long rest = occupied; Long.bitCount(rest) >= count; rest &= rest - 1) {
            long chosen = 0;
            long left = rest;
            for (int i = 0; i < count; i++) {
                chosen |= left & -left;
                left &= left - 1;
            }
            into.add(chosen, Shed::of);
        }
    }

    static boolean tooManySets(int pieces, int count) {
        long sets = 1;
        for (int i = 0; i < count; i++) {
            sets = sets * (pieces - i) / (i + 1);
            if (sets > MOST_SETS) {
                return true;
            }
        }
        return false;
    }
}
