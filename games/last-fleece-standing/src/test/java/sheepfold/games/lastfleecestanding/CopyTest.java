package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.RandomPlay;
import sheepfold.engine.SeededRandom;
import tools.jackson.databind.JsonNode;

/** A table that nobody needs any more becomes another one. */
class CopyTest {
    private static final int GAMES = 40;
    private static final int MOVES = 150;

    private static JsonNode json(Paddock paddock) {
        return Yard.GAME.positions().write(paddock);
    }

    @ParameterizedTest
    @ValueSource(strings = {"coatMemory=shown", "coatMemory=strict"})
    void aSpentTableBecomesLikeAnother(String option) {
        RandomPlay<Paddock, FleeceMove> play = new RandomPlay<>();
        SeededRandom random = new SeededRandom(5);
        Paddock spent = Yard.GAME.start(Yard.setup(3, option));
        for (int game = 0; game < GAMES; game++) {
            Paddock model = Yard.GAME.start(Yard.setup(3, option));
            play.toTheEnd(model, random, random.nextInt(MOVES));
            JsonNode before = json(model);
            spent = model.copyOnto(spent);
            assertThat(json(spent)).isEqualTo(before);
            play.toTheEnd(spent, random, MOVES);
            assertThat(json(model)).isEqualTo(before);
        }
    }
}
