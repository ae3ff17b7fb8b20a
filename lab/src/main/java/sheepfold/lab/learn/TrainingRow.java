package sheepfold.lab.learn;

import java.util.List;
import java.util.stream.Stream;
import sheepfold.bots.Chance;
import sheepfold.bots.Chance.Grounds;

/**
 * What is known of a seat in a position, and what came.
 *
 * @param figures 1, the logit of the value and the signs, and each once more by how far the game has come, from -1 to 1
 */
record TrainingRow(int game, List<Double> figures, int won) {
    static TrainingRow of(int game, Grounds grounds, int won) {
        double late = 2 * grounds.progress() - 1;
        List<Double> figures = Stream.concat(Stream.of(1.0, Chance.logit(grounds.value())), grounds.signs().stream())
                .flatMap(figure -> Stream.of(figure, figure * late))
                .toList();
        return new TrainingRow(game, figures, won);
    }
}
