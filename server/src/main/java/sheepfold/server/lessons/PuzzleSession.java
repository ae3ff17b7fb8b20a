package sheepfold.server.lessons;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Turn;
import sheepfold.lab.puzzle.TurnGoal;
import sheepfold.lessons.Answer;
import sheepfold.lessons.Exercise;
import sheepfold.lessons.Puzzle;
import sheepfold.server.table.Declined;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.GameMessages.LessonAnswer;
import sheepfold.server.wire.GameMessages.LessonBeat;
import sheepfold.server.wire.GameMessages.LessonState;
import sheepfold.server.wire.TableRequests.TriedMove;

/**
 * A puzzle as it is tried: a goal that takes a turn is reached move by move, and after a wrong move bots play on until one sees
 * what comes of it. Nothing is kept between calls.
 */
public record PuzzleSession<P extends Position<P, M>, M extends Move>(
        LessonSession<P, M> lesson, Optional<TurnGoal<P, M>> goal) {
    /** So much of what comes of a wrong move is shown. */
    private static final int MOST_BEATS = 12;

    private static final Bot BOT = Bots.lookingAhead(100);

    private static final Answer SO_FAR = Answer.toAnything("Right so far.");
    private static final Answer TOO_LATE = Answer.toAnything("Now the goal cannot be reached any more in this turn.");

    public static <P extends Position<P, M>, M extends Move> PuzzleSession<P, M> of(
            Game<P, M> game, Puzzle puzzle, ViewOptions viewing) {
        LessonSession<P, M> lesson = LessonSession.of(game, puzzle.lesson(), 0, viewing);
        P start = lesson.exercise().match().position();
        int seat = lesson.exercise().step().seat();
        return new PuzzleSession<>(lesson, puzzle.aim().map(aim -> new TurnGoal<>(Advice.of(game), start, seat, aim)));
    }

    /** As it begins, for those who are to find out. */
    public LessonState state() {
        return lesson.state().withoutWhatIsWanted();
    }

    public LessonState solution() {
        return lesson.state();
    }

    /** What is said to a move after those that were right so far; {@link Declined} if the rules do not allow it. */
    public LessonAnswer answer(TriedMove sent, List<String> made) {
        make(made);
        M move = lesson.read(sent);
        return made.isEmpty() && !exercise().accepts(move)
                ? played(move, Optional.of(lesson.otherwise(move)))
                : played(move, Optional.empty());
    }

    /** Makes the move that is wanted after those that were right so far. */
    public LessonAnswer shown(List<String> made) {
        make(made);
        return wanted(made.isEmpty())
                .map(move -> played(move, Optional.empty()))
                .orElseThrow(() -> Declined.because(422, TOO_LATE.say()));
    }

    private Optional<M> wanted(boolean first) {
        return first
                ? exercise().wanted().stream().findFirst()
                : goal.flatMap(aim -> aim.way(match().position())).map(List::getFirst);
    }

    private void make(List<String> made) {
        if (goal.isEmpty() && !made.isEmpty()) {
            throw Declined.because(422, "This puzzle is over with one move.");
        }
        made.forEach(text -> exercise().play(lesson.read(new TriedMove(text, null))));
    }

    private Exercise<P, M> exercise() {
        return lesson.exercise();
    }

    private Match<P, M> match() {
        return exercise().match();
    }

    private LessonAnswer played(M move, Optional<Answer> wrong) {
        List<LessonBeat> beats = new ArrayList<>();
        int before = match().length();
        exercise().play(move);
        lesson.addBeat(beats, before);
        boolean reached = wrong.isEmpty() && goal.stream().allMatch(aim -> aim.isReached(match().position()));
        if (reached) {
            return told(true, Answer.toAnything(exercise().step().praise()), beats, null);
        }
        boolean open = wrong.isEmpty()
                && goal.flatMap(aim -> aim.way(match().position())).isPresent();
        if (open) {
            return told(true, SO_FAR, beats, state());
        }
        playOn(beats);
        return told(false, wrong.orElse(TOO_LATE), beats, null);
    }

    private LessonAnswer told(boolean right, Answer answer, List<LessonBeat> beats, @Nullable LessonState next) {
        return new LessonAnswer(
                right,
                lesson.said(answer.say()),
                right ? null : LessonSession.named(answer.rule()),
                beats,
                lesson.result(),
                next,
                right && next == null);
    }

    /** Until it is the learner's turn again: what others and chance may make of it. What can be computed is played out. */
    private void playOn(List<LessonBeat> beats) {
        int seat = exercise().step().seat();
        SeededRandom random = new SeededRandom(match().length());
        boolean others = false;
        while (beats.size() < MOST_BEATS && !match().turn().isOver()) {
            boolean own = match().turn().asks(seat);
            if (own && others && exact(seat).isEmpty()) {
                return;
            }
            others |= !own;
            int before = match().length();
            decide(random);
            lesson.addBeat(beats, before);
        }
    }

    private void decide(SeededRandom random) {
        switch (match().turn()) {
            case Turn.Players players ->
                match().decide(
                                players.isSealed()
                                        ? match().waiting().list().stream()
                                                .map(asked -> step(asked, random))
                                                .toList()
                                        : List.of(step(players.seats().lowest(), random)));
            case Turn.Chance _ -> match().draw(random);
            case Turn.Over _ -> {}
        }
    }

    private MoveText.Step<M> step(int seat, SeededRandom random) {
        return new MoveText.Step<>(
                seat,
                exact(seat).stream()
                        .max(Comparator.comparingDouble(Ranked::value))
                        .map(Ranked::move)
                        .orElseGet(() -> BOT.choose(seen(seat), random).move()));
    }

    private List<Ranked<M>> exact(int seat) {
        return Advice.of(lesson.game()).exact(seen(seat));
    }

    private Observation<P, M> seen(int seat) {
        return new Observation<>(lesson.game(), match().position(), seat);
    }
}
