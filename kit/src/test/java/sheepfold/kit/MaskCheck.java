package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import sheepfold.engine.EventLog;
import sheepfold.engine.Move;
import sheepfold.engine.Notation;
import sheepfold.engine.Position;
import sheepfold.json.Json;

/**
 * In the record of a running game, moves that somebody cannot tell apart by what they see and hear are written alike for
 * them; one's own moves are written in full. (Sealed answers enter a record when the last is in, and count no more.)
 */
final class MaskCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MOMENTS = 15;
    private static final int MOVES = 10;

    @Override
    public String name() {
        return "running records are masked";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atMoments(MOMENTS, moment -> {
            if (!Snapshot.isSealed(moment.position().turn())) {
                moment.actors()
                        .forEach(actor -> Snapshot.viewers(moment.setup().seats())
                                .forEach(viewer -> look(moment, actor, viewer)));
            }
        });
    }

    private void look(Moment<P, M> moment, int actor, int viewer) {
        Notation<P, M> notation = moment.game().notation();
        Map<String, String> writtenFor = new HashMap<>();
        Stream.generate(() -> Moment.anyMove(moment.position(), actor, moment.random()))
                .limit(MOVES)
                .forEach(move -> {
                    String written = notation.writeFor(viewer, moment.position(), actor, move);
                    assertThat(written)
                            .as("%s of %d as written for %d", move, actor, viewer)
                            .isNotBlank()
                            .doesNotContain(";", "\n");
                    if (viewer == actor) {
                        assertThat(written)
                                .as("the own move of %d", actor)
                                .isEqualTo(notation.write(moment.position(), move));
                    }
                    assertThat(writtenFor.merge(noticed(moment, actor, move, viewer), written, (first, _) -> first))
                            .as(
                                    "what %d reads of two moves of %d, one of them %s, that look alike",
                                    viewer, actor, move)
                            .isEqualTo(written);
                });
    }

    /** All that a viewer notices of a move when it is made. */
    private String noticed(Moment<P, M> moment, int actor, M move, int viewer) {
        P after = moment.position().copy();
        EventLog events = new EventLog();
        after.play(actor, move, events);
        return viewer == actor
                ? move.toString()
                : "%s %s %s".formatted(events.heardBy(viewer), Json.line(after.view(viewer)), after.turn());
    }
}
