package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sheepfold.engine.Ink;
import sheepfold.engine.Ink.Shade;

/** The table as text: the city as the hexes lie, with who stands there, and below it the Way, the flock and its power-ups. */
final class Drawing {
    private static final int WIDTH = 12;

    private final Parokiam table;
    private final Ink ink;

    private Drawing(Parokiam table, Ink ink) {
        this.table = table;
        this.ink = ink;
    }

    static String of(Parokiam table, Ink ink) {
        return new Drawing(table, ink).draw();
    }

    private String draw() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < Maze.ROWS; row++) {
            text.append(row(row)).append('\n');
        }
        text.append(' ').append(way()).append('\n');
        Band.list(table.flock.started())
                .forEach(sheep -> text.append(' ').append(sheep(sheep)).append('\n'));
        text.append(' ').append(powerUps()).append('\n');
        return text.append(' ').append(status()).append('\n').toString();
    }

    /** Cells of one row stand in their columns; each has its name, its tile and, in brackets, who is on it. */
    private String row(int row) {
        StringBuilder line = new StringBuilder();
        int column = 0;
        for (Cell cell : Maze.row(row)) {
            line.append(" ".repeat((Maze.column(cell) - column) * WIDTH));
            String text = cell(cell);
            line.append(painted(cell, text)).append(" ".repeat(Math.max(1, WIDTH - text.length())));
            column = Maze.column(cell) + 1;
        }
        return line.toString().stripTrailing();
    }

    private String cell(Cell cell) {
        String tile = cell.isAltar() ? "altar" : cell + " " + Maze.draw(table.city, cell);
        String tokens = tokens(cell.number());
        return tokens.isEmpty() ? tile : tile + "[" + tokens + "]";
    }

    private String painted(Cell cell, String text) {
        Servants servants = table.servants;
        if (servants.cultistsOn(cell.number()) > 0) {
            return ink.paint(Shade.RED, text);
        }
        if (servants.wolvesOn(cell.number()) > 0 || servants.angel() == cell.number()) {
            return ink.paint(Shade.VIOLET, text);
        }
        if (table.flock.on(cell.number()) != 0) {
            return ink.paint(Shade.GOLD, text);
        }
        boolean relic = Cell.isIn(cell.number(), table.city.laid()) && table.city.relicOn(cell.number()) < Relic.KINDS;
        return relic ? ink.paint(Shade.BLUE, text) : ink.faint(text);
    }

    private String tokens(int cell) {
        Servants servants = table.servants;
        String sheep = Band.list(table.flock.on(cell)).stream()
                .map(one -> one.toString().substring(0, 2))
                .collect(Collectors.joining());
        int wolves = servants.wolvesOn(cell);
        int cultists = servants.cultistsOn(cell);
        return sheep
                + (wolves > 0 ? wolves + "w" : "")
                + (cultists > 0 ? cultists + "c" : "")
                + (servants.angel() == cell ? "A" : "");
    }

    private String way() {
        List<String> spaces = new ArrayList<>();
        for (int space = 1; space <= table.rules.lastSpace(); space++) {
            int slot = table.rules.slotAt().get(space);
            String held = slot < 0 ? "-" : table.way.text(slot);
            boolean here = space == table.way.space();
            spaces.add(here ? ink.bold(table.way.lies() ? "_" + held + "_" : ">" + held + "<") : held);
        }
        return "Way: " + String.join(" ", spaces);
    }

    private String sheep(Sheep sheep) {
        int number = sheep.ordinal();
        Flock flock = table.flock;
        if (!flock.lives(number)) {
            return "%-10s P%d dead".formatted(sheep, flock.owner(number) + 1);
        }
        return "%-10s P%d on %s%s%s%s%s"
                .formatted(
                        sheep,
                        flock.owner(number) + 1,
                        Cell.of(flock.cell(number)),
                        flock.isCorrupted(number) ? ink.paint(Shade.VIOLET, ", corrupted") : "",
                        flock.hasMoved(number) ? ", moved" : "",
                        flock.hasActed(number) ? ", acted" : "",
                        flock.hasTurned(number) ? ", turned" : "");
    }

    private String powerUps() {
        return Relic.POWER_UPS.stream()
                .map(kind -> "%s %d of %d".formatted(kind, table.store.count(kind), table.city.count(kind.ordinal())))
                .collect(Collectors.joining(", ", "Power-ups: ", ""));
    }

    private String status() {
        if (table.isOver()) {
            return table.pending.ending.reason().plain();
        }
        if (table.phase().isSetup()) {
            return "Set-up";
        }
        String done = IntStream.range(0, table.rules.seats())
                .filter(table.course::isDone)
                .mapToObj(seat -> ", P%d done".formatted(seat + 1))
                .collect(Collectors.joining());
        String distances = table.servants.cultistCellsInOrder().stream()
                .map(cell ->
                        ", cultist on %s %d from the altar".formatted(cell, table.city.distanceToAltar(cell.number())))
                .collect(Collectors.joining());
        return "Round %d, phase %d%s%s"
                .formatted(table.course.round, table.phase().number(table.isFinalAct()), done, distances);
    }
}
