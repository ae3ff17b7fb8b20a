package sheepfold.games.sheephop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import sheepfold.engine.Ink;
import sheepfold.engine.Ink.Shade;
import sheepfold.games.sheephop.Landscape.Gate;

/**
 * The board as text. Sheep are T, C and S, wolves L and B; tiles are the letters m, p, r and f for animals, # for the
 * Rock and ^ for the Molehill; a dot is an empty space, ~ is no space at all.
 */
final class Drawing {
    static final char EMPTY = '.';
    static final char NO_SPACE = '~';

    /** How the line between two spaces is drawn: a gate of the first, a gate of the second, or a plain line. */
    private record Border(Direction ahead, String gate, Direction back, String gateBack, String line) {
        static final Border LYING = new Border(Direction.NORTH, "^^^", Direction.SOUTH, "vvv", "---");
        static final Border STANDING = new Border(Direction.EAST, ">", Direction.WEST, "<", "|");
    }

    private final Hillside hillside;
    private final Landscape board;
    private final Ink ink;

    private Drawing(Hillside hillside, Ink ink) {
        this.hillside = hillside;
        this.board = hillside.board;
        this.ink = ink;
    }

    /** One letter a space, row by row from the top. */
    static List<String> rows(Hillside hillside) {
        Landscape board = hillside.board;
        List<String> rows = new ArrayList<>();
        for (int row = board.rows() - 1; row >= 0; row--) {
            StringBuilder letters = new StringBuilder();
            for (int column = 0; column < board.columns(); column++) {
                letters.append(board.spaceAt(column, row)
                        .map(space -> letter(hillside, space))
                        .orElse(NO_SPACE));
            }
            rows.add(letters.toString());
        }
        return rows;
    }

    private static char letter(Hillside hillside, Space space) {
        if (space.isIn(hillside.sheep())) {
            return hillside.flock.colourOn(space.bit()).letter;
        }
        if (space.isIn(hillside.tiles().covered())) {
            return hillside.tiles().shown(space.number()).sign;
        }
        for (Wolf wolf : Wolf.values()) {
            if (space.isIn(hillside.spaceOf(wolf))) {
                return wolf.letter;
            }
        }
        return EMPTY;
    }

    /** The table with fences, paths, gates, both piles and the die. */
    static String of(Hillside hillside, Ink ink) {
        return new Drawing(hillside, ink).table();
    }

    private String table() {
        StringBuilder text = new StringBuilder();
        text.append(ink.faint("      " + String.join("   ", board.file.columns().split(""))))
                .append('\n');
        for (int row = board.rows() - 1; row >= 0; row--) {
            text.append("    ").append(edgeAbove(row)).append('\n');
            text.append(ink.faint("%3d ".formatted(row + 1))).append(cells(row)).append('\n');
        }
        text.append("    ").append(edgeAbove(-1)).append('\n');
        text.append(piles()).append('\n');
        text.append(dayAndDie()).append('\n');
        text.append(tilesInWords());
        LayoutCheck.verdict(hillside.tiles())
                .warnings()
                .forEach(warning ->
                        text.append(' ').append(ink.paint(Shade.RED, warning)).append('\n'));
        return text.toString();
    }

    /** The line between a row and the one above it. */
    private String edgeAbove(int row) {
        StringBuilder line = new StringBuilder(ink.faint("+"));
        for (int column = 0; column < board.columns(); column++) {
            line.append(edge(board.spaceAt(column, row), board.spaceAt(column, row + 1), Border.LYING))
                    .append(ink.faint("+"));
        }
        return line.toString();
    }

    /** A gate of either space, nothing between two that are none, else a fence or a plain line. */
    private String edge(Optional<Space> one, Optional<Space> other, Border border) {
        if (hasGate(one, border.ahead)) {
            return ink.paint(Shade.GREEN, border.gate);
        }
        if (hasGate(other, border.back)) {
            return ink.paint(Shade.GREEN, border.gateBack);
        }
        String line = border.line;
        if (one.isEmpty() && other.isEmpty()) {
            return " ".repeat(line.length());
        }
        return isFenced(one, other) ? ink.paint(Shade.BROWN, "#".repeat(line.length())) : ink.faint(line);
    }

    private String cells(int row) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column <= board.columns(); column++) {
            Optional<Space> west = board.spaceAt(column - 1, row);
            Optional<Space> east = board.spaceAt(column, row);
            line.append(edgeBetween(west, east));
            if (column < board.columns()) {
                line.append(' ').append(east.map(this::cell).orElse(" ")).append(' ');
            }
        }
        boolean opensEast = hasGate(board.spaceAt(board.columns() - 1, row), Direction.EAST);
        return opensEast ? line + ink.paint(Shade.GREEN, "> fold") : line.toString();
    }

    private String edgeBetween(Optional<Space> west, Optional<Space> east) {
        return isExit(west, east) ? " " : edge(west, east, Border.STANDING);
    }

    private boolean hasGate(Optional<Space> space, Direction side) {
        return space.filter(from -> board.gates.contains(new Gate(from, side))).isPresent();
    }

    private boolean isFenced(Optional<Space> one, Optional<Space> other) {
        return one.isPresent() && other.isPresent() && board.isFenced(one.get(), other.get());
    }

    private boolean isExit(Optional<Space> one, Optional<Space> other) {
        Optional<Space> inside = Optional.of(board.exitInside());
        Optional<Space> front = Optional.of(board.exitFront);
        return (one.equals(inside) && other.equals(front)) || (one.equals(front) && other.equals(inside));
    }

    private String cell(Space space) {
        char letter = letter(hillside, space);
        if (letter == EMPTY) {
            return emptyCell(space);
        }
        return Colour.of(letter)
                .map(this::sheep)
                .or(() -> Wolf.of(letter).map(wolf -> ink.bold(ink.paint(Shade.VIOLET, String.valueOf(wolf.letter)))))
                .orElseGet(() -> ink.paint(Shade.WHITE, String.valueOf(letter)));
    }

    private String sheep(Colour colour) {
        return ink.bold(ink.paint(shade(colour), String.valueOf(colour.letter)));
    }

    private static Shade shade(Colour colour) {
        return switch (colour) {
            case TRIANGLE -> Shade.RED;
            case CIRCLE -> Shade.GOLD;
            case SQUARE -> Shade.BLUE;
        };
    }

    /** A path shows where its wolf will go from here, the meadow its grass. */
    private String emptyCell(Space space) {
        if (space.isIn(board.meadowSet)) {
            return ink.paint(Shade.GREEN, ".");
        }
        return board.pathThrough(space)
                .map(path -> ink.faint(arrow(space, path.spaces())))
                .orElse(" ");
    }

    private String arrow(Space space, List<Space> loop) {
        int way = hillside.counterclockwise() ? -1 : 1;
        Space next = loop.get(Math.floorMod(loop.indexOf(space) + way, loop.size()));
        if (next.row() != space.row()) {
            return next.row() > space.row() ? "^" : "v";
        }
        return next.column() > space.column() ? ">" : "<";
    }

    private String piles() {
        return " Fold    %s\n Den     %s".formatted(pile(hillside.flock.fold), pile(hillside.flock.den));
    }

    private String pile(int pile) {
        String sheep = Pile.sheep(pile).stream()
                .map(colour -> ink.paint(shade(colour), Pieces.BOX.symbol(colour)))
                .collect(Collectors.joining(" "));
        return pile == 0 ? "empty" : "%d  %s".formatted(Pile.size(pile), sheep);
    }

    private String dayAndDie() {
        String die = hillside.face == Face.UNROLLED
                ? ""
                : ", die shows %s (%s)".formatted(ink.bold(hillside.face.notation()), hillside.face);
        return " Day     roll %d of %d%s, wolves go %s, %s"
                .formatted(
                        hillside.rolls,
                        hillside.rules().nightfall(),
                        die,
                        hillside.pack.rotation(),
                        hillside.player(hillside.seat).name());
    }

    private String tilesInWords() {
        List<String> tiles = new ArrayList<>();
        hillside.tiles().laid().forEach((kind, space) -> tiles.add("%s %s on %s".formatted(kind.sign, kind, space)));
        return tiles.isEmpty() ? "" : " Tiles   " + String.join(", ", tiles) + "\n";
    }
}
