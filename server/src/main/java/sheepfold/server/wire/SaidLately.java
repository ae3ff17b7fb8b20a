package sheepfold.server.wire;

import java.util.List;
import sheepfold.json.About;

@About("What was said last, for those who begin to listen. Sent as the event phrases, without a log number.")
public record SaidLately(List<Phrase> phrases) {}
