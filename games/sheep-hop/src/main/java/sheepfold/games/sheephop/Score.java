package sheepfold.games.sheephop;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;

/** How a game is scored. Sheep still on the board count as captured: at nightfall, and when a game is abandoned. */
final class Score {
    /** What ends a game. */
    enum Ending {
        NO_SHEEP_LEFT,
        NIGHTFALL
    }

    private static final int GOOD_GAME = 7;

    private final Hillside hillside;
    private final HopRules rules;
    private final int saved;
    private final int lost;

    private Score(Hillside hillside) {
        this.hillside = hillside;
        this.rules = hillside.rules();
        this.saved = hillside.saved();
        this.lost = rules.flock() - saved;
    }

    static Result of(Hillside hillside) {
        return new Score(hillside).result();
    }

    private Result result() {
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("saved", saved);
        details.put("captured", lost);
        details.put("title", title().orElse(""));
        details.put("rolls", hillside.rolls);
        details.put("win", won());
        suggestion().ifPresent(suggestion -> details.put("suggestion", suggestion.plain()));
        Ending ending = hillside.sheep() == 0 ? Ending.NO_SHEEP_LEFT : Ending.NIGHTFALL;
        return Result.shared(won(), saved, rules.seats(), ending, reason(), details);
    }

    /** More saved than captured; a tie is no win (SS-SCORE-01). */
    private boolean won() {
        return saved > lost;
    }

    /** The Shepherd scale is made for the whole flock (SS-SCORE-02). */
    private Optional<String> title() {
        return rules.isWholeFlock() ? Pieces.BOX.title(saved) : Optional.empty();
    }

    private Sentence reason() {
        Sentence verdict = Sentence.of(title().orElse(won() ? "The flock is safe" : "The wolves had a field day"));
        int stranded = Long.bitCount(hillside.sheep());
        return stranded == 0
                ? Sentence.of("{verdict}: {saved} saved, {captured} captured.", verdict, saved, lost)
                : Sentence.of(
                        "{verdict}: {saved} saved, {captured} captured, {stranded} of them out in the dark.",
                        verdict,
                        saved,
                        lost,
                        stranded);
    }

    private Optional<Sentence> suggestion() {
        if (!rules.isWholeFlock() || saved < GOOD_GAME) {
            return Optional.empty();
        }
        return Optional.of(rules.level()
                .next()
                .map(level -> Sentence.of("You are ready for the next level: {level}.", level))
                .orElseGet(() -> Sentence.of("You are ready to play with other tiles.")));
    }
}
