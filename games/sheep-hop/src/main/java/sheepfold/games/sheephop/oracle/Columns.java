package sheepfold.games.sheephop.oracle;

import java.util.ArrayList;
import java.util.List;

/**
 * How values stand in a file: as whole numbers of small units, in chunks of endgames that follow each other. A chunk holds
 * columns: the saved sheep when none are needed, then for each number of needed sheep the win chance and the saved sheep.
 */
final class Columns {
    /** Sheep and wins are rounded to the nearest of so many parts. */
    static final int UNITS = 4096;

    private static final int CHUNK = 4096;

    private record Column(int needed, boolean win, int count) {
        int inChunk(int chunk) {
            return Math.clamp(count - (long) chunk * CHUNK, 0, CHUNK);
        }
    }

    private final List<Column> columns = new ArrayList<>();
    private final int sheepAlone;

    Columns(int[] counts) {
        this.sheepAlone = counts[0];
        for (int needed = 0; needed < counts.length; needed++) {
            if (needed > 0) {
                columns.add(new Column(needed, true, counts[needed]));
            }
            columns.add(new Column(needed, false, counts[needed]));
        }
    }

    int chunks() {
        return Math.ceilDiv(columns.stream().mapToInt(Column::count).max().orElseThrow(), CHUNK);
    }

    static int chunkOf(int endgame) {
        return endgame / CHUNK;
    }

    /** How many figures a chunk has in all columns. */
    int figures(int chunk) {
        return columns.stream().mapToInt(column -> column.inChunk(chunk)).sum();
    }

    short[] round(Values values, int chunk) {
        short[] figures = new short[figures(chunk)];
        int next = 0;
        for (Column column : columns) {
            for (int i = 0; i < column.inChunk(chunk); i++) {
                figures[next++] = (short) figure(values, column, chunk * CHUNK + i);
            }
        }
        return figures;
    }

    /** Sheep are written as the difference from those of a shepherd who needs none: that is small and packs well. */
    private int figure(Values values, Column column, int endgame) {
        if (column.win) {
            return units(values.win(column.needed, endgame));
        }
        int saved = units(values.saved(column.needed, endgame));
        return isDifference(column.needed, endgame) ? saved - units(values.saved(0, endgame)) : saved;
    }

    private boolean isDifference(int needed, int endgame) {
        return needed > 0 && endgame < sheepAlone;
    }

    private static int units(double value) {
        return Math.toIntExact(Math.round(value * UNITS));
    }

    /** Is there a figure for this endgame when so many sheep are needed? */
    boolean include(int needed, int endgame) {
        return columns.stream().anyMatch(column -> column.needed == needed && endgame < column.count);
    }

    double win(short[] figures, int needed, int endgame) {
        return needed == 0 ? 0 : read(figures, needed, true, endgame) / (double) UNITS;
    }

    double saved(short[] figures, int needed, int endgame) {
        int saved = read(figures, needed, false, endgame);
        int alone = isDifference(needed, endgame) ? read(figures, 0, false, endgame) : 0;
        return (saved + alone) / (double) UNITS;
    }

    private int read(short[] figures, int needed, boolean win, int endgame) {
        int start = 0;
        for (Column column : columns) {
            if (column.needed == needed && column.win == win) {
                return figures[start + endgame % CHUNK];
            }
            start += column.inChunk(chunkOf(endgame));
        }
        throw new IllegalArgumentException("there is no column for %d needed sheep".formatted(needed));
    }
}
