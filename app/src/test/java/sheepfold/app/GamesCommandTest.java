package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Option;
import sheepfold.engine.Setup;
import sheepfold.kit.SetupWords;
import tools.jackson.databind.JsonNode;

class GamesCommandTest {
    @Test
    void listsEveryGameForPeople() {
        String table = Run.of("games").succeeds().out();
        for (Game<?, ?> game : Games.all()) {
            assertThat(table)
                    .contains(game.info().id(), game.info().title(), game.info().summary());
            for (Option option : game.info().options()) {
                assertThat(table).contains("--option %s=%s".formatted(option.id(), option.byDefault()));
            }
        }
    }

    @Test
    void listsEveryGameForPrograms() {
        JsonNode games = Run.of("games", "--json").succeeds().json().get("games");
        assertThat(games.size()).isEqualTo(Games.all().size());
        for (JsonNode json : games) {
            Game<?, ?> game = Games.named(json.get("id").asString());
            assertThat(json.get("title").asString()).isEqualTo(game.info().title());
            assertThat(json.get("rules").asString()).isEqualTo(game.info().rules());
            assertThat(json.get("notation").asString())
                    .isEqualTo(game.notation().grammar());
            assertThat(json.at("/seats/min").asInt()).isEqualTo(game.info().leastSeats());
            assertThat(json.at("/seats/max").asInt()).isEqualTo(game.info().mostSeats());
            assertThat(json.at("/seats/default").asInt()).isEqualTo(game.info().defaultSeats());
            assertThat(json.at("/position/schema")).isEqualTo(game.positions().schema());
            assertThat(json.get("options").size())
                    .isEqualTo(game.info().options().size());
        }
    }

    @Test
    void saysOfEveryOptionWhatItTakes() {
        JsonNode kit = gameInList("kit");
        assertThat(kit.at("/options/0/choices/1").asString()).isEqualTo("together");
        assertThat(kit.at("/options/0/default").asString()).isEqualTo("rivals");
        assertThat(kit.at("/options/1/min").asInt()).isEqualTo(1);
        assertThat(kit.at("/options/1/max").asInt()).isEqualTo(4);
        assertThat(kit.at("/options/1/values").asString()).isEqualTo("1 to 4");
        assertThat(kit.at("/options/1/meaning").asString()).isNotBlank();
    }

    @Test
    void saysItInPeoplesWords() {
        String table = Run.of("games").succeeds().out();
        for (Game<?, ?> game : Games.all()) {
            assertThat(SetupWords.faults(game)).as(game.info().id()).isEmpty();
            for (Option option : game.info().options()) {
                assertThat(table).contains(option.label());
                option.named().forEach(value -> assertThat(table).contains(value.label(), value.meaning()));
            }
        }
        JsonNode kit = gameInList("kit");
        assertThat(kit.at("/options/0/label").asString()).isEqualTo("Who wins");
        assertThat(kit.at("/options/0/group").asString()).isEqualTo("first");
        assertThat(kit.at("/options/2/group").asString()).isEqualTo("house-rules");
        assertThat(kit.at("/options/0/named/1/value").asString()).isEqualTo("together");
        assertThat(kit.at("/options/0/named/1/label").asString()).isEqualTo("All or nobody");
        assertThat(kit.at("/presets/1/options/rounds").asString()).isEqualTo("1");
    }

    @Test
    void theExamplePositionsAreTaken() {
        for (Game<?, ?> game : Games.all()) {
            JsonNode example = gameInList(game.info().id()).at("/position/example");
            assertThat(game.positions().read(Setup.of(game.info(), game.info().defaultSeats()), example))
                    .isNotNull();
        }
    }

    private static JsonNode gameInList(String id) {
        for (JsonNode game : Run.of("games", "--json").json().get("games")) {
            if (game.get("id").asString().equals(id)) {
                return game;
            }
        }
        throw new AssertionError(id + " is not listed");
    }
}
