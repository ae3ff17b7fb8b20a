package sheepfold.games.shepherdmess;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;
import sheepfold.games.shepherdmess.Meadow.Phase;

/** Who has what at home, and what that makes of the game when it ends. Scores are half sheep (SM-END-02). */
final class Standings {
    private static final int SHEEP = 2;
    private static final int SHEEP_WITH_RAM = 3;

    /** The better ones first: those who compete for the win, the others without strangers, those with, those out. */
    private enum Class {
        COMPETES,
        CLEAN,
        WITH_STRANGERS,
        OUT
    }

    private final Meadow meadow;
    private final Phase ending;

    private Standings(Meadow meadow) {
        this.meadow = meadow;
        this.ending = meadow.phase();
    }

    static Standings of(Meadow meadow) {
        return new Standings(meadow);
    }

    /** As the result's reason is called in the rules. */
    static String named(Phase ending) {
        return switch (ending) {
            case PENNED -> "penned";
            case ROUND_LIMIT -> "roundLimit";
            case REPETITION -> "repetition";
            case LAST_LEFT -> "lastLeft";
            case FIRST, MUD, PUDDLES, PLACE, PENS, RAM, ACT, PICK -> "";
        };
    }

    /** Two half points for each own sheep at home, three if the ram is there too. */
    static int score(Meadow meadow, int player) {
        return meadow.home(player) * (meadow.hasRam(player) ? SHEEP_WITH_RAM : SHEEP);
    }

    private static boolean hasFinished(Meadow meadow, int player) {
        return (meadow.finishers() >> player & 1) != 0;
    }

    private static Class classOf(Meadow meadow, int player) {
        if (meadow.isOut(player)) {
            return Class.OUT;
        }
        if (meadow.phase() == Phase.LAST_LEFT) {
            return Class.COMPETES;
        }
        if (meadow.foreignSheep(player) > 0) {
            return Class.WITH_STRANGERS;
        }
        boolean finisherWins = meadow.phase() == Phase.PENNED && meadow.rules().finisherWins();
        return finisherWins && !hasFinished(meadow, player) ? Class.CLEAN : Class.COMPETES;
    }

    private static boolean isBetter(Meadow meadow, int one, int two) {
        int byClass = classOf(meadow, one).compareTo(classOf(meadow, two));
        return byClass == 0 ? score(meadow, one) > score(meadow, two) : byClass < 0;
    }

    /** 1 for the best; equal ones share a rank (SM-END-05). */
    static int rank(Meadow meadow, int player) {
        int rank = 1;
        for (int other = 0; other < meadow.rules().seats(); other++) {
            rank += isBetter(meadow, other, player) ? 1 : 0;
        }
        return rank;
    }

    /** Is this the best of those who compete? A score of 0 wins only if all others are out (SM-END-04, SM-PEN-07). */
    static boolean wins(Meadow meadow, int player) {
        return rank(meadow, player) == 1
                && classOf(meadow, player) == Class.COMPETES
                && (score(meadow, player) > 0 || meadow.phase() == Phase.LAST_LEFT);
    }

    static int winners(Meadow meadow) {
        int winners = 0;
        for (int player = 0; player < meadow.rules().seats(); player++) {
            winners += wins(meadow, player) ? 1 : 0;
        }
        return winners;
    }

    private int score(int player) {
        return score(meadow, player);
    }

    private boolean finished(int player) {
        return hasFinished(meadow, player);
    }

    private boolean wins(int player) {
        return wins(meadow, player);
    }

    private List<Integer> those(IntPredicate chosen) {
        return IntStream.range(0, meadow.rules().seats()).filter(chosen).boxed().toList();
    }

    private <T> List<T> ofEach(IntFunction<T> fact) {
        return IntStream.range(0, meadow.rules().seats()).mapToObj(fact).toList();
    }

    private Result.Kind kind() {
        if (winners(meadow) > 0) {
            return Result.Kind.WIN;
        }
        boolean somebodyCompetes =
                !those(player -> classOf(meadow, player) == Class.COMPETES).isEmpty();
        return somebodyCompetes ? Result.Kind.DRAW : Result.Kind.LOSS;
    }

    Result result() {
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("ended", named(ending));
        details.put("rounds", meadow.round());
        details.put("home", ofEach(meadow::home));
        details.put("ram", ofEach(meadow::hasRam));
        details.put("finished", ofEach(this::finished));
        details.put("foreign", ofEach(meadow::foreignSheep));
        details.put("out", ofEach(meadow::isOut));
        return new Result(
                kind(),
                those(this::wins),
                ofEach(this::score),
                ofEach(player -> rank(meadow, player)),
                ending,
                Sentence.sign(reason()),
                details);
    }

    String reason() {
        return how() + " " + verdict();
    }

    private String how() {
        return switch (ending) {
            case PENNED -> "%s the whole flock home.".formatted(inWords(those(this::finished), "has", "have"));
            case ROUND_LIMIT -> "Round %d was the last.".formatted(meadow.round());
            case REPETITION -> "The same position has come up again: the game goes in circles.";
            case LAST_LEFT -> winners(meadow) == 0 ? "Everybody is out." : "All others are out.";
            case FIRST, MUD, PUDDLES, PLACE, PENS, RAM, ACT, PICK -> throw new IllegalStateException("it is not over");
        };
    }

    private String verdict() {
        return switch (kind()) {
            case WIN -> inWords(those(this::wins), "wins", "share the win") + ".";
            case LOSS -> "Nobody wins.";
            case DRAW, SCORES -> "No sheep counts: the game is drawn.";
        };
    }

    private String inWords(List<Integer> players, String one, String several) {
        String names =
                players.stream().map(player -> meadow.rules().called(player)).collect(Collectors.joining(" and "));
        return "%s%s %s"
                .formatted(
                        Character.toUpperCase(names.charAt(0)),
                        names.substring(1),
                        players.size() == 1 ? one : several);
    }
}
