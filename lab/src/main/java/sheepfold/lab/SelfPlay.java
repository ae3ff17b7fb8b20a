package sheepfold.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import sheepfold.bots.Bot;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Turn;

/** Games between bots on one thread. What happens in a game follows from the seed and its number alone. */
final class SelfPlay<P extends Position<P, M>, M extends Move> {
    /**
     * A finished game.
     *
     * @param moves of seats and chance together
     */
    record Outcome(Result result, int moves, int playerMoves) {}

    private final Game<P, M> game;
    private final P start;
    private final int longest;

    /** Every game begins with a copy of the start and has at most so many moves. */
    SelfPlay(Game<P, M> game, P start, int longest) {
        this.game = game;
        this.start = start;
        this.longest = longest;
    }

    Outcome play(List<Bot> botsBySeat, long seed, long number) {
        return new Playing(botsBySeat, seed, number).toTheEnd();
    }

    /** One of the games. */
    private final class Playing {
        private final List<Bot> bots;
        private final P position = start.copy();
        private final RandomGenerator chance;
        private final RandomGenerator[] streams;
        /** Made anew for each game: lists that live long end up side by side in memory, and workers would share their cache line. */
        private final Moves<M> chances = new Moves<>();

        private int moves;
        private int playerMoves;

        Playing(List<Bot> botsBySeat, long seed, long number) {
            this.bots = botsBySeat;
            this.chance = SeededRandom.stream(seed, number, Seats.CHANCE);
            this.streams = new RandomGenerator[botsBySeat.size()];
            for (int seat = 0; seat < streams.length; seat++) {
                streams[seat] = SeededRandom.stream(seed, number, seat);
            }
        }

        Outcome toTheEnd() {
            while (!position.turn().isOver()) {
                if (moves >= longest) {
                    throw new IllegalStateException("%s went on after %d moves, its bound"
                            .formatted(game.info().title(), longest));
                }
                switch (position.turn()) {
                    case Turn.Players players when players.mode() == Turn.Mode.ALL -> answerInSecret(players.seats());
                    case Turn.Players players -> decide(anyOf(players.seats()));
                    case Turn.Chance _ -> drawChance();
                    case Turn.Over _ -> {}
                }
            }
            return new Outcome(position.result(), moves, playerMoves);
        }

        private int anyOf(Seats seats) {
            return seats.nth(chance.nextInt(seats.count()));
        }

        private void drawChance() {
            chances.clear();
            position.legalMoves(Seats.CHANCE, chances);
            position.play(Seats.CHANCE, chances.pick(chance), Events.UNHEARD);
            moves++;
        }

        private void decide(int seat) {
            position.play(seat, chosenBy(seat), Events.UNHEARD);
            moves++;
            playerMoves++;
        }

        /** All think before the first answer is in, so that nobody can know another's. */
        private void answerInSecret(Seats seats) {
            Map<Integer, M> answers = new LinkedHashMap<>();
            seats.list().forEach(seat -> answers.put(seat, chosenBy(seat)));
            answers.forEach((seat, answer) -> position.play(seat, answer, Events.UNHEARD));
            moves += answers.size();
            playerMoves += answers.size();
        }

        private M chosenBy(int seat) {
            return bots.get(seat)
                    .choose(new Observation<>(game, position, seat), streams[seat])
                    .move();
        }
    }
}
