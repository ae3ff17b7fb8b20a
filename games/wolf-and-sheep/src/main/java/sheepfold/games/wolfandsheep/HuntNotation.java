package sheepfold.games.wolfandsheep;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sheepfold.engine.Notation;
import sheepfold.engine.Sentence;
import sheepfold.games.wolfandsheep.HuntMove.Pass;
import sheepfold.games.wolfandsheep.HuntMove.Step;

/** {@code c1-d2} and {@code pass}. */
final class HuntNotation implements Notation<Pasture, HuntMove> {
    private static final Pattern STEP = Pattern.compile("([a-h][1-8])-([a-h][1-8])");

    @Override
    public String write(Pasture position, HuntMove move) {
        return switch (move) {
            case Step(Square from, Square to) -> from + "-" + to;
            case Pass _ -> "pass";
        };
    }

    @Override
    public Optional<HuntMove> read(Pasture position, String text) {
        if (text.equals("pass")) {
            return Optional.of(HuntMove.PASS);
        }
        Matcher step = STEP.matcher(text);
        if (!step.matches()) {
            return Optional.empty();
        }
        return Square.named(step.group(1))
                .flatMap(from -> Square.named(step.group(2)).map(to -> Step.between(from.number(), to.number())));
    }

    @Override
    public Sentence words(Pasture position, HuntMove move) {
        return switch (move) {
            case Step(Square from, Square to)
            when position.toMove() == Pasture.WOLF -> Sentence.of("Wolf from {from} to {to}", from, to);
            case Step(Square from, Square to) -> Sentence.of("Sheep from {from} to {to}", from, to);
            case Pass _ -> Sentence.of("Pass: no sheep can move");
        };
    }

    @Override
    public String grammar() {
        return "as from-to between dark squares, like c1-d2, or pass";
    }
}
