package sheepfold.server.people;

import java.util.regex.Pattern;

/** Letters that nobody sees. They belong where a script or an emoji needs them; elsewhere they make one text look like another. */
final class InvisibleLetters {
    /** Scripts in which joiners change how a word is written. */
    private static final String JOINED = "[\\p{IsArabic}\\p{IsSyriac}\\p{IsNko}\\p{IsMongolian}\\p{IsDevanagari}"
            + "\\p{IsBengali}\\p{IsGurmukhi}\\p{IsGujarati}\\p{IsOriya}\\p{IsTamil}\\p{IsTelugu}\\p{IsKannada}"
            + "\\p{IsMalayalam}\\p{IsSinhala}\\p{IsTibetan}\\p{IsMyanmar}\\p{IsKhmer}]";

    private static final String EMOJI = "[\\p{IsEmoji}&&[^0-9#*]][\\uFE0E\\uFE0F]?\\p{IsEmoji_Modifier}?";

    /** What needs letters that nobody sees. Nothing looks behind here, for Java's patterns see but half of a rarer letter there. */
    private static final Pattern NEEDED = Pattern.compile(String.join(
            "|",
            JOINED + "\\p{M}{0,3}[\\u200C\\u200D]",
            // The flags of countries that are parts of others, emoji of several parts, and keys
            "\\x{1F3F4}[\\x{E0020}-\\x{E007E}]{2,6}\\x{E007F}",
            EMOJI + "(?:\\u200D" + EMOJI + ")*",
            "[0-9#*]\\uFE0F\\u20E3",
            // How a character of a name is drawn
            "\\p{IsHan}[\\uFE00-\\uFE02\\x{E0100}-\\x{E01EF}]",
            "\\p{IsMongolian}[\\u180B-\\u180F]"));

    /** What by its Unicode properties is ignored or steers others, but for signs of Arabic, and marks on nothing. */
    private static final Pattern UNSEEN =
            Pattern.compile("[\\p{Cf}&&[^\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2]]"
                    + "|[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u3164\\uFE00-\\uFE0F\\uFFA0]"
                    + "|[\\x{E0100}-\\x{E01EF}]"
                    + "|(?:^|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}])\\p{M}");

    private InvisibleLetters() {}

    /** Does a text hold something that nobody sees and nothing in it needs? */
    static boolean hideIn(String text) {
        return UNSEEN.matcher(NEEDED.matcher(text).replaceAll("x")).find();
    }
}
