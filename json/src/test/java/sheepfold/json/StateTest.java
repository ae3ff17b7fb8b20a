package sheepfold.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A class that is its fields: copied, and in JSON. */
class StateTest {
    private static final Shape<Evening> EVENINGS = Shape.of(Evening.class);

    @Shaped
    record Evening(@JsonUnwrapped Pasture pasture, boolean rain) {}

    enum Breed {
        MERINO,
        SUFFOLK;

        static Breed of(int number) {
            return values()[number];
        }

        @Override
        @JsonValue
        public String toString() {
            return name().charAt(0) + name().substring(1).toLowerCase(java.util.Locale.ROOT);
        }
    }

    record Rams(int bits) {
        static Rams of(List<Integer> rams) {
            return new Rams(rams.stream().mapToInt(ram -> 1 << ram).sum());
        }

        @JsonValue
        List<Integer> list() {
            return IntStream.range(0, 8)
                    .filter(ram -> (bits >> ram & 1) != 0)
                    .boxed()
                    .toList();
        }
    }

    @State
    static final class Pasture {
        @About("How many are there.")
        @Default("3")
        @Within(least = 0, most = 9)
        @JsonProperty("count")
        int ewes = 3;

        @Within(least = 0, most = 9)
        int lost = -1;

        @As(Breed.class)
        int breed = -1;

        @As(Rams.class)
        @Default(value = "[]", omitted = true)
        int rams;

        @Nullable
        Breed guest;

        @JsonIgnore
        int steps;

        @JsonIgnore
        final int[] grass = new int[2];

        @JsonIgnore
        final Gate gate = new Gate();

        @JsonIgnore
        final Gate[] others = {new Gate(), new Gate()};

        transient int looks;
    }

    @State
    static final class Gate {
        boolean open;
    }

    private static Pasture pasture(String json) {
        return EVENINGS.read(Json.parse(json), "").pasture();
    }

    @Test
    void whatIsMissingIsWhatItIsInANewObject() {
        Pasture read = pasture("{\"rain\":true}");
        assertThat(List.of(read.ewes, read.lost, read.breed, read.rams)).containsExactly(3, -1, -1, 0);
        assertThat(read.guest).isNull();
        assertThat(EVENINGS.line(new Evening(read, true))).isEqualTo("{\"count\":3,\"rain\":true}");
    }

    @Test
    void numbersStandAsWhatTheyNumber() {
        String all =
                "{\"count\":4,\"lost\":0,\"breed\":\"Suffolk\",\"rams\":[1,3],\"guest\":\"Merino\",\"rain\":false}";
        Pasture read = pasture(all);
        assertThat(List.of(read.ewes, read.lost, read.breed, read.rams)).containsExactly(4, 0, 1, 0b1010);
        assertThat(read.guest).isEqualTo(Breed.MERINO);
        assertThat(EVENINGS.line(new Evening(read, false))).isEqualTo(all);
    }

    @Test
    void aFaultNamesTheField() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> pasture("{\"lost\":-1,\"rain\":true}"))
                .withMessage("it is to be a whole number from 0 to 9, not \"-1\"")
                .returns("lost", BadInput::place);
    }

    @Test
    void theSchemaIsThatOfARecord() {
        assertThat(Json.line(EVENINGS.schema().get("properties")))
                .isEqualTo(
                        "{\"count\":{\"description\":\"How many are there.\",\"type\":\"integer\",\"minimum\":0,"
                                + "\"maximum\":9,\"default\":3},\"lost\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9},"
                                + "\"breed\":{\"type\":\"string\",\"enum\":[\"Merino\",\"Suffolk\"]},"
                                + "\"rams\":{\"type\":\"array\",\"items\":{\"type\":\"integer\"},\"default\":[]},"
                                + "\"guest\":{\"type\":\"string\",\"enum\":[\"Merino\",\"Suffolk\"]},\"rain\":{\"type\":\"boolean\"}}");
        assertThat(Json.line(EVENINGS.schema().get("required"))).isEqualTo("[\"rain\"]");
    }

    @Test
    void aCopyHoldsTheSameAndNothingIsShared() {
        Pasture from = new Pasture();
        from.lost = 2;
        from.guest = Breed.SUFFOLK;
        from.steps = 5;
        from.grass[1] = 7;
        from.gate.open = true;
        from.others[1].open = true;
        from.looks = 9;
        Pasture to = new Pasture();
        StateTest_PastureState.copy(from, to);
        from.grass[0] = 1;
        from.gate.open = false;
        from.others[0].open = true;
        assertThat(List.of(to.lost, to.steps, to.grass[0], to.grass[1], to.looks))
                .containsExactly(2, 5, 0, 7, 0);
        assertThat(to.guest).isEqualTo(Breed.SUFFOLK);
        assertThat(List.of(to.gate.open, to.others[0].open, to.others[1].open)).containsExactly(true, false, true);
    }
}
