package sheepfold.trials.checker;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Turn;

/** Whoever was prompted and has not answered has all the time of a window, whatever the clocks say. */
final class WindowCheck<P extends Position<P, M>, M extends Move> extends Check<P, M> {
    private final List<Operation> operations;

    WindowCheck(Replay<P, M> replay, History history, List<Operation> operations) {
        super(replay, history, Finding.Kind.PASSED_EARLY);
        this.operations = operations;
    }

    @Override
    void look() {
        replay.window()
                .ifPresent(window -> replay.stages().values().stream()
                        .filter(stage -> stage.decision() == stage.number() && !stage.over() && replay.isWindow(stage))
                        .forEach(opening -> requireTime(window, opening)));
    }

    private void requireTime(Duration window, Replay.Stage<P, M> opening) {
        replay.closingOf(opening.number())
                .filter(closing -> isEarly(window, opening, closing))
                .ifPresent(closing -> requireAnswers(opening, closing));
    }

    /** It began after the move that opened it was asked for, and it was closed before anybody heard of that. */
    private boolean isEarly(Duration window, Replay.Stage<P, M> opening, Replay.Stage<P, M> closing) {
        OptionalLong asked = operations.stream()
                .filter(operation -> operation.guest().equals(opening.person())
                        && operation.at() < opening.number()
                        && opening.steps().stream()
                                .anyMatch(step -> step.plain().equals(operation.move())))
                .mapToLong(Operation::sent)
                .min();
        OptionalLong closed = history.hearings().stream()
                .flatMap(hearing -> hearing.messages().stream())
                .filter(message -> message.number() == closing.number())
                .mapToLong(Hearing.Message::heard)
                .min();
        return asked.isPresent() && closed.isPresent() && closed.getAsLong() - asked.getAsLong() < window.toNanos();
    }

    private void requireAnswers(Replay.Stage<P, M> opening, Replay.Stage<P, M> closing) {
        if (!(opening.after().turn() instanceof Turn.Players players)) {
            return;
        }
        for (int seat : players.loud().list()) {
            boolean passed = closing.steps().stream()
                    .anyMatch(step -> step.actor() == seat
                            && opening.after().decision(seat).pass().equals(Optional.of(step.move())));
            boolean answered = operations.stream()
                    .anyMatch(operation -> operation.seat() == seat
                            && operation.at() >= opening.number()
                            && operation.at() < closing.number()
                            && (operation.isAcknowledged() || operation.isUnknown()));
            if (passed && !answered && opening.holders().containsKey(seat)) {
                fault("entry %d passes for seat %d before its time was up", closing.number(), seat);
            }
        }
    }
}
