package sheepfold.server.wire;

import java.util.List;
import sheepfold.json.About;

@About("Somebody came or went: the seats as they are now. Sent as the event seats, without a log number.")
public record Presence(List<SeatState> seats) {}
