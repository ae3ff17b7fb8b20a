package sheepfold.games.sheephop;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import sheepfold.engine.Match;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.engine.Turn;

/** Games that tests play at random, by notation. */
final class Played {
    private Played() {}

    static List<String> legal(Match<Hillside, SheepHopMove> match) {
        Hillside hillside = match.position();
        Moves<SheepHopMove> moves = new Moves<>();
        hillside.legalMoves(hillside.turn() instanceof Turn.Players ? hillside.seat : Seats.CHANCE, moves);
        return moves.stream()
                .map(move -> match.game().notation().write(hillside, move))
                .toList();
    }

    static List<String> lines(Match<Hillside, SheepHopMove> match) {
        return match.played().stream().map(Match.Played::text).toList();
    }

    /** A random move, but hops and moves to the east more often than random players would find them. */
    static String lively(List<String> moves, RandomGenerator random) {
        List<String> hops = moves.stream()
                .filter(move -> move.contains("x") || move.contains("home"))
                .toList();
        List<String> forward = moves.stream().filter(Played::goesEast).toList();
        return Stream.of(hops, forward, moves)
                .filter(some -> !some.isEmpty() && (some.equals(moves) || random.nextInt(3) > 0))
                .map(some -> some.get(random.nextInt(some.size())))
                .findFirst()
                .orElse(moves.getFirst());
    }

    private static boolean goesEast(String move) {
        int dash = move.indexOf('-');
        return dash > 0 && move.charAt(dash + 1) > move.charAt(dash - 2);
    }
}
