package sheepfold.server.wire;

import java.util.List;
import sheepfold.engine.json.About;

@About("A decision with too many moves to list.")
public record FormState(int seat, String form, String grammar, List<String> sample) {}
