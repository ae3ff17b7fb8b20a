package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Event;
import sheepfold.engine.Ids;
import sheepfold.engine.Sentence;
import sheepfold.engine.line.Lines;
import sheepfold.engine.line.Says;
import sheepfold.games.lastfleecestanding.FleeceMove.*;
import sheepfold.games.lastfleecestanding.FleeceView.Weapon;

/** What happens at the table, for the log in words and for animation. Cells count from 1 here, as people count. */
@Lines({Names.class, FleeceWords.class})
sealed interface FleeceEvent extends Event {
    /** Where a card goes that not everybody sees. */
    enum Place {
        HAND,
        COAT;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }
    }

    /** Where a card goes that everybody sees. */
    enum OpenPlace {
        SHEAR,
        SEAT,
        EVENT;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }

        static OpenPlace of(Card card) {
            return switch (card.group()) {
                case SHEAR, BATTERY, BLADE -> SHEAR;
                case EVENT -> EVENT;
                default -> SEAT;
            };
        }
    }

    /** With the occupied cells of each. */
    @Says("All coats are laid.")
    record CoatsLaid(List<Integer> cells) implements FleeceEvent {}

    @Says("{first:subject} begins, and the Wolf goes to {wolf:seat}.")
    record Began(int first, int wolf) implements FleeceEvent {}

    /** The price of beginning at a fair table. */
    @Says("{seat:subject} begins, and discards a POW for it.")
    record GaveUpPow(int seat) implements FleeceEvent {}

    /** With all Shears by their seats, as snags are now. */
    @Says("Turn {n=turn}: {seat}.")
    record TurnBegan(int seat, int turn, Map<Integer, Weapon> shears) implements FleeceEvent {}

    @Says("{seat:subject} rolls {n=number} and owes {draws=owed}.")
    record Rolled(int seat, int number, int owed) implements FleeceEvent {}

    /** A drawn card as the others see it. */
    @Says(when = "to=HAND", value = "{seat:subject} draws a card for the hand.")
    @Says("{seat:subject} draws a card for the coat.")
    record DrewHidden(int seat, Place to) implements FleeceEvent {}

    /** A drawn card as its owner sees it. */
    @Says(when = "to=HAND", value = "{seat:subject} draws {card} for the hand.")
    @Says("{seat:subject} draws {card} for the coat.")
    record DrewSecretly(int seat, Card card, Place to) implements FleeceEvent {}

    /** With the Shear and all that hangs on it now, if the card is part of it or was to be. */
    @Says("{seat:subject} draws {card}, for all to see.")
    record Drew(int seat, Card card, OpenPlace to, @Nullable Weapon shear) implements FleeceEvent {}

    /** With all Shears by their seats. */
    @Says("The deck is gone: all attachments are discarded, and nothing is drawn any more.")
    record DeckGone(Map<Integer, Weapon> shears) implements FleeceEvent {}

    /** With the draws that are owed now. */
    @Says(when = "stays", value = "The Shepherd protects {seat} from now on.")
    @Says("The Shepherd leaves, and {seat} owes one more draw.")
    record ShepherdCame(int seat, boolean stays, int owed) implements FleeceEvent {}

    @Says("{seat:subject} announces an attack: {parts}.")
    record Announced(int seat, List<Part> parts) implements FleeceEvent {}

    /**
     * A card goes on the stack.
     *
     * @param target the seat it is aimed at, if any
     * @param inResponseTo the seat whose card it answers, or -1
     * @param cancels the place in the stack of the card that it cancels, or -1
     */
    @Says("{seat:subject} plays {card=inWords}.")
    record Played(
            int seat, Card card, String move, @Nullable Integer target, int inResponseTo, int cancels, Sentence inWords)
            implements FleeceEvent {
        static Played of(int seat, Play play, Paddock paddock) {
            int below = paddock.stack.size() - 2;
            return new Played(
                    seat,
                    play.card(),
                    FleeceMoveLines.write(play),
                    play.target(),
                    below < 0 ? Paddock.NOBODY : paddock.stack.player(below),
                    paddock.stack.answered(paddock.stack.size() - 1),
                    FleeceWords.ofPlayed(play));
        }
    }

    @Says("{seat:subject} cancels {card} of {other:seat}.")
    record Cancelled(int seat, int other, Card card) implements FleeceEvent {}

    @Says("{card} of {seat} comes to nothing.")
    record Fizzled(int seat, Card card) implements FleeceEvent {}

    @Says("{seat:subject} cancels the attack of {attacker:seat}.")
    record AttackCancelled(int seat, int attacker) implements FleeceEvent {}

    @Says(when = "lost", value = "The rest of the attack is lost with the Shear.")
    @Says("The attack is void: {attacker:seat} may announce anew.")
    record AttackVoid(int attacker, boolean lost) implements FleeceEvent {}

    @Says(when = "stays", value = "{seat:subject} halves the attack to {n=points}.")
    @Says("{seat:subject} halves the attack to {n=points}, and it is on {victim:seat}.")
    record Bounced(int seat, int victim, int points) implements FleeceEvent {
        boolean stays() {
            return seat == victim;
        }
    }

    @Says(when = "heads", value = "The coin shows heads: the cream is wiped off.")
    @Says("The coin shows tails: the cream hits.")
    record CoinFell(boolean heads) implements FleeceEvent {}

    /** Rock, Paper, Shear: the winner's sign beats the other's; it is -1 if both are the same. */
    @Says("{thrower:subject} shows {sign=throwers:words}, {attacker:seat} shows {other=attackers:words}.")
    record Hands(int thrower, Sign throwers, int attacker, Sign attackers, int winner) implements FleeceEvent {}

    @Says("{seat:subject} chases the dog of {owner:seat} away.")
    record DogExpelled(int seat, int owner) implements FleeceEvent {}

    @Says("{seat:subject} takes {card} out of the discard pile.")
    record Fetched(int seat, Card card) implements FleeceEvent {}

    record TornOff(int seat, int victim, int cell, Card card) implements FleeceEvent {}

    /** Velcro as those see it who may not know the kind. */
    record TornOffUnseen(int seat, int victim, int cell) implements FleeceEvent {}

    /** A damaged piece lies face up. */
    record Stuck(int seat, int cell, boolean damaged) implements FleeceEvent {}

    /**
     * A coat was rearranged.
     *
     * @param cells the occupied cells afterwards
     * @param damaged those of them whose pieces lie face up
     * @param mixed face-down pieces have moved, so that marks are gone
     * @param sealed it was a sealed answer, of which nobody knew
     */
    @Says("{seat:subject} rearranges the coat.")
    record Arranged(int seat, List<Integer> cells, List<Integer> damaged, boolean mixed, boolean sealed)
            implements FleeceEvent {
        static Arranged of(int seat, Coat coat, boolean mixed, boolean sealed) {
            return new Arranged(
                    seat, new Cells(coat.occupied()).numbers(), new Cells(coat.damaged()).numbers(), mixed, sealed);
        }
    }

    @Says(
            "{seat:subject} swaps Shears with {other:seat} and now has power {n=power}, {other} has {theirs=othersPower}.")
    record Swapped(int seat, int other, int power, int othersPower) implements FleeceEvent {}

    record Snipped(int seat, int victim, int cell, Card card, int left) implements FleeceEvent {}

    record SteelHit(int seat, int victim, int cell, boolean damaged) implements FleeceEvent {}

    @Says("The Shear of {seat} is snagged.")
    record Snagged(int seat) implements FleeceEvent {}

    @Says("The Shear of {seat} is free again.")
    record Untangled(int seat) implements FleeceEvent {}

    /** Pieces that a card took, or nothing if their owner gave up. */
    record Lost(
            int seat,
            List<Integer> cells,
            List<Card> cards,
            @Nullable Card cause) implements FleeceEvent {
        static Lost of(int seat, long cells, Coat coat, @Nullable Card cause) {
            List<Integer> numbers = new Cells(cells).numbers();
            return new Lost(
                    seat,
                    numbers,
                    numbers.stream().map(cell -> coat.at(cell - 1).card()).toList(),
                    cause);
        }
    }

    @Says("Nobody loses wool to the {card}.")
    record Spared(Card card) implements FleeceEvent {}

    @Says(when = "foundNone", value = "The Goat finds no card in the hand of {seat}.")
    @Says("The Goat eats {cards}; {seat} draws as many.")
    record GoatAte(int seat, List<Card> cards) implements FleeceEvent {
        boolean foundNone() {
            return cards.isEmpty();
        }
    }

    @Says(when = "to=-1", value = "The Wolf leaves the game.")
    @Says("The Wolf trots from {from:seat} to {to:seat}.")
    record WolfTrotted(int from, int to) implements FleeceEvent {}

    /** With the cards that it held, which lie open now. */
    @Says("{seat:subject} is out.")
    record Out(int seat, int place, List<Card> hand) implements FleeceEvent {}

    /** With the cards that the winner still holds. */
    @Says(when = "winner=-1", value = "Nobody has wool left: everybody loses.")
    @Says("{seat=winner:subject} wins.")
    record Finished(int winner, List<Card> hand) implements FleeceEvent {}

    @Override
    default boolean reveals() {
        return switch (this) {
            case DrewSecretly _, Drew _, Played _, CoinFell _, Hands _, TornOff _ -> true;
            case Snipped _, SteelHit _, Lost _, GoatAte _, Out _, Finished _ -> true;
            case Arranged arranged -> arranged.sealed;
            default -> false;
        };
    }

    @Override
    default Sentence text() {
        return FleeceEventLines.words(this);
    }
}
