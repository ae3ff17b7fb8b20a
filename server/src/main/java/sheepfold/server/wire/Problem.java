package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;

@About(
        "What is wrong with a request: one sentence, with the rule or the field where there is one, and the state where the caller is late.")
public record Problem(
        String error,
        @Nullable String rule,
        @Nullable String field,
        @Nullable TableState state,

        @About("unknown if it cannot be told whether the request was carried out; the same request again tells.")
        @Nullable
        Outcome outcome) {
    public Problem(String error, @Nullable String rule, @Nullable String field, @Nullable TableState state) {
        this(error, rule, field, state, null);
    }
}
