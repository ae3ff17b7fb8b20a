package sheepfold.trials.neighbours;

import java.io.IOException;
import sheepfold.json.Json;
import sheepfold.trials.load.Wire;

/** People who come to a server. */
final class Guests {
    private Guests() {}

    static String token(Wire wire, String name) throws IOException {
        Wire.Answer answer = wire.post("/api/guests", "", "{\"name\":\"%s\"}".formatted(name));
        if (answer.status() != 200) {
            throw new IOException("nobody was let in: %d %s".formatted(answer.status(), answer.body()));
        }
        return Json.parse(answer.body()).get("token").stringValue();
    }
}
