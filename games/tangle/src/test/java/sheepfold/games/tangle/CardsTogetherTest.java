package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;
import static sheepfold.games.tangle.Glade.cubesOn;
import static sheepfold.games.tangle.Glade.on;
import static sheepfold.games.tangle.Glade.phase;
import static sheepfold.games.tangle.Glade.rootsOn;
import static sheepfold.games.tangle.Glade.stash;
import static sheepfold.games.tangle.Glade.steps;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Event;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** Cards, options and shortages that meet. */
class CardsTogetherTest {
    @Rule({"TA-PLC-04", "TA-ACT-12"})
    @Test
    void sapFlowOnTheWayToASpecialSpace() {
        Scenario<Wasteland, TangleMove> game = Glade.of(3)
                .front("R", "E33")
                .play("bc3>e5")
                .offers("keep E", "keep N", "keep M d6", "keep M f5", "skip")
                .refuses("keep M", "TA-PLC-04")
                .refuses("keep W", "TA-PLC-04")
                .play("keep M f5");
        assertThat(cubesOn(game, "f5")).isEqualTo("W1N1");
        assertThat(cubesOn(game, "d6")).isEqualTo("M3");
        assertThat(stash(game, "R")).isEqualTo("M1");
    }

    @Rule({"TA-PLC-08", "TA-PLC-09"})
    @Test
    void sapHarvestAndWhatTheSpaceGivesPayTogether() {
        // Two purple roots with Heavy Canopy ask for 4: sap 1, the own meadow 1 by Home Harvest, 2 nourishment
        Glade glade = Glade.of(2)
                .roots("d3 PP")
                .front("P", "E06")
                .front("R", "E33", "E14")
                .tile("R meadow cd4");
        Scenario<Wasteland, TangleMove> game = glade.play("bc3>d3")
                .offers("keep M")
                .refuses("skip", "TA-PLC-09")
                .play("keep M", "give M");
        assertThat(stash(game, "R")).isEmpty();
        assertThat(stash(game, "P")).isEqualTo("N3M1");
        glade.noTile("cd4").refuses("bc3>d3", "TA-PLC-08");
        glade.front("R", "E33", "E14", "E03").scenario().accepts("bc3>d3");
    }

    @Rule({"TA-PLC-07", "TA-PLC-08"})
    @Test
    void thePoolPaysHoweverMuchIsOwed() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .roots("b3 PP")
                .front("P", "E06", "E05")
                .front("R", "E07", "E08")
                .play("bc3>b3")
                .offers("give E", "give W", "give N", "give M")
                .play("give E", "give E", "give W", "give M", "gain N");
        assertThat(stash(game, "P"))
                .as("4 from the pool, and 1 mana for both roots")
                .isEqualTo("E2W1M2");
        assertThat(stash(game, "R")).isEqualTo("N1");
    }

    @Rule("TA-PLC-11")
    @Test
    void symbiosisComesAfterTheTollAndHomingLast() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .roots("b3 P", "b2 R")
                .front("P", "E05")
                .front("R", "E08", "E09")
                .stash("R W1N1")
                .play("bc3>b3", "give W");
        assertThat(stash(game, "P")).isEqualTo("W1M1");
        assertThat(phase(game)).isEqualTo(Phase.GAIN);
        game.play("gain E").offers("home b2>bc3", "home b2>ef7", "skip").play("home b2>bc3");
        assertThat(on(game, "bc3")).isEqualTo("R tree :1");
    }

    @Rule("TA-PLC-11")
    @Test
    void homingHappensOnceATurn() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .roots("b2 R", "b4 R")
                .front("R", "E09", "E34")
                .hand("R", "E49")
                .stash("R M2")
                .play("bc3>c3", "done", "home b2>bc3");
        assertThat(phase(game))
                .as("Homing Roots is no placement for Mother Tree")
                .isEqualTo(Phase.CAST);
        game.play("cast E49", "ef7>b3").asks(1);
    }

    @Rule({"TA-CEN-03", "TA-CEN-04"})
    @Test
    void aRootThatGoesToSleepByAnExtraPlacementWakesNextTurn() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=hibernate")
                .hand("R", "E49")
                .stash("R M2")
                .play("bc3>b2", "cast E49", "b2>d4", "bc7>ef3");
        assertThat(phase(game)).isEqualTo(Phase.HIBERNATE);
        game.play("d4>b4");
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
        game.play("b4>d4", "ef3>bc7");
        assertThat(phase(game)).as("it went to sleep again").isEqualTo(Phase.HIBERNATE);
    }

    @Rule("TA-CEN-04")
    @Test
    void aSleeperThatIsMovedAwayDoesNotWake() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=hibernate")
                .hand("R", "E49")
                .stash("R M2")
                .play("bc3>d4", "cast E49", "d4>b2", "bc7>ef3");
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
        game.asks(0);
    }

    @Rule({"TA-UPK-06", "TA-UPK-11"})
    @Test
    void openStoresCountsToTheEndOfThePayment() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .with("phase", "upkeep")
                .marker("C", "R")
                .front("R", "E20", "E19", "E01", "E02")
                .stash("R E1")
                .scenario()
                .refuses("pay", "TA-UPK-07")
                .refuses("pay E1", "TA-UPK-07")
                .play("drop E20");
        game.accepts("pay E1")
                .play("drop E19")
                .offers("pay", "drop E01", "drop E02")
                .play("pay");
        assertThat(phase(game)).as("two cards were left, and two are free").isEqualTo(Phase.PLACE);
        assertThat(stash(game, "R")).isEqualTo("E1");
    }

    @Rule({"TA-UPK-02", "TA-UPK-05"})
    @Test
    void hardWinterIsPaidClockwiseAndMovesNoMarker() {
        Scenario<Wasteland, TangleMove> game = Glade.of(3, "upkeep-timing=turn-card")
                .active("P")
                .casting()
                .hand("P", "E23")
                .stash("P M1W1", "R W1", "G W1")
                .tile("R bush bc4", "P bush bc5", "G meadow cd8 2")
                .marker("B", "R")
                .play("cast E23", "winter B");
        game.asks(1).play("pay").asks(2).play("drop cd8").asks(0).play("pay");
        assertThat(on(game, "cd8")).isEqualTo("G earth");
        assertThat(stash(game, "G")).isEqualTo("W1");
        game.has("upkeep.B.holder", 0).has("upkeep.B.below", 3).asks(2);
    }

    @Rule({"TA-PLC-07", "TA-CEN-02"})
    @Test
    void whoLosesThePoolsCreditAndHasNothingGivesNothing() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=sacrificial")
                .roots("d4 P")
                .tile("R bush cd3")
                .front("R", "E07")
                .hand("R", "E23")
                .play("bc3>d4", "sac cd3 cast E23", "winter C", "drop E23", "drop E07");
        game.asks(1);
        assertThat(stash(game, "P")).isEmpty();
        assertThat(rootsOn(game, "d4")).isEqualTo("PR");
    }

    @Rule({"TA-PLC-09", "TA-CEN-02"})
    @Test
    void hardWinterInASacrificeLeavesTheToll() {
        Glade.of(2, "centre=sacrificial")
                .roots("d4 P")
                .tile("R bush cd3", "R lake bc4")
                .hand("R", "E23")
                .stash("R E1")
                .play("bc3>d4", "sac cd3 cast E23", "winter L")
                .refuses("pay", "TA-UPK-07")
                .offers("drop bc4");
    }

    @Rule({"TA-CEN-02", "TA-CST-03"})
    @Test
    void aDiscardedHourglassCardCanBeCastByBushAfterBush() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=sacrificial", "hourglass-stays=false")
                .tile("R bush cd3", "R bush cd4")
                .discard("E41")
                .play("bc3>d4", "sac cd3 cast E41", "sac cd4 cast E41");
        assertThat(stash(game, "R")).isEqualTo("E8");
        game.has("discard", List.of("E41")).has("seats[0].front", List.of());
    }

    @Rule({"TA-CEN-02", "TA-PLC-11"})
    @Test
    void aCardCastByASacrificeHelpsThisVeryPlacement() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=sacrificial")
                .roots("d4 P")
                .tile("R bush cd3", "R bush cd4")
                .discard("E07", "E08")
                .stash("R E1")
                .play("bc3>d4", "sac cd3 cast E07", "sac cd4 cast E08", "give M", "gain N");
        assertThat(stash(game, "R")).isEqualTo("E1N1");
        assertThat(stash(game, "P")).isEqualTo("M1");
    }

    @Rule({"TA-ACT-03", "TA-PLC-09"})
    @Test
    void fairAndGreenCoversJumpsAndTheTollIsKept() {
        // The first tile costs 2 for its jump, all saved; then 1 each
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).roots("b3 P").front("R", "E24").stash("R E2").play("bc3>b3", "earth bc5", "earth bc4");
        assertThat(stash(game, "R") + stash(game, "P")).isEqualTo("E1");
        assertThat(steps(game)).isEqualTo(2);
    }

    @Rule({"TA-ACT-21", "TA-ACT-03"})
    @Test
    void fairAndGreenInDiverseGrowthButNotInNewGround() {
        Scenario<Wasteland, TangleMove> game = Glade.of(4).front("R", "E24").play("bc3>b1", "earth bc4");
        assertThat(on(game, "bc4")).isEqualTo("R earth");
        Glade.of(2)
                .casting()
                .front("R", "E24")
                .hand("R", "E45")
                .stash("R M2")
                .play("cast E45")
                .refuses("earth bc5", "TA-ACT-03")
                .accepts("earth bc4");
        Glade.of(2)
                .casting()
                .front("R", "E25")
                .hand("R", "E45")
                .stash("R M2")
                .play("cast E45")
                .accepts("earth bc5", "earth bc6");
    }

    @Rule({"TA-TIL-01", "TA-CST-06"})
    @Test
    void reductionsOfWaterAndNourishmentAddUpToNothing() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2)
                .front("R", "E26", "E27")
                .tile("R sapling cd4", "P lake cd5")
                .play("bc3>c2", "grow cd4");
        assertThat(on(game, "cd4")).isEqualTo("R tree :1");
        assertThat(steps(game)).isEqualTo(2);
        assertThat(game.position().stashes.roots(0)).isEqualTo(2);
        // Sprout keeps its nourishment; Hart's Dew and one lake take both water
        Scenario<Wasteland, TangleMove> sprout = Glade.of(3, "lakes-stack=false")
                .front("R", "E26", "E27")
                .tile("R earth bc4", "P lake bc5", "P lake cd4", "P lake ab3")
                .stash("R N2")
                .play("ef7>f1", "sapling bc4");
        assertThat(stash(sprout, "R")).isEmpty();
        assertThat(on(sprout, "bc4")).isEqualTo("R sapling");
    }

    @Rule({"TA-TIL-03", "TA-PLC-05"})
    @Test
    void yieldCapAndHomeHarvest() {
        Glade meadow = Glade.of(2).active("P").tile("R meadow bc4 2").front("R", "E12");
        assertThat(on(meadow.play("bc7>b3"), "bc4")).isEqualTo("R meadow 3");
        assertThat(on(meadow.front("R", "E12", "E11").play("bc7>b3"), "bc4")).isEqualTo("R meadow 4");
        Scenario<Wasteland, TangleMove> full = Glade.of(2)
                .tile("R meadow bc4 3", "R bush bc5 3")
                .front("R", "E14", "E12", "E13")
                .play("bc3>b3");
        assertThat(stash(full, "R")).as("the full meadow gets no more").isEqualTo("E4N3");
        Scenario<Wasteland, TangleMove> over =
                Glade.of(2).tile("R meadow bc4 5").front("R", "E14").play("bc3>b3");
        assertThat(stash(over, "R")).isEqualTo("N5");
    }

    @Rule({"TA-GEO-07", "TA-ACT-16", "TA-ACT-19"})
    @Test
    void seedsRunOut() {
        Glade.of(4)
                .seeds("P", 10, 10)
                .stash("R M9")
                .play("bc3>g2")
                .refuses("swap MM>bush", "TA-GEO-07")
                .refuses("swap MMM>tree", "TA-GEO-07")
                .accepts("swap M>E");
        Glade.of(3)
                .seeds("P", 9, 0)
                .tile("R bush bc4", "R earth bc5", "R earth cd4", "R earth ab3")
                .stash("R E9")
                .play("bc3>e6", "spreadbush bc5")
                .asks(1);
        Scenario<Wasteland, TangleMove> birds = Glade.of(2)
                .casting()
                .hand("R", "E47")
                .stash("R M3")
                .seeds("P", 9, 0)
                .tile("R earth bc4", "R earth bc5")
                .play("cast E47", "plant bush bc4")
                .asks(1);
        assertThat(birds.position().pool(Seed.BUSH)).isZero();
        Glade.of(2, "seed-supply=unlimited").seeds("P", 30, 0).play("bc3>c4").has("seats[0].bushSeeds", 1);
    }

    @Rule({"TA-GEO-07", "TA-UPK-09", "TA-CEN-05"})
    @Test
    void cleanEarthRunsOut() {
        Glade eleven = Glade.of(2, "centre=takeover")
                .tile("R earth bc4", "R earth bc5", "R earth cd3", "R earth cd4", "R earth cd5", "R earth cd6")
                .tile("R earth de3", "R earth de4", "R earth de5", "R earth de6", "R bush de7", "P earth bc6")
                .stash("R E9");
        eleven.play("bc3>b3").asks(1);
        eleven.play("bc3>d4").asks(1);
        Scenario<Wasteland, TangleMove> lake = eleven.tile("R lake cd7")
                .stash("R W1")
                .with("phase", "upkeep")
                .marker("L", "R")
                .play("drop cd7");
        assertThat(on(lake, "cd7")).isEqualTo("-");
    }

    @Rule({"TA-ACT-11", "TA-ACT-17"})
    @Test
    void aRowThatIsFilledAtTheEndMayRunEmpty() {
        Scenario<Wasteland, TangleMove> game = Glade.of(4, "row-refill=end")
                .front("R", "E35")
                .row("E01", "E02", "E03")
                .play("bc3>e2", "card 2", "card 1", "card 3")
                .asksChance()
                .play("=E10");
        game.has("row", List.of("-", "-", "-")).asksChance().play("=E11", "=E12", "=E13");
        game.has("row", List.of("E11", "E12", "E13")).has("seats[0].known", List.of("E01", "E02", "E03"));
        Glade.of(4)
                .row("E01", "E02", "E03")
                .front("R", "E35")
                .tile("R meadow bc4")
                .play("bc3>b5")
                .asks(0)
                .has("detail.cards", 1);
    }

    @Rule({"TA-WIN-02", "TA-END-02"})
    @Test
    void inTheLastRoundWithEqualTurnsACardStillWins() {
        Glade last = Glade.of(2, "equal-turns=true", "round-limit=9")
                .with("round", 9)
                .goals("R", "V16", "V20", "V21")
                .tile("R tree cd3", "R meadow bc4", "R lake cd4")
                .tile("R bush bc5", "R bush cd5", "R bush cd6", "R bush de4", "R bush de5")
                .front("R", "E01", "E02", "E03", "E04", "E05");
        last.play("bc3>ef7").asks(1).play("bc7>ef3").isWonBy(0);
        assertThat(last.play("bc3>ef7", "bc7>ef3").result().details()).containsEntry("card", "V16");
    }

    @Rule({"TA-WIN-03", "TA-END-02"})
    @Test
    void whatCardsCountAsCountsAtTheLimitToo() {
        // Purple lacks an enchantment less for Twin Rune, Red a tree less for Old Growth
        Glade limit = Glade.of(2, "round-limit=3")
                .with("round", 3)
                .with("active", 1)
                .goals("R", "V02", "V03", "V04")
                .goals("P", "V05", "V06", "V07")
                .tile("R sapling cd4", "P sapling cd8")
                .front("R", "E38")
                .front("P", "E37");
        Scenario<Wasteland, TangleMove> game = limit.play("bc7>ef3").isWonBy(0);
        int brambleForest = 2 * 12 + 4 * 9 + 4 * 4;
        int woodPasture = 2 * 12 + 4 * 6 + 9 + 2 * 5 + 4 * 4;
        assertThat(game.result().details()).containsEntry("missing", List.of(brambleForest, woodPasture));
        assertThat(game.result().ranks()).containsExactly(1, 2);
        // Wetland moves a lake or a meadow that is there, and none that is not
        Scenario<Wasteland, TangleMove> dry = limit.noTile("cd4")
                .noTile("cd8")
                .goals("R", "V12", "V14", "V15")
                .front("R", "E39")
                .front("P")
                .play("bc7>ef3");
        int parkland = 2 * 12 + 4 * 6 + 2 * 9 + 5 * 4;
        assertThat(dry.result().details()).containsEntry("missing", List.of(parkland, woodPasture + 2 * 4));
    }

    @Rule("TA-TURN-01")
    @Test
    void theStartBonusFollowsTheTurnOrder() {
        Scenario<Wasteland, TangleMove> game = Glade.dealt(4, "start-bonus=true", "first-player=3");
        game.asks(3).play("gain E").asks(0).play("gain W", "gain W").asks(1);
        game.play("gain N", "gain N", "gain N").asks(2).has("round", 1);
        assertThat(stash(game, "P")).isEqualTo("E2W2N5M2");
    }

    @Rule({"TA-TRK-04", "TA-CST-03"})
    @Test
    void afterMercyAWaitingTrackerIsTakenInTheSameTurn() {
        Glade.of(2)
                .casting()
                .hand("R", "E22")
                .stash("R M1")
                .marker("L", "P")
                .tracker("L", 0)
                .play("cast E22", "calm L")
                .asks(1)
                .has("upkeep.L.holder", 0)
                .has("upkeep.L.below", 2);
    }

    @Rule({"TA-TRK-02", "TA-TRK-01"})
    @Test
    void quietSeasonsLeavesOutOfAllSteps() {
        Glade.of(2)
                .front("R", "E21")
                .tracking(7)
                .scenario()
                .accepts("track L2 B2 C2", "track L2 B2 C1")
                .refuses("track L2 B2", "TA-TRK-02")
                .refuses("done", "TA-TRK-02");
    }

    @Rule("TA-GEO-01")
    @Test
    void noTileGoesOutOfPlay() {
        Glade.of(2).play("bc3>c3").refuses("lake ab3", "TA-GEO-01");
        Glade.of(2).stash("R E9").play("bc3>b3").refuses("earth bc2", "TA-GEO-01");
    }

    @Rule({"TA-ACT-02", "TA-PLC-07", "TA-UPK-07"})
    @Test
    void refusalsNameTheRuleAtHand() {
        Glade.of(2).stash("R E1W1").roots("b3 P").play("bc3>b3", "done").refuses("done", "TA-PLC-07");
        Glade.of(4).stash("R N2").tile("R earth cd4").play("bc3>b1").refuses("earth bc4", "TA-ACT-02");
        Glade.of(2)
                .with("phase", "upkeep")
                .marker("L", "R")
                .tile("R lake bc4")
                .scenario()
                .refuses("done", "TA-UPK-07")
                .refuses("skip", "TA-UPK-07");
    }

    @Rule({"TA-UPK-06", "TA-CEN-02"})
    @Test
    void whatLiesOpenIsNoSecretWhenItGoesOrComes() {
        Scenario<Wasteland, TangleMove> drop = Glade.of(2)
                .with("phase", "upkeep")
                .marker("C", "R")
                .front("R", "E01", "E02")
                .play("drop E01");
        assertThat(drop.events()).isNotEmpty().noneMatch(Event::reveals);
        Glade ground = Glade.of(2, "centre=sacrificial")
                .tile("R bush cd3")
                .discard("E07")
                .hand("R", "E08");
        assertThat(ground.play("bc3>d4", "sac cd3 cast E07").events()).noneMatch(Event::reveals);
        assertThat(ground.play("bc3>d4", "sac cd3 cast E08").events()).anyMatch(Event::reveals);
    }

    @Rule({"TA-CEN-02", "TA-CST-08"})
    @Test
    void sacrificesCastTwelveCardsAtMost() {
        Glade.of(2, "centre=sacrificial")
                .with("freeCasts", 11)
                .tile("R bush cd3", "R bush cd4")
                .discard("E41", "E42")
                .play("bc3>d4", "sac cd3 cast E41")
                .has("discard", List.of("E42"))
                .offers("sac cd4", "done")
                .refuses("sac cd4 cast E42", "TA-CST-08");
    }

    @Rule({"TA-CEN-02", "TA-CST-03"})
    @Test
    void theSacrificeGoesOnAfterWhatACardAsks() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=sacrificial")
                .tile("R bush cd3", "R earth bc4", "R earth bc5")
                .discard("E44", "E36")
                .play("bc3>d4", "sac cd3 cast E44", "meadow bc4")
                .accepts("done", "meadow bc5")
                .play("done", "sac bc4", "sac bc5 W");
        assertThat(stash(game, "R")).isEqualTo("W1");
        assertThat(phase(game)).isEqualTo(Phase.PLACE);
        assertThat(steps(game)).isEqualTo(1);
    }

    @Rule({"TA-PLC-09", "TA-ACT-08"})
    @Test
    void bothCubesOfGrowthCountAgainstTheToll() {
        Glade grow =
                Glade.of(2).roots("c2 P").tile("R sapling cd4", "R sapling cd5").stash("R W2N1");
        Scenario<Wasteland, TangleMove> game = grow.play("bc3>c2", "grow cd4");
        assertThat(stash(game, "R") + stash(game, "P")).isEqualTo("W1");
        grow.stash("R W1N1").play("bc3>c2").offers("give W", "give N");
    }

    @Rule("TA-ACT-11")
    @Test
    void aDrawFromAnEmptyPileShufflesTheDiscards() {
        String[] others =
                IntStream.rangeClosed(6, 50).mapToObj("E%02d"::formatted).toArray(String[]::new);
        Glade.of(2, "row-refill=end")
                .hand("P", others)
                .row("E01", "E02", "E03")
                .discard("E04", "E05")
                .play("bc3>e2", "card pile")
                .asksChance()
                .play("=E05")
                .has("seats[0].hand", List.of("E05"))
                .has("discard", List.of());
    }
}
