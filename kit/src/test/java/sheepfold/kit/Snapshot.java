package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.Turn;
import sheepfold.json.Json;

/** All that can be asked of a position, written down so that two positions, or one at two times, can be compared. */
record Snapshot(
        String json,
        Turn turn,
        Map<Integer, String> legal,
        Map<Integer, String> views,
        Map<Integer, String> foresights,
        String result) {
    static <P extends Position<P, M>, M extends Move> Snapshot of(Game<P, M> game, int seats, P position) {
        Map<Integer, String> legal = new TreeMap<>();
        movers(position).forEach(actor -> legal.put(actor, legal(position, actor)));
        Map<Integer, String> views = new TreeMap<>();
        viewers(seats).forEach(viewer -> views.put(viewer, Json.line(position.view(viewer))));
        Map<Integer, String> foresights = new TreeMap<>();
        askedSeats(position.turn()).forEach(seat -> foresights.put(seat, foresight(position, seat)));
        return new Snapshot(
                Json.line(game.positions().write(position)),
                position.turn(),
                legal,
                views,
                foresights,
                position.turn().isOver() ? position.result().toString() : "not over");
    }

    /** Everybody who decides now, chance included. */
    static List<Integer> actors(Turn turn) {
        return switch (turn) {
            case Turn.Players players -> players.seats().list();
            case Turn.Chance _ -> List.of(Seats.CHANCE);
            case Turn.Over _ -> List.of();
        };
    }

    /** Everybody who may move now: those who decide, and those for whom nobody waits. */
    static List<Integer> movers(Position<?, ?> position) {
        return position.movers().isEmpty()
                ? actors(position.turn())
                : position.movers().list();
    }

    private static List<Integer> askedSeats(Turn turn) {
        return actors(turn).stream().filter(actor -> actor != Seats.CHANCE).toList();
    }

    /** Are answers collected in secret? */
    static boolean isSealed(Turn turn) {
        return turn instanceof Turn.Players players && players.mode() == Turn.Mode.ALL;
    }

    /** Every seat and the spectator. */
    static List<Integer> viewers(int seats) {
        List<Integer> viewers =
                new ArrayList<>(IntStream.range(0, seats).boxed().toList());
        viewers.add(Seats.SPECTATOR);
        return viewers;
    }

    static <P extends Position<P, M>, M extends Move> String legal(P position, int actor) {
        Moves<M> moves = new Moves<>();
        position.legalMoves(actor, moves);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < moves.size(); i++) {
            text.append(moves.get(i)).append(" × ").append(moves.weight(i)).append('\n');
        }
        return text.toString();
    }

    /** What a seat that is asked is shown beforehand. */
    static String foresight(Position<?, ?> position, int seat) {
        return position.foresight(seat).map(Json::line).orElse("nothing");
    }

    void assertEquals(Snapshot before, String what) {
        assertThat(json).as("%s: the position as JSON", what).isEqualTo(before.json);
        assertThat(turn).as("%s: the turn", what).isEqualTo(before.turn);
        assertThat(legal).as("%s: the legal moves", what).isEqualTo(before.legal);
        assertThat(views).as("%s: the views", what).isEqualTo(before.views);
        assertThat(foresights).as("%s: what is shown beforehand", what).isEqualTo(before.foresights);
        assertThat(result).as("%s: the result", what).isEqualTo(before.result);
    }
}
