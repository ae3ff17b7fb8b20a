package sheepfold.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @ParameterizedTest
    @ValueSource(strings = {"{", "{\"a\":1,\"a\":2}", "{} {}", "{'a':1}", "[1,]", "nothing", "{\"a\":\u0001}"})
    void whatIsNoJsonIsToldWithItsPlace(String text) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Json.parse(text))
                .satisfies(fault -> assertThat(fault.line()).matches("line 1, column \\d+: this is not JSON: .+"))
                .satisfies(fault -> assertThat(fault.sentence()).doesNotContain("\n"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {                | line 1, column 2: this is not JSON: it ends too early
            {"a":1,"a":2}    | line 1, column 11: this is not JSON: a field of this name was there before
            {} {}            | line 1, column 4: this is not JSON: something follows after its end
            {'a':1}          | line 1, column 2: this is not JSON: "'" cannot stand here
            [1,]             | line 1, column 4: this is not JSON: "]" cannot stand here
            nothing at all   | line 1, column 1: this is not JSON: "nothing" cannot stand here
            NaN              | line 1, column 4: this is not JSON: what stands before this place cannot be read
            {"a":1]          | line 1, column 7: this is not JSON: "]" cannot stand here
            """)
    void theReasonIsOneSentenceOfOurOwn(String text, String line) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Json.parse(text))
                .satisfies(fault -> assertThat(fault.line()).isEqualTo(line));
    }

    @ParameterizedTest
    @ValueSource(ints = {2_000, 100_000})
    void whatIsTooLongIsToldWithoutThePlace(int length) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Json.parse("1".repeat(length)))
                .satisfies(fault -> assertThat(fault.line()).isEqualTo("this is not JSON: a part of it is too long"));
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Json.parse("[".repeat(length)))
                .satisfies(fault -> assertThat(fault.line()).isEqualTo("this is not JSON: its nesting is too deep"));
    }

    @Test
    void aControlCharacterIsNotEchoed() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Json.parse("[1,\u0001]"))
                .satisfies(fault -> assertThat(fault.sentence())
                        .isEqualTo("this is not JSON: a control character cannot stand here"));
    }

    @Test
    void endlessNestingIsNoCrash() {
        assertThatExceptionOfType(BadInput.class).isThrownBy(() -> Json.parse("[".repeat(100_000)));
    }

    @Test
    void aMissingFileIsNamed() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Json.resource(JsonTest.class, "nowhere.json"))
                .satisfies(fault -> assertThat(fault.line()).isEqualTo("nowhere.json: the file is missing"));
    }

    @Shaped
    record WolfSlept(int hours) {}

    @Test
    void anEventHasItsTypeAndSentence() {
        assertThat(Json.line(Json.tagged(new WolfSlept(8), "The wolf sleeps for 8 hours.")))
                .isEqualTo("{\"type\":\"wolfSlept\",\"text\":\"The wolf sleeps for 8 hours.\",\"hours\":8}");
    }

    @Test
    void aFileBesideAClassIsRead() {
        assertThat(Json.resource(JsonTest.class, "deck.json").get("lamb").intValue())
                .isEqualTo(7);
    }
}
