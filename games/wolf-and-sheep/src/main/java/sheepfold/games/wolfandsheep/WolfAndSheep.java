package sheepfold.games.wolfandsheep;

import sheepfold.engine.Ref;
import java.util.stream.IntStream;
import java.util.List;
import java.util.stream.Stream;
import sheepfold.engine.Advice;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Notation;
import sheepfold.engine.Option;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Setup;

/** Wolf and Sheep: four sheep try to hem in one wolf that wants to slip past them to row 1. */
public final class WolfAndSheep implements Game<Pasture, HuntMove> {
    private static final GameInfo INFO = new GameInfo(
            "wolf-and-sheep",
            "Wolf and Sheep",
            "Four sheep hem in a wolf that wants to slip past them.",
            "1",
            2,
            2,
            2,
            false,
            false,
            List.of(
                    new Option.Choice(
                            "stuck-sheep",
                            List.of("pass", "lose"),
                            "What happens when no sheep can move: they pass, or they lose."),
                    new Option.Choice("wolf-start", List.of("d8", "b8", "f8", "h8"), "The square the wolf starts on."),
                    new Option.Choice("first", List.of("sheep", "wolf"), "Who makes the first move."),
                    new Option.Number("move-limit", 1, 100_000, 1000, "After so many moves the game is drawn.")));

    private static final int SHEEP_START = Square.FIRST_ROW;

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Pasture start(Setup setup) {
        Square wolf = Square.named(setup.option("wolf-start")).orElseThrow();
        int first = setup.is("first", "wolf") ? Pasture.WOLF : Pasture.SHEEP;
        return new Pasture(HuntRules.of(setup), SHEEP_START, wolf.number(), first, 0);
    }

    @Override
    public Notation<Pasture, HuntMove> notation() {
        return new HuntNotation();
    }

    @Override
    public Class<HuntMove> moves() {
        return HuntMove.class;
    }

    @Override
    public PositionFormat<Pasture> positions() {
        return PositionFormat.of(INFO, WrittenHunt.class, WrittenHunt::of, (setup, written) -> written.read(setup));
    }

    @Override
    public Advice<Pasture, HuntMove> advice() {
        return new HuntAdvice();
    }

    @Override
    public List<Pasture.Task> decisions() {
        return List.of(Pasture.Task.values());
    }

    @Override
    public List<Pasture.Ending> endings() {
        return Stream.of(Pasture.Ending.values())
                .filter(ending -> ending != Pasture.Ending.NOT_YET)
                .toList();
    }

    @Override
    public List<Ref> components(Setup setup) {
        return IntStream.range(0, Square.COUNT).mapToObj(Square::of).map(Square::ref).toList();
    }

    @Override
    public int longestGame(Setup setup) {
        return setup.number("move-limit");
    }

    @Override
    public String draw(Pasture pasture, int viewer, Ink ink) {
        StringBuilder text = new StringBuilder();
        List<String> rows = HuntView.drawn(pasture);
        for (int line = 0; line < 8; line++) {
            text.append(ink.faint(Integer.toString(8 - line))).append(' ');
            for (int column = 0; column < 8; column++) {
                boolean dark = Square.at(column, 7 - line).isPresent();
                text.append(' ')
                        .append(
                                switch (rows.get(line).charAt(column)) {
                                    case 's' -> ink.bold("s");
                                    case 'w' -> ink.bold(ink.paint(Ink.Shade.RED, "w"));
                                    default -> ink.paint(Ink.Shade.GREEN, dark ? "·" : " ");
                                });
            }
            text.append('\n');
        }
        return text.append(ink.faint("   a b c d e f g h")).append('\n').toString();
    }
}
