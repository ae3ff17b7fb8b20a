package sheepfold.lab.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A form in which tables are kept beside CSV. */
public interface TableForm {
    /** How names of its files end, without the dot. */
    String ending();

    /** Writes the same rows as a table of RFC 4180 to another file. What fails may leave a part of it there. */
    void write(Path csv, List<TableColumn> columns, Path file) throws IOException;
}
