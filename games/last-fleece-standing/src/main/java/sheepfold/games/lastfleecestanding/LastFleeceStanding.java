package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Ref;
import java.util.List;
import sheepfold.engine.Advice;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Notation;
import sheepfold.engine.Option;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Setup;

/** Last Fleece Standing: sheep in secret coats shear one another until one has wool left. */
public final class LastFleeceStanding implements Game<Paddock, FleeceMove> {
    /** The printed title is lost; this is our working title. */
    private static final String TITLE = "Last Fleece Standing";

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
            List.of(
                    choice(
                            "cardSet",
                            "The cards in the box: 94, or 100 with more Batteries and Blades.",
                            "base94",
                            "volt100"),
                    choice("faces", "How strong the Shears are: 1 to 5, or 1, 1, 2, 3, 4.", "standard", "gentle"),
                    choice("leftoverCoat", "Where spare Steel Wool and Snags go.", "deck", "box"),
                    choice(
                            "powB",
                            "A POW also chases an unused dog away, or only answers one that is played.",
                            "expel",
                            "counter"),
                    choice("creamBy", "Who may throw Shaving Cream.", "anyone", "victims"),
                    choice("creamDuel", "Shaving Cream is settled by a coin, or by Rock, Paper, Shear.", "coin", "rps"),
                    choice("deflectHitsAttacker", "May a bounced attack hit the attacker?", "true", "false"),
                    choice("holdBack", "May an attacker announce fewer points than its power?", "false", "true"),
                    choice(
                            "shepherdStopsBoy",
                            "Does the Shepherd save its owner from the Boy Who Cried Wolf?",
                            "true",
                            "false"),
                    choice(
                            "moonMastery",
                            "Is the Wolf's master also safe from its bite on its next turn?",
                            "instant",
                            "round"),
                    choice("coatMemory", "May you see your own pieces after laying them?", "shown", "strict"),
                    choice(
                            "fairStart",
                            "What the seat that begins pays for it: nothing, the Wolf, or the Wolf and its POW.",
                            "off",
                            "wolf",
                            "wolfAndPow")));

    private static Option choice(String id, String meaning, String... values) {
        return new Option.Choice(id, List.of(values), meaning);
    }

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
