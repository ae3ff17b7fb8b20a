package sheepfold.server.wire;

import java.util.List;
import sheepfold.json.About;

@About(
        "Who looks on at a running game without a seat. Told to those who hold one, as the event watchers, without a log number.")
public record Watching(
        @About("The first of those who have said who they are.")
        List<String> names,

        @About("How many others there are.") int others) {}
