package sheepfold.generator;

import static sheepfold.generator.JavaFile.quoted;
import static sheepfold.generator.ShapeFiles.JSON;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** Writes the Java that says how one type stands in JSON. */
final class ShapeWriter {
    private static final String JACKSON = "com.fasterxml.jackson.annotation.";

    private final TypeElement type;
    private final ShapeFiles files;
    private final Types types;
    private final JavaFile file;
    private final Faults faults;
    private final String called;

    ShapeWriter(TypeElement type, ShapeFiles files, ProcessingEnvironment environment, JavaFile file, Faults faults) {
        this.type = type;
        this.files = files;
        this.types = environment.getTypeUtils();
        this.file = file;
        this.faults = faults;
        file.use(JSON + "Codecs");
        this.called = file.name(type);
    }

    void write(String name) {
        if (type.getModifiers().contains(Modifier.PRIVATE)) {
            throw new Fault("%s is private: what is generated for it could not name it".formatted(type));
        }
        if (!type.getTypeParameters().isEmpty()) {
            throw new Fault(type + " has no shape in JSON: nobody knows what it is of");
        }
        file.line("/** How {@link %s} stands in JSON. */".formatted(called));
        Optional<ExecutableElement> value = value(type);
        if (type.getKind() == ElementKind.ENUM) {
            writeWords(name, value);
        } else if (value.isPresent()) {
            writeVia(name, value.get());
        } else if (ShapeFiles.isUnion(type)) {
            writeUnion(name);
        } else if (type.getKind() == ElementKind.RECORD || StateWriter.isState(type)) {
            writeMembers(name);
        } else {
            throw new Fault(type + " has no shape in JSON");
        }
        file.line("}");
    }

    private void writeWords(String name, Optional<ExecutableElement> value) {
        file.use(JSON + "Words");
        file.use("java.util.List");
        file.lines("""
                final class %1$s extends Words<%2$s> {
                %1$s() {
                super(%2$s.class, List.of(%2$s.values()), each -> each.%3$s());
                }
                """.formatted(
                        name,
                        called,
                        value.map(method -> method.getSimpleName().toString()).orElse("toString")));
    }

    private void writeVia(String name, ExecutableElement value) {
        TypeMirror inner = value.getReturnType();
        file.use(JSON + "Via");
        file.lines(
                """
                final class %1$s extends Via<%2$s, %3$s> {
                %1$s() {
                super(%2$s.class, %4$s, %5$s, value -> value.%6$s(), from -> %7$s);
                }
                """.formatted(name, called, boxed(inner), about(), codec(inner), value.getSimpleName(), making(inner)));
    }

    /** How a value is made from what it is written as. */
    private String making(TypeMirror from) {
        file.use("java.util.Optional");
        List<ExecutableElement> makers = ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .filter(method -> method.getModifiers().contains(Modifier.STATIC)
                        && method.getParameters().size() == 1
                        && isSame(method.getParameters().getFirst().asType(), from)
                        && (isSame(method.getReturnType(), type.asType()) || isMaybe(method.getReturnType())))
                .toList();
        Optional<ExecutableElement> maker = makers.stream()
                .filter(method -> makers.size() == 1
                        || Notes.find(method, JACKSON + "JsonCreator").isPresent())
                .findFirst();
        if (maker.isPresent()) {
            String made = "%s.%s(from)".formatted(called, maker.get().getSimpleName());
            return isMaybe(maker.get().getReturnType()) ? made : "Optional.of(%s)".formatted(made);
        }
        if (!makers.isEmpty()) {
            throw new Fault("one of these is to be marked with JsonCreator: " + makers);
        }
        List<? extends RecordComponentElement> components = type.getRecordComponents();
        return components.size() == 1 && isSame(components.getFirst().asType(), from)
                ? "Optional.of(new %s(from))".formatted(called)
                : "{ throw new IllegalStateException(\"%s is only written: nothing makes it from what it writes\"); }"
                        .formatted(type);
    }

    private boolean isSame(TypeMirror one, TypeMirror other) {
        return types.isSameType(types.erasure(one), types.erasure(other));
    }

    private boolean isMaybe(TypeMirror returned) {
        return raw(returned).equals("java.util.Optional") && isSame(argument(returned, 0), type.asType());
    }

    private void writeUnion(String name) {
        List<TypeElement> records = permitted(type).toList();
        Set<String> tags = new TreeSet<>();
        for (TypeElement each : records) {
            files.reach(each);
            if (!tags.add(each.getSimpleName().toString())) {
                throw new Fault("%s has two records %s".formatted(type, each.getSimpleName()));
            }
        }
        file.use(JSON + "UnionShape");
        file.use("java.util.List");
        file.lines("""
                final class %1$s extends UnionShape<%2$s> {
                %1$s() {
                super(List.of(%3$s));
                }
                """.formatted(
                        name,
                        called,
                        records.stream().map(each -> file.name(each) + ".class").collect(Collectors.joining(", "))));
    }

    private Stream<TypeElement> permitted(TypeElement one) {
        if (one.getKind() != ElementKind.RECORD && !ShapeFiles.isUnion(one)) {
            throw new Fault(one + " is neither a record nor a sealed interface of records");
        }
        return ShapeFiles.isUnion(one)
                ? one.getPermittedSubclasses().stream().flatMap(each -> permitted(files.element(each)))
                : Stream.of(one);
    }

    /** A record's component, or a field of a state. */
    private record Part(Element element, TypeMirror type, Element marked, boolean isField) {
        String name() {
            return element.getSimpleName().toString();
        }

        boolean has(String note) {
            return Notes.find(marked, JACKSON + note).isPresent();
        }

        boolean isInlined() {
            return has("JsonUnwrapped");
        }

        String reader() {
            return isInlined() ? "readMembers" : isOptional() ? "readOptional" : "read";
        }

        /** A field that may be missing needs a value that says so: null, or what a new object holds. */
        boolean isOptional() {
            return isField
                    ? type.getKind().isPrimitive()
                            && Notes.find(element, JSON + "Default").isEmpty()
                    : raw(type).equals("java.util.Optional");
        }
    }

    private static List<Part> parts(TypeElement type) {
        return type.getKind() == ElementKind.RECORD
                ? type.getRecordComponents().stream()
                        .map(component -> new Part(component, component.asType(), component.getAccessor(), false))
                        .toList()
                : StateWriter.fields(type).stream()
                        .map(field -> new Part(field, field.asType(), field, true))
                        .filter(part -> !part.has("JsonIgnore"))
                        .toList();
    }

    private void writeMembers(String name) {
        Stream.of("Fields", "JsonWriter", "Member", "RecordShape")
                .map(JSON::concat)
                .forEach(file::use);
        boolean isTagged = type.getInterfaces().stream().anyMatch(each -> ShapeFiles.isUnion(files.element(each)));
        List<Part> parts = parts(type);
        boolean isState = StateWriter.isState(type);
        file.line("final class %s extends RecordShape<%s> {".formatted(name, called));
        if (isState) {
            file.line("private final %1$s new_ = new %1$s();".formatted(called));
        }
        parts.forEach(part -> faults.at(part.element, () -> file.line("private final " + member(part) + ";")));
        file.lines("""

                %1$s() {
                super(%2$s.class, %3$s, %4$s);
                }

                @Override
                public %2$s readMembers(Fields fields_) {
                """.formatted(name, called, isTagged, about()));
        if (isState) {
            file.line("%1$s value_ = new %1$s();".formatted(called));
            parts.forEach(part -> file.line(taken(part)));
            file.line("return value_;");
        } else {
            parts.forEach(
                    part -> file.line("var %1$s = this.%1$s.%2$s(fields_);".formatted(part.name(), part.reader())));
            file.line("return made(fields_, () -> new %1$s(%2$s));"
                    .formatted(called, parts.stream().map(Part::name).collect(Collectors.joining(", "))));
        }
        file.lines("""
                }

                @Override
                public void writeMembers(%s value_, JsonWriter out_) {
                """.formatted(called));
        parts.forEach(part -> file.line(
                "%s.%s(%s, out_);".formatted(part.name(), part.isInlined() ? "writeMembers" : "write", given(part))));
        file.line("}");
    }

    /** How a field gets what was read. */
    private String taken(Part part) {
        String number = as(part).map(ShapeWriter::number).orElse("");
        return (part.isOptional()
                        ? "%1$s.%2$s(fields_).ifPresent(as_ -> value_.%1$s = as_%3$s);"
                        : "value_.%1$s = %1$s.%2$s(fields_)%3$s;")
                .formatted(part.name(), part.reader(), number);
    }

    /** What is written of a value: nothing is written if nothing is needed. */
    private String given(Part part) {
        if (!part.isField) {
            return "value_.%s()%s".formatted(part.name(), part.isOptional() ? ".orElse(null)" : "");
        }
        String value = "value_." + part.name();
        String as = as(part).map(other -> made(other, value)).orElse(value);
        return part.isOptional() ? "%s == new_.%s ? null : %s".formatted(value, part.name(), as) : as;
    }

    /** What a number stands as. */
    private Optional<TypeElement> as(Part part) {
        return Notes.find(part.element, JSON + "As").map(note -> files.element((TypeMirror) note.get("value")));
    }

    private static String number(TypeElement of) {
        return of.getKind() == ElementKind.ENUM
                ? ".ordinal()"
                : of.getKind() == ElementKind.RECORD
                        ? ".%s()".formatted(of.getRecordComponents().getFirst().getSimpleName())
                        : ".number()";
    }

    private String made(TypeElement of, String number) {
        return (SealedRecords.isNumbered(of) ? "%s.of(%s)" : "new %s(%s)").formatted(file.name(of), number);
    }

    private String member(Part part) {
        TypeMirror whole = as(part).map(TypeElement::asType).orElse(part.type);
        String name = part.name();
        if (part.isField && part.element.getModifiers().contains(Modifier.FINAL)) {
            throw new Fault(name + " is final, so it cannot be read: it lacks a JsonIgnore");
        }
        if (part.isInlined()) {
            codec(whole);
            return "RecordShape<%1$s> %2$s = inlined(%1$s.class)".formatted(boxed(whole), name);
        }
        TypeMirror held = part.isOptional() && !part.isField ? argument(whole, 0) : whole;
        String codec = codec(held);
        String called = Notes.find(part.marked, JACKSON + "JsonProperty")
                .map(note -> note.text("value"))
                .orElse(name);
        StringBuilder text =
                new StringBuilder("Member<%s> %s = member(%s, %s)".formatted(boxed(held), name, quoted(called), codec));
        Notes.find(part.element, JSON + "About")
                .ifPresent(note -> text.append(".about(%s)".formatted(quoted(note.text("value")))));
        text.append(part.isOptional() ? ".optional()" : "");
        boolean isNullable = part.type.getAnnotationMirrors().stream()
                .anyMatch(note -> Notes.isCalled(note, "org.jspecify.annotations.Nullable"));
        text.append(!isNullable ? "" : part.isField ? ".optional()" : ".nullable()");
        Notes.find(part.element, JSON + "Default")
                .ifPresent(note ->
                        text.append(".byDefault(%s, %s)".formatted(quoted(note.text("value")), note.get("omitted"))));
        boolean isLeftOut = part.has("JsonInclude")
                || Notes.find(type, JACKSON + "JsonInclude").isPresent();
        return text.append(isLeftOut ? ".leftOut()" : "").toString();
    }

    private String about() {
        return quoted(
                Notes.find(type, JSON + "About").map(note -> note.text("value")).orElse(""));
    }

    /** The method whose value a type stands as. */
    private static Optional<ExecutableElement> value(TypeElement type) {
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .filter(method -> Notes.find(method, JACKSON + "JsonValue").isPresent())
                .findFirst();
    }

    private static TypeMirror argument(TypeMirror type, int index) {
        return ((DeclaredType) type).getTypeArguments().get(index);
    }

    private static String raw(TypeMirror type) {
        return type instanceof DeclaredType declared
                ? ((TypeElement) declared.asElement()).getQualifiedName().toString()
                : type.getKind().name();
    }

    /** A type as source, and an object's where it is a number's. */
    private String boxed(TypeMirror of) {
        return of instanceof PrimitiveType number
                ? types.boxedClass(number).getSimpleName().toString()
                : file.name(of);
    }

    /** The expression that reads and writes values of a type. */
    private String codec(TypeMirror of) {
        return switch (raw(of)) {
            case "INT", "java.lang.Integer" -> whole("", of, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case "LONG", "java.lang.Long" -> whole("L", of, Long.MIN_VALUE, Long.MAX_VALUE);
            case "DOUBLE", "java.lang.Double" -> "Codecs.DOUBLE";
            case "BOOLEAN", "java.lang.Boolean" -> "Codecs.BOOLEAN";
            case "java.lang.Object" -> "Codecs.ANY";
            case "tools.jackson.databind.JsonNode" -> "Codecs.TREE";
            case "java.lang.String" ->
                Notes.near(of, JSON + "Matches")
                        .map(note -> "Codecs.text(%s, %s, %s)"
                                .formatted(
                                        quoted(note.text("value")),
                                        quoted(note.text("words")),
                                        quoted(note.text("rule"))))
                        .orElse("Codecs.TEXT");
            case "java.util.List" -> "Codecs.list(%s%s)".formatted(codec(argument(of, 0)), sized(of));
            case "java.util.Map" -> "Codecs.map(%s, %s)".formatted(key(argument(of, 0)), codec(argument(of, 1)));
            default -> {
                if (of.getKind() != TypeKind.DECLARED) {
                    throw new Fault(of + " has no shape in JSON");
                }
                yield other(files.element(of));
            }
        };
    }

    /** Can something of this kind stand in JSON at all? */
    static boolean stands(TypeElement type) {
        return type.getKind() == ElementKind.RECORD
                || type.getKind() == ElementKind.ENUM
                || ShapeFiles.isUnion(type)
                || StateWriter.isState(type)
                || value(type).isPresent();
    }

    private String other(TypeElement other) {
        if (!stands(other)) {
            throw new Fault(other + " has no shape in JSON");
        }
        if (!files.reach(other)) {
            throw new Fault(
                    other + " has no shape in JSON: nothing of which it is a part is Shaped where it is compiled");
        }
        return "Codecs.of(%s.class)".formatted(file.name(other));
    }

    private static String sized(TypeMirror of) {
        return Notes.near(of, JSON + "Sized")
                .map(note -> ", %s, %s, %s, %s"
                        .formatted(
                                note.get("least"),
                                note.get("most"),
                                quoted(note.text("rule")),
                                quoted(note.text("words"))))
                .orElse("");
    }

    private String key(TypeMirror of) {
        if (raw(of).equals("java.lang.Integer")) {
            return "Codecs.NUMBERED";
        }
        boolean isText = raw(of).equals("java.lang.String")
                || (types.asElement(of) instanceof TypeElement other
                        && (other.getKind() == ElementKind.ENUM
                                || value(other)
                                        .filter(method ->
                                                raw(method.getReturnType()).equals("java.lang.String"))
                                        .isPresent()));
        if (!isText) {
            throw new Fault("the names of a map's members are texts, not " + of);
        }
        return codec(of);
    }

    private static String whole(String suffix, TypeMirror of, long least, long most) {
        return Notes.near(of, JSON + "Within")
                .map(note -> "Codecs.%s(%s%s, %s%s, %s)"
                        .formatted(
                                suffix.isEmpty() ? "whole" : "wholeLong",
                                Math.max(least, note.number("least")),
                                suffix,
                                Math.min(most, note.number("most")),
                                suffix,
                                quoted(note.text("rule"))))
                .orElse(suffix.isEmpty() ? "Codecs.INT" : "Codecs.LONG");
    }
}
