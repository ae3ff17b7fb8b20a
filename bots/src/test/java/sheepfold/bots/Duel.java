package sheepfold.bots;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;

/** Two bots at a table for two, changing seats after every game. */
record Duel(Bot first, Bot second) {
    /** How many games each has won, shared wins included. */
    record Score(int first, int second) {}

    static Duel between(String first, String second) {
        return new Duel(Bots.named(first), Bots.named(second));
    }

    <P extends Position<P, M>, M extends Move> Score over(int games, Game<P, M> game) {
        int firstWon = 0;
        int secondWon = 0;
        for (int number = 0; number < games; number++) {
            List<Bot> seated = number % 2 == 0 ? List.of(first, second) : List.of(second, first);
            List<Integer> winners = winners(game, seated, SeededRandom.stream(7, number, 0));
            firstWon += winners.contains(number % 2) ? 1 : 0;
            secondWon += winners.contains(1 - number % 2) ? 1 : 0;
        }
        return new Score(firstWon, secondWon);
    }

    private static <P extends Position<P, M>, M extends Move> List<Integer> winners(
            Game<P, M> game, List<Bot> seated, SeededRandom random) {
        P position = game.start(Setup.of(game.info(), 2));
        Moves<M> chances = new Moves<>();
        while (!position.turn().isOver()) {
            if (position.turn() instanceof Turn.Players players) {
                Map<Integer, M> chosen = new LinkedHashMap<>();
                for (int seat : deciding(players, random)) {
                    Observation<P, M> seen = new Observation<>(game, position, seat);
                    chosen.put(seat, seated.get(seat).choose(seen, random).move());
                }
                chosen.forEach((seat, move) -> position.play(seat, move, Events.UNHEARD));
            } else {
                chances.clear();
                position.legalMoves(Seats.CHANCE, chances);
                position.play(Seats.CHANCE, chances.pick(random), Events.UNHEARD);
            }
        }
        return position.result().winners();
    }

    private static List<Integer> deciding(Turn.Players players, SeededRandom random) {
        Seats seats = players.seats();
        return players.mode() == Turn.Mode.ALL ? seats.list() : List.of(seats.nth(random.nextInt(seats.count())));
    }
}
