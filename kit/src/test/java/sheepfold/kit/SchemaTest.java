package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.json.Json;

class SchemaTest {
    private static final Schema SCHEMA = new Schema(Json.parse("""
            {
              "type": "object",
              "required": ["count"],
              "properties": {
                "count": { "type": "integer", "minimum": 1, "maximum": 3 },
                "name": { "type": "string", "pattern": "^[a-z]+$" },
                "kind": { "enum": ["sheep", "wolf"] },
                "same": { "const": 7 },
                "either": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
                "list": { "type": "array", "minItems": 1, "maxItems": 2, "items": { "$ref": "#/$defs/card" } },
                "pair": { "type": "array", "prefixItems": [{ "type": "string" }, { "type": "number" }] },
                "both": { "type": ["string", "boolean"] },
                "map": { "type": "object", "additionalProperties": { "type": "integer" } }
              },
              "$defs": { "card": { "type": "object", "properties": { "value": { "type": "number" } } } }
            }
            """));

    @Test
    void whatFitsHasNoFaults() {
        assertThat(SCHEMA.faults(Json.parse("""
                {"count":2,"name":"dolly","kind":"wolf","same":7,"either":null,"list":[{"value":0.5}],
                 "pair":["a",1.5],"both":true,"map":{"x":1}}
                """))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {}                                  | lacks count
            {"count":0}                         | count is less than 1
            {"count":4}                         | count is more than 3
            {"count":1.5}                       | count is no integer
            {"count":1,"more":1}                | more is not named by the schema
            {"count":1,"name":"Dolly"}          | name does not match
            {"count":1,"kind":"dog"}            | kind is none of
            {"count":1,"same":8}                | same is not 7
            {"count":1,"either":1}              | either fits none of the alternatives
            {"count":1,"list":[]}               | list (its length) is less than 1
            {"count":1,"list":[{},{},{}]}       | list (its length) is more than 2
            {"count":1,"list":[{"value":"x"}]}  | list[0].value is no number
            {"count":1,"list":[{"worth":1}]}    | list[0].worth is not named by the schema
            {"count":1,"pair":["a","b"]}        | pair[1] is no number
            {"count":1,"both":1}                | both is no string or boolean
            {"count":1,"map":{"x":"y"}}         | map.x is no integer
            """)
    void whatDoesNotFitIsTold(String json, String fault) {
        assertThat(SCHEMA.faults(Json.parse(json))).singleElement().asString().contains(fault);
    }
}
