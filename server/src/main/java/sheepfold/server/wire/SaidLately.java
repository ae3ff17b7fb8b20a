package sheepfold.server.wire;

import java.util.List;

/** What was said last, for those who begin to listen. Sent as the event {@code phrases}, without a log number. */
public record SaidLately(List<Phrase> phrases) {}
