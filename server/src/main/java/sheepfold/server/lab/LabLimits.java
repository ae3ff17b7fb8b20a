package sheepfold.server.lab;

/**
 * How much the lab may do on a server.
 *
 * @param threads runs that are played at the same time; 0 if there is no lab
 * @param games the most games of a set-up
 * @param runs of which it is kept what came of them
 */
public record LabLimits(int threads, int games, int runs) {
    public static final LabLimits USUAL = new LabLimits(1, 2000, 1000);
    public static final LabLimits CLOSED = new LabLimits(0, 0, USUAL.runs);

    public boolean isOpen() {
        return threads > 0;
    }
}
