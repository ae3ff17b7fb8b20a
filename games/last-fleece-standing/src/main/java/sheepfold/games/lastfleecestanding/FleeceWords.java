package sheepfold.games.lastfleecestanding;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sheepfold.games.lastfleecestanding.FleeceMove.After;
import sheepfold.games.lastfleecestanding.FleeceMove.Arrange;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelAttack;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelCard;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelDog;
import sheepfold.games.lastfleecestanding.FleeceMove.CloseShave;
import sheepfold.games.lastfleecestanding.FleeceMove.Coin;
import sheepfold.games.lastfleecestanding.FleeceMove.Concede;
import sheepfold.games.lastfleecestanding.FleeceMove.Cream;
import sheepfold.games.lastfleecestanding.FleeceMove.Dog;
import sheepfold.games.lastfleecestanding.FleeceMove.Draw;
import sheepfold.games.lastfleecestanding.FleeceMove.Drawn;
import sheepfold.games.lastfleecestanding.FleeceMove.End;
import sheepfold.games.lastfleecestanding.FleeceMove.ExpelDog;
import sheepfold.games.lastfleecestanding.FleeceMove.Fetch;
import sheepfold.games.lastfleecestanding.FleeceMove.First;
import sheepfold.games.lastfleecestanding.FleeceMove.Keep;
import sheepfold.games.lastfleecestanding.FleeceMove.Lay;
import sheepfold.games.lastfleecestanding.FleeceMove.Part;
import sheepfold.games.lastfleecestanding.FleeceMove.Pass;
import sheepfold.games.lastfleecestanding.FleeceMove.Play;
import sheepfold.games.lastfleecestanding.FleeceMove.Rob;
import sheepfold.games.lastfleecestanding.FleeceMove.Roll;
import sheepfold.games.lastfleecestanding.FleeceMove.Row;
import sheepfold.games.lastfleecestanding.FleeceMove.Shear;
import sheepfold.games.lastfleecestanding.FleeceMove.Shed;
import sheepfold.games.lastfleecestanding.FleeceMove.Shift;
import sheepfold.games.lastfleecestanding.FleeceMove.Snip;
import sheepfold.games.lastfleecestanding.FleeceMove.Stick;
import sheepfold.games.lastfleecestanding.FleeceMove.Take;
import sheepfold.games.lastfleecestanding.FleeceMove.Thief;
import sheepfold.games.lastfleecestanding.FleeceMove.Throw;

/** Moves in words, with what they would do just now. Only public facts are used. */
final class FleeceWords {
    private FleeceWords() {}

    static String of(Paddock paddock, FleeceMove move) {
        return switch (move) {
            case Lay lay ->
                "Lay your coat with the Snag on cell %d and the Steel Wool on cell %d"
                        .formatted(lay.snag() + 1, lay.steel() + 1);
            case First first -> "%s begins, %s takes the Wolf".formatted(seat(first.first()), seat(first.wolf()));
            case Roll roll -> "The die shows " + roll.number();
            case Drawn drawn -> "The card is " + drawn.card().title();
            case Coin coin -> coin.heads() ? "Heads" : "Tails";
            case Take take -> "Velcro takes the piece on cell " + (take.cell() + 1);
            case Draw _ -> "Draw a card; you owe " + paddock.round.owed;
            case Shear shear -> "Shear " + parts(shear.parts());
            case Snip snip -> "Snip cell " + (snip.cell() + 1);
            case End _ -> "End your turn";
            case Concede _ -> "Concede: your coat is discarded and you are out";
            case Shed shed -> "Give up cell " + shed.cells().toString().replace(" ", ", ");
            case Stick stick -> "Lay the new piece on cell %d%s".formatted(stick.cell() + 1, shifts(stick.shifts()));
            case Arrange arrange -> "Rearrange your coat" + shifts(arrange.shifts());
            case Row row -> "Shave off row " + (row.row() + 1);
            case Keep keep -> "Keep the piece on cell " + (keep.cell() + 1);
            case Throw hand -> "Show " + hand.sign().name().toLowerCase(Locale.ROOT);
            case Pass _ -> "Pass";
            case Play play -> ofPlay(paddock, play);
        };
    }

    private static String ofPlay(Paddock paddock, Play play) {
        return switch (play) {
            case CancelAttack _ -> "POW: cancel the attack of " + seat(paddock.round.active);
            case ExpelDog expel -> "POW: chase the dog of %s away".formatted(seat(expel.seat()));
            case CancelDog _ -> "POW: stop the Sheepdog, so that the Wolf stays";
            case CancelCard _ when paddock.stack.isEmpty() -> "POW: cancel a card";
            case CancelCard _ ->
                "POW: cancel %s of %s".formatted(paddock.stack.top().card().title(), seat(paddock.stack.topPlayer()));
            case Cream _ -> "Shaving Cream: one chance in two that the attacker loses a piece and its attack";
            case After _ -> "Aftershave" + bounce(paddock);
            case Fetch fetch ->
                "Velcro: take %s out of the discard pile".formatted(fetch.wool().words());
            case Rob rob -> "Velcro: tear a random piece off " + seat(rob.seat());
            case Thief thief when !paddock.flock.isLiving(thief.seat()) -> "Shear Thief: swap Shears";
            case Thief thief ->
                "Shear Thief: swap Shears with %s, power %d".formatted(seat(thief.seat()), paddock.power(thief.seat()));
            case Dog _ -> "Sheepdog: chase the Wolf on to " + seat(TakingTurns.nextForWolf(paddock, paddock.wolf.holder));
            case CloseShave shave -> "Close Shave: take a row off %s, as your attack".formatted(seat(shave.seat()));
        };
    }

    private static String bounce(Paddock paddock) {
        if (!paddock.attack.isOn()) {
            return "";
        }
        int left = paddock.attack.pointsLeft();
        int victim = paddock.attack.victim();
        int target = Shearing.bounceTarget(paddock, victim);
        String halved = ": halves %d to %d".formatted(left, (left + 1) / 2);
        return target == victim ? halved : halved + ", from %s to %s".formatted(seat(victim), seat(target));
    }

    /** A played card, as it stands in the log. */
    static String ofPlayed(Play play) {
        return switch (play) {
            case CancelAttack _ -> "POW against the attack";
            case ExpelDog expel -> "POW against the dog of " + seat(expel.seat());
            case CancelDog _ -> "POW against the Sheepdog";
            case CancelCard _ -> "POW against the card on top";
            case Cream _ -> "Shaving Cream";
            case After _ -> "Aftershave";
            case Fetch fetch ->
                "Velcro for %s of the discard pile".formatted(fetch.wool().words());
            case Rob rob -> "Velcro on " + seat(rob.seat());
            case Thief thief -> "Shear Thief on " + seat(thief.seat());
            case Dog _ -> "the Sheepdog";
            case CloseShave shave -> "Close Shave on " + seat(shave.seat());
        };
    }

    private static String seat(int seat) {
        return seat < 0 ? "nobody" : "seat " + FleeceNotation.letter(seat);
    }

    private static String parts(List<Part> parts) {
        return parts.stream()
                .map(part -> "%s for %d".formatted(seat(part.seat()), part.points()))
                .collect(Collectors.joining(", then "));
    }

    private static String shifts(List<Shift> shifts) {
        return shifts.isEmpty()
                ? ""
                : shifts.stream()
                        .map(shift -> "%d to %d".formatted(shift.from() + 1, shift.to() + 1))
                        .collect(Collectors.joining(", ", ", moving ", ""));
    }
}
