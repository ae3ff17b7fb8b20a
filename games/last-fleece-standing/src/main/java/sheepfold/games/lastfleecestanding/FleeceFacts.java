package sheepfold.games.lastfleecestanding;

import java.util.List;
import sheepfold.advice.Fact;
import sheepfold.advice.Fact.Deed;

/** What a seat can see a move change at once: wool, cards and helpers, its own and the rivals'. */
final class FleeceFacts {
    private static final Deed WOOL = new Deed("gives you a piece of wool", "gives you {n} pieces of wool");
    private static final Deed WOOL_GONE = new Deed("costs you a piece of wool", "costs you {n} pieces of wool");
    private static final Deed CARD = new Deed("gives you a card", "gives you {n} cards");
    private static final Deed CARD_GONE = new Deed("costs you a card", "costs you {n} cards");
    private static final Deed DOG = new Deed("brings you the Sheepdog", "brings you the Sheepdog");
    private static final Deed DOG_GONE = new Deed("gives up your Sheepdog", "gives up your Sheepdog");
    private static final Deed POWER = new Deed("makes your Shear stronger by 1", "makes your Shear stronger by {n}");
    private static final Deed POWER_GONE = new Deed("makes your Shear weaker by 1", "makes your Shear weaker by {n}");
    private static final Deed THEIR_WOOL_GONE =
            new Deed("takes a piece of wool from a rival", "takes {n} pieces of wool from rivals");
    private static final Deed THEIR_WOOL = new Deed("gives a rival a piece of wool", "gives rivals {n} pieces of wool");
    private static final Deed THEIR_CARD_GONE = new Deed("takes a card from a rival", "takes {n} cards from rivals");
    private static final Deed THEIR_CARD = new Deed("gives a rival a card", "gives rivals {n} cards");
    private static final Deed THEIR_POWER_GONE =
            new Deed("makes a rival's Shear weaker by 1", "makes rivals' Shears weaker by {n}");
    private static final Deed THEIR_POWER =
            new Deed("makes a rival's Shear stronger by 1", "makes rivals' Shears stronger by {n}");

    private FleeceFacts() {}

    static List<Fact> of(Paddock paddock, int seat) {
        Sheep own = paddock.sheep(seat);
        int wool = 0;
        int cards = 0;
        int power = 0;
        for (int left = paddock.flock.living() & ~(1 << seat); left != 0; left &= left - 1) {
            int rival = Integer.numberOfTrailingZeros(left);
            wool += paddock.sheep(rival).coat.pieces();
            cards += paddock.sheep(rival).hand.size();
            power += paddock.power(rival);
        }
        return List.of(
                new Fact(own.coat.pieces(), WOOL, WOOL_GONE),
                new Fact(own.hand.size(), CARD, CARD_GONE),
                new Fact(own.dog ? 1 : 0, DOG, DOG_GONE),
                new Fact(paddock.power(seat), POWER, POWER_GONE),
                new Fact(-wool, THEIR_WOOL_GONE, THEIR_WOOL),
                new Fact(-cards, THEIR_CARD_GONE, THEIR_CARD),
                new Fact(-power, THEIR_POWER_GONE, THEIR_POWER));
    }
}
