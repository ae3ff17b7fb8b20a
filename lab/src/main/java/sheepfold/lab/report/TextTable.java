package sheepfold.lab.report;

import java.util.List;
import java.util.function.Consumer;

/** Rows under their heading as text, every column as wide as its widest entry; words stand at the left, figures right. */
public final class TextTable {
    private TextTable() {}

    public static void write(List<List<String>> rows, Consumer<String> line) {
        int count = rows.getFirst().size();
        int[] widths = new int[count];
        for (List<String> row : rows) {
            for (int i = 0; i < count; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        for (List<String> row : rows) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < count; i++) {
                text.append(i == 0 ? "" : "  ").append(padded(row.get(i), widths[i], holdsWords(rows, i)));
            }
            line.accept(text.toString().stripTrailing());
        }
    }

    private static boolean holdsWords(List<List<String>> rows, int column) {
        return rows.stream().skip(1).anyMatch(row -> !row.get(column).matches("[-+\\d.,–% ]*"));
    }

    private static String padded(String entry, int width, boolean left) {
        String space = " ".repeat(width - entry.length());
        return left ? entry + space : space + entry;
    }
}
