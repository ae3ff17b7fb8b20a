package sheepfold.server.wire;

import java.util.List;
import sheepfold.json.About;

@About(
        "What taking back one's last move would need: how many moves remain, and the names of those who are asked (none if it is free).")
public record UndoState(int to, List<String> ask, String reason) {}
