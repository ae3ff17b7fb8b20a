package sheepfold.server;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import sheepfold.engine.SeededRandom;
import tools.jackson.databind.JsonNode;

/** People who make random moves until a game is over. */
final class Players {
    private static final int MOST_MOVES = 5_000;

    private final List<TestGuest> bySeat;
    private final String table;
    private final RandomGenerator random;
    private boolean givesUp = true;

    Players(String table, long seed, TestGuest... bySeat) {
        this.table = table;
        this.bySeat = List.of(bySeat);
        this.random = new SeededRandom(seed);
    }

    /** Plays to the end; what everybody was answered on the way. */
    List<Reply> playToTheEnd() {
        return play(MOST_MOVES);
    }

    /** Plays so many moves, or to the end if that comes first, and nobody gives up. */
    List<Reply> playWithoutGivingUp(int most) {
        givesUp = false;
        return play(most);
    }

    /** Plays so many moves, or to the end if that comes first. */
    List<Reply> play(int most) {
        List<Reply> replies = new ArrayList<>();
        for (int made = 0; made < most; made++) {
            if (!playOne(replies)) {
                return replies;
            }
        }
        return replies;
    }

    private boolean playOne(List<Reply> replies) {
        for (int seat = 0; seat < bySeat.size(); seat++) {
            Reply seen = bySeat.get(seat)
                    .get("/api/tables/" + table + "?seat=" + seat)
                    .is(200);
            replies.add(seen);
            JsonNode state = seen.json();
            if (state.get("status").stringValue().equals("over")) {
                return false;
            }
            List<String> moves = moves(state);
            if (!moves.isEmpty()) {
                String move = moves.get(random.nextInt(moves.size()));
                replies.add(bySeat.get(seat).moveOf(seat, table, move).is(200));
                return true;
            }
        }
        return true;
    }

    private List<String> moves(JsonNode state) {
        List<String> moves = new ArrayList<>();
        state.get("legal").forEach(move -> moves.add(move.get("move").stringValue()));
        if (!givesUp) {
            state.at("/turn/decisions")
                    .forEach(decision -> moves.remove(decision.path("concede").asString("")));
        }
        return moves;
    }
}
