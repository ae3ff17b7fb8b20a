package sheepfold.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** A sealed interface of records that say themselves, and what can be asked about their types. */
final class SealedRecords {
    private static final String LINES = "sheepfold.engine.line.Lines";
    private static final String LINE = "sheepfold.engine.line.Line";
    private static final String SAYS = "sheepfold.engine.line.Says";
    private static final String EITHER = "sheepfold.engine.line.Says.Either";
    static final String WITHIN = "sheepfold.json.Within";
    static final String SIZED = "sheepfold.json.Sized";

    final TypeElement face;
    final PackageElement home;
    final List<TypeElement> records = new ArrayList<>();
    /** The classes with the odd cases. */
    final List<TypeElement> odd = new ArrayList<>();

    /** What the method in the making takes beside a record, once it calls what needs it. */
    @Nullable
    TypeMirror position;

    final Types types;
    private final Elements elements;

    SealedRecords(TypeElement face, Types types, Elements elements) {
        this.face = face;
        this.home = elements.getPackageOf(face);
        this.types = types;
        this.elements = elements;
        addRecords(face);
        Notes.find(face, LINES)
                .ifPresent(lines ->
                        lines.list("value").forEach(type -> odd.add((TypeElement) types.asElement((TypeMirror) type))));
    }

    private void addRecords(TypeElement sealed) {
        for (TypeMirror permitted : sealed.getPermittedSubclasses()) {
            TypeElement type = (TypeElement) types.asElement(permitted);
            if (type.getKind() == ElementKind.RECORD) {
                records.add(type);
            } else {
                addRecords(type);
            }
        }
    }

    /** Only the outermost of nested sealed interfaces stands for itself. */
    boolean isPartOfAnother() {
        return face.getInterfaces().stream()
                .map(types::asElement)
                .anyMatch(above -> above.getModifiers().contains(Modifier.SEALED));
    }

    boolean haveLines() {
        return records.stream().anyMatch(type -> line(type).isPresent());
    }

    boolean areSaid() {
        return records.stream().anyMatch(type -> !said(type).isEmpty());
    }

    boolean areMoves() {
        TypeElement move = elements.getTypeElement("sheepfold.engine.Move");
        return move != null && types.isAssignable(face.asType(), move.asType());
    }

    /** How a record is written. */
    record Form(String template, String rule) {}

    Optional<Form> line(TypeElement type) {
        return Notes.find(type, LINE).map(line -> new Form(line.text("value"), line.text("rule")));
    }

    /** A sentence and when it is said. */
    record Said(String template, String when) {}

    List<Said> said(TypeElement type) {
        Stream<Notes> several = Notes.find(type, EITHER).stream()
                .flatMap(either -> either.list("value").stream())
                .map(says -> new Notes((AnnotationMirror) says));
        return Stream.concat(Notes.find(type, SAYS).stream(), several)
                .map(says -> new Said(says.text("value"), says.text("when")))
                .toList();
    }

    LineTemplate.@Nullable Bounds bounds(TypeMirror type, String name) {
        return Notes.near(type, name)
                .map(found -> new LineTemplate.Bounds(whole(found, "least"), whole(found, "most")))
                .orElse(null);
    }

    private static int whole(Notes notes, String name) {
        return Math.clamp(notes.number(name), Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    static List<? extends RecordComponentElement> components(TypeElement type) {
        return type.getRecordComponents();
    }

    static Optional<? extends RecordComponentElement> component(TypeElement type, String name) {
        return components(type).stream()
                .filter(component -> component.getSimpleName().contentEquals(name))
                .findFirst();
    }

    Optional<TypeElement> declared(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                ? Optional.of((TypeElement) ((DeclaredType) type).asElement())
                : Optional.empty();
    }

    boolean is(TypeMirror type, String name) {
        return declared(type)
                .filter(found -> found.getQualifiedName().contentEquals(name))
                .isPresent();
    }

    /** Of a list, what it is a list of. */
    Optional<TypeMirror> item(TypeMirror type) {
        return is(type, "java.util.List")
                ? Optional.of(((DeclaredType) type).getTypeArguments().getFirst())
                : Optional.empty();
    }

    static boolean isInt(TypeMirror type) {
        return type.getKind() == TypeKind.INT;
    }

    static boolean isBoolean(TypeMirror type) {
        return type.getKind() == TypeKind.BOOLEAN;
    }

    static boolean isEnum(TypeElement type) {
        return type.getKind() == ElementKind.ENUM;
    }

    /** A method of a type or of what it extends, without arguments. */
    boolean hasMethod(TypeElement type, String name) {
        return ElementFilter.methodsIn(elements.getAllMembers(type)).stream()
                .anyMatch(method -> method.getSimpleName().contentEquals(name)
                        && method.getParameters().isEmpty()
                        && !method.getModifiers().contains(Modifier.STATIC)
                        && method.getReturnType().getKind() != TypeKind.VOID);
    }

    /** The methods of a name that stand in a type itself. */
    static Stream<ExecutableElement> methods(TypeElement type, String name) {
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .filter(method -> method.getSimpleName().contentEquals(name));
    }

    static boolean declaresMethod(TypeElement type, String name) {
        return methods(type, name).anyMatch(method -> method.getParameters().isEmpty());
    }

    /** Does it say by itself what its text is? A sealed interface does if its types do. */
    boolean hasText(TypeElement type) {
        return isEnum(type)
                || type.getModifiers().contains(Modifier.SEALED)
                // The compiler gives a record one that is final
                || methods(type, "toString")
                        .anyMatch(method -> method.getParameters().isEmpty()
                                && !method.getModifiers().contains(Modifier.FINAL));
    }

    private static Optional<VariableElement> constant(TypeElement type, String name) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals(name)
                        && field.getModifiers().contains(Modifier.STATIC))
                .findFirst();
    }

    boolean hasConstant(TypeElement type, String name) {
        return constant(type, name).isPresent();
    }

    /** A list of all its values, if it has one that others may use. */
    private static boolean hasAll(TypeElement type) {
        return constant(type, "ALL")
                .filter(field -> !field.getModifiers().contains(Modifier.PRIVATE)
                        && field.asType().toString().startsWith("java.util.List<"))
                .isPresent();
    }

    /** Has it a static {@code of} that gives a value by its number? */
    static boolean isNumbered(TypeElement type) {
        return methods(type, "of")
                .anyMatch(method -> method.getModifiers().contains(Modifier.STATIC)
                        && method.getParameters().size() == 1
                        && isInt(method.getParameters().getFirst().asType()));
    }

    /** How many values it has that {@code of} gives by their numbers: a constant of the type. */
    private Optional<String> count(TypeElement type) {
        return Stream.of("NUMBERS", "COUNT")
                .filter(name -> isNumbered(type) && hasConstant(type, name))
                .findFirst();
    }

    /** Are its values few and known? */
    boolean isClosed(TypeElement type) {
        return isEnum(type) || hasAll(type) || count(type).isPresent();
    }

    /** How many that is, if it is known here. */
    OptionalInt known(TypeElement type) {
        if (isEnum(type)) {
            return OptionalInt.of((int) type.getEnclosedElements().stream()
                    .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
                    .count());
        }
        return count(type).flatMap(name -> constant(type, name)).map(VariableElement::getConstantValue).stream()
                .mapToInt(Integer.class::cast)
                .findFirst();
    }

    /** The list of all values of a closed type. */
    String all(TypeElement type, JavaFile file) {
        String name = file.name(type);
        if (hasAll(type)) {
            return name + ".ALL";
        }
        if (isEnum(type)) {
            file.use("java.util.List");
            return "List.of(%s.values())".formatted(name);
        }
        file.use("java.util.stream.IntStream");
        file.use("java.util.Objects");
        return "IntStream.range(0, %s).mapToObj(%s::of).filter(Objects::nonNull).toList()"
                .formatted(name + "." + count(type).orElseThrow(), name);
    }

    /** How many values of a closed type have numbers, and which has one of them. */
    String size(TypeElement type, JavaFile file) {
        String name = file.name(type);
        return isEnum(type)
                ? Integer.toString(known(type).orElseThrow())
                : count(type).map(constant -> name + "." + constant).orElse(name + ".ALL.size()");
    }

    String numbered(TypeElement type, String number, JavaFile file) {
        String name = file.name(type);
        return hasAll(type) && count(type).isEmpty()
                ? "%s.ALL.get(%s)".formatted(name, number)
                : count(type).isPresent()
                        ? "%s.of(%s)".formatted(name, number)
                        : "%s.values()[%s]".formatted(name, number);
    }

    /** A static method and the class in which it stands. */
    record Found(TypeElement type, ExecutableElement method) {
        boolean takesPosition() {
            return method.getParameters().size() == 2;
        }

        TypeMirror position() {
            return method.getParameters().getFirst().asType();
        }

        TypeMirror result() {
            return method.getReturnType();
        }
    }

    /** The static method of a class that takes such an argument, perhaps after the position. */
    Optional<Found> method(Stream<TypeElement> in, String name, TypeMirror argument, Predicate<TypeMirror> result) {
        return in.flatMap(type -> methods(type, name)
                        .filter(method -> method.getModifiers().contains(Modifier.STATIC)
                                && takes(method, argument)
                                && result.test(method.getReturnType()))
                        .map(method -> new Found(type, method)))
                .findFirst();
    }

    private boolean takes(ExecutableElement method, TypeMirror argument) {
        int count = method.getParameters().size();
        if (count < 1 || count > 2) {
            return false;
        }
        TypeMirror last = method.getParameters().getLast().asType();
        return types.isAssignable(types.erasure(argument), types.erasure(last))
                && !types.isSameType(last, face.asType())
                && (count == 1 || method.getParameters().getFirst().asType().getKind() == TypeKind.DECLARED);
    }

    /** A constant of a type. */
    String constant(TypeMirror type, String name, JavaFile file) {
        return declared(type)
                .filter(declared -> hasConstant(declared, name))
                .map(declared -> file.name(declared) + "." + name)
                .orElseThrow(() -> new Fault("%s has no constant %s".formatted(type, name)));
    }

    /** The call of a method, which takes the position first if it needs it. */
    String called(Found found, String value, JavaFile file) {
        position = found.takesPosition() ? found.position() : position;
        return "%s.%s(%s%s)"
                .formatted(
                        file.name(found.type()),
                        found.method().getSimpleName(),
                        found.takesPosition() ? "position, " : "",
                        value);
    }

    String positionParameter(JavaFile file) {
        return position == null ? "" : file.name(declared(position).orElseThrow()) + " position, ";
    }

    TypeMirror string() {
        return named("java.lang.String").asType();
    }

    TypeElement named(String name) {
        return elements.getTypeElement(name);
    }

    boolean isString(TypeMirror type) {
        return is(type, "java.lang.String");
    }

    /** Is it an {@code Optional} of this type, or of what can stand for it? */
    boolean isOptional(TypeMirror optional, TypeMirror of) {
        if (!is(optional, "java.util.Optional")) {
            return false;
        }
        TypeMirror inside = ((DeclaredType) optional).getTypeArguments().getFirst();
        TypeMirror wanted = isInt(of)
                ? types.boxedClass(types.getPrimitiveType(TypeKind.INT)).asType()
                : of;
        return types.isSameType(types.erasure(inside), types.erasure(wanted));
    }

    /** {@code LayMud} is {@code LAY_MUD}. */
    static String constant(CharSequence name) {
        return name.toString().replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    }

    /** {@code LayMud} is {@code layMud}, and {@code Throw}, which cannot be a name so, is {@code throw_}. */
    static String small(CharSequence name) {
        String small = Character.toLowerCase(name.charAt(0)) + name.toString().substring(1);
        return SourceVersion.isKeyword(small) ? small + "_" : small;
    }
}
