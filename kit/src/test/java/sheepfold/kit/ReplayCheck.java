package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Events;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.json.Json;

/**
 * A record, written and read again, leads to the same position: line by line, from the start, from the middle, and up to any
 * move.
 */
final class ReplayCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MIDDLES = 3;

    @Override
    public String name() {
        return "records replay";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        Match<P, M> match = game.match();
        assertReadsBack(game, match);
        assertReplays(game, match);
        SeededRandom random = new SeededRandom(game.seed());
        for (int i = 0; i < MIDDLES; i++) {
            lookFrom(game, match, random.nextInt(match.length() + 1));
        }
    }

    /** What is written of a move means it and whoever made it, and leads to where the move did. */
    private void assertReadsBack(RandomGame<P, M> game, Match<P, M> match) {
        Match<P, M> read = new Match<>(game.game(), game.setup(), Optional.empty());
        P position = game.game().start(game.setup());
        match.played().forEach(step -> {
            assertThat(meant(read.read(step.text())))
                    .as("what \"%s\" means after %d moves", step.text(), read.length())
                    .isEqualTo(MoveText.Reading.of(step.actor(), step.move(), ""));
            read.play(step.text());
            position.play(step.actor(), step.move(), Events.UNHEARD);
            assertThat(json(game, read.position()))
                    .as("the position after \"%s\", move %d, was read", step.text(), read.length())
                    .isEqualTo(json(game, position));
        });
    }

    /** However it was written: that is looked at elsewhere. */
    private static <M extends Move> MoveText.Reading<M> meant(MoveText.Reading<M> reading) {
        return reading instanceof MoveText.Reading.Playable<M>(List<MoveText.Step<M>> steps)
                ? new MoveText.Reading.Playable<>(steps.stream()
                        .map(step -> new MoveText.Step<>(step.actor(), step.move()))
                        .toList())
                : reading;
    }

    private String json(RandomGame<P, M> game, P position) {
        return Json.line(game.game().positions().write(position));
    }

    private void lookFrom(RandomGame<P, M> game, Match<P, M> match, int middle) {
        assertUndoes(game, match, middle);
        Match<P, M> tail = tail(game, match, middle);
        snapshot(game, tail.position())
                .assertEquals(snapshot(game, match.position()), "the game gone on with from JSON");
        assertReplays(game, tail);
    }

    private void assertReplays(RandomGame<P, M> game, Match<P, M> match) {
        String text = GameRecord.of(match, Map.of()).format();
        Match<P, M> replayed = GameRecord.parse(text).replay(game.game());
        snapshot(game, replayed.position()).assertEquals(snapshot(game, match.position()), "the replay of\n" + text);
        assertThat(GameRecord.of(replayed, Map.of()).format())
                .as("the record of the replay")
                .isEqualTo(text);
    }

    /** The match without its tail stands where it stood; the tail does not come back. */
    private void assertUndoes(RandomGame<P, M> game, Match<P, M> match, int moves) {
        P position = game.game().start(game.setup());
        game.steps().subList(0, moves).forEach(step -> position.play(step.actor(), step.move(), Events.UNHEARD));
        snapshot(game, match.until(moves).position())
                .assertEquals(snapshot(game, position), "the match until move " + moves);
    }

    /** The same game, begun in the middle from a position as JSON. */
    private Match<P, M> tail(RandomGame<P, M> game, Match<P, M> match, int from) {
        Match<P, M> tail = new Match<>(
                game.game(),
                game.setup(),
                Optional.of(Json.parse(json(game, match.until(from).position()))));
        match.played().stream().skip(from).forEach(step -> tail.play(step.actor(), step.move()));
        return tail;
    }

    private Snapshot snapshot(RandomGame<P, M> game, P position) {
        return Snapshot.of(game.game(), game.setup().seats(), position);
    }
}
