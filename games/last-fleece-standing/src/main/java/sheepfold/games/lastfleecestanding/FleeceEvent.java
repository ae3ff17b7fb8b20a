package sheepfold.games.lastfleecestanding;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sheepfold.engine.Event;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceMove.Play;
import sheepfold.games.lastfleecestanding.FleeceMove.Shear;
import sheepfold.games.lastfleecestanding.FleeceMove.Sign;

/** What happens at the table, for the log in words and for animation. Cells count from 1 here, as people count. */
sealed interface FleeceEvent extends Event {
    /** All have laid their coats. */
    record CoatsLaid() implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("All coats are laid.");
        }
    }

    record Began(int first, int wolf) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s begins, and the Wolf goes to %s.".formatted(subject(first), name(wolf)));
        }
    }

    /** The seat that begins at a fair table discards its POW. */
    record GaveUpPow(int seat) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s begins, and discards a POW for it.".formatted(subject(seat)));
        }
    }

    record TurnBegan(int seat, int turn) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("Turn %d: %s.".formatted(turn, name(seat)));
        }
    }

    record Rolled(int seat, int number, int owed) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s rolls %d and owes %s.".formatted(subject(seat), number, draws(owed)));
        }
    }

    /** A drawn card as the others see it; {@code to} is hand or coat. */
    record DrewHidden(int seat, String to) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s draws a card for the %s.".formatted(subject(seat), to));
        }
    }

    /** A drawn card as its owner sees it. */
    record DrewSecretly(int seat, String card, String to) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s draws %s for the %s.".formatted(subject(seat), title(card), to));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Drew(int seat, String card) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s draws %s, for all to see.".formatted(subject(seat), title(card)));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record DeckGone() implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("The deck is gone: all attachments are discarded, and nothing is drawn any more.");
        }
    }

    record ShepherdCame(int seat, boolean stays) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    stays
                            ? "The Shepherd protects %s from now on.".formatted(name(seat))
                            : "The Shepherd leaves, and %s owes one more draw.".formatted(name(seat)));
        }
    }

    record Announced(int seat, List<Aim> parts) implements FleeceEvent {
        static Announced of(int seat, Shear shear) {
            return new Announced(
                    seat,
                    shear.parts().stream()
                            .map(part -> new Aim(part.seat(), part.points()))
                            .toList());
        }

        @Override
        public Sentence text() {
            return Sentence.sign("%s announces an attack: %s."
                    .formatted(subject(seat), parts.stream().map(Aim::inWords).collect(Collectors.joining(", then "))));
        }
    }

    /** A card goes on the stack; {@code inResponseTo} is the seat whose card it answers, or -1. */
    record Played(int seat, String card, String move, int inResponseTo, String inWords) implements FleeceEvent {
        static Played of(int seat, Play play, Paddock paddock) {
            int below = paddock.stack.size() - 2;
            return new Played(
                    seat,
                    play.card().code(),
                    FleeceNotation.text(play),
                    below < 0 ? Paddock.NOBODY : paddock.stack.player(below),
                    FleeceWords.ofPlayed(play));
        }

        @Override
        public Sentence text() {
            return Sentence.sign("%s plays %s.".formatted(subject(seat), inWords));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Cancelled(int seat, int other, String card) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s cancels %s of %s.".formatted(subject(seat), title(card), name(other)));
        }
    }

    record Fizzled(int seat, String card) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s of %s comes to nothing.".formatted(title(card), name(seat)));
        }
    }

    record AttackCancelled(int seat, int attacker) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s cancels the attack of %s.".formatted(subject(seat), name(attacker)));
        }
    }

    record AttackVoid(int attacker, boolean lost) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    lost
                            ? "The rest of the attack is lost with the Shear."
                            : "The attack is void: %s may announce anew.".formatted(name(attacker)));
        }
    }

    record Bounced(int seat, int victim, int points) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    seat == victim
                            ? "%s halves the attack to %d.".formatted(subject(seat), points)
                            : "%s halves the attack to %d, and it is on %s."
                                    .formatted(subject(seat), points, name(victim)));
        }
    }

    record CoinFell(boolean heads) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    "The coin shows %s.".formatted(heads ? "heads: the cream is wiped off" : "tails: the cream hits"));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Rock, Paper, Shear. */
    record Hands(int thrower, String throwers, int attacker, String attackers) implements FleeceEvent {
        static Hands of(int thrower, Sign throwers, int attacker, Sign attackers) {
            return new Hands(thrower, word(throwers), attacker, word(attackers));
        }

        private static String word(Sign sign) {
            return sign.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public Sentence text() {
            return Sentence.sign(
                    "%s shows %s, %s shows %s.".formatted(subject(thrower), throwers, name(attacker), attackers));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record DogExpelled(int seat, int owner) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s chases the dog of %s away.".formatted(subject(seat), name(owner)));
        }
    }

    record Fetched(int seat, String card) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s takes %s out of the discard pile.".formatted(subject(seat), title(card)));
        }
    }

    record TornOff(int seat, int victim, int cell, String card) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    "%s tears %s off cell %d of %s.".formatted(subject(seat), title(card), cell, name(victim)));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Velcro as those see it who may not know the kind. */
    record TornOffUnseen(int seat, int victim, int cell) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s tears a piece off cell %d of %s.".formatted(subject(seat), cell, name(victim)));
        }
    }

    record Stuck(int seat, int cell) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s lays a piece on cell %d.".formatted(subject(seat), cell));
        }
    }

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

        @Override
        public boolean reveals() {
            return sealed;
        }

        @Override
        public Sentence text() {
            return Sentence.sign("%s rearranges the coat.".formatted(subject(seat)));
        }
    }

    record Swapped(int seat, int other, int power, int othersPower) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s swaps Shears with %s and now has power %d, %s has %d."
                    .formatted(subject(seat), name(other), power, name(other), othersPower));
        }
    }

    record Snipped(int seat, int victim, int cell, String card, int left) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s snips %s off cell %d of %s; %s left."
                    .formatted(subject(seat), title(card), cell, name(victim), points(left)));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record SteelHit(int seat, int victim, int cell, boolean damaged) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s hits Steel Wool on cell %d of %s: %s."
                    .formatted(subject(seat), cell, name(victim), damaged ? "it is damaged" : "it holds"));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Snagged(int seat) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("The Shear of %s is snagged.".formatted(name(seat)));
        }
    }

    record Untangled(int seat) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("The Shear of %s is free again.".formatted(name(seat)));
        }
    }

    /** Pieces go to the discard pile, face up. */
    record Lost(int seat, List<Integer> cells, List<String> cards) implements FleeceEvent {
        static Lost of(int seat, long cells, Coat coat) {
            List<Integer> numbers = new Cells(cells).numbers();
            return new Lost(
                    seat,
                    numbers,
                    numbers.stream().map(cell -> coat.at(cell - 1).toString()).toList());
        }

        @Override
        public Sentence text() {
            return Sentence.sign("%s loses %s."
                    .formatted(
                            subject(seat),
                            cards.stream().map(FleeceEvent::title).collect(Collectors.joining(", "))));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record GoatAte(int seat, List<String> cards) implements FleeceEvent {
        static GoatAte of(int seat, Cards hand) {
            return new GoatAte(seat, hand.list().stream().map(Card::code).toList());
        }

        @Override
        public Sentence text() {
            return Sentence.sign(
                    cards.isEmpty()
                            ? "The Goat finds no card in the hand of %s.".formatted(name(seat))
                            : "The Goat eats %s; %s draws as many."
                                    .formatted(
                                            cards.stream()
                                                    .map(FleeceEvent::title)
                                                    .collect(Collectors.joining(", ")),
                                            name(seat)));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record WolfTrotted(int from, int to) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    to < 0
                            ? "The Wolf leaves the game."
                            : "The Wolf trots from %s to %s.".formatted(name(from), name(to)));
        }
    }

    /** All that the seat owned lies open. */
    record Out(int seat) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s is out.".formatted(subject(seat)));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Finished(int winner) implements FleeceEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    winner < 0 ? "Nobody has wool left: everybody loses." : "%s wins.".formatted(subject(winner)));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** The points of an attack that are aimed at one seat. */
    record Aim(int seat, int points) {
        String inWords() {
            return "%s for %d".formatted(subject(seat), points);
        }
    }

    private static String name(int seat) {
        return "seat " + FleeceNotation.letter(seat);
    }

    /** The seat at the beginning of a sentence. */
    private static String subject(int seat) {
        return "Seat " + FleeceNotation.letter(seat);
    }

    private static String title(String code) {
        return Card.of(code).map(Card::title).orElse(code);
    }

    private static String draws(int owed) {
        return owed == 1 ? "one draw" : owed == 0 ? "no draw" : owed + " draws";
    }

    private static String points(int left) {
        return left == 1 ? "1 point" : left + " points";
    }
}
