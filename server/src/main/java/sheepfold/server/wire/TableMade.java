package sheepfold.server.wire;

/** The table there is now, and the link that invites to it. */
public record TableMade(String table, String url) {}
