package sheepfold.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.bots.TreeGame.Pick;
import sheepfold.engine.Games;
import sheepfold.engine.Ranked;

class ChanceTest {
    private static final Chance.Curve MODEST = new Chance.Curve(-1, 0.5, 0.2);
    private static final TreeGame GAME = TreeGame.of(1, Tree.choice(0, Tree.to("on", Tree.over(1))));

    private static Ranked<Pick> stated(Chance chance, Ranked<Pick> ranked) {
        return chance.stated(List.of(ranked), GAME, GAME.start(), 0).getFirst();
    }

    private static Chance learned() {
        return new Chance(List.of(), Map.of("", MODEST));
    }

    @Test
    void aValueStandsForTheChanceOfItsStage() {
        Ranked<Pick> found = new Ranked<>(new Pick("on"), 0.8, 0.1, false, "worth 0.80");
        Ranked<Pick> stated = stated(learned(), found);
        double chance = 1 / (1 + Math.exp(1 - 0.5 * Math.log(4)));
        assertThat(stated.value()).isCloseTo(chance, within(1e-9));
        assertThat(stated.words()).isEqualTo("worth 0.42");
        assertThat(stated.error()).isBetween(0.03, 0.12);
        assertThat(stated(new Chance(List.of(), Map.of("another", MODEST)), found))
                .isEqualTo(found);
    }

    @Test
    void whatIsKnownOrWasComparedWithNothingStaysAsItIs() {
        Ranked<Pick> known = Ranked.exactly(new Pick("on"), 0.8, "wins");
        Ranked<Pick> alone = Ranked.alone(new Pick("on"), "the only move");
        assertThat(stated(learned(), known)).isEqualTo(known);
        assertThat(stated(learned(), alone)).isEqualTo(alone);
    }

    @Test
    void whoIsAheadHasMore() {
        assertThat(MODEST.chance(0.5, 2)).isGreaterThan(MODEST.chance(0.5, 0));
        assertThat(MODEST.chance(1, 0)).isLessThan(1);
        assertThat(MODEST.chance(0, 0)).isPositive();
    }

    @Test
    void aBetterValueIsNeverAWorseChanceInAnyGame() {
        Games.all()
                .forEach(game -> assertThat(Chance.of(game).stages().values())
                        .as(game.info().id())
                        .allMatch(curve -> curve.slope() >= 0));
    }
}
