package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.Events;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.kit.Rule;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class BoxTest {
    private static String ours() {
        return Json.resource(Box.class, "box.json").toString();
    }

    @Test
    void everyValueHasItsProvenance() {
        JsonNode file = Json.resource(Box.class, "box.json");
        assertThat(file.propertyNames())
                .filteredOn(name -> !name.equals("provenance"))
                .allMatch(name -> file.get("provenance").has(name));
        assertThat(file.get("provenance").values())
                .allMatch(mark -> mark.get("mark").stringValue().matches("printed|ours")
                        && !mark.get("why").stringValue().isBlank());
    }

    @Rule({"SM-PEN-01", "SM-SET-12"})
    @Test
    void anOwnerMayPutThingsRight() {
        String mirrored = ours().replace(
                        "{\"number\":1,\"tile\":\"a1\",\"gate\":\"E\",\"wall\":\"S\"}",
                        "{\"number\":1,\"tile\":\"a1\",\"gate\":\"S\",\"wall\":\"E\"}")
                .replace("\"gate\":10", "\"gate\":1");
        Meadow meadow =
                Morning.GAME.start(Setup.of(Morning.GAME.info(), 2, Map.of(), Optional.of(Json.parse(mirrored))));
        assertThat(meadow.land.state(Edge.named("a1/a2").orElseThrow())).isEqualTo(Edge.State.DOUBLE);
        assertThat(meadow.land.state(Edge.named("a1/b1").orElseThrow())).isEqualTo(Edge.State.WALL);
        assertThat(meadow.land.left(Piece.GATE)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"tile\":\"a1\" | \"tile\":\"b1\" | pens[0].tile",
                "\"tile\":\"a1\" | \"tile\":\"f6\" | pens[0].gate",
                "\"tile\":\"a1\",\"gate\":\"E\",\"wall\":\"S\" | \"tile\":\"f6\",\"gate\":\"W\",\"wall\":\"N\" | pens",
                "\"gate\":\"E\",\"wall\":\"S\" | \"gate\":\"E\",\"wall\":\"E\" | pens[0].wall",
                "\"gate\":\"E\",\"wall\":\"S\" | \"gate\":\"N\",\"wall\":\"S\" | pens[0].gate",
                "\"ports\":\"NS\" | \"ports\":\"SN\" | patches[0].ports",
                "\"puddles\":5 | \"puddles\":11 | puddles",
                "\"players\":2,\"sheep\":10 | \"players\":2,\"sheep\":11 | flocks[0].sheep",
                "\"gate\":10 | \"gate\":61 | supply.gate",
                "\"gate\":10 | \"gate\":10,\"fence\":1 | supply.fence",
                "\"puddles\":5 | \"puddles\":5,\"ponds\":1 | ponds"
            })
    void faultsAreNamed(String old, String spoiled, String place) {
        assertThat(ours()).contains(old);
        String file = ours().replaceFirst(Pattern.quote(old), spoiled);
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Box.read(Json.parse(file), ""))
                .satisfies(fault -> assertThat(fault.place()).isEqualTo(place));
    }

    @Rule("SM-PEN-01")
    @Test
    void faultsInAnOwnersDataSayThatTheyAreThere() {
        String file = ours().replaceFirst("\"tile\":\"a1\"", "\"tile\":\"b1\"");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() ->
                        Morning.GAME.start(Setup.of(Morning.GAME.info(), 2, Map.of(), Optional.of(Json.parse(file)))))
                .satisfies(fault -> assertThat(fault.place()).isEqualTo("data.pens[0].tile"));
    }

    @Test
    void nothingMayBeMissing() {
        for (String name : new String[] {"pens", "patches", "puddles", "flocks", "supply"}) {
            ObjectNode file = (ObjectNode) Json.parse(ours());
            file.remove(name);
            assertThatExceptionOfType(BadInput.class)
                    .isThrownBy(() -> Box.read(file, ""))
                    .satisfies(fault -> assertThat(fault.place()).isEqualTo(name));
        }
    }

    @Rule({"SM-SET-01", "SM-SET-08"})
    @Test
    void flocksMustFitAndBreedsDiffer() {
        String flooded = ours().replace("\"puddles\":5", "\"puddles\":10");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Morning.GAME.start(
                        Setup.of(Morning.GAME.info(), 4, Map.of("flockSize", "10"), Optional.of(Json.parse(flooded)))))
                .satisfies(fault -> assertThat(fault.rule()).isEqualTo("SM-SET-08"));
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Morning.start("breeds=white,white").position())
                .satisfies(fault -> assertThat(fault.place()).isEqualTo("options.breeds"));
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Morning.start("seats=3", "breeds=white,black").position());
    }

    @Rule("SM-SET-04")
    @Test
    void aBoxWithoutPuddlesGoesStraightToTheSheep() {
        String dry = ours().replace("\"puddles\":5", "\"puddles\":0");
        Setup setup = Setup.of(Morning.GAME.info(), 2, Map.of(), Optional.of(Json.parse(dry)));
        Meadow meadow = Morning.GAME.start(setup);
        for (String line : "mud1@b4:NS mud2@e5:EW mud3@e1:NE mud4@d5:ES mud5@b2:NESW mud6@c5:NESW".split(" ", -1)) {
            meadow.play(-1, Morning.GAME.notation().read(meadow, line).orElseThrow(), Events.UNHEARD);
        }
        assertThat(meadow.phase()).isEqualTo(Phase.PLACE);
    }
}
