package sheepfold.games.lastfleecestanding;

import java.util.List;
import sheepfold.engine.Fact;
import sheepfold.engine.Fact.Deed;

/** What a player can see a move change: wool, cards and Shears. */
final class WoolFacts {
    private static final Deed SHORN =
            new Deed("takes a piece of wool from your rivals", "takes {n} pieces of wool from your rivals");
    private static final Deed WOOL_FOR_RIVALS =
            new Deed("gives your rivals a piece of wool", "gives your rivals {n} pieces of wool");
    private static final Deed WOOL = new Deed("adds a piece to your coat", "adds {n} pieces to your coat");
    private static final Deed BARER = new Deed("costs you a piece of wool", "costs you {n} pieces of wool");
    private static final Deed STRONGER =
            new Deed("makes your Shear stronger by one", "makes your Shear stronger by {n}");
    private static final Deed WEAKER = new Deed("makes your Shear weaker by one", "makes your Shear weaker by {n}");
    private static final Deed CARD = new Deed("gains you a card", "gains you {n} cards");
    private static final Deed CARD_PLAYED = new Deed("costs you a card", "costs you {n} cards");

    private WoolFacts() {}

    static List<Fact> of(Paddock paddock, int seat) {
        int rivals = 0;
        for (int other = 0; other < paddock.seats(); other++) {
            rivals += other == seat ? 0 : paddock.sheep(other).coat.pieces();
        }
        return List.of(
                new Fact(-rivals, SHORN, WOOL_FOR_RIVALS),
                new Fact(paddock.sheep(seat).coat.pieces(), WOOL, BARER),
                new Fact(paddock.power(seat), STRONGER, WEAKER),
                new Fact(paddock.sheep(seat).hand.size(), CARD, CARD_PLAYED));
    }
}
