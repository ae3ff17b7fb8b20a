package sheepfold.games.sheephop;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;

/** How a game is scored. Sheep still on the board count as captured: at nightfall, and when a game is abandoned. */
final class Score {
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
        details.put("title", title());
        details.put("rolls", hillside.rolls());
        details.put("win", won());
        suggestion().ifPresent(suggestion -> details.put("suggestion", suggestion));
        return Result.shared(won(), saved, rules.seats(), Hillside.Phase.OVER, Sentence.sign(reason()), details);
    }

    /** More saved than captured; a tie is no win (SS-SCORE-01). */
    private boolean won() {
        return saved > lost;
    }

    /** The Shepherd scale is made for the whole flock (SS-SCORE-02). */
    private String title() {
        return rules.isWholeFlock() ? Pieces.BOX.title(saved).orElse("") : "";
    }

    private String reason() {
        String verdict = title().isEmpty() ? won() ? "The flock is safe" : "The wolves had a field day" : title();
        int stranded = Long.bitCount(hillside.sheep());
        String dark = stranded == 0 ? "" : ", %d of them out in the dark".formatted(stranded);
        return "%s: %d saved, %d captured%s.".formatted(verdict, saved, lost, dark);
    }

    private Optional<String> suggestion() {
        if (!rules.isWholeFlock() || saved < GOOD_GAME) {
            return Optional.empty();
        }
        return Optional.of(rules.nextLevel()
                .map(next -> "You are ready for the next level: " + next + ".")
                .orElse("You are ready to play with other tiles."));
    }
}
