package sheepfold.server.bots;

import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.Hint;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.json.Json;
import sheepfold.server.table.Table;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.PositionMessages.HintState;

/** A decision of one seat, taken away from the table to be thought about; the position is a copy of its own. */
public record SeatDecision<P extends Position<P, M>, M extends Move>(Game<P, M> game, P position, int seat) {
    /** What a seat decides at a table now. */
    public static <P extends Position<P, M>, M extends Move> SeatDecision<P, M> of(Table<P, M> table, int seat) {
        return table.ask(() -> new SeatDecision<>(table.game(), table.position().copy(), seat));
    }

    private Observation<P, M> seen() {
        return new Observation<>(game, position, seat);
    }

    String answerOf(Bot bot, RandomGenerator random) {
        return game.notation().write(position, bot.choose(seen(), random).move());
    }

    /** Asked again in the same position, it says the same: its luck follows from what the seat sees, and from nothing secret. */
    public HintState hint(ViewOptions viewing) {
        Hint<M> hint =
                Bots.hint(seen(), new SeededRandom(Json.line(seen().view()).hashCode()));
        boolean isChance = Advice.of(game).isChance() && !Double.isNaN(hint.value());
        return new HintState(
                seat,
                game.notation().write(position, hint.move()),
                viewing.say(game.notation().words(position, hint.move())),
                isChance ? hint.value() : null,
                hint.reason(),
                hint.exact(),
                viewing.data(hint.move()));
    }
}
