package sheepfold.games.sheephop.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Moves;
import sheepfold.engine.Turn;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.SheepHopMove;
import sheepfold.games.sheephop.oracle.Judgement.JudgedMove;

/**
 * Judges endgames by best play to the end. Up to two sheep are worked out when somebody asks; more take a file that was
 * prepared for the board, tiles and options of the table.
 */
public final class Oracle {
    private static final int WORKED_OUT = 2;
    private static final EndgameCache CACHE = new EndgameCache(52L << 20);
    private static final Comparator<JudgedMove> BEST_FIRST = Comparator.<JudgedMove>comparingDouble(
                    judged -> judged.prospect().utility())
            .reversed();

    /**
     * So much of a sheep nobody waits for. To slide to and fro until the wolves stand best is worth a little more than to go,
     * but it makes evenings three times as long.
     */
    private static final double TEMPO = 0.03;

    private final Seer seer;
    private final RestOfTurn restOfTurn = new RestOfTurn();

    private Oracle(Seer seer) {
        this.seer = seer;
    }

    /** The judgement of a position at any point of a turn; nothing if too many sheep are left. */
    public static Optional<Judgement> of(Hillside hillside) {
        if (Long.bitCount(hillside.sheep()) <= WORKED_OUT) {
            Optional<Judgement> judgement = CACHE.ask(seer -> new Oracle(seer).judge(hillside, false));
            if (judgement.isPresent()) {
                return judgement;
            }
        }
        return new Oracle(new Lookahead(EndgameFolder.ofUser())).judge(hillside, true);
    }

    private Optional<Judgement> judge(Hillside hillside, boolean rounded) {
        return judgeMoves(hillside).flatMap(moves -> {
            Optional<Prospect> best = moves.isEmpty()
                    ? prospect(hillside)
                    : Optional.of(moves.getFirst().prospect());
            return best.map(prospect -> new Judgement(
                    prospect,
                    prospect.saved() - hillside.saved(),
                    Goal.of(hillside).outlook(),
                    rounded,
                    moves));
        });
    }

    /** Every legal move, the best first; nothing if one of them cannot be judged. */
    private Optional<List<JudgedMove>> judgeMoves(Hillside hillside) {
        if (!(hillside.turn() instanceof Turn.Players players)) {
            return Optional.of(List.of());
        }
        Moves<SheepHopMove> legal = hillside.legalMoves(players.seats().lowest());
        List<JudgedMove> judged = new ArrayList<>();
        for (SheepHopMove move : legal) {
            bestEnd(hillside.after(players.seats().lowest(), move), move).ifPresent(judged::add);
        }
        judged.sort(BEST_FIRST);
        return judged.size() == legal.size() ? Optional.of(quickestFirst(judged)) : Optional.empty();
    }

    /** Of the moves that are as good as the best, the one that leaves the shortest way home goes first. */
    private static List<JudgedMove> quickestFirst(List<JudgedMove> bestFirst) {
        double enough = bestFirst.getFirst().prospect().utility() - TEMPO;
        JudgedMove quickest = bestFirst.stream()
                .filter(judged -> judged.prospect().utility() >= enough)
                .min(Comparator.comparingInt(JudgedMove::wayHome))
                .orElseThrow();
        List<JudgedMove> moves = new ArrayList<>(bestFirst);
        moves.remove(quickest);
        moves.addFirst(quickest);
        return List.copyOf(moves);
    }

    /** The best that can be made of the rest of a turn; nothing if one of its ends is unknown. */
    private Optional<JudgedMove> bestEnd(Hillside hillside, SheepHopMove move) {
        List<Hillside> ends = restOfTurn.ends(hillside);
        List<JudgedMove> known = ends.stream()
                .flatMap(end -> prospect(end).map(p -> new JudgedMove(move, p, end.wayHome())).stream())
                .sorted(BEST_FIRST)
                .toList();
        return known.size() == ends.size() ? Optional.of(quickestFirst(known).getFirst()) : Optional.empty();
    }

    private Optional<Prospect> prospect(Hillside end) {
        return switch (end.phase()) {
            case OVER -> Optional.of(Goal.reached(end));
            case ROLL -> seer.prospect(end);
            default -> Optional.empty();
        };
    }
}
