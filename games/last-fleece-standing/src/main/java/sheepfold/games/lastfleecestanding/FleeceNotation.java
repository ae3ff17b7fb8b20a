package sheepfold.games.lastfleecestanding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sheepfold.engine.Notation;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceMove.After;
import sheepfold.games.lastfleecestanding.FleeceMove.Arrange;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelAttack;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelCard;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelDog;
import sheepfold.games.lastfleecestanding.FleeceMove.CloseShave;
import sheepfold.games.lastfleecestanding.FleeceMove.Coin;
import sheepfold.games.lastfleecestanding.FleeceMove.Concede;
import sheepfold.games.lastfleecestanding.FleeceMove.Cream;
import sheepfold.games.lastfleecestanding.FleeceMove.Dog;
import sheepfold.games.lastfleecestanding.FleeceMove.Draw;
import sheepfold.games.lastfleecestanding.FleeceMove.Drawn;
import sheepfold.games.lastfleecestanding.FleeceMove.End;
import sheepfold.games.lastfleecestanding.FleeceMove.ExpelDog;
import sheepfold.games.lastfleecestanding.FleeceMove.Fetch;
import sheepfold.games.lastfleecestanding.FleeceMove.First;
import sheepfold.games.lastfleecestanding.FleeceMove.Keep;
import sheepfold.games.lastfleecestanding.FleeceMove.Lay;
import sheepfold.games.lastfleecestanding.FleeceMove.Part;
import sheepfold.games.lastfleecestanding.FleeceMove.Pass;
import sheepfold.games.lastfleecestanding.FleeceMove.Play;
import sheepfold.games.lastfleecestanding.FleeceMove.Rob;
import sheepfold.games.lastfleecestanding.FleeceMove.Roll;
import sheepfold.games.lastfleecestanding.FleeceMove.Row;
import sheepfold.games.lastfleecestanding.FleeceMove.Shear;
import sheepfold.games.lastfleecestanding.FleeceMove.Shed;
import sheepfold.games.lastfleecestanding.FleeceMove.Shift;
import sheepfold.games.lastfleecestanding.FleeceMove.Sign;
import sheepfold.games.lastfleecestanding.FleeceMove.Snip;
import sheepfold.games.lastfleecestanding.FleeceMove.Stick;
import sheepfold.games.lastfleecestanding.FleeceMove.Take;
import sheepfold.games.lastfleecestanding.FleeceMove.Thief;
import sheepfold.games.lastfleecestanding.FleeceMove.Throw;
import sheepfold.games.lastfleecestanding.Paddock.Phase;

/** Moves as text: {@code shear C3 D1}, {@code pow B C}, {@code stick 4 2>9}; {@code ~} lets all who are asked pass. */
final class FleeceNotation implements Notation<Paddock, FleeceMove> {
    private static final String CELL = "([1-9]|[1-5]\\d|6[0-3])";
    private static final String SEAT = "([A-D])";
    private static final Pattern COAT = Pattern.compile("coat S" + CELL + " T" + CELL);
    private static final Pattern FIRST = Pattern.compile("first=" + SEAT + " wolf=" + SEAT);
    private static final Pattern WORD_AND_REST = Pattern.compile("([a-z]+)(?: (.+))?");
    private static final Pattern PART = Pattern.compile(SEAT + "([1-9]\\d?)");
    private static final Pattern SHIFT = Pattern.compile(CELL + ">" + CELL);
    private static final Pattern A_CELL = Pattern.compile(CELL);

    static String letter(int seat) {
        return seat < 0 ? "-" : String.valueOf((char) ('A' + seat));
    }

    private static int seat(String letter) {
        return letter.charAt(0) - 'A';
    }

    @Override
    public String write(Paddock paddock, FleeceMove move) {
        return text(move);
    }

    static String text(FleeceMove move) {
        return switch (move) {
            case Lay lay -> "coat S%d T%d".formatted(lay.snag() + 1, lay.steel() + 1);
            case First first -> "first=%s wolf=%s".formatted(letter(first.first()), letter(first.wolf()));
            case Roll roll -> "roll " + roll.number();
            case Drawn drawn -> "card " + drawn.card();
            case Coin coin -> coin.heads() ? "coin heads" : "coin tails";
            case Take take -> "take " + (take.cell() + 1);
            case Draw _ -> "draw";
            case Shear shear ->
                "shear "
                        + shear.parts().stream()
                                .map(part -> letter(part.seat()) + part.points())
                                .collect(Collectors.joining(" "));
            case Snip snip -> "snip " + (snip.cell() + 1);
            case End _ -> "end";
            case Concede _ -> "concede";
            case Shed shed -> "shed " + shed.cells();
            case Stick stick -> "stick " + (stick.cell() + 1) + shifts(stick.shifts());
            case Arrange arrange -> "arrange" + shifts(arrange.shifts());
            case Row row -> "row " + (row.row() + 1);
            case Keep keep -> "keep " + (keep.cell() + 1);
            case Throw hand ->
                hand.sign() == Sign.SHEAR ? "shear-hand" : hand.sign().name().toLowerCase(Locale.ROOT);
            case Pass _ -> "pass";
            case Play play -> textOfPlay(play);
        };
    }

    private static String textOfPlay(Play play) {
        return switch (play) {
            case CancelAttack _ -> "pow A";
            case ExpelDog expel -> "pow B " + letter(expel.seat());
            case CancelDog _ -> "pow B !";
            case CancelCard _ -> "pow C";
            case Cream _ -> "cream";
            case After _ -> "after";
            case Fetch fetch -> "velcro " + fetch.wool();
            case Rob rob -> "velcro " + letter(rob.seat());
            case Thief thief -> "thief " + letter(thief.seat());
            case Dog _ -> "dog";
            case CloseShave shave -> "closeshave " + letter(shave.seat());
        };
    }

    private static String shifts(List<Shift> shifts) {
        return shifts.stream()
                .map(shift -> " %d>%d".formatted(shift.from() + 1, shift.to() + 1))
                .collect(Collectors.joining());
    }

    /** What others may not know is left out (SH-HID-05). */
    @Override
    public String writeFor(int viewer, Paddock paddock, int actor, FleeceMove move) {
        boolean own = viewer == actor;
        return switch (move) {
            case Lay _ when !own -> "coat ?";
            case Arrange _ when !own -> "arrange ?";
            case Stick stick when !own && !stick.shifts().isEmpty() -> "stick %d ?".formatted(stick.cell() + 1);
            case Drawn drawn when viewer != paddock.active() -> masked(drawn.card());
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
        return switch (text) {
            case "draw" -> Optional.of(FleeceMove.DRAW);
            case "end" -> Optional.of(FleeceMove.END);
            case "concede" -> Optional.of(FleeceMove.CONCEDE);
            case "pass" -> Optional.of(FleeceMove.PASS);
            case "coin heads" -> Optional.of(new Coin(true));
            case "coin tails" -> Optional.of(new Coin(false));
            case "rock" -> Optional.of(new Throw(Sign.ROCK));
            case "paper" -> Optional.of(new Throw(Sign.PAPER));
            case "shear-hand" -> Optional.of(new Throw(Sign.SHEAR));
            case "cream" -> Optional.of(Play.CREAM);
            case "after" -> Optional.of(Play.AFTER);
            case "dog" -> Optional.of(Play.DOG);
            case "pow A" -> Optional.of(Play.CANCEL_ATTACK);
            case "pow B !" -> Optional.of(Play.CANCEL_DOG);
            case "pow C" -> Optional.of(Play.CANCEL_CARD);
            default -> moveWithParts(text);
        };
    }

    private static Optional<FleeceMove> moveWithParts(String text) {
        Matcher coat = COAT.matcher(text);
        if (coat.matches()) {
            return Optional.of(new Lay(cell(coat.group(1)), cell(coat.group(2))));
        }
        Matcher first = FIRST.matcher(text);
        if (first.matches()) {
            return Optional.of(new First(seat(first.group(1)), seat(first.group(2))));
        }
        Matcher parts = WORD_AND_REST.matcher(text);
        if (!parts.matches() || parts.group(2) == null) {
            return Optional.empty();
        }
        String rest = parts.group(2);
        return switch (parts.group(1)) {
            case "roll" -> rest.matches("[1-6]") ? Optional.of(new Roll(Integer.parseInt(rest))) : Optional.empty();
            case "card" -> Card.of(rest).map(Drawn::new);
            case "take" -> oneCell(rest).map(Take::new);
            case "snip" -> oneCell(rest).map(Snip::new);
            case "keep" -> oneCell(rest).map(Keep::new);
            case "row" -> oneCell(rest).filter(row -> row < Coat.MOST_ROWS).map(Row::new);
            case "shed" -> cells(rest).map(Shed::of);
            case "shear" -> shear(rest);
            case "arrange" -> readShifts(rest).map(Arrange::new);
            case "stick" -> stick(rest);
            default -> playWithTarget(parts.group(1), rest);
        };
    }

    private static Optional<FleeceMove> playWithTarget(String word, String rest) {
        if (word.equals("velcro") && Wool.ofCode(rest).isPresent()) {
            return Wool.ofCode(rest).map(Fetch::new);
        }
        String letter = word.equals("pow") && rest.startsWith("B ") ? rest.substring(2) : rest;
        if (!letter.matches(SEAT)) {
            return Optional.empty();
        }
        int seat = seat(letter);
        return switch (word) {
            case "pow" -> letter.equals(rest) ? Optional.empty() : Optional.of(new ExpelDog(seat));
            case "velcro" -> Optional.of(new Rob(seat));
            case "thief" -> Optional.of(new Thief(seat));
            case "closeshave" -> Optional.of(new CloseShave(seat));
            default -> Optional.empty();
        };
    }

    private static int cell(String number) {
        return Integer.parseInt(number) - 1;
    }

    private static Optional<Integer> oneCell(String text) {
        return A_CELL.matcher(text).matches() ? Optional.of(cell(text)) : Optional.empty();
    }

    /** Cells as a set of bits; nothing if one is named twice. */
    private static Optional<Long> cells(String text) {
        long bits = 0;
        for (String number : text.split(" ", -1)) {
            Optional<Integer> cell = oneCell(number);
            if (cell.isEmpty() || (bits >> cell.get() & 1) != 0) {
                return Optional.empty();
            }
            bits |= 1L << cell.get();
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
            parts.add(new Part(seat(part.group(1)), Integer.parseInt(part.group(2))));
        }
        return Optional.of(new Shear(parts));
    }

    private static Optional<FleeceMove> stick(String text) {
        int space = text.indexOf(' ');
        if (space < 0) {
            return oneCell(text).map(cell -> new Stick(cell, List.of()));
        }
        return oneCell(text.substring(0, space))
                .flatMap(cell -> readShifts(text.substring(space + 1)).map(shifts -> new Stick(cell, shifts)));
    }

    private static Optional<List<Shift>> readShifts(String text) {
        List<Shift> shifts = new ArrayList<>();
        for (String written : text.split(" ", -1)) {
            Matcher shift = SHIFT.matcher(written);
            if (!shift.matches()) {
                return Optional.empty();
            }
            shifts.add(new Shift(cell(shift.group(1)), cell(shift.group(2))));
        }
        return Optional.of(shifts);
    }

    @Override
    public List<String> expand(Paddock paddock, String text) {
        if (!text.equals("~") || paddock.phase() != Phase.WINDOW) {
            return List.of(text);
        }
        return Arrays.stream(new Seats(paddock.unanswered()).list().toArray(Integer[]::new))
                .map(seat -> seat + ": pass")
                .toList();
    }

    @Override
    public Sentence words(Paddock paddock, FleeceMove move) {
        return Sentence.sign(FleeceWords.of(paddock, move));
    }

    @Override
    public String grammar() {
        return "as in draw, shear C3 D1, snip 5, end, pass, pow A, pow B C, pow C, cream, after, velcro STL, thief A, "
                + "shed 3 9, stick 4, arrange 2>9 9>2";
    }
}
