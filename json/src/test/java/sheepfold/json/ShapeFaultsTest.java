package sheepfold.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.generator.Generator;

/** What has no shape is told when it is compiled, where it stands. */
class ShapeFaultsTest {
    @TempDir
    private Path classes;

    /** The first error in the third line of a source, with the line where it is told. */
    private String fault(String declaration) {
        String source = """
                package some.game;
                import java.util.*; import sheepfold.json.*; import com.fasterxml.jackson.annotation.*;
                %s
                """.formatted(declaration);
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("memory:///some/game/Some.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
        JavaCompiler.CompilationTask task =
                compiler.getTask(null, null, told, List.of("-d", classes.toString()), null, List.of(file));
        task.setProcessors(List.of(new Generator()));
        task.call();
        return told.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .findFirst()
                .map(error -> error.getLineNumber() + " " + error.getMessage(Locale.ENGLISH))
                .orElse("none");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@Shaped record Some(int legs) {} | none",
                "@Shaped record Some(Thread thread) {} | 3 java.lang.Thread has no shape in JSON",
                "@Shaped record Some(List<Optional<Thread>> threads) {} | 3 java.util.Optional has no shape in JSON",
                "@Shaped record Some(int[] legs) {} | 3 int[] has no shape in JSON",
                "@Shaped record Some(Map<Long, String> names) {} | 3 the names of a map's members are texts, not java.lang.Long",
                "@Shaped record Some<T>(T legs) {} | 3 some.game.Some has no shape in JSON: nobody knows what it is of",
                "@Shaped sealed interface Some { record Legs() implements Some {} final class Arms implements Some {} } | 3 some.game.Some.Arms is neither a record nor a sealed interface of records",
                "class Some { @Shaped private record Legs() {} } | 3 some.game.Some.Legs is private: what is generated for it could not name it",
                "@Shaped record Some(Legs legs) { static class Legs { @JsonValue int number() { return 1; } static Legs of(int n) { return new Legs(); } static Legs to(int n) { return new Legs(); } } } | 3 one of these is to be marked with JsonCreator: [of(int), to(int)]",
                "@State class Some { private int legs; } | 3 legs is private: what is generated for it could not name it",
                "@State class Some { final Thread thread = null; } | 3 nobody knows how to copy thread: if all copies share it or it is copied by hand, it is transient",
                "@State class Some { int[] legs = {}; } | 3 nobody knows how to copy legs: if all copies share it or it is copied by hand, it is transient",
                "@State class Some { final int[] legs = {}; transient int[] arms; } | none",
                "@Shaped record Some(Legs legs) { @State static class Legs { @JsonIgnore final int[] left = {}; int right; } } | none",
                "@Shaped record Some(Legs legs) { @State static class Legs { final int[] left = {}; } } | 3 left is final, so it cannot be read: it lacks a JsonIgnore",
            })
    void aFaultIsASentenceAtItsLine(String declaration, String sentence) {
        assertThat(fault(declaration)).isEqualTo(sentence);
    }
}
