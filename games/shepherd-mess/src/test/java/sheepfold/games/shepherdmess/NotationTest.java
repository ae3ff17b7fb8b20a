package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Ink;

class NotationTest {
    private static final Meadow MEADOW = Morning.drawn("""
            WA .    .     .  .  KA
            .  .    ~     .  .  .
            .  w2   (1NS) k3 .  .
            .  .    .     .  ~H .
            .  WB   .     .  .  .
            .  .    (3NES) R .  .
            """, "seats=4").position();

    private static String words(String text) {
        return Morning.GAME
                .notation()
                .words(MEADOW, Morning.GAME.notation().read(MEADOW, text).orElseThrow())
                .plain();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "first black | Black begins",
                "mud3@e1:NE | Patch 3 on e1, stones to the north and east",
                "pud5@c2 | Puddle 5 on c2",
                "put d1 | Place a white sheep on d1",
                "pen white=2 | Pen 2 for white",
                "ram=4 | The ram on patch 4",
                "dog A e3 | Dog A runs to e3 and barks",
                "dog A a1 | Dog A barks on a1",
                "fight A d4 black:B | Dog A fights black's dog B on d4",
                "bridge c2 H | Bridge on c2, west to east",
                "bridge c2 V | Bridge on c2, north to south",
                "stone e1 W | Stone on e1, west side",
                "wall c2/c3 | Wall on c2/c3",
                "corner b2 NW | Corner wall on b2, north-west",
                "gate e1/f1 | Gate on e1/f1",
                "pick d1:white | The white sheep on d1 goes",
                "pick d1:white e2:ram | The white sheep on d1 and the ram on e2 go",
                "end | End the turn and give up 2 moves"
            })
    void everyMoveCanBeReadWrittenAndSaid(String text, String words) {
        ShepherdMessMove move = Morning.GAME.notation().read(MEADOW, text).orElseThrow();
        assertThat(Morning.GAME.notation().write(MEADOW, move)).isEqualTo(text);
        assertThat(words(text)).isEqualTo(words);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "dog",
                "dog C a1",
                "dog A g1",
                "dog A a7",
                "dogA a1",
                "fight A d4 pink:B",
                "fight A d4",
                "bridge c2",
                "bridge c2 X",
                "stone e1 NE",
                "wall c2/c4",
                "wall c2",
                "corner b2 N",
                "gate c2-c3",
                "pick",
                "pick d1",
                "pick d1:pink",
                "end now",
                "mud7@e1:NE",
                "mud3@e1:EN",
                "mud3@e1:",
                "pud0@c2",
                "pud11@c2",
                "pen pink=1",
                "pen white=5",
                "ram=0",
                "first pink",
                "put",
                "black dog A e3"
            })
    void otherTextsAreNoMoves(String text) {
        assertThat(Morning.GAME.notation().read(MEADOW, text)).isEmpty();
    }

    @Test
    void edgesAndPicksMayBeWrittenInAnyOrder() {
        assertThat(Morning.GAME.notation().read(MEADOW, "wall c3/c2"))
                .isEqualTo(Morning.GAME.notation().read(MEADOW, "wall c2/c3"));
        assertThat(Morning.GAME.notation().read(MEADOW, "pick e2:ram d1:black d1:white"))
                .isEqualTo(Morning.GAME.notation().read(MEADOW, "pick d1:white d1:black e2:ram"));
    }

    @Test
    void aLineMayNameTheColourInTurn() {
        assertThat(Morning.GAME.notation().read(MEADOW, "white dog A e3"))
                .isEqualTo(Morning.GAME.notation().read(MEADOW, "dog A e3"));
    }

    @Test
    void theMeadowIsDrawnWithItsWallsAndCounts() {
        assertThat(Morning.GAME.draw(
                        Morning.drawn("""
                                w2k .  . . . KA
                                .   . (1NS) . . .
                                .   .  . . . .
                                .   .  R . ~V .
                                .   .  . . . .
                                .   .  . . . WA
                                """)
                                .edges("c2/d2:gate", "c3/d3:wall", "b4/b5:wall", "a1/a2:gate")
                                .position(),
                        0,
                        Ink.PLAIN))
                .isEqualTo("""
                              a     b     c     d     e     f \s
                           +-----+-----+-----+-----+-----+-----+
                         1 | wwk =  .     .     .     .  # KA  |
                           +##:##+     +     +     +     +=====+
                         2 |  .     .   (1NS):  .     .     .  |
                           +     +     +     +     +     +     +
                         3 |  .     .     .  #  .     .     .  |
                           +     +     +     +     +     +     +
                         4 |  .     .     R     .    ~V     .  |
                           +     +#####+     +     +     +     +
                         5 |  .     .     .     .     .     .  |
                           +=====+     +     +     +     +#####+
                         6 |  .  #  .     .     .     .  = WA  |
                           +-----+-----+-----+-----+-----+-----+
                         white  pen on a1, 2 of 10 home, 1 strangers
                         black  pen on f1, 0 of 10 home
                         Supply bridge 3, stone 4, wall 5, corner 3, gate 8
                         Round 1 of 40, white has 2 moves left
                        """);
    }
}
