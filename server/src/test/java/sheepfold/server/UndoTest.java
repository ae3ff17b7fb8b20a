package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Games;
import tools.jackson.databind.JsonNode;

class UndoTest extends Duel {
    @BeforeEach
    void adaMoves() {
        ada.move(table, "c1-d2").is(200);
    }

    @Test
    void aMoveThatNobodyAnsweredIsTakenBackFreely() {
        assertThat(ada.state(table).get("undo").get("ask")).isEmpty();
        try (TestStream stream = ben.watch(table)) {
            JsonNode state = ada.ask(table, "undo", "{}").is(200).json();

            assertThat(state.get("moves").intValue()).isZero();
            assertThat(state.get("log")).isEmpty();
            assertThat(stream.next("change").json().get("moves").intValue()).isZero();
        }
        ada.move(table, "e1-f2").is(200);
        assertThat(GameRecord.parse(ada.record(table)).lines()).hasSize(1);
    }

    @Test
    void afterAnothersMoveTheOtherIsAsked() {
        ben.move(table, "d8-e7").is(200);
        assertThat(ada.state(table).get("undo").get("ask").get(0).asString()).isEqualTo("Ben");

        JsonNode asked = ada.ask(table, "undo", "{}").is(200).json();
        assertThat(asked.get("moves").intValue()).isEqualTo(2);
        assertThat(asked.get("request").get("yours").booleanValue()).isTrue();
        assertThat(ben.state(table).get("request").get("asksYou").booleanValue())
                .isTrue();
        ada.ask(table, "undo", "{\"agree\":true}").is(409);
        server.guest("Cleo").ask(table, "undo", "{\"agree\":true}").is(403);

        JsonNode agreed = ben.ask(table, "undo", "{\"agree\":true}").is(200).json();
        assertThat(agreed.get("moves").intValue()).isZero();
        assertThat(agreed.get("request").isNull()).isTrue();
    }

    @Test
    void theOtherMayRefuseAndAMoveEndsTheRequest() {
        ben.move(table, "d8-e7").is(200);
        ada.ask(table, "undo", "{}").is(200);
        assertThat(ben.ask(table, "undo", "{\"agree\":false}")
                        .is(200)
                        .json()
                        .get("request")
                        .isNull())
                .isTrue();
        ben.ask(table, "undo", "{\"agree\":true}").is(409);

        ada.ask(table, "undo", "{}").is(200);
        ada.move(table, "d2-e3").is(200);
        assertThat(ada.state(table).get("request").isNull()).isTrue();
        assertThat(ada.state(table).get("moves").intValue()).isEqualTo(3);
    }

    @Test
    void botsAreNotAskedAndTheirMoveGoesToo() {
        String alone = ada.table("wolf-and-sheep", List.of("me", "bot:random"));
        try (TestStream stream = ada.watch(alone)) {
            ada.move(alone, "c1-d2").is(200);
            while (stream.next("change").json().get("moves").intValue() < 2) {
                // The bot moves on its own time
            }
        }

        assertThat(ada.ask(alone, "undo", "{}").is(200).json().get("moves").intValue())
                .isZero();
    }

    @Test
    void smallMovesOfATurnAreTakenBackOneByOneUntilACardIsDrawn() {
        String land = ada.table("tangle", List.of("me", "open"), "\"options\":{\"first-player\":\"1\"}");
        ben.join(land, 1).is(200);
        List<String> turn = List.of("bc3>b3", "earth bc4", "earth bc5");
        int before = ada.state(land).get("moves").intValue();
        turn.forEach(move -> ada.move(land, move).is(200));
        for (int left = turn.size() - 1; left >= 0; left--) {
            assertThat(ada.state(land).get("undo").get("ask")).isEmpty();
            JsonNode state = ada.ask(land, "undo", "{}").is(200).json();
            assertThat(state.get("moves").intValue()).isEqualTo(before + left);
        }

        ada.move(land, "bc3>e2").is(200);
        ada.move(land, "card pile").is(200);
        assertThat(ada.state(land).get("undo").get("ask").get(0).asString()).isEqualTo("Ben");
    }

    @Test
    void trainingTablesAlwaysAllowIt() {
        String training = ada.table("wolf-and-sheep", List.of("me", "open"), "\"training\":true");
        ben.join(training, 1).is(200);
        ada.move(training, "c1-d2").is(200);
        ben.move(training, "d8-e7").is(200);

        assertThat(ada.ask(training, "undo", "{\"to\":0}")
                        .is(200)
                        .json()
                        .get("moves")
                        .intValue())
                .isZero();
    }

    @Test
    void whatCannotBeTakenBackIsSaid() {
        assertThat(ben.ask(table, "undo", "{}").is(409).error()).contains("no move");
        assertThat(ada.ask(table, "undo", "{\"to\":1}")
                        .is(400)
                        .json()
                        .get("field")
                        .asString())
                .isEqualTo("to");
        ada.ask(table, "undo", "{\"to\":-1}").is(400);
        server.guest("Cleo").ask(table, "undo", "{}").is(403);
    }

    @Test
    void drawsAreNotRepeatedAfterAnUndo() {
        String game = Games.all().stream()
                .map(found -> found.info().id())
                .filter("sheep-hop"::equals)
                .findFirst()
                .orElseThrow();
        String alone = ada.table(game, List.of("me"));
        Players solo = new Players(alone, 5, ada);
        solo.play(6);
        ada.ask(alone, "undo", "{}").is(200);
        solo.play(4);
        ada.ask(alone, "close", "{}").is(200);

        GameRecord record = GameRecord.parse(ada.record(alone));

        assertThat(record.verify(Games.named(game))).isPositive();
    }

    @Test
    void aForkBeginsWhereTheGameStood() {
        ben.move(table, "d8-e7").is(200);
        assertThat(ada.ask(table, "fork", "{\"moves\":1}").is(403).error()).contains("Only games that are over");
        ada.ask(table, "close", "{}").is(200);

        // No bot, which might have moved before anybody looks
        String fork = ada.ask(table, "fork", "{\"moves\":1,\"seats\":[\"me\",\"me\"]}")
                .is(200)
                .json()
                .get("table")
                .asString();

        JsonNode state = ada.state(fork);
        assertThat(state.get("view").get("board").get(6).asString()).isEqualTo("...s....");
        assertThat(state.get("view").get("toMove").asString()).isEqualTo("wolf");
        assertThat(state.get("training").booleanValue()).isTrue();
        assertThat(state.get("seats").get(0).get("yours").booleanValue()).isTrue();
        assertThat(state.get("commitment")).isNotEqualTo(ada.state(table).get("commitment"));
        ada.move(fork, ada.state(fork).at("/legal/0/move").asString()).is(200);
        ada.ask(fork, "close", "{}").is(200);
        assertThat(GameRecord.parse(ada.record(fork))
                        .replay(Games.named("wolf-and-sheep"))
                        .position())
                .isNotNull();
        ada.ask(table, "fork", "{\"moves\":3}").is(400);
    }

    @Test
    void soloGamesCanBeForkedWhileTheyRun() {
        String alone = ada.table("wolf-and-sheep", List.of("me", "me"));
        ada.move(alone, "c1-d2").is(200);

        String fork = ada.ask(alone, "fork", "{\"seats\":[\"bot:random\",\"me\"]}")
                .is(200)
                .json()
                .get("table")
                .asString();

        assertThat(ada.state(fork).get("seat").intValue()).isEqualTo(1);
        ben.ask(alone, "fork", "{}").is(403);
    }

    @Test
    void aRematchIsOneTableForBoth() {
        assertThat(ada.ask(table, "rematch", "{}").is(409).error()).contains("not over");
        ada.ask(table, "close", "{}").is(200);
        server.guest("Cleo").ask(table, "rematch", "{}").is(403);

        String first =
                ada.ask(table, "rematch", "{}").is(200).json().get("table").asString();
        String second =
                ben.ask(table, "rematch", "{}").is(200).json().get("table").asString();

        assertThat(second).isEqualTo(first);
        assertThat(ben.state(table).get("rematch").asString()).isEqualTo(first);
        assertThat(ben.state(first).get("seat").intValue()).isEqualTo(1);
        assertThat(ben.state(first).get("status").asString()).isEqualTo("playing");
    }
}
