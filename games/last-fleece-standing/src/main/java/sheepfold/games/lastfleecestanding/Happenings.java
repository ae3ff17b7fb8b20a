package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Events;
import sheepfold.games.lastfleecestanding.FleeceMove.Shed;

/** The rulebook's chapter on events: the Boy Who Cried Wolf, the Moon and the Goat. */
final class Happenings {
    private Happenings() {}

    static void reveal(Paddock paddock, Card card, Events events) {
        Windows.open(paddock, new Occasion.Event(card, paddock.wolf.holder), events);
    }

    static void carryOut(Paddock paddock, Events events) {
        Occasion.Event event = paddock.event();
        if (event != null && event.card == Card.GOAT) {
            feedGoat(paddock, events);
        }
        if (event != null && event.card == Card.MOON && event.wolf != Paddock.NOBODY && paddock.rules.masterIsSafe()) {
            paddock.wolf.master = event.wolf;
        }
        paddock.decide(Phase.SHED);
        paddock.asking.ask(choosers(paddock));
        if (paddock.asking.isOver()) {
            shedTogether(paddock, events);
        }
    }

    private static void feedGoat(Paddock paddock, Events events) {
        int active = paddock.round.active;
        Sheep fed = paddock.sheep(active);
        int eaten = fed.hand.size();
        if (events.heard()) {
            events.tell(new FleeceEvent.GoatAte(active, fed.hand.pieces()));
        }
        fed.keptPow &= !fed.hand.has(Card.POW);
        paddock.discard.addAll(fed.hand);
        fed.hand.clear();
        Draws.oweMore(paddock, eaten);
    }

    /** How many pieces a seat is to give up now. */
    static int due(Paddock paddock, int seat) {
        return switch (paddock.phase()) {
            case BITE -> seat == paddock.round.active ? 1 : 0;
            case SHED -> paddock.flock.isLiving(seat) ? toEvent(paddock, seat) : 0;
            default -> 0;
        };
    }

    /** Would the event that was drawn take wool from a seat? */
    static boolean threatens(Paddock paddock, int seat) {
        return paddock.flock.isLiving(seat) && toEvent(paddock, seat) > 0;
    }

    private static int toEvent(Paddock paddock, int seat) {
        Occasion.Event event = paddock.event();
        if (event == null || event.card == Card.GOAT) {
            return 0;
        }
        return event.card == Card.BOY ? toBoy(paddock, seat, event.wolf) : toMoon(paddock, seat, event.wolf);
    }

    private static int toBoy(Paddock paddock, int seat, int wolf) {
        Sheep sheep = paddock.sheep(seat);
        boolean spared = sheep.shepherd && paddock.rules.shepherdStopsBoy();
        return spared ? 0 : Math.min(seat == wolf ? 2 : 1, sheep.coat.pieces());
    }

    /** The Wolf's master is spared; the others keep at least one piece (SH-MOO-01). */
    private static int toMoon(Paddock paddock, int seat, int master) {
        Sheep sheep = paddock.sheep(seat);
        boolean spared = master == Paddock.NOBODY || seat == master || sheep.shepherd;
        return spared ? 0 : Math.min(paddock.power(master), sheep.coat.pieces() - 1);
    }

    /** Those who lose some but not all of their pieces have a choice, a bit each. */
    static int choosers(Paddock paddock) {
        int choosers = 0;
        for (int seat = 0; seat < paddock.seats(); seat++) {
            int due = due(paddock, seat);
            choosers |= due > 0 && due < paddock.sheep(seat).coat.pieces() ? 1 << seat : 0;
        }
        return choosers;
    }

    static void shedTogether(Paddock paddock, Events events) {
        Occasion.Event event = paddock.event();
        Card cause = event == null ? null : event.card;
        int bare = 0;
        boolean harmless = true;
        for (int seat = 0; seat < paddock.seats(); seat++) {
            Coat coat = paddock.sheep(seat).coat;
            if (due(paddock, seat) > 0) {
                harmless = false;
                long lost = paddock.asking.of(seat) instanceof Shed(Cells cells) ? cells.bits() : coat.occupied();
                Coats.lose(paddock, seat, lost, cause, events);
                bare |= coat.isBare() ? 1 << seat : 0;
            }
        }
        if (event != null) {
            paddock.discard.add(event.card);
            if (harmless && event.card != Card.GOAT && events.heard()) {
                events.tell(new FleeceEvent.Spared(event.card));
            }
        }
        paddock.occasion = Occasion.ACT;
        if (bare != 0) {
            TheEnd.eliminate(paddock, bare, events);
        }
        TakingTurns.act(paddock, events);
    }
}
