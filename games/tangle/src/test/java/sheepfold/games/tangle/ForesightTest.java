package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Scenario;

/** What is shown before one decides. */
class ForesightTest {
    private static ForesightView ahead(Scenario<Wasteland, TangleMove> game) {
        return ForesightView.of(game.position(), game.position().decider());
    }

    private static ForesightView.Arrival to(Scenario<Wasteland, TangleMove> game, String spot) {
        return ahead(game).places().stream()
                .filter(arrival -> arrival.to().name().equals(spot))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aPlacementShowsWhatItSetsOff() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .roots("b3 P")
                .tile("R bush bc4 2", "P meadow bc5 1")
                .stash("R W1")
                .scenario();
        ForesightView.Arrival b3 = to(game, "b3");
        assertThat(b3.toll()).isEqualTo(1);
        assertThat(b3.gains()).isEqualTo(Map.of(Cube.EARTH, 2));
        assertThat(b3.brings().stream().map(arrow -> arrow.to() + "+" + arrow.cube()))
                .containsExactly("b2+E", "b4+W");
        assertThat(b3.gifts().stream().map(gift -> gift.area() + "+" + gift.cube()))
                .containsExactly("bc5+N");
        assertThat(b3.idle()).isFalse();
        assertThat(to(game, "b2").gains()).isEqualTo(Map.of(Cube.EARTH, 4));
        assertThat(to(game, "c4").seed()).isEqualTo(Seed.BUSH);
    }

    @Test
    void idlePlacementsAreMarked() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).scenario();
        assertThat(to(game, "c5").idle()).isTrue();
        assertThat(to(game, "e4").idle()).isTrue();
        assertThat(to(game, "c3").idle()).isFalse();
        assertThat(to(game, "b2").idle()).isFalse();
        assertThat(to(game, "ef7").idle()).isFalse();
    }

    @Test
    void tilesAlikeNeedNotChangePlaces() {
        Scenario<Wasteland, TangleMove> game = Glade.of(4)
                .tile("R earth bc4", "R earth cd4", "R earth cd5 bush")
                .play("de10>c1");
        assertThat(ahead(game).idle().stream()
                        .map(shift -> Glade.GAME.notation().write(game.position(), shift)))
                .containsExactly("shift bc4>cd4");
    }

    @Test
    void pricesAreShown() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).stash("R E3").play("bc3>b3");
        assertThat(ahead(game).prices())
                .contains(
                        new ForesightView.Price(Area.named("bc4").orElseThrow(), Tile.CLEAN_EARTH, new Mix(1, 0, 0, 0)),
                        new ForesightView.Price(
                                Area.named("cd5").orElseThrow(), Tile.CLEAN_EARTH, new Mix(2, 0, 0, 0)));
        Scenario<Wasteland, TangleMove> growing =
                Glade.of(2).tile("R sapling bc4", "P lake bc5").stash("R N1W1").play("ef7>c2");
        assertThat(ahead(growing).prices())
                .containsExactly(
                        new ForesightView.Price(Area.named("bc4").orElseThrow(), Tile.TREE, new Mix(0, 0, 1, 0)));
    }

    @Test
    void markersThatWouldBeTakenAreShown() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).tracker("L", 1).tracking(1).scenario();
        assertThat(ahead(game).splits())
                .contains(new ForesightView.Split(TangleMoves.steps(1, 0, 0), List.of(Track.LAKES)))
                .contains(new ForesightView.Split(TangleMoves.steps(0, 1, 0), List.of()));
    }

    @Test
    void progressOfTheOwnCards() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).goals("R", "V01", "V20", "V21").tile("R lake bc4").scenario();
        game.sees(0, "seats[0].goals[0].needs.trees", 4)
                .sees(0, "seats[0].goals[0].needs.enchantments", 7)
                .sees(0, "seats[0].goals[0].has.trees", 2)
                .sees(0, "seats[0].goals[0].has.lakes", 1)
                .sees(0, "seats[0].goals[0].missing", 24 + 12 + 18 + 5 + 28);
    }

    @Test
    void whoCouldWinSoonIsNamed() {
        Glade glade = Glade.of(2)
                .tile("P bush bc4", "P bush cd4", "P bush cd3", "P bush cd5", "P bush cd6", "P bush de3")
                .front("P", "E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E09");
        assertThat(ahead(glade.scenario()).threats()).isEmpty();
        ForesightView.Threat threat =
                ahead(glade.hand("P", "E10").stash("P M1").scenario()).threats().getFirst();
        assertThat(threat.seat()).isEqualTo(1);
        assertThat(threat.cards()).contains(Victory.of(20));
    }
}
