package sheepfold.bots;

import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.engine.Events;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Turn;

/** Plays on from a position by what the game calls sensible, so far as it does better than to ask for the value. */
public final class Playout<P extends Position<P, M>, M extends Move> {
    private final Advice<P, M> advice;
    private final int length;
    private final boolean blind;
    private final Moves<M> moves = new Moves<>();

    public Playout(Advice<P, M> advice, SearchStyle style) {
        this(advice, style.playoutLength(), style.blind());
    }

    public Playout(Advice<P, M> advice, int length) {
        this(advice, length, false);
    }

    private Playout(Advice<P, M> advice, int length, boolean blind) {
        this.advice = advice;
        this.length = length;
        this.blind = blind;
    }

    /** What a move comes to with one luck, to the one who made it: the same luck deals what is hidden and plays on. */
    public double worth(Observation<P, M> seen, M move, long luck) {
        SeededRandom same = new SeededRandom(luck);
        P position = seen.determinize(same);
        position.play(seen.seat(), move, Events.UNHEARD);
        play(position, same);
        return advice.value(position, seen.seat());
    }

    public void play(P position, RandomGenerator random) {
        for (int made = 0; made < length || !advice.settled(position); made++) {
            Turn turn = position.turn();
            if (turn.isOver()) {
                return;
            }
            moves.clear();
            if (turn instanceof Turn.Players players) {
                Seats seats = players.seats();
                int seat = seats.count() == 1 ? seats.lowest() : seats.nth(random.nextInt(seats.count()));
                position.legalMoves(seat, moves);
                M move = blind ? moves.pick(random) : advice.playoutMove(position, seat, moves, random);
                position.play(seat, move, Events.UNHEARD);
            } else {
                position.legalMoves(Seats.CHANCE, moves);
                position.play(Seats.CHANCE, moves.pick(random), Events.UNHEARD);
            }
        }
    }
}
