package sheepfold.engine;

import java.util.List;
import java.util.random.RandomGenerator;

/** All that one seat may use to decide: bots receive this and cannot reach the true position. */
public final class Observation<P extends Position<P, M>, M extends Move> {
    private final Game<P, M> game;
    private final P truth;
    private final int seat;

    public Observation(Game<P, M> game, P position, int seat) {
        this.game = game;
        this.truth = position;
        this.seat = seat;
    }

    public Game<P, M> game() {
        return game;
    }

    public int seat() {
        return seat;
    }

    public Turn turn() {
        return truth.turn();
    }

    public Record view() {
        return truth.view(seat);
    }

    public Moves<M> legalMoves() {
        return truth.legalMoves(seat);
    }

    public List<Form<M>> forms() {
        return truth.forms(seat);
    }

    /** A full position that agrees with everything this seat knows, to be thought about. */
    public P determinize(RandomGenerator random) {
        P guess = truth.determinize(seat, random);
        guess.hasten();
        return guess;
    }
}
