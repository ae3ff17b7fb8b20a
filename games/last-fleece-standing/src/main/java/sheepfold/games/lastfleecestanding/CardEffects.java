package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Audience;
import sheepfold.engine.Events;
import sheepfold.engine.Seats;
import sheepfold.games.lastfleecestanding.FleeceMove.After;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelAttack;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelCard;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelDog;
import sheepfold.games.lastfleecestanding.FleeceMove.CloseShave;
import sheepfold.games.lastfleecestanding.FleeceMove.Cream;
import sheepfold.games.lastfleecestanding.FleeceMove.Dog;
import sheepfold.games.lastfleecestanding.FleeceMove.ExpelDog;
import sheepfold.games.lastfleecestanding.FleeceMove.Fetch;
import sheepfold.games.lastfleecestanding.FleeceMove.Rob;
import sheepfold.games.lastfleecestanding.FleeceMove.Sign;
import sheepfold.games.lastfleecestanding.FleeceMove.Thief;
import sheepfold.games.lastfleecestanding.FleeceMove.Throw;
import sheepfold.games.lastfleecestanding.Paddock.Phase;

/** What cards do when they take effect. */
final class CardEffects {
    private static final int TIES_BEFORE_THE_COIN = 3;

    private CardEffects() {}

    static void takeEffect(Paddock paddock, Events events) {
        int seat = paddock.topPlayer();
        switch (paddock.top()) {
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
            paddock.fizzle(events);
            return;
        }
        paddock.endAttack(true);
        if (events.heard()) {
            events.tell(new FleeceEvent.AttackCancelled(seat, paddock.active()));
        }
        paddock.finishTop(events);
    }

    private static void expelDog(Paddock paddock, int target, Events events) {
        if (!paddock.isLiving(target) || !paddock.sheep(target).dog) {
            paddock.fizzle(events);
            return;
        }
        paddock.sheep(target).dog = false;
        paddock.discard.add(Card.SHEEPDOG);
        if (events.heard()) {
            events.tell(new FleeceEvent.DogExpelled(paddock.topPlayer(), target));
        }
        paddock.finishTop(events);
    }

    /** The POW and the card under it leave together. */
    private static void cancelCard(Paddock paddock, Events events) {
        int by = paddock.topPlayer();
        paddock.pop();
        if (events.heard()) {
            events.tell(new FleeceEvent.Cancelled(
                    by, paddock.topPlayer(), paddock.top().card().code()));
        }
        paddock.finishTop(events);
    }

    private static void throwCream(Paddock paddock, Events events) {
        if (!paddock.attack.isOn()) {
            paddock.fizzle(events);
        } else if (paddock.rules.creamByHands()) {
            paddock.setTies(0);
            askForHands(paddock);
        } else {
            paddock.setPhase(Phase.COIN);
        }
    }

    private static void askForHands(Paddock paddock) {
        paddock.setPhase(Phase.HANDS);
        paddock.ask(1 << paddock.active() | 1 << paddock.topPlayer());
    }

    static void compareHands(Paddock paddock, Events events) {
        Sign attackers = sign(paddock, paddock.active());
        Sign throwers = sign(paddock, paddock.topPlayer());
        if (events.heard()) {
            events.tell(FleeceEvent.Hands.of(paddock.topPlayer(), throwers, paddock.active(), attackers));
        }
        if (attackers != throwers) {
            settleCream(paddock, attackers.beats(throwers), events);
            return;
        }
        paddock.setTies(paddock.ties() + 1);
        if (paddock.ties() == TIES_BEFORE_THE_COIN) {
            paddock.setPhase(Phase.COIN);
        } else {
            askForHands(paddock);
        }
    }

    private static Sign sign(Paddock paddock, int seat) {
        return paddock.answerOf(seat) instanceof Throw hand ? hand.sign() : Sign.ROCK;
    }

    static void coin(Paddock paddock, boolean heads, Events events) {
        if (events.heard()) {
            events.tell(new FleeceEvent.CoinFell(heads));
        }
        settleCream(paddock, heads, events);
    }

    /** Heads: the attacker wipes it off. Tails: it loses a piece and its attack (SH-CRM-01). */
    private static void settleCream(Paddock paddock, boolean heads, Events events) {
        paddock.setTies(0);
        if (heads) {
            paddock.finishTop(events);
        } else {
            paddock.askForOnePiece(events);
        }
    }

    private static void bounce(Paddock paddock, int seat, Events events) {
        if (!paddock.attack.isOn()) {
            paddock.fizzle(events);
            return;
        }
        int target = seat == paddock.attack.victim() ? paddock.bounceTarget(seat) : paddock.attack.victim();
        int deflector = target == paddock.attack.victim() ? paddock.attack.lastDeflector() : seat;
        paddock.attack.deflect(target, deflector);
        if (events.heard()) {
            events.tell(new FleeceEvent.Bounced(seat, target, paddock.attack.points()));
        }
        paddock.finishTop(events);
    }

    private static void fetch(Paddock paddock, int seat, Wool wool, Events events) {
        if (!paddock.discard.has(wool.card())) {
            paddock.fizzle(events);
            return;
        }
        paddock.discard.remove(wool.card());
        paddock.gain(seat, wool, false, null);
        if (events.heard()) {
            events.tell(new FleeceEvent.Fetched(seat, wool.toString()));
        }
    }

    private static void rob(Paddock paddock, int target, Events events) {
        if (paddock.sheep(target).coat.pieces() < 2) {
            paddock.fizzle(events);
        } else {
            paddock.setPhase(Phase.TAKE);
        }
    }

    static void tearOff(Paddock paddock, int cell, Events events) {
        int taker = paddock.topPlayer();
        int robbed = paddock.robbed();
        Coat coat = paddock.sheep(robbed).coat;
        Wool wool = coat.at(cell);
        boolean hurt = coat.isDamaged(cell);
        Stray known = (coat.knownToAll() >> cell & 1) != 0 ? null : strayTornOff(paddock, taker, robbed, cell, wool);
        coat.remove(cell);
        paddock.strays.forget(robbed, cell);
        if (events.heard()) {
            tellTornOff(taker, robbed, cell, wool, known == null, events);
        }
        paddock.gain(taker, wool, hurt, known);
    }

    private static Stray strayTornOff(Paddock paddock, int taker, int robbed, int cell, Wool wool) {
        return paddock.strays
                .at(robbed, cell)
                .map(stray -> stray.tornOffBy(taker))
                .orElseGet(() -> new Stray(wool, false, 1 << taker | 1 << robbed, robbed, taker, Stray.ANYWHERE));
    }

    private static void tellTornOff(int taker, int robbed, int cell, Wool wool, boolean open, Events events) {
        if (open) {
            events.tell(new FleeceEvent.TornOff(taker, robbed, cell + 1, wool.toString()));
            return;
        }
        Seats both = Seats.of(taker, robbed);
        Seats others = new Seats(Audience.EVERYONE.seats().bits() & ~both.bits());
        events.tell(new FleeceEvent.TornOffUnseen(taker, robbed, cell + 1), new Audience(others, true));
        events.tell(new FleeceEvent.TornOff(taker, robbed, cell + 1, wool.toString()), Audience.only(both));
    }

    private static void steal(Paddock paddock, int seat, int target, Events events) {
        if (!paddock.isLiving(target) || !paddock.isLiving(seat)) {
            paddock.fizzle(events);
            return;
        }
        Clippers own = paddock.sheep(seat).clippers;
        paddock.sheep(seat).clippers = paddock.sheep(target).clippers;
        paddock.sheep(target).clippers = own;
        if (events.heard()) {
            events.tell(new FleeceEvent.Swapped(seat, target, paddock.power(seat), paddock.power(target)));
        }
        if (paddock.attack.isOn() && (seat == paddock.active() || target == paddock.active())) {
            voidAttack(paddock, events);
        }
        paddock.finishTop(events);
    }

    /** Before the first snip it is as if never announced; after it the rest is lost (SH-THF-03). */
    private static void voidAttack(Paddock paddock, Events events) {
        boolean begun = paddock.attack.snipped();
        paddock.endAttack(begun);
        if (events.heard()) {
            events.tell(new FleeceEvent.AttackVoid(paddock.active(), begun));
        }
    }

    private static void callDog(Paddock paddock, int seat, Events events) {
        if (paddock.wolf() != seat || paddock.nextForWolf(seat) == Paddock.NOBODY) {
            paddock.fizzle(events);
            return;
        }
        paddock.passWolf(events);
        paddock.finishTop(events);
    }

    private static void chooseRow(Paddock paddock, int target, Events events) {
        if (paddock.sheep(target).coat.pieces() < 2) {
            paddock.fizzle(events);
        } else {
            paddock.setPhase(Phase.ROW);
        }
    }

    static void shaveRow(Paddock paddock, int row, Events events) {
        Coat coat = paddock.sheep(paddock.shaved()).coat;
        if (coat.row(row) == coat.occupied()) {
            paddock.askToKeep(row);
        } else {
            shave(paddock, coat.row(row), events);
        }
    }

    static void shaveAllBut(Paddock paddock, int kept, Events events) {
        shave(paddock, paddock.sheep(paddock.shaved()).coat.occupied() & ~(1L << kept), events);
    }

    private static void shave(Paddock paddock, long cells, Events events) {
        int shaver = paddock.topPlayer();
        boolean snags = (paddock.sheep(paddock.shaved()).coat.cellsOf(Wool.SNAG) & cells) != 0;
        paddock.lose(paddock.shaved(), cells, events);
        if (snags) {
            paddock.snagShear(shaver, events);
        }
        paddock.finishTop(events);
    }
}
