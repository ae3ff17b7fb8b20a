package sheepfold.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sheepfold.json.BadInput;
import sheepfold.json.Json;

class TuningTest {
    @Test
    void aMissIsCountedInUnits() {
        Tuning.Target near = new Tuning.Target("moves", 100.0, null, null, null);
        assertThat(near.miss(80)).isCloseTo(2, within(1e-9));
        assertThat(near.miss(100)).isZero();
        Tuning.Target fair = new Tuning.Target("seat advantage", null, null, 0.05, null);
        assertThat(fair.miss(0.03)).isZero();
        assertThat(fair.miss(0.08)).isCloseTo(3, within(1e-9));
        Tuning.Target longer = new Tuning.Target("rounds", null, 6.0, null, 2.0);
        assertThat(longer.miss(5)).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void aPlanThatMakesNoSenseIsRefused() {
        String plan = "{\"provenance\":\"x.json\",\"turn\":[{\"path\":\"a\",\"mark\":\"a\",\"least\":3,\"most\":3}],"
                + "\"targets\":[{\"figure\":\"moves\",\"near\":3}]}";
        assertThatThrownBy(() -> Tuning.Plan.read(Json.parse(plan)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("less than most");
        assertThatThrownBy(() -> Tuning.Plan.read(Json.parse("{\"provenance\":\"x.json\",\"turn\":[],\"targets\":[]}")))
                .isInstanceOf(BadInput.class);
    }
}
