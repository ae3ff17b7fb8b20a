package sheepfold.games.wolfandsheep;

import sheepfold.kit.Scenario;

/** Where the rule tests begin: a board as a picture, rows 8 to 1. */
final class Hunt {
    private Hunt() {}

    static Scenario<Pasture, HuntMove> start() {
        return Scenario.of(new WolfAndSheep());
    }

    static Scenario<Pasture, HuntMove> drawn(String toMove, String board) {
        return start().drawn("board", board).with("toMove", toMove);
    }
}
