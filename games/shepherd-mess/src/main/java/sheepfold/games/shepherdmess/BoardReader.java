package sheepfold.games.shepherdmess;

import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import sheepfold.json.BadInput;
import sheepfold.json.Text;

/** Puts onto a meadow what its drawn rows show, and names the row and the rule where that cannot be. */
final class BoardReader {
    private final MessRules rules;
    private final Meadow meadow;
    private int patches;
    private int puddles;

    /** The row that is being read. */
    private String place = "board";

    private BoardReader(Meadow meadow) {
        this.rules = meadow.rules;
        this.meadow = meadow;
    }

    static void read(List<String> rows, Meadow meadow) {
        BoardReader reader = new BoardReader(meadow);
        for (int row = 0; row < Tile.COLUMNS; row++) {
            reader.place = "board[" + row + "]";
            String[] cells = rows.get(row).strip().split("\\s+", -1);
            for (int column = 0; column < Tile.COLUMNS; column++) {
                reader.readCell(cells[column], Tile.of(row * Tile.COLUMNS + column));
            }
        }
    }

    private void readCell(String text, Tile tile) {
        if (text.equals(Cell.EMPTY)) {
            return;
        }
        Matcher cell = Cell.SHAPE.matcher(text);
        refuse(
                !cell.matches(),
                "",
                "%s holds %s; a cell is a dot, or ground such as ~, ~H or (3NE), then sheep such as wwk5, R for the ram, and dogs such as WA",
                tile,
                Text.shortened(text));
        readGround(cell, tile);
        readSheep(cell.group(4), tile);
        readRam(cell.group(5), tile);
        readDogs(cell.group(6), tile);
    }

    private void readGround(Matcher cell, Tile tile) {
        boolean mud = cell.group(2) != null;
        boolean water = cell.group(1) != null;
        boolean inPen = (mud || water) && Tile.isIn(tile.number(), rules.penTiles());
        refuse(inPen, "SM-SET-03", "%s is a pen and takes no obstacle", tile);
        if (mud) {
            meadow.land.lay(tile.number(), mud(Integer.parseInt(cell.group(2)), cell.group(3), tile));
        } else if (water) {
            puddles++;
            int most = rules.box().puddles();
            refuse(puddles > most, "SM-SET-04", "there are only %d puddles", most);
            meadow.land.lay(tile.number(), Ground.water(cell.group(1)));
        }
    }

    private int mud(int number, String letters, Tile tile) {
        refuse((patches >> number & 1) != 0, "SM-SET-04", "patch %d lies there twice", number);
        patches |= 1 << number;
        int ports = Ports.named(letters)
                .map(Ports::bits)
                .orElseThrow(() -> new BadInput(place, "the ports on %s stand in the order N E S W".formatted(tile)));
        Box.Patch patch = rules.box().patch(number);
        boolean possible = patch.ports().rotations().stream()
                .map(Ports::bits)
                .anyMatch(base -> (base & ~ports) == 0 && stonesFaceTiles(tile, ports & ~base));
        String unlike = "patch %d is of the kind %s, and stones towards other tiles do not make that %s";
        refuse(!possible, "SM-LAND-03", unlike, number, patch.kind(), letters);
        return Ground.mud(number, ports);
    }

    private static boolean stonesFaceTiles(Tile tile, int stones) {
        return Side.ALL.stream()
                .filter(side -> Side.isIn(side.ordinal(), stones))
                .allMatch(side -> tile.neighbour(side).isPresent());
    }

    private void readSheep(String letters, Tile tile) {
        Matcher sheep = Cell.SHEEP.matcher(letters);
        while (sheep.find()) {
            int seat = seatOf(sheep.group(1).charAt(0));
            int count = count(sheep.group(2));
            boolean tooMany = meadow.flocks.size(seat) + count > rules.flock();
            String limit = "a flock has %d sheep here, and there are more %s ones";
            refuse(tooMany, "SM-SET-01", limit, rules.flock(), rules.colour(seat));
            meadow.flocks.add(seat, count, tile.number());
        }
        boolean wet = !letters.isEmpty() && !meadow.land.isGrass(tile.number());
        refuse(wet, "SM-CROSS-03", "sheep never stop on water or mud, as on %s", tile);
    }

    /** Any number that is too long to be true is simply too many. */
    private int count(String digits) {
        if (digits.isEmpty()) {
            return 1;
        }
        return digits.length() > 2 ? rules.flock() + 1 : Integer.parseInt(digits);
    }

    private int seatOf(char letter) {
        return Breed.of(letter)
                .flatMap(rules::seatOf)
                .orElseThrow(() -> new BadInput(
                        place,
                        "SM-SET-01",
                        "nobody has the breed %s here; there are %s"
                                .formatted(
                                        letter,
                                        rules.breeds().stream()
                                                .map(breed -> "%s (%s)".formatted(breed.letter, breed))
                                                .collect(Collectors.joining(", ")))));
    }

    private void readRam(String letters, Tile tile) {
        if (letters.isEmpty()) {
            return;
        }
        boolean another = meadow.flocks.ram != Tile.NOWHERE;
        refuse(letters.length() > 1 || another, "SM-SET-11", "there is only one ram");
        boolean wet = Ground.isWater(meadow.land.ground(tile.number()));
        refuse(wet, "SM-RAM-04", "the ram never stops on water, as on %s", tile);
        meadow.flocks.ram = tile.number();
    }

    private void readDogs(String letters, Tile tile) {
        Matcher dogs = Cell.DOG.matcher(letters);
        while (dogs.find()) {
            int seat = seatOf(Character.toLowerCase(dogs.group(1).charAt(0)));
            Dog dog = Dog.valueOf(dogs.group(2));
            int number = Dog.number(seat, dog);
            boolean another = meadow.dogs.isHere(number);
            refuse(another, "SM-SET-01", "there is only one dog %s of %s", dog, rules.colour(seat));
            meadow.dogs.stand(number, tile.number(), Daze.of(dogs.group(3)));
        }
        boolean among = !letters.isEmpty() && Tile.isIn(tile.number(), meadow.flocks.animalTiles());
        refuse(among, "SM-DOG-02", "no dog shares a tile with sheep, as on %s", tile);
    }

    @SuppressWarnings("AnnotateFormatMethod")
    private void refuse(boolean wrong, String rule, String sentence, Object... named) {
        if (wrong) {
            throw new BadInput(place, rule, sentence.formatted(named));
        }
    }
}
