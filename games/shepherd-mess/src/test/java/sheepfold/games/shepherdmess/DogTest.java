package sheepfold.games.shepherdmess;

import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;

class DogTest {
    @Rule({"SM-DOG-01", "SM-DOG-03", "SM-DOG-05"})
    @Test
    void aDogRunsUpToThreeStepsOverEverything() {
        Morning.drawn("""
                        .  . . .  . .
                        .  ~ . .  . .
                        WA . ~ (1NS) . .
                        .  . . .  . .
                        .  . . .  . .
                        .  . . .  . .
                        """)
                .edges("a3/b3:wall", "b3/c3:gate")
                .offersOf(
                        "dog",
                        "dog A a1",
                        "dog A a2",
                        "dog A a3",
                        "dog A a4",
                        "dog A a5",
                        "dog A a6",
                        "dog A b1",
                        "dog A b2",
                        "dog A b3",
                        "dog A b4",
                        "dog A b5",
                        "dog A c2",
                        "dog A c3",
                        "dog A c4",
                        "dog A d3")
                .refuses("dog A e3", "SM-DOG-01")
                .refuses("dog A b6", "SM-DOG-01")
                .play("dog A d3")
                .finds("d3:(1NS)WA");
    }

    @Rule({"SM-DOG-02", "SM-DOG-06"})
    @Test
    void itRunsAroundSheepAndTheRam() {
        Morning.drawn("""
                        . . .  .  . .
                        . . R  .  . .
                        . w WA k  . .
                        . . .  .  . .
                        . . .  .  . .
                        . . .  .  . .
                        """)
                .refuses("dog A b3", "SM-DOG-02")
                .refuses("dog A c2", "SM-DOG-02")
                .refuses("dog A c1", "SM-DOG-02")
                .refuses("dog A e3", "SM-DOG-02")
                .accepts("dog A d4", "dog A b4", "dog A e4", "dog A c6", "dog A a4");
    }

    @Rule({"SM-DOG-04", "SM-DOG-10"})
    @Test
    void aDogThatIsHemmedInCanStillBark() {
        Morning.drawn("""
                        WA w . . . .
                        k  . . . . .
                        .  . . . . .
                        .  . . . . .
                        .  . . . . .
                        .  . . . . .
                        """).offersOf("dog", "dog A a1").play("dog A a1").finds("c1:w", "a3:k");
        Morning.drawn("""
                        WA . . . . .
                        .  . . . . .
                        .  . . . . .
                        .  . . . . w
                        .  . . . . .
                        .  . . . . .
                        """).play("dog A a1").finds("a1:WA", "f4:w").has("left", 1);
    }

    @Rule("SM-DOG-05")
    @Test
    void itScaresNothingOnTheWay() {
        Morning.drawn("""
                        . . . .  . .
                        . . w .  . .
                        . WA . . . .
                        . . . .  . .
                        . . . .  . .
                        . . . .  . .
                        """).play("dog A e3").finds("c2:w");
    }

    @Rule("SM-DOG-06")
    @Test
    void theWayDoesNotMatter() {
        String board = """
                . . .  . . .
                . . w  . . .
                . WA .  . . .
                . . .  . . .
                . . .  . . .
                . . .  . . .
                """;
        Morning.drawn(board).play("dog A d2").finds("b2:w", "d2:WA");
    }

    @Rule("SM-DOG-07")
    @Test
    void dogsPassEachOtherAndPartnersShareATile() {
        Morning.drawn("""
                        k  k  k k . .
                        WA KA WB . . .
                        k  k  k . . .
                        .  .  . . . .
                        .  .  . . . .
                        .  .  . . . .
                        """)
                .offersOf("dog A", "dog A a2", "dog A c2", "dog A d2")
                .play("dog A c2")
                .finds("c2:WAWB");
    }

    @Rule("SM-DOG-08")
    @Test
    void itDoesNotStopBesideARivalUnlessItIsThereAlready() {
        Morning.drawn("""
                        . .  .  . . .
                        . WA KA . . .
                        . .  .  . . .
                        . WBKB . . . .
                        . .  .  . . .
                        . .  .  . . .
                        """)
                .refuses("dog A c2", "SM-DOG-08")
                .refuses("dog A b4", "SM-DOG-08")
                .accepts("dog B b4", "dog B b2", "fight A c2 black:A", "fight B b4 black:B");
    }

    @Rule("SM-DOG-09")
    @Test
    void itRunsThroughARivalsPenButDoesNotStopThere() {
        String board = """
                . . . .  WA .
                . . . .  w  WB
                . . . .  .  .
                . . . .  .  .
                . . . .  .  .
                . . . .  .  .
                """;
        Morning.drawn(board)
                .refuses("dog A f1", "SM-DOG-09")
                .refuses("dog B f1", "SM-DOG-09")
                .accepts("dog A f2", "dog B e1");
        Morning.drawn(board, "foreignPen=open").accepts("dog A f1");
        Morning.drawn(board).with("pens", Map.of("white", 2, "black", 3)).accepts("dog A f1");
        Morning.drawn(board).with("pens", Map.of("white", 1, "black", 3)).accepts("dog A f1");
    }
}
