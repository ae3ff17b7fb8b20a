package sheepfold.kit.game;

import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.kit.game.HushMove.Arrange;
import sheepfold.kit.game.HushMove.Lay;
import sheepfold.kit.game.HushMove.Silence;

/** Keeps quiet: lays the softest card, hushes when it can, and puts the loudest card of the row in front. */
final class HushAdvice implements Advice<Night, HushMove> {
    @Override
    public HushMove greedy(Observation<Night, HushMove> seen, RandomGenerator random) {
        Night night = seen.determinize(random);
        List<Card> row = night.shepherd(seen.seat()).row;
        if (night.phase() == Night.Phase.ARRANGE && row.size() > 1) {
            return new Arrange(row.stream()
                    .sorted(Comparator.comparingInt(Card::noise).reversed())
                    .toList());
        }
        return best(seen.legalMoves());
    }

    private static HushMove best(Moves<HushMove> legal) {
        return legal.stream().min(Comparator.comparingInt(HushAdvice::dislike)).orElseThrow();
    }

    private static int dislike(HushMove move) {
        return switch (move) {
            case Lay(Card card) -> card.noise();
            case Silence _ -> -1;
            default -> 0;
        };
    }

    @Override
    public double value(Night night, int seat) {
        if (night.phase() == Night.Phase.OVER) {
            return night.result().winners().contains(seat) ? 1 : 0;
        }
        return 0.9 - 0.8 * night.noise() / night.rules().noiseLimit();
    }
}
