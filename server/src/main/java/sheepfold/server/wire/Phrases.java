package sheepfold.server.wire;

import java.util.List;
import sheepfold.json.About;

@About("What people may say to each other with one press of a button.")
public record Phrases(
        List<String> phrases,

        @About("True if those who hold a seat may also write in their own words.")
        boolean chat) {}
