package sheepfold.games.shepherdmess;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sheepfold.engine.Ink;
import sheepfold.engine.Ink.Shade;

/** The meadow as text: tiles with their contents, walls and gates between them, and the players' counts below. */
final class Drawing {
    private static final int NARROWEST = 5;

    private final Meadow meadow;
    private final Ink ink;
    private final int width;

    private Drawing(Meadow meadow, Ink ink) {
        this.meadow = meadow;
        this.ink = ink;
        this.width = Math.max(
                NARROWEST,
                Tile.ALL.stream()
                        .mapToInt(tile -> Cell.of(meadow, tile.number()).length())
                        .max()
                        .orElseThrow());
    }

    static String of(Meadow meadow, Ink ink) {
        return new Drawing(meadow, ink).table();
    }

    private String table() {
        StringBuilder text = new StringBuilder();
        text.append(ink.faint("   " + columns())).append('\n');
        for (int row = 0; row < Tile.COLUMNS; row++) {
            text.append("   ").append(line(row)).append('\n');
            text.append(ink.faint(" %d ".formatted(row + 1))).append(cells(row)).append('\n');
        }
        text.append("   ").append(line(Tile.COLUMNS)).append('\n');
        IntStream.range(0, meadow.rules.seats())
                .forEach(seat -> text.append(' ').append(player(seat)).append('\n'));
        text.append(' ').append(supply()).append('\n');
        return text.append(' ').append(turn()).append('\n').toString();
    }

    private String columns() {
        return IntStream.range(0, Tile.COLUMNS)
                .mapToObj(column -> " " + centred(String.valueOf((char) ('a' + column))))
                .collect(Collectors.joining());
    }

    private String centred(String text) {
        int before = (width - text.length()) / 2;
        return " ".repeat(before) + text + " ".repeat(width - text.length() - before);
    }

    /** The borders above a row. */
    private String line(int row) {
        StringBuilder line = new StringBuilder(ink.faint("+"));
        for (int column = 0; column < Tile.COLUMNS; column++) {
            boolean outer = row == 0 || row == Tile.COLUMNS;
            String border = outer
                    ? ink.faint("-".repeat(width))
                    : lying(Edge.on(Tile.of(row * Tile.COLUMNS + column), Side.N)
                            .orElseThrow());
            line.append(border).append(ink.faint("+"));
        }
        return line.toString();
    }

    private String lying(Edge edge) {
        return switch (meadow.land.state(edge)) {
            case OPEN -> " ".repeat(width);
            case WALL -> ink.paint(Shade.BROWN, "#".repeat(width));
            case GATE ->
                ink.paint(Shade.BROWN, "#".repeat((width - 1) / 2))
                        + ink.paint(Shade.GOLD, ":")
                        + ink.paint(Shade.BROWN, "#".repeat(width / 2));
            case DOUBLE -> ink.paint(Shade.GOLD, "=".repeat(width));
        };
    }

    private String cells(int row) {
        StringBuilder line = new StringBuilder(ink.faint("|"));
        for (int column = 0; column < Tile.COLUMNS; column++) {
            Tile tile = Tile.of(row * Tile.COLUMNS + column);
            line.append(cell(tile))
                    .append(Edge.on(tile, Side.E).map(this::standing).orElseGet(() -> ink.faint("|")));
        }
        return line.toString();
    }

    private String standing(Edge edge) {
        return switch (meadow.land.state(edge)) {
            case OPEN -> " ";
            case WALL -> ink.paint(Shade.BROWN, "#");
            case GATE -> ink.paint(Shade.GOLD, ":");
            case DOUBLE -> ink.paint(Shade.GOLD, "=");
        };
    }

    private String cell(Tile tile) {
        String contents = Cell.of(meadow, tile.number());
        if (contents.equals(Cell.EMPTY)) {
            return ink.paint(Shade.GREEN, centred("."));
        }
        int ground = meadow.land.ground(tile.number());
        if (Ground.isWater(ground)) {
            return ink.paint(Shade.BLUE, centred(contents));
        }
        return Ground.isMud(ground) ? ink.paint(Shade.BROWN, centred(contents)) : ink.bold(centred(contents));
    }

    private String player(int seat) {
        Colour colour = meadow.colour(seat);
        if (meadow.pens.isOut(seat)) {
            return "%-6s out".formatted(colour);
        }
        List<String> facts = new ArrayList<>();
        facts.add(meadow.pens.has(seat) ? "pen on " + Tile.name(meadow.pens.tile(seat)) : "no pen yet");
        facts.add("%d of %d home".formatted(Standings.home(meadow, seat), meadow.rules.flock()));
        if (Standings.hasRam(meadow, seat)) {
            facts.add("with the ram");
        }
        if (Standings.strangers(meadow, seat) > 0) {
            facts.add(ink.paint(Shade.RED, "%d strangers".formatted(Standings.strangers(meadow, seat))));
        }
        return "%-6s %s".formatted(colour, String.join(", ", facts));
    }

    private String supply() {
        return Piece.ALL.stream()
                .map(piece -> "%s %d".formatted(piece, meadow.land.left(piece)))
                .collect(Collectors.joining(", ", "Supply ", ""));
    }

    private String turn() {
        if (meadow.phase().isOver()) {
            return Standings.reason(meadow, meadow.ending()).plain();
        }
        if (meadow.phase().isSetup()) {
            return "Set-up";
        }
        String used = Dog.BOTH.stream()
                .filter(meadow.course::isUsed)
                .map(dog -> ", dog %s has moved".formatted(dog))
                .collect(Collectors.joining());
        return "Round %d of %d, %s has %d moves left%s%s"
                .formatted(
                        meadow.course.round,
                        meadow.rules.roundLimit(),
                        meadow.colour(meadow.seat()),
                        meadow.course.movesLeft,
                        used,
                        meadow.phase() == Phase.PICK ? ", to pick who goes" : "");
    }
}
