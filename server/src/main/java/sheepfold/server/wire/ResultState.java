package sheepfold.server.wire;

import java.util.List;
import java.util.Map;
import sheepfold.json.About;

@About("How it ended.")
public record ResultState(
        ResultKind kind,
        List<Integer> winners,
        List<Integer> scores,
        List<Integer> ranks,
        @About("Which of the game's endings it was.") String ending,
        String reason,
        Map<String, Object> details) {}
