package sheepfold.server.wire;

/** Somebody introduces themselves. */
public record AskGuest(String name) {}
