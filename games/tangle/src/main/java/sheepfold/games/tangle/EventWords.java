package sheepfold.games.tangle;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Sentence;

/** What events do not say by themselves in words. */
final class EventWords {
    private EventWords() {}

    static Sentence words(TangleEvent.GameEnded event) {
        return ended(event.winners(), event.ending(), event.met());
    }

    static Sentence ended(List<Integer> winners, Ending ending, @Nullable Victory met) {
        Sentence names = Sentence.list(winners.stream().map(Colour::seat).toList());
        if (ending == Ending.GOAL && met != null) {
            return winners.size() == 1
                    ? Sentence.of("{seat} has fulfilled {card} and wins.", names, met)
                    : Sentence.of("{seats} have fulfilled a victory card each and share the victory.", names);
        }
        return winners.size() == 1
                ? Sentence.of("The rounds are over: {seat} comes closest and wins.", names)
                : Sentence.of("The rounds are over: {seats} come equally close and share the victory.", names);
    }

    static Sentence a(Tile tile) {
        return Sentence.of(tile == Tile.CLEAN_EARTH ? "{tile}" : "a {tile}", tile);
    }

    /** "2 earth and 1 mana". */
    static Sentence cubes(Map<Cube, Integer> cubes) {
        return cubes.isEmpty()
                ? Sentence.of("nothing")
                : Sentence.list(cubes.entrySet().stream()
                        .map(entry -> Sentence.of("{n} {cube}", entry.getValue(), entry.getKey()))
                        .toList());
    }
}
