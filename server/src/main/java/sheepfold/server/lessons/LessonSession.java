package sheepfold.server.lessons;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Game;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.MoveText.Reading;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.lessons.Answer;
import sheepfold.lessons.Exercise;
import sheepfold.lessons.Lesson;
import sheepfold.lessons.Step;
import sheepfold.server.present.Offers;
import sheepfold.server.table.Declined;
import sheepfold.server.table.JsonText;
import sheepfold.server.table.PlayedMove;
import sheepfold.server.table.Table;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.GameMessages.LessonAnswer;
import sheepfold.server.wire.GameMessages.LessonBeat;
import sheepfold.server.wire.GameMessages.LessonEntry;
import sheepfold.server.wire.GameMessages.LessonState;
import sheepfold.server.wire.PositionMessages.DecisionState;
import sheepfold.server.wire.PositionMessages.LegalMove;
import sheepfold.server.wire.PositionMessages.Outlook;
import sheepfold.server.wire.PositionMessages.ResultState;
import sheepfold.server.wire.TableRequests.TriedMove;
import tools.jackson.databind.JsonNode;

/** Lessons as they are played. Nothing is kept between calls: each lays its step out anew. */
public record LessonSession<P extends Position<P, M>, M extends Move>(
        Game<P, M> game, Exercise<P, M> exercise, ViewOptions viewing) {
    /** A form has more moves than a lesson can think of. */
    private static final Answer UNFORESEEN =
            Answer.toAnything("That can be done, but it is not what this step is about.");

    /** A step of a lesson, which counts from 0. */
    public static <P extends Position<P, M>, M extends Move> LessonSession<P, M> of(
            Game<P, M> game, Lesson lesson, int step, ViewOptions viewing) {
        if (step >= lesson.steps().size()) {
            throw Declined.because(404, "There is no such step.");
        }
        return new LessonSession<>(game, Exercise.of(game, lesson, step), viewing);
    }

    public static List<LessonEntry> list(Map<String, Lesson> lessons) {
        return lessons.entrySet().stream()
                .map(entry -> entry(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static LessonEntry entry(String id, Lesson lesson) {
        return new LessonEntry(
                id,
                lesson.title(),
                lesson.goal(),
                lesson.steps().stream().map(Step::title).toList());
    }

    private Step step() {
        return exercise.step();
    }

    private Offers<P, M> offers() {
        return new Offers<>(game, exercise.match().position(), viewing);
    }

    private JsonNode view() {
        return Offers.asNode(exercise.match().position().view(step().seat()));
    }

    /** As the step begins. */
    public LessonState state() {
        int seat = step().seat();
        DecisionState decision = offers().decision(seat, exercise.match().decidesSince(seat));
        List<LegalMove> legal = offers().legal(seat).stream()
                .filter(move -> !move.move().equals(decision.concede()))
                .toList();
        return new LessonState(
                exercise.number(),
                seat,
                exercise.match().setup().seats(),
                exercise.match().setup().options(),
                said(step().task()),
                step().rules(),
                new Outlook(
                        offers().turn().deciding(decision),
                        view(),
                        legal,
                        offers().forms(seat, 0),
                        offers().foresight(seat)),
                exercise.wanted().stream().<JsonNode>map(JsonText::tagged).toList());
    }

    /** What the lesson says to a move; {@link Declined} if the rules do not allow it. */
    public LessonAnswer answer(TriedMove sent) {
        M move = read(sent);
        boolean right = exercise.accepts(move);
        Answer answer = otherwise(move);
        List<LessonBeat> beats = new ArrayList<>();
        int before = exercise.match().length();
        exercise.play(move);
        addBeat(beats, before);
        if (right) {
            exercise.goOn(seen -> addBeat(beats, seen));
        }
        return new LessonAnswer(
                right,
                said(right ? step().praise() : answer.say()),
                right ? null : named(answer.rule()),
                beats,
                result(),
                null,
                right && exercise.isLast());
    }

    /** What is said to a move that is not the task. */
    Answer otherwise(M move) {
        return exercise.answer(move).orElse(UNFORESEEN);
    }

    @Nullable
    ResultState result() {
        return exercise.match().turn().isOver() ? offers().result() : null;
    }

    M read(TriedMove sent) {
        return switch (Table.read(game, exercise.match().position(), step().seat(), sent)) {
            case Reading.Refused<M>(Refusal why) -> throw Declined.illegal(why, viewing);
            case Reading.Playable<M>(List<MoveText.Step<M>> steps) ->
                steps.getFirst().move();
        };
    }

    /** What was made since there were so many moves; a sealed answer is nothing before all others have answered. */
    void addBeat(List<LessonBeat> beats, int before) {
        List<Match.Played<M>> played = exercise.match().played();
        List<PlayedMove> made = IntStream.range(before, played.size())
                .mapToObj(number -> PlayedMove.of(number + 1, played.get(number), "", 0))
                .toList();
        if (!made.isEmpty()) {
            int seat = step().seat();
            beats.add(new LessonBeat(
                    made.stream().map(move -> move.line(seat, viewing, false)).toList(),
                    made.stream().flatMap(move -> move.events(seat, viewing)).toList(),
                    offers().turn(),
                    view()));
        }
    }

    String said(String text) {
        return viewing.say(Lesson.sentence(text));
    }

    static @Nullable String named(String rule) {
        return rule.isEmpty() ? null : rule;
    }
}
