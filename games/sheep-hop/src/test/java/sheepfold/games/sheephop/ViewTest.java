package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.Ink;
import sheepfold.engine.Seats;
import sheepfold.games.sheephop.Danger.Odds;

class ViewTest {
    private static final String BOARD = """
            .C..LT.BS
            ........S
            ....C....
            """;

    @ParameterizedTest
    @CsvSource({"f3, 1", "i3, 2", "i2, 1", "e1, 0", "b3, 0"})
    void dangerCountsTheFacesThatTakeASheep(String space, int chances) {
        Hillside hillside = Evening.drawn(BOARD).position();
        Space at = hillside.board.named(space).orElseThrow();
        assertThat(new Danger(hillside, at).nextRoll()).isEqualTo(new Odds(chances, 6));
    }

    @Test
    void dangerFollowsTheWolvesOverShortenedPaths() {
        Hillside hillside = Evening.drawn("""
                        C..fL#.B^
                        .......rp
                        .......Tm
                        """).position();
        Space h1 = hillside.board.named("h1").orElseThrow();
        assertThat(new Danger(hillside, h1).nextRoll()).isEqualTo(new Odds(2, 6));
    }

    @Test
    void dangerBeforeAMoveCountsTheFacesThatRescue() {
        Hillside hillside = Evening.drawn(BOARD).position();
        // One step before L: w takes it, T and * rescue it
        assertThat(danger(hillside, "f3", Colour.TRIANGLE)).isCloseTo(1 / 3.0, within(1e-9));
        // One step before B: w and W take it, S and * rescue it
        assertThat(danger(hillside, "i3", Colour.SQUARE)).isCloseTo(1 / 2.0, within(1e-9));
        // Two steps before B: W takes it, w brings B before it
        assertThat(danger(hillside, "i2", Colour.SQUARE)).isCloseTo(1 / 4.0 + 1 / 4.0 * 1 / 2.0, within(1e-9));
        assertThat(danger(hillside, "b3", Colour.CIRCLE)).isZero();
        Hillside alone =
                Evening.drawn(BOARD.replace('T', '.').replace('C', '.')).position();
        assertThat(danger(alone, "i3", Colour.SQUARE)).isCloseTo(2 / 6.0, within(1e-9));
    }

    private static double danger(Hillside hillside, String space, Colour colour) {
        return new Danger(hillside, hillside.board.named(space).orElseThrow()).beforeItMayMove(colour);
    }

    @Test
    void theViewShowsWolvesWithTheirNextSpaces() {
        Evening.drawn(BOARD)
                .sees(
                        0,
                        "wolves",
                        List.of(
                                Map.of(
                                        "wolf",
                                        "L",
                                        "name",
                                        "Little Wolf",
                                        "space",
                                        "e3",
                                        "path",
                                        "near",
                                        "next",
                                        List.of("f3", "f2")),
                                Map.of(
                                        "wolf",
                                        "B",
                                        "name",
                                        "Big Bad Wolf",
                                        "space",
                                        "h3",
                                        "path",
                                        "far",
                                        "next",
                                        List.of("i3", "i2"))));
        Evening.drawn(BOARD).with("direction", "counterclockwise").sees(0, "wolves[1].next", List.of("g3", "g2"));
    }

    @Test
    void theViewShowsWhereTheNextRollIsDangerous() {
        Evening.drawn(BOARD)
                .sees(Seats.SPECTATOR, "threats", List.of(threat("i2", 1), threat("f3", 1), threat("i3", 2)));
        Evening.drawn("""
                        C...L....
                        .........
                        .......B.
                        """)
                .with("direction", "counterclockwise")
                .sees(0, "threats", List.of(threat("i1", 2), threat("i2", 1), threat("d3", 1)));
    }

    private static Map<String, Object> threat(String space, int chances) {
        return Map.of("space", space, "danger", Map.of("chances", chances, "outOf", 6));
    }

    @Test
    void theViewShowsWhoMayMoveAndTheLongestChain() {
        Evening.drawn("""
                        ..T.L....
                        .TC.S.C..
                        .......BT
                        """)
                .play("roll T")
                .sees(Seats.SPECTATOR, "mayMove", List.of("i1", "b2", "c3"))
                .sees(0, "longestChain", 3)
                .play("T b2xd2")
                .sees(0, "hopper", "d2")
                .sees(0, "stoodOn", List.of("b2"))
                .sees(0, "mayMove", List.of("d2"))
                .sees(0, "longestChain", 2);
    }

    @Test
    void theViewCountsMovesHome() {
        Evening.drawn(BOARD)
                .sees(
                        0,
                        "sheep[0]",
                        Map.of(
                                "space",
                                "e1",
                                "colour",
                                "C",
                                "danger",
                                Map.of("chances", 0, "outOf", 6),
                                "dangerBeforeItMayMove",
                                Math.pow(1 / 3.0, 4),
                                "movesHome",
                                5));
    }

    @Test
    void theDrawingShowsTheWholeTable() {
        String drawn = Evening.drawn("""
                        T...L....
                        ..C.p..rS
                        .......B.
                        """).with("fold", "TC").play("roll *").drawn(0);
        assertThat(drawn).isEqualTo("""
                              a   b   c   d   e   f   g   h   i
                            +---+---+---+---+---+---+---+---+---+
                          3 | T | . | . # > | L | v | > | > | v >> fold
                            +---+---+---+---+---+---+---+---+---+
                          2 | . | . | C   ^ | p | v | ^ | r | S >> fold
                            +---+---+---+---+---+---+---+---+---+
                          1 | . | . | . # ^ | < | < | ^ | B | < >> fold
                            +---+---+---+---+---+---+---+---+---+
                         Fold    2  ▲ ●
                         Den     4  ▲ ● ■ ■
                         Day     roll 1 of 240, die shows * (any sheep), wolves go clockwise, player 1
                         Tiles   p patou on e2, r raccoon on h2
                        """);
    }

    @Test
    void theDrawingIsColouredOnlyWhenAsked() {
        Hillside hillside = Evening.drawn(BOARD).position();
        assertThat(Evening.GAME.draw(hillside, 0, Ink.PLAIN)).doesNotContain("\u001b");
        assertThat(Evening.GAME.draw(hillside, 0, Ink.COLOUR)).contains("\u001b[38;5;");
    }

    @Test
    void boardsWithHolesAreDrawnToo() {
        assertThat(Evening.start("board=ring").play("meadow TCS/SCT/CTS").drawn(0))
                .startsWith("""
                              a   b   c   d   e   f   g   h
                            +   +   +   +---+---+---+---+---+
                          5             | > | > | > | > | v |
                            +---+---+---+---+---+---+---+---+
                          4 | T | C | S # ^ | > | > | v | v >> fold
                        """);
    }
}
