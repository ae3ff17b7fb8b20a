package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;

/** How sentences name seats and cells. Seats count from 0 and cells from 1, as in views. */
final class Names {
    private Names() {}

    static String letter(int seat) {
        return seat < 0 ? "-" : String.valueOf((char) ('A' + seat));
    }

    static Ref seat(int seat) {
        return seat(seat, "player {letter}");
    }

    /** At the beginning of a sentence. */
    static Ref subject(int seat) {
        return seat(seat, "Player {letter}");
    }

    private static Ref seat(int seat, String name) {
        return new Ref("seat", Integer.toString(seat), Sentence.of(name, Sentence.sign(letter(seat))));
    }

    static Ref cell(int seat, int number) {
        return new Ref("cell", seat + "." + number, Sentence.of("cell {n}", number));
    }
}
