package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.engine.json.About;

@About(
        "A suggestion: the move, what it is worth from 0 to 1 if that is known, and why; exact if it was computed rather than estimated.")
public record HintState(
        int seat, String move, String text, @Nullable Double value, String reason, boolean exact) {}
