package sheepfold.engine.line;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Goes along a written line and takes it part by part, as generated code asks. Once a part is not there, nothing is, and what
 * it gave means nothing.
 */
public final class LineReader {
    private final String text;
    private int at;
    private boolean failed;
    /** Only the shape counts: what looks like a name is one. */
    private boolean loose;

    private boolean fits;

    public LineReader(String text) {
        this.text = text;
    }

    private static boolean isNothing(String name) {
        return false;
    }

    /** The values by their texts; one that has none is never read. */
    public static <T> Map<String, T> table(List<T> values, Function<T, String> text) {
        Map<String, T> table = new HashMap<>();
        values.forEach(value -> table.put(text.apply(value), value));
        table.remove("");
        return table;
    }

    public static Map<String, Integer> table(int least, int most, IntFunction<String> text) {
        Map<String, Integer> table = new HashMap<>();
        for (int value = least; value <= most; value++) {
            table.put(text.apply(value), value);
        }
        return table;
    }

    public static <T> String joined(List<T> items, String between, Function<T, String> text) {
        StringBuilder joined = new StringBuilder();
        for (int i = 0; i < items.size(); i++) {
            joined.append(i == 0 ? "" : between).append(text.apply(items.get(i)));
        }
        return joined.toString();
    }

    /** Has a line the shape that this reads, even if it names what is not there? */
    public static boolean looks(String text, Consumer<LineReader> form) {
        LineReader line = new LineReader(text);
        line.loose = true;
        form.accept(line);
        return line.fits;
    }

    /** From the beginning, for another form. */
    public LineReader again() {
        at = 0;
        failed = false;
        return this;
    }

    /** Takes a text if it stands here. */
    public boolean has(String sign) {
        boolean stands = !failed && text.startsWith(sign, at);
        at += stands ? sign.length() : 0;
        return stands;
    }

    /** Takes a text, which must stand here. */
    public void is(String sign) {
        fail(!has(sign));
    }

    /** Which of two texts stands here; one of them may be nothing. */
    public boolean either(String whenTrue, String whenFalse) {
        if (whenTrue.isEmpty()) {
            return !has(whenFalse);
        }
        boolean stands = has(whenTrue);
        fail(!stands && !has(whenFalse));
        return stands;
    }

    /** Items with a text between them. */
    public <T> List<T> items(String between, Supplier<@Nullable T> item) {
        return items(between, 0, Integer.MAX_VALUE, item);
    }

    /** So many items. */
    @SuppressWarnings("NullAway") // one that could not be read is nothing, and then so is the list
    public <T> List<T> items(String between, int least, int most, Supplier<@Nullable T> item) {
        List<T> items = new ArrayList<>();
        do {
            items.add(item.get());
        } while (has(between));
        fail(items.size() < least || items.size() > most);
        return items;
    }

    /** Is the whole line taken, and was all there? */
    public boolean isRead() {
        fits = !failed && at == text.length();
        return fits && !loose;
    }

    public void fail(boolean missing) {
        failed |= missing;
    }

    public boolean hasFailed() {
        return failed;
    }

    public int mark() {
        return at;
    }

    /** Back to where a part was missing that may be left out. */
    public void back(int mark) {
        at = mark;
        failed = false;
    }

    /** Up to one of these signs, or to the end. */
    private String word(String stops) {
        int end = stops.isEmpty() ? text.length() : at;
        while (end < text.length() && stops.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        String word = text.substring(at, end);
        at = end;
        return word;
    }

    /** A name of a table, up to one of these signs. */
    public <T> @Nullable T one(Map<String, T> values, String stops) {
        return one(values, LineReader::isNothing, stops);
    }

    public <T> @Nullable T one(Map<String, T> values, Predicate<String> like, String stops) {
        return failed ? null : found(values, like, word(stops));
    }

    /** The next sign as a name of a table. */
    public <T> @Nullable T sign(Map<String, T> values) {
        if (failed || at == text.length()) {
            failed = true;
            return null;
        }
        return found(values, LineReader::isNothing, text.substring(at, ++at));
    }

    private <T> @Nullable T found(Map<String, T> values, Predicate<String> like, String word) {
        T value = values.get(word);
        fail(value == null && !(loose && like.test(word)));
        return value;
    }

    /** Whatever a reader makes of a name, up to one of these signs. */
    public <T> @Nullable T by(Function<String, Optional<T>> reader, String stops) {
        return by(reader, LineReader::isNothing, stops);
    }

    public <T> @Nullable T by(Function<String, Optional<T>> reader, Predicate<String> like, String stops) {
        if (failed) {
            return null;
        }
        String word = word(stops);
        T value = word.isEmpty() ? null : reader.apply(word).orElse(null);
        fail(value == null && !(loose && like.test(word)));
        return value;
    }

    /** A number that has a name; 0 if none is there. */
    public int orNone(@Nullable Integer number) {
        return number == null ? 0 : number;
    }

    /** A number within bounds, written without zeros in front; 0 if none is there. */
    public int number(int least, int most) {
        int start = at;
        long number = 0;
        while (at < text.length() && at - start < 10 && isDigit(text.charAt(at))) {
            number = 10 * number + text.charAt(at++) - '0';
        }
        boolean isWritten = at > start && (at == start + 1 || text.charAt(start) != '0');
        fail(!isWritten || number < least || number > most);
        return (int) number;
    }

    private static boolean isDigit(char sign) {
        return sign >= '0' && sign <= '9';
    }

    /** The rest as a record of its own makes it out. */
    public String rest() {
        String rest = text.substring(Math.min(at, text.length()));
        at = text.length();
        return rest;
    }
}
