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
        switch (paddock.stack.top()) {
            case CancelAttack _ -> cancelAttack(paddock, seat, events);
            case ExpelDog expel -> expelDog(paddock, expel.seat(), events);
            case CancelDog _, CancelCard _ -> cancelCard(paddock, events);
            case Cream _ -> throwCream(paddock, events);
            case After _ -> bounce(paddock, seat, events);
            case Fetch fetch -> fetch(paddock, seat, fetch.wool(), events);
            case Rob rob -> rob(paddock, rob.seat(), events);
            case Thief thief -> steal(paddock, seat, thief.seat(), events);
            case Dog _ -> callDog(paddock, seat, events);
            case CloseShave shave -> chooseRow(paddock, shave.seat(), events);
        }
    }

    private static void cancelAttack(Paddock paddock, int seat, Events events) {
        if (!paddock.attack.isOn()) {
            Windows.fizzle(paddock, events);
            return;
        }
        Shearing.end(paddock, true);
        if (events.heard()) {
            events.tell(new FleeceEvent.AttackCancelled(seat, paddock.round.active));
        }
        Windows.finishTop(paddock, events);
    }

    private static void expelDog(Paddock paddock, int target, Events events) {
        if (!paddock.flock.isLiving(target) || !paddock.sheep(target).dog) {
            Windows.fizzle(paddock, events);
            return;
        }
        paddock.sheep(target).dog = false;
        paddock.discard.add(Card.SHEEPDOG);
        if (events.heard()) {
            events.tell(new FleeceEvent.DogExpelled(paddock.stack.topPlayer(), target));
        }
        Windows.finishTop(paddock, events);
    }

    /** The POW and the card under it leave together. */
    private static void cancelCard(Paddock paddock, Events events) {
        int by = paddock.stack.topPlayer();
        Windows.pop(paddock);
        if (events.heard()) {
            events.tell(new FleeceEvent.Cancelled(
                    by, paddock.stack.topPlayer(), paddock.stack.top().card()));
        }
        Windows.finishTop(paddock, events);
    }

    private static void throwCream(Paddock paddock, Events events) {
        if (!paddock.attack.isOn()) {
            Windows.fizzle(paddock, events);
        } else if (paddock.rules.creamByHands()) {
            askForHands(paddock, 0);
        } else {
            paddock.decide(Phase.COIN);
        }
    }

    private static void askForHands(Paddock paddock, int ties) {
        paddock.pending = new Pending.Duel(ties);
        paddock.asking.ask(1 << paddock.round.active | 1 << paddock.stack.topPlayer());
    }

    static void compareHands(Paddock paddock, Events events) {
        Sign attackers = sign(paddock, paddock.round.active);
        Sign throwers = sign(paddock, paddock.stack.topPlayer());
        if (events.heard()) {
            events.tell(hands(paddock.stack.topPlayer(), throwers, paddock.round.active, attackers));
        }
        if (attackers != throwers) {
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

    private static FleeceEvent.Hands hands(int thrower, Sign throwers, int attacker, Sign attackers) {
        int winner = attackers == throwers ? Paddock.NOBODY : attackers.beats(throwers) ? attacker : thrower;
        return new FleeceEvent.Hands(thrower, throwers, attacker, attackers, winner);
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
        if (!paddock.attack.isOn()) {
            Windows.fizzle(paddock, events);
            return;
        }
        int target = seat == paddock.attack.victim() ? Shearing.bounceTarget(paddock, seat) : paddock.attack.victim();
        int deflector = target == paddock.attack.victim() ? paddock.attack.lastDeflector() : seat;
        paddock.attack.deflect(target, deflector);
        if (events.heard()) {
            events.tell(new FleeceEvent.Bounced(seat, target, paddock.attack.points()));
        }
        Windows.finishTop(paddock, events);
    }

    private static void fetch(Paddock paddock, int seat, Wool wool, Events events) {
        if (!paddock.discard.has(wool.card())) {
            Windows.fizzle(paddock, events);
            return;
        }
        paddock.discard.remove(wool.card());
        Coats.gain(paddock, Pending.Gain.openly(seat, wool, false));
        if (events.heard()) {
            events.tell(new FleeceEvent.Fetched(seat, wool.card()));
        }
    }

    private static void rob(Paddock paddock, int target, Events events) {
        if (paddock.sheep(target).coat.pieces() < 2) {
            Windows.fizzle(paddock, events);
        } else {
            paddock.decide(Phase.TAKE);
        }
    }

    static void tearOff(Paddock paddock, int cell, Events events) {
        int taker = paddock.stack.topPlayer();
        int robbed = paddock.robbed();
        Coat coat = paddock.sheep(robbed).coat;
        Wool wool = coat.at(cell);
        boolean hurt = coat.isDamaged(cell);
        boolean known = (coat.knownToAll() >> cell & 1) != 0;
        Pending.Gain gain = known
                ? Pending.Gain.openly(taker, wool, hurt)
                : Pending.Gain.of(strayTornOff(paddock, taker, robbed, cell, wool));
        Coats.takePiece(paddock, robbed, cell);
        if (events.heard()) {
            tellTornOff(taker, robbed, cell, wool, known, events);
        }
        Coats.gain(paddock, gain);
    }

    private static Stray strayTornOff(Paddock paddock, int taker, int robbed, int cell, Wool wool) {
        return paddock.strays
                .at(robbed, cell)
                .orElse(Stray.of(wool, false, 0, robbed, robbed, cell))
                .tornOffBy(taker);
    }

    private static void tellTornOff(int taker, int robbed, int cell, Wool wool, boolean open, Events events) {
        if (open) {
            events.tell(new FleeceEvent.TornOff(taker, robbed, cell + 1, wool.card()));
            return;
        }
        Seats both = Seats.of(taker, robbed);
        Seats others = new Seats(Audience.EVERYONE.seats().bits() & ~both.bits());
        events.tell(new FleeceEvent.TornOffUnseen(taker, robbed, cell + 1), new Audience(others, true));
        events.tell(new FleeceEvent.TornOff(taker, robbed, cell + 1, wool.card()), Audience.only(both));
    }

    private static void steal(Paddock paddock, int seat, int target, Events events) {
        if (!paddock.flock.isLiving(target) || !paddock.flock.isLiving(seat)) {
            Windows.fizzle(paddock, events);
            return;
        }
        Clippers own = paddock.sheep(seat).clippers;
        paddock.sheep(seat).clippers = paddock.sheep(target).clippers;
        paddock.sheep(target).clippers = own;
        if (events.heard()) {
            events.tell(new FleeceEvent.Swapped(seat, target, paddock.power(seat), paddock.power(target)));
        }
        if (paddock.attack.isOn() && (seat == paddock.round.active || target == paddock.round.active)) {
            voidAttack(paddock, events);
        }
        Windows.finishTop(paddock, events);
    }

    /** Before the first snip it is as if never announced; after it the rest is lost (SH-THF-03). */
    private static void voidAttack(Paddock paddock, Events events) {
        boolean begun = paddock.attack.snipped();
        Shearing.end(paddock, begun);
        if (events.heard()) {
            events.tell(new FleeceEvent.AttackVoid(paddock.round.active, begun));
        }
    }

    private static void callDog(Paddock paddock, int seat, Events events) {
        if (!paddock.wolf.isOn(seat) || !TakingTurns.canWolfPass(paddock)) {
            Windows.fizzle(paddock, events);
            return;
        }
        TakingTurns.passWolf(paddock, events);
        Windows.finishTop(paddock, events);
    }

    private static void chooseRow(Paddock paddock, int target, Events events) {
        if (paddock.sheep(target).coat.pieces() < 2) {
            Windows.fizzle(paddock, events);
        } else {
            paddock.decide(Phase.ROW);
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
