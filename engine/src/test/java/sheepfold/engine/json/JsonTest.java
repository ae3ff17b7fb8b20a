package sheepfold.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.BadInput;
import sheepfold.engine.Event;
import sheepfold.engine.Sentence;
import sheepfold.engine.kit.game.Hush;

class JsonTest {
    @ParameterizedTest
    @ValueSource(strings = {"{", "{\"a\":1,\"a\":2}", "{} {}", "{'a':1}", "[1,]", "nothing", "{\"a\":\u0001}"})
    void whatIsNoJsonIsToldWithItsPlace(String text) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Json.parse(text))
                .satisfies(fault -> assertThat(fault.line()).matches("line 1, column \\d+: this is not JSON: .+"))
                .satisfies(fault -> assertThat(fault.sentence()).doesNotContain("\n"));
    }

    @Test
    void endlessNestingIsNoCrash() {
        assertThatExceptionOfType(BadInput.class).isThrownBy(() -> Json.parse("[".repeat(100_000)));
    }

    @Test
    void aMissingFileIsNamed() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Json.resource(Hush.class, "nowhere.json"))
                .satisfies(fault -> assertThat(fault.line()).isEqualTo("nowhere.json: the file is missing"));
    }

    record WolfSlept(int hours) implements Event {
        @Override
        public Sentence text() {
            return Sentence.of("The wolf sleeps for {n} hours.", hours);
        }
    }

    @Test
    void anEventHasItsTypeAndSentence() {
        assertThat(Json.line(Json.event(new WolfSlept(8))))
                .isEqualTo("{\"type\":\"wolfSlept\",\"text\":\"The wolf sleeps for 8 hours.\",\"hours\":8}");
    }

    @Test
    void aFileBesideAClassIsRead() {
        assertThat(Json.resource(Hush.class, "deck.json").get("lamb").intValue())
                .isEqualTo(7);
    }
}
