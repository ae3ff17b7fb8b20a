package sheepfold.advice;

/** Something beside the value that tells who will win, with a name for those who read what was learned of it. */
public record Sign<P>(String name, Measure<P> measure) {
    /** How much of it there is for a seat, as far as the seat knows; about between -1 and 1. */
    @FunctionalInterface
    public interface Measure<P> {
        double of(P position, int seat);
    }
}
