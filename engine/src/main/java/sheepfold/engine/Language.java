package sheepfold.engine;

import java.util.Map;

/** What sentences are said in: for each English template, the one to say instead. */
public interface Language {
    Language ENGLISH = english -> english;

    String template(String english);

    /** What is the same in every language, such as the name of a square. */
    default String sign(String sign) {
        return sign;
    }

    /** A language by its catalogue; what the catalogue lacks is said in English. */
    static Language of(Map<String, String> catalogue) {
        Map<String, String> known = Map.copyOf(catalogue);
        return english -> known.getOrDefault(english, english);
    }
}
