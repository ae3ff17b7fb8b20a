package sheepfold.lab.play;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.random.RandomGenerator;
import sheepfold.bots.Bot;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;

/** Games between bots on one thread. What happens in a game follows from the seed and its number alone. */
public final class SelfPlay<P extends Position<P, M>, M extends Move> {
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final Game<P, M> game;
    private final Setup setup;
    private final P start;
    private final int longest;
    private final Measuring measuring;

    public SelfPlay(Game<P, M> game, Setup setup) {
        this(game, setup, Measuring.NOTHING);
    }

    public SelfPlay(Game<P, M> game, Setup setup, Measuring measuring) {
        this.game = game;
        this.setup = setup;
        this.measuring = measuring;
        this.start = game.start(setup);
        this.longest = game.longestGame(setup);
    }

    /** A game that somebody watches, who hears what each decider knows, and how many moves were made before. */
    public FinishedGame play(List<Bot> botsBySeat, long seed, int number, ObjIntConsumer<Observation<P, M>> onlooker) {
        return play(botsBySeat, number, new RandomStreams(seed, number, number), onlooker);
    }

    /** A game whose chance and whose thoughts come from numbers of their own. */
    public FinishedGame play(
            List<Bot> botsBySeat, int number, RandomStreams luck, ObjIntConsumer<Observation<P, M>> onlooker) {
        long began = CLOCK.getCurrentThreadCpuTime();
        Optional<StatsRecorder<P, M>> recorder = measuring.play()
                ? Optional.of(new StatsRecorder<>(game, setup.seats(), measuring, luck.seed(), number))
                : Optional.empty();
        Events heard = recorder.<Events>map(recording -> recording).orElse(Events.UNHEARD);
        Playing played = new Playing(Match.unrecorded(game, setup, start, heard), botsBySeat, luck, onlooker, recorder);
        played.toTheEnd();
        Result result = played.match.position().result();
        double seconds = (CLOCK.getCurrentThreadCpuTime() - began) / 1e9;
        FinishedGame finished = FinishedGame.of(
                number, result, played.began, played.match.length(), played.match.length() - played.draws, seconds);
        return recorder.map(recording -> finished.watched(recording.course(result)))
                .orElse(finished);
    }

    /** The whole game, to be looked at again. */
    public Match<P, M> match(List<Bot> botsBySeat, long seed, int number) {
        Playing played = new Playing(
                new Match<>(game, setup, Optional.empty()),
                botsBySeat,
                new RandomStreams(seed, number, number),
                (_, _) -> {},
                Optional.empty());
        played.toTheEnd();
        return played.match;
    }

    /** One of the games. */
    private final class Playing {
        private final List<Bot> bots;
        /** Made anew for each game: lists that live long end up side by side in memory, and workers would share their cache line. */
        private final Match<P, M> match;

        private final Optional<StatsRecorder<P, M>> recorder;
        private final RandomGenerator chance;
        private final RandomGenerator[] streams;
        private final ObjIntConsumer<Observation<P, M>> onlooker;
        private Optional<Integer> began = Optional.empty();
        private int draws;

        Playing(
                Match<P, M> match,
                List<Bot> botsBySeat,
                RandomStreams luck,
                ObjIntConsumer<Observation<P, M>> onlooker,
                Optional<StatsRecorder<P, M>> recorder) {
            this.match = match;
            this.bots = botsBySeat;
            this.onlooker = onlooker;
            this.recorder = recorder;
            this.chance = SeededRandom.stream(luck.seed(), luck.chance(), Seats.CHANCE);
            this.streams = new RandomGenerator[botsBySeat.size()];
            for (int seat = 0; seat < streams.length; seat++) {
                streams[seat] = SeededRandom.stream(luck.seed(), luck.thoughts(), seat);
            }
        }

        void toTheEnd() {
            while (!match.turn().isOver()) {
                if (match.length() >= longest) {
                    throw new IllegalStateException("%s went on after %d moves, its bound"
                            .formatted(game.info().title(), longest));
                }
                switch (match.turn()) {
                    case Turn.Players players when players.mode() == Turn.Mode.ALL -> answerInSecret(players.seats());
                    case Turn.Players players -> {
                        if (began.isEmpty() && players.seats().count() == 1) {
                            began = Optional.of(players.seats().lowest());
                        }
                        decide(anyOf(players.seats()));
                    }
                    case Turn.Chance _ -> {
                        M drawn = match.chances().pick(chance);
                        recorder.ifPresent(recording -> recording.draws(drawn));
                        match.play(Seats.CHANCE, drawn);
                        draws++;
                        noteWhatWasPlayed();
                    }
                    case Turn.Over _ -> {}
                }
            }
        }

        private int anyOf(Seats seats) {
            return seats.nth(chance.nextInt(seats.count()));
        }

        private void decide(int seat) {
            M move = chosenBy(seat);
            recorder.ifPresent(recording -> recording.decides(match.position(), seat, move));
            match.play(seat, move);
            noteWhatWasPlayed();
        }

        private void noteWhatWasPlayed() {
            recorder.ifPresent(recording -> recording.played(match.position()));
        }

        /** All think before the first answer is in, so that nobody can know another's. */
        private void answerInSecret(Seats seats) {
            Map<Integer, M> answers = new LinkedHashMap<>();
            seats.list().forEach(seat -> answers.put(seat, chosenBy(seat)));
            recorder.ifPresent(
                    recording -> answers.forEach((seat, answer) -> recording.decides(match.position(), seat, answer)));
            match.close(answers);
            noteWhatWasPlayed();
        }

        private M chosenBy(int seat) {
            Observation<P, M> seen = new Observation<>(game, match.position(), seat);
            onlooker.accept(seen, match.length());
            return bots.get(seat).choose(seen, streams[seat]).move();
        }
    }
}
