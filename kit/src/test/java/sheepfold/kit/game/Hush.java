package sheepfold.kit.game;

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

/** Hush: shepherds lead their flocks past a sleeping wolf. */
public final class Hush implements AdvisedGame<Night, HushMove> {
    private static final GameInfo INFO = new GameInfo(
            "kit",
            "Hush",
            "Shepherds lead their flocks past a sleeping wolf.",
            "1",
            2,
            4,
            2,
            false,
            true,
            List.of(
                    Option.first("ending", "Who wins", "Whether each shepherd wins alone or all of them together.")
                            .value("rivals", "The best one", "Each shepherd plays for their own flock.")
                            .value("together", "All or nobody", "The shepherds win or lose together."),
                    Option.number(Group.FIRST, "rounds", "Rounds", "How many rounds are played.", 1, 4, 3),
                    Option.number(
                            Group.HOUSE_RULES,
                            "sleep",
                            "Sound sleep",
                            "How much noise a seat may make before the wolf wakes.",
                            1,
                            9,
                            4)),
            List.of(
                    Preset.RULEBOOK,
                    Preset.of("short", "Short", "One round and it is over.").with("rounds", "1"),
                    Preset.of("hard", "Hard", "A light sleeper.").with("sleep", "2")));

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Night start(Setup setup) {
        HushRules rules = HushRules.of(setup);
        Shepherd[] shepherds =
                Stream.generate(Shepherd::new).limit(rules.seats()).toArray(Shepherd[]::new);
        return new Night(rules, shepherds, rules.allCards().copy(), Night.Phase.DEAL, 1, 0, 0, 0);
    }

    @Override
    public Notation<Night, HushMove> notation() {
        return new HushNotation();
    }

    @Override
    public Class<HushMove> moves() {
        return HushMove.class;
    }

    @Override
    public PositionFormat<Night> positions() {
        return new HushPositions();
    }

    @Override
    public Advice<Night, HushMove> advice() {
        return new HushAdvice();
    }

    @Override
    public List<Night.Phase> decisions() {
        return List.of(Night.Phase.WHISPER, Night.Phase.LAY, Night.Phase.HUSH, Night.Phase.ARRANGE);
    }

    @Override
    public List<HushResult.Ending> endings() {
        return List.of(HushResult.Ending.values());
    }

    @Override
    public List<Ref> components(Setup setup) {
        return Card.ALL.stream().map(Card::toString).map(HushEvent::cardRef).toList();
    }

    /** Every card is dealt once at most; in a round each seat shows, is done, lays and answers, and the leader arranges. */
    @Override
    public int longestGame(Setup setup) {
        return HushRules.of(setup).allCards().size() + setup.number("rounds") * (5 * setup.seats() + 1);
    }

    @Override
    public String draw(Night night, int viewer, Ink ink) {
        HushView view = night.view(viewer);
        StringBuilder text = new StringBuilder("round %d of %d, noise %d of %d, deck %d, put away %d\n"
                .formatted(view.round(), view.rounds(), view.noise(), view.noiseLimit(), view.deck(), view.hushed()));
        IntStream.range(0, view.seats().size())
                .forEach(seat -> text.append(line(view.seats().get(seat), seat, seat == view.lead(), ink)));
        return text.toString();
    }

    private static String line(HushView.Flock flock, int seat, boolean leads, Ink ink) {
        String laid = flock.laid() == null ? "" : " lays " + ink.bold(flock.laid());
        return "%s%d  hand %s  row %s%s\n"
                .formatted(
                        leads ? "*" : " ", seat, String.join(" ", flock.hand()), String.join(" ", flock.row()), laid);
    }
}
