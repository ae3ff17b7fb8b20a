package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Events;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Match;
import sheepfold.engine.Moves;
import sheepfold.engine.RandomPlay;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Turn;
import sheepfold.json.Json;
import sheepfold.kit.Rule;

/** Self-play may leave out seats that can only pass; the games are the same. Turns stay within their proven bounds. */
class FastWindowsTest {
    private record Step(int actor, FleeceMove move) {}

    @Rule({"SH-REACT-03", "SH-REACT-04"})
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aFastGameReplaysOnTheSlowPathToTheSameResult(int seats) {
        for (int seed = 0; seed < 150; seed++) {
            Paddock fast = Yard.GAME.start(Yard.setup(seats));
            fast.hasten();
            List<Step> steps = play(fast, new SeededRandom(seed));
            Match<Paddock, FleeceMove> slow = new Match<>(Yard.GAME, Yard.setup(seats), Optional.empty());
            for (Step step : steps) {
                passForTheSkipped(slow, step.actor());
                slow.play(step.actor(), step.move());
            }
            while (slow.position().turn() instanceof Turn.Players players) {
                passFor(slow, players.seats().lowest());
            }
            assertThat(slow.position().result()).as("seed %d", seed).isEqualTo(fast.result());
            assertThat(Json.line(Yard.GAME.positions().write(slow.position())))
                    .isEqualTo(Json.line(Yard.GAME.positions().write(fast)));
            String record = GameRecord.of(slow, Map.of()).format();
            assertThat(GameRecord.parse(record).replay(Yard.GAME).position().result())
                    .isEqualTo(fast.result());
        }
    }

    private static List<Step> play(Paddock paddock, SeededRandom random) {
        List<Step> steps = new ArrayList<>();
        Moves<FleeceMove> legal = new Moves<>();
        while (!paddock.turn().isOver()) {
            int actor = paddock.turn() instanceof Turn.Players players
                    ? players.seats().nth(random.nextInt(players.seats().count()))
                    : Seats.CHANCE;
            legal.clear();
            paddock.legalMoves(actor, legal);
            FleeceMove move = legal.pick(random);
            paddock.play(actor, move, Events.UNHEARD);
            steps.add(new Step(actor, move));
        }
        return steps;
    }

    /** A window on the slow path that the fast path has not opened, or not for everybody. */
    private static void passForTheSkipped(Match<Paddock, FleeceMove> slow, int nextActor) {
        while (slow.position().turn() instanceof Turn.Players players
                && players.mode() == Turn.Mode.ALL
                && slow.position().phase() == Phase.WINDOW) {
            List<Integer> idle = players.seats().list().stream()
                    .filter(seat -> canOnlyPass(slow.position(), seat))
                    .toList();
            boolean waitsForOthers = idle.isEmpty();
            if (waitsForOthers) {
                assertThat(players.seats().contains(nextActor)).isTrue();
                return;
            }
            idle.stream().limit(1).forEach(seat -> passFor(slow, seat));
        }
    }

    private static void passFor(Match<Paddock, FleeceMove> slow, int seat) {
        assertThat(canOnlyPass(slow.position(), seat))
                .as("seat %d, which was skipped, can only pass", seat)
                .isTrue();
        slow.play(seat, FleeceMoves.PASS);
    }

    private static boolean canOnlyPass(Paddock paddock, int seat) {
        Moves<FleeceMove> legal = new Moves<>();
        paddock.legalMoves(seat, legal);
        return legal.size() == 1
                && legal.get(0).equals(FleeceMoves.PASS)
                && paddock.forms(seat).isEmpty();
    }

    @Rule("SH-TURN-01")
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void turnsStayWithinTheProvenBound(int seats) {
        int bound = List.of(274, 293, 312).get(seats - 2);
        Paddock start = Yard.GAME.start(Yard.setup(seats));
        assertThat(start.rules.mostTurns()).isEqualTo(bound);
        RandomPlay<Paddock, FleeceMove> playouts = new RandomPlay<>();
        SeededRandom random = new SeededRandom(seats);
        int mostMoves = Yard.GAME.longestGame(Yard.setup(seats));
        for (int game = 0; game < 4000; game++) {
            Paddock paddock = start.copy();
            int moves = playouts.toTheEnd(paddock, random, mostMoves);
            assertThat(paddock.turn().isOver())
                    .as("game %d ends within %d moves", game, mostMoves)
                    .isTrue();
            assertThat(moves).isLessThan(mostMoves);
            assertThat(paddock.round.number).isLessThanOrEqualTo(bound);
        }
    }
}
