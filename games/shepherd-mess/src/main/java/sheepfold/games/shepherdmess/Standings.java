package sheepfold.games.shepherdmess;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;

/** Who has what at home, and what that makes of the game when it ends. Scores are half sheep (SM-END-02). */
final class Standings {
    /** How a game ends. */
    enum Ending {
        PENNED("penned"),
        ROUND_LIMIT("roundLimit"),
        REPETITION("repetition"),
        LAST_LEFT("lastLeft");

        /** As the rules call it. */
        final String inDetails;

        Ending(String inDetails) {
            this.inDetails = inDetails;
        }
    }

    private static final int SHEEP = 2;
    private static final int SHEEP_WITH_RAM = 3;

    /** The better ones first: those who compete for the win, the others without strangers, those with, those out. */
    private enum Class {
        COMPETES,
        CLEAN,
        WITH_STRANGERS,
        OUT
    }

    private Standings() {}

    /** Own sheep in the own pen. */
    static int home(Meadow meadow, int player) {
        int pen = meadow.pens.tile(player);
        return pen == Tile.NOWHERE ? 0 : meadow.flocks.on(pen, player);
    }

    /** Other flocks' sheep in a player's pen. */
    static int strangers(Meadow meadow, int player) {
        int pen = meadow.pens.tile(player);
        return pen == Tile.NOWHERE ? 0 : meadow.flocks.on(pen) - meadow.flocks.on(pen, player);
    }

    static boolean hasRam(Meadow meadow, int player) {
        return meadow.pens.has(player) && meadow.flocks.ram == meadow.pens.tile(player);
    }

    /** Is the whole flock, and nobody else's sheep, in the player's pen (SM-END-01)? */
    static boolean hasFinished(Meadow meadow, int player) {
        return home(meadow, player) == meadow.rules.flock() && strangers(meadow, player) == 0;
    }

    static boolean anybodyHasFinished(Meadow meadow) {
        for (int player = 0; player < meadow.rules.seats(); player++) {
            if (hasFinished(meadow, player)) {
                return true;
            }
        }
        return false;
    }

    /** Two half points for each own sheep at home, three if the ram is there too. */
    static int score(Meadow meadow, int player) {
        return home(meadow, player) * (hasRam(meadow, player) ? SHEEP_WITH_RAM : SHEEP);
    }

    private static Class classOf(Meadow meadow, int player) {
        if (meadow.pens.isOut(player)) {
            return Class.OUT;
        }
        if (meadow.phase() == Phase.LAST_LEFT) {
            return Class.COMPETES;
        }
        if (strangers(meadow, player) > 0) {
            return Class.WITH_STRANGERS;
        }
        boolean finisherWins = meadow.phase() == Phase.PENNED && meadow.rules.finisherWins();
        return finisherWins && !hasFinished(meadow, player) ? Class.CLEAN : Class.COMPETES;
    }

    private static boolean isBetter(Meadow meadow, int one, int two) {
        int byClass = classOf(meadow, one).compareTo(classOf(meadow, two));
        return byClass == 0 ? score(meadow, one) > score(meadow, two) : byClass < 0;
    }

    /** 1 for the best; equal ones share a rank (SM-END-05). */
    static int rank(Meadow meadow, int player) {
        int rank = 1;
        for (int other = 0; other < meadow.rules.seats(); other++) {
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
        for (int player = 0; player < meadow.rules.seats(); player++) {
            winners += wins(meadow, player) ? 1 : 0;
        }
        return winners;
    }

    private static List<Integer> those(Meadow meadow, IntPredicate chosen) {
        return IntStream.range(0, meadow.rules.seats()).filter(chosen).boxed().toList();
    }

    private static <T> List<T> ofEach(Meadow meadow, IntFunction<T> fact) {
        return IntStream.range(0, meadow.rules.seats()).mapToObj(fact).toList();
    }

    private static Result.Kind kind(Meadow meadow) {
        if (winners(meadow) > 0) {
            return Result.Kind.WIN;
        }
        boolean nobodyCompetes = those(meadow, player -> classOf(meadow, player) == Class.COMPETES)
                .isEmpty();
        return nobodyCompetes ? Result.Kind.LOSS : Result.Kind.DRAW;
    }

    static Result result(Meadow meadow, Ending ending) {
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("ended", ending.inDetails);
        details.put("rounds", meadow.course.round);
        details.put("home", ofEach(meadow, player -> home(meadow, player)));
        details.put("ram", ofEach(meadow, player -> hasRam(meadow, player)));
        details.put("finished", ofEach(meadow, player -> hasFinished(meadow, player)));
        details.put("foreign", ofEach(meadow, player -> strangers(meadow, player)));
        details.put("out", ofEach(meadow, meadow.pens::isOut));
        return new Result(
                kind(meadow),
                those(meadow, player -> wins(meadow, player)),
                ofEach(meadow, player -> score(meadow, player)),
                ofEach(meadow, player -> rank(meadow, player)),
                ending,
                reason(meadow, ending),
                details);
    }

    static Sentence reason(Meadow meadow, Ending ending) {
        return Sentence.inTurn(List.of(how(meadow, ending), verdict(meadow)));
    }

    private static Sentence how(Meadow meadow, Ending ending) {
        return switch (ending) {
            case PENNED ->
                named(
                        meadow,
                        player -> hasFinished(meadow, player),
                        "{player} has the whole flock home.",
                        "{players} have the whole flock home.");
            case ROUND_LIMIT -> Sentence.of("Round {n} was the last.", meadow.course.round);
            case REPETITION -> Sentence.of("The same position has come up again: the game goes in circles.");
            case LAST_LEFT -> Sentence.of(winners(meadow) == 0 ? "Everybody is out." : "All others are out.");
        };
    }

    private static Sentence verdict(Meadow meadow) {
        return switch (kind(meadow)) {
            case WIN -> named(meadow, player -> wins(meadow, player), "{player} wins.", "{players} share the win.");
            case LOSS -> Sentence.of("Nobody wins.");
            case DRAW, SCORES -> Sentence.of("No sheep counts: the game is drawn.");
        };
    }

    private static Sentence named(Meadow meadow, IntPredicate chosen, String one, String several) {
        List<Integer> players = those(meadow, chosen);
        return players.size() == 1
                ? Sentence.of(one, meadow.colour(players.getFirst()).atHead())
                : Sentence.of(
                        several,
                        Sentence.list(players.stream()
                                .map(player -> meadow.colour(player).atHead())
                                .toList()));
    }
}
