package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Events;
import sheepfold.games.lastfleecestanding.FleeceMove.First;
import sheepfold.games.lastfleecestanding.FleeceMove.Lay;

/** The rulebook's chapter on setup. */
final class SettingUp {
    private SettingUp() {}

    /** The table before the coats are laid (SH-SET-02 to SH-SET-05). */
    static Paddock table(FleeceRules rules) {
        Paddock paddock = new Paddock(rules);
        paddock.deck.addAll(rules.fullDeck());
        for (int seat = 0; seat < rules.seats(); seat++) {
            Sheep sheep = paddock.sheep(seat);
            sheep.hand.add(Card.POW);
            sheep.keptPow = true;
            sheep.dog = true;
        }
        paddock.asking.ask(paddock.flock.everyone());
        return paddock;
    }

    static void layCoats(Paddock paddock, Events events) {
        for (int seat = 0; seat < paddock.seats(); seat++) {
            if (paddock.asking.of(seat) instanceof Lay lay) {
                layCoat(paddock.sheep(seat).coat, lay, paddock.rules.strictMemory());
            }
        }
        paddock.decide(Phase.FIRST);
        if (events.heard()) {
            events.tell(
                    new FleeceEvent.CoatsLaid(new Cells(paddock.sheep(0).coat.occupied()).numbers()));
        }
    }

    private static void layCoat(Coat coat, Lay lay, boolean numbered) {
        for (int cell = 0; cell < Coat.ROW * Coat.ROWS_AT_FIRST; cell++) {
            coat.put(cell, cell + 1 == lay.snag() ? Wool.SNAG : cell + 1 == lay.steel() ? Wool.STEEL : Wool.BASIC);
        }
        if (numbered) {
            coat.numberThePieces();
        }
    }

    static void begin(Paddock paddock, First first, Events events) {
        paddock.round.active = first.first();
        paddock.round.number = 1;
        paddock.wolf.holder = first.wolf();
        paddock.decide(Phase.ROLL);
        if (events.heard()) {
            events.tell(new FleeceEvent.Began(first.first(), first.wolf()));
        }
        if (paddock.rules.firstGivesPow()) {
            // The price of beginning at a fair table
            paddock.sheep(first.first()).giveUp(Card.POW);
            paddock.discard.add(Card.POW);
            if (events.heard()) {
                events.tell(new FleeceEvent.GaveUpPow(first.first()));
            }
        }
    }
}
