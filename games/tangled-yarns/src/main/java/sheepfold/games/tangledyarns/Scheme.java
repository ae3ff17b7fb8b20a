package sheepfold.games.tangledyarns;

import java.util.List;

/**
 * Something that sheep could do together in this round: walk to their places, then act.
 *
 * @param gain what it is expected to bring, less a little for each sheep that it keeps busy
 */
record Scheme(List<Station> stations, YarnsMove action, double gain) {
    private static final int ATTACKS = 8;

    /** A sheep and the cell on which it has to be, with the power-ups that the walk there takes. */
    record Station(int sheep, int cell, int talaria, int maps) {
        YarnsMove.Walk walk() {
            return YarnsMoves.walk(sheep, cell, talaria, maps);
        }
    }

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
        for (Station station : stations) {
            band |= 1 << station.sheep;
        }
        return band;
    }
}
