package sheepfold.games.wolfandsheep;

import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import sheepfold.kit.Conformance;

class ConformanceTest {
    @TestFactory
    Stream<DynamicNode> conforms() {
        return Conformance.of(new WolfAndSheep())
                .with(2, Map.of())
                .with(2, Map.of("first", "wolf", "wolf-start", "h8"))
                .with(2, Map.of("stuck-sheep", "lose", "move-limit", "60"))
                .games(20)
                .invariant("four sheep", pasture -> Integer.bitCount(pasture.sheep()) == 4)
                .invariant("nobody shares a square", pasture -> (pasture.sheep() >> pasture.wolf() & 1) == 0)
                .illegal((_, random) -> anyStep(random))
                .tests();
    }

    private static HuntMove anyStep(RandomGenerator random) {
        return HuntMoves.step(random.nextInt(Square.COUNT), random.nextInt(Square.COUNT));
    }
}
