package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.RandomPlay;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;

/** What a seat cannot see may be anything else that it could be, and every bot decides the same by the same dice. */
class FairBotsTest {
    private static final int DECISIONS = 16;
    private static final int LATEST = 200;

    static Stream<Arguments> botsOfHiddenGames() {
        return Stream.concat(Stream.of(Games.named("kit")), Games.all().stream())
                .distinct()
                .filter(game -> game.info().hidden())
                .flatMap(game ->
                        Bots.IDS.stream().map(bot -> Arguments.of(game.info().id(), bot)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("botsOfHiddenGames")
    void hiddenThingsMaySwapPlacesAndEveryBotChoosesTheSame(String game, String bot) {
        assertThat(differences(Games.named(game), Bots.named(bot))).isEmpty();
    }

    private static <P extends Position<P, M>, M extends Move> List<String> differences(Game<P, M> game, Bot bot) {
        List<String> found = new ArrayList<>();
        int swapped = 0;
        for (int number = 0; number < DECISIONS; number++) {
            SeededRandom random = SeededRandom.stream(11, number, 0);
            P truth = aChoice(game, 2 + number % (game.info().mostSeats() - 1), random);
            int seat = decider(truth);
            P other = truth.determinize(seat, random);
            swapped += written(game, truth).equals(written(game, other)) ? 0 : 1;
            long seed = random.nextLong();
            Object chosen = bot.choose(new Observation<>(game, truth, seat), new SeededRandom(seed));
            Object alike = bot.choose(new Observation<>(game, other, seat), new SeededRandom(seed));
            if (!chosen.equals(alike)) {
                found.add("%s, then %s in %s".formatted(chosen, alike, written(game, truth)));
            }
        }
        assertThat(swapped).as("positions in which hidden things lay elsewhere").isGreaterThan(DECISIONS / 2);
        return found;
    }

    /** A position somewhere in a random game in which a seat has a choice. */
    private static <P extends Position<P, M>, M extends Move> P aChoice(
            Game<P, M> game, int seats, SeededRandom random) {
        RandomPlay<P, M> play = new RandomPlay<>();
        while (true) {
            P position = game.start(Setup.of(game.info(), seats));
            play.toTheEnd(position, random, 1 + random.nextInt(LATEST));
            while (!position.turn().isOver()) {
                if (position.turn() instanceof Turn.Players
                        && new Observation<>(game, position, decider(position))
                                        .legalMoves()
                                        .size()
                                > 1) {
                    return position;
                }
                play.toTheEnd(position, random, 1);
            }
        }
    }

    private static int decider(Position<?, ?> position) {
        return position.turn() instanceof Turn.Players players ? players.seats().lowest() : Seats.CHANCE;
    }

    private static <P extends Position<P, M>, M extends Move> String written(Game<P, M> game, P position) {
        return game.positions().write(position).toString();
    }
}
