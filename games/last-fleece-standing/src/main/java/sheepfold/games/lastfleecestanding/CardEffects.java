package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Audience;
import sheepfold.engine.Events;
import sheepfold.engine.Seats;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/** The rulebook's chapter on anytime cards: what they do when they take effect. */
final class CardEffects {
    private CardEffects() {}

    static void takeEffect(Paddock paddock, Events events) {
        int seat = paddock.stack.topPlayer();
        if (!hasSubject(paddock, paddock.stack.top(), seat)) {
            Windows.fizzle(paddock, events);
            return;
        }
        switch (paddock.stack.top()) {
            case CancelAttack _ -> cancelAttack(paddock, seat, events);
            case ExpelDog expel -> expelDog(paddock, seat, expel.seat(), events);
            case CancelDog _, CancelCard _ -> cancelCard(paddock, seat, events);
            case After _ -> bounce(paddock, seat, events);
            case Thief thief -> steal(paddock, seat, thief.seat(), events);
            case Dog _ -> TakingTurns.chaseWolf(paddock, events);
            case Cream _, Fetch _, Rob _, CloseShave _ -> {
                beginToDecide(paddock, events);
                return;
            }
        }
        Windows.finishTop(paddock, events);
    }

    /** Cards that take effect once something is decided. */
    private static void beginToDecide(Paddock paddock, Events events) {
        switch (paddock.stack.top()) {
            case Cream _ when paddock.rules.creamByHands() -> askForHands(paddock, 0);
            case Cream _ -> paddock.decide(Phase.COIN);
            case Fetch(Wool wool) -> fetch(paddock, wool, events);
            case Rob _ -> paddock.decide(Phase.TAKE);
            default -> paddock.decide(Phase.ROW);
        }
    }

    /** Is what a card was played for still there (SH-REACT-08)? */
    private static boolean hasSubject(Paddock paddock, Play play, int player) {
        return switch (play) {
            case CancelAttack _, Cream _, After _ -> paddock.attack.isOn();
            case CancelDog _, CancelCard _ -> true;
            case ExpelDog(int seat) -> paddock.flock.isLiving(seat) && paddock.sheep(seat).dog;
            case Fetch(Wool wool) -> paddock.discard.has(wool.card());
            case Rob(int seat) -> paddock.sheep(seat).coat.pieces() >= 2;
            case Thief(int seat) -> paddock.flock.isLiving(seat) && paddock.flock.isLiving(player);
            case Dog _ -> paddock.wolf.isOn(player) && TakingTurns.canWolfPass(paddock);
            case CloseShave(int seat) -> paddock.sheep(seat).coat.pieces() >= 2;
        };
    }

    private static void cancelAttack(Paddock paddock, int seat, Events events) {
        Shearing.end(paddock, true);
        if (events.heard()) {
            events.tell(new FleeceEvent.AttackCancelled(seat, paddock.round.active));
        }
    }

    private static void expelDog(Paddock paddock, int seat, int target, Events events) {
        paddock.sheep(target).dog = false;
        paddock.discard.add(Card.SHEEPDOG);
        if (events.heard()) {
            events.tell(new FleeceEvent.DogExpelled(seat, target));
        }
    }

    /** The POW and the card under it leave together. */
    private static void cancelCard(Paddock paddock, int by, Events events) {
        Windows.pop(paddock);
        if (events.heard()) {
            events.tell(new FleeceEvent.Cancelled(
                    by, paddock.stack.topPlayer(), paddock.stack.top().card()));
        }
    }

    private static void askForHands(Paddock paddock, int ties) {
        paddock.pending = new Pending.Duel(ties);
        paddock.asking.ask(1 << paddock.round.active | 1 << paddock.stack.topPlayer());
    }

    static void compareHands(Paddock paddock, Events events) {
        Sign attackers = sign(paddock, paddock.round.active);
        Sign throwers = sign(paddock, paddock.stack.topPlayer());
        boolean tie = attackers == throwers;
        if (events.heard()) {
            int thrower = paddock.stack.topPlayer();
            int attacker = paddock.round.active;
            int winner = tie ? Paddock.NOBODY : attackers.beats(throwers) ? attacker : thrower;
            events.tell(new FleeceEvent.Hands(thrower, throwers, attacker, attackers, winner));
        }
        if (!tie) {
            settleCream(paddock, attackers.beats(throwers), events);
            return;
        }
        int ties = paddock.pending instanceof Pending.Duel duel ? duel.ties + 1 : 0;
        if (ties == Pending.Duel.MOST_TIES) {
            paddock.decide(Phase.COIN);
        } else {
            askForHands(paddock, ties);
        }
    }

    private static Sign sign(Paddock paddock, int seat) {
        return paddock.asking.of(seat) instanceof Throw hand ? hand.sign() : Sign.ROCK;
    }

    static void coin(Paddock paddock, boolean heads, Events events) {
        if (events.heard()) {
            events.tell(new FleeceEvent.CoinFell(heads));
        }
        settleCream(paddock, heads, events);
    }

    /** Heads: the attacker wipes it off. Tails: it loses a piece and its attack (SH-CRM-01). */
    private static void settleCream(Paddock paddock, boolean heads, Events events) {
        if (heads) {
            Windows.finishTop(paddock, events);
        } else {
            TakingTurns.askForOnePiece(paddock, events);
        }
    }

    private static void bounce(Paddock paddock, int seat, Events events) {
        int target = seat == paddock.attack.victim() ? Shearing.bounceTarget(paddock, seat) : paddock.attack.victim();
        int deflector = target == paddock.attack.victim() ? paddock.attack.lastDeflector() : seat;
        paddock.attack.deflect(target, deflector);
        if (events.heard()) {
            events.tell(new FleeceEvent.Bounced(seat, target, paddock.attack.points()));
        }
    }

    private static void fetch(Paddock paddock, Wool wool, Events events) {
        int seat = paddock.stack.topPlayer();
        paddock.discard.remove(wool.card());
        Coats.gain(paddock, Pending.Gain.openly(seat, wool, false));
        if (events.heard()) {
            events.tell(new FleeceEvent.Fetched(seat, wool.card()));
        }
    }

    static void tearOff(Paddock paddock, int cell, Events events) {
        int taker = paddock.stack.topPlayer();
        int robbed = paddock.robbed();
        Coat coat = paddock.sheep(robbed).coat;
        Wool wool = coat.at(cell);
        boolean hurt = coat.isDamaged(cell);
        boolean known = (coat.knownToAll() >> cell & 1) != 0;
        Stray hidden = paddock.strays.at(robbed, cell).orElse(Stray.of(wool, false, 0, robbed, robbed, cell));
        Coats.takePiece(paddock, robbed, cell);
        if (events.heard()) {
            tellTornOff(taker, robbed, cell, wool, known, events);
        }
        Coats.gain(paddock, known ? Pending.Gain.openly(taker, wool, hurt) : Pending.Gain.of(hidden.tornOffBy(taker)));
    }

    private static void tellTornOff(int taker, int robbed, int cell, Wool wool, boolean open, Events events) {
        FleeceEvent.TornOff tornOff = new FleeceEvent.TornOff(taker, robbed, cell + 1, wool.card());
        if (open) {
            events.tell(tornOff);
            return;
        }
        Seats both = Seats.of(taker, robbed);
        Seats others = new Seats(Audience.EVERYONE.seats().bits() & ~both.bits());
        events.tell(new FleeceEvent.TornOffUnseen(taker, robbed, cell + 1), new Audience(others, true));
        events.tell(tornOff, Audience.only(both));
    }

    private static void steal(Paddock paddock, int seat, int target, Events events) {
        Clippers own = paddock.sheep(seat).clippers;
        paddock.sheep(seat).clippers = paddock.sheep(target).clippers;
        paddock.sheep(target).clippers = own;
        if (events.heard()) {
            events.tell(new FleeceEvent.Swapped(seat, target, paddock.power(seat), paddock.power(target)));
        }
        if (paddock.attack.isOn() && (seat == paddock.round.active || target == paddock.round.active)) {
            voidAttack(paddock, events);
        }
    }

    /** Before the first snip it is as if never announced; after it the rest is lost (SH-THF-03). */
    private static void voidAttack(Paddock paddock, Events events) {
        boolean begun = paddock.attack.snipped();
        Shearing.end(paddock, begun);
        if (events.heard()) {
            events.tell(new FleeceEvent.AttackVoid(paddock.round.active, begun));
        }
    }

    static void shaveRow(Paddock paddock, int row, Events events) {
        Coat coat = paddock.sheep(paddock.shaved()).coat;
        if (coat.row(row) == coat.occupied()) {
            paddock.pending = new Pending.Keep(row);
        } else {
            shave(paddock, coat.row(row), events);
        }
    }

    static void shaveAllBut(Paddock paddock, int kept, Events events) {
        shave(paddock, paddock.sheep(paddock.shaved()).coat.occupied() & ~(1L << kept), events);
    }

    private static void shave(Paddock paddock, long cells, Events events) {
        int shaver = paddock.stack.topPlayer();
        boolean snags = (paddock.sheep(paddock.shaved()).coat.cellsOf(Wool.SNAG) & cells) != 0;
        Coats.lose(paddock, paddock.shaved(), cells, Card.CLOSE_SHAVE, events);
        if (snags) {
            Shearing.snag(paddock, shaver, events);
        }
        Windows.finishTop(paddock, events);
    }
}
