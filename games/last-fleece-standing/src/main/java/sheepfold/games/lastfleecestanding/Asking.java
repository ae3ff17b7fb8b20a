package sheepfold.games.lastfleecestanding;

import java.util.Arrays;
import sheepfold.json.State;

/** Who is still to answer in secret, a bit each, and the answers that are in. */
@State
final class Asking {
    final FleeceMove[] answers;
    int unanswered;

    Asking(int seats) {
        answers = new FleeceMove[seats];
        Arrays.fill(answers, FleeceMoves.PASS);
    }

    void ask(int seats) {
        for (int seat = 0; seat < answers.length; seat++) {
            put(seat, FleeceMoves.PASS);
        }
        unanswered = seats;
    }

    void seal(int seat, FleeceMove answer) {
        put(seat, answer);
        unanswered &= ~(1 << seat);
    }

    /** Most answers are passes and follow on passes; a look is cheaper than to write a reference again. */
    @SuppressWarnings("ReferenceEquality") // an equal answer that is another object is just written
    private void put(int seat, FleeceMove answer) {
        if (answers[seat] != answer) {
            answers[seat] = answer;
        }
    }

    boolean isOver() {
        return unanswered == 0;
    }

    /** A sealed answer, or a pass of those who were not asked. */
    FleeceMove of(int seat) {
        return answers[seat];
    }

    /** Asks these seats anew, but for one whose answer stays. */
    void askAllBut(int seat, int asked) {
        FleeceMove own = answers[seat];
        int open = unanswered & 1 << seat;
        ask((asked & ~(1 << seat)) | open);
        answers[seat] = own;
    }
}
