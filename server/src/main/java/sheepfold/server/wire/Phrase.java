package sheepfold.server.wire;

/** A quick phrase from one seat to the table. */
public record Phrase(int seat, String text) {}
