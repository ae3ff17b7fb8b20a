package sheepfold.server.wire;

/** A move the caller may make: as it is written, and in words. */
public record LegalMove(int seat, String move, String text) {}
