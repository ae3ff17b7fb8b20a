package sheepfold.games.lastfleecestanding;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import sheepfold.engine.Events;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;
import sheepfold.parts.Bag;

/** The rulebook's chapter on elimination and the end. */
final class TheEnd {
    /** How a game ends (SH-END-01, SH-END-02). */
    enum Ending {
        LAST_STANDING,
        NOBODY_LEFT
    }

    private TheEnd() {}

    static void concede(Paddock paddock, int seat, Events events) {
        leave(paddock, seat, events);
        TakingTurns.act(paddock, events);
    }

    static void leave(Paddock paddock, int seat, Events events) {
        Coats.lose(paddock, seat, paddock.sheep(seat).coat.occupied(), null, events);
        eliminate(paddock, 1 << seat, events);
    }

    /** These seats are out together; all they own is discarded (SH-OUT-01, SH-OUT-02). */
    static void eliminate(Paddock paddock, int seats, Events events) {
        Flock flock = paddock.flock;
        flock.remove(seats);
        for (int left = seats; left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            flock.setPlace(seat, flock.livingCount() + 1);
            if (events.heard()) {
                events.tell(new FleeceEvent.Out(
                        seat, flock.place(seat), flock.of(seat).hand.pieces()));
            }
            discardBelongings(flock.of(seat), paddock.discard);
        }
        if (!paddock.wolf.isOut() && !flock.isLiving(paddock.wolf.holder)) {
            TakingTurns.chaseWolf(paddock, events);
        }
        if (flock.livingCount() <= 1) {
            finish(paddock, events);
        }
    }

    private static void discardBelongings(Sheep leaver, Bag<Card> discard) {
        leaver.addBelongings(discard);
        leaver.hand.clear();
        leaver.clippers.clear();
        leaver.keptPow = false;
        leaver.dog = false;
        leaver.shepherd = false;
    }

    private static void finish(Paddock paddock, Events events) {
        Flock flock = paddock.flock;
        paddock.decide(Phase.OVER);
        paddock.attack.end();
        boolean won = flock.living() != 0;
        int winner = won ? flock.last() : Paddock.NOBODY;
        if (won) {
            flock.setPlace(winner, 1);
        }
        if (events.heard()) {
            List<Card> hand = won ? flock.of(winner).hand.pieces() : List.of();
            events.tell(new FleeceEvent.Finished(winner, hand));
        }
    }

    static Result result(Paddock paddock) {
        Flock flock = paddock.flock;
        boolean won = flock.living() != 0;
        List<Integer> places =
                IntStream.range(0, flock.seats()).map(flock::place).boxed().toList();
        List<Integer> scores = IntStream.range(0, flock.seats())
                .map(seat -> flock.isLiving(seat) ? 1 : 0)
                .boxed()
                .toList();
        return new Result(
                won ? Result.Kind.WIN : Result.Kind.LOSS,
                won ? List.of(flock.last()) : List.of(),
                scores,
                places,
                won ? Ending.LAST_STANDING : Ending.NOBODY_LEFT,
                won
                        ? Sentence.of("{seat} is the last one with wool.", Names.subject(flock.last()))
                        : Sentence.of("The {boy} has left nobody with wool: everybody loses.", Card.BOY),
                Map.of("turns", paddock.round.number));
    }
}
