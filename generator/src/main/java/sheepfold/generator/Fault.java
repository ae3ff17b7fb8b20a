package sheepfold.generator;

/** Why nothing can be generated, in a sentence for whoever wrote the source. */
final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1;

    Fault(String sentence) {
        super(sentence);
    }
}
