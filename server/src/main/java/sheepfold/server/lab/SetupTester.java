package sheepfold.server.lab;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.lab.measure.Report;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.run.Simulation;
import sheepfold.server.live.TableFactory;
import sheepfold.server.live.Tables;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.table.Declined;
import sheepfold.server.wire.LabMessages.AskCheck;
import sheepfold.server.wire.LabMessages.AskMeasure;
import sheepfold.server.wire.LabMessages.CheckState;
import tools.jackson.databind.JsonNode;

/** Tries set-ups out: what the rules say to them, and how they play by simulation on the threads where bots think. */
public final class SetupTester {
    private static final int MOST_WAITING = 4;
    private static final Duration LONGEST = Duration.ofSeconds(60);

    private final Tables tables;
    private final Semaphore room = new Semaphore(MOST_WAITING);

    public SetupTester(Tables tables) {
        this.tables = tables;
    }

    /** What the rules say to a set-up; {@link BadInput} if they refuse it. */
    public static CheckState check(AskCheck ask) {
        Game<?, ?> game = Games.named(ask.game());
        Setup setup = setup(game, ask);
        Position<?, ?> start = game.start(setup);
        return new CheckState(Json.tree(start.view(Seats.SPECTATOR)), start.warnings());
    }

    public Report measure(Visitor caller, AskMeasure ask) {
        Game<?, ?> game = Games.named(ask.setup().game());
        Setup setup = setup(game, ask.setup());
        game.start(setup);
        List<Bot> bots = Collections.nCopies(setup.seats(), Bots.named(ask.bot().id()));
        return queued(caller, game, new SimulationPlan(setup, bots, ask.games(), 1, 1, false));
    }

    private static Setup setup(Game<?, ?> game, AskCheck ask) {
        return setup(game, ask.seats(), ask.options(), ask.data());
    }

    static Setup setup(
            Game<?, ?> game,
            @Nullable Integer seats,
            @Nullable Map<String, JsonNode> options,
            @Nullable JsonNode data) {
        return Setup.of(
                game.info(),
                seats == null ? game.info().defaultSeats() : seats,
                TableFactory.chosen(options),
                Optional.ofNullable(data));
    }

    private Report queued(Visitor caller, Game<?, ?> game, SimulationPlan plan) {
        if (!room.tryAcquire()) {
            throw Declined.because(503, "Others are measuring just now; try again in a moment.");
        }
        return tables.think(caller, LONGEST, "This could not be measured.", () -> {
            try {
                return Simulation.run(game, plan, _ -> {});
            } finally {
                room.release();
            }
        });
    }
}
