package sheepfold.lab.run;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import sheepfold.engine.Game;
import sheepfold.lab.measure.Tally;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.report.TableForm;

/** Who plays the games of a plan: threads here, or other machines. What comes of them is the same. */
public interface Workers {
    /** The threads of this machine that a plan asks for. */
    static Workers here() {
        return new LocalWorkers();
    }

    /**
     * Plays all games of a plan but those that were played before.
     *
     * @param wanted true if each finished game is to be handed over, and not only their tally
     * @param keep is handed one game at a time
     * @param progress hears how many games are done, those of earlier runs included
     */
    Tally play(
            Game<?, ?> game,
            SimulationPlan plan,
            BitSet played,
            boolean wanted,
            Consumer<FinishedGame> keep,
            IntConsumer progress);

    /** A form beside CSV in which they keep the tables of a run, if it has one. */
    default Optional<TableForm> tables() {
        return Optional.empty();
    }
}
