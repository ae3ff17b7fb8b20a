package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Form;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Notation;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.json.Json;

/** Every legal move, written and read again, is the same move, with and without the seat in front. */
final class NotationCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int SAMPLES = 3;

    @Override
    public String name() {
        return "notation round trip";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atEveryMoment(moment -> moment.actors()
                .forEach(actor ->
                        movesOf(moment, actor).forEach(move -> look(moment.game(), moment.position(), actor, move))));
    }

    private List<M> movesOf(Moment<P, M> moment, int actor) {
        List<M> moves = new ArrayList<>(moment.legal(actor).stream().toList());
        if (actor != Seats.CHANCE) {
            for (Form<M> form : moment.position().forms(actor)) {
                for (int sample = 0; sample < SAMPLES; sample++) {
                    moves.add(form.sample(moment.random()));
                }
            }
        }
        return moves;
    }

    private void look(Game<P, M> game, P position, int actor, M move) {
        Notation<P, M> notation = game.notation();
        String text = notation.write(position, move);
        assertThat(text)
                .as("%s as written", move)
                .isNotBlank()
                .isEqualTo(text.strip())
                .doesNotContain(";", "\n");
        assertThat(notation.read(position, text)).as("\"%s\" as read", text).isEqualTo(Optional.of(move));
        assertThat(notation.words(position, move).plain())
                .as("\"%s\" in words", text)
                .isNotBlank();
        String line = MoveText.write(game, position, actor, move);
        assertThat(MoveText.read(game, position, line))
                .as("\"%s\" as read, with its actor", line)
                .isEqualTo(MoveText.Reading.of(actor, move, text));
        if (actor != Seats.CHANCE) {
            assertThat(MoveText.read(game, position, actor, Json.tagged(move)))
                    .as("\"%s\" as data, as read", text)
                    .isEqualTo(MoveText.Reading.of(actor, move, text));
        }
        assertThat(MoveText.expand(game, position, line))
                .as("\"%s\", which is no shorthand", line)
                .containsExactly(line);
    }
}
