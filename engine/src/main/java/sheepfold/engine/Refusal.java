package sheepfold.engine;

/** Why a move cannot be played: the id of the rule that forbids it (empty if none does) and a sentence. */
public record Refusal(String rule, String sentence) {
    public static Refusal of(String sentence) {
        return new Refusal("", sentence);
    }

    @Override
    public String toString() {
        return rule.isEmpty() ? sentence : rule + ": " + sentence;
    }
}
