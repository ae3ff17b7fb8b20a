package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.advice.Advice;
import sheepfold.engine.Event;
import sheepfold.engine.EventLog;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;

/** Whoever keeps the table by events alone has the same one as who looks again. */
class EventsTellAllTest {
    private static final List<Setup> SETUPS = List.of(
            Glade.setup(2),
            Glade.setup(3, "centre=random"),
            Glade.setup(4),
            Glade.setup(2, "upkeep-timing=turn-card", "centre=sacrificial", "hourglass-stays=false", "hand-limit=3"),
            Glade.setup(4, "alt-spaces=a2=hibernate", "centre=takeover", "row-refill=end"));

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void eventsLeadFromOneViewToTheNext(int number) {
        SeededRandom random = new SeededRandom(number);
        // Scripted players build more than random ones, random ones try odd things
        play(SETUPS.get(number), random, true);
        play(SETUPS.get(number), random, false);
    }

    private static void play(Setup setup, SeededRandom random, boolean scripted) {
        Wasteland table = Glade.GAME.start(setup);
        List<Integer> viewers = new ArrayList<>(Seats.first(setup.seats()).list());
        viewers.add(Seats.SPECTATOR);
        while (!table.turn().isOver()) {
            int actor = table.turn().isChance() ? Seats.CHANCE : table.decider();
            Moves<TangleMove> moves = new Moves<>();
            table.legalMoves(actor, moves);
            TangleMove move = scripted && actor != Seats.CHANCE && random.nextInt(4) > 0
                    ? Advice.of(Glade.GAME).greedy(new Observation<>(Glade.GAME, table, actor), random)
                    : moves.pick(random);
            compare(table, actor, move, viewers);
        }
    }

    private static void compare(Wasteland table, int actor, TangleMove move, List<Integer> viewers) {
        List<SeenTable> seen = viewers.stream()
                .map(viewer -> new SeenTable(table.view(viewer)))
                .toList();
        EventLog events = new EventLog();
        table.play(actor, move, events);
        for (int i = 0; i < viewers.size(); i++) {
            for (Event event : events.heardBy(viewers.get(i))) {
                seen.get(i).apply((TangleEvent) event);
            }
            assertThat(seen.get(i).toString())
                    .as("what %d has made of %s", viewers.get(i), move)
                    .isEqualTo(new SeenTable(table.view(viewers.get(i))).toString());
        }
    }
}
