package sheepfold.lab.learn;

import java.util.List;
import sheepfold.bots.Chance.Grounds;
import sheepfold.json.Default;

/**
 * What would have been said of chances before a decision, and what then came.
 *
 * @param game its number
 * @param made how many moves had been made
 * @param seat whose decision it was
 * @param hint from what a hint would have made its chance
 * @param seats the same for each seat's curve in the game's story, all together just one; empty where it is computed
 * @param came for each seat: 1 if it won, else 0; its score where no chances are said
 */
record Forecast(
        int game,
        int made,
        int seat,
        Grounds hint,
        @Default("[]") List<Grounds> seats,
        List<Integer> came) {}
