package sheepfold.json;

/** Small courtesies of sentences. */
public final class Text {
    private static final int LONG = 60;

    private static final int ENDLESS = 200;

    private Text() {}

    /** A foreign text as it came, unless it is so long that nobody would read it. */
    public static String cut(String text) {
        return text.length() <= ENDLESS
                ? text
                : text.substring(
                                0, text.offsetByCodePoints(0, Math.min(ENDLESS, text.codePointCount(0, text.length()))))
                        + "…";
    }

    /** A foreign text made fit for one line of a message: quoted, cut, without control characters. */
    public static String shortened(String text) {
        String line = text.codePoints()
                .limit(LONG)
                .map(c -> Character.isISOControl(c) ? ' ' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        return "\"" + line + (text.codePointCount(0, text.length()) > LONG ? "…" : "") + "\"";
    }
}
