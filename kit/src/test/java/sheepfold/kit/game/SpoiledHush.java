package sheepfold.kit.game;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.AdvisedGame;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Notation;
import sheepfold.engine.Observation;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Sentence;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.kit.game.HushMove.Done;
import sheepfold.kit.game.HushMove.Pass;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Hush with one thing wrong, to see whether anybody notices. */
final class SpoiledHush implements AdvisedGame<SpoiledNight, HushMove> {
    private final Hush hush = new Hush();
    private final Fault fault;

    SpoiledHush(Fault fault) {
        this.fault = fault;
    }

    @Override
    public GameInfo info() {
        GameInfo info = hush.info();
        return new GameInfo(
                info.id(),
                info.title(),
                info.summary(),
                info.rules(),
                info.leastSeats(),
                info.mostSeats(),
                info.defaultSeats(),
                info.cooperative(),
                fault != Fault.CALLED_OPEN,
                info.options(),
                info.presets());
    }

    @Override
    public SpoiledNight start(Setup setup) {
        return new SpoiledNight(fault, hush.start(setup), false);
    }

    @Override
    public int longestGame(Setup setup) {
        return fault == Fault.BOUND_TOO_LOW ? 20 : hush.longestGame(setup);
    }

    @Override
    public String draw(SpoiledNight position, int viewer, Ink ink) {
        return switch (fault) {
            case NOTHING_DRAWN -> "";
            case HANDS_DRAWN -> hush.draw(position.night, 0, ink);
            default -> hush.draw(position.night, viewer, ink);
        };
    }

    @Override
    public Notation<SpoiledNight, HushMove> notation() {
        return new SpoiledNotation(fault, new HushNotation());
    }

    private record SpoiledNotation(Fault fault, HushNotation notation) implements Notation<SpoiledNight, HushMove> {
        @Override
        public String write(SpoiledNight position, HushMove move) {
            return notation.write(position.night, move) + tail(move);
        }

        private String tail(HushMove move) {
            return fault == Fault.NOTATION_ENDS_WITH_SPACE && move instanceof Done ? " " : "";
        }

        @Override
        public String writeFor(int viewer, SpoiledNight position, int actor, HushMove move) {
            return switch (fault) {
                case RECORD_NOT_MASKED -> write(position, move);
                case OWN_MOVE_MASKED -> "?";
                default -> notation.writeFor(viewer, position.night, actor, move) + tail(move);
            };
        }

        @Override
        public Optional<HushMove> read(SpoiledNight position, String text) {
            if (fault == Fault.NOTATION_READ_WRONG && text.equals("hush")) {
                return Optional.of(new Pass());
            }
            return notation.read(position.night, text.strip());
        }

        @Override
        public Sentence words(SpoiledNight position, HushMove move) {
            return fault == Fault.MOVE_WITHOUT_WORDS && move instanceof Done
                    ? Sentence.sign(" ")
                    : notation.words(position.night, move);
        }

        @Override
        public List<String> expand(SpoiledNight position, String text) {
            return notation.expand(position.night, text);
        }

        @Override
        public String grammar() {
            return notation.grammar();
        }
    }

    @Override
    public List<Night.Phase> decisions() {
        return new Hush().decisions();
    }

    @Override
    public List<HushResult.Ending> endings() {
        return new Hush().endings();
    }

    @Override
    public Class<HushMove> moves() {
        return HushMove.class;
    }

    @Override
    public PositionFormat<SpoiledNight> positions() {
        return new SpoiledPositions(fault, new HushPositions());
    }

    private record SpoiledPositions(Fault fault, HushPositions positions) implements PositionFormat<SpoiledNight> {
        @Override
        public JsonNode write(SpoiledNight position) {
            ObjectNode json = (ObjectNode) positions.write(position.night);
            return fault == Fault.MEMBER_NOT_IN_SCHEMA ? json.put("weather", "fair") : json;
        }

        @Override
        public SpoiledNight read(Setup setup, JsonNode json) {
            ObjectNode known = (ObjectNode) json.deepCopy();
            if (fault == Fault.MEMBER_NOT_IN_SCHEMA) {
                known.remove("weather");
            }
            if (fault == Fault.UNKNOWN_MEMBER_ACCEPTED) {
                known.remove("noSuchMember");
            }
            try {
                return new SpoiledNight(fault, positions.read(setup, known), true);
            } catch (BadInput e) {
                throw spoiled(e);
            }
        }

        private RuntimeException spoiled(BadInput e) {
            return switch (fault) {
                case BAD_POSITION_CRASHES ->
                    e.place().equals("noSuchMember") ? e : new IllegalStateException("crash", e);
                case BAD_POSITION_WITHOUT_PLACE ->
                    e.place().equals("noSuchMember") ? e : new BadInput("", e.sentence());
                default -> e;
            };
        }

        @Override
        public JsonNode schema() {
            return positions.schema();
        }

        @Override
        public JsonNode example() {
            return fault == Fault.EXAMPLE_EMPTY ? Json.object() : positions.example();
        }
    }

    @Override
    public Advice<SpoiledNight, HushMove> advice() {
        return new SpoiledAdvice(fault, new HushAdvice());
    }

    private record SpoiledAdvice(Fault fault, HushAdvice advice) implements Advice<SpoiledNight, HushMove> {
        @Override
        public HushMove greedy(Observation<SpoiledNight, HushMove> seen, RandomGenerator random) {
            if (fault == Fault.GREEDY_ILLEGAL) {
                return new Done();
            }
            Night guess = seen.determinize(random).night;
            return advice.greedy(new Observation<>(new Hush(), guess, seen.seat()), random);
        }

        @Override
        public HushMove polished(Observation<SpoiledNight, HushMove> seen, HushMove chosen, RandomGenerator random) {
            return fault == Fault.POLISHED_ILLEGAL ? new Done() : chosen;
        }

        @Override
        public double value(SpoiledNight position, int seat) {
            double value = advice.value(position.night, seat);
            return switch (fault) {
                case VALUE_TOO_HIGH -> value + 0.2;
                case VALUE_UPSIDE_DOWN -> 1 - value;
                default -> value;
            };
        }
    }
}
