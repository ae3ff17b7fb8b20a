package sheepfold.server.table;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import sheepfold.server.wire.LogLine;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Lines of a table's log for one viewer. A log is sent often and grows, so lines that are the same for all are written once. */
final class LogLines extends AbstractList<LogLine> {
    private final List<Made> made;
    private final int viewer;
    private final Look look;
    private final boolean over;

    LogLines(List<Made> made, int viewer, Look look, boolean over) {
        this.made = List.copyOf(made);
        this.viewer = viewer;
        this.look = look;
        this.over = over;
    }

    @Override
    public LogLine get(int index) {
        return made.get(index).line(viewer, look, over);
    }

    @Override
    public int size() {
        return made.size();
    }

    static final class Writer extends ValueSerializer<LogLines> {
        @Override
        public void serialize(LogLines lines, JsonGenerator out, SerializationContext context) {
            out.writeStartArray();
            for (int i = 0; i < lines.size(); i++) {
                Optional<SerializableString> open = lines.made.get(i).openLine(lines.look);
                if (open.isPresent()) {
                    out.writeRawValue(open.get());
                } else {
                    context.writeValue(out, lines.get(i));
                }
            }
            out.writeEndArray();
        }
    }
}
