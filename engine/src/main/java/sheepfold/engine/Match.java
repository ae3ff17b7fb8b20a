package sheepfold.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;

/** A game in progress: set-up plus the moves made so far. The position is what they lead to. */
public final class Match<P extends Position<P, M>, M extends Move> {
    /**
     * A move that was made.
     *
     * @param text as it stands in the record
     * @param draw the number of the draw that gave a chance move
     * @param revealed true if somebody learned something by it
     */
    public record Played<M extends Move>(int actor, M move, String text, OptionalLong draw, boolean revealed) {
        /** What stands behind the move in a record. */
        String comment() {
            return draw.isPresent() ? "draw " + draw.getAsLong() : "";
        }
    }

    private final Game<P, M> game;
    private final Setup setup;
    private final Optional<JsonNode> startsFrom;
    private final P start;
    private final List<Played<M>> played = new ArrayList<>();
    private P position;

    public Match(Game<P, M> game, Setup setup, Optional<JsonNode> startsFrom) {
        this.game = game;
        this.setup = setup;
        this.startsFrom = startsFrom;
        this.start = startsFrom.map(json -> game.positions().read(setup, json)).orElseGet(() -> game.start(setup));
        this.position = start.copy();
    }

    public Game<P, M> game() {
        return game;
    }

    public Setup setup() {
        return setup;
    }

    /** The hand-made position it began from, if any. */
    public Optional<JsonNode> startsFrom() {
        return startsFrom;
    }

    public P position() {
        return position;
    }

    public List<Played<M>> played() {
        return List.copyOf(played);
    }

    public int length() {
        return played.size();
    }

    public EventLog play(int actor, M move) {
        return play(actor, move, OptionalLong.empty());
    }

    public EventLog play(int actor, M move, OptionalLong draw) {
        String text = MoveText.write(game, position, actor, move);
        EventLog events = new EventLog();
        position.play(actor, move, events);
        played.add(new Played<>(actor, move, text, draw, events.revealed()));
        return events;
    }

    /** Plays one single line; what is wrong with it comes back, and then nothing has changed. */
    public Optional<Refusal> play(String line) {
        return switch (MoveText.read(game, position, line)) {
            case MoveText.Reading.Refused<M>(Refusal why) -> Optional.of(why);
            case MoveText.Reading.Playable<M>(int actor, M move) -> {
                play(actor, move);
                yield Optional.empty();
            }
        };
    }

    /** The match as it stood after that many moves: replayed without the tail. */
    public Match<P, M> until(int moves) {
        Match<P, M> earlier = new Match<>(game, setup, startsFrom);
        for (Played<M> step : played.subList(0, moves)) {
            earlier.position.play(step.actor, step.move, Events.UNHEARD);
            earlier.played.add(step);
        }
        return earlier;
    }
}
