package sheepfold.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.BadInput;

class NamesTest {
    /** Letters that cannot be seen in a source file stand as their numbers. */
    private static String written(String text) {
        StringBuilder name = new StringBuilder();
        for (String part : text.split(" ", -1)) {
            if (part.startsWith("U+")) {
                name.appendCodePoint(Integer.parseInt(part, 2, part.length(), 16));
            } else {
                name.append(part.replace('_', ' '));
            }
        }
        return name.toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        U+0301               | a name has something to see
        U+0301 U+0302        | a name has something to see
        U+200D               | a name has something to see
        U+FE0F               | a name has something to see
        U+200D U+FE0F        | a name has something to see
        U+034F               | a name has something to see
        U+20DD               | a name has something to see
        U+0903               | a name has something to see
        U+115F               | a name has something to see
        U+1160               | a name has something to see
        U+3164               | a name has something to see
        U+3164 _ U+3164      | a name has something to see
        U+FFA0               | a name has something to see
        U+2800               | a name has something to see
        U+2800 U+0301        | a name has something to see
        U+FFFC               | a name has something to see
        U+00A0               | a name has something to see
        U+3000 U+200D        | a name has something to see
        U+00AD               | a name has no control characters
        U+E0041              | a name has no control characters
        U+200B               | a name has no control characters
        U+202E a             | a name has no control characters
        U+E000               | a name has no control characters
        Bot_(medium)         | only bots are called like that
        bot_(x)              | only bots are called like that
        BOT(medium)          | only bots are called like that
        Bot U+00A0 _(medium) | only bots are called like that
        Bot U+2003 (medium)  | only bots are called like that
        Bot U+3164 (medium)  | only bots are called like that
        Bot U+2800 (medium)  | only bots are called like that
        Bot U+200D _(medium) | only bots are called like that
        B U+FE0F ot_(medium) | only bots are called like that
        U+3164 Bot_(medium)  | only bots are called like that
        U+FF22 U+FF4F U+FF54 U+FF08 medium | only bots are called like that
        U+24B7 ot_ U+207D x  | only bots are called like that
        somebody_who_left    | nobody is called like that
        Some U+FE0F body_ U+00A0 who_LEFT! | nobody is called like that
        A U+034F da          | a name has no control characters
        A U+17B4 da          | a name has no control characters
        A U+FE0F da          | a name has no control characters
        A U+200C da          | a name has no control characters
        A U+200D da          | a name has no control characters
        A U+2067 da          | a name has no control characters
        A U+200F da          | a name has no control characters
        A U+3164 da          | a name has no control characters
        A U+E0100 da         | a name has no control characters
        Ada_ U+0301          | a name has no control characters
        1 U+FE0F 2           | a name has no control characters
        U+2764 U+FE0F U+FE0F | a name has no control characters
        U+7F8A U+200D U+98FC | a name has no control characters
        U+0645 U+200C U+200C U+062E | a name has no control characters
        U+1F469 U+200D Ada   | a name has no control characters
        A U+E0067 U+E0062 U+E007F | a name has no control characters
        """)
    void whatCannotBeSeenOrIsABotsIsRefused(String name, String sentence) {
        assertThatThrownBy(() -> Names.checked(written(name)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(sentence);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ö",
                "O U+0308",
                "U+1F469 U+200D U+1F33E _Ada",
                "U+2764 U+FE0F",
                "U+0928 U+0940",
                "Bot",
                "Bottom_(x)",
                "Robot_(x)",
                "Botany_(bot_(x))",
                "U+D55C U+AE00",
                "U+1100 U+1161",
                "U+1F469 U+1F3FD U+200D U+1F33E",
                "U+1F3F3 U+FE0F U+200D U+1F308",
                "U+1F3F4 U+E0067 U+E0062 U+E0065 U+E006E U+E0067 U+E007F",
                "1 U+FE0F U+20E3",
                "U+0645 U+06CC U+200C U+062E",
                "U+0915 U+094D U+200D U+0937",
                "U+0D28 U+0D4D U+200D _U+0D05",
                "U+05E9 U+05C1 U+05B8 U+05DC",
                "U+0645 U+064F U+062D",
                "U+1781 U+17D2 U+1798 U+17C2 U+179A",
                "U+845B U+E0100",
                "U+182A U+180B",
                "Somebody",
                "."
            })
    void whatCanBeSeenIsTaken(String name) {
        assertThat(Names.checked(written(name))).isEqualTo(written(name));
    }
}
