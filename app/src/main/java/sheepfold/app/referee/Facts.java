package sheepfold.app.referee;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import sheepfold.engine.Audience;
import sheepfold.engine.Decision;
import sheepfold.engine.EventLog;
import sheepfold.engine.Form;
import sheepfold.engine.Ids;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Result;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Turn;
import sheepfold.json.Json;
import sheepfold.json.Shaped;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;

/** What can be said of the position of a match, as JSON. */
public record Facts<P extends Position<P, M>, M extends Move>(Match<P, M> match) {
    private static final int SAMPLES = 3;

    @Shaped
    record Written(
            String kind,
            List<Integer> winners,
            List<Integer> scores,
            List<Integer> ranks,
            String ending,
            String reason,
            Map<String, Object> details) {}

    /** Who decides now, and what: the lowest seat that is asked, and where several are, all of them in {@code decisions}. */
    public ObjectNode turn() {
        return switch (match.turn()) {
            case Turn.Chance _ -> Json.object().put("kind", "chance");
            case Turn.Over _ -> Json.object().put("kind", "over");
            case Turn.Players players -> {
                ObjectNode json = Json.object().put("kind", "players").put("mode", lowerCase(players.mode()));
                List<Integer> seats = players.seats().list();
                seats.forEach(json.putArray("seats")::add);
                json.set("decision", decision(seats.getFirst()));
                if (seats.size() > 1) {
                    ArrayNode all = json.putArray("decisions");
                    seats.forEach(seat -> all.add(decision(seat)));
                }
                yield json;
            }
        };
    }

    private ObjectNode decision(int seat) {
        Decision<M> decision = match.position().decision(seat);
        ObjectNode json = Json.object()
                .put("seat", seat)
                .put("id", id(match.position(), seat))
                .put("kind", Ids.of(decision.kind()))
                .put("text", decision.task().plain())
                .put("window", decision.window());
        decision.pass().ifPresent(move -> json.put("pass", written(move)));
        decision.concede().ifPresent(move -> json.put("concede", written(move)));
        decision.timeOut().ifPresent(move -> json.put("timeOut", written(move)));
        return json;
    }

    /** Nothing is kept between requests, so a decision is known by what the seat knows: sealed answers of others change nothing. */
    private static String id(Position<?, ?> position, int seat) {
        return Integer.toHexString(Json.line(position.view(seat)).hashCode());
    }

    private String written(M move) {
        return match.game().notation().write(match.position(), move);
    }

    /** How it ended; null while it goes on. */
    public JsonNode result() {
        if (!match.turn().isOver()) {
            return NullNode.getInstance();
        }
        Result result = match.position().result();
        return Json.tree(new Written(
                lowerCase(result.kind()),
                result.winners(),
                result.scores(),
                result.ranks(),
                Ids.of(result.ending()),
                result.reason().plain(),
                new TreeMap<>(result.details())));
    }

    /** Every move of whoever may move now, and the forms for those that are too many to list. */
    ArrayNode legal() {
        ArrayNode legal = JsonNodeFactory.instance.arrayNode();
        switch (match.turn()) {
            case Turn.Over _ -> {}
            case Turn.Chance _ -> addChances(legal);
            case Turn.Players players -> {
                match.position().movers().list().forEach(seat -> addMoves(legal, seat));
                players.seats().list().forEach(seat -> addForms(legal, seat));
            }
        }
        return legal;
    }

    private void addChances(ArrayNode legal) {
        Moves<M> chances = match.chances();
        for (int i = 0; i < chances.size(); i++) {
            legal.addObject().put("move", written(chances.get(i))).put("weight", chances.weight(i));
        }
    }

    private void addMoves(ArrayNode legal, int seat) {
        for (M move : match.position().offers(seat)) {
            legal.addObject()
                    .put("seat", seat)
                    .put("move", written(move))
                    .put(
                            "text",
                            match.game()
                                    .notation()
                                    .words(match.position(), move)
                                    .plain());
        }
    }

    private void addForms(ArrayNode legal, int seat) {
        for (Form<M> form : match.position().forms(seat)) {
            SeededRandom random = new SeededRandom(seat);
            ArrayNode samples = legal.addObject()
                    .put("seat", seat)
                    .put("form", form.name())
                    .put("grammar", form.grammar())
                    .putArray("sample");
            for (int i = 0; i < SAMPLES; i++) {
                samples.add(written(form.sample(random)));
            }
        }
    }

    /** Events with their sentences; those that not everybody may hear of name their audience. */
    static ArrayNode events(List<EventLog.Told> told, int seats) {
        ArrayNode events = JsonNodeFactory.instance.arrayNode();
        told.forEach(entry -> events.add(event(entry, seats)));
        return events;
    }

    private static ObjectNode event(EventLog.Told told, int seats) {
        ObjectNode event = Json.tagged(told.event(), told.event().text().plain());
        Audience audience = told.audience();
        List<Integer> hearing =
                IntStream.range(0, seats).filter(audience::includes).boxed().toList();
        if (hearing.size() < seats || !audience.spectators()) {
            ArrayNode viewers = event.putArray("audience");
            hearing.forEach(viewers::add);
            if (audience.spectators()) {
                viewers.add("spectator");
            }
        }
        return event;
    }

    private static String lowerCase(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT);
    }
}
