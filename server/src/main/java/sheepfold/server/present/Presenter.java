package sheepfold.server.present;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Events;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.json.Json;
import sheepfold.server.bots.Pace;
import sheepfold.server.people.Viewpoint;
import sheepfold.server.table.PlayedMove;
import sheepfold.server.table.Proposal;
import sheepfold.server.table.RulesFault;
import sheepfold.server.table.Seat;
import sheepfold.server.table.Table;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.PositionMessages.DecisionState;
import sheepfold.server.wire.PositionMessages.LegalMove;
import sheepfold.server.wire.PositionMessages.Outlook;
import sheepfold.server.wire.PositionMessages.ReplayState;
import sheepfold.server.wire.PositionMessages.ResultState;
import sheepfold.server.wire.PositionMessages.TurnKind;
import sheepfold.server.wire.PositionMessages.TurnState;
import sheepfold.server.wire.TableMessages.Change;
import sheepfold.server.wire.TableMessages.CloseRequest;
import sheepfold.server.wire.TableMessages.LogLine;
import sheepfold.server.wire.TableMessages.SeatState;
import sheepfold.server.wire.TableMessages.Standing;
import sheepfold.server.wire.TableMessages.TableFacts;
import sheepfold.server.wire.TableMessages.TableState;
import sheepfold.server.wire.TableMessages.Told;
import sheepfold.server.wire.TableMessages.UndoRequest;
import sheepfold.server.wire.TableMessages.UndoState;
import tools.jackson.databind.JsonNode;

/** What one viewpoint may see of a table. Whatever leaves the server about a game passes through here. */
public record Presenter<P extends Position<P, M>, M extends Move>(
        Table<P, M> table, Snapshot snapshot, Viewpoint viewpoint, Pace pace) {
    public static Presenter<?, ?> of(Snapshot snapshot, Viewpoint viewpoint, Pace pace) {
        return new Presenter<>(snapshot.table(), snapshot, viewpoint, pace);
    }

    /** For those who have seen the table as it was after an entry: of the log only what came since. */
    public TableState stateSince(long entry) {
        return new TableState(
                facts(),
                standing(),
                seats(),
                viewpoint.seat(),
                outlook(),
                log(table.movesUpTo(entry)),
                told(entry),
                table.warnings());
    }

    /** What the newest entry changed. */
    public Change change(boolean seatsChanged) {
        int firstNew = table.movesUpTo(table.at() - 1);
        return new Change(
                standing(),
                seatsChanged ? seats() : null,
                outlook(),
                events(firstNew),
                log(firstNew),
                told(table.at() - 1));
    }

    private List<Told> told(long since) {
        return table.notes().since(since, viewpoint.guest());
    }

    private TableFacts facts() {
        return new TableFacts(
                table.id(),
                table.info().id(),
                table.info().title(),
                table.setup().options(),
                !table.isListed(),
                !table.beginsAtPosition(),
                table.settings().training(),
                table.settings().clock(),
                table.allowsHints(),
                !viewpoint.guest().isEmpty() && table.opened().owner().equals(viewpoint.guest()),
                table.opened().commitment());
    }

    private Standing standing() {
        return new Standing(
                table.at(),
                table.status(),
                table.isPaused(),
                table.made().size(),
                result(),
                revealedSeed(),
                table.rematch(),
                table.fault(),
                closing());
    }

    private Outlook outlook() {
        return new Outlook(
                turn(),
                view(),
                legal(),
                ofDeciding(seat -> offers().forms(seat, table.at())),
                foresight(),
                undo(),
                request());
    }

    public List<SeatState> seats() {
        return table.seatNumbers()
                .mapToObj(seat -> seat(seat, table.seat(seat)))
                .toList();
    }

    private SeatState seat(int number, Seat seat) {
        OptionalLong away = seat.isPerson() ? snapshot.presence().awaySince(seat.guest()) : OptionalLong.empty();
        boolean asked = !seat.leaveAskedBy().isEmpty();
        return new SeatState(
                number,
                seat.kind(),
                seat.name(),
                seat.isBot() ? seat.bot() : null,
                seat.isHeldBy(viewpoint.guest()),
                seat.isPerson() && away.isEmpty(),
                away.isPresent() ? away.getAsLong() : null,
                away.isPresent() && table.isRunning()
                        ? away.getAsLong() + pace.absence().toMillis()
                        : null,
                asked ? table.nameOf(seat.leaveAskedBy()) : null,
                table.mayTakeBack(number, viewpoint.guest()) && !table.isOver());
    }

    private TurnState turn() {
        if (table.fault() != null) {
            return TurnState.ofNobody(TurnKind.OVER);
        }
        TurnState turn = Offers.turn(table.turn());
        return turn.kind() == TurnKind.PLAYERS ? turn.deciding(answered(), decisions(), snapshot.deadline()) : turn;
    }

    /** Only one's own: nobody learns who else has answered. */
    private List<Integer> answered() {
        return snapshot.answers().isEmpty()
                ? List.of()
                : table.heldBy(viewpoint.guest()).list().stream()
                        .filter(snapshot.answers()::containsKey)
                        .toList();
    }

    private JsonNode view() {
        try {
            String answer = snapshot.answers().get(viewpoint.seat());
            return answer == null
                    ? table.view(viewpoint.seat())
                    : table.ask(() -> Offers.asNode(after(answer).view(viewpoint.seat())));
        } catch (RulesFault e) {
            if (table.fault() == null) {
                throw e;
            }
            return Json.object();
        }
    }

    /** The position as those know it who have answered: their own sealed answer is in, those of others are not. */
    private P after(String answer) {
        P own = table.position().copy();
        table.game().notation().read(own, answer).ifPresent(move -> own.play(viewpoint.seat(), move, Events.UNHEARD));
        return own;
    }

    private boolean mayMove(int seat) {
        return table.turn().asks(seat) && !snapshot.answers().containsKey(seat);
    }

    private List<Integer> deciding() {
        return deciding(viewpoint.hands());
    }

    private List<Integer> deciding(Seats hands) {
        return table.isRunning() && !table.isPaused()
                ? hands.list().stream().filter(this::mayMove).toList()
                : List.of();
    }

    /** Of seats that are held but not looked through only windows: people who share a device may let them pass unseen. */
    private List<DecisionState> decisions() {
        return deciding(table.heldBy(viewpoint.guest())).stream()
                .map(seat -> table.ask(() -> offers().decision(seat, table.decision(seat))))
                .filter(decision -> decision.window() || viewpoint.hands().contains(decision.seat()))
                .toList();
    }

    private ViewOptions viewing() {
        return viewpoint.viewing();
    }

    private Offers<P, M> offers() {
        return new Offers<>(table.game(), table.position(), viewing());
    }

    /** Those who decide come first; others may take back that they are done. */
    private List<LegalMove> legal() {
        List<LegalMove> legal = ofDeciding(seat -> offers().legal(seat));
        if (table.isRunning() && !table.isPaused()) {
            Seats volunteers = table.ask(() -> table.position().volunteers());
            for (int seat : volunteers.only(viewpoint.hands()).list()) {
                legal.addAll(table.ask(() -> offers().legal(seat)));
            }
        }
        return legal;
    }

    private <T> List<T> ofDeciding(IntFunction<List<T>> each) {
        List<T> all = new ArrayList<>();
        deciding().forEach(seat -> all.addAll(table.ask(() -> each.apply(seat))));
        return all;
    }

    /** For the seat whose eyes these are, and only while it decides. */
    private @Nullable JsonNode foresight() {
        return deciding().contains(viewpoint.seat()) ? table.ask(() -> offers().foresight(viewpoint.seat())) : null;
    }

    private @Nullable ResultState result() {
        return table.isPlayedOut() ? table.ask(() -> offers().result()) : null;
    }

    private @Nullable UndoState undo() {
        return table.undo(viewpoint.guest()).orElse(null);
    }

    private @Nullable UndoRequest request() {
        return table.request()
                .filter(request -> !request.isToEnd())
                .map(request -> new UndoRequest(
                        table.nameOf(request.by()),
                        request.to().getAsInt(),
                        waiting(request),
                        request.by().equals(viewpoint.guest()),
                        request.waiting().contains(viewpoint.guest())))
                .orElse(null);
    }

    private @Nullable CloseRequest closing() {
        return table.request()
                .filter(Proposal::isToEnd)
                .map(request -> new CloseRequest(
                        table.nameOf(request.by()),
                        waiting(request),
                        request.by().equals(viewpoint.guest()),
                        request.waiting().contains(viewpoint.guest())))
                .orElse(null);
    }

    private List<String> waiting(Proposal request) {
        return request.waiting().stream().map(table::nameOf).toList();
    }

    private List<JsonNode> events(int firstMove) {
        return table.made().subList(firstMove, table.made().size()).stream()
                .flatMap(made -> made.events(viewpoint.seat(), viewing()))
                .toList();
    }

    private List<LogLine> log(int firstMove) {
        return new LogLines(
                table.made().subList(firstMove, table.made().size()), viewpoint.seat(), viewing(), table.isOver());
    }

    private @Nullable String revealedSeed() {
        return table.isOver() ? table.seed().reveal() : null;
    }

    /** The game after so many moves, for replays. */
    public ReplayState moment(int moves) {
        Optional<PlayedMove> last =
                moves == 0 ? Optional.empty() : Optional.of(table.made().get(moves - 1));
        Offers<P, M> then = new Offers<>(table.game(), table.positionAfter(moves), viewing());
        return table.ask(() -> new ReplayState(
                moves,
                then.turn(),
                Offers.asNode(then.position().view(viewpoint.seat())),
                last.stream()
                        .flatMap(made -> made.events(viewpoint.seat(), viewing()))
                        .toList(),
                last.map(made -> made.line(viewpoint.seat(), viewing(), table.isOver()))
                        .orElse(null),
                then.position().turn().isOver() ? then.result() : null));
    }
}
