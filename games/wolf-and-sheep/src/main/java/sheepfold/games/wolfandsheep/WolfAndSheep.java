package sheepfold.games.wolfandsheep;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.advice.Advice;
import sheepfold.advice.AdvisedGame;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Notation;
import sheepfold.engine.Option;
import sheepfold.engine.Option.Group;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Preset;
import sheepfold.engine.Ref;
import sheepfold.engine.Setup;

/** Wolf and Sheep: four sheep try to hem in one wolf that wants to slip past them to row 1. */
public final class WolfAndSheep implements AdvisedGame<Pasture, HuntMove> {
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
                    Option.houseRule(
                                    "stuck-sheep",
                                    "When no sheep can move",
                                    "Sheep never go back, so they may run out of steps.")
                            .value("pass", "They wait", "The sheep pass until one of them can move again.")
                            .value("lose", "They lose", "Sheep that cannot move have lost."),
                    Option.first("wolf-start", "Where the wolf starts", "One of the four dark squares of its own row.")
                            .value("d8", "Left of the middle", "On d8, as is usual.")
                            .value("b8", "On the left", "On b8.")
                            .value("f8", "Right of the middle", "On f8.")
                            .value("h8", "In the corner", "On h8."),
                    Option.first("first", "Who begins", "Who makes the first move.")
                            .value("sheep", "The sheep", "The sheep take the first step.")
                            .value("wolf", "The wolf", "The wolf takes the first step."),
                    Option.number(
                            Group.HOUSE_RULES,
                            "move-limit",
                            "Longest game",
                            "After so many moves the game is drawn.",
                            1,
                            100_000,
                            1000)),
            List.of(
                    Preset.RULEBOOK,
                    Preset.of(
                                    "hard",
                                    "Hungry wolf",
                                    "Hard for the sheep: the wolf begins, and sheep that cannot move have lost.")
                            .with("first", "wolf")
                            .with("stuck-sheep", "lose"),
                    Preset.of("short", "Short", "A draw unless it is settled within 40 moves.")
                            .with("move-limit", "40")));

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
        return IntStream.range(0, Square.COUNT)
                .mapToObj(Square::of)
                .map(Square::ref)
                .toList();
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
