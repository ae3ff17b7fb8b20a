package sheepfold.server.wire;

import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

@About("What is kept of what the caller has learnt, solved and played.")
public record ProgressState(
        @About("Counts the changes; 0 if nothing is kept.") long version,

        @About("A JSON object of the caller's own making; empty if nothing is kept.")
        JsonNode progress) {}
