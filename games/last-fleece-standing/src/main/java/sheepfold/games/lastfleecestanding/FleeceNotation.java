package sheepfold.games.lastfleecestanding;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.engine.Notation;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/** Moves as text: {@code shear C3 D1}, {@code pow B C}, {@code stick 4 2>9}; {@code ~} lets all who are asked pass. */
final class FleeceNotation implements Notation<Paddock, FleeceMove> {
    private static final String CELL = "([1-9]|[1-5]\\d|6[0-3])";
    private static final Pattern PART = Pattern.compile("([A-D])([1-9]\\d?)");
    private static final Pattern SHIFT = Pattern.compile(CELL + ">" + CELL);
    private static final Pattern A_CELL = Pattern.compile(CELL);

    /** All moves but those with sets of cells, parts and shifts, by their texts. */
    private static final Map<String, FleeceMove> BY_TEXT = Stream.<List<? extends FleeceMove>>of(
                    List.of(FleeceMove.DRAW, FleeceMove.END, FleeceMove.CONCEDE, FleeceMove.PASS),
                    List.of(FleeceMove.CANCEL_ATTACK, FleeceMove.CANCEL_DOG, FleeceMove.CANCEL_CARD),
                    List.of(FleeceMove.CREAM, FleeceMove.AFTER, FleeceMove.DOG),
                    Lay.ALL,
                    First.ALL,
                    Roll.ALL,
                    Drawn.ALL,
                    Coin.ALL,
                    Take.ALL,
                    Snip.ALL,
                    Stick.ALL,
                    Row.ALL,
                    Keep.ALL,
                    Throw.ALL,
                    ExpelDog.ALL,
                    Fetch.ALL,
                    Rob.ALL,
                    Thief.ALL,
                    CloseShave.ALL)
            .flatMap(List::stream)
            .collect(Collectors.toMap(FleeceNotation::text, move -> move));

    @Override
    public String seat(int seat) {
        return Names.letter(seat);
    }

    @Override
    public String write(Paddock paddock, FleeceMove move) {
        return text(move);
    }

    static String text(FleeceMove move) {
        return switch (move) {
            case Lay lay -> "coat S%d T%d".formatted(lay.snag(), lay.steel());
            case First first -> "first=%s wolf=%s".formatted(Names.letter(first.first()), Names.letter(first.wolf()));
            case Roll roll -> "roll " + roll.number();
            case Drawn drawn -> "card " + drawn.card();
            case Coin coin -> coin.heads() ? "coin heads" : "coin tails";
            case Take take -> "take " + take.cell();
            case Draw _ -> "draw";
            case Shear shear ->
                "shear "
                        + shear.parts().stream()
                                .map(part -> Names.letter(part.seat()) + part.points())
                                .collect(Collectors.joining(" "));
            case Snip snip -> "snip " + snip.cell();
            case End _ -> "end";
            case Concede _ -> "concede";
            case Shed shed -> "shed " + shed.cells();
            case Stick stick -> "stick " + stick.cell() + shifts(stick.shifts());
            case Arrange arrange -> "arrange" + shifts(arrange.shifts());
            case Row row -> "row " + row.row();
            case Keep keep -> "keep " + keep.cell();
            case Throw hand ->
                hand.sign() == Sign.SHEAR ? "shear-hand" : hand.sign().id();
            case Pass _ -> "pass";
            case Play play -> textOfPlay(play);
        };
    }

    private static String textOfPlay(Play play) {
        return switch (play) {
            case CancelAttack _ -> "pow A";
            case ExpelDog expel -> "pow B " + Names.letter(expel.seat());
            case CancelDog _ -> "pow B !";
            case CancelCard _ -> "pow C";
            case Cream _ -> "cream";
            case After _ -> "after";
            case Fetch fetch -> "velcro " + fetch.wool();
            case Rob rob -> "velcro " + Names.letter(rob.seat());
            case Thief thief -> "thief " + Names.letter(thief.seat());
            case Dog _ -> "dog";
            case CloseShave shave -> "closeshave " + Names.letter(shave.seat());
        };
    }

    private static String shifts(List<Shift> shifts) {
        return shifts.stream()
                .map(shift -> " %d>%d".formatted(shift.from(), shift.to()))
                .collect(Collectors.joining());
    }

    /** What others may not know is left out (SH-HID-05). */
    @Override
    public String writeFor(int viewer, Paddock paddock, int actor, FleeceMove move) {
        boolean own = viewer == actor;
        return switch (move) {
            case Lay _ when !own -> "coat ?";
            case Arrange _ when !own -> "arrange ?";
            case Stick stick when !own && !stick.shifts().isEmpty() -> "stick %d ?".formatted(stick.cell());
            case Drawn drawn when viewer != paddock.round.active -> masked(drawn.card());
            default -> text(move);
        };
    }

    private static String masked(Card card) {
        return switch (card.group()) {
            case ANYTIME -> "card !";
            case WOOL -> "card coat?";
            default -> "card " + card;
        };
    }

    @Override
    public Optional<FleeceMove> read(Paddock paddock, String text) {
        return move(text);
    }

    static Optional<FleeceMove> move(String text) {
        return Optional.ofNullable(BY_TEXT.get(text)).or(() -> moveWithParts(text));
    }

    private static Optional<FleeceMove> moveWithParts(String text) {
        int space = text.indexOf(' ');
        String rest = text.substring(space + 1);
        return switch (word(text)) {
            case "shed" -> cells(rest).map(Shed::of);
            case "shear" -> shear(rest);
            case "arrange" -> readShifts(rest).map(Arrange::new);
            case "stick" -> stick(rest);
            default -> Optional.empty();
        };
    }

    private static String word(String text) {
        int space = text.indexOf(' ');
        return space < 0 ? "" : text.substring(0, space);
    }

    @Override
    public Optional<Refusal> whyUnreadable(Paddock paddock, String text) {
        return Optional.ofNullable(
                switch (word(text)) {
                    case "coat" -> Objections.UNFIT_COAT;
                    case "roll" -> Objections.NO_SUCH_NUMBER;
                    case "card" -> Refusal.of("SH-SET-05", "there is no such card");
                    case "take", "snip", "keep", "stick", "shed", "arrange" ->
                        Refusal.of(
                                "SH-COAT-01",
                                "cells have numbers from 1 to {n}, and each is named once",
                                Coat.MOST_CELLS);
                    case "row" -> Refusal.of("SH-CSH-02", "rows have numbers from 1 to {n}", Coat.MOST_ROWS);
                    case "shear" -> Refusal.of("SH-SHEAR-02", "an attack names players with their points, as in C3 D1");
                    case "pow", "velcro", "thief", "closeshave" ->
                        Refusal.of("SH-REACT-01", "this card is not played so: there is no such use or player");
                    default -> null;
                });
    }

    private static Optional<Integer> oneCell(String text) {
        return A_CELL.matcher(text).matches() ? Optional.of(Integer.parseInt(text)) : Optional.empty();
    }

    /** Cells as a set of bits; nothing if one is named twice. */
    private static Optional<Long> cells(String text) {
        long bits = 0;
        for (String number : text.split(" ", -1)) {
            Optional<Integer> cell = oneCell(number);
            if (cell.isEmpty() || (bits >> (cell.get() - 1) & 1) != 0) {
                return Optional.empty();
            }
            bits |= 1L << (cell.get() - 1);
        }
        return Optional.of(bits);
    }

    private static Optional<FleeceMove> shear(String text) {
        List<Part> parts = new ArrayList<>();
        for (String written : text.split(" ", -1)) {
            Matcher part = PART.matcher(written);
            if (!part.matches()) {
                return Optional.empty();
            }
            parts.add(new Part(part.group(1).charAt(0) - 'A', Integer.parseInt(part.group(2))));
        }
        return Optional.of(new Shear(parts));
    }

    private static Optional<FleeceMove> stick(String text) {
        int space = text.indexOf(' ');
        return oneCell(text.substring(0, Math.max(0, space)))
                .flatMap(cell -> readShifts(text.substring(space + 1)).map(shifts -> new Stick(cell, shifts)));
    }

    private static Optional<List<Shift>> readShifts(String text) {
        List<Shift> shifts = new ArrayList<>();
        for (String written : text.split(" ", -1)) {
            Matcher shift = SHIFT.matcher(written);
            if (!shift.matches()) {
                return Optional.empty();
            }
            shifts.add(new Shift(Integer.parseInt(shift.group(1)), Integer.parseInt(shift.group(2))));
        }
        return Optional.of(shifts);
    }

    @Override
    public List<String> expand(Paddock paddock, String text) {
        if (!text.equals("~") || paddock.phase() != Phase.WINDOW) {
            return List.of(text);
        }
        return new Seats(paddock.asking.unanswered)
                .list().stream().map(seat -> seat + ": pass").toList();
    }

    @Override
    public Sentence words(Paddock paddock, FleeceMove move) {
        return FleeceWords.of(paddock, move);
    }

    @Override
    public String grammar() {
        return "as in draw, shear C3 D1, snip 5, end, pass, pow A, pow B C, pow C, cream, after, velcro STL, thief A, "
                + "shed 3 9, stick 4, arrange 2>9 9>2";
    }
}
