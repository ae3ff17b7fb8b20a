package sheepfold.games.tangledyarns;

import java.util.List;
import sheepfold.games.tangledyarns.YarnsMove.Walk;

/**
 * Something that sheep could do together in this round: walk to their places, then act.
 *
 * @param walks to its place for each sheep, which may be there already
 * @param gain what it is expected to bring, less a little for each sheep that it keeps busy
 */
record Scheme(List<Walk> walks, YarnsMove action, double gain) {
    private static final int ATTACKS = 8;

    /** What it is after, a bit each: nobody gains twice by the same gate, servants or round that is won. */
    long aims() {
        return switch (action) {
            case YarnsMove.Lock lock -> 1L << lock.gate();
            case YarnsMove.Attack attack ->
                1L << (ATTACKS + Cell.place(attack.tile().number()));
            case YarnsMove.Sacrifice _ -> (1L << ATTACKS) - 1;
            default -> 0;
        };
    }

    int band() {
        int band = 0;
        for (Walk walk : walks) {
            band |= walk.sheep().bit();
        }
        return band;
    }
}
