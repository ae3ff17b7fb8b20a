package sheepfold.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.SerializableString;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.POJONode;
import tools.jackson.databind.util.RawValue;

/** JSON in the making, as the bytes that are sent. */
public final class JsonWriter {
    private static final byte[] HEX = "0123456789ABCDEF".getBytes(StandardCharsets.US_ASCII);
    /** For each sign up to the last one that is not written as itself, what follows the backslash. */
    private static final byte[] ESCAPES = new byte['\\' + 1];

    static {
        Arrays.fill(ESCAPES, 0, ' ', (byte) 'u');
        String named = "\bb\tt\nn\ff\rr\"\"\\\\";
        for (int i = 0; i < named.length(); i += 2) {
            ESCAPES[named.charAt(i)] = (byte) named.charAt(i + 1);
        }
    }

    private final boolean namesAll;
    private byte[] bytes = new byte[512];
    private int length;
    private boolean goesOn;

    private JsonWriter(boolean namesAll) {
        this.namesAll = namesAll;
    }

    /** For those who read on and write back: what is not needed is left out. */
    static <T> JsonWriter of(Codec<T> codec, T value) {
        JsonWriter out = new JsonWriter(false);
        codec.write(value, out);
        return out;
    }

    /** For those who look at it: each field is named, also one that holds nothing. */
    static JsonWriter of(@Nullable Object value) {
        JsonWriter out = new JsonWriter(true);
        out.any(value);
        return out;
    }

    boolean namesAll() {
        return namesAll;
    }

    byte[] bytes() {
        return Arrays.copyOf(bytes, length);
    }

    String line() {
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }

    int length() {
        return length;
    }

    boolean endsWith(byte[] end, int from) {
        return Arrays.equals(bytes, from, length, end, 0, end.length);
    }

    /** Forgets a member. */
    void backTo(int start) {
        length = start;
        goesOn = bytes[start - 1] != '{';
    }

    public void beginObject() {
        begin();
        sign('{');
        goesOn = false;
    }

    public void endObject() {
        sign('}');
        goesOn = true;
    }

    public void beginList() {
        begin();
        sign('[');
        goesOn = false;
    }

    public void endList() {
        sign(']');
        goesOn = true;
    }

    public void name(String name) {
        text(name);
        sign(':');
        goesOn = false;
    }

    <T> void item(Codec<T> codec, @Nullable T value) {
        if (value == null) {
            nothing();
        } else {
            codec.write(value, this);
        }
    }

    public void nothing() {
        written("null");
    }

    public void flag(boolean flag) {
        written(flag ? "true" : "false");
    }

    public void number(long number) {
        begin();
        if (number >= 0 && number < 10) {
            sign((char) ('0' + number));
        } else {
            ascii(Long.toString(number));
        }
    }

    public void decimal(double number) {
        if (Double.isFinite(number)) {
            written(Double.toString(number));
        } else {
            text(Double.toString(number));
        }
    }

    public void text(String text) {
        begin();
        int end = text.length();
        // No sign takes more than six bytes
        room(6 * end + 2);
        bytes[length++] = '"';
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            if (c < ESCAPES.length && ESCAPES[c] != 0) {
                escape(c);
            } else if (c < 0x80) {
                bytes[length++] = (byte) c;
            } else if (Character.isHighSurrogate(c) && i + 1 < end && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
                several(Character.toCodePoint(c, text.charAt(i)));
            } else {
                several(c);
            }
        }
        bytes[length++] = '"';
    }

    private void escape(char c) {
        bytes[length++] = '\\';
        bytes[length++] = ESCAPES[c];
        if (ESCAPES[c] == 'u') {
            bytes[length++] = '0';
            bytes[length++] = '0';
            bytes[length++] = HEX[c >> 4];
            bytes[length++] = HEX[c & 15];
        }
    }

    /** A sign beyond ASCII, in UTF-8; half of a pair is nothing that can be sent. */
    private void several(int c) {
        if (c < 0x800) {
            bytes[length++] = (byte) (0xC0 | c >> 6);
        } else if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
            bytes[length++] = '?';
            return;
        } else {
            if (c < 0x10000) {
                bytes[length++] = (byte) (0xE0 | c >> 12);
            } else {
                bytes[length++] = (byte) (0xF0 | c >> 18);
                bytes[length++] = following(c >> 12);
            }
            bytes[length++] = following(c >> 6);
        }
        bytes[length++] = following(c);
    }

    private static byte following(int bits) {
        return (byte) (0x80 | (bits & 0x3F));
    }

    /** What is JSON already. */
    public void raw(byte[] json) {
        begin();
        room(json.length);
        System.arraycopy(json, 0, bytes, length, json.length);
        length += json.length;
    }

    private void written(String word) {
        begin();
        ascii(word);
    }

    private void ascii(String word) {
        room(word.length());
        for (int i = 0; i < word.length(); i++) {
            bytes[length++] = (byte) word.charAt(i);
        }
    }

    /** A comma where something of its like came before. */
    private void begin() {
        if (goesOn) {
            sign(',');
        }
        goesOn = true;
    }

    private void sign(char c) {
        room(1);
        bytes[length++] = (byte) c;
    }

    private void room(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        }
    }

    public void tree(JsonNode node) {
        switch (node) {
            case ObjectNode object -> {
                beginObject();
                object.properties().forEach(member -> {
                    name(member.getKey());
                    tree(member.getValue());
                });
                endObject();
            }
            case ArrayNode list -> {
                beginList();
                list.forEach(this::tree);
                endList();
            }
            case POJONode held
            when held.getPojo() instanceof RawValue raw ->
                raw(
                        raw.rawValue() instanceof SerializableString text
                                ? text.asUnquotedUTF8()
                                : raw.rawValue().toString().getBytes(StandardCharsets.UTF_8));
            case POJONode held -> any(held.getPojo());
            default -> {
                if (node.isString()) {
                    text(node.stringValue());
                } else {
                    written(node.isMissingNode() ? "null" : node.toString());
                }
            }
        }
    }

    /** Something of which nobody knows the type before. */
    public void any(@Nullable Object value) {
        switch (value) {
            case null -> nothing();
            case String text -> text(text);
            case Integer number -> number(number);
            case Long number -> number(number);
            case Double number -> decimal(number);
            case Number number -> written(number.toString());
            case Boolean flag -> flag(flag);
            case JsonNode node -> tree(node);
            case WritesItself itself -> itself.write(this);
            case Optional<?> maybe -> any(maybe.orElse(null));
            case Map<?, ?> map -> {
                beginObject();
                map.forEach((key, each) -> {
                    name(key instanceof String || key instanceof Number ? key.toString() : word(key));
                    any(each);
                });
                endObject();
            }
            case Iterable<?> items -> {
                beginList();
                items.forEach(this::any);
                endList();
            }
            case Enum<?> word -> text(word(word));
            // Who does not know what it is could not read it back
            case Object unknown when !namesAll -> raw(of(unknown).bytes());
            default -> found(value).write(value, this);
        }
    }

    private static String word(Object value) {
        return found(value).text(value);
    }

    @SuppressWarnings("unchecked") // what is found for a value's type takes the value
    private static Codec<Object> found(Object value) {
        Class<?> type = value instanceof Enum<?> word ? word.getDeclaringClass() : value.getClass();
        return (Codec<Object>) Late.find(type);
    }
}
