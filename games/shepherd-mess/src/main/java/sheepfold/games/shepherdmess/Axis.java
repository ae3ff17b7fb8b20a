package sheepfold.games.shepherdmess;

/** How a bridge lies: horizontally it joins west and east, vertically north and south. */
enum Axis {
    H,
    V
}
