package sheepfold.server.wire;

import sheepfold.engine.json.About;

@About("Somebody introduces themselves.")
public record AskGuest(String name) {}
