package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Event;
import sheepfold.engine.EventLog;
import sheepfold.engine.Events;
import sheepfold.engine.Match;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.kit.Rule;

/** The danger shown of a sheep, beside phases 5 and 6 played out through all that chance may bring. */
class DangerTest {
    private static final double ROUNDED = 0.000501;

    /** The chance of each sheep to be hit if nobody does anything more. Cultists' ways make no difference, so one will do. */
    private static final class PlayedOut {
        private final int round;
        private final double[] hit = new double[Sheep.COUNT];

        PlayedOut(Parokiam table) {
            round = table.course.round;
            play(table, 1);
        }

        private void play(Parokiam table, double chance) {
            if (table.isOver() || table.course.round != round) {
                return;
            }
            int actor = table.turn().isChance()
                    ? Seats.CHANCE
                    : table.turn().asked().lowest();
            Moves<YarnsMove> moves = new Moves<>();
            table.legalMoves(actor, moves);
            // The first move is to be done, or to use no book
            int branches = actor == Seats.CHANCE && table.phase() != Phase.CULTIST ? moves.size() : 1;
            double all = IntStream.range(0, branches).map(moves::weight).sum();
            for (int i = 0; i < branches; i++) {
                double share = chance * moves.weight(i) / all;
                Parokiam after = table.copy();
                EventLog events = new EventLog();
                after.play(actor, moves.get(i), events);
                events.told().forEach(told -> count(told.event(), share));
                play(after, share);
            }
        }

        private void count(Event event, double chance) {
            switch (event) {
                case YarnsEvent.SheepCorrupted one -> hit[one.sheep().ordinal()] += chance;
                case YarnsEvent.SheepDied one -> hit[one.sheep().ordinal()] += chance;
                default -> {}
            }
        }
    }

    private static void assertShownAsPlayed(Parokiam table) {
        double[] hit = new PlayedOut(table).hit;
        for (YarnsView.SheepPawn pawn : table.view(0).sheep()) {
            assertThat(pawn.danger())
                    .as(
                            "the danger of %s in %s",
                            pawn.sheep(), Night.GAME.positions().write(table))
                    .isCloseTo(hit[pawn.sheep().ordinal()], within(ROUNDED));
        }
    }

    private static double lily(Night night) {
        assertShownAsPlayed(night.position());
        return night.position().view(0).sheep().getFirst().danger();
    }

    @Rule({"TY-P6-01", "TY-P6-03"})
    @Test
    void wolvesThatMeetFightOneBattle() {
        assertThat(lily(Night.spokes(4).at("Lily b9").wolves("b9", "b9")))
                .as("two on her tile")
                .isOne();
        assertThat(lily(Night.spokes(4).at("Lily c3").wolves("c1", "c5")))
                .as("two that come")
                .isOne();
        assertThat(lily(Night.spokes(4).at("Lily a4").wolves("a1", "c10")))
                .as("one of them may come")
                .isEqualTo(0.75);
    }

    @Rule("TY-P6-05")
    @ParameterizedTest
    @ValueSource(strings = {"Lily b9", "Lily b9 corrupted"})
    void theySeekOneVictimOfAFlock(String lily) {
        assertThat(lily(Night.spokes(4).at(lily, "Twyla b9").wolves("b9", "c13", "c1")))
                .isBetween(0.25, 0.5);
    }

    @Rule("TY-END-03")
    @Test
    void nobodyIsHitAfterTheEnd() {
        Night night = Night.spokes(4).at("Poppy a1 corrupted", "Lily b9").wolves("a1", "a1 0", "b9", "b9 2");
        assertThat(lily(night))
                .as("the battle of a1 comes first, and a gate needs all four")
                .isZero();
    }

    @Rule({"TY-P6-07", "TY-WOLF-02"})
    @Test
    void whatHasBeenFoughtIsOver() {
        Night night = Night.spokes(4)
                .space(4)
                .at("Lily b9", "Twyla b9", "Poppy a4", "Melbrook c18")
                .wolves("a1", "a1 0", "b9", "c1");
        for (int seed = 0; seed < 20; seed++) {
            assertShownToTheEnd(night.position().copy(), new SeededRandom(seed));
        }
    }

    @Test
    void booksThatWereNamedCount() {
        Night night = Night.spokes(4)
                .space(4)
                .at("Lily b9")
                .wolves("b9")
                .holds("bk 2")
                .dusk();
        assertThat(lily(night.isIn("books")))
                .as("none is used, and BITE lets it fight twice")
                .isEqualTo(0.938);
        assertThat(lily(night.play("books 1").isIn("strike"))).isEqualTo(0.875);
        assertThat(lily(night.play("* battle sheep").isIn("books"))).isEqualTo(0.75);
    }

    /** Wolves close to each other and to the sheep, under any tile of the Way, packs and single ones. */
    @ParameterizedTest
    @CsvSource({"1, 150", "2, 150", "3, 150"})
    void randomHuntsAreShownAsTheyArePlayed(long seed, int hunts) {
        RandomGenerator random = new SeededRandom(seed);
        for (int hunt = 0; hunt < hunts; hunt++) {
            Parokiam table = city(random);
            scatter(table, random);
            assertShownToTheEnd(table, random);
        }
    }

    /** Nobody does anything more, and chance does one thing of many: until the round or the game is over. */
    private static void assertShownToTheEnd(Parokiam table, RandomGenerator random) {
        int round = table.course.round;
        while (!table.isOver() && table.course.round == round) {
            assertShownAsPlayed(table);
            boolean chance = table.turn().isChance();
            int actor = chance ? Seats.CHANCE : table.turn().asked().lowest();
            Moves<YarnsMove> moves = new Moves<>();
            table.legalMoves(actor, moves);
            table.play(actor, chance ? moves.pick(random) : moves.get(0), Events.UNHEARD);
        }
    }

    private static Parokiam city(RandomGenerator random) {
        Match<Parokiam, YarnsMove> match =
                Night.start("seats=1", "sheepTotal=" + (3 + random.nextInt(2))).match();
        while (match.position().phase() != Phase.ACT) {
            Moves<YarnsMove> moves = new Moves<>();
            int actor = match.turn().isChance() ? Seats.CHANCE : 0;
            match.position().legalMoves(actor, moves);
            match.play(actor, moves.pick(random));
        }
        return match.position();
    }

    private static void scatter(Parokiam table, RandomGenerator random) {
        table.way.standAbove(2 + random.nextInt(4));
        Cell.ALL.forEach(cell -> table.servants.removeCultists(cell.number(), Box.TOKENS));
        for (Sheep sheep : Band.list(table.flock.living())) {
            table.flock.stand(sheep.ordinal(), Cell.ALL.get(random.nextInt(19)).number());
            if (random.nextInt(4) == 0) {
                table.flock.corrupt(sheep.ordinal());
            }
        }
        for (int i = random.nextInt(5); i > 0; i--) {
            int wolf = table.servants.wolves();
            boolean follows = wolf > 0 && random.nextInt(4) == 0;
            int leader = follows ? table.servants.leader(random.nextInt(wolf)) : wolf;
            table.servants.addWolf(
                    follows
                            ? table.servants.wolf(leader)
                            : Cell.ALL.get(1 + random.nextInt(36)).number());
            table.servants.join(wolf, leader);
        }
        table.store.add(Relic.BOOK.ordinal(), random.nextInt(3));
        SheepPhase.goOn(table, Events.UNHEARD);
    }
}
