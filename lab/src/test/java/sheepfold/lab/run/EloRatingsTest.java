package sheepfold.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import sheepfold.engine.SeededRandom;
import sheepfold.lab.measure.Interval;

class EloRatingsTest {
    private static EloRatings.Bout game(int winner, int... seats) {
        double[] credit = new double[seats.length];
        credit[winner] = 1;
        return new EloRatings.Bout(List.of(seats), List.of(credit));
    }

    @Test
    void threeOfFourGamesAreA191PointsLead() {
        List<EloRatings.Bout> bouts = new ArrayList<>();
        bouts.addAll(Collections.nCopies(3000, game(0, 0, 1)));
        bouts.addAll(Collections.nCopies(1000, game(1, 0, 1)));
        List<Interval> elo = new EloRatings(2, bouts).elo();
        assertThat(elo.get(0).value() - elo.get(1).value()).isCloseTo(190.8, within(1.0));
        assertThat(elo.get(0).low()).isBetween(87.0, 95.0);
        assertThat(elo.get(0).high()).isBetween(96.0, 104.0);
    }

    @Test
    void strengthsAreFoundAgainFromGamesOfThreeSeats() {
        double[] strengths = {1, 2, 4};
        RandomGenerator random = new SeededRandom(5);
        List<EloRatings.Bout> bouts = new ArrayList<>();
        for (int i = 0; i < 6000; i++) {
            double drawn = random.nextDouble() * 7;
            bouts.add(game(drawn < 1 ? 0 : drawn < 3 ? 1 : 2, 0, 1, 2));
        }
        List<Interval> elo = new EloRatings(strengths.length, bouts).elo();
        double doubled = 400 * Math.log10(2);
        assertThat(elo.get(1).value()).isCloseTo(0, within(15.0));
        assertThat(elo.get(2).value()).isCloseTo(doubled, within(15.0));
        assertThat(elo.get(0).value()).isCloseTo(-doubled, within(15.0));
    }

    @Test
    void whoNeverLostIsNotInfinitelyStrong() {
        List<Interval> elo = new EloRatings(2, Collections.nCopies(20, game(0, 0, 1))).elo();
        assertThat(elo.get(0).value()).isBetween(200.0, 1000.0);
    }
}
