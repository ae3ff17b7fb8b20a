package sheepfold.games.lastfleecestanding;

import java.util.List;
import sheepfold.advice.Advice;
import sheepfold.advice.AdvisedGame;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Notation;
import sheepfold.engine.Option;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Preset;
import sheepfold.engine.Ref;
import sheepfold.engine.Setup;

/** Last Fleece Standing: sheep in secret coats shear one another until one has wool left. */
public final class LastFleeceStanding implements AdvisedGame<Paddock, FleeceMove> {
    /** The printed title is lost; this is our working title. */
    private static final String TITLE = "Last Fleece Standing";

    private static final List<Option> OPTIONS = List.of(
            Option.first("cardSet", "Cards in the box", "More Batteries and Blades make sharper Shears.")
                    .value("base94", "94 cards", "The usual box.")
                    .value("volt100", "100 cards", "Three of each Battery and Blade."),
            Option.first("faces", "How strong the Shears are", "What the five kinds of Shears do to a coat.")
                    .value("standard", "From 1 to 5", "The strongest takes more than half a coat.")
                    .value("gentle", "Gentle: 1, 1, 2, 3, 4", "Coats last longer."),
            Option.houseRule("leftoverCoat", "Spare Steel Wool and Snags", "What becomes of those that no coat needs.")
                    .value("deck", "Go into the deck", "Somebody will draw them.")
                    .value("box", "Stay in the box", "Games are shorter."),
            Option.houseRule("powB", "What a POW does to a Sheepdog", "Besides stopping attacks and cards.")
                    .value("expel", "Chases it away", "Also one that nobody has played yet.")
                    .value("counter", "Answers it", "Only when it is played."),
            Option.first(
                            "creamBy",
                            "Who may throw Shaving Cream",
                            "Shaving Cream may end an attack and cost the attacker a piece.")
                    .value("anyone", "Anybody", "Friends may help, or spoil it.")
                    .value("victims", "Only the one attacked", "Everybody for themselves."),
            Option.houseRule("creamDuel", "How Shaving Cream is settled", "Whether it sticks to the attacker.")
                    .value("coin", "By a coin", "Heads or tails.")
                    .value("rps", "By Rock, Paper, Shear", "The two choose in secret."),
            Option.houseRule("deflectHitsAttacker", "A bounced attack", "Aftershave bounces an attack to a neighbour.")
                    .value("true", "May hit the attacker", "Mind whom you choose.")
                    .value("false", "Never hits the attacker", "It goes to somebody else."),
            Option.houseRule("holdBack", "Holding back", "May an attacker announce fewer points than its power?")
                    .value("false", "No", "You shear with all you have.")
                    .value("true", "Yes", "At least one point."),
            Option.houseRule(
                            "shepherdStopsBoy",
                            "The Shepherd and the Boy Who Cried Wolf",
                            "Does the Shepherd save its owner from the Boy?")
                    .value("true", "It does", "Its owner loses nothing.")
                    .value("false", "It does not", "Everybody loses wool."),
            Option.houseRule(
                            "moonMastery",
                            "The Wolf's master under the Moon",
                            "Is whoever masters the Wolf safe from its bite, too?")
                    .value("instant", "Not safe", "It may bite on the master's next turn.")
                    .value("round", "Safe on the next turn", "The Wolf does not bite then."),
            Option.first("coatMemory", "Looking at your own coat", "May you see your own pieces after laying them?")
                    .value("shown", "At any time", "The page shows you what lies where.")
                    .value("strict", "Never again", "You have to remember it."),
            Option.first("fairStart", "What beginning costs", "Whoever begins wins more often with two players.")
                    .value("off", "Nothing", "As in the rulebook.")
                    .value("wolf", "The Wolf", "Whoever begins takes it.")
                    .value("wolfAndPow", "The Wolf and the POW", "Whoever begins takes it and discards a POW."));

    private static final List<Preset> PRESETS = List.of(
            Preset.of(
                            "first-evening",
                            "First evening",
                            "Gentle Shears, and nobody but the one attacked throws Shaving Cream.")
                    .with("faces", "gentle")
                    .with("creamBy", "victims"),
            Preset.RULEBOOK,
            Preset.of("short", "Short", "Spare Steel Wool stays in the box, and the Shears are sharper.")
                    .with("leftoverCoat", "box")
                    .with("cardSet", "volt100"),
            Preset.of(
                            "hard",
                            "Hard",
                            "Nobody may look at their own coat again, and cream is settled by Rock, Paper, Shear.")
                    .with("coatMemory", "strict")
                    .with("creamDuel", "rps")
                    .with("holdBack", "true"));

    private static final GameInfo INFO = new GameInfo(
            "last-fleece-standing",
            TITLE,
            "Shear the others before they shear you: secret coats, and cards thrown in at any time.",
            "1",
            2,
            FleeceRules.MOST_SEATS,
            2,
            false,
            true,
            OPTIONS,
            PRESETS);

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Paddock start(Setup setup) {
        return SettingUp.table(FleeceRules.of(setup));
    }

    @Override
    public List<Phase> decisions() {
        return Phase.OF_SEATS;
    }

    @Override
    public List<TheEnd.Ending> endings() {
        return List.of(TheEnd.Ending.values());
    }

    @Override
    public List<Ref> components(Setup setup) {
        return Card.ALL.stream().map(Card::ref).toList();
    }

    @Override
    public int longestGame(Setup setup) {
        return FleeceRules.of(setup).mostMoves();
    }

    @Override
    public Notation<Paddock, FleeceMove> notation() {
        return new FleeceNotation();
    }

    @Override
    public Class<FleeceMove> moves() {
        return FleeceMove.class;
    }

    @Override
    public PositionFormat<Paddock> positions() {
        return PositionFormat.of(
                INFO, WrittenPaddock.class, WrittenPaddock::of, (setup, written) -> written.read(setup));
    }

    @Override
    public Advice<Paddock, FleeceMove> advice() {
        return new FleeceAdvice();
    }

    @Override
    public String draw(Paddock paddock, int viewer, Ink ink) {
        return Drawing.of(paddock.view(viewer), ink);
    }
}
