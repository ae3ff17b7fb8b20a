package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Event;
import sheepfold.engine.EventLog;
import sheepfold.engine.Game;
import sheepfold.engine.Ink;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

/**
 * A table at which a test plays by notation. It begins as the game does, or from a position given as JSON, whole or by the
 * members that matter; every method that demands something returns the scenario, so that a rule is tested in one breath.
 *
 * {@snippet :
 * @Rule("WS-MOVE-01")
 * @Test
 * void nobodyStepsOnAnOccupiedSquare() {
 *     Scenario.of(new WolfAndSheep())
 *             .with("board[6]", ".s......")
 *             .refuses("a1-b2", "WS-MOVE-01")
 *             .play("c1-d2")
 *             .asks(1);
 * }
 * }
 */
public final class Scenario<P extends Position<P, M>, M extends Move> {
    private final Game<P, M> game;
    private final Map<String, String> options = new LinkedHashMap<>();
    private int seats;
    private Optional<JsonNode> data = Optional.empty();
    private Optional<JsonNode> startsFrom = Optional.empty();
    private @Nullable Match<P, M> match;
    private final EventLog events = new EventLog();

    private Scenario(Game<P, M> game) {
        this.game = game;
        this.seats = game.info().defaultSeats();
    }

    public static <P extends Position<P, M>, M extends Move> Scenario<P, M> of(Game<P, M> game) {
        return new Scenario<>(game);
    }

    public Scenario<P, M> seats(int count) {
        demandSetUpFirst();
        seats = count;
        return this;
    }

    public Scenario<P, M> option(String id, Object value) {
        demandSetUpFirst();
        options.put(id, value.toString());
        return this;
    }

    /** The owner's own data file. */
    public Scenario<P, M> data(String json) {
        demandSetUpFirst();
        data = Optional.of(Json.parse(json));
        return this;
    }

    private void demandSetUpFirst() {
        if (match != null || startsFrom.isPresent()) {
            throw new IllegalStateException("a scenario's seats, options and data come before its position and moves");
        }
    }

    /** Puts up a position from its JSON. */
    public Scenario<P, M> position(String json) {
        return startFrom(Json.parse(json));
    }

    /** Puts up the position that the game gives as an example of its format. */
    public Scenario<P, M> example() {
        return startFrom(game.positions().example());
    }

    /**
     * The position as it stands with one thing changed, such as {@code with("players[1].hand", List.of("wolf"))}. It is
     * read when it is first used, so that several changes may be needed to make it right.
     */
    public Scenario<P, M> with(String path, Object value) {
        return startFrom(new JsonPath(path).set(json(), value));
    }

    /** The position with a board, drawn as a text block, in place of the one it has. */
    public Scenario<P, M> drawn(String path, String rows) {
        return with(path, rows.lines().toList());
    }

    /** The position as it stands without one member. */
    public Scenario<P, M> without(String path) {
        return startFrom(new JsonPath(path).removed(json()));
    }

    private Scenario<P, M> startFrom(JsonNode position) {
        startsFrom = Optional.of(position);
        match = null;
        events.clear();
        return this;
    }

    /** Plays lines of notation: chance moves too, a seat in front where several could mean it, shorthand as in records. */
    public Scenario<P, M> play(String... lines) {
        for (String line : lines) {
            events.clear();
            int before = match().length();
            match().play(line).ifPresent(why -> {
                throw new AssertionError("\"%s\" is refused: %s%n%s".formatted(line, why, json()));
            });
            match().played().stream()
                    .skip(before)
                    .forEach(step -> step.events().told().forEach(told -> events.tell(told.event(), told.audience())));
        }
        return this;
    }

    /** Demands that these lines are refused under a rule and change nothing. */
    public Scenario<P, M> refuses(String line, String rule) {
        String before = game.positions().write(position()).toString();
        Refusal why = refusal(line)
                .orElseThrow(() -> new AssertionError("\"%s\" is accepted; %s should forbid it".formatted(line, rule)));
        assertThat(why.rule())
                .as("the rule by which \"%s\" is refused, %s", line, why)
                .isEqualTo(rule);
        assertThat(why.sentence().plain())
                .as("the sentence with which \"%s\" is refused", line)
                .isNotBlank();
        assertThat(json().toString())
                .as("the position after \"%s\" was refused", line)
                .isEqualTo(before);
        return this;
    }

    /** Demands that these lines could each be played now; none is. */
    public Scenario<P, M> accepts(String... lines) {
        for (String line : lines) {
            refusal(line).ifPresent(why -> Assertions.fail("\"%s\" is refused: %s", line, why));
        }
        return this;
    }

    /** Why a line cannot be played now; nothing if it can. */
    public Optional<Refusal> refusal(String line) {
        return match().read(line) instanceof MoveText.Reading.Refused<M>(Refusal why)
                ? Optional.of(why)
                : Optional.empty();
    }

    /** Demands that just these moves are listed, in any order. */
    public Scenario<P, M> offers(String... lines) {
        assertThat(legal()).as("the legal moves").containsExactlyInAnyOrder(lines);
        return this;
    }

    /** Demands that just these moves are listed for one seat, in any order, written without the seat. */
    public Scenario<P, M> offers(int seat, String... texts) {
        assertThat(legal(seat)).as("the legal moves of seat %d", seat).containsExactlyInAnyOrder(texts);
        return this;
    }

    /** Demands that just these seats are asked. */
    public Scenario<P, M> asks(int... expected) {
        assertThat(turn()).as("the turn").isInstanceOf(Turn.Players.class);
        assertThat(asked())
                .as("the seats that are asked")
                .isEqualTo(Arrays.stream(expected).boxed().toList());
        return this;
    }

    /** Demands that chance decides now. */
    public Scenario<P, M> asksChance() {
        assertThat(turn()).as("the turn").isEqualTo(Turn.CHANCE);
        return this;
    }

    /** Demands that the game is over and won by just these seats; by none of them if none is given. */
    public Scenario<P, M> isWonBy(int... winners) {
        assertThat(result().winners())
                .as("the winners, %s", result())
                .isEqualTo(Arrays.stream(winners).boxed().toList());
        return this;
    }

    /** Demands a value at a place of the position's JSON. */
    public Scenario<P, M> has(String path, Object value) {
        assertSame(new JsonPath(path).in(json()), value, path);
        return this;
    }

    /** Demands a value at a place of what a seat or the spectator sees. */
    public Scenario<P, M> sees(int viewer, String path, Object value) {
        assertSame(new JsonPath(path).in(view(viewer)), value, path + " as seen by " + viewer);
        return this;
    }

    private static void assertSame(JsonNode actual, Object expected, String place) {
        assertThat(Json.parse(actual.toString())).as(place).isEqualTo(Json.parse(Json.line(expected)));
    }

    /** Demands that the position as described cannot be put up, and that the message names this field and rule. */
    public void isRefused(String field, String rule) {
        Assertions.assertThatExceptionOfType(BadInput.class)
                .as("the position %s", json())
                .isThrownBy(this::position)
                .satisfies(fault -> assertThat(fault.place()).as(fault.line()).isEqualTo(field))
                .satisfies(fault -> assertThat(fault.rule()).as(fault.line()).isEqualTo(rule))
                .satisfies(fault -> assertThat(fault.sentence()).isNotBlank());
    }

    /** Demands that the position as described cannot be put up because of the format, not of a rule. */
    public void isRefused(String field) {
        isRefused(field, "");
    }

    /** The legal moves of everybody who decides now, as a record would have them; forms are not among them. */
    public List<String> legal() {
        return actors().stream()
                .flatMap(actor -> offered(actor).stream().map(move -> MoveText.write(game, position(), actor, move)))
                .toList();
    }

    /** The legal moves of one seat, without the seat in front. */
    public List<String> legal(int seat) {
        return offered(seat).stream()
                .map(move -> game.notation().write(position(), move))
                .toList();
    }

    /** The outcomes of chance and their weights, in their listed order. */
    public Map<String, Integer> chances() {
        asksChance();
        Moves<M> moves = moves(Seats.CHANCE);
        Map<String, Integer> weights = new LinkedHashMap<>();
        for (int i = 0; i < moves.size(); i++) {
            weights.merge(game.notation().write(position(), moves.get(i)), moves.weight(i), Integer::sum);
        }
        return weights;
    }

    /** What the last line caused, all of it. */
    public List<Event> events() {
        return events.told().stream().map(EventLog.Told::event).toList();
    }

    /** The sentences that the last line brought to a seat or the spectator. */
    public List<String> heardBy(int viewer) {
        return events.heardBy(viewer).stream()
                .map(event -> event.text().plain())
                .toList();
    }

    public Turn turn() {
        return position().turn();
    }

    public Result result() {
        assertThat(turn()).as("the turn").isEqualTo(Turn.OVER);
        return position().result();
    }

    public JsonNode view(int viewer) {
        return Json.tree(position().view(viewer));
    }

    /** The board as text, without colour. */
    public String drawn(int viewer) {
        return game.draw(position(), viewer, Ink.PLAIN);
    }

    /** The position as JSON. */
    public JsonNode json() {
        if (match != null) {
            return game.positions().write(match.position());
        }
        return startsFrom.orElseGet(() -> game.positions().write(position()));
    }

    public P position() {
        return match().position();
    }

    public Match<P, M> match() {
        if (match == null) {
            match = new Match<>(game, Setup.of(game.info(), seats, options, data), startsFrom);
        }
        return match;
    }

    private List<Integer> asked() {
        return turn() instanceof Turn.Players players ? players.seats().list() : List.of();
    }

    private List<Integer> actors() {
        return turn().isChance() ? List.of(Seats.CHANCE) : asked();
    }

    /** The listed moves, and last the one that concedes. */
    private List<M> offered(int actor) {
        return actor == Seats.CHANCE
                ? moves(actor).stream().toList()
                : position().offers(actor);
    }

    private Moves<M> moves(int actor) {
        Moves<M> moves = new Moves<>();
        position().legalMoves(actor, moves);
        return moves;
    }
}
