package sheepfold.games.tangle;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sheepfold.json.Json;
import sheepfold.kit.Rule;
import sheepfold.kit.Scenario;

/** Positions by hand: what breaks a rule is refused with the field and the rule. */
class PositionsTest {
    @Test
    void theExampleIsAPosition() {
        Scenario.of(Glade.GAME).example().asks(0).accepts("d2>b3").has("upkeep.B.holder", 1);
    }

    @Rule("TA-GEO-01")
    @Test
    void whatIsNotInPlayHoldsNothing() {
        Glade.of(2).tile("R earth ab3").isRefused("tiles.ab3", "TA-GEO-01");
        Glade.of(2).roots("a2 R").isRefused("spaces.a2", "TA-GEO-01");
        Glade.of(2).roots("d4 R").isRefused("spaces.d4", "TA-GEO-04");
    }

    @Rule("TA-TURN-01")
    @Test
    void seatsAreThoseOfTheTable() {
        Glade.of(2).tile("G earth bc4").isRefused("tiles.bc4.seat", "TA-TURN-01");
        Glade.of(2).roots("b3 O").isRefused("spaces.b3.roots", "TA-TURN-01");
        Glade.of(2).active("G").isRefused("active", "TA-TURN-01");
        Glade.of(2).with("first", 3).isRefused("first", "TA-TURN-01");
        Glade.of(2).marker("L", "G").isRefused("upkeep.L.holder", "TA-TURN-01");
        Glade.of(2).with("round", 0).isRefused("round", "TA-TURN-01");
        Glade.of(2).scenario().with("seats", List.of(Map.of())).isRefused("seats");
    }

    @Rule({"TA-ACT-07", "TA-PLC-01", "TA-TIL-03", "TA-TIL-04"})
    @Test
    void tilesHoldWhatTheyMay() {
        Glade.of(2).tile("R bush bc4 tree").isRefused("tiles.bc4.seed", "TA-ACT-07");
        Glade.of(2).tile("R lake bc4 :1").isRefused("tiles.bc4.roots", "TA-PLC-01");
        Glade.of(2).tile("R earth bc4 1").isRefused("tiles.bc4.cubes", "TA-TIL-04");
        Glade.of(2).tile("R meadow bc4 7").isRefused("tiles.bc4.cubes", "TA-TIL-03");
    }

    @Rule("TA-ACT-01")
    @Test
    void cubesLieOnResourceSpacesOnly() {
        Glade.of(2).cubes("b3 E1").isRefused("spaces.b3.cubes", "TA-ACT-01");
    }

    @Rule({"TA-GEO-07", "TA-PLC-10"})
    @Test
    void suppliesAreKept() {
        Glade.of(2).roots("b3 RRRR").isRefused("seats[0]", "TA-GEO-07");
        Glade.of(2).home("bc3 0", "ef7 0").isRefused("seats[0]", "TA-PLC-10");
        Glade.of(2).seeds("R", 11, 0).isRefused("seats", "TA-GEO-07");
        Glade.of(2).seeds("R", 5, 0).seeds("P", 5, 0).tile("R earth bc4 bush").isRefused("seats", "TA-GEO-07");
    }

    @Rule({"TA-ACT-11", "TA-WIN-01"})
    @Test
    void everyCardIsThereOnce() {
        Glade.of(2).hand("R", "E01").hand("P", "E01").isRefused("seats[1].hand", "TA-ACT-11");
        Glade.of(2).hand("R", "E01").front("R", "E01").isRefused("seats[0].front", "TA-ACT-11");
        Glade.of(2).row("E01", "E01", "-").isRefused("row[1]", "TA-ACT-11");
        Glade.of(2).row("E99", "-", "-").isRefused("row[0]", "");
        Glade.of(2).row("E01", "-", "-").discard("E01").isRefused("discard", "TA-ACT-11");
        Glade.of(2).scenario().with("seats[0].known", List.of("E01")).isRefused("seats[0].known", "TA-ACT-11");
        Glade.of(2).goals("R", "V08", "V01", "V02").isRefused("seats[1].goals", "TA-WIN-01");
        Glade.of(2).goals("R", "V01", "V02").isRefused("seats[0].goals", "TA-WIN-01");
    }

    @Rule({"TA-TRK-02", "TA-UPC-01", "TA-UPC-02"})
    @Test
    void trackersAndMarkersAreWhereTheyCanBe() {
        Glade.of(2).tracker("L", 3).isRefused("upkeep.L.below", "TA-TRK-02");
        Glade.of(2).marker("L", "R").scenario().with("upkeep.L.taker", 1).isRefused("upkeep.L.taker", "TA-UPC-01");
        Glade.of(2, "upkeep-timing=turn-card")
                .tracker("L", 1)
                .scenario()
                .with("upkeep.L.taker", 1)
                .isRefused("upkeep.L.taker", "TA-UPC-02");
    }

    @Rule({"TA-CEN-01", "TA-CEN-02"})
    @Test
    void theCentreIsWhatWasAgreedOrDrawn() {
        Glade.of(2).with("centre", "hibernate").isRefused("centre", "TA-CEN-01");
        Glade.of(2, "centre=random").isRefused("centre", "TA-CEN-01");
        Glade.of(2, "centre=random").with("centre", "grow").isRefused("centre", "TA-CEN-02");
    }

    @Rule("TA-CEN-04")
    @Test
    void rootsHibernateWhereTheyCan() {
        Glade.of(2).roots("b3 R").asleep("b3", 0).isRefused("spaces.b3.asleep", "TA-CEN-04");
        Glade.of(2, "centre=hibernate").roots("d4 R").asleep("d4", 1).isRefused("spaces.d4.asleep", "TA-CEN-04");
        Glade.of(2, "centre=hibernate").roots("d4 R").with("phase", "hibernate").isRefused("phase", "TA-CEN-04");
        Glade.of(2, "centre=hibernate")
                .roots("d4 R")
                .scenario()
                .with("spaces.d4.awake", List.of(0))
                .isRefused("spaces.d4.awake", "TA-CEN-04");
        Glade.of(2, "centre=hibernate")
                .roots("d4 R")
                .asleep("d4", 0)
                .with("phase", "hibernate")
                .scenario()
                .with("spaces.d4.awake", List.of(0))
                .isRefused("spaces.d4.awake", "TA-CEN-04");
    }

    @Rule({"TA-TURN-02", "TA-CEN-03"})
    @Test
    void placementsComeFirst() {
        Glade.of(2).with("toPlace", 0).isRefused("toPlace", "TA-TURN-02");
        Glade.of(2).tracking(1).with("toPlace", 1).isRefused("toPlace", "TA-CEN-03");
    }

    @Rule({"TA-PLC-01", "TA-PLC-02", "TA-PLC-04", "TA-PLC-08", "TA-PLC-11"})
    @Test
    void aPlacementUnderWayFitsTheTable() {
        Glade.of(2).with("phase", "toll").isRefused("detail.space", "TA-PLC-01");
        Glade.of(2).detail("space", "b3").isRefused("detail.space", "TA-PLC-01");
        Glade.of(2).with("phase", "toll").roots("b3 RP").detail("space", "b3").isRefused("detail.space", "TA-PLC-02");
        Glade.of(2).with("phase", "sap").roots("c3 R").detail("space", "c3").isRefused("detail.space", "TA-PLC-04");
        Glade.of(2).with("phase", "homing").roots("c3 R").detail("space", "c3").isRefused("phase", "TA-PLC-11");
        Glade.of(2).with("phase", "toll").roots("b3 PR").detail("space", "b3").isRefused("detail.space", "TA-PLC-08");
        Glade.of(2)
                .with("phase", "toll")
                .roots("b3 PR")
                .stash("R E1")
                .detail("space", "b3")
                .detail("paid", 1)
                .isRefused("detail.paid", "TA-PLC-07");
    }

    @Rule({"TA-PLC-06", "TA-ACT-07", "TA-ACT-21"})
    @Test
    void workFitsTheSpaceOrTheCard() {
        Glade b3 = Glade.of(2).with("phase", "act").roots("b3 R").stash("R E2").detail("space", "b3");
        b3.isRefused("detail.work", "TA-PLC-06");
        b3.detail("left", 99).detail("work", "lake").isRefused("detail.work", "TA-PLC-06");
        b3.detail("work", "earth").scenario().accepts("earth bc4", "done");
        b3.detail("free", true).isRefused("detail.free", "TA-PLC-06");
        b3.detail("free", false).detail("left", 0).isRefused("detail.left", "TA-PLC-06");
        Glade.of(2)
                .with("phase", "act")
                .roots("c5 R")
                .tile("R earth bc4")
                .detail("space", "c5")
                .detail("work", "plant")
                .detail("left", 99)
                .detail("bushSeeds", 1)
                .isRefused("detail.bushSeeds", "TA-ACT-07");
        Glade.of(4)
                .with("phase", "act")
                .roots("b1 R")
                .detail("space", "b1")
                .detail("work", "diverse")
                .detail("left", 9)
                .isRefused("detail.left", "TA-ACT-21");
    }

    @Rule({"TA-CST-03", "TA-CEN-02"})
    @Test
    void aCardThatIsCarriedOutLiesInFront() {
        Glade fetch = Glade.of(2)
                .with("phase", "act")
                .discard("E01")
                .detail("work", "fetch")
                .detail("left", 1);
        fetch.detail("free", true).detail("card", "E36").isRefused("detail.card", "TA-CST-03");
        fetch.front("R", "E36").scenario().offers("fetch E01");
        fetch.roots("b3 R").detail("space", "b3").isRefused("detail.space", "TA-CEN-02");
    }

    @Rule({"TA-ACT-11", "TA-PLC-11"})
    @Test
    void cardsAndCubesAreTakenInTheirPhases() {
        Glade.of(2).detail("cards", 1).isRefused("detail.cards", "TA-ACT-11");
        Glade.of(2).detail("gains", 1).isRefused("detail.gains", "TA-PLC-11");
        Glade.of(2).with("phase", "card").roots("b3 R").detail("space", "b3").isRefused("detail.space", "TA-ACT-11");
        Glade.of(2).with("phase", "card").roots("e2 R").detail("space", "e2").isRefused("detail.cards", "TA-ACT-11");
        Glade.of(2)
                .with("phase", "refill")
                .roots("e2 R")
                .row("E01", "E02", "E03")
                .detail("space", "e2")
                .isRefused("phase", "TA-ACT-11");
        Glade.of(2, "hand-limit=3").with("phase", "discard").isRefused("phase", "TA-ACT-11");
    }

    @Rule({"TA-UPK-01", "TA-UPK-02", "TA-UPK-03", "TA-UPK-07", "TA-UPC-01", "TA-UPK-11"})
    @Test
    void upkeepIsPaidForAMarkerByOneWhoOwes() {
        Glade pay = Glade.of(2).with("phase", "upkeep").tile("R lake bc4");
        pay.isRefused("detail.payer", "TA-UPK-03");
        pay.detail("payer", 0).isRefused("detail.track", "TA-UPK-02");
        pay.detail("track", "L").isRefused("detail.track", "TA-UPK-01");
        pay.marker("L", "R").scenario().offers("drop bc4");
        pay.detail("payer", 1).isRefused("detail.track", "TA-UPK-07");
        Glade.of(2, "upkeep-timing=turn-card")
                .with("phase", "upkeep")
                .marker("L", "R")
                .tile("P lake bc6")
                .detail("track", "L")
                .detail("payer", 1)
                .isRefused("detail.payer", "TA-UPC-01");
        Glade.of(2).detail("less", 1).isRefused("detail.less", "TA-UPK-11");
    }

    @Rule({"TA-UPK-01", "TA-UPK-11"})
    @Test
    void upkeepMayBeginWithWhoeverHasToPay() {
        Glade.of(2)
                .with("phase", "upkeep")
                .marker("L", "R")
                .tile("P lake bc6")
                .scenario()
                .asks(1)
                .has("detail.track", "L")
                .offers("drop bc6");
        Glade.of(2).with("phase", "upkeep").marker("L", "R").scenario().asks(0).has("phase", "place");
        Glade.of(2)
                .with("phase", "upkeep")
                .marker("B", "R")
                .front("R", "E18")
                .tile("R bush bc4", "R meadow bc5", "R meadow cd4")
                .stash("R W1")
                .detail("track", "B")
                .detail("payer", 0)
                .scenario()
                .accepts("pay")
                .has("detail.less", 2);
    }

    @Rule("TA-END-01")
    @Test
    void theGameIsOverOnlyByACardOrTheRounds() {
        Glade.of(2).with("phase", "over").isRefused("phase", "TA-END-01");
        Glade.of(2).with("phase", "over").with("round", 60).scenario().isWonBy(1);
    }

    @Test
    void theSetUpIsCheckedToo() {
        Scenario<Wasteland, TangleMove> start = Glade.start(2);
        start.with("row", List.of("E01", "-", "-")).isRefused("row", "TA-ACT-11");
        Glade.start(2).with("seats[0].goals", List.of("V01")).isRefused("seats[0].goals", "TA-WIN-01");
        Glade.start(2, "first-player=1").with("phase", "first").isRefused("phase", "TA-TURN-01");
        Glade.start(2).with("phase", "centre").isRefused("phase", "TA-CEN-01");
        Glade.start(2).with("discard", List.of("E01")).isRefused("discard", "TA-ACT-11");
    }

    @Test
    void ownersCanReplaceTheirBox() {
        String cards = Json.line(Map.of(
                "victory",
                Map.of(
                        "cards",
                        Victory.ALL.stream()
                                .map(card -> Map.of(
                                        "id",
                                        card.id(),
                                        "name",
                                        "Easy",
                                        "trees",
                                        2,
                                        "meadows",
                                        0,
                                        "bushes",
                                        0,
                                        "lakes",
                                        0,
                                        "enchantments",
                                        0))
                                .toList(),
                        "points",
                        Map.of("trees", 1, "meadows", 1, "bushes", 1, "lakes", 1, "enchantments", 1))));
        Scenario<Wasteland, TangleMove> game =
                Scenario.of(Glade.GAME).seats(2).option("first-player", "1").data(cards);
        for (int i = 1; i <= 6; i++) {
            game.play("=V0" + i);
        }
        for (int i = 1; i <= 9; i++) {
            game.play("=E0" + i);
        }
        game.play("bc3>ef7", "done").isWonBy(0, 1);
    }

    @Rule("TA-GEO-07")
    @Test
    void whatPlayLeadsToIsAPositionHoweverMuchLiesThere() {
        Glade glade = Glade.of(2, "round-limit=none")
                .with("round", 9999)
                .stash("R E9999")
                .cubes("b2 E9999")
                .tile("P bush bc4 9999")
                .hand("R");
        Scenario<Wasteland, TangleMove> game = glade.play("bc3>b2", "bc7>ef3", "b2>c3", "done");
        game.has("round", 10_000).has("seats[0].cubes", "E19998").has("tiles.bc4.cubes", 10_001);
        Scenario.of(Glade.GAME).position(game.json().toString()).has("round", 10_000);
        Scenario<Wasteland, TangleMove> most = glade.with("round", Mix.MOST)
                .stash("R E99999999W99999999N99999999M99999999")
                .cubes("b2 E99999999")
                .tile("P bush bc4 32767")
                .play("bc3>b2", "bc7>ef3", "b2>c3", "done");
        Scenario.of(Glade.GAME)
                .position(most.json().toString())
                .has("seats[0].cubes", "E99999999W99999999N99999999M99999999");
        glade.with("round", Mix.MOST + 1).isRefused("round", "");
        glade.with("round", 1).tile("P bush bc4 32768").isRefused("tiles.bc4.cubes", "");
        glade.tile("P bush bc4").stash("R E100000000").isRefused("seats[0].cubes", "");
        glade.stash("R E1").cubes("b2 E100000000").isRefused("spaces.b2.cubes", "");
    }
}
