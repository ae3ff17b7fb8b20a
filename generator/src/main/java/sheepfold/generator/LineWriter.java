package sheepfold.generator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;
import sheepfold.generator.LineTemplate.Bounds;
import sheepfold.generator.LineTemplate.Group;
import sheepfold.generator.LineTemplate.Hole;
import sheepfold.generator.LineTemplate.Part;
import sheepfold.generator.LineTemplate.Text;
import sheepfold.generator.LineTemplate.Texts;
import sheepfold.generator.SealedRecords.Form;
import sheepfold.generator.SealedRecords.Found;

/** Writes the Java that writes and reads the lines of records. */
final class LineWriter {
    private static final String READER = "LineReader";

    private final SealedRecords records;
    private final JavaFile file;
    private final Map<TypeElement, LineTemplate> templates = new LinkedHashMap<>();
    /** The tables of values by their texts: what makes each, by its name. */
    private final Map<String, String> tables = new LinkedHashMap<>();

    /** What the readers take beside a line, of those that take it. */
    private final Map<TypeElement, TypeMirror> positions = new LinkedHashMap<>();
    /** What the method in the making takes beside a move, once it calls what needs it. */
    private @Nullable TypeMirror position;

    LineWriter(SealedRecords records, JavaFile file) {
        this.records = records;
        this.file = file;
    }

    /** The templates of all records; each fault is told and the record left out. */
    void parse(Faults faults) {
        Map<String, TypeElement> shapes = new LinkedHashMap<>();
        for (TypeElement type : records.records) {
            faults.at(type, () -> {
                Form form = records.line(type)
                        .orElseThrow(() -> new Fault(
                                "%s does not say how it is written: it lacks a @Line".formatted(type.getSimpleName())));
                LineTemplate template = LineTemplate.of(form.template());
                checkComponents(type, template);
                TypeElement other = shapes.putIfAbsent(shape(type, template.parts()), type);
                if (other != null) {
                    throw new Fault("nobody can tell \"%s\" from the line of %s"
                            .formatted(form.template(), other.getSimpleName()));
                }
                templates.put(type, template);
            });
        }
    }

    private String shape(TypeElement type, List<Part> parts) {
        return parts.stream()
                .map(part -> switch (part) {
                    case Text text -> text.text();
                    case Group group -> "[" + shape(type, group.parts()) + "]";
                    case Hole hole ->
                        "{"
                                + (hole.component().isEmpty()
                                        ? ""
                                        : component(type, hole).asType()) + hole.texts() + "}";
                })
                .collect(Collectors.joining());
    }

    private static void checkComponents(TypeElement type, LineTemplate template) {
        List<Hole> holes = holes(template.parts());
        if (holes.stream().anyMatch(hole -> hole.component().isEmpty())) {
            if (holes.size() > 1) {
                throw new Fault("a hole that is the rest of the record stands alone in a line");
            }
            return;
        }
        for (RecordComponentElement component : SealedRecords.components(type)) {
            long times = holes.stream()
                    .filter(hole -> component.getSimpleName().contentEquals(hole.component()))
                    .count();
            if (times != 1) {
                throw new Fault(
                        "%s stands %s in the line".formatted(component.getSimpleName(), times == 0 ? "not" : "twice"));
            }
        }
        holes.forEach(hole -> component(type, hole));
    }

    private static List<Hole> holes(List<Part> parts) {
        return parts.stream()
                .flatMap(part -> switch (part) {
                    case Text _ -> Stream.<Hole>of();
                    case Hole hole -> Stream.of(hole);
                    case Group group -> holes(group.parts()).stream();
                })
                .toList();
    }

    private static RecordComponentElement component(TypeElement type, Hole hole) {
        return SealedRecords.component(type, hole.component())
                .orElseThrow(() -> new Fault("%s has no %s".formatted(type.getSimpleName(), hole.component())));
    }

    // Writing

    void writeWriting(Faults faults) {
        position = null;
        List<String> cases = new ArrayList<>();
        templates.forEach((type, template) -> faults.at(
                type,
                () -> cases.add("case %s %s -> %s;"
                        .formatted(
                                file.name(type),
                                template.parts().stream().allMatch(Text.class::isInstance) ? "_" : "one",
                                written(type, template.parts(), "one")))));
        file.lines("""

                static String write(%s%s move) {
                return switch (move) {
                %s
                };
                }
                """.formatted(positionParameter(), file.name(records.face), String.join("\n", cases)));
    }

    private String written(TypeElement type, List<Part> parts, String value) {
        List<String> texts = parts.stream()
                .map(part -> switch (part) {
                    case Text text -> JavaFile.quoted(text.text());
                    case Hole hole -> written(type, hole, value);
                    case Group group ->
                        "(%s ? \"\" : %s)".formatted(isAbsent(type, group, value), written(type, group.parts(), value));
                })
                .toList();
        return (texts.getFirst().startsWith("\"") ? "" : "\"\" + ") + String.join(" + ", texts);
    }

    private String written(TypeElement type, Hole hole, String value) {
        if (hole.component().isEmpty()) {
            Found found = records.method(oddOnes(), method(hole), type.asType(), records::isString)
                    .orElseThrow(() -> new Fault("no class of @Lines has a static String %s(%s)"
                            .formatted(hole.method(), type.getSimpleName())));
            return called(found, value);
        }
        return written(component(type, hole).asType(), hole, value + "." + hole.component() + "()");
    }

    private static String method(Hole hole) {
        return Optional.ofNullable(hole.method())
                .orElseThrow(() -> new Fault("a hole names a component or, after a colon, a method"));
    }

    private String written(TypeMirror type, Hole hole, String value) {
        String method = hole.method();
        Texts texts = hole.texts();
        if (texts != null) {
            return "(%s ? %s : %s)"
                    .formatted(value, JavaFile.quoted(texts.whenTrue()), JavaFile.quoted(texts.whenFalse()));
        }
        String between = hole.between();
        if (between != null) {
            TypeMirror item = item(type, hole);
            return "%s.joined(%s, %s, item -> %s)"
                    .formatted(READER, value, JavaFile.quoted(between), "\"\" + " + writtenItem(item, hole, "item"));
        }
        if (method != null) {
            Optional<Found> found = records.method(oddAnd(type), method, type, records::isString);
            if (found.isPresent()) {
                return called(found.get(), value);
            }
            if (reading(method, type).isEmpty()) {
                return value + "." + ofItsType(type, method) + "()";
            }
        }
        Optional<TypeElement> lined = lined(type);
        if (lined.isPresent()) {
            return "(%s)".formatted(written(lined.get(), template(lined.get()).parts(), value));
        }
        if (!SealedRecords.isInt(type)
                && !records.declared(type).filter(records::hasText).isPresent()) {
            throw new Fault("%s has no text of its own: it lacks a toString".formatted(type));
        }
        return value;
    }

    private String writtenItem(TypeMirror item, Hole hole, String value) {
        return written(item, new Hole(hole.component(), hole.method(), null, null, null, null), value);
    }

    private TypeMirror item(TypeMirror type, Hole hole) {
        return records.item(type).orElseThrow(() -> new Fault("%s is no list".formatted(hole.component())));
    }

    private String ofItsType(TypeMirror type, String method) {
        return records.declared(type)
                .filter(declared -> records.hasMethod(declared, method))
                .map(_ -> method)
                .orElseThrow(() -> new Fault("neither %s nor a class of @Lines makes a text of it by %s"
                        .formatted(records.declared(type).map(Object::toString).orElse(type.toString()), method)));
    }

    private String isAbsent(TypeElement type, Group group, String value) {
        List<String> conditions = new ArrayList<>();
        for (Hole hole : group.holes()) {
            TypeMirror of = component(type, hole).asType();
            String asked = value + "." + hole.component() + "()";
            conditions.add(
                    hole.between() != null
                            ? asked + ".isEmpty()"
                            : SealedRecords.isInt(of)
                                    ? asked + " == " + absent(hole)
                                    : asked + ".equals(" + constant(of, absent(hole)) + ")");
        }
        group.groups().forEach(inner -> conditions.add(isAbsent(type, inner, value)));
        return String.join(" && ", conditions);
    }

    private static String absent(Hole hole) {
        return Optional.ofNullable(hole.absent())
                .orElseThrow(() -> new Fault("nothing tells when to leave {%s} out: it lacks a value after a bar"
                        .formatted(hole.component())));
    }

    private String constant(TypeMirror type, String name) {
        return records.declared(type)
                .filter(declared -> records.hasConstant(declared, name))
                .map(declared -> file.name(declared) + "." + name)
                .orElseThrow(() -> new Fault("%s has no constant %s".formatted(type, name)));
    }

    /** A component that is a record with a line of its own. */
    private Optional<TypeElement> lined(TypeMirror type) {
        return records.declared(type).filter(declared -> records.line(declared).isPresent());
    }

    private LineTemplate template(TypeElement type) {
        LineTemplate template = LineTemplate.of(records.line(type).orElseThrow().template());
        checkComponents(type, template);
        return template;
    }

    private Stream<TypeElement> oddOnes() {
        return records.odd.stream();
    }

    private Stream<TypeElement> oddAnd(TypeMirror type) {
        return Stream.concat(oddOnes(), records.declared(type).stream());
    }

    private String called(Found found, String value) {
        return "%s.%s(%s%s)"
                .formatted(
                        file.name(found.type()),
                        found.method().getSimpleName(),
                        found.takesPosition() ? positionOf(found) : "",
                        value);
    }

    private String positionOf(Found found) {
        position = found.position();
        return "position, ";
    }

    private String positionParameter() {
        return position == null ? "" : file.name(records.declared(position).orElseThrow()) + " position, ";
    }

    // Reading

    void writeReading(Faults faults) {
        List<String> readers = new ArrayList<>();
        templates.forEach((type, template) -> faults.at(type, () -> {
            position = null;
            String reader = new ReadingMethod().of(type, template);
            readers.add(reader.replace("@POSITION@", positionParameter()));
            if (position != null) {
                positions.put(type, position);
            }
        }));
        position = null;
        writeRead();
        readers.forEach(reader -> file.lines("\n" + reader));
        if (records.records.stream().anyMatch(type -> !rule(type).isEmpty())) {
            writeRule();
        }
        tables.values().forEach(made -> file.lines("\nprivate static final " + made));
    }

    private void writeRead() {
        String face = file.name(records.face);
        Map<Character, List<TypeElement>> byFirst = templates.keySet().stream()
                .filter(type -> !beginning(type).isEmpty())
                .collect(Collectors.groupingBy(
                        type -> beginning(type).charAt(0), LinkedHashMap::new, Collectors.toList()));
        positions.values().forEach(needed -> position = needed);
        file.lines("""

                static Optional<%1$s> read(%2$sString text) {
                LineReader line = new LineReader(text);
                %1$s move = null;
                switch (text.isEmpty() ? ' ' : text.charAt(0)) {
                """.formatted(face, positionParameter()));
        byFirst.forEach((first, types) -> {
            file.line("case '%s' -> {".formatted(first));
            types.forEach(this::writeTry);
            file.line("}");
        });
        file.lines("default -> {}\n}");
        templates.keySet().stream().filter(type -> beginning(type).isEmpty()).forEach(this::writeTry);
        file.lines("return Optional.ofNullable(move);\n}");
    }

    private void writeTry(TypeElement type) {
        file.line("move = move != null ? move : %s;".formatted(tried(type, "line.again()")));
    }

    private String tried(TypeElement type, String line) {
        return "read%s(%s%s)".formatted(type.getSimpleName(), positions.containsKey(type) ? "position, " : "", line);
    }

    private String beginning(TypeElement type) {
        LineTemplate template = templates.get(type);
        return template == null ? "" : template.beginning();
    }

    private String rule(TypeElement type) {
        return records.line(type).map(Form::rule).orElse("");
    }

    /** By the rule of the first form that a text is like. */
    private void writeRule() {
        List<TypeElement> ruled = templates.keySet().stream()
                .filter(type -> !rule(type).isEmpty())
                .toList();
        position = null;
        ruled.stream()
                .filter(type -> beginning(type).isEmpty())
                .flatMap(type -> Stream.ofNullable(positions.get(type)))
                .forEach(needed -> position = needed);
        file.lines("""

                /** The rule that says what may be named in such a line. */
                static Optional<String> rule(%sString text) {
                """.formatted(positionParameter()));
        for (TypeElement type : ruled) {
            String like = beginning(type).isEmpty()
                    ? "%s.looks(text, line -> %s)".formatted(READER, tried(type, "line"))
                    : "text.startsWith(%s)".formatted(JavaFile.quoted(beginning(type)));
            file.lines("if (%s) {\nreturn Optional.of(%s);\n}".formatted(like, JavaFile.quoted(rule(type))));
        }
        file.lines("return Optional.empty();\n}");
    }

    /** The method that reads the lines of one record. */
    private final class ReadingMethod {
        private final List<String> code = new ArrayList<>();

        String of(TypeElement type, LineTemplate template) {
            file.use("org.jspecify.annotations.Nullable");
            code.add("private static @Nullable %s read%s(@POSITION@%s line) {"
                    .formatted(file.name(records.face), type.getSimpleName(), READER));
            Optional<Hole> rest = holes(template.parts()).stream()
                    .filter(hole -> hole.component().isEmpty())
                    .findFirst();
            if (rest.isPresent()) {
                String beginning = template.beginning();
                if (!beginning.isEmpty()) {
                    code.add("line.is(%s);".formatted(JavaFile.quoted(beginning)));
                }
                code.add("return line.hasFailed() ? null : %s.orElse(null);"
                        .formatted(called(readerOfRest(type, method(rest.get())), "line.rest()")));
            } else {
                read(type, template.parts(), "", "");
                code.add("return line.isRead() ? %s : null;".formatted(made(type, "")));
            }
            code.add("}");
            return String.join("\n", code);
        }

        private Found readerOfRest(TypeElement type, String method) {
            return records.method(
                            oddOnes(), method, records.string(), result -> records.isOptional(result, type.asType()))
                    .orElseThrow(() -> new Fault("no class of @Lines has a static Optional<%s> %s(String)"
                            .formatted(type.getSimpleName(), method)));
        }

        private String made(TypeElement type, String prefix) {
            return SealedRecords.components(type).isEmpty() && records.areMoves() && records.records.contains(type)
                    ? "%ss.%s".formatted(records.face.getSimpleName(), SealedRecords.constant(type.getSimpleName()))
                    : "new %s(%s)"
                            .formatted(
                                    file.name(type),
                                    SealedRecords.components(type).stream()
                                            .map(component -> variable(
                                                    component.getSimpleName().toString(), prefix))
                                            .collect(Collectors.joining(", ")));
        }

        private static String variable(String component, String prefix) {
            String name = prefix.isEmpty()
                    ? component
                    : prefix + Character.toUpperCase(component.charAt(0)) + component.substring(1);
            return Set.of("line", "position").contains(name) ? name + "Read" : name;
        }

        /** Reads parts that are followed by one of these signs or, if there are none, by the end. */
        private void read(TypeElement type, List<Part> parts, String follow, String prefix) {
            for (int i = 0; i < parts.size(); i++) {
                List<Part> after = parts.subList(i + 1, parts.size());
                switch (parts.get(i)) {
                    case Text text -> code.add("line.is(%s);".formatted(JavaFile.quoted(text.text())));
                    case Hole hole -> {
                        TypeMirror of = component(type, hole).asType();
                        String variable = variable(hole.component(), prefix);
                        read(of, hole, stops(after, follow), variable, declared(of) + " ");
                    }
                    case Group group -> {
                        declare(type, group, prefix);
                        readGroup(type, group, stops(after, follow), prefix);
                    }
                }
            }
        }

        /** The signs at which a hole ends, nothing where it is one sign long; the first of them is the end of the line. */
        private static Optional<String> stops(List<Part> after, String follow) {
            Set<Character> stops = new TreeSet<>();
            for (Part part : after) {
                switch (part) {
                    case Text text -> {
                        stops.add(text.text().charAt(0));
                        return Optional.of(joined(stops));
                    }
                    case Group group -> {
                        Optional<String> inside = stops(group.parts(), "");
                        if (inside.isEmpty()) {
                            return Optional.empty();
                        }
                        inside.get().chars().forEach(sign -> stops.add((char) sign));
                    }
                    case Hole hole
                    when hole.texts() instanceof Texts(String yes, String no) -> {
                        Stream.of(yes, no).filter(text -> !text.isEmpty()).forEach(text -> stops.add(text.charAt(0)));
                        if (!yes.isEmpty() && !no.isEmpty()) {
                            return Optional.of(joined(stops));
                        }
                    }
                    case Hole _ -> {
                        return Optional.empty();
                    }
                }
            }
            follow.chars().forEach(sign -> stops.add((char) sign));
            return Optional.of(joined(stops));
        }

        private static String joined(Set<Character> signs) {
            return signs.stream().map(String::valueOf).collect(Collectors.joining());
        }

        private void declare(TypeElement type, Group group, String prefix) {
            for (Hole hole : group.holes()) {
                TypeMirror of = component(type, hole).asType();
                String absent = hole.between() != null
                        ? "new ArrayList<>()"
                        : SealedRecords.isInt(of) ? absent(hole) : constant(of, absent(hole));
                code.add("%s %s = %s;".formatted(declared(of), variable(hole.component(), prefix), absent));
            }
            group.groups().forEach(inner -> declare(type, inner, prefix));
        }

        private void readGroup(TypeElement type, Group group, Optional<String> stops, String prefix) {
            List<Part> parts = group.parts();
            String follow = stops.orElse("");
            boolean begins = parts.getFirst() instanceof Text;
            String mark = "mark" + code.size();
            if (parts.getFirst() instanceof Text text) {
                code.add("if (line.has(%s)) {".formatted(JavaFile.quoted(text.text())));
            } else {
                code.add("if (!line.hasFailed()) {");
            }
            boolean onlyGroups = group.holes().isEmpty();
            if (!begins || onlyGroups) {
                code.add("int %s = line.mark();".formatted(mark));
            }
            for (int i = begins ? 1 : 0; i < parts.size(); i++) {
                Optional<String> next = stops(parts.subList(i + 1, parts.size()), follow);
                switch (parts.get(i)) {
                    case Text text -> code.add("line.is(%s);".formatted(JavaFile.quoted(text.text())));
                    case Hole hole ->
                        read(component(type, hole).asType(), hole, next, variable(hole.component(), prefix), "");
                    case Group inner -> readGroup(type, inner, next, prefix);
                }
            }
            if (!begins) {
                code.add("if (line.hasFailed()) {");
                code.add("line.back(%s);".formatted(mark));
                for (Hole hole : group.holes()) {
                    TypeMirror of = component(type, hole).asType();
                    code.add("%s = %s;"
                            .formatted(
                                    variable(hole.component(), prefix),
                                    SealedRecords.isInt(of) ? absent(hole) : constant(of, absent(hole))));
                }
                code.add("}");
            } else if (onlyGroups) {
                code.add("line.fail(line.mark() == %s);".formatted(mark));
            }
            code.add("}");
        }

        private void read(TypeMirror type, Hole hole, Optional<String> stops, String variable, String declaration) {
            Texts texts = hole.texts();
            String between = hole.between();
            if (texts != null) {
                code.add("%s%s = %s;".formatted(declaration, variable, either(texts)));
                if (!texts.whenTrue().isEmpty() && !texts.whenFalse().isEmpty()) {
                    code.add(
                            "line.fail(!%s && !line.has(%s));".formatted(variable, JavaFile.quoted(texts.whenFalse())));
                }
            } else if (between != null) {
                if (!declaration.isEmpty()) {
                    file.use("java.util.ArrayList");
                    code.add("%s%s = new ArrayList<>();".formatted(declaration, variable));
                }
                file.use("java.util.ArrayList");
                readItems(item(type, hole), hole, between, stops.orElse(""), variable);
                Bounds sized = records.sized(type);
                if (sized != null) {
                    code.add("line.fail(%s.size() < %d || %s.size() > %d);"
                            .formatted(variable, sized.least(), variable, sized.most()));
                }
            } else {
                readOne(type, hole, stops, variable, declaration);
            }
        }

        private static String either(Texts texts) {
            return texts.whenTrue().isEmpty()
                    ? "!line.has(%s)".formatted(JavaFile.quoted(texts.whenFalse()))
                    : "line.has(%s)".formatted(JavaFile.quoted(texts.whenTrue()));
        }

        private void readItems(TypeMirror item, Hole hole, String between, String stops, String variable) {
            if (between.isEmpty()) {
                throw new Fault("nothing stands between the items of {%s}".formatted(hole.component()));
            }
            code.add("do {");
            Hole one = new Hole(hole.component(), hole.method(), null, null, null, null);
            String follow = stops.indexOf(between.charAt(0)) < 0 ? between.charAt(0) + stops : stops;
            readOne(item, one, Optional.of(follow), variable + "One", declared(item) + " ");
            code.add("%s.add(%sOne);".formatted(variable, variable));
            code.add("} while (line.has(%s));".formatted(JavaFile.quoted(between)));
        }

        private void readOne(TypeMirror type, Hole hole, Optional<String> stops, String variable, String declaration) {
            Optional<TypeElement> lined = hole.method() == null ? lined(type) : Optional.empty();
            if (lined.isPresent()) {
                read(lined.get(), template(lined.get()).parts(), stops.orElse(""), variable);
                code.add("%s%s = line.hasFailed() ? null : %s;"
                        .formatted(declaration, variable, made(lined.get(), variable)));
            } else {
                code.add("%s%s = %s;".formatted(declaration, variable, read(type, hole, stops)));
            }
        }

        private String read(TypeMirror type, Hole hole, Optional<String> stops) {
            String method = hole.method();
            Bounds bounds = Optional.ofNullable(hole.bounds()).orElseGet(() -> records.within(type));
            String like = records.declared(type)
                    .filter(declared -> records.method(
                                    Stream.of(declared), "isLike", records.string(), SealedRecords::isBoolean)
                            .isPresent())
                    .map(declared -> ", " + file.name(declared) + "::isLike")
                    .orElse("");
            if (method == null && SealedRecords.isInt(type)) {
                return bounds == null
                        ? "line.number(0, Integer.MAX_VALUE)"
                        : "line.number(%d, %d)".formatted(Math.max(0, bounds.least()), bounds.most());
            }
            String read = reader(type, method)
                    .map(found ->
                            "line.by(%s%s, %s)".formatted(asFunction(found), like, JavaFile.quoted(stops.orElse(""))))
                    .orElseGet(() -> {
                        String table = table(type, method, bounds, hole);
                        return stops.map(signs -> "line.one(%s%s, %s)".formatted(table, like, JavaFile.quoted(signs)))
                                .orElseGet(() -> "line.sign(%s)".formatted(table));
                    });
            return SealedRecords.isInt(type) ? "line.orNone(%s)".formatted(read) : read;
        }

        private String asFunction(Found found) {
            return found.takesPosition()
                    ? "name -> " + called(found, "name")
                    : file.name(found.type()) + "::" + found.method().getSimpleName();
        }

        private Optional<Found> reader(TypeMirror type, @Nullable String method) {
            if (method != null) {
                return reading(method, type);
            }
            return isClosed(type)
                    ? Optional.empty()
                    : Stream.of("named", "coded", "of")
                            .flatMap(name -> reading(name, type).stream())
                            .findFirst();
        }

        private String declared(TypeMirror type) {
            return SealedRecords.isInt(type)
                    ? "int"
                    : SealedRecords.isBoolean(type)
                            ? "boolean"
                            : records.item(type)
                                    .map(item -> {
                                        file.use("java.util.List");
                                        return "List<" + declared(item) + ">";
                                    })
                                    .orElseGet(() -> file.name(records.declared(type)
                                            .orElseThrow(() -> new Fault("a %s has no text".formatted(type)))));
        }
    }

    /** A static method that reads such a name. */
    private Optional<Found> reading(String method, TypeMirror type) {
        return records.method(oddAnd(type), method, records.string(), result -> records.isOptional(result, type));
    }

    private boolean isClosed(TypeMirror type) {
        return records.declared(type).filter(records::isClosed).isPresent();
    }

    /** The table of a type's values by their texts. */
    private String table(TypeMirror type, @Nullable String method, @Nullable Bounds bounds, Hole hole) {
        file.use("java.util.Map");
        if (SealedRecords.isInt(type)) {
            if (bounds == null || method == null) {
                throw new Fault("{%s} has no bounds, so nobody can list its texts".formatted(hole.component()));
            }
            String name = SealedRecords.constant(method) + "_" + bounds.least() + "_" + bounds.most();
            Found found = records.method(oddOnes(), method, type, records::isString)
                    .filter(one -> !one.takesPosition())
                    .orElseThrow(
                            () -> new Fault("no class of @Lines reads {%s} by %s".formatted(hole.component(), method)));
            tables.put(
                    name,
                    "Map<String, Integer> %s = %s.table(%d, %d, %s::%s);"
                            .formatted(name, READER, bounds.least(), bounds.most(), file.name(found.type()), method));
            return name;
        }
        TypeElement declared = records.declared(type)
                .filter(records::isClosed)
                .orElseThrow(() -> new Fault(
                        "{%s} cannot be read: %s has neither a list ALL nor a static reader by the name of named, coded or of"
                                .formatted(hole.component(), type)));
        if (!records.hasText(declared) && method == null) {
            throw new Fault("%s has no text of its own: it lacks a toString".formatted(type));
        }
        String called = file.name(declared);
        String name = SealedRecords.constant(called.replace(".", "_"))
                + (method == null ? "" : "_BY_" + SealedRecords.constant(method));
        file.use("java.util.List");
        Function<Found, String> reference = found -> file.name(found.type()) + "::" + method;
        String text = method == null
                ? called + "::toString"
                : records.method(oddAnd(type), method, type, records::isString)
                        .map(reference)
                        .orElseGet(() -> called + "::" + ofItsType(type, method));
        tables.put(
                name,
                "Map<String, %s> %s = %s.table(%s, %s);"
                        .formatted(called, name, READER, records.all(declared, file), text));
        return name;
    }
}
