package sheepfold.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
import sheepfold.advice.Sign;
import sheepfold.bots.Chance.Curve;
import sheepfold.bots.Chance.Grounds;
import sheepfold.bots.Chance.Weight;
import sheepfold.bots.TreeGame.Pick;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.Setup;

class ChanceTest {
    private static final Curve MODEST = new Curve(
            List.of(new Weight(Chance.LEVEL, -1, 0), new Weight(Chance.VALUE, 0.5, 1), new Weight("luck", 0.2, 0.4)),
            1,
            10);
    private static final Curve WITHOUT_SIGNS = new Curve(MODEST.weights().subList(0, 2), 1, 10);
    private static final TreeGame GAME = TreeGame.of(1, Tree.choice(0, Tree.to("on", Tree.over(1))));

    private static Ranked<Pick> stated(Chance chance, Ranked<Pick> ranked) {
        return chance.stated(List.of(ranked), GAME, GAME.start(), 0).getFirst();
    }

    private static Chance learned(String company) {
        return new Chance(List.of(), Map.of(company, WITHOUT_SIGNS), Map.of());
    }

    private static Grounds grounds(double progress, double value, double luck) {
        return new Grounds("", progress, value, List.of(luck));
    }

    @Test
    void aValueStandsForTheChanceOfItsCompany() {
        Ranked<Pick> found = new Ranked<>(new Pick("on"), 0.8, 0.1, false, "worth 0.80");
        Ranked<Pick> stated = stated(learned(""), found);
        double chance = 1 / (1 + Math.exp(1 - 0.5 * Math.log(4)));
        assertThat(stated.value()).isCloseTo(chance, within(1e-9));
        assertThat(stated.words()).isEqualTo("worth 0.42");
        assertThat(stated.error()).isBetween(0.03, 0.12);
        assertThat(stated(learned("another"), found)).isEqualTo(found);
    }

    @Test
    void whatIsKnownOrWasComparedWithNothingStaysAsItIs() {
        Ranked<Pick> known = Ranked.exactly(new Pick("on"), 0.8, "wins");
        Ranked<Pick> alone = Ranked.alone(new Pick("on"), "the only move");
        assertThat(stated(learned(""), known)).isEqualTo(known);
        assertThat(stated(learned(""), alone)).isEqualTo(alone);
    }

    @Test
    void signsCountTheMoreTheLaterIfTheyDo() {
        assertThat(MODEST.chance(grounds(0, 0.5, 1))).isCloseTo(Chance.logistic(-0.8), within(1e-9));
        assertThat(MODEST.chance(grounds(1, 0.5, 1))).isCloseTo(Chance.logistic(0.4), within(1e-9));
        assertThat(MODEST.chance(grounds(0.5, 0.5, 1))).isCloseTo(Chance.logistic(-0.5 + 0.3), within(1e-9));
        assertThat(MODEST.chance(grounds(1, 1, 0))).isLessThan(1);
        assertThat(MODEST.chance(grounds(1, 0, 0))).isPositive();
    }

    @Test
    void theChancesOfRivalsAddUp() {
        assertThat(Chance.share(0.5, 1.25, 1) + Chance.share(0.75, 1.25, 1)).isCloseTo(1, within(1e-9));
        assertThat(Chance.share(0.9, 0.9, 1.2)).isEqualTo(1);
    }

    @Test
    void aBetterValueIsNeverAWorseChanceInAnyGame() {
        Games.all()
                .forEach(game -> assertThat(curves(Chance.of(game)))
                        .as(game.info().id())
                        .allMatch(curve -> curve.weights().get(1).start() >= 0
                                && curve.weights().get(1).end() >= 0));
    }

    @Test
    void whatWasLearnedIsOfTheSignsThatTheGameNames() {
        Games.all().forEach(ChanceTest::hasItsSigns);
    }

    private static <P extends Position<P, M>, M extends Move> void hasItsSigns(Game<P, M> game) {
        List<String> figures = Stream.concat(
                        Stream.of(Chance.LEVEL, Chance.VALUE),
                        Advice.of(game).signs().stream().map(Sign::name))
                .toList();
        assertThat(curves(Chance.of(game)))
                .as(game.info().id())
                .allSatisfy(curve ->
                        assertThat(curve.weights()).extracting(Weight::figure).isEqualTo(figures));
    }

    @Test
    void whatIsComputedOnTheWayIsWhatIsWrittenDown() {
        Games.all().forEach(ChanceTest::agrees);
    }

    private static <P extends Position<P, M>, M extends Move> void agrees(Game<P, M> game) {
        P start = game.start(Setup.of(game.info(), game.info().defaultSeats()));
        Chance chance = Chance.of(game);
        Curve curve = chance.hints().get(Advice.of(game).company(start));
        double written = curve == null ? 0.4 : curve.chance(Chance.grounds(Advice.of(game), start, 0, 0.4));
        assertThat(chance.ofHint(Advice.of(game), start, 0, 0.4))
                .as(game.info().id())
                .isCloseTo(written, within(1e-12));
    }

    private static List<Curve> curves(Chance chance) {
        return Stream.concat(chance.hints().values().stream(), chance.stories().values().stream())
                .toList();
    }
}
