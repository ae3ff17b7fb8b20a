package sheepfold.games.shepherdmess;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.games.shepherdmess.ShepherdMessMove.Chosen;
import sheepfold.games.shepherdmess.ShepherdMessMove.Pick;

/** The picks met so far, each made once: there are too many to make them all beforehand. */
final class Picks {
    private static final Picks NOBODY = new Picks(List.of());

    private final Pick pick;
    private @Nullable Picks @Nullable [] withOneMore;

    private Picks(List<Chosen> going) {
        pick = new Pick(going);
    }

    /** The groups of a bark that go, as a move. */
    static Pick of(Herding herding, int groups) {
        Picks picks = NOBODY;
        for (int left = groups; left != 0; left &= left - 1) {
            Herding.Group group = herding.group(Integer.numberOfTrailingZeros(left));
            picks = picks.with(Chosen.index(group.tile(), group.kind()));
        }
        return picks.pick;
    }

    // Two threads may make the same one; they are equal, and either will do
    private Picks with(int chosen) {
        @Nullable Picks[] known = withOneMore;
        if (known == null) {
            known = new Picks[Chosen.COUNT];
            withOneMore = known;
        }
        Picks more = known[chosen];
        if (more == null) {
            more = new Picks(Stream.concat(pick.going().stream(), Stream.of(Chosen.of(chosen)))
                    .toList());
            known[chosen] = more;
        }
        return more;
    }
}
