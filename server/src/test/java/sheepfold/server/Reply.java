package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpHeaders;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

/** What the server answered. */
record Reply(int status, String body, HttpHeaders headers) {
    JsonNode json() {
        return Json.parse(body);
    }

    String error() {
        return json().path("error").asString();
    }

    /** The answer is as wanted; what stands in it is shown if not. */
    Reply is(int wanted) {
        assertThat(status).as(body).isEqualTo(wanted);
        return this;
    }

    String header(String name) {
        return headers.firstValue(name).orElse("");
    }
}
