package sheepfold.games.tangledyarns;

/** What a player decides. */
public enum Task {
    PICK,
    CLAIM,
    FLIP,
    ACT,
    CONSENT,
    CHOOSE,
    TURN,
    BOOKS
}
