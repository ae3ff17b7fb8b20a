package sheepfold.games.lastfleecestanding;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sheepfold.engine.Ink;
import sheepfold.games.lastfleecestanding.FleeceView.Piece;
import sheepfold.games.lastfleecestanding.FleeceView.Seat;
import sheepfold.games.lastfleecestanding.FleeceView.Strike;

/**
 * The table as text. In a coat {@code W}, {@code T} and {@code S} are pieces the viewer knows, {@code t} is damaged Steel
 * Wool, {@code #} is hidden, {@code ?} is Steel Wool or a Snag, and a dot is an empty cell.
 */
final class Drawing {
    private static final int GAP = 4;

    private Drawing() {}

    static String of(FleeceView view, Ink ink) {
        List<String> lines = new ArrayList<>();
        lines.add(table(view));
        for (int seat = 0; seat < view.seats().size(); seat++) {
            lines.addAll(seat(view, seat, ink));
        }
        Strike attack = view.attack();
        if (attack != null) {
            lines.add("attack: " + FleeceWords.parts(attack.parts()));
        }
        if (!view.stack().isEmpty()) {
            lines.add("stack: "
                    + view.stack().stream()
                            .map(card -> Names.letter(card.seat()) + ": " + card.move())
                            .collect(Collectors.joining(" < ")));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String table(FleeceView view) {
        Integer wolf = view.wolf();
        return "turn %d  die %s  owed %d  deck %d  Wolf %s"
                .formatted(
                        view.turn(),
                        view.die() == 0 ? "-" : view.die(),
                        view.owed(),
                        view.deck(),
                        wolf == null ? "-" : Names.letter(wolf));
    }

    private static List<String> seat(FleeceView view, int number, Ink ink) {
        Seat seat = view.seats().get(number);
        String mark = view.active() == number ? ">" : " ";
        String name = "%s%s".formatted(mark, Names.letter(number));
        FleeceView.Weapon shear = seat.shear();
        if (shear == null) {
            return List.of(name + "  out");
        }
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < seat.rows(); row++) {
            String margin = row == 0 ? name + "  " : " ".repeat(GAP);
            lines.add(margin + row(seat, row, ink) + "   " + beside(seat, shear, row));
        }
        return lines;
    }

    private static String row(Seat seat, int row, Ink ink) {
        StringBuilder text = new StringBuilder();
        for (int column = 0; column < Coat.ROW; column++) {
            int cell = row * Coat.ROW + column + 1;
            text.append(seat.coat().stream()
                    .filter(piece -> piece.cell() == cell)
                    .map(piece -> ink.bold(letter(piece)))
                    .findFirst()
                    .orElse(ink.faint(".")));
        }
        return text.toString();
    }

    private static String letter(Piece piece) {
        Wool kind = piece.kind();
        if (kind == null) {
            return piece.mark() == FleeceView.Mark.STEEL_OR_SNAG ? "?" : "#";
        }
        return piece.faceUp() ? "t" : String.valueOf(kind.letter());
    }

    private static String beside(Seat seat, FleeceView.Weapon shear, int row) {
        return switch (row) {
            case 0 -> shear(shear);
            case 1 -> hand(seat);
            case 2 -> (seat.dog() ? "dog" : "no dog") + (seat.shepherd() ? ", Shepherd" : "");
            default -> "";
        };
    }

    private static String shear(FleeceView.Weapon shear) {
        Card battery = shear.battery();
        Card blade = shear.blade();
        return "%s%s%s power %d%s"
                .formatted(
                        shear.card(),
                        battery == null ? "" : " " + battery,
                        blade == null ? "" : " " + blade,
                        shear.power(),
                        shear.snag() == Clippers.Snag.FREE ? "" : ", snagged");
    }

    private static String hand(Seat seat) {
        List<Card> hand = seat.hand();
        return hand == null
                ? "hand of " + seat.handSize()
                : "hand " + hand.stream().map(Card::code).collect(Collectors.joining(" "));
    }
}
