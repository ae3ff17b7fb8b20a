package sheepfold.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with a line is told when it is compiled, at the record that says it. */
class LineFaultsTest {
    private static final List<JavaFileObject> ANNOTATIONS = List.of(
            source("sheepfold.engine.Move", "public interface Move {}"),
            source(
                    "sheepfold.engine.line.Line",
                    "public @interface Line { String value(); String rule() default \"\"; }"),
            source("sheepfold.engine.line.Lines", "public @interface Lines { Class<?>[] value(); }"),
            source("sheepfold.engine.line.Says", """
                    @java.lang.annotation.Repeatable(Says.Either.class)
                    public @interface Says {
                        String value(); String when() default ""; @interface Either { Says[] value(); }
                    }
                    """));

    @TempDir
    private Path classes;

    private static JavaFileObject source(String name, String code) {
        int dot = name.lastIndexOf('.');
        String text = "package " + name.substring(0, dot) + ";\n" + code;
        URI uri = URI.create("memory:///" + name.replace('.', '/') + ".java");
        return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
    }

    /** The first error among the moves of a game, with the line where it stands. */
    private String fault(String records) {
        JavaFileObject game = source("some.game.Chore", """
                import sheepfold.engine.line.*;
                @Lines(Chore.Odd.class) sealed interface Chore extends sheepfold.engine.Move {
                %s
                enum Animal { EWE, RAM }
                record Field(int number) {}
                final class Odd { static String told(Animal animal) { return ""; } }
                }
                """.formatted(records));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
        JavaCompiler.CompilationTask task = compiler.getTask(
                null,
                null,
                told,
                List.of("-d", classes.toString()),
                null,
                Stream.concat(ANNOTATIONS.stream(), Stream.of(game)).toList());
        task.setProcessors(List.of(new Generator()));
        task.call();
        return told.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .findFirst()
                .map(error -> (error.getLineNumber() - 4) + " " + error.getMessage(Locale.ENGLISH))
                .orElse("none");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "@Line(\"feed {cow}\") record Feed(Animal animal) implements Chore {}; animal stands not in the line",
                "@Line(\"feed {animal} {cow}\") record Feed(Animal animal) implements Chore {}; Feed has no cow",
                "@Line(\"feed {animal} {animal}\") record Feed(Animal animal) implements Chore {}; animal stands twice in the line",
                "@Line(\"feed {animal\") record Feed(Animal animal) implements Chore {}; \"feed {animal\" lacks a brace",
                "@Line(\"feed[ {animal}\") record Feed(Animal animal) implements Chore {}; \"feed[ {animal}\" lacks a bracket",
                "@Line(\"feed[ {animal}]\") record Feed(Animal animal) implements Chore {}; nothing tells when to leave {animal} out: it lacks a value after a bar",
                "@Line(\"feed[ {animal|COW}]\") record Feed(Animal animal) implements Chore {}; some.game.Chore.Animal has no constant COW",
                "@Line(\"go[ now]\") record Go() implements Chore {}; in \"go[ now]\" nothing tells when to leave out what stands in brackets",
                "@Line(\"{n:1..x}\") record Go(int n) implements Chore {}; in \"{n:1..x}\" \"x\" is no number",
                "@Line(\"{n!}\") record Go(int n) implements Chore {}; in \"{n!}\" nobody knows what {n!} means",
                "@Line(\"go to {field}\") record Go(Field field) implements Chore {}; some.game.Chore.Field has no text of its own: it lacks a toString",
                "@Line(\"{animal:told}\") record Go(Field animal) implements Chore {}; neither some.game.Chore.Field nor a class of @Lines makes a text of it by told",
                "@Line(\"go {:story}\") record Go() implements Chore {}; no class of @Lines has a static String story(Go)",
                "@Line(\"{animal*,}\") record Go(Animal animal) implements Chore {}; animal is no list",
                "@Line(\"go\") @Says(\"to {place}\") record Go() implements Chore {}; Go has no place, and no class of @Lines a static place(Go)",
                "@Line(\"{animal}\") @Says(\"to {animal}\") record Go(Animal animal) implements Chore {}; {animal} cannot be said: some.game.Chore.Animal has no ref()",
                "@Line(\"{n}\") @Says(when = \"n=1\", value = \"one\") record Go(int n) implements Chore {}; of several sentences the last one is said when no other is, so it alone has no when",
                "@Line(\"{n}\") @Says(when = \"far\", value = \"one\") @Says(\"two\") record Go(int n) implements Chore {}; nobody knows when \"far\" is so"
            })
    void aFaultIsASentenceAtItsRecord(String record, String sentence) {
        assertThat(fault("@Line(\"rest\") @Says(\"rest\") record Rest() implements Chore {}\n" + record))
                .isEqualTo("1 " + sentence);
    }

    @Test
    void aRecordWithoutALineIsAFaultWhereOthersHaveOne() {
        assertThat(fault("record Rest() implements Chore {}\n@Line(\"go\") record Go() implements Chore {}"))
                .isEqualTo("0 Rest does not say how it is written: it lacks a @Line");
    }

    @Test
    void aRecordThatIsSaidNowhereIsAFaultWhereOthersAreSaid() {
        assertThat(fault("@Says(\"rest\") record Rest() implements Chore {}\nrecord Go() implements Chore {}"))
                .isEqualTo("1 Go is said nowhere: neither by a @Says nor by a static words(Go) of a class of @Lines");
    }

    @Test
    void linesThatNobodyCanTellApartAreAFault() {
        assertThat(fault("@Line(\"to {animal}\") record Go(Animal animal) implements Chore {}\n"
                        + "@Line(\"to {beast}\") record Run(Animal beast) implements Chore {}"))
                .isEqualTo("1 nobody can tell \"to {beast}\" from the line of Go");
    }
}
