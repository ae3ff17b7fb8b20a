package sheepfold.server.wire;

import java.util.List;
import java.util.Map;

/** How it ended; kind is {@code win}, {@code loss}, {@code draw} or {@code scores}. */
public record ResultState(
        String kind,
        List<Integer> winners,
        List<Integer> scores,
        List<Integer> ranks,
        String reason,
        Map<String, Object> details) {}
