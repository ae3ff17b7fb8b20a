package sheepfold.games.tangle;

import sheepfold.engine.Ids;

/** How a game ends: by a victory card, or because the rounds are over. */
enum Ending {
    GOAL,
    LIMIT;

    @Override
    public String toString() {
        return Ids.of(this);
    }
}
