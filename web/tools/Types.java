import io.github.classgraph.ClassGraph;
import io.github.classgraph.ClassInfo;
import io.github.classgraph.ScanResult;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.engine.Event;
import sheepfold.engine.Game;
import sheepfold.engine.Ids;
import sheepfold.engine.Move;
import sheepfold.json.Json;
import sheepfold.json.Schemas;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.measure.Report;
import sheepfold.server.http.Description;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes the page's TypeScript types from the schemas of the Java records: {@code src/wire.ts} from the server's messages,
 * {@code src/report.ts} from what a simulation reports, and for each game found {@code src/games/GAME/wire.ts} from its view,
 * its events and its moves. Started with the whole program on the class path: {@code java -cp CLASSPATH tools/Types.java src}.
 */
class Types {
    /** What constants say of themselves and the page repeats. */
    private static final Set<String> TOLD = Set.of("title", "effect");

    void main(String[] arguments) throws IOException {
        Path source = Path.of(arguments[0]);
        Schemas report = Schemas.ofWhatIsWritten("#/");
        report.reference(Report.class);
        report.reference(Comparison.class);
        write(source.resolve("report.ts"), types(report.definitions()));
        ObjectNode wire = (ObjectNode) Description.json().at("/components/schemas").deepCopy();
        wire.remove(report.definitions().propertyNames());
        write(source.resolve("wire.ts"), "import type { Comparison } from './report';\n" + types(wire));
        try (ScanResult found = new ClassGraph().acceptPackages("sheepfold").ignoreClassVisibility().scan()) {
            for (Game<?, ?> game : ServiceLoader.load(Game.class)) {
                Path folder = Files.createDirectories(source.resolve("games").resolve(game.info().id()));
                List<Class<?>> ofTheGame = found.getAllClasses().stream()
                        .filter(type -> type.getPackageName().equals(game.getClass().getPackageName()))
                        .<Class<?>>map(ClassInfo::loadClass)
                        .toList();
                write(folder.resolve("wire.ts"), types(game, ofTheGame));
            }
        }
    }

    private static void write(Path file, String types) throws IOException {
        // What has not changed keeps its date, so that nothing is built again for it
        if (!Files.exists(file) || !Files.readString(file).equals(types)) {
            Files.writeString(file, types);
        }
    }

    private static String types(Game<?, ?> game, List<Class<?>> found) {
        Schemas schemas = Schemas.ofWhatIsWritten("#/", Types::named);
        found.stream()
                .filter(type -> type.isRecord() ? isShown(type) : type.isSealed() && isTagged(type))
                .forEach(schemas::reference);
        ObjectNode definitions = schemas.definitions();
        found.stream()
                .filter(type -> Event.class.isAssignableFrom(type) && type.isRecord())
                .forEach(type -> addSentence((ObjectNode) definitions.get(named(type))));
        String name = game.moves().getSimpleName().replaceAll("Move$", "");
        addWords(definitions, name + "Decision", Ids.all(game.decisions()));
        addWords(definitions, name + "Ending", Ids.all(game.endings()));
        return types(definitions)
                + found.stream()
                        .filter(type -> type.isEnum() && definitions.has(named(type)))
                        .flatMap(type -> Stream.of(type.getDeclaredMethods())
                                .filter(Types::isTold)
                                .sorted(Comparator.comparing(Method::getName).reversed()))
                        .map(Types::told)
                        .collect(Collectors.joining());
    }

    private static boolean isShown(Class<?> type) {
        return type.getSimpleName().endsWith("View") || isTagged(type);
    }

    private static boolean isTagged(Class<?> type) {
        return Event.class.isAssignableFrom(type) || Move.class.isAssignableFrom(type);
    }

    /** Moves and events may have the same names: the record of a move is named as one. */
    private static String named(Class<?> type) {
        return type.getSimpleName() + (type.isRecord() && Move.class.isAssignableFrom(type) ? "Move" : "");
    }

    /** Events carry their sentence beside their type. */
    private static void addSentence(ObjectNode event) {
        ((ObjectNode) event.get("properties")).putObject("text").put("type", "string");
        event.withArray("required").add("text");
    }

    private static void addWords(ObjectNode definitions, String name, List<String> words) {
        words.forEach(definitions.putObject(name).putArray("enum")::add);
    }

    private static boolean isTold(Method method) {
        return TOLD.contains(method.getName()) && method.getReturnType() == String.class;
    }

    /** {@code CARD_TITLES} beside {@code Card}: names stand in one place for rules and page. */
    private static String told(Method words) {
        String name = named(words.getDeclaringClass());
        String constant = (name.replaceAll("(?<=[a-z])(?=[A-Z])", "_") + "_" + words.getName() + "s").toUpperCase(Locale.ROOT);
        return Stream.of(words.getDeclaringClass().getEnumConstants())
                .map(each -> "    %s: %s,\n".formatted(Json.line(each), Json.line(said(words, each))))
                .collect(Collectors.joining(
                        "", "\nexport const %s: Record<%s, string> = {\n".formatted(constant, name), "};\n"));
    }

    private static Object said(Method words, Object constant) {
        try {
            words.setAccessible(true);
            return words.invoke(constant);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String types(ObjectNode definitions) {
        StringBuilder types = new StringBuilder();
        definitions.properties().stream()
                .collect(Collectors.toMap(e -> e.getKey(), e -> e.getValue(), (one, _) -> one, TreeMap::new))
                .forEach((name, schema) -> types.append(
                        schema.has("properties")
                                ? "\nexport interface %s %s\n".formatted(name, members(schema, "\n    ", "\n"))
                                : "\nexport type %s = %s;\n".formatted(name, type(schema))));
        return types.toString();
    }

    private static String members(JsonNode schema, String before, String after) {
        Set<String> required = schema.path("required").valueStream().map(JsonNode::stringValue).collect(Collectors.toSet());
        return schema.get("properties").properties().stream()
                .map(e -> "%s%s%s: %s;".formatted(before, key(e.getKey()), required.contains(e.getKey()) ? "" : "?", type(e.getValue())))
                .collect(Collectors.joining("", "{", after + "}"));
    }

    private static String key(String name) {
        return name.matches("[A-Za-z]\\w*") ? name : Json.line(name);
    }

    private static String type(JsonNode schema) {
        if (schema.has("$ref")) {
            return schema.get("$ref").stringValue().replaceAll(".*/", "");
        }
        if (schema.has("const")) {
            return schema.get("const").toString();
        }
        for (String several : List.of("anyOf", "oneOf")) {
            if (schema.has(several)) {
                return schema.get(several).valueStream().map(Types::type).collect(Collectors.joining(" | "));
            }
        }
        if (schema.has("enum")) {
            return schema.get("enum").valueStream().map(JsonNode::toString).collect(Collectors.joining(" | "));
        }
        JsonNode types = schema.path("type");
        // Anything at all, or nothing
        if (types.isMissingNode() || types.size() > 2) {
            return "unknown";
        }
        return types.isArray()
                ? types.valueStream().map(one -> simple(one.stringValue(), schema)).collect(Collectors.joining(" | "))
                : simple(types.stringValue(), schema);
    }

    private static String record(JsonNode schema) {
        JsonNode words = schema.path("propertyNames").path("$ref");
        String value = type(schema.path("additionalProperties"));
        return words.isMissingNode()
                ? "Record<string, %s>".formatted(value)
                : "{ [P in %s]?: %s }".formatted(type(schema.get("propertyNames")), value);
    }

    private static String simple(String type, JsonNode schema) {
        return switch (type) {
            case "integer", "number" -> "number";
            case "array" -> {
                String item = type(schema.get("items"));
                yield item.contains(" ") ? "(" + item + ")[]" : item + "[]";
            }
            case "object" -> schema.has("properties")
                    ? members(schema, " ", " ")
                    : record(schema);
            default -> type;
        };
    }
}
