package sheepfold.server.people;

import java.util.regex.Pattern;
import sheepfold.json.BadInput;

/** What people may write to each other: one line that looks like what it says. */
public final class Wording {
    private static final int LONGEST = 300;
    /** What comes along unseen with text from elsewhere: breaks, and marks of direction that steer nothing but themselves. */
    private static final String STRAY = "\u00AD\u061C\u200B\u200E\u200F\u2060\uFEFF⟦⟧";

    private static final Pattern SPACES = Pattern.compile("\\s+");

    private Wording() {}

    /** A text as others will see it: without what controls a screen or marks references. */
    public static String checked(String text) {
        StringBuilder seen = new StringBuilder();
        text.codePoints().map(Wording::shown).filter(letter -> letter >= 0).forEach(seen::appendCodePoint);
        String line = SPACES.matcher(seen).replaceAll(" ").strip();
        if (line.isEmpty()) {
            throw new BadInput("text", "there is nothing to read in it");
        }
        if (line.codePointCount(0, line.length()) > LONGEST) {
            throw new BadInput("text", "a line has up to %d letters".formatted(LONGEST));
        }
        if (InvisibleLetters.hideIn(line)) {
            throw new BadInput("text", "there is something in it that nobody can see");
        }
        return line;
    }

    /** The letter, or a space in its place, or -1 for nothing. */
    private static int shown(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> ' ';
            case Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> -1;
            default -> STRAY.indexOf(letter) >= 0 ? -1 : letter;
        };
    }
}
