package sheepfold.generator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import sheepfold.generator.SealedRecords.Found;
import sheepfold.generator.SealedRecords.Said;

/** Writes the Java that says records in words. */
final class WordsWriter {
    private static final Pattern HOLE = Pattern.compile("\\{([a-zA-Z]\\w*)(?:=(\\w+))?(?::(\\w+))?}");
    private static final String SENTENCE = "sheepfold.engine.Sentence";

    private final SealedRecords records;
    private final JavaFile file;

    WordsWriter(SealedRecords records, JavaFile file) {
        this.records = records;
        this.file = file;
    }

    void write(Faults faults) {
        file.use(SENTENCE);
        records.position = null;
        List<String> cases = new ArrayList<>();
        boolean sayThemselves = false;
        for (TypeElement type : records.records) {
            List<Said> said = records.said(type);
            if (said.isEmpty() && !records.areMoves() && SealedRecords.declaresMethod(type, "text")) {
                sayThemselves = true;
            } else {
                faults.at(type, () -> addCases(type, said, cases));
            }
        }
        if (sayThemselves) {
            cases.add("default -> said.text();");
        }
        file.lines("""

                static Sentence words(%s%s said) {
                return switch (said) {
                %s
                };
                }
                """.formatted(records.positionParameter(file), file.name(records.face), String.join("\n", cases)));
    }

    private void addCases(TypeElement type, List<Said> said, List<String> cases) {
        Optional<Found> code = records.method(records.odd.stream(), "words", type.asType(), this::isSentence);
        if (said.isEmpty() == code.isEmpty()) {
            throw new Fault(
                    said.isEmpty()
                            ? "%s is said nowhere: neither by a @Says nor by a static words(%s) of a class of @Lines"
                                    .formatted(type.getSimpleName(), type.getSimpleName())
                            : "%s is said both by a @Says and by code".formatted(type.getSimpleName()));
        }
        if (code.isPresent()) {
            cases.add("case %s one -> %s;".formatted(file.name(type), called(code.get(), "one")));
            return;
        }
        for (int i = 0; i < said.size(); i++) {
            Said each = said.get(i);
            boolean isLast = i == said.size() - 1;
            if (each.when().isEmpty() != isLast) {
                throw new Fault("of several sentences the last one is said when no other is, so it alone has no when");
            }
            String sentence = sentence(type, each.template());
            cases.add("case %s %s%s -> %s;"
                    .formatted(
                            file.name(type),
                            sentence.contains("one") || !isLast ? "one" : "_",
                            isLast ? "" : " when " + condition(type, each.when()),
                            sentence));
        }
    }

    private String sentence(TypeElement type, String template) {
        Map<String, String> fillings = new LinkedHashMap<>();
        HOLE.matcher(template)
                .results()
                .forEach(hole -> fillings.computeIfAbsent(hole.group(1), _ -> ", " + filling(type, hole)));
        return "Sentence.of(%s%s)"
                .formatted(
                        JavaFile.quoted(HOLE.matcher(template).replaceAll("{$1}")), String.join("", fillings.values()));
    }

    private String filling(TypeElement type, MatchResult hole) {
        String name = Optional.ofNullable(hole.group(2)).orElse(hole.group(1));
        String method = hole.group(3);
        String maker = method == null ? hole.group(1) : method;
        Optional<? extends RecordComponentElement> component = SealedRecords.component(type, name);
        TypeMirror of = component.isPresent() ? component.get().asType() : type.asType();
        String value = component.isPresent() ? "one.%s()".formatted(name) : "one";
        Optional<Found> found = records.method(records.odd.stream(), maker, of, this::isFilling)
                .filter(_ -> component.isPresent() || hole.group(2) == null);
        if (found.isPresent()) {
            return called(found.get(), value);
        }
        if (component.isEmpty()) {
            throw new Fault("%s has no %s, and no class of @Lines a static %s(%s)"
                    .formatted(type.getSimpleName(), name, maker, type.getSimpleName()));
        }
        if (method == null) {
            return itself(of, value)
                    .orElseThrow(() -> new Fault("{%s} cannot be said: %s has no ref()".formatted(hole.group(1), of)));
        }
        if (!has(of, method)) {
            throw new Fault("neither %s nor a class of @Lines has a method %s".formatted(of, method));
        }
        return "%s.%s()".formatted(value, method);
    }

    private boolean has(TypeMirror type, String method) {
        return records.declared(type)
                .filter(declared -> records.hasMethod(declared, method))
                .isPresent();
    }

    private Optional<String> itself(TypeMirror type, String value) {
        TypeMirror one = records.item(type).orElse(type);
        boolean isList = records.item(type).isPresent();
        if (isFilling(one)) {
            return Optional.of(isList ? "Sentence.list(%s)".formatted(value) : value);
        }
        String all = isList ? "Sentence.list(%s.stream().map(%s::ref).toList())" : "%s.ref()";
        return Optional.of(one).filter(ref -> has(ref, "ref")).map(ref -> all.formatted(value, file.name(ref)));
    }

    private boolean isSentence(TypeMirror type) {
        return records.is(type, SENTENCE);
    }

    private boolean isFilling(TypeMirror type) {
        return isSentence(type)
                || records.is(type, "sheepfold.engine.Ref")
                || records.is(type, "java.lang.Integer")
                || type.getKind() == TypeKind.INT
                || type.getKind() == TypeKind.LONG;
    }

    private String condition(TypeElement type, String when) {
        if (when.startsWith("!")) {
            return "!(%s)".formatted(condition(type, when.substring(1)));
        }
        int sign = when.indexOf('=');
        String name = sign < 0 ? when : when.substring(0, sign);
        Optional<? extends RecordComponentElement> component = SealedRecords.component(type, name);
        if (sign >= 0 && component.isPresent()) {
            return is(component.get().asType(), "one.%s()".formatted(name), when.substring(sign + 1));
        }
        boolean isFlag =
                component.filter(one -> SealedRecords.isBoolean(one.asType())).isPresent();
        boolean isKnown = isFlag || (sign < 0 && records.hasMethod(type, name));
        return isKnown
                ? "one.%s()".formatted(name)
                : records.method(records.odd.stream(), name, type.asType(), SealedRecords::isBoolean)
                        .map(found -> called(found, "one"))
                        .orElseThrow(() -> new Fault("nobody knows when \"%s\" is so".formatted(when)));
    }

    private String is(TypeMirror type, String value, String wanted) {
        if (SealedRecords.isInt(type)) {
            return value + " == " + wanted;
        }
        String constant = records.constant(type, wanted, file);
        boolean isEnum = records.declared(type).filter(SealedRecords::isEnum).isPresent();
        return isEnum ? "%s == %s".formatted(value, constant) : "%s.equals(%s)".formatted(value, constant);
    }

    private String called(Found found, String value) {
        return records.called(found, value, file);
    }
}
