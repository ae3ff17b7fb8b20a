package sheepfold.server.wire;

import sheepfold.engine.json.About;

@About("A move the caller may make: as it is written, and in words.")
public record LegalMove(int seat, String move, String text) {}
