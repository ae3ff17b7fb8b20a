package sheepfold.games.sheephop.oracle;

import java.util.List;
import java.util.Locale;
import sheepfold.games.sheephop.SheepHopMove;

/**
 * What a position is worth with best play.
 *
 * @param prospect what is to be expected of the game
 * @param moreSaved how many of the sheep that are out will come home, on average
 * @param outlook whether these sheep decide about the win
 * @param rounded true if the figures come from a file, in which they are rounded
 * @param moves every legal move, the best first; none where the die decides
 */
public record Judgement(Prospect prospect, double moreSaved, Outlook outlook, boolean rounded, List<JudgedMove> moves) {
    private static final double DIGITS = 1e-9;

    /**
     * A move and what is to be expected after it.
     *
     * @param wayHome how many moves the sheep on the board then have before them
     */
    public record JudgedMove(SheepHopMove move, Prospect prospect, int wayHome) {}

    /** Is the game won already, can it be lost or won, or can it not be won any more? */
    public enum Outlook {
        WON,
        OPEN,
        LOST
    }

    /** What is to be expected after one of the moves, such as "exactly 1.28 more sheep home; 83 % to win". */
    public String inWords(Prospect after) {
        String result = switch (outlook) {
            case WON -> "the game is won";
            case OPEN -> percent(after.win()) + " to win";
            case LOST -> "the game cannot be won any more";
        };
        double more = moreSaved + after.saved() - prospect.saved();
        return String.format(
                Locale.ROOT, "%s %.2f more sheep home; %s", rounded ? "very nearly" : "exactly", more, result);
    }

    /** Nothing is called certain that is not. */
    private static String percent(double chance) {
        if (chance > 0.995 && chance < 1 - DIGITS) {
            return "over 99 %";
        }
        return chance < 0.005 && chance > DIGITS ? "under 1 %" : Math.round(100 * chance) + " %";
    }
}
