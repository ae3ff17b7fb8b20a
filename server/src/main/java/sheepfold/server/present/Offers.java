package sheepfold.server.present;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Decision;
import sheepfold.engine.Form;
import sheepfold.engine.Game;
import sheepfold.engine.Ids;
import sheepfold.engine.Move;
import sheepfold.engine.Notation;
import sheepfold.engine.Position;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Turn;
import sheepfold.json.Json;
import sheepfold.server.table.JsonText;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.PositionMessages.DecisionState;
import sheepfold.server.wire.PositionMessages.FormState;
import sheepfold.server.wire.PositionMessages.LegalMove;
import sheepfold.server.wire.PositionMessages.ResultKind;
import sheepfold.server.wire.PositionMessages.ResultState;
import sheepfold.server.wire.PositionMessages.TurnKind;
import sheepfold.server.wire.PositionMessages.TurnMode;
import sheepfold.server.wire.PositionMessages.TurnState;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** What a position asks of a seat and lets it do, as it is sent. Whose business that is, its user knows. */
public record Offers<P extends Position<P, M>, M extends Move>(Game<P, M> game, P position, ViewOptions viewing) {
    private static final int SAMPLES = 3;

    // Written straight from the record when the message is, without a tree in between
    public static JsonNode asNode(Record view) {
        return JsonNodeFactory.instance.pojoNode(view);
    }

    public DecisionState decision(int seat, long id) {
        Decision<M> decision = position.decision(seat);
        return new DecisionState(
                seat,
                id,
                Ids.of(decision.kind()),
                viewing.say(decision.task()),
                decision.window(),
                written(decision.pass()),
                written(decision.concede()),
                written(decision.timeOut()));
    }

    private @Nullable String written(Optional<M> move) {
        return move.map(some -> game.notation().write(position, some)).orElse(null);
    }

    public List<LegalMove> legal(int seat) {
        Notation<P, M> notation = game.notation();
        return position.offers(seat).stream()
                .map(move -> new LegalMove(
                        seat,
                        notation.write(position, move),
                        viewing.say(notation.words(position, move)),
                        viewing.data(move)))
                .toList();
    }

    /** What {@link #legal} lists and {@link #forms} hold, in as few letters as tell them apart. */
    public List<String> moves(int seat) {
        return Stream.concat(
                        position.offers(seat).stream()
                                .map(move -> game.notation().write(position, move)),
                        position.forms(seat).stream().map(form -> form.name() + " " + form.grammar()))
                .toList();
    }

    public List<FormState> forms(int seat, long seed) {
        return position.forms(seat).stream().map(form -> form(seat, form, seed)).toList();
    }

    private FormState form(int seat, Form<M> form, long seed) {
        SeededRandom random = new SeededRandom(seed);
        List<M> samples = IntStream.range(0, SAMPLES)
                .mapToObj(_ -> form.sample(random))
                .distinct()
                .toList();
        return new FormState(
                seat,
                form.name(),
                form.grammar(),
                samples.stream()
                        .map(move -> game.notation().write(position, move))
                        .toList(),
                Json.tag(samples.getFirst().getClass()),
                viewing.data() ? samples.stream().map(JsonText::tagged).toList() : null);
    }

    public @Nullable JsonNode foresight(int seat) {
        return position.foresight(seat).map(Offers::asNode).orElse(null);
    }

    public ResultState result() {
        Result result = position.result();
        return new ResultState(
                ResultKind.valueOf(result.kind().name()),
                result.winners(),
                result.scores(),
                result.ranks(),
                Ids.of(result.ending()),
                viewing.say(result.reason()),
                new TreeMap<>(result.details()));
    }

    /** Who decides, without what they decide. */
    public TurnState turn() {
        return turn(position.turn());
    }

    public static TurnState turn(Turn turn) {
        return switch (turn) {
            case Turn.Chance _ -> TurnState.ofNobody(TurnKind.CHANCE);
            case Turn.Over _ -> TurnState.ofNobody(TurnKind.OVER);
            case Turn.Players(Turn.Mode mode, Seats seats, Seats loud) ->
                new TurnState(
                        TurnKind.PLAYERS, TurnMode.valueOf(mode.name()), seats.list(), loud.list(), null, null, null);
        };
    }
}
