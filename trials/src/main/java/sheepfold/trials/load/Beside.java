package sheepfold.trials.load;

/** What a server is kept busy with beside the tables that are measured, until it is closed. */
public interface Beside extends AutoCloseable {
    /** What came of it so far. */
    String inWords();

    @Override
    void close();
}
