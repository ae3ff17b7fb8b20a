package sheepfold.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** The part of JSON Schema that positions use: what a value that does not fit gets told. */
final class Schema {
    private final JsonNode root;

    Schema(JsonNode root) {
        this.root = root;
    }

    /** Every way in which a value does not fit. */
    List<String> faults(JsonNode value) {
        List<String> faults = new ArrayList<>();
        check(root, value, "", faults);
        return faults;
    }

    private void check(JsonNode schema, JsonNode value, String path, List<String> faults) {
        JsonNode rule = resolved(schema);
        if (rule.has("anyOf") || rule.has("oneOf")) {
            checkAlternatives(rule, value, path, faults);
        }
        checkType(rule, value, path, faults);
        checkValue(rule, value, path, faults);
        if (value.isObject()) {
            checkMembers(rule, value, path, faults);
        }
        if (value.isArray()) {
            checkItems(rule, value, path, faults);
        }
    }

    private JsonNode resolved(JsonNode schema) {
        JsonNode reference = schema.path("$ref");
        return reference.isString() ? resolved(root.at(reference.stringValue().substring(1))) : schema;
    }

    private void checkAlternatives(JsonNode rule, JsonNode value, String path, List<String> faults) {
        JsonNode alternatives = rule.has("anyOf") ? rule.get("anyOf") : rule.get("oneOf");
        boolean fits = alternatives.valueStream().anyMatch(alternative -> {
            List<String> own = new ArrayList<>();
            check(alternative, value, path, own);
            return own.isEmpty();
        });
        if (!fits) {
            faults.add(path + " fits none of the alternatives: " + value);
        }
    }

    private static void checkType(JsonNode rule, JsonNode value, String path, List<String> faults) {
        JsonNode type = rule.path("type");
        List<String> types = type.isArray()
                ? type.valueStream().map(JsonNode::stringValue).toList()
                : type.isString() ? List.of(type.stringValue()) : List.of();
        if (!types.isEmpty() && types.stream().noneMatch(name -> isA(name, value))) {
            faults.add("%s is no %s: %s".formatted(path, String.join(" or ", types), value));
        }
    }

    private static boolean isA(String type, JsonNode value) {
        return switch (type) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isString();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            default -> throw new IllegalArgumentException("no type of JSON Schema: " + type);
        };
    }

    private static void checkValue(JsonNode rule, JsonNode value, String path, List<String> faults) {
        if (rule.has("enum") && rule.get("enum").valueStream().noneMatch(value::equals)) {
            faults.add("%s is none of %s: %s".formatted(path, rule.get("enum"), value));
        }
        if (rule.has("const") && !rule.get("const").equals(value)) {
            faults.add("%s is not %s: %s".formatted(path, rule.get("const"), value));
        }
        if (value.isString()
                && rule.has("pattern")
                && !matches(rule.get("pattern").stringValue(), value)) {
            faults.add("%s does not match %s: %s".formatted(path, rule.get("pattern"), value));
        }
        if (value.isNumber()) {
            checkBounds(rule, "minimum", "maximum", value.doubleValue(), path, faults);
        }
        if (value.isArray()) {
            checkBounds(rule, "minItems", "maxItems", value.size(), path + " (its length)", faults);
        }
    }

    private static boolean matches(String pattern, JsonNode value) {
        return Pattern.compile(pattern).matcher(value.stringValue()).find();
    }

    private static void checkBounds(
            JsonNode rule, String least, String most, double value, String path, List<String> faults) {
        if (rule.has(least) && value < rule.get(least).doubleValue()) {
            faults.add("%s is less than %s: %s".formatted(path, rule.get(least), value));
        }
        if (rule.has(most) && value > rule.get(most).doubleValue()) {
            faults.add("%s is more than %s: %s".formatted(path, rule.get(most), value));
        }
    }

    private void checkMembers(JsonNode rule, JsonNode value, String path, List<String> faults) {
        JsonNode properties = rule.path("properties");
        JsonNode others = rule.path("additionalProperties");
        for (JsonNode required : rule.path("required").values()) {
            if (!value.has(required.stringValue())) {
                faults.add("%s lacks %s".formatted(path, required.stringValue()));
            }
        }
        for (String name : value.propertyNames()) {
            String place = path.isEmpty() ? name : path + "." + name;
            if (properties.has(name)) {
                check(properties.get(name), value.get(name), place, faults);
            } else if (others.isObject()) {
                check(others, value.get(name), place, faults);
            } else if (rule.has("properties")) {
                faults.add(place + " is not named by the schema");
            }
        }
    }

    private void checkItems(JsonNode rule, JsonNode value, String path, List<String> faults) {
        List<JsonNode> first = List.copyOf(rule.path("prefixItems").values());
        JsonNode others = rule.path("items");
        for (int i = 0; i < value.size(); i++) {
            JsonNode item = i < first.size() ? first.get(i) : others;
            if (item.isObject()) {
                check(item, value.get(i), path + "[" + i + "]", faults);
            }
        }
    }
}
