package sheepfold.lab.measure;

/**
 * How a thing of the box fared, such as a card: counted by games and by seats of games.
 *
 * @param kind what it is, such as a card
 * @param games in how many something happened that was about it
 * @param offered seats that could make a move with it
 * @param used seats that made one
 * @param won how many of these won
 * @param offeredWon how many of the seats won that could, whether they did or not
 * @param probability of so large a difference between those who used it and those who could and did not, if it did not matter
 * @param stands true if that is more than luck, with so many things compared
 */
public record ComponentStats(
        String kind,
        String id,
        String name,
        int games,
        int offered,
        int used,
        int won,
        int offeredWon,
        double probability,
        boolean stands) {
    /** The share of the seats with it that won. */
    public Interval wins() {
        return Interval.share(won, used);
    }

    /** The share of the seats that won without it, though they might have had it. */
    public Interval winsWithout() {
        return Interval.share(offeredWon - won, offered - used);
    }
}
