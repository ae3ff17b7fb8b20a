package sheepfold.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** How often one of several things came, among all of them. */
record TallyRow(String name, int count, double share) {
    private static final int MOST = 12;

    /** The commonest first; what is rare beyond a dozen is counted together. */
    static List<TallyRow> of(Map<String, Integer> counts) {
        int all = counts.values().stream().mapToInt(Integer::intValue).sum();
        List<TallyRow> rows = new ArrayList<>(counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(entry -> new TallyRow(entry.getKey(), entry.getValue(), (double) entry.getValue() / all))
                .toList());
        if (rows.size() > MOST) {
            List<TallyRow> rare = rows.subList(MOST - 1, rows.size());
            int count = rare.stream().mapToInt(TallyRow::count).sum();
            TallyRow together = new TallyRow(rare.size() + " others", count, (double) count / all);
            rare.clear();
            rows.add(together);
        }
        return rows;
    }
}
