package sheepfold.games.tangle;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sheepfold.advice.Advice;
import sheepfold.advice.AdvisedGame;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Notation;
import sheepfold.engine.Option;
import sheepfold.engine.Option.Group;
import sheepfold.engine.Option.Value;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Preset;
import sheepfold.engine.Ref;
import sheepfold.engine.Setup;

/** Tangle: guardian trees send out their roots and restore a wasteland, each by secret plans. */
public final class Tangle implements AdvisedGame<Wasteland, TangleMove> {
    private static final TangleAdvice ADVICE = new TangleAdvice();
    /** A generous bound on the moves of a turn: twelve placements and twelve casts of many small moves. */
    private static final int MOVES_IN_A_TURN = 2000;

    private static final Pattern A_NUMBER = Pattern.compile("none|[1-9]\\d{0,2}");
    private static final String NUMBERS = "a number from 1 to 999, or none";

    private static final String LAID = "[a-g][1-7]=(sacrificial|hibernate|takeover)";
    private static final GameInfo INFO = new GameInfo(
            "tangle",
            "Tangle",
            "Roots of great trees restore a wasteland: place them well, pay for what you build, and fulfil a secret"
                    + " plan first.",
            "2",
            2,
            Colour.MOST,
            2,
            false,
            true,
            List.of(
                    Option.first("first-player", "Who begins", "At a real table: whoever planted a tree last.")
                            .value("random", "Chance decides", "Drawn before the first turn.")
                            .value("1", "The first player", "Red begins.")
                            .value("2", "The second player", "Purple begins.")
                            .value("3", "The third player", "Green begins, if three play.")
                            .value("4", "The fourth player", "Orange begins, if four play."),
                    Option.houseRule("upkeep-timing", "When upkeep is paid", "What grows has to be kept alive.")
                            .value("main", "At the start of a turn", "By all, as the rules tell it.")
                            .value("turn-card", "At the end of one's own turn", "As the printed turn card has it."),
                    Option.houseRule(
                                    "upkeep-distance",
                                    "How soon upkeep comes",
                                    "How many steps its trackers are from the top.")
                            .value("players", "As many steps as players", "As in the example of the rules.")
                            .value("players-plus-one", "One step more", "A little later."),
                    Option.first("centre", "The centre of the board", "It may be a space with an action of its own.")
                            .value("none", "Bare rock", "Nothing can be done there.")
                            .value("sacrificial", "Sacrificial ground", "Give up what you built for something else.")
                            .value("hibernate", "Hibernation", "A root that sleeps there is placed once more.")
                            .value("takeover", "Aggressive takeover", "Buy clean earth from your neighbours.")
                            .value("random", "One of the three", "Chance decides which."),
                    new Option.Text(
                            "alt-spaces",
                            new Option.Words(
                                    Group.HOUSE_RULES,
                                    "Other actions on the board",
                                    "Laid over yellow and grey spaces, for three and four players."),
                            Pattern.compile("|none|" + LAID + "(," + LAID + "){0,2}"),
                            "spaces and what lies over them, as a2=hibernate,b5=takeover, or none or nothing",
                            "none",
                            List.of(Value.of("none", "None", "The board as it is printed."))),
                    Option.houseRule("hourglass-stays", "Cards with an hourglass", "They are used once.")
                            .value("true", "Stay and count", "In front of you, for your secret plans.")
                            .value("false", "Are discarded", "When they are done."),
                    Option.houseRule("row-refill", "Filling the row", "When new cards are laid out to take.")
                            .value("each", "After every card", "There are always three.")
                            .value("end", "When all are taken", "The last ones are what is left."),
                    Option.houseRule(
                                    "diverse-growth",
                                    "Growth in diverse growth",
                                    "For four players: what its growth action is.")
                            .value("tile", "One tile", "By one step.")
                            .value("action", "A whole action", "Any number of tiles, each by one step."),
                    Option.houseRule("lakes-stack", "Lakes beside a tile", "A lake lowers a price in water.")
                            .value("true", "Each of them counts", "Two lakes save two.")
                            .value("false", "One at most", "Two lakes save one."),
                    Option.houseRule("seed-supply", "Seeds", "How many there are.")
                            .value("limited", "Ten of each kind", "Then there are none to take.")
                            .value("unlimited", "Any number", "They never run out."),
                    new Option.Text(
                            "hand-limit",
                            new Option.Words(Group.HOUSE_RULES, "Cards in hand", "The most at the end of your turn."),
                            A_NUMBER,
                            NUMBERS,
                            "none",
                            List.of(
                                    Value.of("none", "As many as you like", "Nobody discards."),
                                    Value.of("5", "Five", "You discard down to them."),
                                    Value.of("7", "Seven", "You discard down to them."))),
                    Option.first("equal-turns", "When the end is checked", "A fulfilled plan wins the game.")
                            .value("false", "At once", "The first one wins.")
                            .value("true", "After full rounds", "All have had as many turns."),
                    new Option.Text(
                            "round-limit",
                            new Option.Words(Group.FIRST, "Last round", "Then whoever is nearest to a plan wins."),
                            A_NUMBER,
                            NUMBERS,
                            "60",
                            List.of(
                                    Value.of("60", "After 60 rounds", "Hardly any game lasts so long."),
                                    Value.of("15", "After 15 rounds", "Half of a usual game."),
                                    Value.of("none", "Never", "For people only: bots need an end."))),
                    Option.houseRule("start-bonus", "Those who begin later", "Who begins has a small advantage.")
                            .value("false", "Start alike", "With two cubes of each kind.")
                            .value("true", "Start with more cubes", "One of choice for each player before them.")),
            List.of(
                    Preset.of(
                                    "first-evening",
                                    "First evening",
                                    "Upkeep comes a little later; after 15 rounds whoever is nearest to a plan wins.")
                            .with("upkeep-distance", "players-plus-one")
                            .with("round-limit", "15"),
                    Preset.RULEBOOK,
                    Preset.of("short", "Short", "15 rounds; then whoever is nearest to a secret plan wins.")
                            .with("round-limit", "15"),
                    Preset.of("fair", "To the ounce", "Equal turns for all, and cubes for those who begin later.")
                            .with("equal-turns", "true")
                            .with("start-bonus", "true"),
                    Preset.of(
                                    "hard",
                                    "Hard",
                                    "An action lies in the centre, seven cards are the most, and one lake at most helps.")
                            .with("centre", "random")
                            .with("hand-limit", "7")
                            .with("lakes-stack", "false")));

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public List<String> earlierRules() {
        return List.of(TangleRules.VERSION_1);
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
                INFO,
                WrittenWasteland.class,
                WrittenWasteland::of,
                (setup, written) -> new PositionReader(TangleRules.of(setup), written).read());
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
