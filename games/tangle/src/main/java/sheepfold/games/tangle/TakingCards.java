package sheepfold.games.tangle;

import sheepfold.engine.Audience;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;

/** How enchantment cards are taken: one at a time from the row or the pile, and the row is filled again (TA-ACT-11). */
final class TakingCards {
    private static final TangleMove PILE = TangleMoves.ALL_TAKE_CARD.getFirst();

    private TakingCards() {}

    static void begin(Wasteland table, int count, Events events) {
        table.pending.cards = count;
        if (count == 0) {
            Acting.cardsTaken(table, events);
        } else {
            goOn(table, events);
        }
    }

    private static void goOn(Wasteland table, Events events) {
        Cards cards = table.cards;
        boolean over = table.pending.cards == 0 || !cards.areLeft();
        boolean fills = table.rules.refillEach || over;
        if (fills && cards.emptySlot() >= 0 && (cards.pile | cards.discard) != 0) {
            shuffle(table, events);
            table.pending.phase = Phase.REFILL;
        } else if (over) {
            table.pending.cards = 0;
            Acting.cardsTaken(table, events);
        } else if (cards.rowSize() == 0) {
            drawNext(table, events);
        } else {
            table.pending.phase = Phase.CARD;
        }
    }

    static void addSources(Wasteland table, Moves<TangleMove> into) {
        for (int slot = 0; slot < TangleRules.ROW; slot++) {
            if (table.cards.row(slot) != Card.NONE) {
                into.add(TangleMoves.takeCard(slot + 1));
            }
        }
        if ((table.cards.pile | table.cards.discard) != 0) {
            into.add(PILE);
        }
    }

    static void play(Wasteland table, TangleMove.TakeCard take, Events events) {
        if (take.slot() == 0) {
            drawNext(table, events);
            return;
        }
        int slot = take.slot() - 1;
        int card = table.cards.row(slot);
        table.cards.setRow(slot, Card.NONE);
        table.cards.take(table.course.active, card, true);
        table.pending.cards--;
        if (events.heard()) {
            events.tell(new TangleEvent.CardTaken(table.course.active, take.slot(), Card.of(card)));
        }
        goOn(table, events);
    }

    private static void drawNext(Wasteland table, Events events) {
        shuffle(table, events);
        table.pending.phase = Phase.DRAW;
    }

    /** Where the pile is used up, the discards are a new one. */
    private static void shuffle(Wasteland table, Events events) {
        if (table.cards.pile != 0) {
            return;
        }
        table.cards.pile = table.cards.discard;
        table.cards.discard = 0;
        if (events.heard()) {
            events.tell(new TangleEvent.Reshuffled(Long.bitCount(table.cards.pile)));
        }
    }

    static void draw(Wasteland table, int card, Events events) {
        drawFor(table, table.course.active, card, events);
        table.pending.cards--;
        goOn(table, events);
    }

    static void drawFor(Wasteland table, int seat, int card, Events events) {
        table.cards.pile &= ~(1L << card);
        table.cards.take(seat, card, false);
        if (events.heard()) {
            events.tell(new TangleEvent.CardDrawnUnseen(seat), Audience.everyoneBut(seat));
            events.tell(new TangleEvent.CardDrawn(seat, Card.of(card)), Audience.only(Seats.of(seat)));
        }
    }

    static void refill(Wasteland table, int card, Events events) {
        fillRow(table, card, events);
        goOn(table, events);
    }

    static void fillRow(Wasteland table, int card, Events events) {
        int slot = table.cards.emptySlot();
        table.cards.pile &= ~(1L << card);
        table.cards.setRow(slot, card);
        if (events.heard()) {
            events.tell(new TangleEvent.RowFilled(slot + 1, Card.of(card)));
        }
    }
}
