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
import cz.habarta.typescript.generator.compiler.TsModelTransformer;
import cz.habarta.typescript.generator.emitter.EmitterExtensionFeatures;
import cz.habarta.typescript.generator.emitter.TsAliasModel;
import cz.habarta.typescript.generator.emitter.TsBeanModel;
import cz.habarta.typescript.generator.emitter.TsModel;
import cz.habarta.typescript.generator.emitter.TsPropertyModel;
import io.github.classgraph.ClassGraph;
import io.github.classgraph.ScanResult;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Event;
import sheepfold.engine.Game;

/**
 * Writes the page's TypeScript types from the Java records: {@code src/wire.ts} from the server's messages, {@code
 * src/report.ts} from what a simulation reports, and for each game found {@code src/games/GAME/wire.ts} from its view
 * and its events. Started with the whole program on the class path: {@code java -cp CLASSPATH tools/Types.java src}.
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
                        .filter(type -> type.getSimpleName().endsWith("View") || isEvent(type))
                        .toList();
                write(folder.resolve("wire.ts"), shown);
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

    private static boolean isEvent(@Nullable Class<?> type) {
        return type != null && Event.class.isAssignableFrom(type);
    }

    private static void write(Path file, List<Class<?>> records) throws IOException {
        Settings settings = new Settings();
        settings.jsonLibrary = JsonLibrary.jackson3;
        settings.outputKind = TypeScriptOutputKind.module;
        settings.outputFileType = TypeScriptFileType.implementationFile;
        settings.mapClasses = ClassMapping.asInterfaces;
        settings.mapMap = MapMapping.asRecord;
        settings.nullabilityDefinition = NullabilityDefinition.nullInlineUnion;
        settings.nullableAnnotations = List.of(Nullable.class);
        settings.noFileComment = true;
        settings.noEslintDisable = true;
        settings.noTslintDisable = true;
        settings.sortTypeDeclarations = true;
        settings.customTypeMappings =
                Map.of("tools.jackson.databind.JsonNode", "unknown", "java.lang.Object", "unknown");
        settings.extensions = List.of(new EventUnions());
        String types = new TypeScriptGenerator(settings).generateTypeScript(Input.from(records.toArray(Type[]::new)));
        // What has not changed keeps its date, so that nothing is built again for it
        if (!Files.exists(file) || !Files.readString(file).equals(types)) {
            Files.writeString(file, types);
        }
    }

    /** Events carry their type and their sentence, as the server writes them; their sealed interface is a union. */
    private static final class EventUnions extends Extension {
        @Override
        public EmitterExtensionFeatures getFeatures() {
            return new EmitterExtensionFeatures();
        }

        @Override
        public List<TransformerDefinition> getTransformers() {
            TsModelTransformer unite = (_, model) -> united(model);
            return List.of(new TransformerDefinition(TransformationPhase.BeforeEnums, unite));
        }

        private static TsModel united(TsModel model) {
            List<TsBeanModel> beans = new ArrayList<>();
            List<TsAliasModel> unions = new ArrayList<>();
            for (TsBeanModel bean : model.getBeans()) {
                if (!isEvent(bean.getOrigin())) {
                    beans.add(bean);
                } else if (bean.getOrigin().isRecord()) {
                    beans.add(tagged(bean));
                } else if (bean.getOrigin() != Event.class) {
                    unions.add(union(bean, model));
                }
            }
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

        private static TsBeanModel tagged(TsBeanModel bean) {
            String name = bean.getOrigin().getSimpleName();
            String tag = name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
            List<TsPropertyModel> members = new ArrayList<>();
            members.add(new TsPropertyModel("type", new TsType.StringLiteralType(tag), null, true, null));
            members.add(new TsPropertyModel("text", TsType.String, null, true, null));
            members.addAll(bean.getProperties());
            return bean.withProperties(members).withExtends(List.of()).withImplements(List.of());
        }
    }
}
