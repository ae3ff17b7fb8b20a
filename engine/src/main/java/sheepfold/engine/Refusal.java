package sheepfold.engine;

/** Why a move cannot be played: the id of the rule that forbids it (empty if none does) and a sentence. */
public record Refusal(String rule, Sentence sentence) {
    public static Refusal of(String rule, String template, Object... fillings) {
        return new Refusal(rule, Sentence.of(template, fillings));
    }

    /** Where no rule of the game says so. */
    public static Refusal plain(String template, Object... fillings) {
        return of("", template, fillings);
    }

    @Override
    public String toString() {
        return rule.isEmpty() ? sentence.plain() : rule + ": " + sentence;
    }
}
