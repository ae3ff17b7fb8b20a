package sheepfold.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** Generated sources: how they are called and where they go. */
final class Sources {
    /** A text, which is left as it is, or a name in full. */
    private static final Pattern NAME =
            Pattern.compile("\"(?:\\\\.|[^\"\\\\])*\"|(?<![\\w.])((?:[a-z]\\w*\\.)+)([A-Z]\\w*)");

    private final Filer filer;
    private final Elements elements;
    private final Messager messager;

    Sources(ProcessingEnvironment environment) {
        this.filer = environment.getFiler();
        this.elements = environment.getElementUtils();
        this.messager = environment.getMessager();
    }

    /**
     * Writes a source file, once. Whatever it names in full is imported where that makes it plainer.
     *
     * @param used what it names without its package
     * @param from what it is made from: who changes that makes it anew
     */
    void write(PackageElement room, String name, List<String> used, String text, List<? extends Element> from) {
        try (Writer out = filer.createSourceFile(room + "." + name, from.toArray(Element[]::new))
                .openWriter()) {
            out.write(shortened(room, used, text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String shortened(PackageElement room, List<String> used, String text) {
        SortedMap<String, String> imports = new TreeMap<>();
        used.stream()
                .filter(each -> text.matches("(?s).*\\b%s\\b.*".formatted(simple(each))))
                .forEach(each -> imports.put(simple(each), each));
        String body = NAME.matcher(text).replaceAll(found -> {
            boolean isShort = found.group(1) != null && isShort(room, found.group(1), found.group(2), imports);
            return Matcher.quoteReplacement(isShort ? found.group(2) : found.group());
        });
        String lines = imports.values().stream()
                .sorted()
                .map("import %s;\n"::formatted)
                .collect(Collectors.joining());
        return "package %s;\n\n%s%s%s".formatted(room, lines, lines.isEmpty() ? "" : "\n", body);
    }

    private boolean isShort(PackageElement room, String around, String name, SortedMap<String, String> imports) {
        if (around.equals(room + ".")) {
            return !imports.containsKey(name);
        }
        boolean isTaken = elements.getTypeElement(room + "." + name) != null;
        if (around.equals("java.lang.")) {
            return !isTaken && !imports.containsKey(name);
        }
        return !isTaken && imports.computeIfAbsent(name, around::concat).equals(around + name);
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Goes on after a fault, so that all of them are told. */
    void trying(Runnable writing) {
        try {
            writing.run();
        } catch (Fault e) {
            messager.printMessage(Diagnostic.Kind.ERROR, e.sentence(), e.at());
        }
    }

    boolean areTests() {
        return output("any", false).toUri().getPath().contains("/test-classes/");
    }

    /** Names classes among those that serve for something; whatever was named before and still exists remains. */
    void serve(String what, Collection<String> by) {
        String file = "META-INF/services/" + what;
        Set<String> all = new TreeSet<>(by);
        try {
            output(file, false)
                    .getCharContent(true)
                    .toString()
                    .lines()
                    .filter(known -> elements.getTypeElement(known) != null)
                    .forEach(all::add);
        } catch (IOException e) {
            // Nothing was named before
        }
        try (Writer out = output(file, true).openWriter()) {
            out.write(String.join("\n", all) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private FileObject output(String file, boolean isNew) {
        try {
            return isNew
                    ? filer.createResource(StandardLocation.CLASS_OUTPUT, "", file)
                    : filer.getResource(StandardLocation.CLASS_OUTPUT, "", file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    PackageElement room(Element type) {
        return elements.getPackageOf(type);
    }

    /** The name of a type without its package, as source and with another joint: {@code Move.Step}, {@code Move_Step}. */
    String inRoom(TypeElement type, String joint) {
        String whole = type.getQualifiedName().toString();
        String room = room(type).getQualifiedName().toString();
        return whole.substring(room.isEmpty() ? 0 : room.length() + 1).replace(".", joint);
    }

    static TypeElement outermost(TypeElement type) {
        return type.getEnclosingElement() instanceof TypeElement outer ? outermost(outer) : type;
    }

    /** {@code "public "} if everybody can name the type, nothing if its package can, and a fault otherwise. */
    static String visibility(TypeElement type) {
        if (type.getModifiers().contains(Modifier.PRIVATE)) {
            throw new Fault(type, type + " is private: what is generated for it could not name it");
        }
        boolean isPublic = type.getModifiers().contains(Modifier.PUBLIC);
        return isPublic && type.getEnclosingElement() instanceof TypeElement outer
                ? visibility(outer)
                : isPublic ? "public " : "";
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
