package sheepfold.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

@Shaped
class ShapeTest {
    enum Phase {
        ACT,
        ROUND_LIMIT;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    enum Dog {
        A,
        B
    }

    enum Card {
        WOLF("WLF");

        private final String code;

        Card(String code) {
            this.code = code;
        }

        @JsonValue
        String code() {
            return code;
        }
    }

    @Target(ElementType.TYPE_USE)
    @Retention(RetentionPolicy.RUNTIME)
    @Within(least = 0, most = 3, rule = "XX-SEAT-01")
    @interface Seat {}

    @About("a tile such as a1")
    record Tile(char column, int row) {
        static Optional<Tile> named(String name) {
            return name.matches("[a-f][1-6]")
                    ? Optional.of(new Tile(name.charAt(0), name.charAt(1) - '0'))
                    : Optional.empty();
        }

        @JsonValue
        @Override
        public String toString() {
            return column + "" + row;
        }
    }

    record Bits(int bits) {
        static Bits of(List<Integer> numbers) {
            return new Bits(numbers.stream().mapToInt(number -> 1 << number).reduce(0, (a, b) -> a | b));
        }

        @JsonValue
        List<@Within(least = 0, most = 4) Integer> numbers() {
            return List.of(0, 1, 2, 3, 4).stream()
                    .filter(number -> (bits >> number & 1) != 0)
                    .toList();
        }
    }

    record Name(
            @JsonValue @Matches(value = "[A-Z][a-z]*", words = "a name has one capital letter", rule = "XX-NAME-01")
            String text) {}

    @About("A hill with all that may stand on it.")
    record Hill(
            @About("Drawn rows.") @Sized(least = 1, most = 2, words = "a hill has one or two rows")
            List<@Matches(value = "[.s]{3}", words = "a row has three characters", rule = "XX-ROW-01") String> board,

            @Default("act") Phase phase,
            @Seat int seat,
            @Default(value = "1", omitted = true) long turn,
            Optional<Tile> wolf,
            @Nullable Integer place,
            @Nullable @Within(least = 0) Long years,
            @Nullable Dog dog,
            Map<Card, @Within(least = 0, most = 9) Integer> deck,
            Map<String, Double> odds,
            List<Integer> numbers,
            @Default(value = "[]", omitted = true) Bits out,
            @Nullable Name name,
            @JsonProperty("private") @Default("false") boolean hidden,
            @Default("[]") List<Hill> behind,
            @Nullable JsonNode data) {
        Hill {
            if (deck.containsKey(Card.WOLF) && wolf.isPresent()) {
                throw new BadInput("wolf", "XX-WOLF-01", "it lies in the deck");
            }
        }
    }

    private static final String LEAST = """
            {"board":["..s"],"seat":2,"deck":{},"odds":{},"numbers":[]}""";

    private static final String MOST = """
            {"board":["..s","sss"],"phase":"round-limit","seat":3,"turn":5000000000,"wolf":"a1","place":4,"dog":"B",\
            "deck":{},"odds":{"rain":0.5},"numbers":[3,1],"out":[1,4],"name":"Ada","private":true,\
            "behind":[%s],"data":[1,{}]}""".formatted(LEAST);

    private static Hill read(String json) {
        return Shape.of(Hill.class).read(Json.parse(json), "");
    }

    @Test
    void aRecordIsReadFromItsJson() {
        Hill hill = read(MOST);
        assertThat(hill.board).containsExactly("..s", "sss");
        assertThat(hill.phase).isEqualTo(Phase.ROUND_LIMIT);
        assertThat(hill.turn).isEqualTo(5_000_000_000L);
        assertThat(hill.wolf).contains(new Tile('a', 1));
        assertThat(hill.dog).isEqualTo(Dog.B);
        assertThat(hill.odds).containsExactly(Map.entry("rain", 0.5));
        assertThat(hill.numbers).containsExactly(3, 1);
        assertThat(hill.out).isEqualTo(new Bits(0b10010));
        assertThat(hill.name).isEqualTo(new Name("Ada"));
        assertThat(hill.hidden).isTrue();
        assertThat(hill.behind)
                .singleElement()
                .satisfies(behind -> assertThat(behind.seat).isEqualTo(2));
    }

    @Test
    void whatIsMissingIsEmptyOrHasItsDefault() {
        Hill hill = read(LEAST);
        assertThat(hill.phase).isEqualTo(Phase.ACT);
        assertThat(hill.turn).isEqualTo(1);
        assertThat(hill.wolf).isEmpty();
        assertThat(hill.place).isNull();
        assertThat(hill.behind).isEmpty();
        assertThat(hill.hidden).isFalse();
        assertThat(read(LEAST.replace("\"seat\"", "\"turn\":null,\"seat\"")).turn)
                .isEqualTo(1);
    }

    @Test
    void whatIsWrittenIsWhatWasRead() {
        Shape<Hill> shape = Shape.of(Hill.class);
        String behind = """
                {"board":["..s"],"phase":"act","seat":2,"deck":{},"odds":{},"numbers":[],"private":false,"behind":[]}""";
        assertThat(Json.line(shape.write(read(LEAST)))).isEqualTo(behind);
        assertThat(Json.line(shape.write(read(MOST)))).isEqualTo(MOST.replace(LEAST, behind));
        assertThat(Json.line(shape.write(read(LEAST.replace("\"deck\":{}", "\"deck\":{\"WLF\":1}")))))
                .contains("\"deck\":{\"WLF\":1}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "seat":2        | "s":2                   | seat: it is missing
            "seat":2        | "seat":4                | seat: XX-SEAT-01: it is to be a whole number from 0 to 3, not "4"
            "seat":2        | "seat":"2"              | seat: XX-SEAT-01: it is to be a whole number from 0 to 3, not the text "2"
            "seat":2        | "seat":2,"turn":1e99    | turn: it is to be a whole number, not "1.0E99"
            "seat":2        | "seat":2,"place":2147483648 | place: it is to be a whole number, not "2147483648"
            "seat":2        | "seat":2,"phase":"end"  | phase: it is to be one of act, round-limit, not "end"
            "seat":2        | "seat":2,"phase":7      | phase: it is to be a text, not "7"
            "seat":2        | "seat":2,"years":-1     | years: it is to be a whole number from 0 on, not "-1"
            "seat":2        | "seat":2,"dog":"a"      | dog: it is to be one of A, B, not "a"
            "seat":2        | "seat":2,"wolf":"g1"    | wolf: it is to be a tile such as a1, not the text "g1"
            "seat":2        | "seat":2,"name":"ada"   | name: XX-NAME-01: a name has one capital letter
            "seat":2        | "seat":2,"out":[1,5]    | out[1]: it is to be a whole number from 0 to 4, not "5"
            "seat":2        | "seat":2,"private":1    | private: it is to be true or false, not "1"
            "seat":2        | "seat":2,"behind":[{}]  | behind[0].board: it is missing
            "seat":2        | "seat":2,"behind":{}    | behind: it is to be a list, not "{}"
            "seat":2        | "seat":2,"sheep":1      | sheep: there is no such field; there are behind, board, data, deck, dog, name, numbers, odds, out, phase, place, private, seat, turn, wolf, years
            ["..s"]         | []                      | board: a hill has one or two rows, not 0
            ["..s"]         | ["..s",".."]            | board[1]: XX-ROW-01: a row has three characters
            ["..s"]         | [7]                     | board[0]: it is to be a text, not "7"
            "deck":{}       | "deck":{"WLF":10}       | deck.WLF: it is to be a whole number from 0 to 9, not "10"
            "deck":{}       | "deck":{"LMB":1}        | deck.LMB: there is no such field; there are WLF
            "deck":{}       | "deck":{"WLF":null}     | deck.WLF: it is missing
            "deck":{}       | "deck":{"WLF":1},"wolf":"a1" | wolf: XX-WOLF-01: it lies in the deck
            "odds":{}       | "odds":{"rain":"1"}     | odds.rain: it is to be a number, not the text "1"
            "numbers":[]    | "numbers":[1.5]         | numbers[0]: it is to be a whole number, not "1.5"
            """)
    void aFaultNamesFieldRuleAndReason(String right, String wrong, String line) {
        assertThat(LEAST).contains(right);
        fault(() -> read(LEAST.replace(right, wrong)), line);
    }

    @Test
    void aFaultDeepInsideIsNamedFromOutside() {
        String inner = LEAST.replace("\"deck\":{}", "\"deck\":{\"WLF\":1},\"wolf\":\"a1\"");
        JsonNode json = Json.parse(LEAST.replace("\"seat\"", "\"behind\":[" + inner + "],\"seat\""));
        fault(
                () -> Shape.of(Hill.class).read(json, "data.hill"),
                "data.hill.behind[0].wolf: XX-WOLF-01: it lies in the deck");
        fault(() -> Shape.of(Hill.class).read(Json.parse("7"), "hill"), "hill: this is to be an object, not \"7\"");
    }

    private static void fault(Runnable reading, String line) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(reading::run)
                .satisfies(fault -> assertThat(fault.line()).isEqualTo(line));
    }

    sealed interface Step {
        record Walk(Tile to) implements Step {}

        record Rest() implements Step {}

        sealed interface Call extends Step {}

        record BarkAt(int seat) implements Call {}
    }

    record Walked(List<Step> steps) {}

    @Test
    void aSealedInterfaceIsToldApartByType() {
        String json =
                "{\"steps\":[{\"type\":\"walk\",\"to\":\"b2\"},{\"type\":\"rest\"},{\"type\":\"barkAt\",\"seat\":1}]}";
        Walked walked = Shape.of(Walked.class).read(Json.parse(json), "");
        assertThat(walked.steps).containsExactly(new Step.Walk(new Tile('b', 2)), new Step.Rest(), new Step.BarkAt(1));
        assertThat(Json.line(Shape.of(Walked.class).write(walked))).isEqualTo(json);
        assertThat(Json.line(Shape.of(Step.class).write(new Step.Rest()))).isEqualTo("{\"type\":\"rest\"}");
        Shape<Step> steps = Shape.of(Step.class);
        fault(() -> steps.read(Json.parse("{}"), "step"), "step.type: it is missing");
        fault(
                () -> steps.read(Json.parse("{\"type\":\"hop\"}"), "step"),
                "step.type: it is to be one of walk, rest, barkAt, not \"hop\"");
        fault(
                () -> steps.read(Json.parse("{\"type\":\"rest\",\"to\":\"b2\"}"), ""),
                "to: there is no such field; there are type");
        fault(
                () -> Shape.of(Step.Rest.class).read(Json.parse("{\"type\":\"walk\"}"), ""),
                "type: it is to be one of rest, not \"walk\"");
    }

    @Test
    void theSchemaSaysTheSame() {
        ObjectNode schema = Shape.of(Hill.class).schema();
        assertThat(schema.remove("$schema").stringValue()).isEqualTo("https://json-schema.org/draft/2020-12/schema");
        assertThat(schema.remove("$defs").get("Hill")).isEqualTo(schema);
        assertThat(schema).isEqualTo(Json.parse("""
                {
                  "description": "A hill with all that may stand on it.",
                  "type": "object",
                  "required": ["board", "seat", "deck", "odds", "numbers"],
                  "properties": {
                    "board": {"description": "Drawn rows.", "type": "array", "minItems": 1, "maxItems": 2,
                      "items": {"type": "string", "pattern": "^[.s]{3}$"}},
                    "phase": {"type": "string", "enum": ["act", "round-limit"], "default": "act"},
                    "seat": {"type": "integer", "minimum": 0, "maximum": 3},
                    "turn": {"type": "integer", "default": 1},
                    "wolf": {"type": "string"},
                    "place": {"type": ["integer", "null"]},
                    "years": {"type": ["integer", "null"], "minimum": 0},
                    "dog": {"anyOf": [{"type": "string", "enum": ["A", "B"]}, {"type": "null"}]},
                    "deck": {"type": "object", "properties": {"WLF": {"type": "integer", "minimum": 0, "maximum": 9}},
                      "additionalProperties": false},
                    "odds": {"type": "object", "additionalProperties": {"type": "number"}},
                    "numbers": {"type": "array", "items": {"type": "integer"}},
                    "out": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 4}, "default": []},
                    "name": {"type": ["string", "null"], "pattern": "^[A-Z][a-z]*$"},
                    "private": {"type": "boolean", "default": false},
                    "behind": {"type": "array", "items": {"$ref": "#/$defs/Hill"}, "default": []},
                    "data": {"type": ["object", "array", "string", "number", "boolean", "null"]}
                  },
                  "additionalProperties": false
                }"""));
    }

    @Test
    void schemasOfAlternativesReferToThem() {
        assertThat(Shape.of(Walked.class).schema().get("$defs")).isEqualTo(Json.parse("""
                {
                  "BarkAt": {"type": "object", "required": ["type", "seat"],
                    "properties": {"type": {"const": "barkAt"}, "seat": {"type": "integer"}}, "additionalProperties": false},
                  "Rest": {"type": "object", "required": ["type"], "properties": {"type": {"const": "rest"}}, "additionalProperties": false},
                  "Step": {"oneOf": [{"$ref": "#/$defs/Walk"}, {"$ref": "#/$defs/Rest"}, {"$ref": "#/$defs/BarkAt"}]},
                  "Walk": {"type": "object", "required": ["type", "to"],
                    "properties": {"type": {"const": "walk"}, "to": {"type": "string"}}, "additionalProperties": false}
                }"""));
    }

    record Counted(Map<Integer, String> titles) {}

    @Test
    void namesOfMembersMayBeNumbers() {
        Shape<Counted> shape = Shape.of(Counted.class);
        Counted counted = shape.read(Json.parse("{\"titles\":{\"5\":\"Small\"}}"), "");
        assertThat(counted.titles).containsExactly(Map.entry(5, "Small"));
        assertThat(Json.line(shape.write(counted))).isEqualTo("{\"titles\":{\"5\":\"Small\"}}");
        fault(
                () -> shape.read(Json.parse("{\"titles\":{\"x\":\"Small\"}}"), ""),
                "titles.x: its name is to be a whole number");
    }

    enum Rank {
        LOW
    }

    record Ranked(Rank rank, Map<Rank, Integer> odds) {}

    @Test
    void wordsHaveANameInWhatIsWritten() {
        Schemas schemas = Schemas.ofWhatIsWritten("#/", type -> "My" + type.getSimpleName());
        schemas.reference(Ranked.class);
        assertThat(schemas.definitions()).isEqualTo(Json.parse("""
                {
                  "MyRank": {"type": "string", "enum": ["LOW"]},
                  "MyRanked": {
                    "type": "object",
                    "required": ["rank", "odds"],
                    "properties": {
                      "rank": {"$ref": "#/MyRank"},
                      "odds": {
                        "type": "object",
                        "propertyNames": {"$ref": "#/MyRank"},
                        "additionalProperties": {"type": "integer"}
                      }
                    },
                    "additionalProperties": false
                  }
                }"""));
    }

    record Told(
            @Nullable Integer clock,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Integer seat) {}

    @Test
    void whatIsWrittenNamesEveryFieldUnlessToldOtherwise() {
        Schemas schemas = Schemas.ofWhatIsWritten("#/");
        assertThat(Json.line(schemas.reference(Told.class))).isEqualTo("{\"$ref\":\"#/Told\"}");
        assertThat(Json.line(schemas.definitions().at("/Told/required"))).isEqualTo("[\"clock\"]");
        assertThat(Json.line(new Told(null, null))).isEqualTo("{\"clock\":null}");
    }

    record Spot(
            @Within(least = 1, most = 6) int row, @Nullable String fence) {}

    record Post(@Default("0") int height, @JsonUnwrapped Spot spot, boolean painted) {}

    @Test
    void membersOfAPartMayStandAmongThoseOfTheWhole() {
        Shape<Post> shape = Shape.of(Post.class);
        Post post = new Post(2, new Spot(3, null), true);
        String json = "{\"height\":2,\"row\":3,\"painted\":true}";
        assertThat(shape.read(Json.parse(json), "")).isEqualTo(post);
        assertThat(Json.line(shape.write(post))).isEqualTo(json);
        assertThat(Json.line(post)).isEqualTo("{\"height\":2,\"row\":3,\"fence\":null,\"painted\":true}");
        fault(
                () -> shape.read(Json.parse(json.replace("3", "7")), ""),
                "row: it is to be a whole number from 1 to 6, not \"7\"");
        fault(() -> shape.read(Json.parse(json.replace("row", "spot")), ""), "row: it is missing");
        ObjectNode schema = shape.schema();
        assertThat(schema.get("properties").propertyNames()).containsExactly("height", "row", "fence", "painted");
        assertThat(Json.line(schema.get("required"))).isEqualTo("[\"row\",\"painted\"]");
    }

    record Both(ShapeTest.Step.Rest one, Rest other) {}

    record Rest() {}

    record Shown(@JsonValue String word, int number) {}

    record Wall(Shown shown) {}

    @Test
    void whatHasNoShapeIsFoundOutAtOnce() {
        assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> Shape.of(Thread.class));
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> Shape.of(Both.class).schema())
                .withMessageContaining("two shapes have one name");
    }

    @Test
    void aValueThatNothingMakesIsOnlyWritten() {
        assertThat(Json.line(Shape.of(Wall.class).write(new Wall(new Shown("x", 1)))))
                .isEqualTo("{\"shown\":\"x\"}");
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> Shape.of(Wall.class).read(Json.parse("{\"shown\":\"x\"}"), ""));
    }
}
