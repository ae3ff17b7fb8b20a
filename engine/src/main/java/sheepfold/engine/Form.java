package sheepfold.engine;

import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * A decision with too many moves to list: how its moves are written, and a source of random ones. Whether a move fits is
 * answered by {@link Position#whyNot}.
 */
public record Form<M extends Move>(String name, String grammar, Function<RandomGenerator, M> sampler) {
    public M sample(RandomGenerator random) {
        return sampler.apply(random);
    }
}
