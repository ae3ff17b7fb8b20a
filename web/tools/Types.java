import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import cz.habarta.typescript.generator.ClassMapping;
import cz.habarta.typescript.generator.Extension;
import cz.habarta.typescript.generator.Input;
import cz.habarta.typescript.generator.JsonLibrary;
import cz.habarta.typescript.generator.Logger;
import cz.habarta.typescript.generator.MapMapping;
import cz.habarta.typescript.generator.NullabilityDefinition;
import cz.habarta.typescript.generator.Settings;
import cz.habarta.typescript.generator.TsType;
import cz.habarta.typescript.generator.TypeScriptFileType;
import cz.habarta.typescript.generator.TypeScriptGenerator;
import cz.habarta.typescript.generator.TypeScriptOutputKind;
import cz.habarta.typescript.generator.compiler.ModelCompiler.TransformationPhase;
import cz.habarta.typescript.generator.compiler.Symbol;
import cz.habarta.typescript.generator.compiler.TsModelTransformer;
import cz.habarta.typescript.generator.emitter.EmitterExtensionFeatures;
import cz.habarta.typescript.generator.emitter.TsAliasModel;
import cz.habarta.typescript.generator.emitter.TsBeanModel;
import cz.habarta.typescript.generator.emitter.TsModel;
import cz.habarta.typescript.generator.emitter.TsPropertyModel;
import io.github.classgraph.ClassGraph;
import io.github.classgraph.ClassInfo;
import io.github.classgraph.ScanResult;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Event;
import sheepfold.engine.Game;
import sheepfold.engine.Ids;
import sheepfold.engine.Move;
import sheepfold.engine.json.Json;

/**
 * Writes the page's TypeScript types from the Java records: {@code src/wire.ts} from the server's messages, {@code
 * src/report.ts} from what a simulation reports, and for each game found {@code src/games/GAME/wire.ts} from its view, its
 * events and its moves. Started with the whole program on the class path: {@code java -cp CLASSPATH tools/Types.java src}.
 */
class Types {
    void main(String[] arguments) throws IOException {
        TypeScriptGenerator.setLogger(new Logger(Logger.Level.Warning));
        Path source = Path.of(arguments[0]);
        try (ScanResult found = new ClassGraph().acceptPackages("sheepfold").ignoreClassVisibility().scan()) {
            write(source.resolve("wire.ts"), records(found, "sheepfold.server.wire"));
            write(source.resolve("report.ts"), List.of(found.getClassInfo("sheepfold.lab.Report").loadClass()));
            for (Game<?, ?> game : ServiceLoader.load(Game.class)) {
                Path folder = Files.createDirectories(source.resolve("games").resolve(game.info().id()));
                List<Class<?>> shown = records(found, game.getClass().getPackageName()).stream()
                        .filter(type -> type.getSimpleName().endsWith("View") || isEvent(type) || isMove(type))
                        .toList();
                write(folder.resolve("wire.ts"), shown, words(game), titled(found, game.getClass().getPackageName()));
            }
        }
    }

    private static List<Class<?>> records(ScanResult found, String inPackage) {
        List<Class<?>> records = new ArrayList<>();
        found.getAllRecords().stream()
                .filter(type -> type.getPackageName().equals(inPackage))
                .forEach(type -> records.add(type.loadClass()));
        return records;
    }

    /** The enums that people know by titles, such as cards. */
    private static List<Class<?>> titled(ScanResult found, String inPackage) {
        List<Class<?>> enums = new ArrayList<>();
        found.getAllEnums().stream()
                .filter(type -> type.getPackageName().equals(inPackage))
                .map(ClassInfo::loadClass)
                .filter(Types::hasTitle)
                .forEach(enums::add);
        return enums;
    }

    private static boolean hasTitle(Class<?> type) {
        return Stream.of(type.getDeclaredMethods()).anyMatch(method -> method.getName().equals("title") && method.getReturnType() == String.class);
    }

    /** {@code CARD_TITLES} beside {@code Card}: names stand in one place for rules and page. */
    private static String titles(Class<?> titled) {
        String titles = Stream.of(titled.getEnumConstants())
                .map(constant -> "    %s: %s,%n".formatted(Json.line(constant), Json.line(title(constant))))
                .collect(Collectors.joining());
        String name = titled.getSimpleName();
        String constant = name.replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
        return "%nexport const %s_TITLES: Record<%s, string> = {%n%s};%n".formatted(constant, name, titles);
    }

    private static Object title(Object constant) {
        try {
            Method title = constant.getClass().getDeclaredMethod("title");
            title.setAccessible(true);
            return title.invoke(constant);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isEvent(@Nullable Class<?> type) {
        return type != null && Event.class.isAssignableFrom(type);
    }

    private static boolean isMove(@Nullable Class<?> type) {
        return type != null && Move.class.isAssignableFrom(type);
    }

    /** What a game decides and how it ends, each as a union of words: {@code HuntDecision} beside {@code HuntMove}. */
    private static Map<String, List<String>> words(Game<?, ?> game) {
        String name = game.moves().getSimpleName().replaceAll("Move$", "");
        return Map.of(
                name + "Decision", Ids.all(game.decisions()),
                name + "Ending", Ids.all(game.endings()));
    }

    /** Moves and events may have the same names: the record of a move is named as one. */
    private static Map<String, String> names(List<Class<?>> records) {
        Map<String, String> names = new HashMap<>();
        records.stream()
                .filter(Types::isMove)
                .forEach(type -> names.put(type.getName(), type.getSimpleName() + "Move"));
        return names;
    }

    /** What is written as something else, such as a square as its name. */
    private static Map<String, String> values() {
        Map<String, String> values = new HashMap<>(
                Map.of("tools.jackson.databind.JsonNode", "unknown", "java.lang.Object", "unknown"));
        try (ScanResult found = new ClassGraph()
                .acceptPackages("sheepfold")
                .ignoreClassVisibility()
                .ignoreMethodVisibility()
                .enableAnnotationInfo()
                .enableMethodInfo()
                .scan()) {
            found.getClassesWithMethodAnnotation(JsonValue.class).stream()
                    .filter(type -> !type.isEnum())
                    .forEach(type -> values.put(type.getName(), written(type.loadClass())));
        }
        return values;
    }

    private static String written(Class<?> type) {
        return Stream.of(type.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(JsonValue.class))
                .map(method -> method.getReturnType() == String.class ? "string" : "number[]")
                .findFirst()
                .orElseThrow();
    }

    private static void write(Path file, List<Class<?>> records) throws IOException {
        write(file, records, Map.of(), List.of());
    }

    private static void write(
            Path file, List<Class<?>> records, Map<String, List<String>> words, List<Class<?>> titled)
            throws IOException {
        Settings settings = new Settings();
        settings.jsonLibrary = JsonLibrary.jackson3;
        settings.outputKind = TypeScriptOutputKind.module;
        settings.outputFileType = TypeScriptFileType.implementationFile;
        settings.mapClasses = ClassMapping.asInterfaces;
        settings.mapMap = MapMapping.asRecord;
        settings.nullabilityDefinition = NullabilityDefinition.nullInlineUnion;
        settings.nullableAnnotations = List.of(Nullable.class);
        settings.optionalAnnotations = List.of(JsonInclude.class);
        settings.noFileComment = true;
        settings.noEslintDisable = true;
        settings.noTslintDisable = true;
        settings.sortTypeDeclarations = true;
        settings.customTypeMappings = values();
        settings.customTypeNaming = names(records);
        settings.extensions = List.of(new Unions(words));
        String types = new TypeScriptGenerator(settings).generateTypeScript(Input.from(records.toArray(Type[]::new)));
        for (Class<?> type : titled) {
            types += types.contains("export type " + type.getSimpleName() + " ") ? titles(type) : "";
        }
        // What has not changed keeps its date, so that nothing is built again for it
        if (!Files.exists(file) || !Files.readString(file).equals(types)) {
            Files.writeString(file, types);
        }
    }

    /** Moves and events carry their type, events their sentence too, as the server writes them; a sealed interface is a union. */
    private static final class Unions extends Extension {
        private final Map<String, List<String>> words;

        private Unions(Map<String, List<String>> words) {
            this.words = words;
        }

        @Override
        public EmitterExtensionFeatures getFeatures() {
            return new EmitterExtensionFeatures();
        }

        @Override
        public List<TransformerDefinition> getTransformers() {
            TsModelTransformer unite = (_, model) -> united(model);
            return List.of(new TransformerDefinition(TransformationPhase.BeforeEnums, unite));
        }

        private TsModel united(TsModel model) {
            List<TsBeanModel> beans = new ArrayList<>();
            List<TsAliasModel> unions = new ArrayList<>();
            for (TsBeanModel bean : model.getBeans()) {
                Class<?> origin = bean.getOrigin();
                if (!isEvent(origin) && !isMove(origin)) {
                    beans.add(bean);
                } else if (origin.isRecord()) {
                    beans.add(tagged(bean));
                } else if (origin != Event.class && origin != Move.class) {
                    unions.add(union(bean, model));
                }
            }
            new TreeMap<>(words).forEach((name, ids) -> unions.add(union(name, ids)));
            return model.withBeans(beans).withAddedTypeAliases(unions);
        }

        private static TsAliasModel union(TsBeanModel sealed, TsModel model) {
            List<TsType> members = model.getBeans().stream()
                    .filter(bean -> bean.getOrigin() != null && bean.getOrigin().isRecord())
                    .filter(bean -> sealed.getOrigin().isAssignableFrom(bean.getOrigin()))
                    .<TsType>map(bean -> new TsType.ReferenceType(bean.getName()))
                    .toList();
            return new TsAliasModel(sealed.getOrigin(), sealed.getName(), List.of(), new TsType.UnionType(members), null);
        }

        private static TsAliasModel union(String name, List<String> words) {
            List<TsType> members =
                    words.stream().<TsType>map(TsType.StringLiteralType::new).toList();
            return new TsAliasModel(null, new Symbol(name), List.of(), new TsType.UnionType(members), null);
        }

        private static TsBeanModel tagged(TsBeanModel bean) {
            List<TsPropertyModel> members = new ArrayList<>();
            TsType tag = new TsType.StringLiteralType(Json.tag(bean.getOrigin()));
            members.add(new TsPropertyModel("type", tag, null, true, null));
            if (isEvent(bean.getOrigin())) {
                members.add(new TsPropertyModel("text", TsType.String, null, true, null));
            }
            members.addAll(bean.getProperties());
            return bean.withProperties(members).withExtends(List.of()).withImplements(List.of());
        }
    }
}
