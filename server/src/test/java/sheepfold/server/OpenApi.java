package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import sheepfold.server.http.Description;
import tools.jackson.databind.JsonNode;

/** The OpenAPI description, against which every answer of every test is held. */
final class OpenApi {
    static final JsonNode FILE = Description.json();

    private static final Set<String> SEEN = new ConcurrentSkipListSet<>();

    private OpenApi() {}

    static void check(String method, String path, Reply reply) {
        if (!path.startsWith("/api/")) {
            return;
        }
        Optional<String> template = template(path);
        if (template.isEmpty()) {
            assertThat(reply.status())
                    .as(path + " is in no line of the OpenAPI description")
                    .isIn(404, 405);
            return;
        }
        JsonNode operation =
                FILE.at("/paths/" + escaped(template.get()) + "/" + method.toLowerCase(java.util.Locale.ROOT));
        if (operation.isMissingNode()) {
            assertThat(reply.status())
                    .as(method + " " + path + " is not in the OpenAPI description")
                    .isEqualTo(405);
            return;
        }
        JsonNode response = operation.path("responses").path(Integer.toString(reply.status()));
        assertThat(response.isMissingNode())
                .as(
                        "%s %s answered %d, which the OpenAPI description does not say: %s",
                        method, path, reply.status(), reply.body())
                .isFalse();
        SEEN.add(method + " " + template.get() + " " + reply.status());
        JsonNode schema = resolved(response).at("/content/application~1json/schema");
        if (!schema.isMissingNode()) {
            assertThat(faults(schema, reply.json()))
                    .as("%s %s: %s", method, path, reply.body())
                    .isEmpty();
        }
    }

    private static final Map<String, String> EVENTS = Map.ofEntries(
            Map.entry("state", "TableState"),
            Map.entry("change", "Change"),
            Map.entry("seats", "Presence"),
            Map.entry("phrase", "Phrase"),
            Map.entry("phrases", "SaidLately"),
            Map.entry("chat", "ChatLine"),
            Map.entry("chats", "ChatLately"),
            Map.entry("watchers", "Watching"),
            Map.entry("bye", "Bye"));

    static void checkEvent(TestStream.Event event) {
        String type = EVENTS.get(event.name());
        assertThat(type).as("an event of a known name: " + event.name()).isNotNull();
        assertThat(faults(FILE.at("/components/schemas/" + type), event.json()))
                .as(event.data())
                .isEmpty();
    }

    /** The calls and statuses that tests of this run have seen. */
    static Set<String> seen() {
        return new TreeSet<>(SEEN);
    }

    private static Optional<String> template(String path) {
        return FILE.get("paths").propertyNames().stream()
                .filter(candidate -> path.matches(candidate.replaceAll("\\{[^}]*}", "[^/]+")))
                // An address without a variable part is meant before one with it
                .min(java.util.Comparator.comparingLong(
                        candidate -> candidate.chars().filter(c -> c == '{').count()));
    }

    private static String escaped(String pointer) {
        return pointer.replace("~", "~0").replace("/", "~1");
    }

    static JsonNode resolved(JsonNode node) {
        JsonNode reference = node.path("$ref");
        return reference.isString() ? resolved(FILE.at(reference.stringValue().substring(1))) : node;
    }

    static List<String> faults(JsonNode schema, JsonNode value) {
        List<String> faults = new ArrayList<>();
        check(schema, value, "$", faults);
        return faults;
    }

    private static void check(JsonNode schema, JsonNode value, String path, List<String> faults) {
        JsonNode rule = resolved(schema);
        if (rule.has("anyOf")) {
            boolean fits = rule.get("anyOf")
                    .valueStream()
                    .anyMatch(one -> faults(one, value).isEmpty());
            if (!fits) {
                faults.add(path + " fits none of the alternatives: " + value);
            }
            return;
        }
        checkType(rule.path("type"), value, path, faults);
        if (rule.has("enum") && rule.get("enum").valueStream().noneMatch(value::equals)) {
            faults.add(path + " is none of " + rule.get("enum") + ": " + value);
        }
        if (value.isObject()) {
            checkMembers(rule, value, path, faults);
        }
        if (value.isArray() && rule.has("items")) {
            for (int i = 0; i < value.size(); i++) {
                check(rule.get("items"), value.get(i), path + "[" + i + "]", faults);
            }
        }
    }

    private static void checkMembers(JsonNode rule, JsonNode value, String path, List<String> faults) {
        rule.path("required")
                .valueStream()
                .map(JsonNode::stringValue)
                .filter(name -> !value.has(name))
                .forEach(name -> faults.add(path + "." + name + " is missing"));
        JsonNode others = rule.path("additionalProperties");
        value.propertyNames().forEach(name -> {
            JsonNode member = rule.path("properties").path(name);
            if (!member.isMissingNode()) {
                check(member, value.get(name), path + "." + name, faults);
            } else if (others.isObject()) {
                check(others, value.get(name), path + "." + name, faults);
            } else if (others.isBoolean() && !others.booleanValue()) {
                faults.add(path + "." + name + " is not in the schema");
            }
        });
    }

    private static void checkType(JsonNode type, JsonNode value, String path, List<String> faults) {
        List<String> types = type.isArray()
                ? type.valueStream().map(JsonNode::stringValue).toList()
                : type.isString() ? List.of(type.stringValue()) : List.of();
        if (!types.isEmpty() && types.stream().noneMatch(name -> isA(name, value))) {
            faults.add("%s is no %s: %s".formatted(path, types, value));
        }
    }

    private static boolean isA(String type, JsonNode value) {
        return switch (type) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isString();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            default -> throw new IllegalStateException("unknown type " + type);
        };
    }
}
