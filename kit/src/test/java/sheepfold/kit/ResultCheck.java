package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import sheepfold.engine.GameRecord;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;

/** A result names every seat, and winners only where somebody won. */
final class ResultCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    @Override
    public String name() {
        return "results are whole";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        P end = game.match().position();
        if (end.turn().isOver()) {
            look(end.result(), game.setup().seats());
        }
    }

    private static void look(Result result, int seats) {
        assertThat(result.scores()).as("the scores").hasSize(seats);
        assertThat(result.ranks())
                .as("the ranks")
                .hasSize(seats)
                .contains(1)
                .allMatch(rank -> rank >= 1 && rank <= seats);
        assertThat(result.winners())
                .as("the winners")
                .doesNotHaveDuplicates()
                .isSubsetOf(Seats.first(seats).list());
        assertThat(result.winners())
                .as("the winners, all of rank 1")
                .allMatch(seat -> result.ranks().get(seat) == 1);
        switch (result.kind()) {
            case WIN -> assertThat(result.winners()).as("the winners").isNotEmpty();
            case LOSS, DRAW -> assertThat(result.winners()).as("the winners").isEmpty();
            case SCORES -> assertThat(result.scores()).as("the scores").isNotEmpty();
        }
        assertThat(result.reason().plain()).as("the reason").isNotBlank();
        assertThat(GameRecord.inWords(result)).as("the result in a record").doesNotContain("\n");
    }
}
