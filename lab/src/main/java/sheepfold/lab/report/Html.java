package sheepfold.lab.report;

/** Text made safe for a page, between tags and inside attributes. */
final class Html {
    private Html() {}

    static String escape(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.appendCodePoint(isAllowed(c) ? c : ' ');
            }
        });
        // A figure and its percent sign, or its two bounds, stay on one line
        return safe.toString().replace(" %", "\u00a0%").replace("–", "\u2060–\u2060");
    }

    /** XML knows no control characters and no halves of surrogate pairs. */
    private static boolean isAllowed(int c) {
        boolean control = Character.isISOControl(c) && c != '\n' && c != '\t';
        boolean half = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
        boolean noCharacter = (c & 0xFFFE) == 0xFFFE;
        return !control && !half && !noCharacter;
    }
}
