package sheepfold.games.sheephop.oracle;

import java.util.Optional;
import sheepfold.games.sheephop.Hillside;

/** Knows what endgames are worth. */
interface Seer {
    /** What is to be expected of a game in which the die is rolled next; nothing if that is not known here. */
    Optional<Prospect> prospect(Hillside evening);
}
