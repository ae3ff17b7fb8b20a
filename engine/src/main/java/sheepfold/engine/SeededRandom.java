package sheepfold.engine;

import java.util.random.RandomGenerator;

/** A fast generator whose stream follows from its seed alone: SplitMix64 (Steele, Lea and Flood 2014). */
public final class SeededRandom implements RandomGenerator {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long state;

    public SeededRandom(long seed) {
        state = seed;
    }

    /** The stream of one seat in one game of a series; chance has a stream of its own. */
    public static SeededRandom stream(long seed, long game, int actor) {
        return new SeededRandom(mix(mix(mix(seed + GOLDEN) + game) + actor));
    }

    @Override
    public long nextLong() {
        return mix(state += GOLDEN);
    }

    @Override
    public int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        long product = (nextLong() >>> 32) * bound;
        long low = product & 0xFFFFFFFFL;
        if (low < bound) {
            // Lemire's rejection, entered once in billions of draws for the small bounds of board games
            long threshold = (0x100000000L - bound) % bound;
            while (low < threshold) {
                product = (nextLong() >>> 32) * bound;
                low = product & 0xFFFFFFFFL;
            }
        }
        return (int) (product >>> 32);
    }

    private static long mix(long z) {
        long y = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        long x = (y ^ (y >>> 27)) * 0x94D049BB133111EBL;
        return x ^ (x >>> 31);
    }
}
