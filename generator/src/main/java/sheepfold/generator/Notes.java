package sheepfold.generator;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** An annotation, read by the names of its members. */
record Notes(AnnotationMirror mirror, Elements elements) {
    static Optional<Notes> find(Elements elements, String name, List<? extends AnnotationMirror> among) {
        return among.stream()
                .filter(mirror -> name(mirror).equals(name))
                .findFirst()
                .map(mirror -> new Notes(mirror, elements));
    }

    /** An annotation at a type, or at an annotation at that type: so a game can give its bounds a name. */
    static Optional<Notes> near(Elements elements, String name, List<? extends AnnotationMirror> among) {
        Stream<? extends AnnotationMirror> around = among.stream()
                .flatMap(mirror -> mirror.getAnnotationType().asElement().getAnnotationMirrors().stream());
        return find(elements, name, among).or(() -> find(elements, name, around.toList()));
    }

    private static String name(AnnotationMirror mirror) {
        return ((TypeElement) mirror.getAnnotationType().asElement())
                .getQualifiedName()
                .toString();
    }

    Object get(String member) {
        return elements.getElementValuesWithDefaults(mirror).entrySet().stream()
                .filter(entry -> entry.getKey().getSimpleName().contentEquals(member))
                .map(entry -> (AnnotationValue) entry.getValue())
                .findFirst()
                .orElseThrow()
                .getValue();
    }

    String text(String member) {
        return get(member).toString();
    }

    long number(String member) {
        return ((Number) get(member)).longValue();
    }
}
