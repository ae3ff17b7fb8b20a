package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;

/** What is wrong with a request: one sentence, with the rule or the field where there is one, and the state where the caller is late. */
public record Problem(
        String error,
        @Nullable String rule,
        @Nullable String field,
        @Nullable TableState state) {}
