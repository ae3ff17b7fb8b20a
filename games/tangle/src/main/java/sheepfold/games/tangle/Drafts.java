package sheepfold.games.tangle;

import sheepfold.engine.Moves;

/** What plans work with: tables to try moves on, a list of moves for each, and what was found. It is dear to make. */
final class Drafts {
    /** A placement, a card in it, what the card does, and a card that this casts. */
    static final int DEPTH = 6;

    final Outlook outlook;
    final Memory memory;
    final Wasteland[] tables = new Wasteland[DEPTH];
    final Moves<TangleMove>[] lists = lists();

    Drafts(TangleRules rules) {
        this.outlook = new Outlook(rules);
        this.memory = new Memory(outlook);
        for (int depth = 0; depth < DEPTH; depth++) {
            tables[depth] = new Wasteland(rules);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of lists of moves
    private static Moves<TangleMove>[] lists() {
        Moves<TangleMove>[] lists = new Moves[DEPTH];
        for (int depth = 0; depth < DEPTH; depth++) {
            lists[depth] = new Moves<>();
        }
        return lists;
    }
}
