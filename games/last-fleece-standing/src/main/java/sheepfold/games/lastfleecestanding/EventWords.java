package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceEvent.*;

/** What events do not say by themselves in words. */
final class EventWords {
    private EventWords() {}

    static Sentence draws(int owed) {
        return owed == 0 ? Sentence.of("no draw") : Sentence.counted(owed, "one draw", "{n} draws");
    }

    static Sentence words(TornOff event) {
        return onACoat(
                "{seat} tears {card} off {cell} of {victim}.",
                event.seat(),
                event.card(),
                event.victim(),
                event.cell());
    }

    static Sentence words(TornOffUnseen event) {
        Ref seat = Names.subject(event.seat());
        Ref cell = Names.cell(event.victim(), event.cell());
        return Sentence.of("{seat} tears a piece off {cell} of {victim}.", seat, cell, Names.seat(event.victim()));
    }

    static Sentence words(Stuck event) {
        Ref cell = Names.cell(event.seat(), event.cell());
        return Sentence.of("{seat} lays a piece on {cell}.", Names.subject(event.seat()), cell);
    }

    static Sentence words(Snipped event) {
        return Sentence.of(
                "{seat} snips {card} off {cell} of {victim}; {points} left.",
                Names.subject(event.seat()),
                event.card(),
                Names.cell(event.victim(), event.cell()),
                Names.seat(event.victim()),
                Sentence.counted(event.left(), "1 point", "{n} points"));
    }

    static Sentence words(SteelHit event) {
        String what = event.damaged()
                ? "{seat} hits {card} on {cell} of {victim}: it is damaged."
                : "{seat} hits {card} on {cell} of {victim}: it holds.";
        return onACoat(what, event.seat(), Card.STEEL_WOOL, event.victim(), event.cell());
    }

    private static Sentence onACoat(String what, int seat, Card card, int victim, int cell) {
        return Sentence.of(what, Names.subject(seat), card, Names.cell(victim, cell), Names.seat(victim));
    }

    static Sentence words(Lost event) {
        Ref seat = Names.subject(event.seat());
        Sentence cards = Sentence.list(event.cards());
        Card cause = event.cause();
        return cause == null
                ? Sentence.of("{seat} gives up {cards}.", seat, cards)
                : Sentence.of("{seat} loses {cards} to the {cause}.", seat, cards, cause);
    }
}
