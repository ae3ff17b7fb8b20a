package sheepfold.generator;

import javax.lang.model.element.Element;

/** Why nothing can be generated: a sentence, told where the fault stands in the source. */
final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Element at;

    Fault(Element at, String sentence) {
        super(sentence);
        this.at = at;
    }

    Element at() {
        return at;
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
