package sheepfold.app.referee;

import java.util.List;
import sheepfold.engine.Game;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.json.BadInput;
import sheepfold.json.Fields;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;

/** Answers requests about any game. It keeps nothing between them, and none of them can break it. */
public final class Referee {
    /** The answer to one line, as one line. */
    public String answer(String line) {
        try {
            JsonNode request = Json.parse(line);
            return reply(request.has("id") ? request.get("id") : NullNode.getInstance(), judge(request));
        } catch (BadInput e) {
            return refuse(e);
        }
    }

    /** The answer to a line that cannot be read. */
    public String refuse(BadInput why) {
        return reply(NullNode.getInstance(), failed(Fault.of(why.line())));
    }

    private static String reply(JsonNode id, ObjectNode verdict) {
        ObjectNode answer = Json.object();
        answer.set("id", id);
        return Json.line(answer.setAll(verdict));
    }

    private static ObjectNode judge(JsonNode request) {
        try {
            Request read = Request.read(Fields.of(request, ""));
            return judge(read.game(), read);
        } catch (BadInput e) {
            return failed(Fault.of(e));
        }
    }

    private static <P extends Position<P, M>, M extends Move> ObjectNode judge(Game<P, M> game, Request request) {
        try {
            Hearing<P, M> hearing = new Hearing<>(match(game, request), request.seed());
            return hearing.play(request.moves()).map(Referee::failed).orElseGet(() -> facts(hearing, request));
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            return failed(Fault.of("the rules of %s failed on this position: %s"
                    .formatted(game.info().title(), e)));
        }
    }

    private static <P extends Position<P, M>, M extends Move> Match<P, M> match(Game<P, M> game, Request request) {
        checkData(game, request);
        try {
            return new Match<>(game, request.setup(), request.position());
        } catch (BadInput e) {
            throw new BadInput(field(e.place(), request), e.rule(), e.sentence());
        }
    }

    /** An owner's data is read when the game begins, so a fault that comes up then lies in it. */
    private static void checkData(Game<?, ?> game, Request request) {
        if (request.setup().data().isEmpty()) {
            return;
        }
        try {
            game.start(request.setup());
        } catch (BadInput e) {
            String path = e.place().replace(": ", ".");
            boolean named = path.startsWith("options.") || path.startsWith("data");
            throw new BadInput(named ? path : path.isEmpty() ? "data" : "data." + path, e.rule(), e.sentence());
        }
    }

    /** The member of the request that a fault of the set-up or the position lies in. */
    private static String field(String place, Request request) {
        String path = place.replace(": ", ".");
        boolean ofSetup = path.startsWith("options.") || path.startsWith("data");
        if (ofSetup || request.position().isEmpty()) {
            return path;
        }
        return "position" + (path.isEmpty() || path.startsWith("[") ? "" : ".") + path;
    }

    private static ObjectNode failed(Fault fault) {
        ObjectNode verdict = Json.object().put("ok", false);
        verdict.set("error", fault.json());
        return verdict;
    }

    private static <P extends Position<P, M>, M extends Move> ObjectNode facts(Hearing<P, M> hearing, Request request) {
        Match<P, M> match = hearing.match();
        ObjectNode facts = Json.object().put("ok", true);
        request.asks().forEach(ask -> facts.set(ask.name(), fact(ask, hearing)));
        List<String> warnings = match.position().warnings();
        if (!warnings.isEmpty()) {
            facts.set("warnings", Json.tree(warnings));
        }
        if (!hearing.drawn().isEmpty()) {
            facts.set("drawn", Json.tree(hearing.drawn()));
        }
        return facts;
    }

    private static <P extends Position<P, M>, M extends Move> JsonNode fact(Ask ask, Hearing<P, M> hearing) {
        Match<P, M> match = hearing.match();
        P position = match.position();
        return switch (ask.fact()) {
            case POSITION -> match.game().positions().write(position);
            case TURN -> new Facts<>(match).turn();
            case LEGAL -> new Facts<>(match).legal();
            case VIEW -> Json.tree(position.view(ask.viewer()));
            case RESULT -> new Facts<>(match).result();
            case EVENTS -> Facts.events(hearing.told(), match.setup().seats());
            case MOVES ->
                Json.tree(match.played().stream().map(Match.Played::text).toList());
        };
    }
}
