package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Seats;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** What the table shows: paths, countdowns, odds, what is ahead, and dangers with the rule by which one would lose. */
class ViewTest {
    private static List<String> rulesOf(YarnsView view) {
        return view.warnings().stream().map(YarnsView.Warning::rule).toList();
    }

    private static String warning(Night night) {
        return night.position().view(0).warnings().getLast().sentence().plain();
    }

    @Test
    void cultistsShowTheirPathsAndCountdown() {
        YarnsView.Cultist cultist = Night.spokes(4)
                .walls("b1 r")
                .cultists("c1")
                .position()
                .view(0)
                .cultists()
                .getFirst();
        assertThat(cultist.distance()).isEqualTo(4);
        assertThat(cultist.next()).extracting(Cell::name).containsExactly("c2", "c18");
        assertThat(cultist.paths()).contains(Night.cell("alt"), Night.cell("a1"), Night.cell("c1"));
        YarnsView.Cultist near =
                Night.spokes(4).cultists("b1").position().view(0).cultists().getFirst();
        assertThat(near.paths()).extracting(Cell::name).containsExactly("alt", "a1", "b1");
    }

    @Test
    void wolvesShowWhereTheyMayRun() {
        Parokiam table =
                Night.spokes(4).at("Lily c4", "Poppy c16").wolves("c1", "c1 0").position();
        assertThat(table.view(0).wolves().get(1).pack()).isZero();
        assertThat(table.view(0).wolves().getFirst().after())
                .containsExactlyInAnyOrder(
                        new YarnsView.Chance(Night.cell("c3"), 0.5), new YarnsView.Chance(Night.cell("c17"), 0.5));
        Parokiam close = Night.spokes(4).at("Lily c2").wolves("c1").position();
        assertThat(close.view(0).sheep().getFirst().danger()).isEqualTo(0.75);
        Parokiam bite = Night.spokes(4).space(4).at("Lily c2").wolves("c1").position();
        assertThat(bite.view(0).sheep().getFirst().danger()).isEqualTo(0.938);
        assertThat(bite.view(0).sheep().get(1).danger()).as("on the altar").isZero();
    }

    @Test
    void theWayShowsWhatIsAhead() {
        Night night = Night.spokes(4).locked("1 FANG").space(3);
        Scenario<Parokiam, YarnsMove> scenario = night.scenario();
        scenario.sees(
                0,
                "spaces[4]",
                Map.of(
                        "piece",
                        "g",
                        "holds",
                        "way",
                        "tile",
                        "BITE",
                        "gate",
                        0,
                        "symbols",
                        List.of(),
                        "cultists",
                        1,
                        "wolves",
                        0,
                        "rounds",
                        1));
        scenario.sees(0, "spaces[6].tile", "FANG").sees(0, "spaces[7].symbols", List.of("ta", "te", "bk"));
        scenario.sees(0, "spaces[7].rounds", 4).sees(0, "spaces[2].rounds", -1).sees(0, "spaces[7].gate", 2);
        Night.spokes(4).space(3).lies().scenario().sees(0, "spaces[7].rounds", 5);
    }

    @Test
    void powerUpsShowTheirLimitAndWhatGatesNeed() {
        Scenario<Parokiam, YarnsMove> scenario = Night.spokes(4).holds("bo 3").scenario();
        scenario.sees(Seats.SPECTATOR, "powerUps.bo", Map.of("count", 3, "tiles", 4, "needed", 3));
        scenario.sees(0, "seats[1]", Map.of("done", false, "waitsLeft", 3, "proposalsLeft", 5));
    }

    @Rule("TY-EASY-02")
    @Test
    void aGateThatWasTakenAwayIsNone() {
        Night night = Night.spokes(4, "easyFirstGate=true").locked("1 -");
        assertThat(night.position().view(0).spaces().stream()
                        .map(YarnsView.Space::gate)
                        .filter(gate -> gate > 0))
                .containsExactly(2, 3, 4, 5, 6);
    }

    @Test
    void aBattleShowsItsOdds() {
        Night night =
                Night.spokes(4).at("Poppy c1").cultists("c1").holds("bo 1").play("attack c1: Poppy vs 1C bones 1");
        YarnsView.Fight fight = night.position().view(0).battle();
        assertThat(fight).isEqualTo(new YarnsView.Fight(Night.cell("c1"), List.of(Sheep.POPPY), 0, 1, 2, 1, 0.667));
        Night struck = Night.spokes(4).at("Lily b9").wolves("b9").holds("bk 1").dusk();
        assertThat(struck.position().view(0).battle())
                .isEqualTo(new YarnsView.Fight(Night.cell("b9"), List.of(Sheep.LILY), 1, 0, 3, 1, 0.25));
    }

    @Test
    void dangersNameTheirRules() {
        YarnsView calm = Night.spokes(4).cultists("c1").position().view(0);
        assertThat(calm.warnings()).isEmpty();
        YarnsView close = Night.spokes(4)
                .space(4)
                .cultists("a1", "b2")
                .at("Lily b1 corrupted")
                .position()
                .view(0);
        assertThat(rulesOf(close)).containsExactly("TY-CULT-03", "TY-CULT-03", "TY-P1-03", "TY-END-03");
        assertThat(close.warnings().getFirst().sentence().plain())
                .isEqualTo("The cultist on a1 reaches the altar with its next step.");
        assertThat(rulesOf(Night.spokes(4).space(5).lies().position().view(0))).containsExactly("TY-P1-03");
        Night last = Night.spokes(4, "finalActRounds=2")
                .at("Lily c1")
                .cultists("c10")
                .finalAct("c13", 1, 1);
        assertThat(rulesOf(last.position().view(0))).containsExactly("TY-END-04");
        assertThat(warning(last)).isEqualTo("The final act ends with the next round.");
        assertThat(warning(last.dusk())).isEqualTo("The final act ends with this round.");
        Night alone = Night.spokes(3)
                .at("Lily b1", "Poppy alt dead", "Twyla alt dead")
                .cultists("c10")
                .finalAct("c13", 2, 0);
        assertThat(rulesOf(alone.position().view(0))).containsExactly("TY-END-03");
    }

    @Test
    void aPlanIsShownToAll() {
        Night night =
                Night.spokes(4, "consent=ask").at("Lily c1", "Melbrook b2").play("0: lock 1: Lily@c1 Melbrook@b2");
        night.scenario()
                .sees(
                        1,
                        "proposal",
                        Map.of(
                                "seat",
                                0,
                                "move",
                                "lock 1: Lily@c1 Melbrook@b2",
                                "words",
                                "Lock gate 1: Lily with c1 and Melbrook with b2",
                                "parts",
                                List.of(
                                        Map.of("sheep", "Lily", "tile", "c1"),
                                        Map.of("sheep", "Melbrook", "tile", "b2")),
                                "unanswered",
                                List.of(1)));
    }

    private static ForesightView foresight(Night night, int seat) {
        return (ForesightView) night.position().foresight(seat).orElseThrow();
    }

    @Test
    void turnsShowTheCultistsDistances() {
        Night night = Night.spokes(4).phase("turn").at("Lily b1").cultists("c1", "c10");
        ForesightView foresight = foresight(night, 0);
        assertThat(foresight.turns())
                .contains(new ForesightView.Turned(Sheep.LILY, Night.cell("b1"), Colour.RED, false, List.of(4, 3)));
        assertThat(foresight.reaches()).isEmpty();
        night.wallIs("b1", "g");
    }

    @Test
    void positionsThatCutTilesOffAreShown() {
        ForesightView foresight =
                foresight(Night.spokes(4).walls("b1 r", "c18 b").phase("turn").at("Lily c1"), 0);
        assertThat(foresight.barred())
                .containsExactly(new ForesightView.Barred(Night.cell("c1"), Colour.GREEN, List.of(Night.cell("c1"))));
    }

    @Test
    void booksShowWhatTheyWouldDo() {
        Night struck = Night.spokes(4).at("Lily b9").wolves("b9").holds("bk 3").dusk();
        assertThat(foresight(struck, 0).books())
                .containsExactly(
                        new ForesightView.Stand(0, 3, 1, 0.25),
                        new ForesightView.Stand(1, 1, 1, 0.5),
                        new ForesightView.Stand(2, 0, 1, 1));
    }

    @Test
    void battlesShowTheirOddsWithEveryBone() {
        ForesightView foresight =
                foresight(Night.spokes(4).at("Lily b9").cultists("b9").holds("bo 2"), 0);
        assertThat(foresight.battles()).extracting(ForesightView.Battle::chance).containsExactly(0.5, 0.667, 1.0);
        assertThat(foresight.battles())
                .extracting(ForesightView.Battle::defence)
                .containsExactly(2, 1, 0);
    }

    @Test
    void gatesShowHowTheyCouldBeLocked() {
        ForesightView foresight = foresight(Night.spokes(4).at("Lily b1", "Melbrook b3"), 0);
        assertThat(foresight.plans()).extracting(ForesightView.Plan::gate).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(foresight.plans().getFirst().parts()).hasSize(2);
        ForesightView.Need talaria = foresight.plans().getFirst().needs().getFirst();
        assertThat(talaria.relic()).isEqualTo(Relic.TALARIA);
        assertThat(talaria.ways()).contains(new YarnsMove.Part(Sheep.LILY, Night.cell("c1")));
        assertThat(foresight.reaches())
                .anySatisfy(reach -> assertThat(reach.sheep()).isEqualTo(Sheep.LILY))
                .hasSize(4);
        ForesightView hopeless = foresight(Night.spokes(4).at("Lily b1 acted", "Poppy c1 acted", "Twyla b5 acted"), 1);
        assertThat(hopeless.plans()).allMatch(plan -> plan.parts().isEmpty());
        ForesightView doubled = foresight(
                Night.spokes(5)
                        .relics("a1 ma", "a2 ma", "a3 ta", "a4 te", "a5 bk")
                        .sheep("Lily", "Poppy", "Twyla", "Moppet", "Melbrook"),
                0);
        assertThat(doubled.plans().getLast().parts())
                .extracting(YarnsMove.Part::tile)
                .doesNotHaveDuplicates()
                .hasSize(5);
    }

    /** Moppet goes where she can reach the relic from, not to its tile. */
    @Rule("TY-LOCK-02")
    @Test
    void aPlanSaysWhereToStandForIt() {
        Supplier<Night> night = () -> Night.spokes(3)
                .sheep("Moppet", "Lily", "Poppy")
                .relics("c4 bk")
                .walls("c4 k")
                .at("Moppet b1", "Lily c1", "Poppy b2");
        int reachingOut = 0;
        for (ForesightView.Plan plan : foresight(night.get(), 0).plans()) {
            assertThat(plan.stands()).hasSameSizeAs(plan.parts());
            Night walked = night.get();
            List<String> parts = new ArrayList<>();
            for (int i = 0; i < plan.parts().size(); i++) {
                YarnsMove.Part part = plan.parts().get(i);
                Cell stand = plan.stands().get(i).tile();
                if (!stand.equals(standing(night.get(), part.sheep()))) {
                    walked.play(part.sheep() + " to " + stand);
                    reachingOut += stand.equals(part.tile()) ? 0 : 1;
                }
                parts.add(part.sheep() + (stand.equals(part.tile()) ? "@" : ">") + part.tile());
            }
            if (!parts.isEmpty()) {
                walked.accepts("lock " + plan.gate() + ": " + String.join(" ", parts));
            }
        }
        assertThat(reachingOut).as("times that Moppet walks beside a tile").isPositive();
    }

    private static Cell standing(Night night, Sheep sheep) {
        return Cell.of(night.position().flock.cell(sheep.ordinal()));
    }
}
