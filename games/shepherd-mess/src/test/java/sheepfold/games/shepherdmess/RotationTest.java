package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Match;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;

/** The pens lie in fourfold symmetry: a game turned by a quarter, moves and all, is the same game turned. */
class RotationTest {
    private static final Pattern TILE = Pattern.compile("\\b[a-f][1-6]\\b");
    private static final Pattern EDGE = Pattern.compile("([a-f][1-6])/([a-f][1-6])");
    private static final Pattern SIDES = Pattern.compile("(?<=[: ])([NESW]{1,4})$");

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void aTurnedGameIsTheGameTurned(long seed) {
        String seats = "seats=" + (2 + seed % 3);
        Match<Meadow, ShepherdMessMove> game = new Match<>(Morning.GAME, Morning.setup(seats), Optional.empty());
        Match<Meadow, ShepherdMessMove> turned = new Match<>(Morning.GAME, Morning.setup(seats), Optional.empty());
        SeededRandom random = new SeededRandom(seed);
        while (!game.position().turn().isOver()) {
            List<String> legal = legal(game);
            assertThat(legal(turned))
                    .containsExactlyInAnyOrderElementsOf(
                            legal.stream().map(RotationTest::turned).toList());
            String move = legal.get(random.nextInt(legal.size()));
            assertThat(game.play(move)).isEmpty();
            assertThat(turned.play(turned(move))).isEmpty();
            assertThat(contents(turned.position())).isEqualTo(turnedContents(game.position()));
        }
        assertThat(turned.position().result()).isEqualTo(game.position().result());
    }

    private static List<String> legal(Match<Meadow, ShepherdMessMove> match) {
        Meadow meadow = match.position();
        Moves<ShepherdMessMove> moves = new Moves<>();
        meadow.legalMoves(meadow.turn().isChance() ? Seats.CHANCE : meadow.seat(), moves);
        return moves.stream()
                .map(move -> Morning.GAME.notation().write(meadow, move))
                .toList();
    }

    /** A move a quarter clockwise: columns become rows, rows become columns from the right. */
    private static String turned(String move) {
        if (move.startsWith("pen ")) {
            int pen = move.charAt(move.length() - 1) - '0';
            return move.substring(0, move.length() - 1) + (pen % 4 + 1);
        }
        String tiles = TILE.matcher(move).replaceAll(tile -> turnedTile(tile.group()));
        String edges = EDGE.matcher(tiles)
                .replaceAll(edge -> Edge.named(edge.group()).orElseThrow().toString());
        String sides = SIDES.matcher(edges)
                .replaceAll(side -> move.startsWith("corner") ? turnedCorner(side.group()) : turnedSides(side.group()));
        String axes = sides.endsWith(" H") ? sides.replace(" H", " V") : sides.replace(" V", " H");
        return axes.startsWith("pick ") ? sorted(axes) : axes;
    }

    private static String turnedTile(String tile) {
        int column = tile.charAt(0) - 'a';
        int row = tile.charAt(1) - '1';
        return (char) ('a' + 5 - row) + Integer.toString(column + 1);
    }

    private static String turnedSides(String sides) {
        int turned =
                sides.chars().map(side -> 1 << ("NESW".indexOf(side) + 1) % 4).reduce(0, (a, b) -> a | b);
        return Side.letters(turned);
    }

    /** Corners are written SE where ports are written ES. */
    private static String turnedCorner(String corner) {
        return Map.of("NE", "SE", "SE", "SW", "SW", "NW", "NW", "NE").getOrDefault(corner, corner);
    }

    private static String sorted(String pick) {
        List<String> names = new ArrayList<>(List.of(pick.substring(5).split(" ", -1)));
        List<String> order = List.of("white", "black", "brown", "grey", "ram");
        names.sort((one, other) -> {
            String first = "" + one.charAt(1) + one.charAt(0) + order.indexOf(one.substring(3));
            return first.compareTo("" + other.charAt(1) + other.charAt(0) + order.indexOf(other.substring(3)));
        });
        return "pick " + String.join(" ", names);
    }

    private static Map<String, String> contents(Meadow meadow) {
        Map<String, String> contents = new TreeMap<>();
        IntStream.range(0, Tile.COUNT)
                .forEach(tile -> contents.put(Tile.name(tile), Cell.animals(meadow, tile) + Cell.dogs(meadow, tile)));
        return contents;
    }

    private static Map<String, String> turnedContents(Meadow meadow) {
        Map<String, String> turned = new LinkedHashMap<>();
        contents(meadow).forEach((tile, content) -> turned.put(turnedTile(tile), content));
        return turned;
    }
}
