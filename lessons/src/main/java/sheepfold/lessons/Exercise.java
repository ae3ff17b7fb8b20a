package sheepfold.lessons;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import sheepfold.engine.Game;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.MoveText.Reading;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.json.BadInput;
import sheepfold.lessons.MovePattern.Outcome;

/** A step of a lesson on the table: its position, what the lesson says to a move there, and what comes after the right one. */
public final class Exercise<P extends Position<P, M>, M extends Move> {
    private final Game<P, M> game;
    private final Lesson lesson;
    private final int number;
    private final Match<P, M> match;

    private Exercise(Game<P, M> game, Lesson lesson, int number, Match<P, M> match) {
        this.game = game;
        this.lesson = lesson;
        this.number = number;
        this.match = match;
    }

    /** Lays out a step, which counts from 0; {@link BadInput} names the place in the lesson where that cannot be done. */
    public static <P extends Position<P, M>, M extends Move> Exercise<P, M> of(
            Game<P, M> game, Lesson lesson, int number) {
        Step step = lesson.steps().get(number);
        Match<P, M> match;
        if (number > 0 && step.position().isEmpty()) {
            Exercise<P, M> earlier = of(game, lesson, number - 1);
            earlier.play(earlier.wanted().stream()
                    .findFirst()
                    .orElseThrow(
                            () -> new BadInput("steps[%d].accept".formatted(number - 1), "no legal move is accepted")));
            earlier.goOn();
            match = earlier.match;
        } else {
            match = laidOut(game, lesson, step, number);
        }
        Exercise<P, M> exercise = new Exercise<>(game, lesson, number, match);
        exercise.playLines("before", step.before(), _ -> {});
        return exercise;
    }

    private static <P extends Position<P, M>, M extends Move> Match<P, M> laidOut(
            Game<P, M> game, Lesson lesson, Step step, int number) {
        try {
            return new Match<>(game, lesson.setup(game.info()), step.position());
        } catch (BadInput e) {
            throw e.at("steps[%d].position".formatted(number));
        }
    }

    public Step step() {
        return lesson.steps().get(number);
    }

    /** The game at the step, or as far as it was played since. */
    public Match<P, M> match() {
        return match;
    }

    /** Which step it is, from 0. */
    public int number() {
        return number;
    }

    public boolean isLast() {
        return number + 1 == lesson.steps().size();
    }

    /** Every listed move of the learner. */
    public List<M> legal() {
        Moves<M> listed = match.position().legalMoves(step().seat());
        return listed.stream().toList();
    }

    /** The moves that do what the step asks for: first those that it names, in its order. */
    public List<M> wanted() {
        return Stream.concat(named(), legal().stream())
                .filter(this::accepts)
                .distinct()
                .toList();
    }

    private Stream<M> named() {
        return step().accept().stream()
                .flatMap(MovePattern::named)
                .flatMap(text -> game.notation().read(match.position(), text).stream())
                .filter(move -> match.position().whyNot(step().seat(), move).isEmpty());
    }

    public boolean accepts(M move) {
        Outcome<P, M> outcome = outcome(move);
        return step().accept().stream().anyMatch(pattern -> pattern.fits(outcome));
    }

    /** What the lesson says to a move that it does not accept. */
    public Optional<Answer> answer(M move) {
        Outcome<P, M> outcome = outcome(move);
        return step().answers().stream()
                .filter(answer -> answer.to().fits(outcome))
                .findFirst();
    }

    /** Is a move such as a pattern says? */
    public boolean fits(MovePattern pattern, M move) {
        return pattern.fits(outcome(move));
    }

    private Outcome<P, M> outcome(M move) {
        return Outcome.of(game, step().seat(), match.position(), move);
    }

    /** Makes a legal move of the learner. */
    public void play(M move) {
        match.decide(List.of(new MoveText.Step<>(step().seat(), move)));
    }

    /** Makes what follows the right move: others and chance, as they are written. */
    public void goOn() {
        goOn(_ -> {});
    }

    /** The same, and tells after each how many moves there were before it. */
    public void goOn(IntConsumer made) {
        playLines("then", step().then(), made);
    }

    private void playLines(String field, List<String> lines, IntConsumer made) {
        for (int i = 0; i < lines.size(); i++) {
            int before = match.length();
            String place = "steps[%d].%s[%d]".formatted(number, field, i);
            switch (match.read(lines.get(i))) {
                case Reading.Refused<M>(Refusal why) ->
                    throw new BadInput(place, why.rule(), why.sentence().plain());
                case Reading.Playable<M>(List<MoveText.Step<M>> steps) -> match.decide(steps);
            }
            made.accept(before);
        }
    }
}
