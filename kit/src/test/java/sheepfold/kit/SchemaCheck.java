package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Setup;
import tools.jackson.databind.JsonNode;

/** What is written has just the members that the schema names; so has the example, and it can be played. */
final class SchemaCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MOMENTS = 40;

    private final Game<P, M> game;

    SchemaCheck(Game<P, M> game) {
        this.game = game;
    }

    @Override
    public String name() {
        return "the schema tells the truth";
    }

    @Override
    public void on(RandomGame<P, M> random) {
        PositionFormat<P> positions = game.positions();
        Schema schema = new Schema(positions.schema());
        random.atMoments(
                MOMENTS,
                moment -> assertThat(schema.faults(positions.write(moment.position())))
                        .isEmpty());
    }

    @Override
    public void afterwards() {
        PositionFormat<P> positions = game.positions();
        JsonNode schema = positions.schema();
        assertThat(schema.path("type").asString()).as("the type of a position").isEqualTo("object");
        assertThat(schema.path("properties").isEmpty()).as("no member is named").isFalse();
        assertThat(schema.path("additionalProperties").asBoolean(true))
                .as("other members are allowed")
                .isFalse();
        assertThat(new Schema(schema).faults(positions.example()))
                .as("the example")
                .isEmpty();
        Setup setup = Setup.of(game.info(), game.info().defaultSeats());
        P example = positions.read(setup, positions.example());
        Snapshot.of(game, setup.seats(), example);
        ListedMovesCheck.assertSomebodyCanMove(example);
    }
}
