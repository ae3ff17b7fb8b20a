package sheepfold.games.tangle;

import sheepfold.engine.Ids;

/** What somebody is at, one small move after another: the action of a space or what a card asks for. */
enum Work {
    NONE,
    EARTH,
    LAKE,
    MEADOWS,
    SPREAD_MEADOWS,
    PLANT,
    GROW,
    CONTAINED,
    DIVERSE,
    SPROUT,
    SPREAD_BUSHES,
    MANA,
    SHIFT,
    SACRIFICE,
    TAKEOVER,
    ROOT,
    FORAGE,
    CALM,
    WINTER,
    FETCH;

    @Override
    public String toString() {
        return Ids.of(this);
    }
}
