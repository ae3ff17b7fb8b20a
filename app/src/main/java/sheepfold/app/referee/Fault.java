package sheepfold.app.referee;

import java.util.OptionalInt;
import sheepfold.engine.Refusal;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Text;
import tools.jackson.databind.node.ObjectNode;

/**
 * Why a request has no answer; empty texts do not apply.
 *
 * @param at which of the given moves it is about, counted from 0
 * @param field which member of the request it is about
 */
record Fault(OptionalInt at, String move, String rule, String field, String message) {
    static Fault of(BadInput input) {
        return new Fault(OptionalInt.empty(), "", input.rule(), input.place(), input.sentence());
    }

    static Fault of(String message) {
        return new Fault(OptionalInt.empty(), "", "", "", message);
    }

    static Fault of(int at, String move, Refusal why) {
        return new Fault(
                OptionalInt.of(at), move, why.rule(), "", why.sentence().plain());
    }

    ObjectNode json() {
        ObjectNode json = Json.object();
        at.ifPresent(index -> json.put("at", index).put("move", Text.cut(move)));
        if (!rule.isEmpty()) {
            json.put("rule", rule);
        }
        if (!field.isEmpty()) {
            json.put("field", field);
        }
        return json.put("message", message);
    }
}
