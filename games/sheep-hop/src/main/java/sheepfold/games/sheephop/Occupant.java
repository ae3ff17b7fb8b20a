package sheepfold.games.sheephop;

import sheepfold.engine.Ref;

/** Who or what may be on a space: a sheep, a wolf or a tile. */
sealed interface Occupant permits Colour, Wolf, TileKind {
    /** As sentences name it. */
    Ref ref();
}
