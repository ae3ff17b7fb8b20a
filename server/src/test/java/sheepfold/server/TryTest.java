package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Games;
import tools.jackson.databind.JsonNode;

/** Trying out a turn: what the caller is told, and that nobody else is told anything. */
class TryTest extends Duel {
    private Reply tries(TestGuest who, String... moves) {
        return who.ask(table, "try", "{\"moves\":[%s]}".formatted(written(moves)));
    }

    private static String written(String... moves) {
        return Arrays.stream(moves).map("{\"move\":\"%s\"}"::formatted).collect(Collectors.joining(","));
    }

    private static long at(JsonNode state) {
        return state.get("at").longValue();
    }

    @Test
    void aTryShowsWhatTheMoveWouldBring() {
        JsonNode tried = tries(ada, "c1-d2").is(200).json();

        assertThat(tried.get("end").asString()).isEqualTo("others");
        assertThat(tried.get("events")).hasSize(1);
        assertThat(tried.get("log").get(0).get("number").intValue()).isEqualTo(1);
        assertThat(tried.get("legal")).isEmpty();
        assertThat(tried.get("view")).isNotEqualTo(ada.state(table).get("view"));
        ada.move(table, "c1-d2").is(200);
        assertThat(ada.state(table).get("view")).isEqualTo(tried.get("view"));
    }

    @Test
    void aMoveMayBeTriedAsData() {
        Reply tried = ada.ask(
                table, "try?data=1", "{\"moves\":[{\"data\":{\"type\":\"step\",\"from\":\"c1\",\"to\":\"d2\"}}]}");

        assertThat(tried.is(200).json().at("/log/0/data/to").asString()).isEqualTo("d2");
        assertThat(tried.json().at("/log/0/words/0").asString()).contains("⟦square:d2|d2⟧");
    }

    @Test
    void whoGoesOnIsToldWhatTheyMayDoThen() {
        table = ada.table("shepherd-mess", List.of("me", "me"), "\"options\":{\"quickStart\":\"on\"}");
        String first = ada.state(table)
                .get("legal")
                .valueStream()
                .map(legal -> legal.get("move").asString())
                .filter(move -> end(move).equals("goes-on"))
                .findFirst()
                .orElseThrow();
        JsonNode tried = tries(ada, first).is(200).json();
        assertThat(tried.at("/turn/decisions")).hasSize(1);

        JsonNode both =
                tries(ada, first, tried.at("/legal/0/move").asString()).is(200).json();

        assertThat(both.get("log")).hasSize(2);
        assertThat(both.get("log").get(0)).isEqualTo(tried.get("log").get(0));
    }

    private String end(String move) {
        return tries(ada, move).is(200).json().get("end").asString();
    }

    @Test
    void nobodyHearsOfItAndNothingIsWritten() {
        try (TestStream hers = ada.watch(table);
                TestStream his = ben.watch(table)) {
            hers.next("state");
            his.next("state");
            JsonNode before = ada.state(table);
            String record = ada.record(table);
            for (int i = 0; i < 5; i++) {
                tries(ada, "c1-d2").is(200);
            }

            assertThat(ada.state(table)).isEqualTo(before);
            assertThat(ada.record(table)).isEqualTo(record);
            ada.move(table, "e1-f2").is(200);
            assertThat(hers.next("change").json().get("at").longValue()).isEqualTo(at(before) + 1);
            assertThat(his.next("change").json().get("at").longValue()).isEqualTo(at(before) + 1);
        }
    }

    @Test
    void theClockRunsOnAsIfNothingWasTried() {
        table = ada.table("wolf-and-sheep", List.of("me", "bot:random"), "\"clock\":500");
        long deadline = ada.state(table).at("/turn/deadline").longValue();
        tries(ada, "c1-d2").is(200);
        assertThat(ada.state(table).at("/turn/deadline").longValue()).isEqualTo(deadline);
    }

    @Test
    void nothingIsDrawnForATry() {
        table = ada.table("shepherd-mess", List.of("me", "me"));
        for (int i = 0; i < 400 && !isOver(); i++) {
            JsonNode state = ada.state(table);
            JsonNode legal = state.get("legal");
            String move = legal.get((7 * i) % legal.size()).get("move").asString();
            int seat = legal.get(0).get("seat").intValue();
            ada.ask(table, "try", "{\"moves\":[%s],\"seat\":%d}".formatted(written(move), seat))
                    .is(200);
            ada.moveOf(seat, table, move).is(200);
        }
        assertThat(isOver()).isTrue();

        GameRecord record = GameRecord.parse(ada.record(table));
        int draws = record.verify(Games.named("shepherd-mess"));
        assertThat(draws).isPositive();
        assertThat(record.lines())
                .filteredOn(line -> !line.comment().isEmpty())
                .extracting(line -> line.comment())
                .startsWith("draw 0")
                .endsWith("draw " + (draws - 1));
    }

    private boolean isOver() {
        return ada.state(table).get("status").asString().equals("over");
    }

    @Test
    void chanceEndsATryBeforeItSpeaks() {
        table = ada.table("shepherd-mess", List.of("me", "me"));
        for (int i = 0; i < 300; i++) {
            JsonNode legal = ada.state(table).get("legal");
            String move = legal.get((7 * i) % legal.size()).get("move").asString();
            JsonNode tried = tries(ada, move).is(200).json();
            if (tried.get("end").asString().equals("chance")) {
                assertThat(tried.at("/turn/kind").asString()).isEqualTo("chance");
                assertThat(tried.get("legal")).isEmpty();
                assertThat(tries(ada, move, move).is(422).error()).contains("chance decides now");
                return;
            }
            ada.move(table, move).is(200);
        }
        throw new AssertionError("chance was never asked");
    }

    @Test
    void anIllegalMoveIsRefusedAsAtTheTableWithItsPlace() {
        Reply real = ada.move(table, "c1-c3").is(422);
        Reply tried = tries(ada, "c1-c3").is(422);
        assertThat(tried.error()).isEqualTo(real.error());
        assertThat(tried.json().get("rule")).isEqualTo(real.json().get("rule"));
        assertThat(tried.json().get("field").asString()).isEqualTo("moves[0]");

        Reply second = tries(ada, "c1-d2", "e1-f2").is(422);
        assertThat(second.error()).contains("it is the turn of the wolf");
        assertThat(second.json().get("field").asString()).isEqualTo("moves[1]");
    }

    @Test
    void onlyWhoIsAskedMayTry() {
        assertThat(tries(ben, "d8-e7").is(409).error()).isEqualTo("Somebody else decides now.");
        assertThat(tries(server.guest("Cleo"), "c1-d2").is(403).error()).contains("You are watching");
        tries(server.stranger(), "c1-d2").is(401);
        assertThat(ben.ask(table, "try", "{\"moves\":[%s],\"seat\":0}".formatted(written("c1-d2")))
                        .is(403)
                        .error())
                .isEqualTo("That seat is Ada’s, not yours.");
    }

    @Test
    void whatSomebodyShowsAsTheirPlanOthersMayLookAt() {
        String shown = "{\"phrase\":\"Look here!\",\"seat\":0,\"plan\":[{\"move\":\"c1-d2\"}]}";
        String look = "{\"moves\":[%s],\"seat\":0}".formatted(written("c1-d2"));

        try (TestStream heard = ben.watch(table)) {
            ada.ask(table, "phrase", shown).is(200);
            assertThat(heard.next("phrase").json().get("text").asString())
                    .isEqualTo("Look here! ⟦plan:c1-d2|My plan.⟧");
        }
        assertThat(ben.ask(table, "try", look).is(200).json().at("/log/0/move").asString())
                .isEqualTo("c1-d2");

        ben.ask(table, "try", look.replace("c1-d2", "c1-b2")).is(403);
        server.guest("Cleo").ask(table, "try", look).is(403);
        ada.ask(table, "phrase", shown.replace("c1-d2", "c1-c3")).is(422);
        ben.ask(table, "phrase", shown).is(403);
    }

    @Test
    void whoHasSeenAnotherTableIsLate() {
        long at = at(ada.state(table));
        ada.move(table, "c1-d2").is(200);
        ben.move(table, "d8-e7").is(200);
        String old = "{\"moves\":[%s],\"at\":%d}".formatted(written("e1-f2"), at);

        Reply late = ada.ask(table, "try", old).is(409);

        assertThat(late.error()).contains("has moved on");
        assertThat(late.json().at("/state/moves").intValue()).isEqualTo(2);
    }

    @Test
    void aTryHasBetweenOneAndSixtyMoves() {
        assertThat(tries(ada).is(400).error()).contains("between 1 and 60 moves");
        String[] many = new String[61];
        Arrays.fill(many, "c1-d2");
        assertThat(tries(ada, many).is(400).error()).contains("between 1 and 60 moves");
        ada.ask(table, "try", "{\"moves\":[{}]}").is(400);
    }

    @Test
    void whatIsOverPausedOrSecretIsNotTried() {
        ada.ask(table, "pause", "{}").is(200);
        assertThat(tries(ada, "c1-d2").is(409).error()).contains("paused");
        ada.ask(table, "resume", "{}").is(200);
        ada.move(table, "c1-d2").is(200);
        ada.ask(table, "close", "{}").is(200);
        assertThat(tries(ada, "d2-c1").is(409).error()).contains("closed");

        table = ada.table("last-fleece-standing", List.of("me", "bot:random"));
        assertThat(tries(ada, ada.state(table).at("/legal/0/move").asString())
                        .is(409)
                        .error())
                .isEqualTo("Everybody answers in secret now, so there is nothing to try out.");

        table = ada.table("wolf-and-sheep", List.of("me", "me"));
        new Players(table, 1, ada, ada).playToTheEnd();
        assertThat(ada.ask(table, "try", "{\"moves\":[%s],\"seat\":0}".formatted(written("c1-d2")))
                        .is(409)
                        .error())
                .contains("The game is over");
    }
}
