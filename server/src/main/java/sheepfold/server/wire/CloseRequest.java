package sheepfold.server.wire;

import java.util.List;
import sheepfold.json.About;

@About("A request to end the game.")
public record CloseRequest(
        @About("The name of who asks.") String by,
        @About("The names of those who have yet to agree.") List<String> waiting,
        @About("True if the caller asks.") boolean yours,
        @About("True if the caller has yet to agree.") boolean asksYou) {}
