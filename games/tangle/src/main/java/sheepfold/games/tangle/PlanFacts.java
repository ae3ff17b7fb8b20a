package sheepfold.games.tangle;

import java.util.List;
import sheepfold.advice.Fact;
import sheepfold.advice.Fact.Deed;

/** What a seat can see a move change: what its nearest victory card still asks for, what it has, and bills that it cannot pay. */
final class PlanFacts {
    private static final Deed NEARER = new Deed(
            "brings your nearest victory card a point nearer", "brings your nearest victory card {n} points nearer");
    private static final Deed FARTHER = new Deed(
            "takes your nearest victory card a point farther", "takes your nearest victory card {n} points farther");
    private static final Deed PAYABLE =
            new Deed("brings you a cube nearer to paying a bill", "brings you {n} cubes nearer to paying your bills");
    private static final Deed UNPAYABLE =
            new Deed("leaves you a cube short of a bill", "leaves you {n} cubes short of your bills");
    private static final Deed CUBES = new Deed("gives you a cube", "gives you {n} cubes");
    private static final Deed CUBES_GONE = new Deed("costs you a cube", "costs you {n} cubes");
    private static final Deed CARD =
            new Deed("gives you an enchantment for your hand", "gives you {n} enchantments for your hand");
    private static final Deed CARD_GONE =
            new Deed("takes an enchantment from your hand", "takes {n} enchantments from your hand");
    private static final Deed CAST = new Deed("puts an enchantment before you", "puts {n} enchantments before you");
    private static final Deed CAST_GONE =
            new Deed("gives up an enchantment before you", "gives up {n} enchantments before you");

    private PlanFacts() {}

    static List<Fact> of(Wasteland table, int seat) {
        return List.of(
                new Fact(-TheEnd.remainder(table, seat), NEARER, FARTHER),
                new Fact(-Outlook.losses(table, seat), PAYABLE, UNPAYABLE),
                new Fact(table.stashes.cubes(seat), CUBES, CUBES_GONE),
                new Fact(Long.bitCount(table.cards.hand(seat)), CARD, CARD_GONE),
                new Fact(Long.bitCount(table.front(seat)), CAST, CAST_GONE));
    }
}
