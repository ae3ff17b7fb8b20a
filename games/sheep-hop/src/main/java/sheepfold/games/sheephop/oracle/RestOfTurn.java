package sheepfold.games.sheephop.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import sheepfold.engine.Moves;
import sheepfold.engine.Turn;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.SheepHopMove;

/** Plays what is left of a turn in every way there is, through chains and the Patou's extra moves, to where it ends. */
final class RestOfTurn {
    /** One list of moves for each decision of a turn, used again and again. */
    private final List<Moves<SheepHopMove>> decisions = new ArrayList<>();

    /** Shows every end of the turn that a position is in, ends that can be reached in two ways twice. */
    void forEachEnd(Hillside hillside, Consumer<Hillside> audience) {
        forEachEnd(hillside, 0, audience);
    }

    List<Hillside> ends(Hillside hillside) {
        List<Hillside> ends = new ArrayList<>();
        forEachEnd(hillside, ends::add);
        return ends;
    }

    private void forEachEnd(Hillside hillside, int decision, Consumer<Hillside> audience) {
        if (!(hillside.turn() instanceof Turn.Players players)) {
            audience.accept(hillside);
            return;
        }
        Moves<SheepHopMove> moves = listFor(decision);
        hillside.legalMoves(players.seats().lowest(), moves);
        for (int i = 0; i < moves.size(); i++) {
            forEachEnd(hillside.after(players.seats().lowest(), moves.get(i)), decision + 1, audience);
        }
    }

    private Moves<SheepHopMove> listFor(int decision) {
        if (decision == decisions.size()) {
            decisions.add(new Moves<>());
        }
        Moves<SheepHopMove> moves = decisions.get(decision);
        moves.clear();
        return moves;
    }
}
