package sheepfold.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** A source file in the making: its lines, indented by their braces, and what it imports. */
final class JavaFile {
    private final PackageElement home;
    /** By their simple names. */
    private final Map<String, String> imports = new TreeMap<>();

    private final StringBuilder lines = new StringBuilder();
    private int depth;

    JavaFile(PackageElement home) {
        this.home = home;
    }

    /** Writes a source, unless there is a fault in what it follows from. */
    static boolean write(
            ProcessingEnvironment environment, String name, TypeElement from, BiConsumer<JavaFile, Faults> content) {
        JavaFile file = new JavaFile(environment.getElementUtils().getPackageOf(from));
        Faults faults = new Faults(environment.getMessager());
        faults.at(from, () -> content.accept(file, faults));
        if (!faults.areAny()) {
            file.write(environment.getFiler(), name, from);
        }
        return !faults.areAny();
    }

    /** A type as the file may call it. */
    String name(TypeElement type) {
        if (type.getEnclosingElement() instanceof TypeElement outer) {
            return name(outer) + "." + type.getSimpleName();
        }
        String whole = type.getQualifiedName().toString();
        return use(whole) ? type.getSimpleName().toString() : whole;
    }

    /** The same with what it is of, and without annotations. */
    String name(TypeMirror of) {
        return of instanceof DeclaredType declared
                ? name((TypeElement) declared.asElement())
                        + declared.getTypeArguments().stream()
                                .map(this::name)
                                .collect(Collectors.joining(", ", "<", ">"))
                                .replace("<>", "")
                : of.getKind().name().toLowerCase(Locale.ROOT);
    }

    /** The name of a type and of those around it, for what is generated for it. */
    static String flat(TypeElement type) {
        return (type.getEnclosingElement() instanceof TypeElement outer ? flat(outer) + "_" : "")
                + type.getSimpleName();
    }

    /** Imports what can be imported. */
    boolean use(String whole) {
        int dot = whole.lastIndexOf('.');
        String itsHome = whole.substring(0, dot);
        String simple = whole.substring(dot + 1);
        boolean isHere = home.getQualifiedName().contentEquals(itsHome);
        if (isHere || itsHome.equals("java.lang")) {
            return !imports.containsKey(simple);
        }
        return imports.computeIfAbsent(simple, _ -> whole).equals(whole);
    }

    /** One that begins with a dot goes on with the one before. */
    void line(String line) {
        depth -= line.startsWith("}") ? 1 : 0;
        int indent = depth + (line.startsWith(".") ? 2 : 0);
        lines.append(line.isEmpty() ? "" : "    ".repeat(indent)).append(line).append('\n');
        depth += line.endsWith("{") ? 1 : 0;
    }

    void lines(String several) {
        several.lines().forEach(this::line);
    }

    void write(Filer filer, String name, Element... from) {
        try (Writer out = filer.createSourceFile(home + "." + name, from).openWriter()) {
            out.write("package " + home + ";\n\n");
            for (String one : imports.values().stream().sorted().toList()) {
                out.write("import " + one + ";\n");
            }
            out.write((imports.isEmpty() ? "" : "\n") + lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String quoted(String text) {
        return text.codePoints()
                .mapToObj(c -> switch (c) {
                    case '"' -> "\\\"";
                    case '\\' -> "\\\\";
                    case '\n' -> "\\n";
                    default -> Character.toString(c);
                })
                .collect(Collectors.joining("", "\"", "\""));
    }
}
