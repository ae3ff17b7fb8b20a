package sheepfold.server.people;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import sheepfold.json.BadInput;
import sheepfold.server.table.Seat;

/** What people may be called. To others a name is text and nothing else. */
public final class Names {
    private static final int LONGEST = 24;
    private static final int JOINER = 0x200D;
    /** Letters and symbols by their kind, but nothing can be seen where they stand. */
    private static final Set<Integer> BLANKS =
            Set.of(0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0xFFFC, 0x13441, 0x13442, 0x1D159);

    private static final Pattern SPACES = Pattern.compile("\\s+");
    /** How bots are called at a table. */
    private static final Pattern LIKE_A_BOT = Pattern.compile("bot ?\\(.*", Pattern.DOTALL);

    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}]+");

    private Names() {}

    /** A name as others will see it. */
    public static String checked(String name) {
        String stripped = name.strip();
        long letters = stripped.codePoints().count();
        if (letters < 1 || letters > LONGEST) {
            throw new BadInput("name", "a name has 1 to %d letters".formatted(LONGEST));
        }
        if (stripped.codePoints().noneMatch(Names::isSeenAlone)) {
            throw new BadInput("name", "a name has something to see");
        }
        if (LIKE_A_BOT.matcher(asRead(stripped)).matches()) {
            throw new BadInput("name", "only bots are called like that");
        }
        if (NO_LETTERS.matcher(asRead(stripped)).replaceAll(" ").strip().equals(Seat.NOBODY)) {
            throw new BadInput("name", "nobody is called like that");
        }
        if (stripped.codePoints().anyMatch(Names::isForbidden) || InvisibleLetters.hideIn(stripped)) {
            throw new BadInput("name", "a name has no control characters and nothing that cannot be seen");
        }
        return stripped;
    }

    private static boolean isForbidden(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }

    private static boolean isSeenAlone(int letter) {
        return !Character.isSpaceChar(letter) && !isMark(letter) && letter != JOINER && !BLANKS.contains(letter);
    }

    /** Something that changes the letter before it, variation selectors among them. */
    private static boolean isMark(int letter) {
        return switch (Character.getType(letter)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> false;
        };
    }

    /** A name as a reader takes it, whatever letters it is made of. */
    private static String asRead(String name) {
        StringBuilder seen = new StringBuilder();
        name.codePoints()
                .filter(letter -> letter != JOINER && !isMark(letter))
                .map(letter -> BLANKS.contains(letter) ? ' ' : letter)
                .forEach(seen::appendCodePoint);
        String usual = Normalizer.normalize(seen, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        return SPACES.matcher(usual).replaceAll(" ").strip();
    }
}
