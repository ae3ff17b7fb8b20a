package sheepfold.games.tangle;

import java.util.List;
import java.util.stream.Stream;
import sheepfold.engine.Moves;

/** What plans work with: tables to try moves on, a list of moves for each, and what was found. It is dear to make. */
final class Drafts {
    /** A placement, a card in it, what the card does, and a card that this casts. */
    static final int DEPTH = 6;

    final Outlook outlook;
    final Memory memory;
    final List<Wasteland> tables;
    final List<Moves<TangleMove>> lists =
            Stream.generate(Moves<TangleMove>::new).limit(DEPTH).toList();

    Drafts(TangleRules rules) {
        this.outlook = new Outlook(rules);
        this.memory = new Memory(outlook);
        this.tables = Stream.generate(() -> new Wasteland(rules)).limit(DEPTH).toList();
    }
}
