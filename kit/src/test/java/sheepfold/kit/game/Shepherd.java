package sheepfold.kit.game;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Seats;

/** What lies before one seat, and what the seat has said this round. */
final class Shepherd {
    final Cards hand;
    final List<Card> row;
    private final Map<Card, Seats> shown = new EnumMap<>(Card.class);
    boolean told;
    boolean done;
    private @Nullable Card laid;
    private @Nullable HushMove answer;

    Shepherd() {
        this(new Cards(), new ArrayList<>());
    }

    private Shepherd(Cards hand, List<Card> row) {
        this.hand = hand;
        this.row = row;
    }

    Shepherd copy() {
        Shepherd copy = new Shepherd(hand.copy(), new ArrayList<>(row));
        copy.shown.putAll(shown);
        copy.told = told;
        copy.done = done;
        copy.laid = laid;
        copy.answer = answer;
        return copy;
    }

    /** The seats that know of this card in the hand. */
    Seats shownTo(Card card) {
        return shown.getOrDefault(card, Seats.NONE);
    }

    void show(Card card, int seat) {
        shown.put(card, shownTo(card).with(seat));
    }

    /** The card leaves the hand; what was known of it is no longer true. */
    void release(Card card) {
        hand.remove(card);
        shown.remove(card);
    }

    /** The cards of the hand that a seat knows of. */
    List<Card> knownTo(int seat) {
        return Card.ALL.stream().filter(card -> shownTo(card).contains(seat)).toList();
    }

    /** Puts another hand in place of this one, of which one seat knows some cards and the others none. */
    void holdInstead(Cards other, List<Card> known, int knower) {
        Card.ALL.forEach(card -> hand.add(card, other.count(card) - hand.count(card)));
        shown.clear();
        known.forEach(card -> show(card, knower));
    }

    Optional<Card> laid() {
        return Optional.ofNullable(laid);
    }

    void lay(Card card) {
        release(card);
        laid = card;
    }

    void putLaid(Card card) {
        laid = card;
    }

    /** The laid card goes to the end of the row. */
    void moveIntoRow() {
        laid().ifPresent(row::add);
        laid = null;
    }

    Optional<HushMove> answer() {
        return Optional.ofNullable(answer);
    }

    void seal(HushMove move) {
        answer = move;
    }

    void withdrawAnswer() {
        answer = null;
    }

    void beginRound() {
        told = false;
        done = false;
    }

    int worth() {
        int noise = row.stream().mapToInt(Card::noise).sum();
        return row.isEmpty() ? 0 : noise + row.getFirst().noise();
    }
}
