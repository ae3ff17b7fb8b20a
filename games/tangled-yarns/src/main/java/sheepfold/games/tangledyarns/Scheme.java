package sheepfold.games.tangledyarns;

import java.util.List;

/**
 * Something that sheep could do together in this round: walk to their places, then act.
 *
 * @param gain what it is expected to bring, less a little for each sheep that it keeps busy
 */
record Scheme(List<Station> stations, YarnsMove action, double gain) {
    /** A sheep and the cell on which it has to be. */
    record Station(int sheep, int cell) {}

    int band() {
        return stations.stream().mapToInt(station -> 1 << station.sheep).reduce(0, (some, other) -> some | other);
    }
}
