package sheepfold.server.wire;

import sheepfold.engine.json.About;
import sheepfold.engine.json.Default;

@About("Whether a table is to be listed.")
public record AskListed(@Default("true") boolean listed) {}
