package sheepfold.lab.puzzle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
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
    private static final String GIVES_YOU = "gives you ";
    private static final Pattern SEAT = Pattern.compile("⟦seat:[^⟧]*⟧");

    /** At least three words, for "Two moves: run a dog" says nothing before the colon. */
    private static final Pattern FIRST_CLAUSE = Pattern.compile("^\\S+ \\S+ [^.:;]+");

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
        return goal.map(Goal::deed).map(PuzzleWords::asked).orElseGet(() -> isVerb(worth()) ? asked(worth()) : scene());
    }

    private String worth() {
        return verdict.best().words();
    }

    /** What the decision is about, in the words with which its sentence begins; whoever it names is nobody one knows. */
    private String scene() {
        String somebody = seen.game().info().cooperative() ? "a friend" : "a rival";
        String decision = Sentence.unmarked(SEAT.matcher(decision()).replaceAll(somebody));
        return capital(FIRST_CLAUSE
                .matcher(decision)
                .results()
                .map(MatchResult::group)
                .findFirst()
                .orElse(decision));
    }

    private String decision() {
        return position.decision(seen.seat()).task().marked();
    }

    /** What somebody is asked to do: "brings a sheep home" becomes "Bring a sheep home". */
    private static String asked(String deed) {
        if (deed.startsWith(GIVES_YOU)) {
            return "Get " + deed.substring(GIVES_YOU.length());
        }
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

    /** A goal in words: what is to be reached, or what is to be decided where only a search knows what is best. */
    String task() {
        return goal.map(aim ->
                        "%s %s.".formatted(asked(aim.deed()), aim.moves() == 1 ? "with one move" : "in this turn"))
                .orElseGet(() -> isVerb(worth())
                        ? "%s. The next best move %s."
                                .formatted(asked(worth()), verdict.next().words())
                        : "%s One choice %s: find it."
                                .formatted(
                                        decision(),
                                        worth().endsWith("to win") ? "wins most often" : "is clearly the best"));
    }

    String praise() {
        String what = Sentence.unmarked(Bots.whatFor(seen, verdict.best().move(), new SeededRandom(1)));
        Optional<Goal<M>> turn = goal.filter(aim -> aim.moves() > 1);
        if (verdict.isForTheGoalAlone()) {
            return turn.map(aim -> "The turn %s.".formatted(aim.deed()))
                    .orElseGet(() -> capital(what.isEmpty() ? "nothing else does it" : what) + ".");
        }
        return "%s. Next best: %s (%s)."
                .formatted(
                        capital(Stream.of(what, verdict.best().words())
                                .filter(clause -> !clause.isEmpty())
                                .collect(Collectors.joining("; "))),
                        inWords(verdict.next().move()),
                        verdict.next().words());
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
