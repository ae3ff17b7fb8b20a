package sheepfold.server.wire;

import java.util.List;

/** Somebody came or went: the seats as they are now. Sent as the event {@code seats}, without a log number. */
public record Presence(List<SeatState> seats) {}
