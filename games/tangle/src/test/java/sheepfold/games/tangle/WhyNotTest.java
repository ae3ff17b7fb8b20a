package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** Why a move cannot be made, in the words that a player reads. */
class WhyNotTest {
    private static final String PLACE = "Place one of your roots on a space, or bring it home to a tree.";
    private static final List<String> ALL_EARTH =
            List.of("bc4", "bc5", "bc6", "cd4", "cd5", "cd6", "cd7", "cd8", "de4", "de5", "de6");

    /** Demands this answer to a line, or that it is accepted where the answer is empty. */
    private static void says(Scenario<Wasteland, TangleMove> game, String line, String answer) {
        assertThat(game.refusal(line).map(Object::toString).orElse(""))
                .as("the answer to %s", line)
                .isEqualTo(answer);
    }

    private static Glade red(String kind, List<String> areas, Glade glade) {
        areas.forEach(area -> glade.tile("R " + kind + " " + area));
        return glade;
    }

    @Rule({"TA-TURN-01", "TA-TURN-02"})
    @Test
    void whatIsNotAskedNamesWhatIs() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).scenario();
        String now = ": now Red decides: " + PLACE;
        says(game, "first R", "TA-TURN-01" + now);
        says(game, "centre hibernate", "TA-CEN-01" + now);
        says(game, "=V01", "TA-WIN-01" + now);
        says(game, "=E01", "TA-ACT-11" + now);
        says(game, "keep M b2", "TA-PLC-04" + now);
        says(game, "give E", "TA-PLC-07" + now);
        says(game, "gain E", "TA-PLC-11" + now);
        says(game, "home b3>bc3", "TA-PLC-11" + now);
        says(game, "card 1", "TA-ACT-11" + now);
        says(game, "pay", "TA-UPK-01" + now);
        says(game, "drop bc3", "TA-UPK-07" + now);
        says(game, "drop E01", "TA-UPK-07" + now);
        says(game, "cast E01", "TA-CST-01" + now);
        says(game, "track L1", "TA-TRK-01" + now);
        says(game, "discard E01", "TA-ACT-11" + now);
        says(game, "skip", "TA-TURN-02: a placement is never left out: " + PLACE);
        says(game, "done", "TA-TURN-02: a placement is never left out: " + PLACE);
        says(game, "earth bc4", "TA-PLC-06" + now);
    }

    @Rule("TA-TURN-01")
    @Test
    void beforeTheFirstTurnChanceIsAsked() {
        Scenario<Wasteland, TangleMove> start = Glade.start(2);
        says(start, "first R", "");
        says(start, "first G", "TA-TURN-01: there is no such player");
        says(start, "=V01", "TA-WIN-01: now chance says who begins");
        says(start, "bc3>b2", "TA-TURN-02: now chance says who begins");

        Scenario<Wasteland, TangleMove> victory =
                Glade.start(2, "first-player=1").play("=V01", "=V02", "=V03");
        says(victory, "=V01", "TA-WIN-01: that card is dealt already");
        says(victory, "=E01", "TA-ACT-11: now cards are dealt to Purple");

        Scenario<Wasteland, TangleMove> deal = victory.play("=V04", "=V05", "=V06", "=E01");
        says(deal, "=E01", "TA-ACT-11: that card is not in the pile");
        says(deal, "=V07", "TA-WIN-01: now cards are dealt to Red");

        Scenario<Wasteland, TangleMove> row = deal.play("=E02", "=E03", "=E04", "=E05", "=E06");
        says(row, "=E01", "TA-ACT-11: that card is not in the pile");
        says(row, "bc3>b2", "TA-TURN-02: now the row is filled");
    }

    @Rule("TA-ACT-11")
    @Test
    void whileCardsComeNobodyElseMoves() {
        Glade glade = Glade.of(2).row("E01", "E02", "E03");
        says(glade.play("bc3>e2", "card 1"), "bc3>b2", "TA-TURN-02: now the row is filled");
        Scenario<Wasteland, TangleMove> draw = glade.play("bc3>e2", "card pile");
        says(draw, "bc3>b2", "TA-TURN-02: now a card is drawn");
        says(draw, "=E02", "TA-ACT-11: that card is not in the pile");
        says(glade.play("bc3>e2"), "done", "TA-PLC-06: now Red decides: Take 3 cards, one by one.");
        Scenario<Wasteland, TangleMove> discard =
                Glade.of(2, "hand-limit=2").hand("R", "E01", "E02", "E03").play("bc3>b2", "done");
        says(discard, "discard E05", "TA-ACT-11: Tangled Roots is not in your hand");
        says(discard, "discard E01", "");
    }

    @Rule({"TA-PLC-01", "TA-GEO-01", "TA-GEO-04"})
    @Test
    void aRootThatIsNotThereAndAPlaceThatIsNone() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).roots("b3 RP", "b2 RR").home("bc3 0").scenario();
        says(game, "d2>b4", "TA-PLC-01: you have no such root on d2");
        says(game, "b3.2>b4", "TA-PLC-01: you have no such root on b3");
        says(game, "b2.3>b4", "TA-PLC-01: you have no such root on b2");
        says(game, "b2.2>b4", "");
        says(game, "bc3>b4", "TA-PLC-01: you have no such root on bc3");
        says(game, "bc4>b4", "TA-PLC-01: you have no such root on bc4");
        says(game, "bc7>b4", "TA-PLC-01: you have no such root on bc7");
        says(game, "ef7.2>b4", "TA-PLC-01: you have no such root on ef7");
        says(game, "b3>b3", "TA-PLC-01: a root goes to another place than b3");
        says(game, "ef7>ef7", "TA-PLC-01: a root goes to another place than ef7");
        says(game, "ef7>bc7", "TA-PLC-01: bc7 is no tree of yours");
        says(game, "ef7>bc4", "TA-PLC-01: bc4 is no tree of yours");
        says(game, "ef7>bc3", "");
        says(game, "ef7>d4", "TA-GEO-04: the centre is no action space in this game");
        says(game, "ef7>a2", "TA-GEO-01: a2 is not in play");
    }

    @Rule("TA-PLC-08")
    @Test
    void aTollThatCannotBePaidForSure() {
        says(
                Glade.of(2).roots("b3 P").scenario(),
                "bc3>b3",
                "TA-PLC-08: on b3 you owe a cube to the root below, and cannot be sure to have it");
        says(
                Glade.of(2).roots("b3 PP").stash("R E1").scenario(),
                "bc3>b3",
                "TA-PLC-08: on b3 you owe 2 cubes to the roots below, and cannot be sure to have them");
    }

    @Rule("TA-CEN-04")
    @Test
    void onlyTheRootThatHasHibernatedIsPlacedFirst() {
        String answer = "TA-CEN-04: now the root that has hibernated is placed, or you skip it";
        Glade glade = Glade.of(2, "centre=hibernate");
        Scenario<Wasteland, TangleMove> one = glade.play("bc3>d4", "bc7>ef3");
        says(one, "ef7>b2", answer);
        says(one, "d4>b2", "");
        says(one, "d4.2>b2", "TA-PLC-01: you have no such root on d4");
        Scenario<Wasteland, TangleMove> second =
                glade.roots("d4 RP").stash("R E1").play("bc3>d4", "d4>b2");
        says(second, "d4>b4", answer);
        says(second, "d4.2>b4", "");
    }

    @Rule({"TA-PLC-07", "TA-PLC-09", "TA-PLC-11", "TA-PLC-04"})
    @Test
    void tollsAndWhatRootsBring() {
        Scenario<Wasteland, TangleMove> toll =
                Glade.of(2).roots("b3 P").stash("R W3M1").play("bc3>b3");
        says(toll, "give E", "TA-PLC-07: you have no earth");
        says(toll, "give W", "");
        for (String line : List.of("done", "skip")) {
            says(toll, line, "TA-PLC-07: now Red decides: Give a cube to Purple for a root below yours.");
        }

        Scenario<Wasteland, TangleMove> homing =
                Glade.of(2).front("R", "E09").roots("b3 RPRR").stash("R E1").play("ef7>b2");
        says(homing, "home b3.4>bc3", "TA-PLC-11: you have no such root on b3");
        says(homing, "home b3>bc7", "TA-PLC-11: bc7 is no tree of yours");
        says(
                homing,
                "home b2>bc3",
                "TA-PLC-11: another root than the one just placed comes home, of several the lowest");
        says(homing, "home b3>bc3", "");

        Glade sap = Glade.of(2).front("R", "E33");
        says(sap.play("bc3>c3"), "keep M b2", "TA-PLC-04: no arrow of this space brings that");
        says(sap.play("bc3>c3"), "skip", "");
        says(sap.roots("c3 P").play("bc3>c3"), "skip", "TA-PLC-09: without that cube you could not pay the toll");
    }

    @Rule({"TA-ACT-02", "TA-ACT-03", "TA-GEO-05"})
    @Test
    void cleanEarth() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).tile("P earth bc4", "P lake cd4").stash("R E2").play("bc3>b3");
        says(game, "earth bc4", "TA-GEO-05: bc4 has a tile already");
        says(game, "earth de4", "TA-ACT-03: that costs 4 earth, more than you have");
        says(game, "earth ab3", "TA-GEO-01: ab3 is not in play");
        says(game, "earth bc5", "");
        Glade owing = Glade.of(2).roots("b3 PP").stash("R E3");
        says(owing.play("bc3>b3"), "earth cd5", "TA-PLC-09: 2 cubes must be left for the toll");
        says(owing.play("bc3>b3"), "earth bc4", "");
        says(
                red("earth", ALL_EARTH, Glade.of(4)).stash("R E5N2").play("bc3>b1"),
                "earth de7",
                "TA-GEO-07: no clean earth tile is left in your stash");
    }

    @Rule("TA-PLC-06")
    @Test
    void anotherActionIsNotTheOneOfThisSpace() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).stash("R E2").play("bc3>b3");
        String now =
                ": now Red decides: Place clean earth for 1 earth each, and 1 for each area jumped over, or be done.";
        says(game, "lake bc5", "TA-ACT-04" + now);
        says(game, "meadow bc4", "TA-ACT-05" + now);
        says(game, "plant bush bc4", "TA-ACT-07" + now);
        says(game, "grow bc4", "TA-ACT-08" + now);
        says(game, "sapling bc4", "TA-ACT-14" + now);
        says(game, "spreadbush bc4", "TA-ACT-16" + now);
        says(game, "swap M>E", "TA-ACT-19" + now);
        says(game, "shift bc3>bc4", "TA-ACT-20" + now);
        says(game, "sac bc3", "TA-CEN-02" + now);
        says(game, "sac bc4 E", "TA-CEN-02" + now);
        says(game, "sac bc4 cast E01", "TA-CEN-02" + now);
        says(game, "take bc4 pay E W", "TA-CEN-05" + now);
        says(game, "root bc3", "TA-CST-07" + now);
        says(game, "forage bc3", "TA-CST-03" + now);
        says(game, "calm L", "TA-CST-03" + now);
        says(game, "winter L", "TA-CST-03" + now);
        says(game, "fetch E01", "TA-CST-03" + now);
        says(game, "skip", "TA-CST-03" + now);
        says(game, "pay", "TA-UPK-01" + now);
        for (String line : List.of(
                "lake ab3",
                "meadow ab3",
                "plant tree ab3",
                "grow ab3",
                "sapling ab3",
                "spreadbush ab3",
                "take ab3 pay E W")) {
            says(game, line, "TA-GEO-01: ab3 is not in play");
        }
    }

    @Rule({"TA-ACT-04", "TA-ACT-05", "TA-ACT-15", "TA-GEO-07"})
    @Test
    void lakesAndMeadows() {
        Scenario<Wasteland, TangleMove> lake = Glade.of(2).play("bc3>c3");
        says(lake, "lake cd5", "TA-ACT-04: a lake goes beside your tiles, or in place of your clean earth");
        says(lake, "lake bc4", "");

        Scenario<Wasteland, TangleMove> meadow = Glade.of(2)
                .tile("R earth bc4", "R bush cd3", "P earth bc6")
                .stash("R N2")
                .play("ef7>e4");
        says(meadow, "meadow bc6", "TA-ACT-05: bc6 is no clean earth of yours");
        says(meadow, "meadow cd3", "TA-ACT-05: cd3 is no clean earth of yours");
        says(meadow, "meadow bc4", "");

        Scenario<Wasteland, TangleMove> spread = Glade.of(3)
                .tile("R meadow bc4", "R earth bc5", "R earth ab3", "R earth cd6")
                .stash("R N2")
                .play("ef7>a3");
        says(spread, "meadow cd6", "TA-ACT-15: cd6 borders no meadow that you had before");
        says(spread, "meadow ab3", "");

        Scenario<Wasteland, TangleMove> none = red("lake", ALL_EARTH.subList(0, 8), Glade.of(4))
                .tile("R earth de5")
                .stash("R E5N2")
                .play("bc3>b1");
        says(none, "meadow de5", "TA-GEO-07: no meadow tile is left in your stash");
        says(none, "earth de7", "");
    }

    @Rule({"TA-ACT-07", "TA-ACT-08", "TA-ACT-09", "TA-ACT-10", "TA-ACT-14"})
    @Test
    void plantingGrowingAndSprouting() {
        Scenario<Wasteland, TangleMove> plant = Glade.of(2)
                .tile("R earth bc4", "R earth cd3 bush", "P earth bc6")
                .seeds("R", 1, 0)
                .play("bc3>c5");
        says(plant, "plant bush cd3", "TA-ACT-07: cd3 has a seed already");
        says(plant, "plant bush bc6", "TA-ACT-07: bc6 is no clean earth of yours");
        says(plant, "plant tree bc4", "TA-ACT-07: you have no tree seed to plant now");
        says(plant, "plant bush bc4", "");

        Scenario<Wasteland, TangleMove> grow = Glade.of(2)
                .tile("R earth cd4 tree", "R sapling bc4", "R earth cd5", "P earth bc6 bush")
                .stash("R W5N5")
                .play("ef7>c2", "grow cd4");
        says(grow, "grow cd4", "TA-ACT-09: cd4 has grown in this action");
        says(grow, "grow cd5", "TA-ACT-08: cd5 has no seed and no sapling of yours");
        says(grow, "grow bc6", "TA-ACT-08: bc6 has no seed and no sapling of yours");
        says(grow, "grow bc4", "");

        Scenario<Wasteland, TangleMove> full = Glade.of(2)
                .tile("R earth cd4 tree", "R sapling bc4", "R tree cd3", "R tree cd5", "R tree cd6", "R earth de5 bush")
                .stash("R W5N5")
                .play("ef7>c2");
        says(full, "grow cd4", "TA-ACT-10: no sapling tile is left in your stash");
        says(full, "grow de5", "");

        Scenario<Wasteland, TangleMove> sprout = Glade.of(3)
                .tile("R earth bc4", "P lake bc5", "R earth ef6", "R earth cd5", "P earth cd3")
                .stash("R W1N2")
                .play("ef7>f1");
        says(sprout, "sapling ef6", "TA-ACT-14: that costs 2 water and 2 nourishment, more than you have");
        says(sprout, "sapling cd5", "TA-ACT-14: cd5 is no clean earth of yours beside one of your trees");
        says(sprout, "sapling cd3", "TA-ACT-14: cd3 is no clean earth of yours beside one of your trees");
        says(sprout, "sapling bc4", "");
        says(
                Glade.of(3)
                        .tile("R earth bc4", "P lake bc5", "R earth ef6")
                        .stash("R W2N2")
                        .roots("f1 P")
                        .play("ef7>f1"),
                "sapling ef6",
                "TA-PLC-09: a cube must be left for the toll");
    }

    @Rule({"TA-ACT-08", "TA-ACT-21", "TA-PLC-09"})
    @Test
    void diverseGrowthDoesEachPartOnceAndForItsPrice() {
        Scenario<Wasteland, TangleMove> once = Glade.of(4)
                .tile("R sapling de9", "R earth cd6")
                .stash("R E2W1N5")
                .play("bc3>b1", "earth bc4");
        for (String line : List.of("earth bc5", "lake bc5", "plant bush cd6")) {
            says(once, line, "TA-ACT-21: each part of diverse growth is done at most once");
        }
        Glade glade = Glade.of(4).tile("R earth cd6", "R sapling de9");
        for (String stash : List.of("R E1N1", "R E1W1")) {
            says(
                    glade.stash(stash).play("bc3>b1"),
                    "grow de9",
                    "TA-ACT-08: that costs 1 water and 1 nourishment, more than you have");
        }
        says(
                glade.stash("R E1N1").play("bc3>b1"),
                "meadow cd6",
                "TA-ACT-05: that costs 2 nourishment, more than you have");
        says(
                glade.stash("R E1N2").roots("b1 PP").play("bc3>b1"),
                "meadow cd6",
                "TA-PLC-09: 2 cubes must be left for the toll");
        says(
                glade.stash("R E1N1W1").roots("b1 PP").play("bc3>b1"),
                "grow de9",
                "TA-PLC-09: 2 cubes must be left for the toll");
    }

    @Rule({"TA-ACT-16", "TA-ACT-19", "TA-ACT-20"})
    @Test
    void spreadingSwappingAndShifting() {
        Scenario<Wasteland, TangleMove> spread = Glade.of(3)
                .tile("R bush bc4", "R earth bc5", "R earth cd6", "R earth ab3 bush")
                .stash("R E2")
                .play("ef7>e6");
        for (String area : List.of("cd6", "ab3")) {
            says(
                    spread,
                    "spreadbush " + area,
                    "TA-ACT-16: " + area + " is no seedless clean earth beside a bush that you had before");
        }
        says(spread, "spreadbush bc5", "");

        Glade mana = Glade.of(4).row("E01", "E02", "E03").stash("R M2");
        says(mana.play("bc3>g2"), "swap MMM>tree", "TA-ACT-19: that costs 3 mana, more than you have");
        says(mana.play("bc3>g2"), "swap MM>bush", "");
        says(mana.seeds("P", 10, 0).play("bc3>g2"), "swap MM>bush", "TA-GEO-07: the pool has no such seed");
        says(mana.roots("g2 P").play("bc3>g2"), "swap MM>bush", "TA-PLC-09: a cube must be left for the toll");

        Scenario<Wasteland, TangleMove> shift = Glade.of(4).tile("R bush bc4 2").play("de10>c1");
        says(shift, "shift bc3>bc7", "TA-ACT-20: two or three tiles of your own change places");
        says(shift, "shift bc3>bc4", "");
    }

    @Rule("TA-CEN-02")
    @Test
    void sacrifices() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=sacrificial")
                .tile("R earth bc4 bush", "R lake cd4", "R bush cd3 2", "R sapling cd5", "R meadow cd6")
                .discard("E41")
                .play("bc3>d4");
        for (String area : List.of("bc3", "cd5")) {
            says(game, "sac " + area, "TA-CEN-02: trees and saplings are not sacrificed");
        }
        says(game, "sac bc4", "TA-CEN-02: clean earth brings a cube: name it");
        says(game, "sac cd4 E", "TA-CEN-02: lakes and meadows bring a placement, nothing else");
        says(game, "sac cd6 cast E41", "TA-CEN-02: lakes and meadows bring a placement, nothing else");
        says(game, "sac bc7", "TA-CEN-02: bc7 is no tile of yours");
        for (String line : List.of("sac cd3", "sac cd3 E", "sac cd3 cast E40")) {
            says(game, line, "TA-CEN-02: a bush casts a card of your hand or the discard pile: name it");
        }
        says(
                Glade.of(2, "centre=sacrificial").tile("R bush cd3").play("bc3>d4"),
                "sac cd3 cast E40",
                "TA-CEN-02: there is no card to cast for it: give it up alone");
    }

    @Rule("TA-CEN-05")
    @Test
    void takingOver() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2, "centre=takeover")
                .tile("P earth bc4", "P earth cd4 bush", "P earth cd8", "R earth cd3")
                .stash("R E2W2N2")
                .play("ef7>d4");
        for (String area : List.of("cd4", "cd8", "cd3")) {
            says(
                    game,
                    "take " + area + " pay E W",
                    "TA-CEN-05: " + area + " is no seedless clean earth of an opponent beside your tiles");
        }
        says(game, "take bc4 pay M M", "TA-CEN-05: you do not have these cubes beside 1 earth for the pool");
        says(game, "take bc4 pay W N", "");
    }

    @Rule({"TA-UPK-02", "TA-UPK-05", "TA-UPK-07", "TA-UPK-08"})
    @Test
    void upkeep() {
        Scenario<Wasteland, TangleMove> poor = Glade.of(2)
                .active("P")
                .marker("L", "R")
                .tile("R lake bc4", "R lake cd4", "R bush de5", "R earth cd5", "R sapling cd6", "P lake bc6")
                .stash("R E1")
                .play("bc7>ef3");
        says(poor, "pay", "TA-UPK-07: you cannot pay 2 earth: give something up first");
        says(poor, "drop bc3", "TA-UPK-08: tree has no upkeep");
        says(poor, "drop cd5", "TA-UPK-08: clean earth has no upkeep");
        says(poor, "drop cd6", "TA-UPK-08: sapling has no upkeep");
        says(poor, "drop de5", "TA-UPK-02: de5 does not belong to the upkeep of lakes");
        says(poor, "drop bc6", "TA-UPK-07: bc6 is no tile of yours");
        says(poor, "drop E01", "TA-UPK-07: Rich Loam owes nothing now");
        for (String line : List.of("done", "skip")) {
            says(
                    poor,
                    line,
                    "TA-UPK-07: now Red decides: Upkeep of lakes: you cannot pay 2 earth, so give something up.");
        }

        Scenario<Wasteland, TangleMove> rich = Glade.of(2)
                .active("P")
                .marker("L", "R")
                .tile("R lake bc4")
                .stash("R E3W3")
                .play("bc7>ef3");
        says(rich, "pay W1", "TA-UPK-07: you owe 1 earth, and nothing else");
        says(rich, "pay E2", "TA-UPK-07: you owe 1 earth, and nothing else");
        says(rich, "pay E1", "");

        Scenario<Wasteland, TangleMove> green = Glade.of(2)
                .active("P")
                .marker("B", "R")
                .tile("R bush bc4", "P lake bc5", "R meadow cd3", "R lake de5")
                .stash("R W1")
                .play("bc7>ef3");
        says(green, "drop bc4", "TA-UPK-05: beside a lake bc4 owes nothing");
        says(green, "drop de5", "TA-UPK-02: de5 does not belong to the upkeep of bushes and meadows");
        says(green, "drop cd3", "");
    }

    @Rule({"TA-CST-01", "TA-CST-02", "TA-CST-08"})
    @Test
    void casting() {
        Glade glade = Glade.of(2).hand("R", "E40", "E01").casting();
        says(glade.scenario(), "cast E40", "TA-CST-02: Spring Thaw costs 1 mana, more than you have");
        says(glade.scenario(), "cast E02", "TA-CST-01: Singing Streams is not in your hand");
        says(glade.scenario(), "skip", "TA-TURN-02: now Red decides: You may cast 2 cards, or be done.");
        glade.stash("R E9W9N9M9");
        says(glade.scenario(), "cast E40", "");
        says(
                glade.with("casts", 2).scenario(),
                "cast E40",
                "TA-CST-01: you may cast one card for each of your roots at home, and no more now");
        says(
                glade.with("casts", 2).with("freeCasts", 10).scenario(),
                "cast E40",
                "TA-CST-08: no more than 12 cards are cast in a turn");
    }

    @Rule("TA-CST-01")
    @Test
    void withoutARootAtHomeNothingIsCast() {
        Glade glade = Glade.of(2).home("bc3 0", "ef7 0").roots("b3 R").hand("R", "E40");
        says(
                glade.tracking(1).scenario(),
                "cast E40",
                "TA-CST-01: a card is cast by a root at home, and none of yours is; Red decides: What you built moves"
                        + " upkeep trackers by 1 step: choose which. A marker you get at the top is due on your next"
                        + " turn.");
    }

    @Rule("TA-CST-03")
    @Test
    void whatCardsDo() {
        Scenario<Wasteland, TangleMove> boar = card("E15").tile("P bush bc6 2").play("cast E15");
        says(boar, "forage cd8", "TA-CST-03: on cd8 no opponent has cubes");
        says(boar, "done", "TA-CST-03: now Red decides: Foraging Boar: Choose a tile whose cubes you take.");
        says(card("E10").play("cast E10"), "root bc4", "TA-CST-07: bc4 is no tree of yours");
        says(
                card("E22").marker("L", "R").play("cast E22"),
                "calm B",
                "TA-CST-03: the marker of bushes and meadows lies on its track");
        says(
                card("E36").discard("E01").play("cast E36"),
                "fetch E02",
                "TA-CST-03: Singing Streams is not in the discard pile");
    }

    private static Glade card(String card) {
        return Glade.of(2).hand("R", card).stash("R E9W9N9M9").casting();
    }

    @Rule("TA-TRK-02")
    @Test
    void trackers() {
        Scenario<Wasteland, TangleMove> game = Glade.of(2).tracking(2).scenario();
        for (String line : List.of("track L1", "track L3")) {
            says(game, line, "TA-TRK-02: trackers make 2 steps in all, none beyond the top");
        }
        says(game, "track L1 B1", "");
        for (String line : List.of("done", "skip")) {
            says(
                    game,
                    line,
                    "TA-TRK-02: now Red decides: What you built moves upkeep trackers by 2 steps: choose which. A"
                            + " marker you get at the top is due on your next turn.");
        }
    }

    @Rule("TA-WIN-01")
    @Test
    void afterTheEndNothingIsMoved() {
        Scenario<Wasteland, TangleMove> game =
                Glade.of(2).tile("R lake bc4").with("round", 60).active("P").play("bc7>ef3");
        says(game, "bc3>b2", "TA-WIN-01: the game is over");
    }
}
