package sheepfold.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.util.RawValue;

/** What is written is, to the byte, what Jackson writes. */
class JsonWriterTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();

    enum Weather {
        RAIN,
        SUN {
            @Override
            public String toString() {
                return "sun";
            }
        }
    }

    @Shaped
    record Sky(
            String name,
            int birds,
            long stars,
            double height,
            boolean blue,
            @Nullable String cloud,
            Optional<String> moon,
            Weather weather,
            List<Weather> before,
            Map<Weather, Integer> days,
            Object anything) {}

    private static void isWrittenLikeJackson(Object value) {
        String line = JACKSON.writeValueAsString(value);
        assertThat(Json.line(value)).isEqualTo(line);
        assertThat(Json.bytes(value)).isEqualTo(line.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void texts() {
        StringBuilder all = new StringBuilder("a/b \"\\ é – 😀 \u2028 \u007f ");
        for (char c = 0; c < 0x100; c++) {
            all.append(c);
        }
        isWrittenLikeJackson(all.toString());
        isWrittenLikeJackson("");
        isWrittenLikeJackson("long ".repeat(1000));
    }

    @Test
    void numbers() {
        isWrittenLikeJackson(List.of(0, 9, 10, -1, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE));
        isWrittenLikeJackson(List.of(0.0, -0.0, 1.0, 0.1, 1e-7, 1e10, 123456789.123, Double.MIN_VALUE, Double.NaN));
    }

    @Test
    void listsAndMaps() {
        Map<Object, Object> map = new LinkedHashMap<>();
        map.put("a", List.of());
        map.put(3, Map.of());
        map.put("none", null);
        map.put("some", Arrays.asList(1, null, true, Optional.empty(), Optional.of("x")));
        isWrittenLikeJackson(map);
    }

    @Test
    void records() {
        Sky sky = new Sky(
                "high",
                3,
                5_000_000_000L,
                1.5,
                true,
                null,
                Optional.empty(),
                Weather.SUN,
                List.of(Weather.RAIN, Weather.SUN),
                Map.of(Weather.RAIN, 2),
                Map.of("x", List.of(Weather.SUN)));
        isWrittenLikeJackson(sky);
        isWrittenLikeJackson(List.of(sky, sky));
    }

    @Test
    void trees() {
        isWrittenLikeJackson(Json.parse(
                "{\"a\":[1,2.5,-3,12345678901,123456789012345678901234567890,1e99,null,true,\"x\"],\"b\":{}}"));
        isWrittenLikeJackson(JsonNodeFactory.instance.pojoNode(new RawValue("[1,2]")));
    }
}
