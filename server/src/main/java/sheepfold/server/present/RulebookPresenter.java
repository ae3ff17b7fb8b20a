package sheepfold.server.present;

import java.util.List;
import java.util.OptionalInt;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.lessons.Example;
import sheepfold.lessons.Rulebook;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.GameMessages.ExampleState;

/** What a rulebook shows: its positions, each as a seat sees it that has something to decide. */
public final class RulebookPresenter {
    private RulebookPresenter() {}

    public static <P extends Position<P, M>, M extends Move> List<ExampleState> of(Game<P, M> game) {
        return Rulebook.of(game).examples().stream()
                .map(example -> shown(game, example))
                .toList();
    }

    private static <P extends Position<P, M>, M extends Move> ExampleState shown(Game<P, M> game, Example example) {
        int seat = example.seat();
        Offers<P, M> offers = new Offers<>(game, example.read(game), new ViewOptions(OptionalInt.of(seat), true));
        return new ExampleState(
                example.rule().orElse(null),
                example.caption(),
                example.setup(game.info()).seats(),
                example.options(),
                seat,
                example.move().orElse(null),
                example.light(),
                game.positions().write(offers.position()),
                offers.turn(),
                Offers.asNode(offers.position().view(seat)),
                offers.legal(seat),
                offers.forms(seat, 0),
                offers.decision(seat, 0),
                offers.foresight(seat));
    }
}
