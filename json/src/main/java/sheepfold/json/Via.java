package sheepfold.json;

import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A value that stands as another one. */
public class Via<T, S> implements Codec<T> {
    private final Class<T> type;
    private final String about;
    private final Codec<S> inner;
    private final Function<T, S> outward;
    private final Function<S, Optional<T>> inward;

    /** @param about what it means, as a sentence calls it; empty if nothing says so */
    protected Via(
            Class<T> type, String about, Codec<S> inner, Function<T, S> outward, Function<S, Optional<T>> inward) {
        this.type = type;
        this.about = about;
        this.inner = inner;
        this.outward = outward;
        this.inward = inward;
    }

    @Override
    public T read(JsonNode json, String path) {
        S from = inner.read(json, path);
        try {
            return inward.apply(from).orElseThrow(() -> unknown(json));
        } catch (BadInput e) {
            throw e.at(path);
        }
    }

    private BadInput unknown(JsonNode json) {
        return new BadInput(
                "",
                about.isEmpty()
                        ? "there is no such " + Json.tag(type)
                        : "it is to be %s, not %s".formatted(about, Fields.shown(json)));
    }

    @Override
    public void write(T value, JsonWriter out) {
        inner.write(outward.apply(value), out);
    }

    @Override
    public String text(T value) {
        return inner.text(outward.apply(value));
    }

    @Override
    public ObjectNode schema(Schemas schemas) {
        return inner.schema(schemas);
    }

    @Override
    public boolean isText() {
        return inner.isText();
    }
}
