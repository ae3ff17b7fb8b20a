package sheepfold.lab.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sheepfold.bots.Bot;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;

/**
 * What is to be played.
 *
 * @param bots one for each seat
 * @param alternate true if the bots move one seat on after every game
 * @param measuring what is to be noted beside the results
 * @param side 0, or how many games in a row have the same chance while thoughts change, and then come again with the next chance
 */
public record SimulationPlan(
        Setup setup,
        List<Bot> bots,
        int games,
        long seed,
        int threads,
        boolean alternate,
        Measuring measuring,
        int side) {
    public SimulationPlan {
        if (bots.size() != setup.seats()) {
            throw new BadInput(
                    "bots",
                    "there are %d seats and %d bots; every seat takes one".formatted(setup.seats(), bots.size()));
        }
        if (games < 1) {
            throw new BadInput("games", "at least one game is to be played, not " + games);
        }
        if (threads < 1) {
            throw new BadInput("threads", "at least one thread is to play, not " + threads);
        }
        bots = List.copyOf(bots);
    }

    public SimulationPlan(Setup setup, List<Bot> bots, int games, long seed, int threads, boolean alternate) {
        this(setup, bots, games, seed, threads, alternate, Measuring.NOTHING, 0);
    }

    public SimulationPlan measuring(Measuring wanted) {
        return new SimulationPlan(setup, bots, games, seed, threads, alternate, wanted, side);
    }

    /** The same with more games or fewer. */
    public SimulationPlan lasting(int others) {
        return new SimulationPlan(setup, bots, others, seed, threads, alternate, measuring, side);
    }

    public SimulationPlan between(List<Bot> others, boolean rotating, long otherSeed) {
        return new SimulationPlan(setup, others, games, otherSeed, threads, rotating, Measuring.NOTHING, 0);
    }

    public SimulationPlan crossed(int rows) {
        return new SimulationPlan(setup, bots, rows * rows, seed, threads, false, Measuring.NOTHING, rows);
    }

    public List<Bot> botsBySeat(int game) {
        if (!alternate) {
            return bots;
        }
        List<Bot> seated = new ArrayList<>(bots);
        Collections.rotate(seated, game % bots.size());
        return seated;
    }

    public RandomStreams luck(int game) {
        return side == 0 ? new RandomStreams(seed, game, game) : new RandomStreams(seed, game / side, game % side);
    }
}
