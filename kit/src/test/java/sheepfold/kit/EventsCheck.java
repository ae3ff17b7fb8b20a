package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import sheepfold.engine.EventLog;
import sheepfold.engine.Events;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Position;
import sheepfold.json.Json;

/** Listening changes nothing, and every event can be said and sent. */
final class EventsCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MOMENTS = 60;

    @Override
    public String name() {
        return "listening changes nothing";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atMoments(MOMENTS, this::look);
    }

    private void look(Moment<P, M> moment) {
        MoveText.Step<M> step = moment.next();
        if (step == null) {
            return;
        }
        P heard = moment.position().copy();
        P unheard = moment.position().copy();
        EventLog events = new EventLog();
        heard.play(step.actor(), step.move(), events);
        unheard.play(step.actor(), step.move(), Events.UNHEARD);
        moment.snapshot(heard).assertEquals(moment.snapshot(unheard), "%s with a listener".formatted(step));
        for (EventLog.Told told : events.told()) {
            assertThat(told.event().text().plain())
                    .as("the sentence of %s", told.event())
                    .isNotBlank()
                    .doesNotContain("\n");
            assertThat(Json.tagged(told.event(), told.event().text().plain())
                            .get("type")
                            .stringValue())
                    .as("the type of %s", told.event())
                    .isNotBlank();
        }
    }
}
