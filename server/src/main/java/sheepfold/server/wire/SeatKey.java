package sheepfold.server.wire;

import sheepfold.json.About;

@About("What moves the caller's seats to another device: the key, and the personal link that carries it.")
public record SeatKey(String key, String url) {}
