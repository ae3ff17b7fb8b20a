package sheepfold.server.http;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Schemas;
import sheepfold.json.Shape;
import sheepfold.server.http.Operation.Answer;
import sheepfold.server.http.Operation.Parameter;
import sheepfold.server.wire.LobbyMessages.Problem;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The OpenAPI description of all calls, made from {@link Calls} and from the records that they read and write. */
public final class Description {
    private static final String SCHEMAS = "#/components/schemas/";
    private static final String JSON = "application/json";

    private static final NavigableMap<Integer, String> STATUSES = new TreeMap<>(
            Map.ofEntries(
                    Map.entry(400, "The request cannot be understood."),
                    Map.entry(401, "The caller is not known."),
                    Map.entry(403, "The caller may not do that."),
                    Map.entry(404, "There is no such thing."),
                    Map.entry(408, "The body took too long to arrive."),
                    Map.entry(409, "Not now, or too late: then the state is there."),
                    Map.entry(413, "The body is too large."),
                    Map.entry(415, "The body is not JSON in UTF-8."),
                    Map.entry(422, "The move is illegal; the rule says why."),
                    Map.entry(429, "Too much at once; Retry-After says when to come back."),
                    Map.entry(
                            503,
                            "Not now: nothing can be saved, or the server is about to stop. Nothing has changed, unless outcome says that this is not known. Retry-After says when to come back.")));

    private final Schemas asked = Schemas.ofWhatIsRead(SCHEMAS);
    private final Schemas told = Schemas.ofWhatIsWritten(SCHEMAS);

    private Description() {}

    /** Made when somebody first asks for it. */
    private static final class Made {
        // As it comes back from a reader, who knows no Java types of numbers
        static final JsonNode DOCUMENT = Json.parse(Json.line(new Description().document()));
    }

    public static JsonNode json() {
        return Made.DOCUMENT;
    }

    private ObjectNode document() {
        ObjectNode document = Json.object().put("openapi", "3.1.0");
        document.putObject("info")
                .put("title", "Sheepfold")
                .put("version", "1")
                .put(
                        "description",
                        "Tables for board games. Callers carry the cookie or \"Authorization: Bearer TOKEN\" that POST /api/guests gives. "
                                + "Every state and change carries at, the table's log number. "
                                + "A request that is not granted is answered with a Problem and has changed nothing.")
                .putObject("license")
                .put("name", "Apache 2.0")
                .put("identifier", "Apache-2.0");
        document.putArray("servers").addObject().put("url", "/");
        ArrayNode security = document.putArray("security");
        security.addObject().putArray("token");
        security.addObject().putArray("cookie");
        security.addObject();
        ObjectNode paths = document.putObject("paths");
        for (Operation<?> call : Calls.all()) {
            paths.withObjectProperty(call.path()).set(call.method().name().toLowerCase(Locale.ROOT), operation(call));
        }
        document.set("components", components());
        return document;
    }

    private ObjectNode operation(Operation<?> call) {
        ObjectNode operation = Json.object().put("operationId", call.id()).put("summary", call.summary());
        ArrayNode parameters = operation.putArray("parameters");
        call.parameters().forEach(parameter -> parameters.add(reference("parameters", key(parameter))));
        if (call.asks() != null) {
            ObjectNode body = operation.putObject("requestBody").put("required", isNeeded(call.asks()));
            body.putObject("content").putObject(JSON).set("schema", asked.reference(call.asks()));
        }
        ObjectNode responses = operation.putObject("responses");
        responses.set("200", fine(call.answer()));
        call.statuses().forEach(status -> responses.set(status.toString(), reference("responses", status.toString())));
        return operation;
    }

    /** Is something wrong with a body that says nothing? */
    private static boolean isNeeded(Class<?> asks) {
        try {
            Shape.of(asks).read(Json.object(), "");
            return false;
        } catch (BadInput e) {
            return true;
        }
    }

    private ObjectNode fine(Answer answer) {
        String mediaType = switch (answer) {
            case Answer.Text(String other) -> other;
            case Answer.Stream _ -> "text/event-stream";
            default -> JSON;
        };
        ObjectNode schema = switch (answer) {
            case Answer.Of(Class<?> type) -> told.reference(type);
            case Answer.OneOf(List<Class<?>> types) -> oneOf(Json.object(), types);
            case Answer.Listed(Class<?> type) -> {
                ObjectNode list = Json.object().put("type", "array");
                list.set("items", told.reference(type));
                yield list;
            }
            case Answer.Any() -> Json.object().put("type", "object");
            case Answer.Text _ -> Json.object().put("type", "string");
            case Answer.Stream(List<Class<?>> events) -> stream(events);
        };
        return response("Fine.", mediaType, schema);
    }

    /** A text whose parts hold JSON: the best that can be said of events before OpenAPI 3.2. */
    private ObjectNode stream(List<Class<?>> events) {
        ObjectNode stream = Json.object().put("type", "string").put("contentMediaType", JSON);
        oneOf(stream.putObject("contentSchema"), events);
        return stream;
    }

    private ObjectNode oneOf(ObjectNode schema, List<Class<?>> types) {
        ArrayNode alternatives = schema.putArray("anyOf");
        types.forEach(type -> alternatives.add(told.reference(type)));
        return schema;
    }

    private static ObjectNode response(String sentence, String mediaType, ObjectNode schema) {
        ObjectNode response = Json.object().put("description", sentence);
        response.putObject("content").putObject(mediaType).set("schema", schema);
        return response;
    }

    private static ObjectNode reference(String kind, String name) {
        return Json.object().put("$ref", "#/components/%s/%s".formatted(kind, name));
    }

    private ObjectNode components() {
        ObjectNode components = Json.object();
        ObjectNode schemes = components.putObject("securitySchemes");
        schemes.putObject("token").put("type", "http").put("scheme", "bearer");
        schemes.putObject("cookie").put("type", "apiKey").put("in", "cookie").put("name", "sheepfold");
        ObjectNode parameters = components.putObject("parameters");
        for (Parameter parameter : Parameter.values()) {
            parameters.set(key(parameter), described(parameter));
        }
        ObjectNode responses = components.putObject("responses");
        STATUSES.forEach((status, sentence) ->
                responses.set(Integer.toString(status), response(sentence, JSON, told.reference(Problem.class))));
        components.set("schemas", Json.object().setAll(asked.definitions()).setAll(told.definitions()));
        return components;
    }

    private static String key(Parameter parameter) {
        return parameter.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static ObjectNode described(Parameter parameter) {
        ObjectNode json = Json.object()
                .put("name", parameter.title)
                .put("in", parameter.in)
                .put("required", parameter.isNeeded())
                .put("description", parameter.about);
        json.putObject("schema").put("type", parameter.type);
        return json;
    }
}
