package sheepfold.lab.play;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * How a game went, as noted while it was played.
 *
 * @param ending which of the game's endings it was
 * @param rounds how often it was the turn of the seat that had most turns
 * @param choices of each seat: decisions with two moves or more
 * @param forced decisions with a single move
 * @param options moves to choose from, over all choices
 * @param passes choices that ended in doing nothing
 * @param minutes that people would take, by a rule of thumb
 * @param stalled the longest row of moves in which nobody's prospects changed
 * @param leadChanges how often another seat came to lead; nothing where the game tells no leader
 * @param behind by how much a winner was behind at the worst moment
 * @param decided after what share of the game the winner kept the lead
 * @param decisions how often each kind of decision was made
 * @param kinds how often seats made each kind of move
 * @param rules how often a rule was named as the reason for something, or forbade a move that had been possible before
 * @param things by kind and id
 * @param weighed choices of this game that a search looked at
 * @param log every decision, where that was asked for
 */
public record GameStats(
        String ending,
        int rounds,
        List<Integer> choices,
        int forced,
        long options,
        int passes,
        double minutes,
        int stalled,
        Optional<Integer> leadChanges,
        Optional<Double> behind,
        Optional<Double> decided,
        Map<String, Integer> decisions,
        Map<String, Integer> kinds,
        Map<String, Integer> rules,
        Map<String, Map<String, Use>> things,
        List<Weighed> weighed,
        List<Decided> log) {
    /** The figures alone. */
    GameStats slim() {
        return new GameStats(
                ending,
                rounds,
                choices,
                forced,
                options,
                passes,
                minutes,
                stalled,
                leadChanges,
                behind,
                decided,
                Map.of(),
                Map.of(),
                Map.of(),
                Map.of(),
                List.of(),
                List.of());
    }

    /**
     * What was done with a thing, such as a card: seats as bits.
     *
     * @param named true if anything that happened was about it
     * @param offered seats that might have made a move with it
     * @param used seats that did
     */
    public record Use(boolean named, int offered, int used) {
        Use or(Use more) {
            return new Use(named || more.named, offered | more.offered, used | more.used);
        }
    }

    /**
     * A choice that a search looked at.
     *
     * @param looked how many moves it compared
     * @param real how many of them are about as good as the best
     */
    public record Weighed(int looked, int real) {}

    /**
     * A decision as it stands in a table of decisions.
     *
     * @param move its number in the game
     * @param chances of every seat before it, as the game's own judgement has them
     */
    public record Decided(int move, int seat, String kind, int options, String text, List<Double> chances) {}

    /** In thousandths, as far as anybody reads. */
    public static double rounded(double value) {
        return Math.rint(value * 1000) / 1000;
    }

    /** What a record of a move is called. */
    public static String kind(Class<?> move) {
        return move.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }
}
