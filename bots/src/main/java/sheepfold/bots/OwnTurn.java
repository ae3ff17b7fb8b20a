package sheepfold.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
import sheepfold.engine.Events;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Turn;

/** What a seat can bring about before anybody else or chance has a say: a win that is there needs no estimate. */
final class OwnTurn<P extends Position<P, M>, M extends Move> {
    /** So many positions are looked at, the nearest first. */
    private static final int MOST = 3_000;

    private final Advice<P, M> advice;
    private final int seat;
    private int looked;

    private OwnTurn(Advice<P, M> advice, int seat) {
        this.advice = advice;
        this.seat = seat;
    }

    /** Where all is open, the ranking with the moves that win for certain before the others. */
    static <P extends Position<P, M>, M extends Move> List<Ranked<M>> winsFirst(
            Observation<P, M> seen, List<Ranked<M>> ranking) {
        if (ranking.getFirst().exact()) {
            return ranking;
        }
        List<Ranked<M>> wins = winning(seen);
        List<M> moves = wins.stream().map(Ranked::move).toList();
        return Stream.concat(wins.stream(), ranking.stream().filter(one -> !moves.contains(one.move())))
                .toList();
    }

    /** The moves that win soonest; none where a seat cannot see everything, or where more counts than to win. */
    static <P extends Position<P, M>, M extends Move> List<Ranked<M>> winning(Observation<P, M> seen) {
        Advice<P, M> advice = Advice.of(seen.game());
        P position = seen.determinize(new SeededRandom(0));
        boolean decides = advice.isChance() && !seen.game().info().hidden() && isAlone(position, seen.seat());
        return decides ? new OwnTurn<>(advice, seen.seat()).winning(position) : List.of();
    }

    private static boolean isAlone(Position<?, ?> position, int seat) {
        return position.turn() instanceof Turn.Players players
                && players.seats().count() == 1
                && players.seats().lowest() == seat;
    }

    /**
     * A line of own moves.
     *
     * @param first its first move
     */
    private record Line<P, M>(M first, P end) {}

    /** Level by level, so that the first win is the soonest. */
    private List<Ranked<M>> winning(P start) {
        List<Line<P, M>> lines = new ArrayList<>();
        for (M move : legal(start)) {
            lines.add(new Line<>(move, after(start, move)));
        }
        for (int made = 1; !lines.isEmpty() && looked < MOST; made++) {
            List<M> wins = lines.stream()
                    .filter(line -> isWon(line.end))
                    .map(Line::first)
                    .distinct()
                    .toList();
            if (!wins.isEmpty()) {
                String words = made == 1 ? "wins now" : "wins in %d moves of this turn".formatted(made);
                return wins.stream().map(move -> Ranked.exactly(move, 1, words)).toList();
            }
            lines = longer(lines);
        }
        return List.of();
    }

    private List<Line<P, M>> longer(List<Line<P, M>> lines) {
        List<Line<P, M>> longer = new ArrayList<>();
        for (Line<P, M> line : lines) {
            for (M move : looked < MOST && isAlone(line.end, seat) ? legal(line.end) : new Moves<M>()) {
                longer.add(new Line<>(line.first, after(line.end, move)));
            }
        }
        return longer;
    }

    private Moves<M> legal(P position) {
        Moves<M> moves = new Moves<>();
        position.legalMoves(seat, moves);
        return moves;
    }

    private P after(P position, M move) {
        looked++;
        P after = position.copy();
        after.play(seat, move, Events.UNHEARD);
        return after;
    }

    private boolean isWon(P position) {
        return position.turn().isOver() && advice.value(position, seat) >= 1;
    }
}
