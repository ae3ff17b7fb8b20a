package sheepfold.trials.checker;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.Setup;
import sheepfold.json.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A table that an honest server keeps, to be spoiled by a test. Everybody sits at the seat of their own number. */
final class Tale<P extends Position<P, M>, M extends Move> {
    private final Match<P, M> match;
    private final List<Stored.Row> rows = new ArrayList<>();
    private final List<Stored.Answer> answers = new ArrayList<>();
    private final History history = new History("t");
    private long clock = 1_000;

    private Tale(Game<P, M> game, int seats) {
        this.match = new Match<>(game, Setup.of(game.info(), seats), Optional.empty());
        write(
                "",
                "{\"type\":\"opened\",\"game\":\"%s\",\"rules\":\"%s\",\"seats\":%d,\"options\":{}}"
                        .formatted(game.info().id(), game.info().rules(), seats));
        for (int seat = 0; seat < seats; seat++) {
            write(person(seat), "{\"type\":\"seatTaken\",\"seat\":%d,\"guest\":\"%s\"}".formatted(seat, person(seat)));
        }
        ArrayNode steps = Json.object().putArray("steps");
        drawChance(steps);
        write("", Json.object().put("type", "started").set("steps", steps).toString());
    }

    static Tale<?, ?> of(String game, int seats) {
        return of(Games.named(game), seats);
    }

    private static <P extends Position<P, M>, M extends Move> Tale<P, M> of(Game<P, M> game, int seats) {
        return new Tale<>(game, seats);
    }

    private void write(String actor, String entry) {
        rows.add(new Stored.Row(rows.size() + 1, actor, entry));
    }

    private void drawChance(ArrayNode steps) {
        long draw = 0;
        while (match.position().turn().isChance()) {
            Moves<M> chances = new Moves<>();
            match.position().legalMoves(Seats.CHANCE, chances);
            add(Seats.CHANCE, chances.get(0), steps).put("draw", draw++);
        }
    }

    private ObjectNode add(int actor, M move, ArrayNode steps) {
        ObjectNode step = steps.addObject()
                .put("line", MoveText.write(match.game(), match.position(), actor, move))
                .putNull("draw");
        match.play(actor, move);
        return step;
    }

    static String person(int seat) {
        return "guest" + seat;
    }

    long at() {
        return rows.size();
    }

    History history() {
        return history;
    }

    List<Stored.Row> rows() {
        return rows;
    }

    List<Stored.Answer> answers() {
        return answers;
    }

    long tick() {
        return clock += 10;
    }

    String legal(int seat, int index) {
        Moves<M> moves = new Moves<>();
        match.position().legalMoves(seat, moves);
        return match.game().notation().write(match.position(), moves.get(index));
    }

    /** A move of a person: asked for, stored, acknowledged. */
    void play(int seat, String text) {
        long at = at();
        carryOut(Map.of(seat, text), person(seat));
        acknowledge(seat, text, at);
    }

    /** What is stored of a move or of a closed decision, with nobody told. */
    void carryOut(Map<Integer, String> moves, String actor) {
        ArrayNode steps = Json.object().putArray("steps");
        new TreeMap<>(moves)
                .forEach((seat, text) -> add(
                        seat,
                        match.game().notation().read(match.position(), text).orElseThrow(),
                        steps));
        drawChance(steps);
        write(actor, Json.object().put("type", "played").set("steps", steps).toString());
    }

    void acknowledge(int seat, String text, long at) {
        call(seat, text, at, 200, state(seat));
    }

    void call(int seat, String text, long at, int status, String body) {
        long sent = tick();
        history.add(new Call(
                person(seat),
                seat,
                0,
                Call.Kind.MOVE,
                text,
                at,
                sent,
                tick(),
                status,
                body,
                status == 200 ? at() : -1));
    }

    void look(int seat, String body) {
        long sent = tick();
        history.add(new Call(person(seat), seat, 0, Call.Kind.LOOK, "", -1, sent, tick(), 200, body, at()));
    }

    /** What a seat is shown now. */
    String state(int seat) {
        ObjectNode state = Json.object().put("at", at()).put("status", "playing");
        state.set("view", Json.parse(Json.line(match.position().view(seat))));
        state.putArray("legal");
        state.putArray("log");
        return state.toString();
    }

    List<Finding> findings() {
        history.keep(new Stored(rows, answers));
        return Checker.faults(history, new FaultTimes());
    }

    List<Finding.Kind> kinds() {
        return findings().stream().map(Finding::kind).distinct().toList();
    }
}
