package sheepfold.games.lastfleecestanding;

import java.util.List;
import java.util.stream.IntStream;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/** Whom it hits if nobody answers in the open window: public facts alone. */
final class Victims {
    private Victims() {}

    static List<Integer> of(Paddock paddock) {
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
        if (target != null && target == seat) {
            return true;
        }
        if (cancelled != Paddock.NOBODY && paddock.stack.player(cancelled) == seat) {
            return true;
        }
        return switch (top) {
            case After _ -> paddock.attack.isOn() && Shearing.bounceTarget(paddock, paddock.attack.victim()) == seat;
            case Cream _ -> paddock.attack.isOn() && paddock.round.active == seat;
            default -> false;
        };
    }

    private static boolean isHitByOccasion(Paddock paddock, int seat) {
        return switch (paddock.occasion.window) {
            case EVENT -> paddock.round.active == seat || Happenings.threatens(paddock, seat);
            case ROLL -> paddock.round.active == seat;
            default -> false;
        };
    }
}
