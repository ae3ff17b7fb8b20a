package sheepfold.app;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.AdvisedGame;
import sheepfold.engine.Decision;
import sheepfold.engine.Events;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Notation;
import sheepfold.engine.Observation;
import sheepfold.engine.Option;
import sheepfold.engine.Position;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Preset;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

/** A game whose rules fail, in the way that its option says. */
public final class BrokenGame implements AdvisedGame<BrokenGame.Ruin, BrokenGame.Fall> {
    static final String ID = "broken";

    /** The only move. */
    public record Fall() implements Move {}

    /** The only position. */
    public record Ruin(boolean endless) implements Position<Ruin, Fall> {
        @Override
        public Turn turn() {
            return Turn.of(0);
        }

        @Override
        public void legalMoves(int actor, Moves<Fall> into) {
            if (endless) {
                legalMoves(actor + 1, into);
                into.clear();
            }
            throw new IllegalStateException("a hole in the rules");
        }

        @Override
        public void play(int actor, Fall move, Events events) {
            throw new IllegalStateException("a hole in the rules");
        }

        @Override
        public Optional<Refusal> whyNot(int actor, Fall move) {
            return Optional.empty();
        }

        @Override
        public Decision<Fall> decision(int seat) {
            throw new IllegalStateException("a hole in the rules");
        }

        @Override
        public Ruin copy() {
            return this;
        }

        @Override
        public Record view(int viewer) {
            return this;
        }

        @Override
        public Result result() {
            throw new IllegalStateException("it never ends");
        }
    }

    @Override
    public GameInfo info() {
        Option fault = Option.first("fault", "Fault", "How it fails.")
                .value("hole", "A hole", "It falls into it.")
                .value("endless", "Endless", "It goes on for ever.");
        return new GameInfo(
                ID,
                "Ruins",
                "Nobody can play this.",
                "1",
                1,
                1,
                1,
                true,
                false,
                List.of(fault),
                List.of(Preset.RULEBOOK));
    }

    @Override
    public List<? extends Enum<?>> decisions() {
        return List.of();
    }

    @Override
    public List<? extends Enum<?>> endings() {
        return List.of();
    }

    @Override
    public Ruin start(Setup setup) {
        return new Ruin(setup.is("fault", "endless"));
    }

    @Override
    public Notation<Ruin, Fall> notation() {
        return new Notation<>() {
            @Override
            public String write(Ruin position, Fall move) {
                return "fall";
            }

            @Override
            public Optional<Fall> read(Ruin position, String text) {
                return text.equals("fall") ? Optional.of(new Fall()) : Optional.empty();
            }

            @Override
            public Sentence words(Ruin position, Fall move) {
                return Sentence.of("Fall");
            }

            @Override
            public String grammar() {
                return "fall";
            }
        };
    }

    @Override
    public Class<Fall> moves() {
        return Fall.class;
    }

    @Override
    public PositionFormat<Ruin> positions() {
        return new PositionFormat<>() {
            @Override
            public JsonNode write(Ruin position) {
                return Json.object();
            }

            @Override
            public Ruin read(Setup setup, JsonNode json) {
                return start(setup);
            }

            @Override
            public JsonNode schema() {
                return Json.object();
            }

            @Override
            public JsonNode example() {
                return Json.object();
            }
        };
    }

    @Override
    public Advice<Ruin, Fall> advice() {
        return new Advice<>() {
            @Override
            public Fall greedy(Observation<Ruin, Fall> seen, RandomGenerator random) {
                return new Fall();
            }

            @Override
            public double value(Ruin position, int seat) {
                return 0;
            }
        };
    }

    @Override
    public String draw(Ruin position, int viewer, Ink ink) {
        return "ruins";
    }

    @Override
    public int longestGame(Setup setup) {
        return 1;
    }
}
