package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sheepfold.advice.Fact;
import sheepfold.engine.Events;
import sheepfold.engine.Match;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Sentence;
import sheepfold.games.shepherdmess.ShepherdMessMove.CornerWall;
import sheepfold.games.shepherdmess.ShepherdMessMove.Put;
import sheepfold.games.shepherdmess.ShepherdMessMove.Wall;

class AdviceTest {
    private final ShepherdMessAdvice advice = new ShepherdMessAdvice();

    private String greedy(Meadow meadow) {
        Observation<Meadow, ShepherdMessMove> seen = new Observation<>(Morning.GAME, meadow, meadow.seat());
        return Morning.GAME.notation().write(meadow, advice.greedy(seen, new SeededRandom(1)));
    }

    @Test
    void greedyDrivesTheFlockHome() {
        Morning morning = Morning.drawn("""
                        w5 w5 . WA . k
                        .  .  . .  . .
                        .  .  . .  . .
                        .  .  . .  . .
                        .  .  . .  . .
                        .  .  . .  . KA
                        """);
        morning.play(greedy(morning.position())).isWonBy(0);
    }

    @Test
    void greedyWalksADogToWhereABarkWouldHelp() {
        Morning morning = Morning.drawn("""
                        .  . . . .  k
                        .  . . . .  .
                        .  . w . .  .
                        .  . . . .  .
                        .  . . . .  .
                        WA . . . .  KA
                        """);
        Meadow before = morning.position().copy();
        String move = greedy(before);
        assertThat(move).startsWith("dog A");
        assertThat(Outlook.work(morning.play(move).position(), 0)).isLessThan(Outlook.work(before, 0));
    }

    @Test
    void dogsAreWantedWhereTheyCanTurnSheepOutOfACorner() {
        double far = Outlook.work(Morning.drawn("""
                        .  . . . . .
                        .  . . . . .
                        WA . . . . .
                        .  . . . . .
                        .  . . . . .
                        .  . . . . w
                        """).position(), 0);
        double near = Outlook.work(Morning.drawn("""
                        .  . . . . .
                        .  . . . . .
                        .  . . . . .
                        .  . . . . WA
                        .  . . . . .
                        .  . . . . w
                        """).position(), 0);
        assertThat(near).isLessThan(far);
    }

    @Test
    void offTheBorderASheepIsTurnedByOneDogThatBarksAndOneThatBlocks() {
        double barkingAlone = Outlook.work(Morning.drawn("""
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . .
                        WB . WA w . .
                        """).position(), 0);
        double both = Outlook.work(Morning.drawn("""
                        . . .  . .  .
                        . . .  . .  .
                        . . .  . .  .
                        . . .  . .  .
                        . . .  . .  .
                        . . WA w WB .
                        """).position(), 0);
        assertThat(both).isLessThan(barkingAlone);
    }

    @Test
    void greedyPicksItsOwnSheepForItsPen() {
        assertThat(greedy(
                        Morning.drawn("""
                        .  .  . . . .
                        wk .  . . . .
                        WA .  . . . .
                        .  .  . . . .
                        .  .  . . . .
                        .  .  . . . .
                        """).edges("a1/a2:gate").play("dog A a3").position()))
                .isEqualTo("pick a2:white");
    }

    @Test
    void greedyKeepsStrangersOutOfItsPen() {
        assertThat(greedy(Morning.drawn("""
                        w  k WA . . .
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . .
                        """).position())).isNotEqualTo("dog A c1");
    }

    @Test
    void greedyWouldRatherNotBeOut() {
        String move = greedy(Morning.drawn("""
                        w  k WA . . .
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . .
                        .  . .  . . b
                        """, "seats=3", "foreignSheep=thief").position());
        assertThat(move).isNotEqualTo("dog A c1").isNotEqualTo("dog A b2");
    }

    @Test
    void greedyPlacesInPairsNearTheMiddle() {
        Match<Meadow, ShepherdMessMove> match = new Match<>(Morning.GAME, Morning.setup("seats=2"), Optional.empty());
        SeededRandom random = new SeededRandom(3);
        while (match.position().phase() != Phase.PENS) {
            Meadow meadow = match.position();
            if (meadow.turn().isChance()) {
                Moves<ShepherdMessMove> moves = new Moves<>();
                meadow.legalMoves(Seats.CHANCE, moves);
                match.play(Seats.CHANCE, moves.pick(random));
            } else {
                match.play(greedy(meadow));
            }
        }
        List<Match.Played<ShepherdMessMove>> white = match.played().stream()
                .filter(played -> played.actor() == 0 && played.move() instanceof Put)
                .toList();
        assertThat(white.get(1).text()).isEqualTo(white.get(0).text());
    }

    @Test
    void whoPlaysOnHasMoreThanWhoHasLost() {
        Morning morning = Morning.drawn("""
                        w5 w5 . WA . .
                        .  .  . .  . .
                        k5 .  . .  . .
                        k5 .  . .  . .
                        .  .  . .  . .
                        .  .  . .  . KA
                        """);
        double hopeless = advice.value(morning.position(), 1);
        Meadow lost = morning.play("dog A c1").isWonBy(0).position();
        assertThat(hopeless).isGreaterThan(advice.value(lost, 1));
    }

    private List<String> done(Morning morning, String move) {
        List<Fact> before = advice.facts(morning.position().copy(), 0);
        List<Fact> after = advice.facts(morning.play(move).position(), 0);
        return IntStream.range(0, after.size())
                .filter(i -> after.get(i).amount() > before.get(i).amount())
                .mapToObj(i -> after.get(i)
                        .gain()
                        .of(after.get(i).amount() - before.get(i).amount()))
                .map(Sentence::plain)
                .toList();
    }

    @Test
    void aMoveIsJudgedByWhatItChanges() {
        assertThat(done(Morning.drawn("""
                        w5 w2 . WA . k
                        .  .  . .  . .
                        .  .  . .  . .
                        .  .  w .  . .
                        .  .  . .  . .
                        .  .  . .  . KA
                        """), "dog A c1")).startsWith("brings 2 of your sheep home");
    }

    @Test
    void theNearerHomeTheBetter() {
        String board = """
                . . . . . .
                . NEAR . FAR . .
                . . . .  . .
                . . . .  . .
                . . . .  . .
                . . . .  . .
                """;
        Meadow near =
                Morning.drawn(board.replace("NEAR", "w").replace("FAR", ".")).position();
        Meadow far =
                Morning.drawn(board.replace("FAR", "w").replace("NEAR", ".")).position();
        assertThat(advice.value(near, 0)).isGreaterThan(advice.value(far, 0));
        assertThat(WaysHome.barks(near, 0, Tile.named("b2").orElseThrow().number()))
                .isEqualTo(2);
        assertThat(WaysHome.barks(far, 0, Tile.named("d2").orElseThrow().number()))
                .isEqualTo(4);
    }

    @Test
    void strangersAndTroublesOfRivalsCount() {
        String board = """
                PEN . . . . .
                .   . . . . .
                .   . w . . .
                .   . . . . .
                .   . . k . .
                .   . . . . .
                """;
        Meadow clean = Morning.drawn(board.replace("PEN", "w")).position();
        Meadow mixed = Morning.drawn(board.replace("PEN", "wk")).position();
        assertThat(advice.value(clean, 0)).isGreaterThan(advice.value(mixed, 0));
        Meadow rivalNear = Morning.drawn(
                        board.replace("PEN . . . . .", "w . . . . k").replace("k . .", ". . ."))
                .position();
        assertThat(advice.value(clean, 0)).isGreaterThan(advice.value(rivalNear, 0));
    }

    @Test
    void goingInCirclesIsWorthLess() {
        Morning morning = Morning.drawn("""
                        . . . . . .
                        . w . . . .
                        . . WA . KA .
                        . . . . . .
                        . . . . . k
                        . . . . . .
                        """);
        double first = advice.value(morning.position(), 0);
        assertThat(advice.value(morning.play("end", "end").position(), 0)).isLessThan(first);
    }

    @Test
    void aSearchLooksAtFewOfTheManyWalls() {
        Meadow meadow = Morning.drawn("""
                        WA . . . . .
                        . w . . . .
                        . . . . . .
                        . . . ~ . .
                        . . . . k .
                        . . . . . KA
                        """).position();
        Moves<ShepherdMessMove> moves = new Moves<>();
        meadow.legalMoves(0, moves);
        int all = moves.size();
        advice.prune(meadow, 0, moves, new SeededRandom(1));
        assertThat(moves.size()).isLessThan(all / 3);
        assertThat(moves).noneMatch(CornerWall.class::isInstance).anyMatch(Wall.class::isInstance);
        assertThat(moves.contains(ShepherdMessMoves.END)).isTrue();
    }

    @Test
    void greedyBeatsRandomPlayers() {
        int won = 0;
        for (long seed = 1; seed <= 6; seed++) {
            won += winsAgainstRandom(seed) ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(5);
    }

    private boolean winsAgainstRandom(long seed) {
        Meadow meadow = Morning.GAME.start(Morning.setup("seats=2"));
        SeededRandom random = new SeededRandom(seed);
        Moves<ShepherdMessMove> moves = new Moves<>();
        while (!meadow.turn().isOver()) {
            int actor = meadow.turn().isChance() ? Seats.CHANCE : meadow.seat();
            moves.clear();
            meadow.legalMoves(actor, moves);
            ShepherdMessMove move =
                    actor == 0 ? advice.greedy(new Observation<>(Morning.GAME, meadow, 0), random) : moves.pick(random);
            meadow.play(actor, move, Events.UNHEARD);
        }
        return Standings.wins(meadow, 0);
    }
}
