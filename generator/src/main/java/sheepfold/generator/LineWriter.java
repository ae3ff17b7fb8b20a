package sheepfold.generator;

import static sheepfold.generator.JavaFile.quoted;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
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
    private final SealedRecords records;
    private final JavaFile file;
    private final Map<TypeElement, LineTemplate> templates = new LinkedHashMap<>();
    /** The tables of values by their texts: what makes each, by its name. */
    private final Map<String, String> tables = new LinkedHashMap<>();

    /** The methods that read records, by their names. */
    private final Map<String, String> methods = new LinkedHashMap<>();
    /** What they take beside a line, of those that take it. */
    private final Map<String, TypeMirror> positions = new LinkedHashMap<>();
    /** The names of those that read a record as a part of others, by the record and by what may follow it. */
    private final Map<String, String> parts = new LinkedHashMap<>();

    LineWriter(SealedRecords records, JavaFile file) {
        this.records = records;
        this.file = file;
    }

    void write(Faults faults) {
        parse(faults);
        writeWriting(faults);
        writeReading(faults);
    }

    /** The templates of all records; each fault is told and the record left out. */
    private void parse(Faults faults) {
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
                    case Hole hole -> "{" + (hole.isRest() ? "" : of(type, hole)) + hole.texts() + "}";
                })
                .collect(Collectors.joining());
    }

    private static void checkComponents(TypeElement type, LineTemplate template) {
        List<Hole> holes = template.holes();
        if (holes.stream().anyMatch(Hole::isRest)) {
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

    private static RecordComponentElement component(TypeElement type, Hole hole) {
        return SealedRecords.component(type, hole.component())
                .orElseThrow(() -> new Fault("%s has no %s".formatted(type.getSimpleName(), hole.component())));
    }

    private static TypeMirror of(TypeElement type, Hole hole) {
        return component(type, hole).asType();
    }

    // Writing

    private void writeWriting(Faults faults) {
        records.position = null;
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
                """.formatted(records.positionParameter(file), file.name(records.face), String.join("\n", cases)));
    }

    private String written(TypeElement type, List<Part> parts, String value) {
        List<String> texts = parts.stream()
                .map(part -> switch (part) {
                    case Text text -> quoted(text.text());
                    case Hole hole -> written(type, hole, value);
                    case Group group ->
                        "(%s ? \"\" : %s)".formatted(isAbsent(type, group, value), written(type, group.parts(), value));
                })
                .toList();
        return (texts.getFirst().startsWith("\"") ? "" : "\"\" + ") + String.join(" + ", texts);
    }

    private String written(TypeElement type, Hole hole, String value) {
        if (hole.isRest()) {
            Found found = records.method(oddOnes(), method(hole), type.asType(), records::isString)
                    .orElseThrow(() -> new Fault("no class of @Lines has a static String %s(%s)"
                            .formatted(hole.method(), type.getSimpleName())));
            return called(found, value);
        }
        return written(of(type, hole), hole, value + "." + hole.component() + "()");
    }

    private static String method(Hole hole) {
        return Optional.ofNullable(hole.method())
                .orElseThrow(() -> new Fault("a hole names a component or, after a colon, a method"));
    }

    private String written(TypeMirror type, Hole hole, String value) {
        String method = hole.method();
        Texts texts = hole.texts();
        if (texts != null) {
            return "(%s ? %s : %s)".formatted(value, quoted(texts.whenTrue()), quoted(texts.whenFalse()));
        }
        String between = hole.between();
        if (between != null) {
            return "LineReader.joined(%s, %s, item -> \"\" + %s)"
                    .formatted(value, quoted(between), written(item(type, hole), hole.ofItem(), "item"));
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
        Stream<String> own = group.holes().stream().map(hole -> {
            TypeMirror of = of(type, hole);
            String asked = value + "." + hole.component() + "()";
            return hole.between() != null
                    ? asked + ".isEmpty()"
                    : SealedRecords.isInt(of)
                            ? asked + " == " + absent(of, hole)
                            : asked + ".equals(" + absent(of, hole) + ")";
        });
        return Stream.concat(own, group.groups().stream().map(inner -> isAbsent(type, inner, value)))
                .collect(Collectors.joining(" && "));
    }

    /** What a component is where it is left out. */
    private String absent(TypeMirror of, Hole hole) {
        if (hole.between() != null) {
            return "List.of()";
        }
        String absent = Optional.ofNullable(hole.absent())
                .orElseThrow(() -> new Fault("nothing tells when to leave {%s} out: it lacks a value after a bar"
                        .formatted(hole.component())));
        return SealedRecords.isInt(of) ? absent : records.constant(of, absent, file);
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
        return records.called(found, value, file);
    }

    // Reading

    private void writeReading(Faults faults) {
        file.use("org.jspecify.annotations.Nullable");
        templates.forEach((type, template) -> faults.at(type, () -> addReader(type, template)));
        writeRead();
        methods.values().forEach(method -> file.lines("\n" + method));
        if (records.records.stream().anyMatch(type -> !rule(type).isEmpty())) {
            writeRule();
        }
        tables.values().forEach(made -> file.lines("\nprivate static final " + made));
    }

    /** The method that reads the lines of one record. */
    private void addReader(TypeElement type, LineTemplate template) {
        addMethod("read" + type.getSimpleName(), records.face, code -> {
            Optional<Hole> rest = template.holes().stream().filter(Hole::isRest).findFirst();
            if (rest.isPresent()) {
                String beginning = template.beginning();
                code.add(beginning.isEmpty() ? "" : "line.is(%s);".formatted(quoted(beginning)));
                code.add("return line.hasFailed() ? null : %s.orElse(null);"
                        .formatted(called(readerOfRest(type, method(rest.get())), "line.rest()")));
            } else {
                addParts(type, template.parts(), "", code);
                code.add("return line.isRead() ? %s : null;".formatted(made(type)));
            }
        });
    }

    /** Takes down, with a method, what it needs beside a line. */
    private void addMethod(String name, TypeElement returned, Consumer<List<String>> body) {
        TypeMirror outer = records.position;
        records.position = null;
        List<String> code = new ArrayList<>();
        body.accept(code);
        code.removeIf(String::isEmpty);
        String called = file.name(returned);
        int simple = called.lastIndexOf('.') + 1;
        methods.put(
                name,
                "private static %s@Nullable %s %s(%sLineReader line) {\n%s\n}"
                        .formatted(
                                called.substring(0, simple),
                                called.substring(simple),
                                name,
                                records.positionParameter(file),
                                String.join("\n", code)));
        if (records.position != null) {
            positions.put(name, records.position);
        }
        records.position = outer;
    }

    private String called(String method, String line) {
        TypeMirror needed = positions.get(method);
        records.position = needed == null ? records.position : needed;
        return "%s(%s%s)".formatted(method, needed == null ? "" : "position, ", line);
    }

    private void writeRead() {
        records.position = null;
        Map<String, String> tries = new LinkedHashMap<>();
        templates.forEach((type, template) -> tries.merge(
                template.beginning().isEmpty() ? "" : template.beginning().substring(0, 1),
                "move = move != null ? move : %s;\n".formatted(called("read" + type.getSimpleName(), "line.again()")),
                String::concat));
        String others = Optional.ofNullable(tries.remove("")).orElse("");
        file.lines("""

                static Optional<%1$s> read(%2$sString text) {
                LineReader line = new LineReader(text);
                %1$s move = null;
                switch (text.isEmpty() ? ' ' : text.charAt(0)) {
                """.formatted(file.name(records.face), records.positionParameter(file)));
        tries.forEach((first, those) -> file.lines("case '%s' -> {\n%s}".formatted(first, those)));
        file.lines("default -> {}\n}\n" + others + "return Optional.ofNullable(move);\n}");
    }

    private String rule(TypeElement type) {
        return records.line(type).map(Form::rule).orElse("");
    }

    /** By the rule of the first form that a text is like. */
    private void writeRule() {
        records.position = null;
        StringBuilder cases = new StringBuilder();
        templates.forEach((type, template) -> {
            String like = template.beginning().isEmpty()
                    ? "LineReader.looks(text, line -> %s)".formatted(called("read" + type.getSimpleName(), "line"))
                    : "text.startsWith(%s)".formatted(quoted(template.beginning()));
            if (!rule(type).isEmpty()) {
                cases.append("if (%s) {\nreturn Optional.of(%s);\n}\n".formatted(like, quoted(rule(type))));
            }
        });
        file.lines("""

                /** The rule that says what may be named in such a line. */
                static Optional<String> rule(%sString text) {
                %sreturn Optional.empty();
                }
                """.formatted(records.positionParameter(file), cases));
    }

    private Found readerOfRest(TypeElement type, String method) {
        return records.method(oddOnes(), method, records.string(), result -> records.isOptional(result, type.asType()))
                .orElseThrow(() -> new Fault("no class of @Lines has a static Optional<%s> %s(String)"
                        .formatted(type.getSimpleName(), method)));
    }

    private String made(TypeElement type) {
        return SealedRecords.components(type).isEmpty() && records.areMoves() && records.records.contains(type)
                ? "%ss.%s".formatted(records.face.getSimpleName(), SealedRecords.constant(type.getSimpleName()))
                : "new %s(%s)"
                        .formatted(
                                file.name(type),
                                SealedRecords.components(type).stream()
                                        .map(component -> variable(
                                                component.getSimpleName().toString()))
                                        .collect(Collectors.joining(", ")));
    }

    private static String variable(String component) {
        return Set.of("line", "position").contains(component) ? component + "Read" : component;
    }

    /** Reads parts that are followed by one of these signs or, if there are none, by the end. */
    private void addParts(TypeElement type, List<Part> parts, String follow, List<String> code) {
        for (int i = 0; i < parts.size(); i++) {
            Optional<String> stops = stops(parts.subList(i + 1, parts.size()), follow);
            switch (parts.get(i)) {
                case Text text -> code.add("line.is(%s);".formatted(quoted(text.text())));
                case Hole hole -> code.add(file.name(of(type, hole)) + " " + assigned(type, hole, stops));
                case Group group -> {
                    group.allHoles().forEach(hole -> code.add(file.name(of(type, hole)) + " " + leftOut(type, hole)));
                    addGroup(type, group, stops.orElse(""), code);
                }
            }
        }
    }

    private String assigned(TypeElement type, Hole hole, Optional<String> stops) {
        return "%s = %s;".formatted(variable(hole.component()), read(of(type, hole), hole, stops));
    }

    private String leftOut(TypeElement type, Hole hole) {
        return "%s = %s;".formatted(variable(hole.component()), absent(of(type, hole), hole));
    }

    /** A group is there if its first text is; one that begins with a hole, if all of it can be read. */
    private void addGroup(TypeElement type, Group group, String follow, List<String> code) {
        List<Part> parts = group.parts();
        boolean begins = parts.getFirst() instanceof Text;
        boolean onlyGroups = group.holes().isEmpty();
        String mark = "mark" + code.size();
        code.add(
                parts.getFirst() instanceof Text text
                        ? "if (line.has(%s)) {".formatted(quoted(text.text()))
                        : "if (!line.hasFailed()) {");
        code.add(begins && !onlyGroups ? "" : "int %s = line.mark();".formatted(mark));
        for (int i = begins ? 1 : 0; i < parts.size(); i++) {
            Optional<String> stops = stops(parts.subList(i + 1, parts.size()), follow);
            switch (parts.get(i)) {
                case Text text -> code.add("line.is(%s);".formatted(quoted(text.text())));
                case Hole hole -> code.add(assigned(type, hole, stops));
                case Group inner -> addGroup(type, inner, stops.orElse(""), code);
            }
        }
        if (!begins) {
            code.add("if (line.hasFailed()) {\nline.back(%s);".formatted(mark));
            group.holes().forEach(hole -> code.add(leftOut(type, hole)));
            code.add("}");
        } else if (onlyGroups) {
            code.add("line.fail(line.mark() == %s);".formatted(mark));
        }
        code.add("}");
    }

    /** The signs at which a hole ends, nothing where it is one sign long; the first of them is the end of the line. */
    private static Optional<String> stops(List<Part> after, String follow) {
        Set<String> stops = new TreeSet<>();
        for (Part part : after) {
            switch (part) {
                case Text text -> {
                    stops.add(text.text().substring(0, 1));
                    return Optional.of(String.join("", stops));
                }
                case Group group -> {
                    Optional<String> inside = stops(group.parts(), "");
                    if (inside.isEmpty()) {
                        return Optional.empty();
                    }
                    stops.addAll(List.of(inside.get().split("")));
                }
                case Hole hole
                when hole.texts() instanceof Texts(String yes, String no) -> {
                    Stream.of(yes, no).filter(text -> !text.isEmpty()).forEach(text -> stops.add(text.substring(0, 1)));
                    if (!yes.isEmpty() && !no.isEmpty()) {
                        return Optional.of(String.join("", stops));
                    }
                }
                case Hole _ -> {
                    return Optional.empty();
                }
            }
        }
        stops.addAll(List.of(follow.split("")));
        return Optional.of(String.join("", stops));
    }

    /** The expression that reads what stands in a hole. */
    private String read(TypeMirror type, Hole hole, Optional<String> stops) {
        Texts texts = hole.texts();
        String between = hole.between();
        if (texts != null) {
            return "line.either(%s, %s)".formatted(quoted(texts.whenTrue()), quoted(texts.whenFalse()));
        }
        if (between == null) {
            return readOne(type, hole, stops);
        }
        if (between.isEmpty()) {
            throw new Fault("nothing stands between the items of {%s}".formatted(hole.component()));
        }
        String follow = stops.orElse("");
        String sign = between.substring(0, 1);
        Bounds sized = records.bounds(type, SealedRecords.SIZED);
        return "line.items(%s%s, () -> %s)"
                .formatted(
                        quoted(between),
                        sized == null ? "" : ", %d, %d".formatted(sized.least(), sized.most()),
                        readOne(
                                item(type, hole),
                                hole.ofItem(),
                                Optional.of(follow.contains(sign) ? follow : sign + follow)));
    }

    private String readOne(TypeMirror type, Hole hole, Optional<String> stops) {
        Optional<TypeElement> lined = hole.method() == null ? lined(type) : Optional.empty();
        if (lined.isPresent()) {
            return readPart(lined.get(), stops.orElse(""));
        }
        String method = hole.method();
        Bounds bounds = Optional.ofNullable(hole.bounds()).orElseGet(() -> records.bounds(type, SealedRecords.WITHIN));
        if (method == null && SealedRecords.isInt(type)) {
            return bounds == null
                    ? "line.number(0, Integer.MAX_VALUE)"
                    : "line.number(%d, %d)".formatted(Math.max(0, bounds.least()), bounds.most());
        }
        String like = records.declared(type)
                .filter(declared -> records.method(
                                Stream.of(declared), "isLike", records.string(), SealedRecords::isBoolean)
                        .isPresent())
                .map(declared -> ", " + file.name(declared) + "::isLike")
                .orElse("");
        String read = reader(type, method)
                .map(found -> "line.by(%s%s, %s)".formatted(asFunction(found), like, quoted(stops.orElse(""))))
                .orElseGet(() -> {
                    String table = table(type, bounds, hole);
                    return stops.map(signs -> "line.one(%s%s, %s)".formatted(table, like, quoted(signs)))
                            .orElseGet(() -> "line.sign(%s)".formatted(table));
                });
        return SealedRecords.isInt(type) ? "line.orNone(%s)".formatted(read) : read;
    }

    /** By a method of its own. */
    private String readPart(TypeElement type, String follow) {
        String key = type + follow;
        if (!parts.containsKey(key)) {
            parts.put(key, "take" + type.getSimpleName() + (parts.isEmpty() ? "" : parts.size()));
            addMethod(parts.get(key), type, code -> {
                addParts(type, template(type).parts(), follow, code);
                code.add("return line.hasFailed() ? null : %s;".formatted(made(type)));
            });
        }
        return called(parts.get(key), "line");
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

    /** A static method that reads such a name. */
    private Optional<Found> reading(String method, TypeMirror type) {
        return records.method(oddAnd(type), method, records.string(), result -> records.isOptional(result, type));
    }

    private boolean isClosed(TypeMirror type) {
        return records.declared(type).filter(records::isClosed).isPresent();
    }

    /** The table of a type's values by their texts. */
    private String table(TypeMirror type, @Nullable Bounds bounds, Hole hole) {
        file.use("java.util.Map");
        String method = hole.method();
        if (SealedRecords.isInt(type)) {
            return tableOfNumbers(type, bounds, hole);
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
        String text = method == null
                ? called + "::toString"
                : records.method(oddAnd(type), method, type, records::isString)
                        .map(found -> file.name(found.type()) + "::" + method)
                        .orElseGet(() -> called + "::" + ofItsType(type, method));
        tables.put(
                name,
                "Map<String, %s> %s = LineReader.table(%s, %s);"
                        .formatted(called, name, records.all(declared, file), text));
        return name;
    }

    private String tableOfNumbers(TypeMirror type, @Nullable Bounds bounds, Hole hole) {
        String method = hole.method();
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
                "Map<String, Integer> %s = LineReader.table(%d, %d, %s::%s);"
                        .formatted(name, bounds.least(), bounds.most(), file.name(found.type()), method));
        return name;
    }
}
