package sheepfold.lab.run;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Games;
import sheepfold.engine.Setup;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.lab.measure.Tally;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.Measuring;
import sheepfold.lab.play.SelfPlay;
import sheepfold.lab.play.SimulationPlan;

/**
 * Some games of a plan, as they travel to another machine that has the same program.
 *
 * @param data the owner's own data as JSON; empty if there is none
 * @param wanted true if each finished game is to come back, and not only their tally
 */
public record Split(
        String game,
        int seats,
        Map<String, String> options,
        String data,
        List<String> bots,
        int ofGames,
        long seed,
        boolean alternate,
        Measuring measuring,
        int side,
        List<Integer> numbers,
        boolean wanted)
        implements Serializable {
    private static final Shape<FinishedGame> GAME = Shape.of(FinishedGame.class);

    /** What came of a split. */
    public record Part(Tally tally, List<String> lines) implements Serializable {
        public List<FinishedGame> finished() {
            return lines.stream().map(line -> GAME.read(Json.parse(line), "")).toList();
        }
    }

    public static Split of(GameInfo info, SimulationPlan plan, List<Integer> numbers, boolean wanted) {
        return new Split(
                info.id(),
                plan.setup().seats(),
                new TreeMap<>(plan.setup().options()),
                plan.setup().data().map(Object::toString).orElse(""),
                new ArrayList<>(plan.bots().stream().map(Bot::id).toList()),
                plan.games(),
                plan.seed(),
                plan.alternate(),
                plan.measuring(),
                plan.side(),
                new ArrayList<>(numbers),
                wanted);
    }

    public int games() {
        return numbers.size();
    }

    /** Plays them, on whatever machine this is. */
    public Part play() {
        Game<?, ?> here = Games.named(game);
        Setup setup = Setup.of(
                here.info(), seats, options, data.isEmpty() ? Optional.empty() : Optional.of(Json.parse(data)));
        SimulationPlan plan = new SimulationPlan(
                setup, bots.stream().map(Bots::named).toList(), ofGames, seed, 1, alternate, measuring, side);
        SelfPlay<?, ?> selfPlay = Simulation.selfPlay(here, plan);
        Tally tally = new Tally(plan);
        List<String> lines = new ArrayList<>();
        for (int number : numbers) {
            FinishedGame finished = Simulation.play(selfPlay, plan, number);
            tally.add(plan.botsBySeat(number), finished);
            if (wanted) {
                lines.add(Json.line(GAME.write(finished)));
            }
        }
        return new Part(tally, lines);
    }
}
