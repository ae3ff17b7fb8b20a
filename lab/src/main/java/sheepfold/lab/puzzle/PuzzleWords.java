package sheepfold.lab.puzzle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.advice.Ranked;
import sheepfold.bots.Bots;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Sentence;
import sheepfold.lessons.Answer;
import sheepfold.lessons.MovePattern;

/** What a puzzle says. It claims nothing but what was computed, counted or weighed. */
final class PuzzleWords<P extends Position<P, M>, M extends Move> {
    private final Observation<P, M> seen;
    private final P position;
    private final Solver.Verdict<M> verdict;
    private final Optional<Goal<M>> goal;

    PuzzleWords(Observation<P, M> seen, P position, Solver.Verdict<M> verdict) {
        this.seen = seen;
        this.position = position;
        this.verdict = verdict;
        this.goal = verdict.goal();
    }

    String title() {
        return goal.map(Goal::deed)
                .map(PuzzleWords::asked)
                .orElseGet(() -> asked(lastClause(verdict.best().words())));
    }

    private static String lastClause(String words) {
        return words.substring(words.lastIndexOf(';') + 1).strip();
    }

    /** What somebody is asked to do: "brings a sheep home" becomes "Bring a sheep home". */
    private static String asked(String deed) {
        String verb = deed.split(" ", 2)[0];
        return capital(
                isVerb(deed) ? verb.replaceFirst("(?<=ch|sh|ss|x)es$|s$", "") + deed.substring(verb.length()) : deed);
    }

    private static boolean isVerb(String words) {
        return words.matches("[a-z]{2,}s .*");
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    String task() {
        return goal.map(this::task).orElseGet(this::taskByWorth);
    }

    private String task(Goal<M> aim) {
        if (aim.moves() == 1) {
            return "Find the move that %s.".formatted(aim.deed());
        }
        return "This can be a turn that %s, if it begins with the right move. Find it.".formatted(aim.deed());
    }

    private String taskByWorth() {
        String best = verdict.best().words();
        return isVerb(best)
                ? "One move %s; the next best %s. Find it."
                        .formatted(best, verdict.next().words())
                : "%s with one move, %s with the next best. Find it."
                        .formatted(capital(lastClause(best)), shortOfNext(lastClause(best)));
    }

    /** What the next best is worth, without the words with which both end; a figure keeps its sign. */
    private String shortOfNext(String best) {
        List<String> words =
                new ArrayList<>(List.of(lastClause(verdict.next().words()).split(" ")));
        List<String> others = new ArrayList<>(List.of(best.split(" ")));
        while (words.size() > 1
                && others.size() > 1
                && words.getLast().equals(others.getLast())
                && !words.getLast().equals("%")) {
            words.removeLast();
            others.removeLast();
        }
        return String.join(" ", words);
    }

    String praise() {
        String what = Sentence.unmarked(Bots.whatFor(seen, verdict.best().move(), new SeededRandom(1)));
        String then = goal.filter(aim -> aim.moves() > 1).map(PuzzleWords::then).orElse("");
        if (verdict.isForTheGoalAlone()) {
            return then.isEmpty() ? capital(what.isEmpty() ? "nothing else does it" : what) + "." : then;
        }
        return "%s. Next best: %s (%s)."
                .formatted(
                        capital(Stream.of(what, verdict.best().words())
                                .filter(clause -> !clause.isEmpty())
                                .collect(Collectors.joining("; "))),
                        inWords(verdict.next().move()),
                        verdict.next().words());
    }

    private static String then(Goal<?> aim) {
        return aim.then().isEmpty()
                ? "Go on like that, and the turn %s.".formatted(aim.deed())
                : "Then comes “%s”, and the turn %s.".formatted(aim.then(), aim.deed());
    }

    private Sentence inWords(M move) {
        return seen.game().notation().words(position, move);
    }

    /** What is said to each other move, those to which the same is said together. */
    List<Answer> answers() {
        Map<String, List<String>> said = new LinkedHashMap<>();
        for (M move : seen.legalMoves()) {
            if (!verdict.good().contains(move)) {
                said.computeIfAbsent(answer(move), _ -> new ArrayList<>())
                        .add(seen.game().notation().write(position, move));
            }
        }
        List<Answer> answers = new ArrayList<>();
        said.forEach((say, moves) -> answers.add(new Answer(MovePattern.of(moves), say, "")));
        if (!seen.forms().isEmpty()) {
            answers.add(Answer.toAnything("That is allowed, but it is not what this is about."));
        }
        return answers;
    }

    private String answer(M move) {
        String missed = goal.map(aim -> missed(aim, move))
                .orElseGet(() -> Sentence.unmarked(Bots.whatItDoes(seen, move, new SeededRandom(1))));
        if (verdict.isForTheGoalAlone()) {
            return capital(missed) + ".";
        }
        String worth = worth(move).map(this::worth).orElse("another move does clearly better");
        return missed.isEmpty() ? capital(worth) + "." : capital(missed) + "; " + worth + ".";
    }

    private String missed(Goal<M> aim, M move) {
        String some = aim.instead().getOrDefault(move, "");
        if (aim.atOnce()) {
            return some.isEmpty() ? "this is not the move that " + aim.deed() : "this move only " + some;
        }
        return some.isEmpty() ? "then nothing %s in this turn".formatted(aim.deed()) : "then this turn only " + some;
    }

    private String worth(Ranked<M> ranked) {
        String best = verdict.best().words();
        return isVerb(best)
                ? "it %s, where another move %s".formatted(ranked.words(), best)
                : "%s, where %s can be had".formatted(ranked.words(), best);
    }

    private Optional<Ranked<M>> worth(M move) {
        return verdict.ranking().stream()
                .filter(ranked -> ranked.move().equals(move))
                .findFirst();
    }
}
