package sheepfold.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/**
 * The sources that say how types stand in JSON: one for each that is marked {@code Shaped} and for all that it is made of,
 * and for each package the list of them, by which they are found.
 */
final class ShapeFiles {
    static final String JSON = "sheepfold.json.";

    private final ProcessingEnvironment environment;
    private final Elements elements;
    private final Set<TypeElement> compiled = new LinkedHashSet<>();
    private final Set<TypeElement> reached = new LinkedHashSet<>();
    private final Set<TypeElement> written = new LinkedHashSet<>();
    private final Deque<TypeElement> open = new ArrayDeque<>();

    ShapeFiles(ProcessingEnvironment environment) {
        this.environment = environment;
        this.elements = environment.getElementUtils();
    }

    void write(RoundEnvironment round) {
        compiled.addAll(ElementFilter.typesIn(round.getRootElements()));
        compiled.forEach(type -> addMarked(type, isMarked(elements.getPackageOf(type))));
        while (!open.isEmpty()) {
            write(open.remove());
        }
        Map<String, PackageElement> homes = new TreeMap<>();
        written.forEach(type -> homes.put(elements.getPackageOf(type).toString(), elements.getPackageOf(type)));
        if (!homes.isEmpty()) {
            Set<String> lists = new TreeSet<>();
            homes.values().forEach(home -> lists.add(list(home)));
            serve(lists);
        }
    }

    private static boolean isMarked(Element element) {
        return Notes.find(element, JSON + "Shaped").isPresent();
    }

    private void addMarked(TypeElement type, boolean isInMarked) {
        boolean isOne = ShapeWriter.stands(type);
        if (isOne && (isInMarked || isMarked(type) || inheritsMark(type))) {
            reach(type);
        }
        boolean marksThoseInIt = isInMarked || (!isOne && isMarked(type));
        ElementFilter.typesIn(type.getEnclosedElements()).forEach(inner -> addMarked(inner, marksThoseInIt));
    }

    private boolean inheritsMark(TypeElement type) {
        return type.getInterfaces().stream()
                .map(this::element)
                .anyMatch(above -> isMarked(above) || inheritsMark(above));
    }

    TypeElement element(TypeMirror type) {
        return (TypeElement) environment.getTypeUtils().asElement(type);
    }

    static boolean isUnion(TypeElement type) {
        return type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
    }

    private static TypeElement outermost(TypeElement type) {
        return type.getEnclosingElement() instanceof TypeElement outer ? outermost(outer) : type;
    }

    /** Takes up a type that is compiled now; of another it tells whether it was taken up before. */
    boolean reach(TypeElement type) {
        if (!compiled.contains(outermost(type))) {
            return isKnown(type);
        }
        if (reached.add(type)) {
            open.add(type);
        }
        return true;
    }

    private boolean isKnown(TypeElement type) {
        return elements.getTypeElement(elements.getPackageOf(type) + "." + name(type)) != null;
    }

    private static String name(TypeElement type) {
        return JavaFile.flat(type) + "Shape";
    }

    private void write(TypeElement type) {
        boolean isFine = JavaFile.write(
                environment,
                name(type),
                type,
                (file, faults) -> new ShapeWriter(type, this, environment, file, faults).write(name(type)));
        if (isFine) {
            written.add(type);
        }
    }

    /** The list of what was generated for a package, now or when other sources of it were compiled. */
    private String list(PackageElement home) {
        Map<String, TypeElement> listed = new TreeMap<>();
        ElementFilter.typesIn(home.getEnclosedElements()).forEach(type -> addListed(type, listed));
        boolean areTests = output("any", false).toUri().getPath().contains("/test-classes/");
        String name = areTests ? "GeneratedTestShapes" : "GeneratedShapes";
        JavaFile file = new JavaFile(home);
        file.use(JSON + "Codec");
        file.use(JSON + "Generated");
        file.lines("""
                /** What is generated for the types of this package. */
                public final class %s implements Generated {
                @Override
                public Codec<?> find(Class<?> type) {
                return switch (type.getName()) {
                """.formatted(name));
        listed.forEach((binary, type) -> file.line("case \"%s\" -> new %s();".formatted(binary, name(type))));
        file.lines("""
                default -> null;
                };
                }
                }
                """);
        file.write(environment.getFiler(), name, written.toArray(Element[]::new));
        return home.getQualifiedName() + "." + name;
    }

    private void addListed(TypeElement type, Map<String, TypeElement> listed) {
        if (written.contains(type) || (!reached.contains(type) && isKnown(type))) {
            listed.put(elements.getBinaryName(type).toString(), type);
        }
        ElementFilter.typesIn(type.getEnclosedElements()).forEach(inner -> addListed(inner, listed));
    }

    /** Names the lists to those who look for them; whatever was named before and still exists remains. */
    private void serve(Set<String> lists) {
        String services = "META-INF/services/" + JSON + "Generated";
        try {
            output(services, false)
                    .getCharContent(true)
                    .toString()
                    .lines()
                    .filter(known -> elements.getTypeElement(known) != null)
                    .forEach(lists::add);
        } catch (IOException e) {
            // Nothing was named before
        }
        try (Writer out = output(services, true).openWriter()) {
            out.write(String.join("\n", lists) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private FileObject output(String file, boolean isNew) {
        try {
            return isNew
                    ? environment.getFiler().createResource(StandardLocation.CLASS_OUTPUT, "", file)
                    : environment.getFiler().getResource(StandardLocation.CLASS_OUTPUT, "", file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
