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
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;

/** One game between bots. What happens follows from the seed and the game's number alone. */
final class SelfPlay<P extends Position<P, M>, M extends Move> {
    /**
     * A finished game.
     *
     * @param moves of seats and chance together
     */
    record Outcome(Result result, int moves, int playerMoves) {}

    private final Game<P, M> game;
    private final List<Bot> bots;
    private final P position;
    private final int longest;
    private final RandomGenerator chance;
    private final RandomGenerator[] streams;
    private final Moves<M> chances = new Moves<>();
    private int moves;
    private int playerMoves;

    SelfPlay(Game<P, M> game, Setup setup, List<Bot> botsBySeat, long seed, long number) {
        this.game = game;
        this.bots = botsBySeat;
        this.position = game.start(setup);
        this.longest = game.longestGame(setup);
        this.chance = SeededRandom.stream(seed, number, Seats.CHANCE);
        this.streams = new RandomGenerator[setup.seats()];
        for (int seat = 0; seat < streams.length; seat++) {
            streams[seat] = SeededRandom.stream(seed, number, seat);
        }
    }

    Outcome play() {
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
