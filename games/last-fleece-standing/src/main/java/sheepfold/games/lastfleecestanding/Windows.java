package sheepfold.games.lastfleecestanding;

import sheepfold.games.lastfleecestanding.FleeceMove.Play;
import sheepfold.games.lastfleecestanding.Paddock.Occasion;

/** Who is asked in a window, how loudly, and whose answer comes first. Sets of seats have a bit for each. */
final class Windows {
    private Windows() {}

    /** The seats that the open window asks, by public facts alone, whether they have answered or not (SH-REACT-03). */
    static int asked(Paddock paddock) {
        if (paddock.stack.isEmpty() && paddock.occasion() == Occasion.END) {
            return paddock.living() & ~(1 << paddock.active());
        }
        int notAsked = notAsked(paddock);
        int asked = 0;
        for (int seat = 0; seat < paddock.seats(); seat++) {
            Sheep sheep = paddock.sheep(seat);
            boolean mayHaveAnswer = !sheep.hand.isEmpty() || (paddock.wolf() == seat && sheep.dog);
            if (paddock.isLiving(seat) && mayHaveAnswer && seat != notAsked) {
                asked |= 1 << seat;
            }
        }
        return asked;
    }

    private static int notAsked(Paddock paddock) {
        if (!paddock.stack.isEmpty()) {
            return paddock.topPlayer();
        }
        int active = paddock.active();
        return switch (paddock.occasion()) {
            case ATTACK -> paddock.attack.victim() == active ? Paddock.NOBODY : active;
            case DRAW -> active;
            case ACT, ROLL, EVENT, END -> Paddock.NOBODY;
        };
    }

    /** Attacks, cards and events are for everybody; a roll is for whom the Wolf may bite; the rest is quiet. */
    static int loud(Paddock paddock) {
        if (!paddock.stack.isEmpty()) {
            return paddock.unanswered();
        }
        return switch (paddock.occasion()) {
            case ATTACK, EVENT -> paddock.unanswered();
            case ROLL -> paddock.unanswered() & (1 << paddock.active());
            case ACT, DRAW, END -> 0;
        };
    }

    /** Whose play is carried out: the first in precedence (SH-REACT-05). */
    static int firstToPlay(Paddock paddock) {
        boolean onAttack = paddock.stack.isEmpty() && paddock.occasion() == Occasion.ATTACK;
        if (onAttack && paddock.answerOf(paddock.attack.victim()) instanceof Play) {
            return paddock.attack.victim();
        }
        int start = firstInOrder(paddock);
        for (int step = 0; step < paddock.seats(); step++) {
            int seat = (start + step) % paddock.seats();
            if (paddock.answerOf(seat) instanceof Play) {
                return seat;
            }
        }
        return Paddock.NOBODY;
    }

    private static int firstInOrder(Paddock paddock) {
        if (!paddock.stack.isEmpty()) {
            return paddock.topPlayer() + 1;
        }
        return paddock.occasion() == Occasion.ROLL ? paddock.active() : paddock.active() + 1;
    }
}
