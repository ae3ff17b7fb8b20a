package sheepfold.server.present;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import sheepfold.server.table.PlayedMove;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.TableMessages.LogLine;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonSerialize;

/** Lines of a table's log for one viewer. A log is sent often and grows, so lines that are the same for all are written once. */
@JsonSerialize(using = LogLines.Writer.class)
final class LogLines extends AbstractList<LogLine> {
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

    public static final class Writer extends ValueSerializer<LogLines> {
        @Override
        public void serialize(LogLines lines, JsonGenerator out, SerializationContext context) {
            out.writeStartArray();
            for (int i = 0; i < lines.size(); i++) {
                Optional<SerializableString> open = lines.made.get(i).openLine(lines.viewing);
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
