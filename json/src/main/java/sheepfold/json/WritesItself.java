package sheepfold.json;

/** A list that knows a quicker way of being written. */
public interface WritesItself {
    void write(JsonWriter out);
}
