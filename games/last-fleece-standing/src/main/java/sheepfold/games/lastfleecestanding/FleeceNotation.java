package sheepfold.games.lastfleecestanding;

import java.util.List;
import java.util.Optional;
import sheepfold.engine.Notation;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/** Moves as text: {@code shear C3 D1}, {@code pow B C}, {@code stick 4 2>9}; {@code ~} lets all who are asked pass. */
final class FleeceNotation implements Notation<Paddock, FleeceMove> {
    @Override
    public String seat(int seat) {
        return Names.letter(seat);
    }

    @Override
    public String write(Paddock paddock, FleeceMove move) {
        return FleeceMoveLines.write(move);
    }

    /** What others may not know is left out (SH-HID-05). */
    @Override
    public String writeFor(int viewer, Paddock paddock, int actor, FleeceMove move) {
        boolean own = viewer == actor;
        return switch (move) {
            case Lay _ when !own -> "coat ?";
            case Arrange _ when !own -> "arrange ?";
            case Stick stick when !own && !stick.isPlain() -> "stick %d ?".formatted(stick.cell());
            case Drawn drawn when viewer != paddock.round.active -> masked(drawn);
            default -> FleeceMoveLines.write(move);
        };
    }

    private static String masked(Drawn drawn) {
        return switch (drawn.card().group()) {
            case ANYTIME -> "card !";
            case WOOL -> "card coat?";
            default -> FleeceMoveLines.write(drawn);
        };
    }

    @Override
    public Optional<FleeceMove> read(Paddock paddock, String text) {
        return move(text);
    }

    static Optional<FleeceMove> move(String text) {
        return FleeceMoveLines.read(text).filter(move -> !(move instanceof Lay lay) || lay.isOnTwoCells());
    }

    @Override
    public Optional<Refusal> whyUnreadable(Paddock paddock, String text) {
        return Optional.ofNullable(
                switch (text.substring(0, Math.max(0, text.indexOf(' ')))) {
                    case "coat" -> Refusal.of("SH-SET-02", Objections.UNFIT_COAT);
                    case "roll" -> Refusal.of("SH-TURN-02", Objections.NO_SUCH_NUMBER);
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
        return FleeceMoveLines.words(paddock, move);
    }

    @Override
    public String grammar() {
        return "as in draw, shear C3 D1, snip 5, end, pass, pow A, pow B C, pow C, cream, after, velcro STL, thief A, "
                + "shed 3 9, stick 4, arrange 2>9 9>2";
    }
}
