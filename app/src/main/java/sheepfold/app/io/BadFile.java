package sheepfold.app.io;

import java.util.function.Supplier;
import sheepfold.json.BadInput;

/** A file that cannot be used. The command was called rightly and failed; a plain {@link BadInput} is wrong usage. */
public final class BadFile extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final BadInput fault;

    public BadFile(BadInput fault) {
        super(fault.line());
        this.fault = fault;
    }

    public BadFile(String file, String sentence) {
        this(new BadInput(file, sentence));
    }

    public BadInput fault() {
        return fault;
    }

    /** Whatever is wrong while this is done is the fault of that file. */
    public static <T> T blaming(String file, Supplier<T> work) {
        try {
            return work.get();
        } catch (BadInput e) {
            throw new BadFile(e.within(file));
        }
    }
}
