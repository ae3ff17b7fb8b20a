package sheepfold.server.wire;

import java.util.List;
import sheepfold.json.About;

@About("Tables that anybody may join or watch, and the caller's own.")
public record TableList(List<TableEntry> open, List<TableEntry> yours, List<TableEntry> finished) {}
