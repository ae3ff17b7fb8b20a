package sheepfold.server.wire;

import java.util.List;
import sheepfold.json.About;

@About("How a game came out, for lists.")
public record Ending(ResultKind kind, List<Integer> winners) {}
