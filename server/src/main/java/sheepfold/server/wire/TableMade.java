package sheepfold.server.wire;

import sheepfold.json.About;

@About("The table there is now, and the link that invites to it.")
public record TableMade(String table, String url) {}
