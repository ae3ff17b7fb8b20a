package sheepfold.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
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
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Shaped;
import tools.jackson.databind.JsonNode;

/** A game that breaks where its option says, and whose bot can be slow: two seats say "go" in turns, or one gives up. */
public final class FaultyGame implements AdvisedGame<FaultyGame.Road, FaultyGame.Word> {
    static final String ID = "faulty";
    private static final int LENGTH = 40;
    private static final GameInfo INFO = new GameInfo(
            ID,
            "Faulty",
            "Two travellers say go until the road ends.",
            "1",
            2,
            2,
            2,
            false,
            false,
            List.of(
                    new Option.Choice(
                            "breaks",
                            new Option.Words(Option.Group.FIRST, "Fault", "Where it breaks."),
                            Stream.of("nowhere", "playing", "listing", "showing", "thinking")
                                    .map(where -> Option.Value.of(where, "It breaks " + where, "It breaks there."))
                                    .toList()),
                    Option.number(Option.Group.FIRST, "after", "Moves", "After how many it breaks.", 0, LENGTH, 2),
                    Option.number(Option.Group.FIRST, "slow", "Slow", "How long its bot thinks, in ms.", 0, 60_000, 0)),
            List.of(Preset.RULEBOOK));

    /** What can be said. */
    public record Word(String text) implements Move {}

    /** How far they have come. */
    @Shaped
    public record RoadView(int said) {}

    /** Where the travellers are. */
    public static final class Road implements Position<Road, Word> {
        private final Setup setup;
        private int said;
        private boolean givenUp;

        Road(Setup setup, int said, boolean givenUp) {
            this.setup = setup;
            this.said = said;
            this.givenUp = givenUp;
        }

        private void breakIf(String where) {
            if (setup.is("breaks", where) && said >= setup.number("after")) {
                throw new IllegalStateException("the road is broken");
            }
        }

        @Override
        public Turn turn() {
            return givenUp || said >= LENGTH ? Turn.OVER : Turn.of(said % 2);
        }

        @Override
        public void legalMoves(int actor, Moves<Word> into) {
            breakIf("listing");
            into.add(new Word("go"));
        }

        @Override
        public void play(int actor, Word move, Events events) {
            breakIf("playing");
            said++;
            givenUp = move.text().equals("concede");
        }

        @Override
        public Decision<Word> decision(int seat) {
            return Decision.<Word>of(Task.SPEAK, Sentence.of("Go on, or give up."))
                    .orConcede(new Word("concede"));
        }

        @Override
        public Optional<Refusal> whyNot(int actor, Word move) {
            return actor == said % 2 ? Optional.empty() : Optional.of(Refusal.of("FA-TURN-01", "the other one speaks"));
        }

        @Override
        public Road copy() {
            return new Road(setup, said, givenUp);
        }

        @Override
        public Record view(int viewer) {
            breakIf("showing");
            return new RoadView(said);
        }

        @Override
        public Result result() {
            return givenUp
                    ? Result.won(said % 2, 2, Ending.GIVEN_UP, Sentence.of("The other one gave up."))
                    : Result.drawn(2, Ending.ROAD_ENDS, Sentence.of("The road ends."));
        }
    }

    enum Task {
        SPEAK
    }

    enum Ending {
        GIVEN_UP,
        ROAD_ENDS
    }

    @Override
    public List<Task> decisions() {
        return List.of(Task.values());
    }

    @Override
    public List<Ending> endings() {
        return List.of(Ending.values());
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Road start(Setup setup) {
        return new Road(setup, 0, false);
    }

    @Override
    public Notation<Road, Word> notation() {
        return new Notation<>() {
            @Override
            public String write(Road position, Word move) {
                return move.text();
            }

            @Override
            public Optional<Word> read(Road position, String text) {
                return text.matches("go|concede") ? Optional.of(new Word(text)) : Optional.empty();
            }

            @Override
            public Sentence words(Road position, Word move) {
                return Sentence.of(move.text());
            }

            @Override
            public String grammar() {
                return "go or concede";
            }
        };
    }

    @Override
    public Class<Word> moves() {
        return Word.class;
    }

    @Override
    public PositionFormat<Road> positions() {
        return new PositionFormat<>() {
            @Override
            public JsonNode write(Road position) {
                return Json.tree(Map.of("said", position.said));
            }

            @Override
            public Road read(Setup setup, JsonNode json) {
                if (!json.path("said").isInt()) {
                    throw new BadInput("said", "it is missing");
                }
                return new Road(setup, json.get("said").intValue(), false);
            }

            @Override
            public JsonNode schema() {
                return Json.object();
            }

            @Override
            public JsonNode example() {
                return Json.tree(Map.of("said", 0));
            }
        };
    }

    @Override
    public Advice<Road, Word> advice() {
        return new Advice<>() {
            @Override
            public Word greedy(Observation<Road, Word> seen, RandomGenerator random) {
                Road road = seen.determinize(random);
                road.breakIf("thinking");
                try {
                    Thread.sleep(road.setup.number("slow"));
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                return new Word("go");
            }

            @Override
            public double value(Road position, int seat) {
                return 0.5;
            }
        };
    }

    @Override
    public String draw(Road position, int viewer, Ink ink) {
        return "said " + position.said;
    }

    @Override
    public int longestGame(Setup setup) {
        return LENGTH;
    }
}
