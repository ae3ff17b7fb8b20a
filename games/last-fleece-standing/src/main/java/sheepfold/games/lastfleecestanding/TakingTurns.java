package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Events;

/** The rulebook's chapters on the turn and on the Wolf. */
final class TakingTurns {
    private TakingTurns() {}

    static void roll(Paddock paddock, int number, Events events) {
        Round round = paddock.round;
        round.die = number;
        round.owed = paddock.deck.isEmpty() ? 0 : number;
        if (events.heard()) {
            events.tell(new FleeceEvent.Rolled(round.active, number, round.owed));
        }
        if (paddock.wolf.isOn(round.active)) {
            Windows.open(paddock, Occasion.ROLL, events);
        } else {
            paddock.wolf.obeysOnce(round.active);
            act(paddock, events);
        }
    }

    /** Even: the Wolf trots on; odd: it bites, unless it has gone or has its master before it (SH-WOLF-02). */
    static void checkWolf(Paddock paddock, Events events) {
        int active = paddock.round.active;
        boolean mastered = paddock.wolf.obeysOnce(active);
        if (isAboutToBite(paddock, active) && !mastered) {
            askForOnePiece(paddock, events);
            return;
        }
        if (paddock.wolf.isOn(active) && !paddock.round.isOdd() && canWolfPass(paddock)) {
            chaseWolf(paddock, events);
        }
        act(paddock, events);
    }

    /** Has this seat rolled an odd number with the Wolf on it? */
    static boolean isAboutToBite(Paddock paddock, int seat) {
        return paddock.wolf.isOn(seat) && paddock.round.active == seat && paddock.round.isOdd();
    }

    /** The active seat is to lose a piece of its choice; with a last piece there is no choice. */
    static void askForOnePiece(Paddock paddock, Events events) {
        paddock.decide(Phase.BITE);
        Coat coat = paddock.sheep(paddock.round.active).coat;
        if (coat.pieces() == 1) {
            bite(paddock, coat.occupied(), events);
        }
    }

    /** The Wolf takes these cells of the active seat, or Shaving Cream does. */
    static void bite(Paddock paddock, long cells, Events events) {
        int active = paddock.round.active;
        boolean byCream = !paddock.stack.isEmpty();
        Coats.lose(paddock, active, cells, byCream ? Card.SHAVING_CREAM : Card.WOLF, events);
        if (byCream) {
            Shearing.end(paddock, true);
        }
        if (paddock.sheep(active).coat.isBare()) {
            TheEnd.eliminate(paddock, 1 << active, events);
        }
        if (byCream) {
            Windows.finishTop(paddock, events);
        } else {
            act(paddock, events);
        }
    }

    /** Back to the active seat's own decision, or to the end of its turn if it is out (SH-TURN-09). */
    static void act(Paddock paddock, Events events) {
        if (paddock.isOver()) {
            return;
        }
        paddock.occasion = Occasion.ACT;
        paddock.decide(Phase.ACT);
        if (!paddock.flock.isLiving(paddock.round.active)) {
            Windows.open(paddock, Occasion.End.of(0), events);
        }
    }

    static void endTurn(Paddock paddock, Events events) {
        Round round = paddock.round;
        for (int seat = 0; seat < paddock.seats(); seat++) {
            boolean freed = paddock.sheep(seat).clippers.endTurn(seat == round.active);
            if (freed && events.heard() && paddock.flock.isLiving(seat)) {
                events.tell(new FleeceEvent.Untangled(seat));
            }
        }
        round.passTo(paddock.flock.leftOf(round.active));
        paddock.occasion = Occasion.ACT;
        paddock.decide(Phase.ROLL);
        if (events.heard()) {
            events.tell(new FleeceEvent.TurnBegan(round.active, round.number, FleeceView.shears(paddock)));
        }
    }

    /** The next living seat on the left that has no Shepherd (SH-WOLF-04). */
    static int nextForWolf(Paddock paddock, int from) {
        for (int step = 1; step < paddock.seats(); step++) {
            int seat = (from + step) % paddock.seats();
            if (paddock.flock.isLiving(seat) && !paddock.sheep(seat).shepherd) {
                return seat;
            }
        }
        return Paddock.NOBODY;
    }

    static boolean canWolfPass(Paddock paddock) {
        return nextForWolf(paddock, paddock.wolf.holder) != Paddock.NOBODY;
    }

    /** The Wolf must leave its seat; if nobody can take it, it leaves the game. */
    static void chaseWolf(Paddock paddock, Events events) {
        Wolf wolf = paddock.wolf;
        int from = wolf.holder;
        wolf.holder = nextForWolf(paddock, from);
        if (events.heard()) {
            events.tell(new FleeceEvent.WolfTrotted(from, wolf.holder));
        }
        if (wolf.isOut()) {
            paddock.discard.add(Card.WOLF);
        }
    }
}
