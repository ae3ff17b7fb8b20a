package sheepfold.games.sheephop.oracle;

import java.util.Comparator;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.Turn;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.SheepHopMove;

/** The whole tree of a game down to its results, without any of the oracle's ideas. */
final class PlainSearch {
    private PlainSearch() {}

    static Prospect prospect(Hillside hillside) {
        return switch (hillside.turn()) {
            case Turn.Over _ -> ofResult(hillside.result());
            case Turn.Chance _ -> mean(hillside);
            case Turn.Players players -> best(hillside, players.seats().lowest());
        };
    }

    private static Prospect ofResult(Result result) {
        return new Prospect(result.winners().isEmpty() ? 0 : 1, result.scores().getFirst());
    }

    private static Prospect mean(Hillside hillside) {
        Moves<SheepHopMove> rolls = new Moves<>();
        hillside.legalMoves(Seats.CHANCE, rolls);
        double win = 0;
        double saved = 0;
        for (int i = 0; i < rolls.size(); i++) {
            Prospect rolled = prospect(after(hillside, Seats.CHANCE, rolls.get(i)));
            win += rolls.weight(i) * rolled.win() / rolls.totalWeight();
            saved += rolls.weight(i) * rolled.saved() / rolls.totalWeight();
        }
        return new Prospect(win, saved);
    }

    private static Prospect best(Hillside hillside, int seat) {
        Moves<SheepHopMove> moves = new Moves<>();
        hillside.legalMoves(seat, moves);
        return moves.stream()
                .map(move -> prospect(after(hillside, seat, move)))
                .max(Comparator.comparingDouble(prospect -> 10 * prospect.win() + prospect.saved()))
                .orElseThrow();
    }

    static Hillside after(Hillside hillside, int actor, SheepHopMove move) {
        Hillside after = hillside.copy();
        after.play(actor, move, Events.UNHEARD);
        return after;
    }
}
