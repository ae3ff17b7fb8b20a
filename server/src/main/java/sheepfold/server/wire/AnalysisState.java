package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.bots.story.Story;
import sheepfold.json.About;

@About("What a game was about, or how far it is found out.")
public record AnalysisState(
        @About("From 0 to 1.") double progress,
        @About("Once it is found out.") @Nullable Story story) {}
