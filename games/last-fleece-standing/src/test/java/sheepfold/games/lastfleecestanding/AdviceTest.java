package sheepfold.games.lastfleecestanding;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.lastfleecestanding.Yard.turn;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sheepfold.advice.Advice;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.SeededRandom;
import sheepfold.kit.Scenario;

/** The scripted player does as the rules' chapter on bots says. */
class AdviceTest {
    private static String greedy(int seat, Scenario<Paddock, FleeceMove> table) {
        Observation<Paddock, FleeceMove> seen = new Observation<>(Yard.GAME, table.position(), seat);
        return FleeceMoveLines.write(Advice.of(Yard.GAME).greedy(seen, new SeededRandom(1)));
    }

    private static Scenario<Paddock, FleeceMove> attacked(String shear, int points, String... hand) {
        return turn(2).with("seats[0].shear", shear)
                .with("seats[1].hand", List.of(hand))
                .play("shear B" + points);
    }

    @Test
    void shearsAtOnceWithAStrongShearElseAfterTheDraws() {
        assertThat(greedy(0, turn(2).with("owed", 2).with("seats[0].shear", "sG")))
                .isEqualTo("shear B3");
        assertThat(greedy(0, turn(2).with("owed", 2).with("seats[0].shear", "sB")))
                .isEqualTo("draw");
        assertThat(greedy(0, turn(2).with("seats[0].shear", "sB"))).isEqualTo("shear B2");
        assertThat(greedy(0, turn(2).with("attackUsed", true))).isEqualTo("end");
    }

    @Test
    void finishesWhoeverItCanAndTurnsTheRestOnTheMostDangerous() {
        Scenario<Paddock, FleeceMove> table = turn(4).with("seats[0].shear", "sP")
                .with("seats[2].coat", List.of("W..", "...", "..."))
                .with("seats[3].shear", "sR");
        assertThat(greedy(0, table)).isEqualTo("shear C2 D3");
        Scenario<Paddock, FleeceMove> two =
                turn(2).with("seats[0].shear", "sP").with("seats[1].coat", List.of("W..", "...", "..."));
        assertThat(greedy(0, two)).isEqualTo("shear B5");
    }

    @Test
    void defendsItself() {
        assertThat(greedy(1, attacked("sR", 4, "THF", "AFT", "CRM", "POW"))).isEqualTo("thief A");
        assertThat(greedy(1, attacked("sB", 2, "THF", "AFT", "CRM", "POW"))).isEqualTo("after");
        assertThat(greedy(1, attacked("sR", 4, "CRM", "POW"))).isEqualTo("cream");
        assertThat(greedy(1, attacked("sR", 4, "POW"))).isEqualTo("pow A");
        assertThat(greedy(1, attacked("sB", 2, "POW"))).isEqualTo("pass");
        assertThat(greedy(1, attacked("sK", 1, "THF", "AFT", "CRM", "POW"))).isEqualTo("pass");
        Scenario<Paddock, FleeceMove> lethal = turn(2).with("seats[0].shear", "sB")
                .with("seats[1].coat", List.of("WW.", "...", "..."))
                .with("seats[1].hand", List.of("POW"))
                .play("shear B2");
        assertThat(greedy(1, lethal)).isEqualTo("pow A");
    }

    @Test
    void protectsADeadlyAttackAndAGoodShear() {
        Scenario<Paddock, FleeceMove> deadly = turn(2).with("seats[0].shear", "sR")
                .with("seats[0].hand", List.of("POW"))
                .with("seats[1].coat", List.of("WW.", "...", "..."))
                .with("seats[1].hand", List.of("POW"))
                .play("shear B4", "pow A");
        assertThat(greedy(0, deadly)).isEqualTo("pow C");
        Scenario<Paddock, FleeceMove> stolen = turn(2).with("seats[0].hand", List.of("THF"))
                .with("seats[1].shear", "sR")
                .with("seats[1].hand", List.of("POW"))
                .play("thief B");
        assertThat(greedy(1, stolen)).isEqualTo("pow C");
        Scenario<Paddock, FleeceMove> harmless = turn(2).with("seats[0].shear", "sR")
                .with("seats[0].hand", List.of("POW"))
                .with("seats[1].hand", List.of("POW"))
                .play("shear B4", "pow A");
        assertThat(greedy(0, harmless)).isEqualTo("pass");
    }

    @Test
    void fetchesWoolWhenLowAndCallsTheDogWhenTheBiteHurts() {
        Scenario<Paddock, FleeceMove> low =
                turn(2).with("seats[0].coat", List.of("WW.", "...", "...")).with("seats[0].hand", List.of("VEL"));
        assertThat(greedy(0, low)).isEqualTo("velcro B");
        assertThat(greedy(0, turn(2).with("seats[0].hand", List.of("VEL")))).isEqualTo("shear B1");
        Scenario<Paddock, FleeceMove> bitten = turn(2).with("wolf", 0)
                .with("seats[0].coat", List.of("WWW", "W..", "..."))
                .with("die", 0)
                .with("phase", "roll")
                .play("roll 3");
        assertThat(greedy(0, bitten)).isEqualTo("dog");
        Scenario<Paddock, FleeceMove> safe =
                turn(2).with("wolf", 0).with("die", 0).with("phase", "roll").play("roll 3");
        assertThat(greedy(0, safe)).isEqualTo("pass");
    }

    @Test
    void mixesItsCoatWhenOthersKnowSomethingOfIt() {
        assertThat(greedy(0, turn(2).with("seats[0].known", List.of(5)))).startsWith("arrange");
        Map<String, Object> stray = Map.of("kind", "STL", "steelOrSnag", true, "known", List.of(1), "to", 1, "cell", 5);
        Scenario<Paddock, FleeceMove> atTheEnd =
                turn(2).with("strays", List.of(stray)).with("attackUsed", true).play("end");
        assertThat(greedy(1, atTheEnd)).startsWith("arrange");
        assertThat(polished(1, "pass", atTheEnd)).startsWith("arrange");
        assertThat(polished(1, "pow A", atTheEnd)).isEqualTo("pow A");
        assertThat(polished(0, "end", turn(2).with("attackUsed", true))).isEqualTo("end");
    }

    private static String polished(int seat, String chosen, Scenario<Paddock, FleeceMove> table) {
        Observation<Paddock, FleeceMove> seen = new Observation<>(Yard.GAME, table.position(), seat);
        FleeceMove move = Yard.GAME.notation().read(table.position(), chosen).orElseThrow();
        return FleeceMoveLines.write(Advice.of(Yard.GAME).polished(seen, move, new SeededRandom(1)));
    }

    private static List<String> pruned(int seat, Scenario<Paddock, FleeceMove> table) {
        return pruned(seat, table, 1);
    }

    private static List<String> pruned(int seat, Scenario<Paddock, FleeceMove> table, long seed) {
        Moves<FleeceMove> moves = new Moves<>();
        table.position().legalMoves(seat, moves);
        Advice.of(Yard.GAME).prune(table.position(), seat, moves, new SeededRandom(seed));
        return moves.stream().map(FleeceMoveLines::write).toList();
    }

    @Test
    void aSearchLooksAtCardsWhenTheyDoMost() {
        assertThat(pruned(0, turn(2).with("owed", 1).with("seats[0].hand", List.of("VEL", "POW"))))
                .containsExactly("velcro B");
        assertThat(pruned(0, turn(2).with("owed", 1).with("seats[0].hand", List.of("THF", "CSH", "POW"))))
                .containsExactly("draw", "shear B1", "thief B", "closeshave B");
        assertThat(pruned(1, attacked("sR", 4, "POW", "CRM", "AFT", "THF", "VEL")))
                .containsExactly("pass", "pow A", "cream", "after", "thief A");
        Scenario<Paddock, FleeceMove> deadly = turn(2).with("seats[0].shear", "sR")
                .with("seats[1].coat", List.of("WW.", "...", "..."))
                .with("seats[1].hand", List.of("VEL"))
                .play("shear B4");
        assertThat(pruned(1, deadly)).containsExactly("pass", "velcro WOL", "velcro A");
        Scenario<Paddock, FleeceMove> bounced = turn(2).with("seats[0].shear", "sR")
                .with("seats[0].hand", List.of("POW", "THF", "VEL"))
                .with("seats[1].hand", List.of("AFT", "VEL"))
                .play("shear B4", "after");
        assertThat(pruned(0, bounced)).containsExactly("pass", "pow C");
        Scenario<Paddock, FleeceMove> ended = turn(2).with("attackUsed", true)
                .with("seats[1].hand", List.of("THF"))
                .play("end");
        assertThat(pruned(1, ended)).containsExactly("pass");
    }

    @Test
    void aSearchLooksAtTheDogWhenTheWolfBitesOrTheDogIsToGo() {
        assertThat(pruned(0, rolled(3))).containsExactly("pass", "dog");
        assertThat(pruned(0, rolled(4))).containsExactly("pass");
        Scenario<Paddock, FleeceMove> expelled =
                turn(2).with("wolf", 1).with("seats[0].hand", List.of("POW")).play("pow B B");
        assertThat(pruned(1, expelled)).as("before it is chased away").containsExactly("pass", "dog");
    }

    private static Scenario<Paddock, FleeceMove> rolled(int number) {
        return turn(2).with("wolf", 0).with("die", 0).with("phase", "roll").play("roll " + number);
    }

    @Test
    void aSearchPlaysAllThatTheGoatWouldEat() {
        Scenario<Paddock, FleeceMove> goat = turn(2).with("owed", 1)
                .with("seats[0].hand", List.of("THF", "VEL"))
                .play("draw", "card GOA");
        assertThat(pruned(0, goat)).containsExactly("pass", "velcro B", "thief B");
    }

    @Test
    void aSearchSplitsAnAttackOnlyToFinishSomebody() {
        assertThat(pruned(0, turn(3).with("seats[0].shear", "sG"))).containsExactlyInAnyOrder("shear B3", "shear C3");
        Scenario<Paddock, FleeceMove> weak =
                turn(3).with("seats[0].shear", "sG").with("seats[2].coat", List.of("WW.", "...", "..."));
        assertThat(pruned(0, weak)).containsExactlyInAnyOrder("shear B3", "shear C3", "shear B1 C2", "shear C2 B1");
    }

    @Test
    void amongCellsThatLookTheSameOneIsTakenAtRandom() {
        Scenario<Paddock, FleeceMove> snipping =
                turn(2).with("seats[0].shear", "sB").play("shear B2");
        assertThat(pruned(0, snipping)).hasSize(1);
        Set<String> taken = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            taken.addAll(pruned(0, snipping, seed));
        }
        assertThat(taken).hasSize(9);
    }

    @Test
    void knownPiecesAreSnippedFirstIfTheyAreEasyAndLastIfTheyAreNot() {
        Scenario<Paddock, FleeceMove> basic = turn(2).with("seats[0].shear", "sB")
                .with("seats[1].coat", List.of("WWS", "...", "..."))
                .with("seats[1].known", List.of(2))
                .play("shear B2");
        assertThat(pruned(0, basic)).containsExactly("snip 2");
        Scenario<Paddock, FleeceMove> snag = turn(2).with("seats[0].shear", "sB")
                .with("seats[1].coat", List.of("WWS", "...", "..."))
                .with("seats[1].known", List.of(3))
                .play("shear B2");
        assertThat(pruned(0, snag)).containsAnyOf("snip 1", "snip 2").hasSize(1);
    }

    @Test
    void aPositionIsWorthMoreWithMoreWoolAndBetterCards() {
        double even = value(turn(2).with("attackUsed", true));
        assertThat(even).isBetween(0.4, 0.6);
        assertThat(value(turn(2).with("seats[1].coat", List.of("WW.", "...", "..."))))
                .isGreaterThan(even + 0.2);
        assertThat(value(turn(2).with("attackUsed", true).with("seats[0].hand", List.of("POW"))))
                .isGreaterThan(even);
        assertThat(value(turn(2).with("attackUsed", true).with("wolf", 0))).isLessThan(even);
        assertThat(value(turn(2).play("concede"))).isZero();
    }

    private static double value(Scenario<Paddock, FleeceMove> table) {
        return Advice.of(Yard.GAME).value(table.position(), 0);
    }
}
