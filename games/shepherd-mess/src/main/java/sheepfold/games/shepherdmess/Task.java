package sheepfold.games.shepherdmess;

/** What a player decides. */
public enum Task {
    PLACE,
    ACT,
    PICK
}
