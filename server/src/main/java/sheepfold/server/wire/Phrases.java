package sheepfold.server.wire;

import java.util.List;

/** What people may say to each other with one press of a button. */
public record Phrases(List<String> phrases) {}
