package sheepfold.games.lastfleecestanding;

import org.jspecify.annotations.Nullable;
import sheepfold.engine.Audience;
import sheepfold.engine.Events;
import sheepfold.engine.Seats;
import sheepfold.games.lastfleecestanding.FleeceEvent.OpenPlace;
import sheepfold.games.lastfleecestanding.FleeceView.Weapon;

/** The rulebook's chapter on drawing: what becomes of a card that the active seat draws. */
final class Draws {
    private Draws() {}

    static void turnUp(Paddock paddock, Card card, Events events) {
        paddock.deck.remove(card);
        paddock.round.owed = paddock.deck.isEmpty() ? 0 : paddock.round.owed - 1;
        int seat = paddock.round.active;
        Sheep drawer = paddock.sheep(seat);
        // All attachments go before the last card takes effect (SH-DECK-02)
        for (int other = 0; paddock.deck.isEmpty() && other < paddock.seats(); other++) {
            paddock.sheep(other).clippers.dropAttachments(paddock.discard);
        }
        fit(paddock, drawer, card);
        tell(paddock, card, events);
        switch (card.group()) {
            case ANYTIME -> drawer.hand.add(card);
            case SHEAR, BATTERY, BLADE -> {}
            case SHEPHERD -> welcomeShepherd(paddock, drawer, events);
            case WOOL -> {
                Coats.gain(paddock, Pending.Gain.of(Stray.drawn(Wool.of(card), seat)));
                return;
            }
            case EVENT -> {
                Happenings.reveal(paddock, card, events);
                return;
            }
            case SHEEPDOG, WOLF -> throw new IllegalStateException(card + " is never in the deck");
        }
        Windows.open(paddock, Occasion.DRAW, events);
    }

    private static void tell(Paddock paddock, Card card, Events events) {
        if (!events.heard()) {
            return;
        }
        int seat = paddock.round.active;
        boolean toHand = card.group() == Card.Group.ANYTIME;
        if (toHand || card.group() == Card.Group.WOOL) {
            FleeceEvent.Place place = toHand ? FleeceEvent.Place.HAND : FleeceEvent.Place.COAT;
            events.tell(new FleeceEvent.DrewHidden(seat, place), Audience.everyoneBut(seat));
            events.tell(new FleeceEvent.DrewSecretly(seat, card, place), Audience.only(Seats.of(seat)));
        } else {
            OpenPlace to = OpenPlace.of(card);
            @Nullable Weapon shear = to == OpenPlace.SHEAR ? FleeceView.weapon(paddock, seat) : null;
            events.tell(new FleeceEvent.Drew(seat, card, to, shear));
        }
        if (paddock.deck.isEmpty()) {
            events.tell(new FleeceEvent.DeckGone(FleeceView.shears(paddock)));
        }
    }

    /** A Shear, or what hangs on one, goes where it belongs. */
    private static void fit(Paddock paddock, Sheep drawer, Card card) {
        switch (card.group()) {
            case SHEAR -> drawer.clippers.replace(card, paddock.discard);
            case BATTERY, BLADE -> {
                if (paddock.deck.isEmpty()) {
                    paddock.discard.add(card);
                } else {
                    drawer.clippers.attach(card, paddock.discard);
                }
            }
            default -> {}
        }
    }

    /** Once the deck is gone nothing is owed any more (SH-DECK-03). */
    static void oweMore(Paddock paddock, int cards) {
        paddock.round.owed += paddock.deck.isEmpty() ? 0 : cards;
    }

    private static void welcomeShepherd(Paddock paddock, Sheep drawer, Events events) {
        boolean stays = paddock.flock.livingCount() > 2;
        if (stays) {
            drawer.shepherd = true;
        } else {
            paddock.discard.add(Card.SHEPHERD);
            oweMore(paddock, 1);
        }
        if (events.heard()) {
            events.tell(new FleeceEvent.ShepherdCame(paddock.round.active, stays, paddock.round.owed));
        }
        if (stays && paddock.wolf.isOn(paddock.round.active)) {
            TakingTurns.chaseWolf(paddock, events);
        }
    }
}
