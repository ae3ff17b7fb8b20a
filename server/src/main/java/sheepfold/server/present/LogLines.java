package sheepfold.server.present;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import sheepfold.json.JsonWriter;
import sheepfold.json.WritesItself;
import sheepfold.server.table.PlayedMove;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.TableMessages.LogLine;
import tools.jackson.core.SerializableString;

/** Lines of a table's log for one viewer. A log is sent often and grows, so lines that are the same for all are written once. */
final class LogLines extends AbstractList<LogLine> implements WritesItself {
    private final List<PlayedMove> made;
    private final int viewer;
    private final ViewOptions viewing;
    private final boolean over;

    LogLines(List<PlayedMove> made, int viewer, ViewOptions viewing, boolean over) {
        this.made = List.copyOf(made);
        this.viewer = viewer;
        this.viewing = viewing;
        this.over = over;
    }

    @Override
    public LogLine get(int index) {
        return made.get(index).line(viewer, viewing, over);
    }

    @Override
    public int size() {
        return made.size();
    }

    @Override
    public void write(JsonWriter out) {
        out.beginList();
        for (int i = 0; i < size(); i++) {
            Optional<SerializableString> open = made.get(i).openLine(viewing);
            if (open.isPresent()) {
                out.raw(open.get().asUnquotedUTF8());
            } else {
                out.any(get(i));
            }
        }
        out.endList();
    }
}
