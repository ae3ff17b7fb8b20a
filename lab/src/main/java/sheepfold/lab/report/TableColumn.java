package sheepfold.lab.report;

/** A column of a table, for forms that know more than text. */
public record TableColumn(String name, Kind kind) {
    /** What stands in it; every kind may be missing in a row. */
    public enum Kind {
        /** Nothing so far. */
        EMPTY,
        WHOLE,
        NUMBER,
        TEXT;

        static Kind of(Object value) {
            return switch (value) {
                case Integer _, Long _ -> WHOLE;
                case Double _ -> NUMBER;
                case String text when text.isEmpty() -> EMPTY;
                default -> TEXT;
            };
        }

        /** What holds values of both kinds: later ones hold the earlier ones as well. */
        Kind or(Kind other) {
            return compareTo(other) < 0 ? other : this;
        }
    }
}
