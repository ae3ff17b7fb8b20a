package sheepfold.engine;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sheepfold.json.Shaped;

/**
 * Something said to people: an English template with named holes, such as {@code "{piece} goes to {place}"}, and what fills
 * them in the order in which they first appear. The template is the key under which a {@link Language} finds its own, whose
 * holes may stand in another order.
 */
@Shaped
public final class Sentence {
    private static final Pattern HOLE = Pattern.compile("\\{([a-zA-Z]\\w*)}");
    private static final Pattern MARK = Pattern.compile("⟦[^|⟧]*\\|([^⟧]*)⟧");
    /** Templates are few and said all the time, so each is taken apart once. */
    private static final ConcurrentMap<String, Template> TEMPLATES = new ConcurrentHashMap<>();

    /**
     * A template taken apart.
     *
     * @param texts what stands before, between and after the holes
     * @param holes the name of the hole after each text but the last
     * @param names the names of its holes, each once
     */
    private record Template(List<String> texts, List<String> holes, List<String> names) {
        static Template of(String template) {
            return TEMPLATES.computeIfAbsent(template, Template::parse);
        }

        private static Template parse(String template) {
            List<String> texts = new ArrayList<>();
            List<String> holes = new ArrayList<>();
            Matcher hole = HOLE.matcher(template);
            int end = 0;
            while (hole.find()) {
                texts.add(template.substring(end, hole.start()));
                holes.add(hole.group(1));
                end = hole.end();
            }
            texts.add(template.substring(end));
            return new Template(
                    List.copyOf(texts),
                    List.copyOf(holes),
                    holes.stream().distinct().toList());
        }
    }

    private enum Kind {
        TEMPLATE,
        SIGN
    }

    private final Kind kind;
    private final String template;
    private final List<Object> fillings;

    private Sentence(Kind kind, String template, List<Object> fillings) {
        this.kind = kind;
        this.template = template;
        this.fillings = fillings;
    }

    /** A sentence whose holes are filled by references, nouns that have one, whole numbers and other sentences; never by English. */
    public static Sentence of(String template, Object... fillings) {
        List<String> holes = holes(template);
        if (holes.size() != fillings.length) {
            throw new IllegalArgumentException(
                    "\"%s\" has %d holes, not %d".formatted(template, holes.size(), fillings.length));
        }
        return new Sentence(
                Kind.TEMPLATE,
                template,
                Stream.of(fillings).map(filling -> filling(template, filling)).toList());
    }

    private static Object filling(String template, Object filling) {
        return switch (filling) {
            case Named named -> named.ref();
            case Ref _, Number _, Sentence _ -> filling;
            default ->
                throw new IllegalArgumentException("\"%s\" cannot be filled by %s, a %s"
                        .formatted(template, filling, filling.getClass().getSimpleName()));
        };
    }

    /** One sentence for one of something and another for any other number, which it may name as {@code {n}}. */
    public static Sentence counted(int n, String one, String several) {
        String template = n == 1 ? one : several;
        return holes(template).isEmpty() ? of(template) : of(template, n);
    }

    /** What is the same in every language: a coordinate, a move as it is written, what somebody typed. */
    public static Sentence sign(String text) {
        return new Sentence(Kind.SIGN, text, List.of());
    }

    /** Several things in a row: "a", "a and b", "a, b and c". */
    public static Sentence list(List<?> things) {
        int size = things.size();
        return switch (size) {
            case 0 -> sign("");
            case 1 -> of("{thing}", things.getFirst());
            case 2 -> of("{first} and {last}", things.getFirst(), things.getLast());
            default -> of("{first}, {others}", things.getFirst(), list(things.subList(1, size)));
        };
    }

    /** Several sentences, one after the other. */
    public static Sentence inTurn(List<Sentence> sentences) {
        return sentences.stream()
                .reduce((before, next) -> of("{sentence} {next}", before, next))
                .orElseGet(() -> sign(""));
    }

    private static List<String> holes(String template) {
        return Template.of(template).names;
    }

    public boolean isBlank() {
        return template.isBlank();
    }

    /** Everything that it names, in the order of its English. */
    public List<Ref> refs() {
        List<Ref> refs = new ArrayList<>();
        addRefs(refs);
        return refs;
    }

    private void addRefs(List<Ref> into) {
        for (Object filling : fillings) {
            switch (filling) {
                case Ref ref -> into.add(ref);
                case Sentence sentence -> sentence.addRefs(into);
                default -> {}
            }
        }
    }

    /** In English, references by their names. */
    @JsonValue
    public String plain() {
        return in(Language.ENGLISH);
    }

    public String in(Language language) {
        StringBuilder text = new StringBuilder();
        write(text, language, false);
        return text.toString();
    }

    /** In English, each reference as {@code ⟦kind:id|name⟧}, for those who show what is meant. */
    public String marked() {
        return marked(Language.ENGLISH);
    }

    public String marked(Language language) {
        StringBuilder text = new StringBuilder();
        write(text, language, true);
        return text.toString();
    }

    /** A marked text as it reads where nothing is shown: references by their names. */
    public static String unmarked(String marked) {
        return MARK.matcher(marked).replaceAll("$1");
    }

    private void write(StringBuilder text, Language language, boolean marked) {
        if (kind == Kind.SIGN) {
            text.append(language.sign(template));
            return;
        }
        String said = language.template(template);
        if (fillings.isEmpty()) {
            text.append(said);
            return;
        }
        List<String> names = holes(template);
        Template parts = Template.of(said);
        for (int i = 0; i < parts.holes.size(); i++) {
            text.append(parts.texts.get(i));
            int index = names.indexOf(parts.holes.get(i));
            if (index < 0) {
                text.append('{').append(parts.holes.get(i)).append('}');
            } else {
                fill(text, fillings.get(index), language, marked);
            }
        }
        text.append(parts.texts.getLast());
    }

    private static void fill(StringBuilder text, Object filling, Language language, boolean marked) {
        switch (filling) {
            case Sentence sentence -> sentence.write(text, language, marked);
            case Ref ref
            when marked -> {
                text.append('⟦').append(ref.kind()).append(':').append(ref.id()).append('|');
                ref.name().write(text, language, false);
                text.append('⟧');
            }
            case Ref ref -> ref.name().write(text, language, false);
            default -> text.append(filling);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sentence sentence
                && kind == sentence.kind
                && template.equals(sentence.template)
                && fillings.equals(sentence.fillings);
    }

    @Override
    public int hashCode() {
        return 31 * template.hashCode() + fillings.hashCode();
    }

    /** In English, for messages and tests. */
    @Override
    public String toString() {
        return plain();
    }
}
