package sheepfold.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import sheepfold.engine.Form;
import sheepfold.engine.Game;
import sheepfold.engine.Ink;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText.Step;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;

/** The legal moves of some seats, numbered from 1, in columns. */
final class Choices<M extends Move> {
    private static final int FEW = 24;
    private static final int WIDTH = 100;

    private record Choice<M extends Move>(Step<M> step, String notation, String words) {
        boolean mentions(String text) {
            return (notation + " " + words).toLowerCase(Locale.ROOT).contains(text.toLowerCase(Locale.ROOT));
        }
    }

    private final List<Choice<M>> choices = new ArrayList<>();
    private final List<String> forms = new ArrayList<>();

    static <P extends Position<P, M>, M extends Move> Choices<M> of(Match<P, M> match, Seats seats) {
        Choices<M> choices = new Choices<>();
        for (int seat : seats.list()) {
            choices.add(match.game(), match.position(), seat, seats.count() > 1 ? seat + ": " : "");
        }
        return choices;
    }

    private <P extends Position<P, M>> void add(Game<P, M> game, P position, int seat, String prefix) {
        for (M move : position.offers(seat)) {
            choices.add(new Choice<>(
                    new Step<>(seat, move),
                    prefix + game.notation().write(position, move),
                    game.notation().words(position, move).plain()));
        }
        for (Form<M> form : position.forms(seat)) {
            forms.add("or %s%s, written %s".formatted(prefix, form.name(), form.grammar()));
        }
    }

    int size() {
        return choices.size();
    }

    Optional<Step<M>> numbered(String number) {
        if (!number.matches("\\d{1,6}")) {
            return Optional.empty();
        }
        int index = Integer.parseInt(number) - 1;
        return index >= 0 && index < choices.size() ? Optional.of(choices.get(index).step) : Optional.empty();
    }

    /** The first few, with a word on how to see the others. */
    String few(Ink ink) {
        String rest = choices.size() > FEW
                ? "  … and %d more: \"moves\" lists all, \"moves WORD\" those with that word\n"
                        .formatted(choices.size() - FEW)
                : "";
        return columns(IntStream.range(0, Math.min(FEW, choices.size())).boxed().toList(), ink) + rest + formLines();
    }

    /** All that mention a text, which may be empty. */
    String mentioning(String text, Ink ink) {
        List<Integer> found = IntStream.range(0, choices.size())
                .filter(i -> choices.get(i).mentions(text))
                .boxed()
                .toList();
        return (found.isEmpty() ? "  no move mentions that\n" : columns(found, ink)) + formLines();
    }

    private String formLines() {
        return forms.stream().map(form -> "  " + form + "\n").reduce("", String::concat);
    }

    private String columns(List<Integer> shown, Ink ink) {
        int notation = widest(shown, Choice::notation);
        int cell = notation + widest(shown, Choice::words) + 10;
        int columns = Math.max(1, WIDTH / cell);
        int rows = Math.ceilDiv(shown.size(), columns);
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            for (int at = row; at < shown.size(); at += rows) {
                Choice<M> choice = choices.get(shown.get(at));
                line.append("%4d  %s  %s"
                        .formatted(shown.get(at) + 1, ink.bold(padded(choice.notation, notation)), choice.words));
                line.repeat(' ', cell - 8 - notation - choice.words.length());
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private int widest(List<Integer> shown, Function<Choice<M>, String> part) {
        return shown.stream()
                .mapToInt(i -> part.apply(choices.get(i)).length())
                .max()
                .orElse(0);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
