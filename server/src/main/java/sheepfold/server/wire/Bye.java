package sheepfold.server.wire;

import sheepfold.json.About;

@About(
        "The last event of a stream when the server is about to stop: after so many milliseconds it is worth coming back.")
public record Bye(int reconnect) {}
