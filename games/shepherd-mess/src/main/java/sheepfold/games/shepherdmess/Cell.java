package sheepfold.games.shepherdmess;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A tile as it is drawn in a position: the ground ({@code ~}, {@code ~H}, {@code ~V} or {@code (3NE)}), sheep by the
 * letters of their breeds, {@code R} for the ram, and dogs such as {@code WA}, dazed {@code WA!}, recovering {@code WA'}.
 * Grass with nothing on it is a dot.
 */
final class Cell {
    static final String EMPTY = ".";
    static final char RAM = 'R';

    static final Pattern SHAPE =
            Pattern.compile("(?:~([HV]?)|\\(([1-6])([NESW]+)\\))?((?:[wkbg]\\d*)*)(R*)((?:[WKBG][AB][!']?)*)");
    static final Pattern SHEEP = Pattern.compile("([wkbg])(\\d*)");
    static final Pattern DOG = Pattern.compile("([WKBG])([AB])([!']?)");

    private static final int WRITTEN_OUT = 3;

    private Cell() {}

    /** The meadow as six rows of six cells, in columns. */
    static List<String> rows(Meadow meadow) {
        List<List<String>> rows = IntStream.range(0, Tile.COLUMNS)
                .mapToObj(row -> IntStream.range(0, Tile.COLUMNS)
                        .mapToObj(column -> of(meadow, row * Tile.COLUMNS + column))
                        .toList())
                .toList();
        List<Integer> widths = IntStream.range(0, Tile.COLUMNS)
                .mapToObj(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElseThrow())
                .toList();
        return rows.stream()
                .map(row -> IntStream.range(0, Tile.COLUMNS)
                        .mapToObj(column -> padded(row.get(column), widths.get(column)))
                        .reduce("", (line, cell) -> line + cell)
                        .strip())
                .toList();
    }

    private static String padded(String cell, int width) {
        return cell + " ".repeat(width - cell.length() + 1);
    }

    static String of(Meadow meadow, int tile) {
        String cell = ground(meadow.land.ground(tile)) + animals(meadow, tile) + dogs(meadow, tile);
        return cell.isEmpty() ? EMPTY : cell;
    }

    private static String ground(int ground) {
        if (Ground.isMud(ground)) {
            return "(%d%s)".formatted(Ground.patch(ground), Side.letters(Ground.ports(ground)));
        }
        return switch (ground) {
            case Ground.PUDDLE -> "~";
            case Ground.BRIDGE_H -> "~H";
            case Ground.BRIDGE_V -> "~V";
            default -> "";
        };
    }

    /** Sheep and the ram, as in {@code wwk5R}. */
    static String animals(Meadow meadow, int tile) {
        StringBuilder animals = new StringBuilder();
        for (int flock = 0; flock < meadow.rules.seats(); flock++) {
            int count = meadow.flocks.on(tile, flock);
            String letter = String.valueOf(meadow.rules.breed(flock).letter);
            animals.append(count <= WRITTEN_OUT ? letter.repeat(count) : letter + count);
        }
        return animals + (meadow.flocks.ram == tile ? String.valueOf(RAM) : "");
    }

    static String dogs(Meadow meadow, int tile) {
        StringBuilder dogs = new StringBuilder();
        for (int dog = 0; dog < 2 * meadow.rules.seats(); dog++) {
            if (meadow.dogs.tile(dog) == tile) {
                char letter = meadow.rules.breed(Dog.seatOf(dog)).letter;
                dogs.append(Character.toUpperCase(letter)).append(Dog.of(dog)).append(meadow.dogs.daze(dog).sign);
            }
        }
        return dogs.toString();
    }
}
