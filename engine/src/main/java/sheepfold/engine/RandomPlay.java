package sheepfold.engine;

import java.util.random.RandomGenerator;

/** Plays uniformly random moves, chance by its weights. Bots' playouts, the test kit and the benchmark run on it. */
public final class RandomPlay<P extends Position<P, M>, M extends Move> {
    private final Moves<M> moves = new Moves<>();
    private long playerMoves;

    /** Plays until it is over or the limit is reached; the number of moves made, chance included. */
    public int toTheEnd(P position, RandomGenerator random, int limit) {
        for (int made = 0; made < limit; made++) {
            Turn turn = position.turn();
            int actor;
            if (turn instanceof Turn.Players players) {
                Seats seats = players.seats();
                actor = seats.count() == 1 ? seats.lowest() : seats.nth(random.nextInt(seats.count()));
                playerMoves++;
            } else if (turn instanceof Turn.Chance) {
                actor = Seats.CHANCE;
            } else {
                return made;
            }
            moves.clear();
            position.legalMoves(actor, moves);
            position.play(actor, moves.pick(random), Events.UNHEARD);
        }
        return limit;
    }

    /** Moves of seats, not of chance, that this has made so far. */
    public long playerMoves() {
        return playerMoves;
    }
}
