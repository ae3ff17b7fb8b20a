package sheepfold.games.lastfleecestanding;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import sheepfold.kit.Playthrough;

class PlaythroughTest {
    @TestFactory
    Stream<DynamicNode> playthroughs() {
        return Playthrough.tests(Yard.GAME, Path.of("playthroughs"));
    }
}
