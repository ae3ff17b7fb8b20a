package sheepfold.lab.puzzle;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sheepfold.advice.Advice;
import sheepfold.advice.Fact;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Turn;

/** What a seat can reach before anybody else or chance has a say: every line of its own moves is tried. */
final class RestOfTurn<P extends Position<P, M>, M extends Move> {
    static final int MOST_POSITIONS = 4_000;
    private static final int LONGEST_TURN = 6;

    private final Advice<P, M> advice;
    private final int seat;
    private final boolean atOnce;
    private int left = MOST_POSITIONS;
    /** What is told of each fact at first; of other things nothing is compared. */
    private int[] about = {};

    /** The whole turn, or just what a move does at once. */
    RestOfTurn(Advice<P, M> advice, int seat, boolean atOnce) {
        this.advice = advice;
        this.seat = seat;
        this.atOnce = atOnce;
    }

    /** What can be reached: of each fact the most, and after how many moves at the earliest; and after how many the game is won. */
    static final class Reach {
        static final int NEVER = Integer.MAX_VALUE;

        final int[] amounts;
        final int[] moves;
        /** {@link #NEVER} if it cannot be won. */
        final int winsAfter;

        private Reach(int[] amounts, int[] moves, int winsAfter) {
            this.amounts = amounts;
            this.moves = moves;
            this.winsAfter = winsAfter;
        }

        /** The better of both, fact by fact. */
        private Reach or(Reach later) {
            for (int i = 0; i < amounts.length; i++) {
                boolean more = later.amounts[i] > amounts[i];
                boolean sooner = later.amounts[i] == amounts[i] && later.moves[i] + 1 < moves[i];
                moves[i] = more || sooner ? later.moves[i] + 1 : moves[i];
                amounts[i] = Math.max(amounts[i], later.amounts[i]);
            }
            return new Reach(
                    amounts, moves, later.winsAfter == NEVER ? winsAfter : Math.min(winsAfter, later.winsAfter + 1));
        }
    }

    /** Nothing where there are too many lines to try them all. */
    Optional<Reach> after(P position, M move) {
        left = MOST_POSITIONS;
        about = advice.facts(position, seat).stream().mapToInt(Fact::about).toArray();
        P after = position.after(seat, move);
        return reach(after, 1);
    }

    /** Has the seat more to decide before anybody else or chance? */
    static boolean goesOn(Position<?, ?> position, int seat) {
        return position.turn() instanceof Turn.Players players
                && players.seats().count() == 1
                && players.seats().contains(seat);
    }

    private Optional<Reach> reach(P position, int depth) {
        if (left-- <= 0) {
            return Optional.empty();
        }
        Reach reach = here(position);
        if (atOnce || !goesOn(position, seat)) {
            return Optional.of(reach);
        }
        if (depth == LONGEST_TURN) {
            return Optional.empty();
        }
        Moves<M> moves = position.legalMoves(seat);
        for (int i = 0; i < moves.size(); i++) {
            P after = position.after(seat, moves.get(i));
            Optional<Reach> further = reach(after, depth + 1);
            if (further.isEmpty()) {
                return further;
            }
            reach = reach.or(further.get());
        }
        return Optional.of(reach);
    }

    private Reach here(P position) {
        List<Fact> facts = advice.facts(position, seat);
        int[] amounts = new int[about.length];
        for (int i = 0; i < amounts.length; i++) {
            boolean same = facts.size() == about.length && facts.get(i).about() == about[i];
            amounts[i] = same ? facts.get(i).amount() : Integer.MIN_VALUE;
        }
        int[] moves = new int[amounts.length];
        Arrays.fill(moves, 1);
        boolean won = position.turn().isOver() && position.result().winners().contains(seat);
        return new Reach(amounts, moves, won ? 1 : Reach.NEVER);
    }
}
