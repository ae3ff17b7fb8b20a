package sheepfold.generator;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** An annotation, read by the names of its members. */
record Notes(AnnotationMirror mirror) {
    static Optional<Notes> find(AnnotatedConstruct at, String name) {
        return find(at.getAnnotationMirrors().stream(), name);
    }

    /** An annotation at a type, or at an annotation at that type: so a game can give its bounds a name. */
    static Optional<Notes> near(AnnotatedConstruct at, String name) {
        return find(at, name)
                .or(() -> find(
                        at.getAnnotationMirrors().stream()
                                .flatMap(
                                        other -> other.getAnnotationType().asElement().getAnnotationMirrors().stream()),
                        name));
    }

    private static Optional<Notes> find(Stream<? extends AnnotationMirror> among, String name) {
        return among.filter(mirror -> isCalled(mirror, name)).findFirst().map(Notes::new);
    }

    static boolean isCalled(AnnotationMirror mirror, String name) {
        return ((TypeElement) mirror.getAnnotationType().asElement())
                .getQualifiedName()
                .contentEquals(name);
    }

    Object get(String member) {
        ExecutableElement method =
                ElementFilter.methodsIn(mirror.getAnnotationType().asElement().getEnclosedElements()).stream()
                        .filter(each -> each.getSimpleName().contentEquals(member))
                        .findFirst()
                        .orElseThrow();
        AnnotationValue given = mirror.getElementValues().get(method);
        return given != null
                ? given.getValue()
                : Objects.requireNonNull(method.getDefaultValue()).getValue();
    }

    @SuppressWarnings("unchecked") // what a value of an array holds, by AnnotationValue
    List<Object> list(String member) {
        return ((List<? extends AnnotationValue>) get(member))
                .stream().<Object>map(AnnotationValue::getValue).toList();
    }

    String text(String member) {
        return get(member).toString();
    }

    long number(String member) {
        return ((Number) get(member)).longValue();
    }
}
