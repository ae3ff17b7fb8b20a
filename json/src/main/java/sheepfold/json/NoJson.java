package sheepfold.json;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.exc.MismatchedInputException;

/** Says in a sentence of our own why a text is not JSON; the parser's speaks of its classes and settings. */
final class NoJson {
    private NoJson() {}

    static BadInput fault(String text, JacksonException why) {
        return new BadInput(place(why.getLocation()), "this is not JSON: " + sentence(text, why));
    }

    // Where nesting is too deep there is no place to name
    private static String place(@Nullable TokenStreamLocation location) {
        return location == null ? "" : "line %d, column %d".formatted(location.getLineNr(), location.getColumnNr());
    }

    private static String sentence(String text, JacksonException why) {
        String message = why.getOriginalMessage();
        return switch (why) {
            case UnexpectedEndOfInputException _ -> "it ends too early";
            case StreamConstraintsException _ ->
                message.contains("nesting") ? "its nesting is too deep" : "a part of it is too long";
            case MismatchedInputException _ -> "something follows after its end";
            default ->
                message.startsWith("Duplicate")
                        ? "a field of this name was there before"
                        : whatStandsThere(text, why.getLocation());
        };
    }

    private static String whatStandsThere(String text, @Nullable TokenStreamLocation location) {
        int at = location == null ? text.length() : (int) location.getCharOffset();
        if (at < 0 || at >= text.length()) {
            return "what stands before this place cannot be read";
        }
        int end = at;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        boolean control = Character.isISOControl(text.charAt(at));
        return control
                ? "a control character cannot stand here"
                : Text.shortened(text.substring(at, Math.max(end, at + 1))) + " cannot stand here";
    }
}
