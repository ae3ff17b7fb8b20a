package sheepfold.kit;

import java.util.random.RandomGenerator;

/** A text with one thing wrong, as fingers make it. */
final class Misspelling {
    private static final String LETTERS = "abcdefghABC0123456789 -:;.,*~!+()/x☃";

    private Misspelling() {}

    static String of(String text, RandomGenerator random) {
        int at = random.nextInt(text.length());
        char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
        return switch (random.nextInt(5)) {
            case 0 -> text.substring(0, at) + text.substring(at + 1);
            case 1 -> text.substring(0, at) + letter + text.substring(at);
            case 2 -> text.substring(0, at) + letter + text.substring(at + 1);
            case 3 -> text.substring(0, at);
            default -> text + " " + text;
        };
    }
}
