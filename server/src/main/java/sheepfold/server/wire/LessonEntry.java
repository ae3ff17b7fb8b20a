package sheepfold.server.wire;

import java.util.List;
import sheepfold.json.About;

@About("A lesson of a game.")
public record LessonEntry(
        String id,
        String title,
        @About("What the game is about, in one sentence.") String goal,
        @About("What each step is about.") List<String> steps) {}
