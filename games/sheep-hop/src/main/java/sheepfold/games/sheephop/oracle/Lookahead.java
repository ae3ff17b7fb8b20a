package sheepfold.games.sheephop.oracle;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.SheepHopMove;

/**
 * Reads prepared endgames. Files keep values for every few rolls only; where others are asked for, it plays the rolls to
 * the next kept ones in every way there is. Made for one question, so that its memory stays small.
 */
final class Lookahead implements Seer {
    private record Moment(int endgame, int saved, int rollsLeft) {}

    private final EndgameFolder folder;
    private final Map<String, Optional<PreparedPart>> parts = new HashMap<>();
    private final Map<Moment, Prospect> known = new HashMap<>();
    private final RestOfTurn restOfTurn = new RestOfTurn();

    Lookahead(EndgameFolder folder) {
        this.folder = folder;
    }

    @Override
    public Optional<Prospect> prospect(Hillside evening) {
        return parts.computeIfAbsent(Ground.of(evening).description(), _ -> folder.find(evening))
                .filter(part -> part.covers(evening))
                .map(part -> prospect(part, evening));
    }

    private Prospect prospect(PreparedPart part, Hillside end) {
        if (end.phase() == Phase.OVER) {
            return Goal.reached(end);
        }
        Moment moment = new Moment(part.number(end), end.saved(), end.rollsLeft());
        Prospect before = known.get(moment);
        if (before != null) {
            return before;
        }
        Prospect prospect = part.prospect(end).orElseGet(() -> meanOverRolls(part, end));
        known.put(moment, prospect);
        return prospect;
    }

    private Prospect meanOverRolls(PreparedPart part, Hillside evening) {
        Moves<SheepHopMove> rolls = evening.legalMoves(Seats.CHANCE);
        Prospect mean = Prospect.NOTHING;
        for (int i = 0; i < rolls.size(); i++) {
            Hillside rolled = evening.after(Seats.CHANCE, rolls.get(i));
            mean = mean.plus(rolls.weight(i) / (double) rolls.totalWeight(), bestEnd(part, rolled));
        }
        return mean;
    }

    private Prospect bestEnd(PreparedPart part, Hillside rolled) {
        return restOfTurn.ends(rolled).stream()
                .map(end -> prospect(part, end))
                .max(Comparator.comparingDouble(Prospect::utility))
                .orElseThrow();
    }
}
