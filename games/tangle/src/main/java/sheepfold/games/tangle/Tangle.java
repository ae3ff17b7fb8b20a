package sheepfold.games.tangle;

import sheepfold.engine.Ref;
import java.util.stream.Stream;
import java.util.List;
import java.util.regex.Pattern;
import sheepfold.engine.Advice;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Notation;
import sheepfold.engine.Option;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Setup;

/** Tangle: guardian trees send out their roots and restore a wasteland, each by secret plans. */
public final class Tangle implements Game<Wasteland, TangleMove> {
    private static final TangleAdvice ADVICE = new TangleAdvice();
    /** A generous bound on the moves of a turn: twelve placements and twelve casts of many small moves. */
    private static final int MOVES_IN_A_TURN = 2000;

    private static final GameInfo INFO = new GameInfo(
            "tangle",
            "Tangle",
            "Roots of great trees restore a wasteland: place them well, pay for what you build, and fulfil a secret plan first.",
            "1",
            2,
            Colour.MOST,
            2,
            false,
            true,
            List.of(
                    choice("first-player", "Who begins: chance, or a player.", "random", "1", "2", "3", "4"),
                    choice(
                            "upkeep-timing",
                            "Upkeep is paid by all at the start of a turn, or by each at the end of their own.",
                            "main",
                            "turn-card"),
                    choice(
                            "upkeep-distance",
                            "How many steps trackers are from the top.",
                            "players",
                            "players-plus-one"),
                    choice(
                            "centre",
                            "What the centre of the board does.",
                            "none",
                            "sacrificial",
                            "hibernate",
                            "takeover",
                            "random"),
                    new Option.Text(
                            "alt-spaces",
                            Pattern.compile("none|" + laid() + "(," + laid() + "){0,2}"),
                            "spaces and what lies over them, as a2=hibernate,b5=takeover, or none",
                            "none",
                            "Alternatives over yellow and grey spaces, for three and four players."),
                    choice("hourglass-stays", "Do one-time cards stay in front of you, and count?", "true", "false"),
                    choice(
                            "row-refill",
                            "The row is filled after every card, or when all cards are taken.",
                            "each",
                            "end"),
                    choice("lakes-stack", "Does each lake lower a price in water, or one at most?", "true", "false"),
                    choice("seed-supply", "Are there ten seeds of each kind, or any number?", "limited", "unlimited"),
                    number("hand-limit", "none", "The most cards in a hand at the end of a turn."),
                    choice("equal-turns", "Is the end checked only after full rounds?", "false", "true"),
                    number("round-limit", "60", "Rounds after which whoever is nearest to a card wins."),
                    choice("start-bonus", "Later players begin with more cubes of choice.", "false", "true")));

    private static String laid() {
        return "[a-g][1-7]=(sacrificial|hibernate|takeover)";
    }

    private static Option choice(String id, String meaning, String... values) {
        return new Option.Choice(id, List.of(values), meaning);
    }

    private static Option number(String id, String standard, String meaning) {
        return new Option.Text(
                id, Pattern.compile("none|[1-9]\\d{0,2}"), "a number from 1 to 999, or none", standard, meaning);
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Wasteland start(Setup setup) {
        return SettingUp.table(TangleRules.of(setup));
    }

    @Override
    public List<Phase> decisions() {
        return Phase.OF_SEATS;
    }

    @Override
    public List<Ending> endings() {
        return List.of(Ending.values());
    }

    @Override
    public List<Ref> components(Setup setup) {
        return Stream.of(
                        Card.ALL.stream().map(Card::ref),
                        Victory.ALL.stream().map(Victory::ref),
                        Tile.ALL.stream().map(Tile::ref),
                        Seed.ALL.stream().map(Seed::ref),
                        Space.ALL.stream().map(Space::ref),
                        Area.ALL.stream().map(Area::ref))
                .flatMap(kind -> kind)
                .toList();
    }

    /** Without a limit on rounds a game can go on for ever, so that is for people only. */
    @Override
    public int longestGame(Setup setup) {
        TangleRules rules = TangleRules.of(setup);
        int setUp = 2 + (Victory.HELD + TangleRules.HAND + TangleRules.START_CUBES) * rules.seats + TangleRules.ROW;
        return setUp + MOVES_IN_A_TURN * rules.seats * Math.min(999, rules.roundLimit);
    }

    @Override
    public Notation<Wasteland, TangleMove> notation() {
        return new TangleNotation();
    }

    @Override
    public Class<TangleMove> moves() {
        return TangleMove.class;
    }

    @Override
    public PositionFormat<Wasteland> positions() {
        return PositionFormat.of(
                INFO, WrittenWasteland.class, WrittenWasteland::of, (setup, written) -> written.read(setup));
    }

    @Override
    public Advice<Wasteland, TangleMove> advice() {
        return ADVICE;
    }

    @Override
    public String draw(Wasteland table, int viewer, Ink ink) {
        return Drawing.of(table.view(viewer), ink);
    }
}
