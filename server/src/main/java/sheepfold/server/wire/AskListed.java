package sheepfold.server.wire;

import sheepfold.json.About;
import sheepfold.json.Default;

@About("Whether a table is to be listed.")
public record AskListed(@Default("true") boolean listed) {}
