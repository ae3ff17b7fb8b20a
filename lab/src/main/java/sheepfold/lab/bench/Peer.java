package sheepfold.lab.bench;

import java.util.Optional;
import java.util.random.RandomGenerator;

/** A program that plays one game at random, made for nothing else. */
public interface Peer {
    String description();

    /** Plays one random game; the number of moves made. */
    int playOne(RandomGenerator random);

    /** Did seat 0 win the last game? */
    boolean firstSeatWon();

    static Optional<Peer> of(String game) {
        return game.equals("wolf-and-sheep") ? Optional.of(new HandWrittenHunt()) : Optional.empty();
    }
}
