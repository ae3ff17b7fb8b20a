package sheepfold.lab.puzzle;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sheepfold.advice.Advice;
import sheepfold.advice.Fact;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.lessons.Puzzle;

/** What a puzzle asks for where it takes a turn and not just its first move. */
public final class TurnGoal<P extends Position<P, M>, M extends Move> {
    private final Advice<P, M> advice;
    private final int seat;
    private final Puzzle.Aim aim;
    private final List<Fact> atFirst;

    /** The goal of a seat in a position. */
    public TurnGoal(Advice<P, M> advice, P start, int seat, Puzzle.Aim aim) {
        this.advice = advice;
        this.seat = seat;
        this.aim = aim;
        this.atFirst = advice.facts(start, seat);
    }

    public boolean isReached(P position) {
        if (aim.equals(Puzzle.Aim.WIN)) {
            return position.turn().isOver() && position.result().winners().contains(seat);
        }
        List<Fact> facts = advice.facts(position, seat);
        if (facts.size() != atFirst.size()) {
            return false;
        }
        Fact before = atFirst.get(aim.fact());
        Fact now = facts.get(aim.fact());
        return now.about() == before.about() && now.amount() - before.amount() >= aim.gain();
    }

    /** The fewest moves of the seat that reach it in what is left of its turn; nothing if none do. */
    public Optional<List<M>> way(P from) {
        record Line<P, M>(P position, List<M> made) {}
        Deque<Line<P, M>> open = new ArrayDeque<>(List.of(new Line<>(from, List.of())));
        for (int looked = 0; !open.isEmpty() && looked < RestOfTurn.MOST_POSITIONS; ) {
            Line<P, M> line = open.removeFirst();
            Moves<M> moves = RestOfTurn.goesOn(line.position, seat) ? line.position.legalMoves(seat) : new Moves<>();
            for (int i = 0; i < moves.size(); i++, looked++) {
                P after = line.position.after(seat, moves.get(i));
                List<M> made = Stream.concat(line.made.stream(), Stream.of(moves.get(i)))
                        .toList();
                if (isReached(after)) {
                    return Optional.of(made);
                }
                open.addLast(new Line<>(after, made));
            }
        }
        return Optional.empty();
    }
}
