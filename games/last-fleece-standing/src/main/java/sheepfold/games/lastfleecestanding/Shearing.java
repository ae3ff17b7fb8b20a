package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Events;
import sheepfold.games.lastfleecestanding.FleeceMove.Shear;
import sheepfold.games.lastfleecestanding.Paddock.Occasion;
import sheepfold.games.lastfleecestanding.Paddock.Phase;

/** How an announced attack is carried out, part by part and snip by snip. */
final class Shearing {
    private Shearing() {}

    static void announce(Paddock paddock, Shear shear, Events events) {
        paddock.forgetArrangement();
        paddock.attack.announce(shear);
        if (events.heard()) {
            events.tell(FleeceEvent.Announced.of(paddock.active(), shear));
        }
        paddock.open(Occasion.ATTACK, events);
    }

    static void snipAndGoOn(Paddock paddock, int cell, Events events) {
        snip(paddock, cell, events);
        if (paddock.phase() != Phase.OVER) {
            snipOn(paddock, events);
        }
    }

    /** Goes on with the part until its points or the coat are used up; the last piece is no choice (SH-SHEAR-05). */
    static void snipOn(Paddock paddock, Events events) {
        while (paddock.attack.isOn()) {
            Coat coat = paddock.sheep(paddock.attack.victim()).coat;
            if (paddock.attack.points() == 0 || coat.isBare()) {
                if (paddock.attack.nextPart()) {
                    paddock.open(Occasion.ATTACK, events);
                    return;
                }
                paddock.endAttack(true);
            } else if (coat.pieces() == 1) {
                snip(paddock, coat.lowestCell(), events);
            } else {
                paddock.setPhase(Phase.SNIP);
                return;
            }
        }
        paddock.goToAct(events);
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
                    paddock.active(), victim, cell + 1, wool.toString(), paddock.attack.points()));
        }
        paddock.dropPiece(victim, cell);
        if (wool == Wool.SNAG && victim != paddock.active()) {
            paddock.endAttack(true);
            paddock.snagShear(paddock.active(), events);
        }
        if (coat.isBare()) {
            paddock.eliminate(1 << victim, events);
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
            events.tell(new FleeceEvent.SteelHit(paddock.active(), victim, cell + 1, damaged));
        }
    }
}
