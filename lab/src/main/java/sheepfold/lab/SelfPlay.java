package sheepfold.lab;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.bots.Bot;
import sheepfold.engine.Game;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;

/** Games between bots on one thread. What happens in a game follows from the seed and its number alone. */
final class SelfPlay<P extends Position<P, M>, M extends Move> {
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final Game<P, M> game;
    private final Setup setup;
    private final P start;
    private final int longest;

    /** Every game begins with a copy of the start and has at most so many moves. */
    SelfPlay(Game<P, M> game, Setup setup, P start, int longest) {
        this.game = game;
        this.setup = setup;
        this.start = start;
        this.longest = longest;
    }

    /** Somebody who watches: what each decider knows, and how many moves were made before. */
    interface Onlooker<P extends Position<P, M>, M extends Move> {
        void decides(Observation<P, M> seen, int made);
    }

    Finished play(List<Bot> botsBySeat, long seed, int number) {
        return play(botsBySeat, seed, number, (_, _) -> {});
    }

    Finished play(List<Bot> botsBySeat, long seed, int number, Onlooker<P, M> onlooker) {
        long began = CLOCK.getCurrentThreadCpuTime();
        Playing played =
                new Playing(Match.unrecorded(game, setup, start), botsBySeat, seed, number, onlooker);
        played.toTheEnd();
        double seconds = (CLOCK.getCurrentThreadCpuTime() - began) / 1e9;
        return Finished.of(
                number,
                played.match.position().result(),
                played.match.length(),
                played.match.length() - played.draws,
                seconds);
    }

    /** The whole game, to be looked at again. */
    Match<P, M> match(List<Bot> botsBySeat, long seed, int number) {
        Playing played = new Playing(new Match<>(game, setup, Optional.empty()), botsBySeat, seed, number, (_, _) -> {});
        played.toTheEnd();
        return played.match;
    }

    /** One of the games. */
    private final class Playing {
        private final List<Bot> bots;
        /** Made anew for each game: lists that live long end up side by side in memory, and workers would share their cache line. */
        private final Match<P, M> match;

        private final RandomGenerator chance;
        private final RandomGenerator[] streams;
        private final Onlooker<P, M> onlooker;
        private int draws;

        Playing(Match<P, M> match, List<Bot> botsBySeat, long seed, long number, Onlooker<P, M> onlooker) {
            this.match = match;
            this.bots = botsBySeat;
            this.onlooker = onlooker;
            this.chance = SeededRandom.stream(seed, number, Seats.CHANCE);
            this.streams = new RandomGenerator[botsBySeat.size()];
            for (int seat = 0; seat < streams.length; seat++) {
                streams[seat] = SeededRandom.stream(seed, number, seat);
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
                    case Turn.Players players -> decide(anyOf(players.seats()));
                    case Turn.Chance _ -> {
                        match.draw(chance);
                        draws++;
                    }
                    case Turn.Over _ -> {}
                }
            }
        }

        private int anyOf(Seats seats) {
            return seats.nth(chance.nextInt(seats.count()));
        }

        private void decide(int seat) {
            match.play(seat, chosenBy(seat));
        }

        /** All think before the first answer is in, so that nobody can know another's. */
        private void answerInSecret(Seats seats) {
            Map<Integer, M> answers = new LinkedHashMap<>();
            seats.list().forEach(seat -> answers.put(seat, chosenBy(seat)));
            match.close(answers);
        }

        private M chosenBy(int seat) {
            Observation<P, M> seen = new Observation<>(game, match.position(), seat);
            onlooker.decides(seen, match.length());
            return bots.get(seat).choose(seen, streams[seat]).move();
        }
    }
}
