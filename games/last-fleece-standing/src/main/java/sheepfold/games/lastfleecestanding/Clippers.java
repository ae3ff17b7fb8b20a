package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;
import sheepfold.json.State;
import sheepfold.parts.Bag;

/** A Shear on the table with its attachments. It changes hands as a whole, snag included (SH-THF-01). */
@State
final class Clippers {
    /** A snag lasts through the rest of its turn and the next turn of whoever holds the Shear (SH-SNAG-02). */
    enum Snag {
        FREE,
        THIS_TURN,
        EARLIER;

        @JsonValue
        public String id() {
            return Ids.of(this).replace('-', ' ');
        }
    }

    private static final Clippers STARTER = new Clippers();

    Card shear = Card.STARTER_SHEAR;

    @Nullable
    Card battery;

    @Nullable
    Card blade;

    Snag snag = Snag.FREE;

    Card shear() {
        return shear;
    }

    Optional<Card> battery() {
        return Optional.ofNullable(battery);
    }

    Optional<Card> blade() {
        return Optional.ofNullable(blade);
    }

    /** Face and attachments together, never below 0 (SH-SHEAR-01). */
    int power(Box box) {
        int power =
                box.value(shear) + (battery == null ? 0 : box.value(battery)) + (blade == null ? 0 : box.value(blade));
        return Math.max(0, power);
    }

    void addTo(Bag<Card> cards) {
        cards.add(shear);
        addAttachments(cards);
    }

    private void addAttachments(Bag<Card> cards) {
        if (battery != null) {
            cards.add(battery);
        }
        if (blade != null) {
            cards.add(blade);
        }
    }

    /** As if it had never been. */
    void clear() {
        ClippersState.copy(STARTER, this);
    }

    /** The old Shear goes with all that was on it; the new one is free (SH-DRAW-02). */
    void replace(Card newShear, Bag<Card> discard) {
        addTo(discard);
        clear();
        shear = newShear;
    }

    /** The older attachment of the same type gives way, whatever the signs (SH-DRAW-03). */
    void attach(Card attachment, Bag<Card> discard) {
        Card older = attachment.group() == Card.Group.BATTERY ? battery : blade;
        if (older != null) {
            discard.add(older);
        }
        put(attachment);
    }

    void put(Card card) {
        switch (card.group()) {
            case SHEAR -> shear = card;
            case BATTERY -> battery = card;
            case BLADE -> blade = card;
            default -> throw new IllegalArgumentException(card + " is neither a Shear nor goes on one");
        }
    }

    void dropAttachments(Bag<Card> discard) {
        addAttachments(discard);
        battery = null;
        blade = null;
    }

    boolean isSnagged() {
        return snag != Snag.FREE;
    }

    /** A turn has ended: a snag from before it goes if its active seat holds this Shear; then this is true. */
    boolean endTurn(boolean heldByActive) {
        boolean freed = snag == Snag.EARLIER && heldByActive;
        if (freed) {
            snag = Snag.FREE;
        } else if (snag == Snag.THIS_TURN) {
            snag = Snag.EARLIER;
        }
        return freed;
    }
}
