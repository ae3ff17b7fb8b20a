package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** What the scripted player thinks of a position, term by term. */
class WorthTest {
    private static final double NEAR = 1e-9;

    private static double worth(Night night) {
        return Worth.of(night.position());
    }

    /** What a position is worth more than another. */
    private static void differs(Night night, Night from, double by) {
        assertThat(worth(night) - worth(from)).isCloseTo(by, within(NEAR));
    }

    private static Night spokes(String... places) {
        return Night.spokes(4).at(places);
    }

    @Test
    void cultistsWeighByTheirDistanceAndHowFarTheNearestSheepIs() {
        differs(spokes().cultists("c1"), spokes(), -37 - 6);
        differs(spokes().cultists("b1"), spokes(), -75 - 6);
        differs(spokes().cultists("a1"), spokes(), -600 - 6);
        differs(spokes().cultists("a1", "c1"), spokes(), -606 - 43);
        differs(spokes("Lily b1").cultists("b1"), spokes("Lily b1"), -75);
        differs(spokes("Lily a1").cultists("c1"), spokes("Lily a1"), -37 - 6 * 2 / 3.0);
        differs(spokes().walls("b1 r").cultists("c1"), spokes().walls("b1 r"), -20 - 6);
    }

    @Test
    void powerUpsAreWorthLessTheMoreThereAre() {
        differs(spokes().holds("ta 1"), spokes(), 1.5);
        differs(spokes().holds("ma 1"), spokes(), 1.5);
        differs(spokes().holds("te 1"), spokes(), 4);
        differs(spokes().holds("bk 1"), spokes(), 2);
        differs(spokes().holds("bo 1"), spokes(), 12);
        differs(spokes().holds("bo 2"), spokes(), 12 + 9);
        double four = 12 + 9 + 6.75 + 5.0625;
        differs(spokes().holds("bo 4"), spokes(), four);
        differs(spokes().holds("bo 5"), spokes(), four + 3.796875 * 0.35);
        for (int held = 0; held < 6; held++) {
            Night now = spokes().holds("bo " + held);
            double more = Worth.ofOneMore(now.position(), Relic.BONE.ordinal());
            differs(spokes().holds("bo " + (held + 1)), now, more);
        }
    }

    @Test
    void gatesWeighByTheRoundsThatAreLeft() {
        differs(spokes().lies(), spokes(), 40);
        differs(spokes().space(5), spokes(), -(500 + 70 + 28 + 22 - 4 * 10));
        differs(spokes().space(4), spokes(), -(70 + 28 + 22 - 3 * 10));
        differs(spokes().space(4).lies(), spokes().space(3), 40);
    }

    @Test
    void sheepWeighByTheirHealth() {
        differs(spokes("Lily alt corrupted"), spokes(), -28);
        differs(spokes("Lily alt corrupted", "Poppy alt corrupted"), spokes(), -56);
    }

    @Test
    void wolvesWeighByWhatTheyMayCost() {
        Night calm = spokes("Lily b9");
        differs(spokes("Lily b9").wolves("b9"), calm, -28 * 0.75);
        differs(spokes("Lily b9").wolves("c13"), calm, -28 * 0.75);
        differs(spokes("Lily b9").wolves("c14"), calm, -28 * 0.75);
        differs(spokes("Lily b9").wolves("c15"), calm, -28 * 0.75);
        differs(spokes("Lily b9").wolves("c16"), calm, 0);
        differs(spokes("Lily b9").wolves("b9", "b9 0"), calm, -28);
        differs(spokes("Lily b9").wolves("b9").holds("bk 1"), calm, -28 * 0.5 + 2);
        differs(spokes("Lily b9").wolves("b9").holds("bk 2"), calm, 2 + 1.5);
        differs(spokes("Lily alt").wolves("a1"), spokes(), 0);
        differs(spokes("Lily b9 corrupted").wolves("b9"), spokes("Lily b9 corrupted"), -350 * 0.75);
        differs(spokes("Lily b9", "Twyla b9").wolves("b9"), spokes("Lily b9", "Twyla b9"), -28 * 0.6);
        differs(
                spokes("Lily b9 corrupted", "Twyla b9").wolves("b9"),
                spokes("Lily b9 corrupted", "Twyla b9"),
                -(350 + 28) / 2.0 * 0.6);
    }

    @Test
    void whatIsOverIsWonOrLost() {
        assertThat(worth(spokes().cultists("a3").dusk())).isEqualTo(-Worth.WON);
        assertThat(worth(spokes("Lily b1")
                        .cultists("b1")
                        .holds("bo 2")
                        .finalAct("c13", 0, 0)
                        .play("attack b1: Lily vs 1C bones 2")))
                .isEqualTo(Worth.WON);
    }

    @Test
    void inTheFinalActSheepGoForCultistsAndKeepAwayFromTheAngel() {
        Night far = spokes("Lily c1", "Poppy c1", "Twyla c1", "Melbrook c1")
                .cultists("c10")
                .finalAct("c10", 2, 0);
        Night near = spokes("Lily c2", "Poppy c1", "Twyla c1", "Melbrook c1")
                .cultists("c10")
                .finalAct("c10", 2, 0);
        differs(near, far, 0);
        Night nearer = spokes("Lily c9", "Poppy c1", "Twyla c1", "Melbrook c1")
                .cultists("c10")
                .finalAct("c10", 0, 0);
        Night away = spokes("Lily c8", "Poppy c1", "Twyla c1", "Melbrook c1")
                .cultists("c10")
                .finalAct("c10", 0, 0);
        differs(nearer, away, 1.5 + 6.0 / 3);
        Night struck = spokes("Lily c9", "Poppy c1", "Twyla c1", "Melbrook c1")
                .cultists("c10")
                .finalAct("c10", 2, 0);
        differs(struck, nearer, -110 / 4.0 * 2 / 3);
    }
}
