package sheepfold.trials.checker;

import java.util.List;

/** What the database holds about a table, as it stands there. */
public record Stored(List<Row> rows, List<Answer> answers) {
    /** One entry of the log. */
    public record Row(long number, String actor, String entry) {}

    /** A sealed answer to a decision that is not closed yet. */
    public record Answer(long decision, int seat, String move) {}

    public long last() {
        return rows.isEmpty() ? 0 : rows.getLast().number();
    }
}
