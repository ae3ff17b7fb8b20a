package sheepfold.advice;

/** What people hope for where that is no chance to win, such as sheep that come home. */
public interface Expectation<P> {
    /** In words, such as "sheep home". */
    String unit();

    /** The best that can come of a game like this one. */
    double most(P position);

    /** How much a position promises. */
    double in(P position);

    /** For how much a position like this one is typically worth so much, from 0 to 1. */
    double amount(P position, double value);
}
