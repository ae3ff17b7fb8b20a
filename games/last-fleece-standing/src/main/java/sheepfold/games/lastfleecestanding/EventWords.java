package sheepfold.games.lastfleecestanding;

import java.util.List;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceMove.Part;

/** What happens at the table, as the log tells it. */
final class EventWords {
    private EventWords() {}

    static Sentence of(FleeceEvent event) {
        return switch (event) {
            case FleeceEvent.CoatsLaid _ -> Sentence.of("All coats are laid.");
            case FleeceEvent.Began(int first, int wolf) ->
                Sentence.of("{first} begins, and the Wolf goes to {wolf}.", subject(first), seat(wolf));
            case FleeceEvent.GaveUpPow(int seat) ->
                Sentence.of("{seat} begins, and discards a POW for it.", subject(seat));
            case FleeceEvent.TurnBegan began -> Sentence.of("Turn {n}: {seat}.", began.turn(), seat(began.seat()));
            case FleeceEvent.Rolled(int seat, int number, int owed) ->
                Sentence.of("{seat} rolls {n} and owes {draws}.", subject(seat), number, draws(owed));
            case FleeceEvent.DrewHidden(int seat, FleeceEvent.Place to) ->
                Sentence.of(
                        switch (to) {
                            case HAND -> "{seat} draws a card for the hand.";
                            case COAT -> "{seat} draws a card for the coat.";
                        },
                        subject(seat));
            case FleeceEvent.DrewSecretly(int seat, Card card, FleeceEvent.Place to) ->
                Sentence.of(
                        switch (to) {
                            case HAND -> "{seat} draws {card} for the hand.";
                            case COAT -> "{seat} draws {card} for the coat.";
                        },
                        subject(seat),
                        card);
            case FleeceEvent.Drew drew ->
                Sentence.of("{seat} draws {card}, for all to see.", subject(drew.seat()), drew.card());
            case FleeceEvent.DeckGone _ ->
                Sentence.of("The deck is gone: all attachments are discarded, and nothing is drawn any more.");
            case FleeceEvent.ShepherdCame came ->
                Sentence.of(
                        came.stays()
                                ? "The Shepherd protects {seat} from now on."
                                : "The Shepherd leaves, and {seat} owes one more draw.",
                        seat(came.seat()));
            case FleeceEvent.Announced(int seat, List<Part> parts) ->
                Sentence.of("{seat} announces an attack: {parts}.", subject(seat), FleeceWords.parts(parts));
            case FleeceEvent.Played played ->
                Sentence.of("{seat} plays {card}.", subject(played.seat()), played.inWords());
            case FleeceEvent.Cancelled(int seat, int other, Card card) ->
                Sentence.of("{seat} cancels {card} of {other}.", subject(seat), card, seat(other));
            case FleeceEvent.Fizzled(int seat, Card card) ->
                Sentence.of("{card} of {seat} comes to nothing.", card, seat(seat));
            case FleeceEvent.AttackCancelled(int seat, int attacker) ->
                Sentence.of("{seat} cancels the attack of {attacker}.", subject(seat), seat(attacker));
            case FleeceEvent.AttackVoid(int attacker, boolean lost) ->
                lost
                        ? Sentence.of("The rest of the attack is lost with the Shear.")
                        : Sentence.of("The attack is void: {attacker} may announce anew.", seat(attacker));
            case FleeceEvent.Bounced(int seat, int victim, int points) ->
                seat == victim
                        ? Sentence.of("{seat} halves the attack to {n}.", subject(seat), points)
                        : Sentence.of(
                                "{seat} halves the attack to {n}, and it is on {victim}.",
                                subject(seat),
                                points,
                                seat(victim));
            case FleeceEvent.CoinFell(boolean heads) ->
                Sentence.of(
                        heads
                                ? "The coin shows heads: the cream is wiped off."
                                : "The coin shows tails: the cream hits.");
            case FleeceEvent.Hands hands ->
                Sentence.of(
                        "{thrower} shows {sign}, {attacker} shows {other}.",
                        subject(hands.thrower()),
                        hands.throwers().words(),
                        seat(hands.attacker()),
                        hands.attackers().words());
            case FleeceEvent.DogExpelled(int seat, int owner) ->
                Sentence.of("{seat} chases the dog of {owner} away.", subject(seat), seat(owner));
            case FleeceEvent.Fetched(int seat, Card card) ->
                Sentence.of("{seat} takes {card} out of the discard pile.", subject(seat), card);
            case FleeceEvent.TornOff(int seat, int victim, int cell, Card card) ->
                Sentence.of(
                        "{seat} tears {card} off {cell} of {victim}.",
                        subject(seat),
                        card,
                        Names.cell(victim, cell),
                        seat(victim));
            case FleeceEvent.TornOffUnseen(int seat, int victim, int cell) ->
                Sentence.of(
                        "{seat} tears a piece off {cell} of {victim}.",
                        subject(seat),
                        Names.cell(victim, cell),
                        seat(victim));
            case FleeceEvent.Stuck stuck ->
                Sentence.of(
                        "{seat} lays a piece on {cell}.",
                        subject(stuck.seat()),
                        Names.cell(stuck.seat(), stuck.cell()));
            case FleeceEvent.Arranged arranged -> Sentence.of("{seat} rearranges the coat.", subject(arranged.seat()));
            case FleeceEvent.Swapped(int seat, int other, int power, int theirs) ->
                Sentence.of(
                        "{seat} swaps Shears with {other} and now has power {n}, {other} has {theirs}.",
                        subject(seat),
                        seat(other),
                        power,
                        theirs);
            case FleeceEvent.Snipped(int seat, int victim, int cell, Card card, int left) ->
                Sentence.of(
                        "{seat} snips {card} off {cell} of {victim}; {points} left.",
                        subject(seat),
                        card,
                        Names.cell(victim, cell),
                        seat(victim),
                        Sentence.counted(left, "1 point", "{n} points"));
            case FleeceEvent.SteelHit(int seat, int victim, int cell, boolean damaged) ->
                Sentence.of(
                        damaged
                                ? "{seat} hits {card} on {cell} of {victim}: it is damaged."
                                : "{seat} hits {card} on {cell} of {victim}: it holds.",
                        subject(seat),
                        Card.STEEL_WOOL,
                        Names.cell(victim, cell),
                        seat(victim));
            case FleeceEvent.Snagged(int seat) -> Sentence.of("The Shear of {seat} is snagged.", seat(seat));
            case FleeceEvent.Untangled(int seat) -> Sentence.of("The Shear of {seat} is free again.", seat(seat));
            case FleeceEvent.Lost lost ->
                lost.cause() == null
                        ? Sentence.of("{seat} gives up {cards}.", subject(lost.seat()), Names.cards(lost.cards()))
                        : Sentence.of(
                                "{seat} loses {cards} to the {cause}.",
                                subject(lost.seat()),
                                Names.cards(lost.cards()),
                                lost.cause());
            case FleeceEvent.Spared(Card card) -> Sentence.of("Nobody loses wool to the {card}.", card);
            case FleeceEvent.GoatAte(int seat, List<Card> cards) ->
                cards.isEmpty()
                        ? Sentence.of("The Goat finds no card in the hand of {seat}.", seat(seat))
                        : Sentence.of("The Goat eats {cards}; {seat} draws as many.", Names.cards(cards), seat(seat));
            case FleeceEvent.WolfTrotted(int from, int to) ->
                to == Paddock.NOBODY
                        ? Sentence.of("The Wolf leaves the game.")
                        : Sentence.of("The Wolf trots from {from} to {to}.", seat(from), seat(to));
            case FleeceEvent.Out out -> Sentence.of("{seat} is out.", subject(out.seat()));
            case FleeceEvent.Finished finished ->
                finished.winner() == Paddock.NOBODY
                        ? Sentence.of("Nobody has wool left: everybody loses.")
                        : Sentence.of("{seat} wins.", subject(finished.winner()));
        };
    }

    private static Ref seat(int seat) {
        return Names.seat(seat);
    }

    private static Ref subject(int seat) {
        return Names.subject(seat);
    }

    private static Sentence draws(int owed) {
        return owed == 0 ? Sentence.of("no draw") : Sentence.counted(owed, "one draw", "{n} draws");
    }
}
