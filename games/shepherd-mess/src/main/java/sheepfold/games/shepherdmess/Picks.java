package sheepfold.games.shepherdmess;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import sheepfold.games.shepherdmess.ShepherdMessMove.Chosen;
import sheepfold.games.shepherdmess.ShepherdMessMove.Pick;

/** The picks met so far, each made once: there are too many to make them all beforehand. */
final class Picks {
    private static final Picks[] NONE = {};
    private static final Picks NOBODY = new Picks(-1, List.of());

    private final int last;
    private final Pick pick;
    private volatile Picks[] withOneMore = NONE;

    private Picks(int last, List<Chosen> going) {
        this.last = last;
        this.pick = new Pick(going);
    }

    /** The groups of a bark that go, as a move. */
    static Pick of(Herding herding, int groups) {
        Picks picks = NOBODY;
        for (int left = groups; left != 0; left &= left - 1) {
            Herding.Group group = herding.group(Integer.numberOfTrailingZeros(left));
            picks = picks.with(Chosen.index(group.tile, group.kind));
        }
        return picks.pick;
    }

    private Picks with(int chosen) {
        for (Picks more : withOneMore) {
            if (more.last == chosen) {
                return more;
            }
        }
        return add(chosen);
    }

    /** Two threads may make the same one, or lose one that the other made; they are equal, and it is made again. */
    private Picks add(int chosen) {
        Picks more = new Picks(
                chosen,
                Stream.concat(pick.going().stream(), Stream.of(Chosen.of(chosen)))
                        .toList());
        Picks[] longer = Arrays.copyOf(withOneMore, withOneMore.length + 1);
        longer[longer.length - 1] = more;
        withOneMore = longer;
        return more;
    }
}
