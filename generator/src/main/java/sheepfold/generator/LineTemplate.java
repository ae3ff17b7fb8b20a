package sheepfold.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The form of a line taken apart, such as {@code "{from}[.{nth|1}]>{to}"}. */
record LineTemplate(List<Part> parts) {
    sealed interface Part {}

    record Text(String text) implements Part {}

    /** What may be left out. */
    record Group(List<Part> parts) implements Part {
        List<Hole> holes() {
            return of(Hole.class);
        }

        List<Group> groups() {
            return of(Group.class);
        }

        private <P extends Part> List<P> of(Class<P> kind) {
            return parts.stream().filter(kind::isInstance).map(kind::cast).toList();
        }

        /** Also those of the groups in it. */
        List<Hole> allHoles() {
            return LineTemplate.holes(parts);
        }
    }

    /**
     * A component.
     *
     * @param component its name; empty if the hole is the rest of the record
     * @param method what makes a text of it, if not its type
     * @param absent the value that may be left out
     * @param texts for a boolean, what stands for true and for false
     * @param between for a list, what stands between its items
     */
    record Hole(
            String component,
            @Nullable String method,
            @Nullable Bounds bounds,
            @Nullable String absent,
            @Nullable Texts texts,
            @Nullable String between)
            implements Part {
        boolean isRest() {
            return component.isEmpty();
        }

        /** The hole for one item of a list. */
        Hole ofItem() {
            return new Hole(component, method, null, null, null, null);
        }
    }

    record Bounds(int least, int most) {}

    record Texts(String whenTrue, String whenFalse) {}

    static LineTemplate of(String form) {
        return new LineTemplate(new Parser(form).parts(false));
    }

    /** What every such line begins with; empty if that is a hole. */
    String beginning() {
        return !parts.isEmpty() && parts.getFirst() instanceof Text text ? text.text : "";
    }

    List<Hole> holes() {
        return holes(parts);
    }

    private static List<Hole> holes(List<Part> parts) {
        return parts.stream()
                .flatMap(part -> switch (part) {
                    case Text _ -> Stream.<Hole>of();
                    case Hole hole -> Stream.of(hole);
                    case Group group -> group.allHoles().stream();
                })
                .toList();
    }

    private static final class Parser {
        /** A name, bounds, a method, and what a sign says of the rest. */
        private static final Pattern HOLE = Pattern.compile("(\\w*)(?::(\\w+)\\.\\.(\\w+))?(?::(\\w+))?([|?*]?)(.*)");

        private final String form;
        private int at;

        Parser(String form) {
            this.form = form;
        }

        List<Part> parts(boolean inGroup) {
            List<Part> parts = new ArrayList<>();
            while (at < form.length() && form.charAt(at) != ']') {
                parts.add(
                        switch (form.charAt(at)) {
                            case '{' -> hole(enclosed());
                            case '[' -> group();
                            default -> text();
                        });
            }
            if (inGroup != at < form.length()) {
                throw new Fault("\"%s\" lacks a bracket".formatted(form));
            }
            return List.copyOf(parts);
        }

        private Text text() {
            int start = at;
            while (at < form.length() && "{[]".indexOf(form.charAt(at)) < 0) {
                at++;
            }
            return new Text(form.substring(start, at));
        }

        private Group group() {
            at++;
            Group group = new Group(parts(true));
            at++;
            if (group.holes().isEmpty() && group.groups().isEmpty()) {
                throw new Fault("in \"%s\" nothing tells when to leave out what stands in brackets".formatted(form));
            }
            return group;
        }

        private String enclosed() {
            int end = form.indexOf('}', at);
            if (end < 0) {
                throw new Fault("\"%s\" lacks a brace".formatted(form));
            }
            String hole = form.substring(at + 1, end);
            at = end + 1;
            return hole;
        }

        private Hole hole(String hole) {
            Matcher matcher = HOLE.matcher(hole);
            if (!matcher.matches()
                    || (matcher.group(5).isEmpty() && !matcher.group(6).isEmpty())) {
                throw new Fault("in \"%s\" nobody knows what {%s} means".formatted(form, hole));
            }
            Bounds bounds =
                    matcher.group(2) == null ? null : new Bounds(number(matcher.group(2)), number(matcher.group(3)));
            Hole plain = new Hole(matcher.group(1), matcher.group(4), bounds, null, null, null);
            String rest = matcher.group(6);
            int bar = rest.indexOf('|');
            return switch (matcher.group(5)) {
                case "|" -> new Hole(plain.component, plain.method, bounds, rest, null, null);
                case "*" -> new Hole(plain.component, plain.method, bounds, null, null, rest);
                case "?" -> {
                    Texts texts =
                            bar < 0 ? new Texts(rest, "") : new Texts(rest.substring(0, bar), rest.substring(bar + 1));
                    yield new Hole(plain.component, plain.method, bounds, null, texts, null);
                }
                default -> plain;
            };
        }

        private int number(String digits) {
            try {
                return Integer.parseInt(digits);
            } catch (NumberFormatException e) {
                throw new Fault("in \"%s\" \"%s\" is no number".formatted(form, digits));
            }
        }
    }
}
