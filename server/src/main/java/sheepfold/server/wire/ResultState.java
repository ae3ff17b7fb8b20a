package sheepfold.server.wire;

import java.util.List;
import java.util.Map;

/**
 * How it ended; kind is {@code win}, {@code loss}, {@code draw} or {@code scores}.
 *
 * @param ending which of the game's endings it was
 */
public record ResultState(
        String kind,
        List<Integer> winners,
        List<Integer> scores,
        List<Integer> ranks,
        String ending,
        String reason,
        Map<String, Object> details) {}
