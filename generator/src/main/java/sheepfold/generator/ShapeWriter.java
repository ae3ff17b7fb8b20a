package sheepfold.generator;

import static sheepfold.generator.Sources.quoted;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Writes how types stand in JSON: for each that is marked {@code Shaped}, and for all that it is made of, a class that reads,
 * writes and describes it, and for each package the list of them.
 */
final class ShapeWriter {
    private static final String JSON = "sheepfold.json.";
    private static final String JACKSON = "com.fasterxml.jackson.annotation.";
    private static final List<String> USED = Stream.of(
                    "BadInput", "Codec", "Fields", "Generated", "JsonWriter", "Member", "RecordShape", "UnionShape")
            .map(JSON::concat)
            .toList();
    private static final String NULLABLE = "org.jspecify.annotations.Nullable";

    private final Elements elements;
    private final Types types;
    private final Sources sources;
    private final Set<TypeElement> compiled = new LinkedHashSet<>();
    private final Set<TypeElement> found = new LinkedHashSet<>();
    private final Deque<TypeElement> open = new ArrayDeque<>();

    ShapeWriter(ProcessingEnvironment environment, Sources sources) {
        this.elements = environment.getElementUtils();
        this.types = environment.getTypeUtils();
        this.sources = sources;
    }

    void write(RoundEnvironment round) {
        TypeElement shaped = elements.getTypeElement(JSON + "Shaped");
        if (shaped == null) {
            return;
        }
        compiled.addAll(ElementFilter.typesIn(round.getRootElements()));
        for (Element marked : round.getElementsAnnotatedWith(shaped)) {
            if (marked instanceof PackageElement room) {
                ElementFilter.typesIn(room.getEnclosedElements()).forEach(this::reachAllOf);
            } else {
                sources.trying(() -> reach((TypeElement) marked, marked));
            }
        }
        while (!open.isEmpty()) {
            TypeElement type = open.remove();
            sources.trying(() -> sources.write(sources.room(type), name(type), USED, source(type), List.of(type)));
        }
        Map<String, PackageElement> rooms = new TreeMap<>();
        found.forEach(type -> rooms.put(sources.room(type).toString(), sources.room(type)));
        if (!rooms.isEmpty()) {
            sources.serve(
                    JSON + "Generated", rooms.values().stream().map(this::list).toList());
        }
    }

    private void reachAllOf(TypeElement type) {
        if (compiled.contains(Sources.outermost(type)) && (isUnion(type) || type.getKind() == ElementKind.RECORD)) {
            sources.trying(() -> reach(type, type));
        }
        ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::reachAllOf);
    }

    /** Takes a type up that a record, say, is made of. */
    private void reach(TypeElement type, Element at) {
        boolean isOurs = compiled.contains(Sources.outermost(type));
        boolean stands = type.getKind() == ElementKind.RECORD
                || type.getKind() == ElementKind.ENUM
                || isUnion(type)
                || value(type).isPresent();
        if (!stands || !type.getTypeParameters().isEmpty()) {
            throw new Fault(at, type + " has no shape in JSON");
        }
        if (!isOurs && elements.getTypeElement(sources.room(type) + "." + name(type)) == null) {
            throw new Fault(
                    at,
                    type
                            + " has no shape in JSON: where it is compiled, nothing of which it is a part is marked Shaped");
        }
        if (isOurs && found.add(type)) {
            open.add(type);
        }
    }

    private String name(TypeElement type) {
        return sources.inRoom(type, "_") + "Shape";
    }

    private static boolean isUnion(TypeElement type) {
        return type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
    }

    private String source(TypeElement type) {
        String visibility = Sources.visibility(type);
        String body;
        if (type.getKind() == ElementKind.ENUM) {
            body = words(type);
        } else if (value(type).isPresent()) {
            body = via(type, value(type).get());
        } else {
            body = isUnion(type) ? union(type) : record(type);
        }
        return """
                /** How {@link %s} stands in JSON. */
                %sfinal class %s extends %s}
                """.formatted(type, visibility, name(type), body.replace("@NAME", visibility + name(type)));
    }

    private String words(TypeElement type) {
        String word = value(type)
                .map(method -> "String.valueOf(each.%s())".formatted(method.getSimpleName()))
                .orElse("each.toString()");
        return """
                Codec.Words<%1$s> {
                    @NAME() {
                        super(%1$s.class, java.util.List.of(%1$s.values()), each -> %2$s);
                    }
                """.formatted(type, word);
    }

    private String via(TypeElement type, ExecutableElement value) {
        TypeMirror inner = value.getReturnType();
        return """
                Codec.Via<%1$s, %2$s> {
                    @NAME() {
                        super(%1$s.class, %3$s, %4$s);
                    }

                    @Override
                    protected %2$s outward(%1$s value) {
                        return value.%5$s();
                    }

                    @Override
                    protected java.util.Optional<%1$s> inward(%2$s from) {
                        %6$s;
                    }
                """.formatted(
                type, boxed(inner), about(type), codec(inner, value), value.getSimpleName(), making(type, inner));
    }

    /** How a value is made from what it is written as. */
    private String making(TypeElement type, TypeMirror from) {
        List<ExecutableElement> makers = ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .filter(method -> method.getModifiers().contains(Modifier.STATIC))
                .filter(method -> method.getParameters().size() == 1
                        && isSame(method.getParameters().getFirst().asType(), from))
                .filter(method ->
                        isSame(method.getReturnType(), type.asType()) || isMaybe(method.getReturnType(), type))
                .toList();
        Optional<ExecutableElement> maker = makers.stream()
                .filter(method -> makers.size() == 1
                        || note(method, JACKSON + "JsonCreator").isPresent())
                .findFirst();
        if (maker.isPresent()) {
            String made = "%s.%s(from)".formatted(type, maker.get().getSimpleName());
            return "return "
                    + (isMaybe(maker.get().getReturnType(), type) ? made : "java.util.Optional.of(" + made + ")");
        }
        if (!makers.isEmpty()) {
            throw new Fault(type, "one of these is to be marked with JsonCreator: " + makers);
        }
        List<? extends RecordComponentElement> components = type.getRecordComponents();
        return components.size() == 1 && isSame(components.getFirst().asType(), from)
                ? "return java.util.Optional.of(new %s(from))".formatted(type)
                : "throw new IllegalStateException(\"%s is only written: nothing makes it from what it writes\")"
                        .formatted(type);
    }

    private boolean isSame(TypeMirror one, TypeMirror other) {
        return types.isSameType(types.erasure(one), types.erasure(other));
    }

    private boolean isMaybe(TypeMirror returned, TypeElement type) {
        return isOptional(returned) && isSame(argument(returned, 0), type.asType());
    }

    private String union(TypeElement type) {
        List<TypeElement> records = permitted(type).toList();
        Set<String> tags = new TreeSet<>();
        for (TypeElement each : records) {
            reach(each, type);
            if (!tags.add(each.getSimpleName().toString())) {
                throw new Fault(type, "%s has two records %s".formatted(type, each.getSimpleName()));
            }
        }
        return """
                UnionShape<%s> {
                    @NAME() {
                        super(java.util.List.of(%s));
                    }
                """.formatted(type, records.stream().map(each -> each + ".class").collect(Collectors.joining(", ")));
    }

    private Stream<TypeElement> permitted(TypeElement type) {
        if (type.getKind() != ElementKind.RECORD && !isUnion(type)) {
            throw new Fault(type, type + " is neither a record nor a sealed interface of records");
        }
        return isUnion(type)
                ? type.getPermittedSubclasses().stream().flatMap(each -> permitted((TypeElement) types.asElement(each)))
                : Stream.of(type);
    }

    private String record(TypeElement type) {
        boolean isTagged = type.getInterfaces().stream().anyMatch(each -> isUnion((TypeElement) types.asElement(each)));
        List<? extends RecordComponentElement> components = type.getRecordComponents();
        String in = free("fields", components);
        String whole = free("value", components);
        String out = free("out", components);
        StringBuilder members = new StringBuilder();
        List<String> read = new ArrayList<>();
        StringBuilder writing = new StringBuilder();
        for (RecordComponentElement component : components) {
            boolean isInlined =
                    note(component.getAccessor(), JACKSON + "JsonUnwrapped").isPresent();
            String name = component.getSimpleName().toString();
            String reader = isInlined ? "readMembers" : isOptional(component.asType()) ? "readOptional" : "read";
            members.append(
                    "    private final %s;\n".formatted(isInlined ? inlined(component) : member(type, component)));
            read.add("%s.%s(%s)".formatted(name, reader, in));
            writing.append("        %s.%s(%s.%s(), %s);\n"
                    .formatted(name, isInlined ? "writeMembers" : "write", whole, name, out));
        }
        return """
                RecordShape<%1$s> {
                %2$s
                    @NAME() {
                        super(%1$s.class, %3$s, %4$s);
                    }

                    @Override
                    public %1$s readMembers(Fields %5$s) {
                %6$s
                    }

                    @Override
                    public void writeMembers(%1$s %7$s, JsonWriter %8$s) {
                %9$s    }
                """.formatted(type, members, isTagged, about(type), in, reading(type, read, in), whole, out, writing);
    }

    /** A constructor that checks what it is given may find a fault, whose place is seen from the record. */
    private String reading(TypeElement type, List<String> read, String in) {
        boolean isPlain = ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .anyMatch(each -> elements.getOrigin(each) == Elements.Origin.MANDATED);
        if (isPlain) {
            return "        return new %s(%s);".formatted(type, String.join(", ", read));
        }
        List<String> names =
                read.stream().map(each -> each.substring(0, each.indexOf('.'))).toList();
        return IntStream.range(0, read.size())
                        .mapToObj(i -> "        var %s = this.%s;\n".formatted(names.get(i), read.get(i)))
                        .collect(Collectors.joining())
                + """
                        try {
                            return new %s(%s);
                        } catch (BadInput wrong) {
                            throw wrong.at(%s.path());
                        }""".formatted(type, String.join(", ", names), in).indent(8).stripTrailing();
    }

    private static String free(String name, List<? extends RecordComponentElement> components) {
        boolean isTaken =
                components.stream().anyMatch(each -> each.getSimpleName().contentEquals(name));
        return isTaken ? free(name + "_", components) : name;
    }

    private String inlined(RecordComponentElement component) {
        TypeElement type = (TypeElement) types.asElement(component.asType());
        reach(type, component);
        String shape = sources.room(type) + "." + name(type);
        return "%1$s %2$s = inlined(new %1$s())".formatted(shape, component.getSimpleName());
    }

    private String member(TypeElement type, RecordComponentElement component) {
        ExecutableElement accessor = component.getAccessor();
        TypeMirror whole = component.asType();
        TypeMirror held = isOptional(whole) ? argument(whole, 0) : whole;
        String name = note(accessor, JACKSON + "JsonProperty")
                .map(note -> note.text("value"))
                .orElse(component.getSimpleName().toString());
        StringBuilder text = new StringBuilder("Member<%s> %s = member(%s, %s)"
                .formatted(boxed(held), component.getSimpleName(), quoted(name), codec(held, component)));
        note(component, JSON + "About")
                .ifPresent(note -> text.append(".about(%s)".formatted(quoted(note.text("value")))));
        if (isOptional(whole)) {
            text.append(".optional()");
        }
        if (Notes.find(elements, NULLABLE, whole.getAnnotationMirrors()).isPresent()) {
            text.append(".nullable()");
        }
        note(component, JSON + "Default")
                .ifPresent(note ->
                        text.append(".byDefault(%s, %s)".formatted(quoted(note.text("value")), note.get("omitted"))));
        Optional<Notes> own = note(accessor, JACKSON + "JsonInclude");
        own.or(() -> note(type, JACKSON + "JsonInclude"))
                .ifPresent(
                        note -> text.append(".told(Member.Told.%s, %s)".formatted(note.text("value"), own.isEmpty())));
        return text.toString();
    }

    private Optional<Notes> note(Element element, String name) {
        return Notes.find(elements, name, element.getAnnotationMirrors());
    }

    private String about(TypeElement type) {
        return quoted(note(type, JSON + "About").map(note -> note.text("value")).orElse(""));
    }

    /** The method whose value a type stands as. */
    private Optional<ExecutableElement> value(TypeElement type) {
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .filter(method -> note(method, JACKSON + "JsonValue").isPresent())
                .findFirst();
    }

    private static boolean isOptional(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED && raw(type).equals("java.util.Optional");
    }

    private static TypeMirror argument(TypeMirror type, int index) {
        return ((DeclaredType) type).getTypeArguments().get(index);
    }

    private static String raw(TypeMirror type) {
        return type instanceof DeclaredType declared
                ? ((TypeElement) declared.asElement()).getQualifiedName().toString()
                : type.getKind().name();
    }

    /** A type as source, without annotations, and an object's where it is a number's. */
    private static String boxed(TypeMirror type) {
        return switch (type.getKind()) {
            case INT -> "Integer";
            case LONG -> "Long";
            case DOUBLE -> "Double";
            case BOOLEAN -> "Boolean";
            default ->
                raw(type)
                        + (type instanceof DeclaredType declared
                                        && !declared.getTypeArguments().isEmpty()
                                ? declared.getTypeArguments().stream()
                                        .map(ShapeWriter::boxed)
                                        .collect(Collectors.joining(", ", "<", ">"))
                                : "");
        };
    }

    /** The expression that reads and writes values of a type. */
    private String codec(TypeMirror type, Element at) {
        String raw = raw(type);
        return switch (raw) {
            case "INT", "java.lang.Integer" -> whole("", type, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case "LONG", "java.lang.Long" -> whole("L", type, Long.MIN_VALUE, Long.MAX_VALUE);
            case "DOUBLE", "java.lang.Double" -> "Codec.DOUBLE";
            case "BOOLEAN", "java.lang.Boolean" -> "Codec.BOOLEAN";
            case "java.lang.Object" -> "Codec.ANY";
            case "tools.jackson.databind.JsonNode" -> "Codec.TREE";
            case "java.lang.String" ->
                near("Matches", type)
                        .map(note -> "Codec.text(%s, %s, %s)"
                                .formatted(
                                        quoted(note.text("value")),
                                        quoted(note.text("words")),
                                        quoted(note.text("rule"))))
                        .orElse("Codec.TEXT");
            case "java.util.List" -> {
                String sized = near("Sized", type)
                        .map(note -> ", %s, %s, %s, %s"
                                .formatted(
                                        note.get("least"),
                                        note.get("most"),
                                        quoted(note.text("rule")),
                                        quoted(note.text("words"))))
                        .orElse("");
                yield "Codec.list(%s%s)".formatted(codec(argument(type, 0), at), sized);
            }
            case "java.util.Map" ->
                "Codec.map(%s, %s)".formatted(key(argument(type, 0), at), codec(argument(type, 1), at));
            default -> {
                if (!(types.asElement(type) instanceof TypeElement other) || type.getKind() != TypeKind.DECLARED) {
                    throw new Fault(at, type + " has no shape in JSON");
                }
                reach(other, at);
                yield "Codec.of(%s.class)".formatted(other);
            }
        };
    }

    private String key(TypeMirror type, Element at) {
        if (raw(type).equals("java.lang.Integer")) {
            return "Codec.NUMBERED";
        }
        boolean isText = raw(type).equals("java.lang.String")
                || (types.asElement(type) instanceof TypeElement other && standsAsText(other));
        if (!isText) {
            throw new Fault(at, "the names of a map's members are texts, not " + type);
        }
        return codec(type, at);
    }

    private boolean standsAsText(TypeElement type) {
        return type.getKind() == ElementKind.ENUM
                || value(type)
                        .filter(method -> raw(method.getReturnType()).equals("java.lang.String"))
                        .isPresent();
    }

    private String whole(String suffix, TypeMirror type, long least, long most) {
        String kind = suffix.isEmpty() ? "whole" : "wholeLong";
        return near("Within", type)
                .map(note -> "Codec.%s(%s%s, %s%s, %s)"
                        .formatted(
                                kind,
                                Math.max(least, note.number("least")),
                                suffix,
                                Math.min(most, note.number("most")),
                                suffix,
                                quoted(note.text("rule"))))
                .orElse(suffix.isEmpty() ? "Codec.INT" : "Codec.LONG");
    }

    private Optional<Notes> near(String name, TypeMirror type) {
        return Notes.near(elements, JSON + name, type.getAnnotationMirrors());
    }

    /** The list of what was generated for a package, now or when other sources of it were compiled. */
    private String list(PackageElement room) {
        Map<String, String> cases = new TreeMap<>();
        ElementFilter.typesIn(room.getEnclosedElements()).forEach(type -> addCases(type, cases));
        String name = sources.areTests() ? "GeneratedTestShapes" : "GeneratedShapes";
        sources.write(room, name, USED, """
                /** What is generated for the types of this package. */
                public final class %s implements Generated {
                    @Override
                    public Codec<?> find(Class<?> type) {
                        return switch (type.getName()) {
                %s            default -> null;
                        };
                    }
                }
                """.formatted(name, String.join("", cases.values())), List.copyOf(found));
        return room.getQualifiedName() + "." + name;
    }

    private void addCases(TypeElement type, Map<String, String> cases) {
        if (found.contains(type) || elements.getTypeElement(sources.room(type) + "." + name(type)) != null) {
            String binary = elements.getBinaryName(type).toString();
            cases.put(binary, "            case %s -> new %s();\n".formatted(quoted(binary), name(type)));
        }
        ElementFilter.typesIn(type.getEnclosedElements()).forEach(inner -> addCases(inner, cases));
    }
}
