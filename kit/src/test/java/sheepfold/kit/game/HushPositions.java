package sheepfold.kit.game;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Seats;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.json.Default;
import sheepfold.json.Fields;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import sheepfold.kit.game.HushMove.Lay;
import sheepfold.kit.game.HushMove.Pass;
import sheepfold.kit.game.HushMove.Silence;
import sheepfold.kit.game.Night.Phase;
import tools.jackson.databind.JsonNode;

/** Positions as JSON. The deck is not written: it is what lies nowhere else. */
final class HushPositions implements PositionFormat<Night> {
    /** What is written. */
    @Shaped
    record Written(String phase, int round, int lead, int noise, int hushed, List<WrittenSeat> seats) {}

    record WrittenSeat(
            List<String> hand,
            List<String> row,
            @Default(value = "{}", omitted = true) Map<String, List<Integer>> shown,
            @Default(value = "false", omitted = true) boolean told,
            @Default(value = "false", omitted = true) boolean done,
            @Nullable String laid,
            @Nullable String answer) {}

    @Override
    public JsonNode write(Night night) {
        return Shape.of(Written.class)
                .write(new Written(
                        night.phase().name().toLowerCase(Locale.ROOT),
                        night.round(),
                        night.lead(),
                        night.noise(),
                        night.hushed(),
                        IntStream.range(0, night.rules().seats())
                                .mapToObj(seat -> written(night.shepherd(seat)))
                                .toList()));
    }

    private static WrittenSeat written(Shepherd shepherd) {
        Map<String, List<Integer>> shown = new LinkedHashMap<>();
        for (Card card : Card.ALL) {
            if (!shepherd.shownTo(card).isEmpty()) {
                shown.put(card.toString(), shepherd.shownTo(card).list());
            }
        }
        return new WrittenSeat(
                shepherd.hand.list().stream().map(Card::toString).toList(),
                shepherd.row.stream().map(Card::toString).toList(),
                shown,
                shepherd.told,
                shepherd.done,
                shepherd.laid().map(Card::toString).orElse(null),
                shepherd.answer().map(HushNotation::text).orElse(null));
    }

    @Override
    public Night read(Setup setup, JsonNode json) {
        HushRules rules = HushRules.of(setup);
        Fields fields = Fields.of(json, "");
        Phase phase = phase(fields);
        int round = fields.number("round", 1, rules.rounds());
        int lead = fields.number("lead", 0, rules.seats() - 1);
        int noise = fields.number("noise", 0, 1000);
        int hushed = fields.number("hushed", 0, 20);
        List<Fields> seats = fields.objects("seats");
        fields.nothingElse();
        if (seats.size() != rules.seats()) {
            throw fields.wrong("seats", "there are to be %d of them, not %d".formatted(rules.seats(), seats.size()));
        }
        Shepherd[] shepherds = IntStream.range(0, rules.seats())
                .mapToObj(seat -> shepherd(seats.get(seat), seat, phase, rules.seats()))
                .toArray(Shepherd[]::new);
        Cards deck = whatIsLeft(fields, rules, shepherds, hushed);
        Night night = new Night(rules, shepherds, deck, phase, round, lead, noise, hushed);
        checkPhase(fields, night);
        return night;
    }

    private static Phase phase(Fields fields) {
        String name = fields.text("phase");
        return Arrays.stream(Phase.values())
                .filter(phase -> phase.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElseThrow(() -> fields.wrong("phase", "it is to be deal, whisper, lay, hush, arrange or over"));
    }

    private static Shepherd shepherd(Fields fields, int seat, Phase phase, int seats) {
        Shepherd shepherd = new Shepherd();
        cards(fields, "hand").forEach(shepherd.hand::add);
        if (shepherd.hand.size() > Night.FULL_HAND) {
            throw fields.wrong("hand", "KI-DEAL-01", "a hand has at most two cards");
        }
        shepherd.row.addAll(cards(fields, "row"));
        fields.optionalObject("shown").ifPresent(shown -> readShown(shown, shepherd, seat, seats));
        shepherd.told = fields.flag("told", false);
        shepherd.done = fields.flag("done", false);
        if (fields.has("laid")) {
            shepherd.putLaid(card(fields, "laid", fields.text("laid")));
        }
        if (fields.has("answer")) {
            shepherd.seal(answer(fields, shepherd, phase));
        }
        fields.nothingElse();
        return shepherd;
    }

    private static List<Card> cards(Fields fields, String name) {
        List<String> names = fields.texts(name);
        return IntStream.range(0, names.size())
                .mapToObj(i -> card(fields, name + "[" + i + "]", names.get(i)))
                .toList();
    }

    private static Card card(Fields fields, String place, String name) {
        return Card.named(name).orElseThrow(() -> fields.wrong(place, "KI-DECK-01", "there is no such card"));
    }

    private static void readShown(Fields shown, Shepherd shepherd, int holder, int seats) {
        for (Card card : Card.ALL) {
            if (shown.has(card.toString())) {
                Seats to = seatsIn(shown, card.toString(), seats);
                if (to.contains(holder)) {
                    throw shown.wrong(card.toString(), "KI-SHOW-01", "a card is shown to others");
                }
                if (!shepherd.hand.has(card)) {
                    throw shown.wrong(card.toString(), "KI-SHOW-01", "there is none in the hand");
                }
                to.list().forEach(seat -> shepherd.show(card, seat));
            }
        }
        shown.nothingElse();
    }

    private static Seats seatsIn(Fields fields, String name, int seats) {
        Seats read = Seats.NONE;
        for (JsonNode seat : fields.list(name)) {
            if (!seat.isInt() || seat.intValue() < 0 || seat.intValue() >= seats) {
                throw fields.wrong(name, "it is to be a list of seats");
            }
            read = read.with(seat.intValue());
        }
        return read;
    }

    private static HushMove answer(Fields fields, Shepherd shepherd, Phase phase) {
        HushMove move = HushNotation.move(fields.text("answer"))
                .orElseThrow(() -> fields.wrong("answer", "it is to be a move such as lay lamb, hush or pass"));
        boolean fits = switch (move) {
            case Lay(Card card) -> phase == Phase.LAY && shepherd.hand.has(card);
            case Silence _ -> phase == Phase.HUSH && shepherd.hand.has(Card.HUSH);
            case Pass _ -> phase == Phase.HUSH && !shepherd.hand.isEmpty();
            default -> false;
        };
        if (!fits) {
            throw fields.wrong("answer", "KI-TURN-01", "this seat cannot give such an answer now");
        }
        return move;
    }

    private static Cards whatIsLeft(Fields fields, HushRules rules, Shepherd[] shepherds, int hushed) {
        Cards left = rules.allCards().copy();
        left.add(Card.HUSH, -hushed);
        for (Shepherd shepherd : shepherds) {
            shepherd.hand.list().forEach(left::remove);
            shepherd.row.forEach(left::remove);
            shepherd.laid().ifPresent(left::remove);
        }
        for (Card card : Card.ALL) {
            if (left.count(card) < 0) {
                throw fields.wrong(
                        "seats", "KI-DECK-01", "there are more cards of this kind than the deck has: " + card);
            }
        }
        return left;
    }

    private static void checkPhase(Fields fields, Night night) {
        boolean deciding = !(night.turn() instanceof Turn.Players players)
                || !players.seats().isEmpty();
        if (!deciding || (night.phase() == Phase.DEAL && night.nextToDeal().isEmpty())) {
            throw fields.wrong("phase", "KI-TURN-01", "nobody has anything left to decide in this phase");
        }
        if (night.wolfIsAwake() && night.phase() != Phase.OVER) {
            throw fields.wrong("noise", "KI-NOISE-01", "with so much noise the wolf is awake and the game is over");
        }
        boolean finished = night.wolfIsAwake() || night.round() == night.rules().rounds();
        if (night.phase() == Phase.OVER && !finished) {
            throw fields.wrong("phase", "KI-END-01", "the wolf sleeps and there are rounds left");
        }
        boolean mayLie = night.phase() == Phase.HUSH || (night.phase() == Phase.OVER && night.wolfIsAwake());
        for (int seat = 0; seat < night.rules().seats(); seat++) {
            if (night.shepherd(seat).laid().isPresent() && !mayLie) {
                throw fields.wrong("seats[" + seat + "].laid", "KI-LAY-01", "no card lies turned up in this phase");
            }
        }
    }

    @Override
    public JsonNode schema() {
        return Json.resource(HushPositions.class, "position.schema.json");
    }

    @Override
    public JsonNode example() {
        return Json.resource(HushPositions.class, "position.example.json");
    }
}
