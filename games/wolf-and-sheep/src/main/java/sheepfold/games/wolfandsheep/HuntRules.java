package sheepfold.games.wolfandsheep;

import sheepfold.engine.Setup;

/** The options that matter during play. */
record HuntRules(int moveLimit, boolean stuckSheepLose) {
    static HuntRules of(Setup setup) {
        return new HuntRules(setup.number("move-limit"), setup.is("stuck-sheep", "lose"));
    }
}
