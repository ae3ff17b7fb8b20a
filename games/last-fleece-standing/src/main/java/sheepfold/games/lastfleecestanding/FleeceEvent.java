package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Event;
import sheepfold.engine.Ids;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceMove.Part;
import sheepfold.games.lastfleecestanding.FleeceMove.Play;
import sheepfold.games.lastfleecestanding.FleeceMove.Shear;
import sheepfold.games.lastfleecestanding.FleeceMove.Sign;

/** What happens at the table, for the log in words and for animation. Cells count from 1 here, as people count. */
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

    /** All have laid their coats. */
    record CoatsLaid() implements FleeceEvent {}

    record Began(int first, int wolf) implements FleeceEvent {}

    /** The seat that begins at a fair table discards its POW. */
    record GaveUpPow(int seat) implements FleeceEvent {}

    record TurnBegan(int seat, int turn) implements FleeceEvent {}

    record Rolled(int seat, int number, int owed) implements FleeceEvent {}

    /** A drawn card as the others see it. */
    record DrewHidden(int seat, Place to) implements FleeceEvent {}

    /** A drawn card as its owner sees it. */
    record DrewSecretly(int seat, Card card, Place to) implements FleeceEvent {}

    record Drew(int seat, Card card) implements FleeceEvent {}

    record DeckGone() implements FleeceEvent {}

    record ShepherdCame(int seat, boolean stays) implements FleeceEvent {}

    record Announced(int seat, List<Part> parts) implements FleeceEvent {
        static Announced of(int seat, Shear shear) {
            return new Announced(seat, shear.parts());
        }
    }

    /**
     * A card goes on the stack.
     *
     * @param target the seat it is aimed at, if any
     * @param inResponseTo the seat whose card it answers, or -1
     */
    record Played(
            int seat, Card card, String move, @Nullable Integer target, int inResponseTo, Sentence inWords)
            implements FleeceEvent {
        static Played of(int seat, Play play, Paddock paddock) {
            int below = paddock.stack.size() - 2;
            return new Played(
                    seat,
                    play.card(),
                    FleeceNotation.text(play),
                    play.target(),
                    below < 0 ? Paddock.NOBODY : paddock.stack.player(below),
                    FleeceWords.ofPlayed(play));
        }
    }

    record Cancelled(int seat, int other, Card card) implements FleeceEvent {}

    record Fizzled(int seat, Card card) implements FleeceEvent {}

    record AttackCancelled(int seat, int attacker) implements FleeceEvent {}

    record AttackVoid(int attacker, boolean lost) implements FleeceEvent {}

    record Bounced(int seat, int victim, int points) implements FleeceEvent {}

    record CoinFell(boolean heads) implements FleeceEvent {}

    /** Rock, Paper, Shear. */
    record Hands(int thrower, Sign throwers, int attacker, Sign attackers) implements FleeceEvent {}

    record DogExpelled(int seat, int owner) implements FleeceEvent {}

    record Fetched(int seat, Card card) implements FleeceEvent {}

    record TornOff(int seat, int victim, int cell, Card card) implements FleeceEvent {}

    /** Velcro as those see it who may not know the kind. */
    record TornOffUnseen(int seat, int victim, int cell) implements FleeceEvent {}

    record Stuck(int seat, int cell) implements FleeceEvent {}

    /**
     * A coat was rearranged.
     *
     * @param cells the occupied cells afterwards
     * @param mixed face-down pieces have moved, so that marks are gone
     * @param sealed it was a sealed answer, of which nobody knew
     */
    record Arranged(int seat, List<Integer> cells, boolean mixed, boolean sealed) implements FleeceEvent {
        static Arranged of(int seat, Coat coat, boolean mixed, boolean sealed) {
            return new Arranged(seat, new Cells(coat.occupied()).numbers(), mixed, sealed);
        }
    }

    record Swapped(int seat, int other, int power, int othersPower) implements FleeceEvent {}

    record Snipped(int seat, int victim, int cell, Card card, int left) implements FleeceEvent {}

    record SteelHit(int seat, int victim, int cell, boolean damaged) implements FleeceEvent {}

    record Snagged(int seat) implements FleeceEvent {}

    record Untangled(int seat) implements FleeceEvent {}

    /** Pieces go to the discard pile, face up. */
    record Lost(int seat, List<Integer> cells, List<Card> cards) implements FleeceEvent {
        static Lost of(int seat, long cells, Coat coat) {
            List<Integer> numbers = new Cells(cells).numbers();
            return new Lost(
                    seat,
                    numbers,
                    numbers.stream().map(cell -> coat.at(cell - 1).card()).toList());
        }
    }

    record GoatAte(int seat, List<Card> cards) implements FleeceEvent {}

    record WolfTrotted(int from, int to) implements FleeceEvent {}

    /** All that the seat owned lies open. */
    record Out(int seat) implements FleeceEvent {}

    record Finished(int winner) implements FleeceEvent {}

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
        return EventWords.of(this);
    }
}
