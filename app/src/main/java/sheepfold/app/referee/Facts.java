package sheepfold.app.referee;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import sheepfold.engine.Audience;
import sheepfold.engine.Decision;
import sheepfold.engine.EventLog;
import sheepfold.engine.Form;
import sheepfold.engine.Game;
import sheepfold.engine.Ids;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Turn;
import sheepfold.json.Json;
import sheepfold.json.Shaped;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;

/** What can be said of a position, as JSON. */
public final class Facts {
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

    private Facts() {}

    /** Who decides now, and what: the lowest seat that is asked, and where several are, all of them in {@code decisions}. */
    public static <P extends Position<P, M>, M extends Move> ObjectNode turn(Match<P, M> match) {
        return switch (match.turn()) {
            case Turn.Chance _ -> Json.object().put("kind", "chance");
            case Turn.Over _ -> Json.object().put("kind", "over");
            case Turn.Players players -> {
                ObjectNode json = Json.object().put("kind", "players").put("mode", lowerCase(players.mode()));
                List<Integer> seats = players.seats().list();
                seats.forEach(json.putArray("seats")::add);
                json.set("decision", decision(match, seats.getFirst()));
                if (seats.size() > 1) {
                    ArrayNode all = json.putArray("decisions");
                    seats.forEach(seat -> all.add(decision(match, seat)));
                }
                yield json;
            }
        };
    }

    private static <P extends Position<P, M>, M extends Move> ObjectNode decision(Match<P, M> match, int seat) {
        Decision<M> decision = match.position().decision(seat);
        ObjectNode json = Json.object()
                .put("seat", seat)
                .put("id", id(match.position(), seat))
                .put("kind", Ids.of(decision.kind()))
                .put("text", decision.task().plain())
                .put("window", decision.window());
        put(json, "pass", match, decision.pass());
        put(json, "concede", match, decision.concede());
        put(json, "timeOut", match, decision.timeOut());
        return json;
    }

    /** Nothing is kept between requests, so a decision is known by what the seat knows: sealed answers of others change nothing. */
    private static String id(Position<?, ?> position, int seat) {
        return Integer.toHexString(Json.line(position.view(seat)).hashCode());
    }

    private static <P extends Position<P, M>, M extends Move> void put(
            ObjectNode json, String name, Match<P, M> match, Optional<M> move) {
        move.ifPresent(some -> json.put(name, match.game().notation().write(match.position(), some)));
    }

    /** How it ended; null while it goes on. */
    public static JsonNode result(Position<?, ?> position) {
        if (!position.turn().isOver()) {
            return NullNode.getInstance();
        }
        Result result = position.result();
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
    static <P extends Position<P, M>, M extends Move> ArrayNode legal(Game<P, M> game, P position) {
        ArrayNode legal = JsonNodeFactory.instance.arrayNode();
        switch (position.turn()) {
            case Turn.Over _ -> {}
            case Turn.Chance _ -> addChances(legal, game, position);
            case Turn.Players players -> {
                position.movers().list().forEach(seat -> addMoves(legal, game, position, seat));
                players.seats().list().forEach(seat -> addForms(legal, game, position, seat));
            }
        }
        return legal;
    }

    private static <P extends Position<P, M>, M extends Move> void addChances(
            ArrayNode legal, Game<P, M> game, P position) {
        Moves<M> chances = position.legalMoves(Seats.CHANCE);
        for (int i = 0; i < chances.size(); i++) {
            legal.addObject()
                    .put("move", game.notation().write(position, chances.get(i)))
                    .put("weight", chances.weight(i));
        }
    }

    private static <P extends Position<P, M>, M extends Move> void addMoves(
            ArrayNode legal, Game<P, M> game, P position, int seat) {
        for (M move : position.offers(seat)) {
            legal.addObject()
                    .put("seat", seat)
                    .put("move", game.notation().write(position, move))
                    .put("text", game.notation().words(position, move).plain());
        }
    }

    private static <P extends Position<P, M>, M extends Move> void addForms(
            ArrayNode legal, Game<P, M> game, P position, int seat) {
        for (Form<M> form : position.forms(seat)) {
            SeededRandom random = new SeededRandom(seat);
            ArrayNode samples = legal.addObject()
                    .put("seat", seat)
                    .put("form", form.name())
                    .put("grammar", form.grammar())
                    .putArray("sample");
            for (int i = 0; i < SAMPLES; i++) {
                samples.add(game.notation().write(position, form.sample(random)));
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
