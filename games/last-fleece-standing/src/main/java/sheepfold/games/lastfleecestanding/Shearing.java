package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Events;
import sheepfold.games.lastfleecestanding.FleeceMove.Shear;

/** The rulebook's chapter on shearing: how an attack is carried out, part by part and snip by snip. */
final class Shearing {
    private Shearing() {}

    static void announce(Paddock paddock, Shear shear, Events events) {
        paddock.attack.announce(shear);
        if (events.heard()) {
            events.tell(new FleeceEvent.Announced(paddock.round.active, shear.parts()));
        }
        Windows.open(paddock, Occasion.ATTACK, events);
    }

    static void snipAndGoOn(Paddock paddock, int cell, Events events) {
        snip(paddock, cell, events);
        if (!paddock.isOver()) {
            snipOn(paddock, events);
        }
    }

    /** Goes on with the part until its points or the coat are used up; the last piece is no choice (SH-SHEAR-05). */
    static void snipOn(Paddock paddock, Events events) {
        while (paddock.attack.isOn()) {
            Coat coat = paddock.sheep(paddock.attack.victim()).coat;
            if (paddock.attack.points() == 0 || coat.isBare()) {
                if (paddock.attack.nextPart()) {
                    Windows.open(paddock, Occasion.ATTACK, events);
                    return;
                }
                end(paddock, true);
            } else if (coat.pieces() == 1) {
                snip(paddock, coat.lowestCell(), events);
            } else {
                paddock.decide(Phase.SNIP);
                return;
            }
        }
        TakingTurns.act(paddock, events);
    }

    private static void snip(Paddock paddock, int cell, Events events) {
        int victim = paddock.attack.victim();
        Coat coat = paddock.sheep(victim).coat;
        Wool wool = coat.at(cell);
        boolean whole = wool == Wool.STEEL && !coat.isDamaged(cell);
        if (whole && paddock.attack.points() == 1) {
            paddock.attack.spend(1);
            withstand(paddock, victim, cell, events);
            return;
        }
        paddock.attack.spend(whole ? 2 : 1);
        if (events.heard()) {
            events.tell(new FleeceEvent.Snipped(
                    paddock.round.active, victim, cell + 1, wool.card(), paddock.attack.points()));
        }
        Coats.dropPiece(paddock, victim, cell);
        if (wool == Wool.SNAG && victim != paddock.round.active) {
            end(paddock, true);
            snag(paddock, paddock.round.active, events);
        }
        if (coat.isBare()) {
            TheEnd.eliminate(paddock, 1 << victim, events);
        }
    }

    /** A single point shows a Steel Wool; once the deck is gone it damages it (SH-STEEL-02, SH-STEEL-03). */
    private static void withstand(Paddock paddock, int victim, int cell, Events events) {
        Coat coat = paddock.sheep(victim).coat;
        boolean damaged = paddock.deck.isEmpty();
        paddock.strays.forget(victim, cell);
        if (damaged) {
            coat.damage(cell);
        }
        coat.markForAll(cell);
        if (events.heard()) {
            events.tell(new FleeceEvent.SteelHit(paddock.round.active, victim, cell + 1, damaged));
        }
    }

    /** The attack is over; a void one is not used up (SH-SHEAR-08). */
    static void end(Paddock paddock, boolean used) {
        paddock.attack.end();
        paddock.round.attackUsed |= used;
    }

    static void snag(Paddock paddock, int seat, Events events) {
        paddock.sheep(seat).clippers.snag = Clippers.Snag.THIS_TURN;
        if (events.heard()) {
            events.tell(new FleeceEvent.Snagged(seat));
        }
    }

    /** Where an Aftershave of the current victim sends the attack (SH-AFT-02 to SH-AFT-04). */
    static int bounceTarget(Paddock paddock, int victim) {
        if (paddock.flock.livingCount() == 2) {
            return victim;
        }
        int target = neighbour(paddock, victim);
        boolean skipped = target == paddock.round.active && !paddock.rules.deflectHitsAttacker();
        return skipped ? neighbour(paddock, target) : target;
    }

    private static int neighbour(Paddock paddock, int seat) {
        return paddock.round.isOdd() ? paddock.flock.leftOf(seat) : paddock.flock.rightOf(seat);
    }
}
