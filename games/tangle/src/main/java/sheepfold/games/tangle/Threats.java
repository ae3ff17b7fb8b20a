package sheepfold.games.tangle;

import java.util.ArrayList;
import java.util.List;

/**
 * Which victory cards others could fulfil in a turn of theirs, as far as everybody can tell: with all casts that their hands,
 * roots and cubes allow, and either one lake, or all meadows, or all growth that they can pay for. It may see too much, as
 * hands are unknown, but hardly too little.
 */
final class Threats {
    private Threats() {}

    static List<ForesightView.Threat> to(Wasteland table, int seat) {
        List<ForesightView.Threat> threats = new ArrayList<>();
        for (int other = 0; other < table.seats(); other++) {
            List<Victory> cards = other == seat || table.phase().isSetup() ? List.of() : cards(table, seat, other);
            if (!cards.isEmpty()) {
                threats.add(new ForesightView.Threat(other, cards));
            }
        }
        return threats;
    }

    private static List<Victory> cards(Wasteland table, int seat, int other) {
        return Victory.ALL.stream()
                .filter(card -> (table.cards.goals(seat) >> card.number() & 1) == 0)
                .filter(card -> isWithinATurn(table, other, card.number()))
                .toList();
    }

    private static boolean isWithinATurn(Wasteland table, int seat, int goal) {
        int trees = lacking(table, seat, goal, 0);
        int meadows = lacking(table, seat, goal, 1);
        int bushes = lacking(table, seat, goal, 2);
        int lakes = lacking(table, seat, goal, 3);
        boolean cast = lacking(table, seat, goal, 4) <= casts(table, seat);
        boolean nothing = trees + meadows + bushes + lakes == 0;
        boolean lake = trees + meadows + bushes == 0 && lakes == 1;
        boolean sown = trees + bushes + lakes == 0 && meadows <= meadows(table, seat);
        boolean grown = meadows + lakes == 0 && growsEnough(table, seat, trees, bushes);
        return cast && (nothing || lake || sown || grown);
    }

    private static int lacking(Wasteland table, int seat, int goal, int item) {
        return Math.max(0, table.rules.goal(goal, item) - TheEnd.count(table, seat, item));
    }

    /** One root more may come home; a card costs at least one cube. */
    private static int casts(Wasteland table, int seat) {
        int roots = Casting.allowance(table, seat) + 1;
        return Math.min(roots, Math.min(Long.bitCount(table.cards.hand(seat)), table.stashes.cubes(seat)));
    }

    private static int meadows(Wasteland table, int seat) {
        int clean = table.land.count(Tile.CLEAN_EARTH, seat);
        return Math.min(clean, table.stashes.cubes(seat, Cube.N));
    }

    private static boolean growsEnough(Wasteland table, int seat, int trees, int bushes) {
        long clean = table.land.areas(Tile.CLEAN_EARTH, seat);
        int saplings = table.land.count(Tile.SAPLING, seat);
        int sown = Long.bitCount(clean & table.land.seeds(Seed.BUSH));
        return trees <= saplings && bushes <= sown && trees + bushes <= table.stashes.cubes(seat, Cube.N) + 1;
    }
}
