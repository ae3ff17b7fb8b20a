package sheepfold.kit.game;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

class HushConformanceTest {
    @TestFactory
    Stream<DynamicNode> conforms() {
        return HushConformance.of(new Hush())
                .with(2, Map.of())
                .with(3, Map.of("ending", "together"))
                .with(4, Map.of("rounds", "4", "sleep", "9"))
                .with(4, Map.of("rounds", "1", "sleep", "1"))
                .games(15)
                .tests();
    }
}
