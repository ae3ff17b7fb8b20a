package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sheepfold.server.wire.GameMessages;
import sheepfold.server.wire.LabMessages;
import sheepfold.server.wire.LobbyMessages;
import sheepfold.server.wire.PositionMessages;
import sheepfold.server.wire.TableMessages;
import sheepfold.server.wire.TableRequests;
import sheepfold.server.wire.TalkMessages;
import tools.jackson.databind.JsonNode;

/** The OpenAPI description says what the server does; that each answer fits is checked by every test, see {@link OpenApi}. */
class OpenApiTest {
    @Test
    void theServerServesTheFile() {
        try (TestServer server = TestServer.start()) {
            assertThat(server.stranger().get("/api/openapi.json").is(200).json())
                    .isEqualTo(OpenApi.FILE);
        }
    }

    @Test
    void everyCallInTheFileIsThere() {
        try (TestServer server = TestServer.start()) {
            TestGuest ada = server.guest("Ada");
            OpenApi.FILE
                    .get("paths")
                    .properties()
                    .forEach(path -> path.getValue().propertyNames().forEach(method -> {
                        String address = path.getKey()
                                .replace("{moves}", "0")
                                .replace("{seat}", "0")
                                .replaceAll("\\{[^}]*}", "unknown-thing");
                        Reply reply = ada.send(ada.request(address)
                                .method(
                                        method.toUpperCase(java.util.Locale.ROOT),
                                        java.net.http.HttpRequest.BodyPublishers.noBody())
                                .build());
                        assertThat(reply.status()).as(method + " " + address).isNotEqualTo(405);
                        if (reply.status() == 404) {
                            assertThat(reply.error())
                                    .as(method + " " + address)
                                    .isNotEqualTo("There is nothing at this address.");
                        }
                    }));
        }
    }

    /** What lies in other records or comes from the laboratory. */
    private static final List<String> OF_OTHERS = List.of(
            "Bin",
            "Chance",
            "Choice",
            "Comparison",
            "ComponentStats",
            "Difference",
            "Distribution",
            "Doubling",
            "Draw",
            "Fall",
            "Holding",
            "Interval",
            "Luck",
            "LuckShare",
            "Measure",
            "Measures",
            "OptionEntry",
            "Player",
            "PresetEntry",
            "Report",
            "Skill",
            "Standing",
            "Story",
            "Timing",
            "TurningPoint",
            "Unit",
            "ValueEntry",
            "Variant");

    private static final List<Class<?>> MESSAGES = List.of(
            GameMessages.class,
            LabMessages.class,
            LobbyMessages.class,
            PositionMessages.class,
            TableMessages.class,
            TableRequests.class,
            TalkMessages.class);

    static List<String> wireRecords() {
        return OpenApi.FILE.at("/components/schemas").propertyNames().stream()
                .filter(name -> !OF_OTHERS.contains(name))
                .filter(name -> OpenApi.FILE.at("/components/schemas/" + name).has("properties"))
                .toList();
    }

    @Test
    void everyOperationHasAnIdOfItsOwn() {
        List<String> ids = OpenApi.FILE
                .get("paths")
                .valueStream()
                .flatMap(JsonNode::valueStream)
                .map(operation -> operation.path("operationId").asString(""))
                .toList();
        assertThat(ids).hasSize(60).doesNotContain("").doesNotHaveDuplicates();
    }

    @Test
    void everySchemaIsInUse() {
        String everything = OpenApi.FILE.toString();
        assertThat(OpenApi.FILE.at("/components/schemas").propertyNames())
                .hasSizeGreaterThan(40)
                .allSatisfy(name -> assertThat(everything).contains("\"#/components/schemas/" + name + "\""));
    }

    @ParameterizedTest
    @MethodSource("wireRecords")
    void schemasSayWhatTheRecordsAre(String name) {
        Class<?> record = MESSAGES.stream()
                .flatMap(kind -> Arrays.stream(kind.getDeclaredClasses()))
                .filter(type -> type.getSimpleName().equals(name))
                .findFirst()
                .orElseThrow();
        JsonNode schema = OpenApi.FILE.at("/components/schemas/" + name);

        List<RecordComponent> components = components(record).toList();
        assertThat(List.copyOf(schema.get("properties").propertyNames()))
                .containsExactlyElementsOf(
                        components.stream().map(OpenApiTest::nameOf).toList());
        for (RecordComponent component : components) {
            boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
            JsonNode member = schema.get("properties").get(nameOf(component));
            boolean untyped = member.isEmpty();
            assertThat(untyped || nullable == member.toString().contains("\"null\""))
                    .as("%s.%s is nullable: %b", name, component.getName(), nullable)
                    .isTrue();
        }
    }

    /** The components of a record, those of its parts in their places. */
    private static Stream<RecordComponent> components(Class<?> record) {
        return Arrays.stream(record.getRecordComponents())
                .flatMap(component -> component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)
                        ? components(component.getType())
                        : Stream.of(component));
    }

    private static String nameOf(RecordComponent component) {
        JsonProperty property = component.getAccessor().getAnnotation(JsonProperty.class);
        return property == null ? component.getName() : property.value();
    }
}
