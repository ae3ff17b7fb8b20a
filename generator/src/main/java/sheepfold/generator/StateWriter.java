package sheepfold.generator;

import java.util.List;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** Writes the Java that copies what a class holds. */
final class StateWriter {
    private final TypeElement type;
    private final Types types;
    private final JavaFile file;

    private StateWriter(TypeElement type, Types types, JavaFile file) {
        this.type = type;
        this.types = types;
        this.file = file;
    }

    static boolean isState(Element type) {
        return Notes.find(type, "sheepfold.json.State").isPresent();
    }

    /** What such a class holds, in order. */
    static List<VariableElement> fields(TypeElement type) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> !field.getModifiers().contains(Modifier.STATIC)
                        && !field.getModifiers().contains(Modifier.TRANSIENT))
                .toList();
    }

    static void write(TypeElement type, ProcessingEnvironment environment) {
        JavaFile.write(
                environment,
                name(type),
                type,
                (file, faults) -> new StateWriter(type, environment.getTypeUtils(), file).write(faults));
    }

    private static String name(TypeElement type) {
        return JavaFile.flat(type) + "State";
    }

    private void write(Faults faults) {
        file.lines("""
                /** How a {@link %1$s} is copied. */
                final class %2$s {
                private %2$s() {}

                static void copy(%1$s from, %1$s to) {
                """.formatted(file.name(type), name(type)));
        fields(type)
                .forEach(field ->
                        faults.at(field, () -> file.lines(copied(field).replace("{}", field.getSimpleName()))));
        file.lines("}\n}");
    }

    /** The statement that copies a field, with braces for its name. */
    private String copied(VariableElement field) {
        Set<Modifier> modifiers = field.getModifiers();
        if (modifiers.contains(Modifier.PRIVATE)) {
            throw new Fault("%s is private: what is generated for it could not name it".formatted(field));
        }
        boolean isFinal = modifiers.contains(Modifier.FINAL);
        if (field.asType() instanceof ArrayType array && isFinal) {
            return array.getComponentType().getKind().isPrimitive() || !isCopied(array.getComponentType())
                    ? "System.arraycopy(from.{}, 0, to.{}, 0, from.{}.length);"
                    : """
                      for (int i = 0; i < from.{}.length; i++) {
                      %s
                      }""".formatted(inTurn(array.getComponentType(), "{}[i]"));
        }
        if (isCopied(field.asType())) {
            return inTurn(field.asType(), "{}");
        }
        if (isFinal || field.asType() instanceof ArrayType) {
            throw new Fault(
                    "nobody knows how to copy %s: if all copies share it or it is copied by hand, it is transient"
                            .formatted(field));
        }
        return "to.{} = from.{};";
    }

    private boolean isCopied(TypeMirror of) {
        return types.asElement(of) instanceof TypeElement held && (isState(held) || copiesItself(held));
    }

    private static boolean copiesItself(TypeElement held) {
        return SealedRecords.methods(held, "copyFrom").findAny().isPresent();
    }

    private String inTurn(TypeMirror of, String held) {
        TypeElement declared = (TypeElement) types.asElement(of);
        return copiesItself(declared)
                ? "to.%1$s.copyFrom(from.%1$s);".formatted(held)
                : "%2$s.copy(from.%1$s, to.%1$s);".formatted(held, name(declared));
    }
}
