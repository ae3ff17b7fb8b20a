package sheepfold.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A place inside a JSON value, written as in {@code players[1].hand[0]}; the empty text is the value itself. */
final class JsonPath {
    private static final Pattern STEP = Pattern.compile("([^.\\[\\]]+)|\\[(\\d+)]");

    private final String written;
    private final List<Object> steps = new ArrayList<>();

    JsonPath(String written) {
        this.written = written;
        Matcher step = STEP.matcher(written);
        while (step.find()) {
            steps.add(step.group(1) != null ? step.group(1) : Integer.valueOf(step.group(2)));
        }
    }

    JsonNode in(JsonNode whole) {
        return follow(whole, steps.size());
    }

    /** A copy of the whole in which this place has another value; a member that is not there yet is added. */
    JsonNode set(JsonNode whole, Object value) {
        if (steps.isEmpty()) {
            return Json.tree(value);
        }
        JsonNode copy = whole.deepCopy();
        JsonNode parent = follow(copy, steps.size() - 1);
        if (parent instanceof ObjectNode object && steps.getLast() instanceof String name) {
            object.set(name, Json.tree(value));
        } else if (parent instanceof ArrayNode array && steps.getLast() instanceof Integer index) {
            in(copy);
            array.set(index, Json.tree(value));
        } else {
            throw nothingThere(copy);
        }
        return copy;
    }

    /** A copy of the whole without this member. */
    JsonNode removed(JsonNode whole) {
        JsonNode copy = whole.deepCopy();
        in(copy);
        if (follow(copy, steps.size() - 1) instanceof ObjectNode object && steps.getLast() instanceof String name) {
            object.remove(name);
            return copy;
        }
        throw new IllegalArgumentException(written + " is no member that can be left out");
    }

    private JsonNode follow(JsonNode whole, int length) {
        JsonNode place = whole;
        for (Object step : steps.subList(0, length)) {
            JsonNode next = step instanceof Integer index ? place.get(index) : place.get((String) step);
            if (next == null) {
                throw nothingThere(whole);
            }
            place = next;
        }
        return place;
    }

    private IllegalArgumentException nothingThere(JsonNode whole) {
        return new IllegalArgumentException("there is no " + written + " in " + Json.line(whole));
    }
}
