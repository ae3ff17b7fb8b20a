package sheepfold.generator;

import java.io.IOException;
import java.io.Writer;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/** A source file in the making: its lines, indented by their braces, and what it imports. */
final class JavaFile {
    private final String home;
    private final Set<String> imports = new TreeSet<>();
    private final StringBuilder lines = new StringBuilder();
    private int depth;

    JavaFile(PackageElement home) {
        this.home = home.getQualifiedName().toString();
    }

    /** A type as the file may call it. */
    String name(TypeElement type) {
        use(Sources.outermost(type).getQualifiedName().toString());
        return type.getEnclosingElement() instanceof TypeElement outer
                ? name(outer) + "." + type.getSimpleName()
                : type.getSimpleName().toString();
    }

    void use(String imported) {
        String itsHome = imported.substring(0, imported.lastIndexOf('.'));
        if (!itsHome.equals(home) && !itsHome.equals("java.lang")) {
            imports.add(imported);
        }
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

    void write(Filer filer, String name, Element from) throws IOException {
        try (Writer out = filer.createSourceFile(home + "." + name, from).openWriter()) {
            out.write("package " + home + ";\n\n");
            for (String one : imports) {
                out.write("import " + one + ";\n");
            }
            out.write((imports.isEmpty() ? "" : "\n") + lines);
        }
    }
}
