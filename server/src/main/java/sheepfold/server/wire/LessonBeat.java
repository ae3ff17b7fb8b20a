package sheepfold.server.wire;

import java.util.List;
import sheepfold.json.About;
import tools.jackson.databind.JsonNode;

@About("A move in a lesson, or several that count at once: what it caused, for animation, and where that leads.")
public record LessonBeat(List<LogLine> log, List<JsonNode> events, TurnState turn, JsonNode view) {}
