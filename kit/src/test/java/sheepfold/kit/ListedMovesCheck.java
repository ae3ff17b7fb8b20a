package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import sheepfold.engine.Decision;
import sheepfold.engine.Events;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.Turn;

/** Whoever is asked or may move unasked has a move; every listed move is listed once, is not refused, and can be played. */
final class ListedMovesCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    @Override
    public String name() {
        return "listed moves are accepted";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atEveryMoment(this::look);
    }

    private void look(Moment<P, M> moment) {
        P position = moment.position();
        assertSomebodyCanMove(position);
        for (int actor : moment.actors()) {
            Moves<M> moves = moment.legal(actor);
            assertThat(moves.stream().toList()).as("the moves of %d", actor).doesNotHaveDuplicates();
            for (M move : moves) {
                assertThat(position.whyNot(actor, move))
                        .as("why %d may not play the listed %s", actor, move)
                        .isEmpty();
            }
            position.copy().play(actor, moves.pick(moment.random()), Events.UNHEARD);
        }
        moment.asked().forEach(seat -> assertDecisionIsWhole(moment, seat));
    }

    static <P extends Position<P, M>, M extends Move> void assertSomebodyCanMove(P position) {
        List<Integer> actors = Snapshot.actors(position.turn());
        assertThat(actors.isEmpty())
                .as("nobody decides")
                .isEqualTo(position.turn().isOver());
        assertThat(position.volunteers().only(position.turn().asked()))
                .as("seats that are asked and may move unasked")
                .isEqualTo(Seats.NONE);
        assertThat(position.volunteers().isEmpty()
                        || (position.turn() instanceof Turn.Players && !Snapshot.isSealed(position.turn())))
                .as("nobody moves unasked where chance decides or answers are sealed")
                .isTrue();
        for (int actor : Snapshot.movers(position)) {
            // A form alone is not enough: playouts draw from the listed moves
            assertThat(Moment.legal(position, actor).size())
                    .as("the listed moves of %d, who may move", actor)
                    .isPositive();
        }
    }

    private void assertDecisionIsWhole(Moment<P, M> moment, int seat) {
        P position = moment.position();
        Decision<M> decision = position.decision(seat);
        assertThat(moment.game().decisions().contains(decision.kind()))
                .as("%s is among the kinds of decisions that the game names", decision.kind())
                .isTrue();
        assertThat(decision.task().plain())
                .as("the task of %s", decision.kind())
                .isNotBlank();
        assertLegal(position, seat, decision.timeOut(), "when its time is up");
        assertLegal(position, seat, decision.pass(), "to pass");
        assertLegal(position, seat, decision.concede(), "to concede");
        decision.concede()
                .ifPresent(move -> assertThat(moment.legal(seat).contains(move))
                        .as("%s is listed, so that playouts give up", move)
                        .isFalse());
    }

    private void assertLegal(P position, int seat, Optional<M> offered, String what) {
        offered.ifPresent(move -> assertThat(position.whyNot(seat, move))
                .as("why %d may not play %s %s", seat, move, what)
                .isEmpty());
    }
}
