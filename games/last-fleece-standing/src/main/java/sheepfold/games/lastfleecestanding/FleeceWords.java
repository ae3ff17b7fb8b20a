package sheepfold.games.lastfleecestanding;

import java.util.List;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/** Moves in words, with what they would do just now. Only public facts are used. */
final class FleeceWords {
    private FleeceWords() {}

    static Sentence of(Paddock paddock, FleeceMove move) {
        return switch (move) {
            case Lay(int snag, int steel) ->
                Sentence.of(
                        "Lay your coat with the Snag on cell {snag} and the Steel Wool on cell {steel}", snag, steel);
            case First(int first, int wolf) ->
                Sentence.of("{first} begins, {wolf} takes the Wolf", Names.subject(first), Names.seat(wolf));
            case Roll(int number) -> Sentence.of("The die shows {n}", number);
            case Drawn(Card card) -> Sentence.of("The card is {card}", card);
            case Coin(boolean heads) -> Sentence.of(heads ? "Heads" : "Tails");
            case Take(int cell) -> Sentence.of("Velcro takes the piece on {cell}", cell(paddock, move, cell));
            case Draw _ -> Sentence.of("Draw a card; you owe {n}", paddock.round.owed);
            case Shear(List<Part> parts) -> Sentence.of("Shear {parts}", parts(parts));
            case Snip(int cell) -> Sentence.of("Snip {cell}", cell(paddock, move, cell));
            case End _ -> Sentence.of("End your turn");
            case Concede _ -> Sentence.of("Concede: your coat is discarded and you are out");
            case Shed(Cells cells) ->
                cells.count() == 1
                        ? Sentence.of("Give up cell {n}", cells.numbers().getFirst())
                        : Sentence.of("Give up cells {cells}", Sentence.list(cells.numbers()));
            case Stick(int cell, List<Shift> shifts) ->
                shifts.isEmpty()
                        ? Sentence.of("Lay the new piece on {cell}", cell(paddock, move, cell))
                        : Sentence.of(
                                "Lay the new piece on {cell}, moving {shifts}",
                                cell(paddock, move, cell),
                                shifts(shifts));
            case Arrange(List<Shift> shifts) ->
                shifts.isEmpty()
                        ? Sentence.of("Rearrange your coat")
                        : Sentence.of("Rearrange your coat, moving {shifts}", shifts(shifts));
            case Row(int row) -> Sentence.of("Shave off row {n}", row);
            case Keep(int cell) -> Sentence.of("Keep the piece on {cell}", cell(paddock, move, cell));
            case Throw hand -> Sentence.of("Show {sign}", hand.sign().words());
            case Pass _ -> Sentence.of("Pass");
            case Play play -> ofPlay(paddock, play);
        };
    }

    /** A cell of the coat that the move is about, where only one can be meant. */
    private static Ref cell(Paddock paddock, FleeceMove move, int number) {
        return Names.cell(
                switch (move) {
                    case Snip _ when paddock.attack.isOn() -> paddock.attack.victim();
                    case Take _ when paddock.phase() == Phase.TAKE -> paddock.robbed();
                    case Keep _ when paddock.phase() == Phase.KEEP -> paddock.shaved();
                    case Stick _ when paddock.phase() == Phase.GAIN -> paddock.gain().seat;
                    default -> paddock.round.active;
                },
                number);
    }

    private static Sentence ofPlay(Paddock paddock, Play play) {
        return switch (play) {
            case CancelAttack _ -> Sentence.of("POW: cancel the attack of {seat}", Names.seat(paddock.round.active));
            case ExpelDog(int seat) -> Sentence.of("POW: chase the dog of {seat} away", Names.seat(seat));
            case CancelDog _ -> Sentence.of("POW: stop the Sheepdog, so that the Wolf stays");
            case CancelCard _ when paddock.stack.isEmpty() -> Sentence.of("POW: cancel a card");
            case CancelCard _ ->
                Sentence.of(
                        "POW: cancel {card} of {seat}",
                        paddock.stack.top().card(),
                        Names.seat(paddock.stack.topPlayer()));
            case Cream _ ->
                Sentence.of("Shaving Cream: one chance in two that the attacker loses a piece and its attack");
            case After _ -> bounce(paddock);
            case Fetch(Wool wool) -> Sentence.of("Velcro: take {card} out of the discard pile", wool.card());
            case Rob(int seat) -> Sentence.of("Velcro: tear a random piece off {seat}", Names.seat(seat));
            case Thief(int seat) when !paddock.flock.isLiving(seat) -> Sentence.of("Shear Thief: swap Shears");
            case Thief(int seat) ->
                Sentence.of("Shear Thief: swap Shears with {seat}, power {n}", Names.seat(seat), paddock.power(seat));
            case Dog _
            when paddock.wolf.isOut() || !TakingTurns.canWolfPass(paddock) ->
                Sentence.of("Sheepdog: chase the Wolf on to nobody");
            case Dog _ ->
                Sentence.of(
                        "Sheepdog: chase the Wolf on to {seat}",
                        Names.seat(TakingTurns.nextForWolf(paddock, paddock.wolf.holder)));
            case CloseShave(int seat) ->
                Sentence.of("Close Shave: take a row off {seat}, as your attack", Names.seat(seat));
        };
    }

    private static Sentence bounce(Paddock paddock) {
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

    static Sentence parts(List<Part> parts) {
        return parts.stream()
                .map(part -> Sentence.of("{seat} for {n}", Names.seat(part.seat()), part.points()))
                .reduce((before, next) -> Sentence.of("{part}, then {next}", before, next))
                .orElseGet(() -> Sentence.sign(""));
    }

    private static Sentence shifts(List<Shift> shifts) {
        return Sentence.list(shifts.stream()
                .map(shift -> Sentence.of("{from} to {to}", shift.from(), shift.to()))
                .toList());
    }
}
