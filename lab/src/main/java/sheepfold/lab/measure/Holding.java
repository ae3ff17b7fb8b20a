package sheepfold.lab.measure;

import java.io.Serializable;

/**
 * How seats fared that had a thing, such as a card.
 *
 * @param seats how many had it, over all games
 * @param won how many of these won
 */
public record Holding(String name, int seats, int won) implements Serializable {
    /** The share of those seats that won. */
    public Interval wins() {
        return Interval.share(won, seats);
    }

    double share() {
        return (double) won / seats;
    }

    Holding plus(Holding more) {
        return new Holding(name, seats + more.seats, won + more.won);
    }
}
