package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Seats;
import sheepfold.engine.Setup;
import sheepfold.engine.json.Json;
import tools.jackson.databind.JsonNode;

/** Positions as JSON: coats as drawn rows, seats from 0, cells and rows from 1. */
final class FleecePositions implements PositionFormat<Paddock> {
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    private record Written(
            String phase,
            @Nullable String window,
            int turn,
            int active,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) int die,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) int owed,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean attackUsed,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean arranged,
            @JsonInclude(JsonInclude.Include.ALWAYS) List<Integer> firstTurnOver,
            @Nullable Integer wolf,
            @Nullable Integer master,
            @Nullable String event,
            @Nullable Integer wolfAtEvent,
            List<Integer> arrangedAtEnd,
            @Nullable Integer keepRow,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) int ties,
            @JsonInclude(JsonInclude.Include.ALWAYS) List<WrittenSeat> seats,
            @Nullable WrittenAttack attack,
            List<WrittenPlay> stack,
            @Nullable WrittenGain gain,
            List<WrittenStray> strays,
            @JsonInclude(JsonInclude.Include.ALWAYS) Map<String, Integer> deck,
            @JsonInclude(JsonInclude.Include.ALWAYS) Map<String, Integer> discard) {}

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    private record WrittenSeat(
            @JsonInclude(JsonInclude.Include.ALWAYS) List<String> coat,
            List<Integer> known,
            List<Integer> tokens,
            @Nullable Integer tokensGiven,
            @Nullable String shear,
            @Nullable String battery,
            @Nullable String blade,
            @Nullable String snag,
            @JsonInclude(JsonInclude.Include.ALWAYS) boolean dog,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean shepherd,
            @JsonInclude(JsonInclude.Include.ALWAYS) List<String> hand,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean keptPow,
            @JsonInclude(JsonInclude.Include.ALWAYS) Map<String, Integer> lost,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) int place,
            @Nullable String answer) {}

    private record WrittenAttack(
            List<FleeceMove.Part> parts,
            List<Integer> named,
            boolean snipped,
            @Nullable Integer deflector) {}

    private record WrittenPlay(int seat, String play) {}

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    private record WrittenGain(
            int seat,
            String kind,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean damaged,
            @Nullable List<Integer> known,
            @Nullable Integer from,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean steelOrSnag) {}

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    private record WrittenStray(
            String kind,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean steelOrSnag,
            List<Integer> known,
            @Nullable Integer from,
            int to,
            @Nullable Integer cell) {}

    @Override
    public JsonNode write(Paddock paddock) {
        Round round = paddock.round;
        Window window = paddock.occasion.window;
        Occasion.Event event = paddock.event();
        return Json.tree(new Written(
                paddock.phase().id(),
                window == Window.ACT ? null : window.id(),
                round.number,
                round.active,
                round.die,
                round.owed,
                round.attackUsed,
                round.arranged,
                seats(round.seasoned),
                seatOrNull(paddock.wolf.holder),
                seatOrNull(paddock.wolf.master),
                event == null ? null : event.card.code(),
                event == null ? null : seatOrNull(event.wolf),
                paddock.occasion instanceof Occasion.End end ? seats(end.arranged) : List.of(),
                paddock.pending instanceof Pending.Keep keep ? keep.row + 1 : null,
                paddock.pending instanceof Pending.Duel duel ? duel.ties : 0,
                IntStream.range(0, paddock.seats())
                        .mapToObj(seat -> seat(paddock, seat))
                        .toList(),
                attack(paddock),
                IntStream.range(0, paddock.stack.size())
                        .mapToObj(i ->
                                new WrittenPlay(paddock.stack.player(i), FleeceNotation.text(paddock.stack.card(i))))
                        .toList(),
                gain(paddock),
                paddock.strays.list().stream().map(FleecePositions::stray).toList(),
                paddock.deck.byCode(),
                paddock.discard.byCode()));
    }

    private static List<Integer> seats(int bits) {
        return new Seats(bits).list();
    }

    private static @Nullable Integer seatOrNull(int seat) {
        return seat < 0 ? null : seat;
    }

    private static WrittenSeat seat(Paddock paddock, int seat) {
        Sheep sheep = paddock.sheep(seat);
        boolean living = paddock.flock.isLiving(seat);
        Coat coat = sheep.coat;
        return new WrittenSeat(
                drawn(coat),
                new Cells(coat.knownToAll() & ~coat.damaged()).numbers(),
                tokens(coat),
                coat.tokensGiven() == 0 ? null : coat.tokensGiven(),
                living ? sheep.clippers.shear().code() : null,
                sheep.clippers.battery().map(Card::code).orElse(null),
                sheep.clippers.blade().map(Card::code).orElse(null),
                sheep.clippers.isSnagged() ? sheep.clippers.snag().id() : null,
                sheep.dog,
                sheep.shepherd,
                sheep.hand.list().stream().map(Card::code).toList(),
                sheep.keptPow,
                lost(sheep),
                living && paddock.phase() != Phase.OVER ? 0 : paddock.flock.place(seat),
                answer(paddock, seat));
    }

    /** Rows from the first; {@code t} is damaged Steel Wool, a dot an empty cell. */
    static List<String> drawn(Coat coat) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < coat.rows(); row++) {
            StringBuilder text = new StringBuilder();
            for (int cell = row * Coat.ROW; cell < (row + 1) * Coat.ROW; cell++) {
                text.append(
                        !coat.has(cell)
                                ? '.'
                                : coat.isDamaged(cell) ? 't' : coat.at(cell).letter());
            }
            rows.add(text.toString());
        }
        return rows;
    }

    private static List<Integer> tokens(Coat coat) {
        return coat.tokensGiven() == 0
                ? List.of()
                : new Cells(coat.occupied())
                        .numbers().stream().map(cell -> coat.token(cell - 1)).toList();
    }

    private static Map<String, Integer> lost(Sheep sheep) {
        Cards lost = new Cards();
        Wool.ALL.forEach(wool -> lost.add(wool.card(), sheep.lost(wool)));
        return lost.byCode();
    }

    private static @Nullable String answer(Paddock paddock, int seat) {
        return paddock.hasAnswered(seat) ? FleeceNotation.text(paddock.asking.of(seat)) : null;
    }

    private static @Nullable WrittenAttack attack(Paddock paddock) {
        Attack attack = paddock.attack;
        return attack.isOn()
                ? new WrittenAttack(
                        attack.partsLeft(),
                        seats(attack.named()),
                        attack.snipped(),
                        seatOrNull(attack.lastDeflector()))
                : null;
    }

    private static @Nullable WrittenGain gain(Paddock paddock) {
        if (!(paddock.pending instanceof Pending.Gain gain)) {
            return null;
        }
        Stray stray = gain.stray;
        return new WrittenGain(
                gain.seat,
                gain.wool.toString(),
                gain.damaged,
                stray == null ? null : seats(stray.known()),
                stray == null ? null : seatOrNull(stray.from()),
                stray != null && stray.steelOrSnag());
    }

    private static WrittenStray stray(Stray stray) {
        return new WrittenStray(
                stray.kind().toString(),
                stray.steelOrSnag(),
                seats(stray.known()),
                seatOrNull(stray.from()),
                stray.to(),
                stray.isPlaced() ? stray.cell() + 1 : null);
    }

    @Override
    public Paddock read(Setup setup, JsonNode json) {
        return new PositionReader(FleeceRules.of(setup), json).paddock();
    }

    @Override
    public JsonNode schema() {
        return Json.resource(FleecePositions.class, "position.schema.json");
    }

    @Override
    public JsonNode example() {
        return Json.resource(FleecePositions.class, "position.example.json");
    }
}
