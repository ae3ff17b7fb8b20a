package sheepfold.server.http;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a cookie or a token says: who the caller claims to be, and the proof of it.
 *
 * @param generation how often the guest had ended all other sign-ins when it was given out
 */
record Credential(String guest, long generation, String proof) {
    private static final int LONGEST = 200;
    private static final Pattern FORM = Pattern.compile("([\\w-]+)\\.(?:([1-9]\\d{0,17})\\.)?([\\w-]+)");

    static Optional<Credential> of(String text) {
        Matcher parts = FORM.matcher(text);
        if (text.length() > LONGEST || !parts.matches()) {
            return Optional.empty();
        }
        String generation = parts.group(2);
        return Optional.of(
                new Credential(parts.group(1), generation == null ? 0 : Long.parseLong(generation), parts.group(3)));
    }

    /** What is signed. The first generation is not named, for there was none when the first ones were signed. */
    static String claim(String guest, long generation) {
        return generation == 0 ? guest : guest + "." + generation;
    }

    String claim() {
        return claim(guest, generation);
    }
}
