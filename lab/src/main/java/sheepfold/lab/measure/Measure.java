package sheepfold.lab.measure;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;

/**
 * One thing that was found out about a game.
 *
 * @param value with its bounds; nothing where the game or the run cannot give it
 * @param unit what the value counts; {@code share} for a part of a whole
 * @param meaning one sentence: what it tells, or why there is none
 * @param warning one sentence where it is out of line
 */
public record Measure(
        String id,
        String title,
        @Nullable Interval value,
        String unit,
        String meaning,
        @Nullable String warning) {
    private static final String SHARE = "share";

    /** What may be found out: its title, the unit of its value and what it means, with gaps for what differs from game to game. */
    enum Kind {
        MOVES("moves", "", "Moves of a game, chance included."),
        ROUNDS("rounds", "", "How often the seat with most turns came to its turn."),
        CHOICES("choices of a seat", "", "Decisions of one seat in a game that leave something to choose."),
        MINUTES(
                "minutes",
                "",
                "A guess at how long people take: three seconds for each move, and four more for each time that"
                        + " the choices double."),
        WINS("games won", SHARE, "All win or lose together; this is how often they win."),
        SEATS(
                "seat advantage",
                SHARE,
                "How much more often %s wins than an equal share; the bounds allow for %d seats having been looked at."),
        DECISIVE("decided games", SHARE, "Games that somebody wins, alone or with others."),
        DRAWS("draws", SHARE, "Games that end undecided."),
        BEHIND("drama", SHARE, "How far the winner was behind in chances at the worst moment."),
        LEAD_CHANGES(
                "changes of the lead",
                "",
                "How often another seat came to lead, or where all play together, how often winning and losing"
                        + " changed places."),
        DECIDED("decided after", SHARE, "The part of the game after which those who win keep the lead."),
        OPTIONS("moves to choose from", "", "Listed moves of a decision that leaves something to choose."),
        REAL(
                "real choices",
                SHARE,
                "Of %s choices that a search of 400 iterations looked at, those with more than one move within 5 points of the best."),
        REACH("moves within reach", "", "How many moves of such a choice lie within 5 points of the best."),
        FORCED("forced moves", SHARE, "Decisions with a single move."),
        PASSES("passes", SHARE, "Choices at which a seat chose to do nothing."),
        STALLED(
                "longest stall",
                SHARE,
                "The longest row of moves after which nobody's chances had changed, as a part of the game."),
        SKILL(
                "skill depth",
                "doublings",
                "How many times in a row a search that thinks twice as long does better than its half, from %d iterations on."),
        LUCK(
                "luck",
                SHARE,
                "The part of the variance of who wins that goes with chance alone, found by playing %d chances with %d trains of thought each; thoughts alone make %s, the rest is both together."),
        UNUSED(
                "never used",
                "",
                "Kinds of decisions, moves and endings, and things of the box, that came up in no game%s"),
        THINGS(
                "things that matter",
                "",
                "Things of the box with which a seat wins more or less often than the same seat without them, though it could have used them, by more than luck with %d looked at (Mantel and Haenszel, Benjamini and Hochberg, 5 %%); what is the cause is another question."),
        RULES(
                "rules at work",
                "of %d",
                "Rules that an event named, or that forbade a move which had been made before; the others may work"
                        + " without a word.");

        private final String title;
        private final String unit;
        private final String meaning;

        Kind(String title, String unit, String meaning) {
            this.title = title;
            this.unit = unit;
            this.meaning = meaning;
        }

        boolean isShare() {
            return unit.equals(SHARE);
        }
    }

    /** Without a warning if that is empty. */
    static Measure of(Kind kind, Interval value, String warning, Object... gaps) {
        return new Measure(
                Ids.of(kind),
                kind.title,
                value,
                kind.unit.formatted(gaps),
                kind.meaning.formatted(gaps),
                warning.isEmpty() ? null : warning);
    }

    static Measure missing(Kind kind, String why) {
        return new Measure(Ids.of(kind), kind.title, null, "", why, null);
    }

    public Optional<Interval> known() {
        return Optional.ofNullable(value);
    }

    /** The value as people read it; empty where there is none. */
    public String inWords() {
        return known().map(interval -> unit.equals(SHARE)
                        ? Numbers.percent(interval.value())
                        : Numbers.number(interval.value()) + (unit.isEmpty() ? "" : " " + unit))
                .orElse("");
    }

    /** Its bounds as people read them; empty where there are none. */
    public String boundsInWords() {
        return known().filter(interval -> interval.low() < interval.high())
                .map(interval -> {
                    String bounds = unit.equals(SHARE) ? Numbers.bounds(interval) + " %" : Numbers.range(interval);
                    return interval.low() < 0 ? bounds.replace("–", " to ") : bounds;
                })
                .orElse("");
    }
}
