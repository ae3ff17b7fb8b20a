package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeededRandomTest {
    /** The answers that other implementations of SplitMix64 give for this seed. */
    @Test
    void numbersAreThoseOfSplitMix64() {
        SeededRandom random = new SeededRandom(1234567);
        assertThat(LongStream.generate(random::nextLong).limit(5).toArray())
                .containsExactly(
                        6457827717110365317L,
                        3203168211198807973L,
                        -8629252141511181193L,
                        4593380528125082431L,
                        -2037821214251327795L);
    }

    @Test
    void boundedNumbersAreTheHighPartOfAProduct() {
        SeededRandom random = new SeededRandom(99);
        assertThat(IntStream.generate(() -> random.nextInt(6)).limit(10).toArray())
                .containsExactly(1, 0, 5, 0, 1, 1, 4, 4, 3, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 1000})
    void everyNumberBelowTheBoundComesEquallyOften(int bound) {
        SeededRandom random = new SeededRandom(bound);
        int[] counts = new int[bound];
        int draws = 1000 * bound;
        for (int i = 0; i < draws; i++) {
            counts[random.nextInt(bound)]++;
        }
        double chiSquare = IntStream.of(counts)
                .mapToDouble(count -> (count - 1000.0) * (count - 1000.0) / 1000)
                .sum();
        assertThat(chiSquare)
                .as("chi square with %d degrees of freedom", bound - 1)
                .isLessThan(bound - 1 + 5 * Math.sqrt(2.0 * bound));
    }

    /** Without rejection every third number would come less often than its neighbours: 2 times against 3. */
    @Test
    void aHugeBoundIsNotBiased() {
        int bound = 3 << 29;
        SeededRandom random = new SeededRandom(5);
        long low = IntStream.generate(() -> random.nextInt(bound))
                .limit(90_000)
                .filter(number -> number % 3 == 0)
                .count();
        assertThat(low).isBetween(29_300L, 30_700L);
    }

    @Test
    void aBoundMustBePositive() {
        assertThatIllegalArgumentException().isThrownBy(() -> new SeededRandom(1).nextInt(0));
        assertThatIllegalArgumentException().isThrownBy(() -> new SeededRandom(1).nextInt(-6));
    }

    @Test
    void aStreamFollowsFromSeedGameAndActor() {
        assertThat(first(SeededRandom.stream(42, 7, Seats.CHANCE)))
                .containsExactly(-4843530885568965601L, -1169852518052631866L, 4584931867394400397L);
        assertThat(first(SeededRandom.stream(42, 7, 0)))
                .containsExactly(-260188726685735241L, 813435955928896192L, -5710920590766976979L);
        assertThat(first(SeededRandom.stream(42, 7, 1)))
                .containsExactly(4097180839804893816L, -4174161186974558532L, 7664462530767438060L);
    }

    private static long[] first(SeededRandom random) {
        return LongStream.generate(random::nextLong).limit(3).toArray();
    }

    /** Not even shifted: what one seat draws first another must not draw next. */
    @Test
    void streamsHaveNothingInCommon() {
        Set<Long> drawn = new HashSet<>();
        int streams = 0;
        for (long seed = 0; seed < 5; seed++) {
            for (long game = 0; game < 5; game++) {
                for (int actor = Seats.CHANCE; actor < Seats.MOST; actor++) {
                    SeededRandom stream = SeededRandom.stream(seed, game, actor);
                    LongStream.generate(stream::nextLong).limit(50).forEach(drawn::add);
                    streams++;
                }
            }
        }
        assertThat(drawn).hasSize(50 * streams);
    }
}
