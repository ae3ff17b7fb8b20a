package sheepfold.server.wire;

import java.util.List;
import sheepfold.json.About;

@About(
        "What was written last, for a holder of a seat who begins to listen. Sent as the event chats, without a log number.")
public record ChatLately(List<ChatLine> lines) {}
