package sheepfold.server.wire;

import sheepfold.json.About;

@About("Somebody introduces themselves.")
public record AskGuest(String name) {}
