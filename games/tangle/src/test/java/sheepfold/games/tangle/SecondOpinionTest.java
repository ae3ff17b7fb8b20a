package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.advice.Advice;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;

/** Games in which a second, naive program has to find the same moves. */
class SecondOpinionTest {
    private static final List<Setup> SETUPS = List.of(
            Glade.setup(2),
            Glade.setup(3),
            Glade.setup(4),
            Glade.setup(2, "centre=sacrificial", "upkeep-timing=turn-card", "hourglass-stays=false"),
            Glade.setup(3, "centre=hibernate", "lakes-stack=false", "alt-spaces=e1=takeover"),
            Glade.setup(4, "centre=takeover", "seed-supply=unlimited", "hand-limit=4", "start-bonus=true"),
            Glade.setup(4, "diverse-growth=action", "alt-spaces="),
            Glade.setup(2, "centre=sacrificial", "hourglass-stays=false").under("1", Glade.GAME),
            Glade.setup(3, "centre=hibernate").under("1", Glade.GAME));

    private final Set<Work> works = EnumSet.noneOf(Work.class);
    private final Set<Phase> phases = EnumSet.noneOf(Phase.class);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
    void theNaiveProgramAgrees(int number) {
        SeededRandom random = new SeededRandom(100 + number);
        play(SETUPS.get(number), random, 3);
        play(SETUPS.get(number), random, 0);
    }

    /** Games seldom come to roots that sleep on each other, so these begin with some. */
    @ParameterizedTest
    @ValueSource(strings = {"RR", "RRP", "RPR", "PRR"})
    void theNaiveProgramAgreesAboutSleepers(String roots) {
        Glade glade = Glade.of(2, "centre=hibernate", "round-limit=8")
                .roots("d4 " + roots)
                .front("R", "E09")
                .hand("R", "E49")
                .stash("R E9W9N9M9");
        glade.asleep("d4", 0, 1);
        play(glade.setup(), glade.scenario().position().copy(), new SeededRandom(roots.hashCode()), 0);
    }

    /** Between them these games come to everything there is. */
    @Test
    void everyDecisionIsCompared() {
        SeededRandom random = new SeededRandom(7);
        for (int game = 0; game < 12; game++) {
            play(SETUPS.get(game % SETUPS.size()), random, 2);
        }
        assertThat(works).as("works that were compared").hasSizeGreaterThan(15);
        assertThat(phases).as("phases that were compared").hasSizeGreaterThan(10);
    }

    /** So many of four moves are those of the scripted player, which builds; the others are random. */
    private void play(Setup setup, SeededRandom random, int scripted) {
        play(setup, Glade.GAME.start(setup), random, scripted);
    }

    private void play(Setup setup, Wasteland table, SeededRandom random, int scripted) {
        while (!table.turn().isOver()) {
            int actor = table.turn().isChance() ? Seats.CHANCE : table.decider();
            Moves<TangleMove> moves = new Moves<>();
            table.legalMoves(actor, moves);
            if (actor != Seats.CHANCE) {
                compare(setup, table, moves);
            }
            boolean script = actor != Seats.CHANCE && random.nextInt(4) < scripted;
            TangleMove move = script
                    ? Advice.of(Glade.GAME).greedy(new Observation<>(Glade.GAME, table, actor), random)
                    : moves.pick(random);
            table.play(actor, move, Events.UNHEARD);
        }
    }

    private void compare(Setup setup, Wasteland table, Moves<TangleMove> moves) {
        works.add(table.pending.work);
        phases.add(table.phase());
        NaiveTangle naive = new NaiveTangle(Glade.GAME.positions().write(table), setup);
        List<String> listed = moves.stream()
                .map(move -> Glade.GAME.notation().write(table, move))
                .toList();
        assertThat(listed)
                .as("the moves in %s", Glade.GAME.positions().write(table))
                .containsExactlyInAnyOrderElementsOf(naive.legalMoves());
    }
}
