package sheepfold.generator;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;
import sheepfold.generator.LineTemplate.Bounds;

/** Writes the Java that makes moves once, to be shared: all of which the components are few and known. */
final class SharedWriter {
    /** More than these are made when they are first asked for. */
    private static final int MOST_AT_ONCE = 1 << 16;
    /** How many values a type may have if nobody knows before it runs. */
    private static final int USUAL = 50;

    private final SealedRecords records;
    private final JavaFile file;

    SharedWriter(SealedRecords records, JavaFile file) {
        this.records = records;
        this.file = file;
    }

    /**
     * One component of a shared record.
     *
     * @param count how many values it has, as Java
     * @param made the value that a number stands for, as Java
     * @param index its number by what is asked for, as Java
     * @param known about how many values that is
     */
    private record Axis(String name, String type, String count, String made, String index, int known) {}

    void write() {
        for (TypeElement type : records.records) {
            List<Optional<Axis>> axes = SealedRecords.components(type).stream()
                    .map(component -> axis(type, component))
                    .toList();
            if (axes.isEmpty()) {
                file.lines("\nstatic final %1$s %2$s = new %1$s();"
                        .formatted(file.name(type), SealedRecords.constant(type.getSimpleName())));
            } else if (axes.stream().allMatch(Optional::isPresent)) {
                write(type, axes.stream().map(Optional::orElseThrow).toList());
            }
        }
    }

    private Optional<Axis> axis(TypeElement type, RecordComponentElement component) {
        String name = component.getSimpleName().toString();
        TypeMirror of = component.asType();
        if (SealedRecords.isBoolean(of)) {
            return Optional.of(new Axis(name, "boolean", "2", "%s == 1", "(" + name + " ? 1 : 0)", 2));
        }
        if (SealedRecords.isInt(of)) {
            Bounds bounds = bounds(type, component);
            return bounds == null || bounds.most() == Integer.MAX_VALUE || bounds.least() == Integer.MIN_VALUE
                    ? Optional.empty()
                    : Optional.of(new Axis(
                            name,
                            "int",
                            Integer.toString(bounds.most() - bounds.least() + 1),
                            bounds.least() == 0 ? "%s" : "%s + " + bounds.least(),
                            bounds.least() == 0 ? name : "(" + name + " - " + bounds.least() + ")",
                            bounds.most() - bounds.least() + 1));
        }
        return records.declared(of)
                .filter(records::isClosed)
                .map(closed -> new Axis(
                        name,
                        "int",
                        records.size(closed, file),
                        records.numbered(closed, "%s", file),
                        name,
                        records.known(closed).orElse(USUAL)));
    }

    /** As the line has them, else as the component does. */
    private @Nullable Bounds bounds(TypeElement type, RecordComponentElement component) {
        return records.line(type)
                .flatMap(line -> LineTemplate.of(line.template()).holes().stream()
                        .filter(hole -> component.getSimpleName().contentEquals(hole.component()))
                        .findFirst())
                .map(hole -> hole.bounds() != null && hole.absent() != null
                        ? new Bounds(
                                Math.min(hole.bounds().least(), number(hole.absent())),
                                Math.max(hole.bounds().most(), number(hole.absent())))
                        : hole.bounds())
                .orElseGet(() -> records.bounds(component.asType(), SealedRecords.WITHIN));
    }

    private static int number(String absent) {
        try {
            return Integer.parseInt(absent);
        } catch (NumberFormatException e) {
            throw new Fault("\"%s\" is no number".formatted(absent));
        }
    }

    private void write(TypeElement type, List<Axis> axes) {
        String called = file.name(type);
        String constant = SealedRecords.constant(type.getSimpleName());
        String parameters =
                axes.stream().map(axis -> axis.type + " " + axis.name).collect(Collectors.joining(", "));
        String size = axes.stream().map(Axis::count).collect(Collectors.joining(" * "));
        String name = SealedRecords.small(type.getSimpleName());
        if (axes.stream().mapToLong(Axis::known).reduce(1, (one, other) -> one * other) > MOST_AT_ONCE) {
            file.use("org.jspecify.annotations.Nullable");
            int simple = called.lastIndexOf('.') + 1;
            file.lines("""

                    private static final %8$s@Nullable %9$s[] %2$s = new %1$s[%3$s];

                    static %1$s %4$s(%5$s) {
                    int index = %6$s;
                    %1$s made = %2$s[index];
                    if (made == null) {
                    made = new %1$s(%7$s);
                    %2$s[index] = made;
                    }
                    return made;
                    }
                    """.formatted(
                            called,
                            constant,
                            size,
                            name,
                            parameters,
                            index(axes),
                            each(axes),
                            called.substring(0, simple),
                            called.substring(simple)));
        } else {
            List.of("java.util.Arrays", "java.util.Collections", "java.util.List", "java.util.stream.IntStream")
                    .forEach(file::use);
            file.lines("""

                    private static final %1$s[] %2$s = IntStream.range(0, %3$s)
                    .mapToObj(n -> new %1$s(%7$s))
                    .toArray(%1$s[]::new);
                    static final List<%1$s> ALL_%2$s = Collections.unmodifiableList(Arrays.asList(%2$s));

                    static %1$s %4$s(%5$s) {
                    return %2$s[%6$s];
                    }
                    """.formatted(called, constant, size, name, parameters, index(axes), values(axes)));
        }
    }

    /** Each component by what was asked for. */
    private static String each(List<Axis> axes) {
        return axes.stream()
                .map(axis ->
                        axis.made.contains("(") || axis.made.contains("[") ? axis.made.formatted(axis.name) : axis.name)
                .collect(Collectors.joining(", "));
    }

    /** Each component of the n-th, the last one changing fastest. */
    private static String values(List<Axis> axes) {
        StringBuilder values = new StringBuilder();
        for (int i = 0; i < axes.size(); i++) {
            String step = axes.subList(i + 1, axes.size()).stream()
                    .map(axis -> " / " + axis.count)
                    .collect(Collectors.joining());
            String part = i == 0 ? "n" + step : "n%s %% %s".formatted(step, axes.get(i).count);
            values.append(i == 0 ? "" : ", ").append(axes.get(i).made.formatted(part));
        }
        return values.toString();
    }

    private static String index(List<Axis> axes) {
        String index = axes.getFirst().index;
        for (int i = 1; i < axes.size(); i++) {
            index = (i == 1 ? "%s * %s + %s" : "(%s) * %s + %s").formatted(index, axes.get(i).count, axes.get(i).index);
        }
        return index;
    }
}
