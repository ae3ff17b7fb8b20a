package sheepfold.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.json.BadInput;
import sheepfold.lessons.Answer;
import sheepfold.lessons.Exercise;
import sheepfold.lessons.Lesson;
import sheepfold.lessons.Puzzle;
import sheepfold.lessons.Rulebook;
import sheepfold.lessons.Step;

/** What is wrong with a lesson or a puzzle of a game, each with its place. */
public final class LessonFaults<P extends Position<P, M>, M extends Move> {
    /** Of moves that are too many to list, so many are tried. */
    private static final int SAMPLES = 40;

    private static final int SHOWN = 8;

    private final Game<P, M> game;
    private final Lesson lesson;
    private final Set<String> rules;
    private final List<String> faults = new ArrayList<>();

    /** A puzzle is over with its move, whatever chance makes of it. */
    private final boolean mayEndOpen;

    private LessonFaults(Game<P, M> game, Lesson lesson, boolean mayEndOpen) {
        this.game = game;
        this.lesson = lesson;
        this.mayEndOpen = mayEndOpen;
        this.rules = Rulebook.of(game).ids();
    }

    public static <P extends Position<P, M>, M extends Move> List<String> of(Game<P, M> game, Lesson lesson) {
        return of(game, lesson, false);
    }

    static <P extends Position<P, M>, M extends Move> List<String> ofPuzzle(Game<P, M> game, Puzzle puzzle) {
        return of(game, puzzle.lesson(), true);
    }

    private static <P extends Position<P, M>, M extends Move> List<String> of(
            Game<P, M> game, Lesson lesson, boolean mayEndOpen) {
        LessonFaults<P, M> found = new LessonFaults<>(game, lesson, mayEndOpen);
        found.look();
        return found.faults;
    }

    private void look() {
        text("title", lesson.title());
        text("goal", lesson.goal());
        long general = lesson.steps().stream()
                .flatMap(step -> step.answers().stream())
                .filter(Answer::isGeneral)
                .count();
        require(general <= 1, "steps", "%d answers are for any move; one at most may be".formatted(general));
        for (int number = 0; number < lesson.steps().size(); number++) {
            String place = "steps[%d]".formatted(number);
            lookAtTexts(place, lesson.steps().get(number));
            try {
                lookAt(place, Exercise.of(game, lesson, number), goesOn(number + 1));
            } catch (BadInput e) {
                faults.add(e.line());
            }
        }
    }

    private boolean goesOn(int number) {
        return number < lesson.steps().size()
                && lesson.steps().get(number).position().isEmpty();
    }

    private void lookAtTexts(String place, Step step) {
        text(place + ".title", step.title());
        text(place + ".task", step.task());
        text(place + ".praise", step.praise());
        step.answers().forEach(answer -> text(place + ".answers", answer.say()));
        Stream.concat(step.rules().stream(), step.answers().stream().map(Answer::rule))
                .filter(rule -> !rule.isEmpty() && !rules.contains(rule))
                .forEach(rule -> faults.add(place + ": the rulebook has no rule " + rule));
    }

    private void lookAt(String place, Exercise<P, M> exercise, boolean nextGoesOn) {
        Step step = exercise.step();
        if (!exercise.match().waiting().contains(step.seat())) {
            faults.add(place + ": seat %d is not asked there".formatted(step.seat()));
            return;
        }
        List<M> wanted = exercise.wanted();
        List<M> tried = Stream.of(exercise.legal().stream(), wanted.stream(), samples(exercise))
                .flatMap(moves -> moves)
                .distinct()
                .toList();
        lookAtAccepted(place, exercise, tried);
        lookAtOthers(place, exercise, tried);
        require(
                !nextGoesOn || wanted.size() == 1,
                place,
                "the next step goes on from here, so one move is to be accepted, not " + wanted.size());
        if (!wanted.isEmpty()) {
            exercise.play(wanted.getFirst());
            exercise.goOn();
            require(
                    mayEndOpen || !exercise.match().turn().isChance(),
                    place + ".then",
                    "it leaves open what chance brings");
        }
    }

    private void lookAtAccepted(String place, Exercise<P, M> exercise, List<M> tried) {
        P position = exercise.match().position();
        Step step = exercise.step();
        require(tried.stream().anyMatch(exercise::accepts), place + ".accept", "no legal move is accepted");
        step.accept().forEach(pattern -> {
            pattern.named()
                    .filter(text -> game.notation()
                            .read(position, text)
                            .flatMap(move ->
                                    position.whyNot(step.seat(), move).isEmpty() ? Optional.of(move) : Optional.empty())
                            .isEmpty())
                    .forEach(text -> faults.add(place + ".accept: " + text + " is no legal move there"));
            require(
                    tried.stream().anyMatch(move -> exercise.fits(pattern, move)),
                    place + ".accept",
                    "no legal move fits " + pattern);
        });
    }

    private void lookAtOthers(String place, Exercise<P, M> exercise, List<M> tried) {
        List<M> others = tried.stream().filter(move -> !exercise.accepts(move)).toList();
        List<String> unanswered = others.stream()
                .filter(move -> exercise.answer(move).isEmpty())
                .map(move -> game.notation().write(exercise.match().position(), move))
                .toList();
        require(
                unanswered.isEmpty(),
                place + ".answers",
                "%d legal moves get no answer: %s"
                        .formatted(unanswered.size(), unanswered.subList(0, Math.min(SHOWN, unanswered.size()))));
        List<Answer> given =
                others.stream().flatMap(move -> exercise.answer(move).stream()).toList();
        exercise.step().answers().stream()
                .filter(answer -> !given.contains(answer))
                .forEach(answer ->
                        faults.add(place + ".answers: nothing is answered with \"%s\"".formatted(answer.say())));
    }

    private Stream<M> samples(Exercise<P, M> exercise) {
        SeededRandom random = new SeededRandom(1);
        return exercise.match().position().forms(exercise.step().seat()).stream()
                .flatMap(form -> IntStream.range(0, SAMPLES).mapToObj(_ -> form.sample(random)));
    }

    private void text(String place, String text) {
        require(!text.isBlank(), place, "it says nothing");
    }

    private void require(boolean holds, String place, String sentence) {
        if (!holds) {
            faults.add(place + ": " + sentence);
        }
    }
}
