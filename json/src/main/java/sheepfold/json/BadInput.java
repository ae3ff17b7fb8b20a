package sheepfold.json;

/** Input that cannot be used: one sentence, the place (a field, a line, a file) and the rule it breaks, if any. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String place;
    private final String rule;

    public BadInput(String place, String rule, String sentence) {
        super(sentence);
        this.place = place;
        this.rule = rule;
    }

    public BadInput(String place, String sentence) {
        this(place, "", sentence);
    }

    public String place() {
        return place;
    }

    public String rule() {
        return rule;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }

    /** The same fault, seen from further out. */
    public BadInput within(String outer) {
        return new BadInput(place.isEmpty() ? outer : outer + ": " + place, rule, sentence());
    }

    /** The same fault, where the place is a field of something that is itself at a path. */
    public BadInput at(String path) {
        String joint = path.isEmpty() || place.isEmpty() || place.startsWith("[") ? "" : ".";
        return new BadInput(path + joint + place, rule, sentence());
    }

    /** Place, rule and sentence on one line. */
    public String line() {
        return (place.isEmpty() ? "" : place + ": ") + (rule.isEmpty() ? "" : rule + ": ") + sentence();
    }
}
