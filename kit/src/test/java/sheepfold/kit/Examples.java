package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Position;
import sheepfold.json.Json;
import sheepfold.lessons.Example;
import sheepfold.lessons.Rulebook;

/** What a rulebook shows can be shown and tried: its positions are legal, and whoever looks has something to do. */
final class Examples {
    private Examples() {}

    static <P extends Position<P, M>, M extends Move> Stream<DynamicTest> tests(Game<P, M> game) {
        List<Example> examples = Rulebook.of(game).examples();
        return IntStream.range(0, examples.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        "example %d, %s".formatted(i + 1, examples.get(i).rule().orElse("of the table")),
                        () -> check(game, examples.get(i))));
    }

    private static <P extends Position<P, M>, M extends Move> void check(Game<P, M> game, Example example) {
        P position = example.read(game);
        assertThat(game.positions()
                        .read(example.setup(game.info()), game.positions().write(position))
                        .view(example.seat()))
                .as("the view, written and read again")
                .satisfies(view -> assertThat(Json.tree(view)).isEqualTo(Json.tree(position.view(example.seat()))));
        assertThat(position.turn().asks(example.seat()))
                .as("seat %d has something to decide", example.seat())
                .isTrue();
        example.move()
                .ifPresent(move -> assertThat(MoveText.read(game, position, example.seat() + ": " + move))
                        .as("the move %s", move)
                        .isInstanceOf(MoveText.Reading.Playable.class));
        assertThat(example.caption()).as("a caption").matches("[A-Z].*[.!?]");
        assertThat(example.light()).allMatch(reference -> reference.matches("[a-z]+:\\S+"));
    }
}
