package sheepfold.games.lastfleecestanding;

import java.util.List;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/** What moves and events do not say by themselves in words. Of what a move would do just now, only public facts are used. */
final class FleeceWords {
    private FleeceWords() {}

    // The cell of a coat that a move is about; of the active seat's where it cannot be told which coat is meant

    static Ref ofVictim(Paddock paddock, int cell) {
        return Names.cell(paddock.attack.isOn() ? paddock.attack.victim() : paddock.round.active, cell);
    }

    static Ref ofRobbed(Paddock paddock, int cell) {
        return Names.cell(paddock.phase() == Phase.TAKE ? paddock.robbed() : paddock.round.active, cell);
    }

    static Ref ofShaved(Paddock paddock, int cell) {
        return Names.cell(paddock.phase() == Phase.KEEP ? paddock.shaved() : paddock.round.active, cell);
    }

    static Ref ofGainer(Paddock paddock, int cell) {
        return Names.cell(paddock.phase() == Phase.GAIN ? paddock.gain().seat : paddock.round.active, cell);
    }

    static int owed(Paddock paddock, Draw move) {
        return paddock.round.owed;
    }

    static Sentence parts(List<Part> parts) {
        return parts.stream()
                .map(part -> Sentence.of("{seat} for {n}", Names.seat(part.seat()), part.points()))
                .reduce((before, next) -> Sentence.of("{part}, then {next}", before, next))
                .orElseGet(() -> Sentence.sign(""));
    }

    static Sentence shifts(List<Shift> shifts) {
        return Sentence.list(shifts.stream()
                .map(shift -> Sentence.of("{from} to {to}", shift.from(), shift.to()))
                .toList());
    }

    static Sentence words(Shed move) {
        List<Integer> cells = move.cells().numbers();
        return cells.size() == 1
                ? Sentence.of("Give up cell {n}", cells.getFirst())
                : Sentence.of("Give up cells {cells}", Sentence.list(cells));
    }

    static Ref attacker(Paddock paddock, CancelAttack move) {
        return Names.seat(paddock.round.active);
    }

    static Sentence words(Paddock paddock, CancelCard move) {
        Stack stack = paddock.stack;
        return stack.isEmpty()
                ? Sentence.of("POW: cancel a card")
                : Sentence.of("POW: cancel {card} of {seat}", stack.top().card(), Names.seat(stack.topPlayer()));
    }

    static Sentence words(Paddock paddock, After move) {
        if (!paddock.attack.isOn()) {
            return Sentence.of("Aftershave");
        }
        int left = paddock.attack.pointsLeft();
        int victim = paddock.attack.victim();
        int target = Shearing.bounceTarget(paddock, victim);
        int halved = (left + 1) / 2;
        return target == victim
                ? Sentence.of("Aftershave: halves {left} to {halved}", left, halved)
                : Sentence.of(
                        "Aftershave: halves {left} to {halved}, from {victim} to {target}",
                        left,
                        halved,
                        Names.seat(victim),
                        Names.seat(target));
    }

    static Sentence words(Paddock paddock, Thief move) {
        int seat = move.seat();
        return paddock.flock.isLiving(seat)
                ? Sentence.of("Shear Thief: swap Shears with {seat}, power {n}", Names.seat(seat), paddock.power(seat))
                : Sentence.of("Shear Thief: swap Shears");
    }

    static Sentence words(Paddock paddock, Dog move) {
        int next = paddock.wolf.isOut() ? Paddock.NOBODY : TakingTurns.nextForWolf(paddock, paddock.wolf.holder);
        return next == Paddock.NOBODY
                ? Sentence.of("Sheepdog: chase the Wolf on to nobody")
                : Sentence.of("Sheepdog: chase the Wolf on to {seat}", Names.seat(next));
    }

    /** A played card, as it stands in the log. */
    static Sentence ofPlayed(Play play) {
        return switch (play) {
            case CancelAttack _ -> Sentence.of("POW against the attack");
            case ExpelDog(int seat) -> Sentence.of("POW against the dog of {seat}", Names.seat(seat));
            case CancelDog _ -> Sentence.of("POW against the Sheepdog");
            case CancelCard _ -> Sentence.of("POW against the card on top");
            case Cream _ -> Sentence.of("Shaving Cream");
            case After _ -> Sentence.of("Aftershave");
            case Fetch(Wool wool) -> Sentence.of("Velcro for {card} of the discard pile", wool.card());
            case Rob(int seat) -> Sentence.of("Velcro on {seat}", Names.seat(seat));
            case Thief(int seat) -> Sentence.of("Shear Thief on {seat}", Names.seat(seat));
            case Dog _ -> Sentence.of("the Sheepdog");
            case CloseShave(int seat) -> Sentence.of("Close Shave on {seat}", Names.seat(seat));
        };
    }

    static Sentence draws(int owed) {
        return owed == 0 ? Sentence.of("no draw") : Sentence.counted(owed, "one draw", "{n} draws");
    }

    static Sentence words(FleeceEvent.TornOff event) {
        return onACoat(
                "{seat} tears {card} off {cell} of {victim}.",
                event.seat(),
                event.card(),
                event.victim(),
                event.cell());
    }

    static Sentence words(FleeceEvent.TornOffUnseen event) {
        Ref seat = Names.subject(event.seat());
        Ref cell = Names.cell(event.victim(), event.cell());
        return Sentence.of("{seat} tears a piece off {cell} of {victim}.", seat, cell, Names.seat(event.victim()));
    }

    static Sentence words(FleeceEvent.Stuck event) {
        Ref cell = Names.cell(event.seat(), event.cell());
        return Sentence.of("{seat} lays a piece on {cell}.", Names.subject(event.seat()), cell);
    }

    static Sentence words(FleeceEvent.Snipped event) {
        return Sentence.of(
                "{seat} snips {card} off {cell} of {victim}; {points} left.",
                Names.subject(event.seat()),
                event.card(),
                Names.cell(event.victim(), event.cell()),
                Names.seat(event.victim()),
                Sentence.counted(event.left(), "1 point", "{n} points"));
    }

    static Sentence words(FleeceEvent.SteelHit event) {
        String what = event.damaged()
                ? "{seat} hits {card} on {cell} of {victim}: it is damaged."
                : "{seat} hits {card} on {cell} of {victim}: it holds.";
        return onACoat(what, event.seat(), Card.STEEL_WOOL, event.victim(), event.cell());
    }

    private static Sentence onACoat(String what, int seat, Card card, int victim, int cell) {
        return Sentence.of(what, Names.subject(seat), card, Names.cell(victim, cell), Names.seat(victim));
    }

    static Sentence words(FleeceEvent.Lost event) {
        Ref seat = Names.subject(event.seat());
        Sentence cards = Sentence.list(event.cards());
        Card cause = event.cause();
        return cause == null
                ? Sentence.of("{seat} gives up {cards}.", seat, cards)
                : Sentence.of("{seat} loses {cards} to the {cause}.", seat, cards, cause);
    }
}
