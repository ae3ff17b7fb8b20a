package sheepfold.server.wire;

import java.util.Map;
import sheepfold.json.About;

@About("A game's rulebook: its text in Markdown, and each rule by its id.")
public record RulebookPage(String markdown, Map<String, String> rules) {}
