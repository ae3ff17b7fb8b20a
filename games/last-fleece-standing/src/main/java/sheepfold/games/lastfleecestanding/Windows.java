package sheepfold.games.lastfleecestanding;

import java.util.List;
import java.util.stream.IntStream;
import sheepfold.engine.Events;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/**
 * The rulebook's chapter on windows and the stack: who is asked, how loudly, whose answer comes first, and what follows. Sets
 * of seats have a bit for each.
 */
final class Windows {
    private Windows() {}

    static void open(Paddock paddock, Occasion occasion, Events events) {
        paddock.occasion = occasion;
        openAnew(paddock, events);
    }

    private static void openAnew(Paddock paddock, Events events) {
        paddock.decide(Phase.WINDOW);
        paddock.asking.ask(asked(paddock));
        paddock.asking.unanswered = paddock.worthAsking(paddock.asking.unanswered);
        if (paddock.asking.isOver()) {
            goOn(paddock, events);
        }
    }

    /** Is the window open on the occasion itself, with no card on top? */
    static boolean isOn(Paddock paddock, Window window) {
        return paddock.phase() == Phase.WINDOW && paddock.stack.isEmpty() && paddock.occasion.window == window;
    }

    static boolean isOnCard(Paddock paddock) {
        return paddock.phase() == Phase.WINDOW && !paddock.stack.isEmpty();
    }

    /** The seats that the open window asks, by public facts alone, whether they have answered or not (SH-REACT-03). */
    static int asked(Paddock paddock) {
        int active = paddock.round.active;
        if (paddock.stack.isEmpty() && paddock.occasion.window == Window.END) {
            return paddock.flock.opponents(active);
        }
        int notAsked = notAsked(paddock);
        int asked = 0;
        for (int left = paddock.flock.living(); left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            Sheep sheep = paddock.sheep(seat);
            boolean mayHaveAnswer = !sheep.hand.isEmpty() || (paddock.wolf.isOn(seat) && sheep.dog);
            asked |= mayHaveAnswer && seat != notAsked ? 1 << seat : 0;
        }
        return asked;
    }

    private static int notAsked(Paddock paddock) {
        if (!paddock.stack.isEmpty()) {
            return paddock.stack.topPlayer();
        }
        int active = paddock.round.active;
        return switch (paddock.occasion.window) {
            case ATTACK -> paddock.attack.victim() == active ? Paddock.NOBODY : active;
            case DRAW -> active;
            case ACT, ROLL, EVENT, END -> Paddock.NOBODY;
        };
    }

    /** Attacks, cards and events are for everybody; a roll is for whom the Wolf may bite; the rest is quiet. */
    static int loud(Paddock paddock) {
        int unanswered = paddock.asking.unanswered;
        if (!paddock.stack.isEmpty()) {
            return unanswered;
        }
        return switch (paddock.occasion.window) {
            case ATTACK, EVENT -> unanswered;
            case ROLL -> unanswered & (1 << paddock.round.active);
            case ACT, DRAW, END -> 0;
        };
    }

    /** All answers are in. */
    static void close(Paddock paddock, Events events) {
        if (paddock.stack.isEmpty() && paddock.occasion instanceof Occasion.End end) {
            carryOutArrangements(paddock, end, events);
        }
        if (paddock.isOver()) {
            return;
        }
        int first = firstToPlay(paddock);
        if (first == Paddock.NOBODY) {
            goOn(paddock, events);
        } else if (paddock.asking.of(first) instanceof Play card) {
            putOnStack(paddock, first, card, events);
        }
    }

    /** Arrangements and concessions come first and count as passes (SH-REACT-04). */
    private static void carryOutArrangements(Paddock paddock, Occasion.End end, Events events) {
        int arranged = end.arranged;
        for (int seat = 0; seat < paddock.seats(); seat++) {
            if (paddock.asking.of(seat) instanceof Arrange arrange) {
                arranged |= 1 << seat;
                Coats.rearrange(paddock, seat, arrange.shifts(), events);
            }
        }
        paddock.occasion = Occasion.End.of(arranged);
        for (int step = 1; step <= paddock.seats(); step++) {
            int seat = (paddock.round.active + step) % paddock.seats();
            if (paddock.asking.of(seat) instanceof Concede && !paddock.isOver()) {
                TheEnd.leave(paddock, seat, events);
            }
        }
    }

    /** Whose play is carried out: the first in precedence (SH-REACT-05). */
    static int firstToPlay(Paddock paddock) {
        boolean onAttack = paddock.stack.isEmpty() && paddock.occasion.window == Window.ATTACK;
        if (onAttack && paddock.asking.of(paddock.attack.victim()) instanceof Play) {
            return paddock.attack.victim();
        }
        int active = paddock.round.active;
        boolean rolled = paddock.occasion.window == Window.ROLL;
        int start = !paddock.stack.isEmpty() ? paddock.stack.topPlayer() + 1 : rolled ? active : active + 1;
        for (int step = 0; step < paddock.seats(); step++) {
            int seat = (start + step) % paddock.seats();
            if (paddock.asking.of(seat) instanceof Play) {
                return seat;
            }
        }
        return Paddock.NOBODY;
    }

    static void putOnStack(Paddock paddock, int seat, Play play, Events events) {
        paddock.sheep(seat).giveUp(play.card());
        paddock.round.attackUsed |= play instanceof CloseShave;
        paddock.stack.push(seat, play);
        if (events.heard()) {
            events.tell(FleeceEvent.Played.of(seat, play, paddock));
        }
        openAnew(paddock, events);
    }

    /** Nobody plays: the top card takes effect, or what the window was for happens. */
    private static void goOn(Paddock paddock, Events events) {
        if (!paddock.stack.isEmpty()) {
            CardEffects.takeEffect(paddock, events);
            return;
        }
        switch (paddock.occasion.window) {
            case ACT, DRAW -> TakingTurns.act(paddock, events);
            case ROLL -> TakingTurns.checkWolf(paddock, events);
            case EVENT -> Happenings.carryOut(paddock, events);
            case ATTACK -> Shearing.snipOn(paddock, events);
            case END -> TakingTurns.endTurn(paddock, events);
        }
    }

    /** The top card leaves the stack for the discard pile. */
    static void pop(Paddock paddock) {
        paddock.discard.add(paddock.stack.pop().card());
    }

    /** The top card is done; the window underneath opens anew (SH-REACT-06). */
    static void finishTop(Paddock paddock, Events events) {
        pop(paddock);
        if (paddock.isOver()) {
            return;
        }
        Window under = paddock.occasion.window;
        boolean attackGone = under == Window.ATTACK && !paddock.attack.isOn();
        if (paddock.stack.isEmpty() && (under == Window.ACT || attackGone)) {
            TakingTurns.act(paddock, events);
        } else {
            openAnew(paddock, events);
        }
    }

    /** The top card has lost its subject (SH-REACT-08). */
    static void fizzle(Paddock paddock, Events events) {
        if (events.heard()) {
            Play top = paddock.stack.top();
            events.tell(new FleeceEvent.Fizzled(paddock.stack.topPlayer(), top.card()));
        }
        finishTop(paddock, events);
    }

    /** Whom it hits if nobody answers in the open window: public facts alone. */
    static List<Integer> victims(Paddock paddock) {
        return IntStream.range(0, paddock.seats())
                .filter(seat -> paddock.phase() == Phase.WINDOW && isHit(paddock, seat))
                .boxed()
                .toList();
    }

    private static boolean isHit(Paddock paddock, int seat) {
        boolean attacked =
                paddock.attack.isOn() && paddock.attack.partsLeft().stream().anyMatch(part -> part.seat() == seat);
        return attacked || (paddock.stack.isEmpty() ? isHitByOccasion(paddock, seat) : isHitByCard(paddock, seat));
    }

    private static boolean isHitByCard(Paddock paddock, int seat) {
        Play top = paddock.stack.top();
        Integer target = top.target();
        int cancelled = paddock.stack.answered(paddock.stack.size() - 1);
        boolean aimedAt = target != null && target == seat;
        boolean isCancelled = cancelled != Paddock.NOBODY && paddock.stack.player(cancelled) == seat;
        boolean attacks = paddock.attack.isOn();
        return aimedAt
                || isCancelled
                || (top instanceof Cream && attacks && paddock.round.active == seat)
                || (top instanceof After && attacks && Shearing.bounceTarget(paddock, paddock.attack.victim()) == seat);
    }

    private static boolean isHitByOccasion(Paddock paddock, int seat) {
        return switch (paddock.occasion.window) {
            case EVENT -> paddock.round.active == seat || Happenings.threatens(paddock, seat);
            case ROLL -> paddock.round.active == seat;
            default -> false;
        };
    }
}
