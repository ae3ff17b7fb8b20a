package sheepfold.app.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

class RefereeTest {
    private final Referee referee = new Referee();

    /** Asks in JSON with single quotes. */
    private JsonNode ask(String request) {
        return Json.parse(referee.answer(request.replace('\'', '"')));
    }

    private JsonNode agreed(String request) {
        JsonNode answer = ask(request);
        assertThat(answer.get("ok").asBoolean()).as(answer.toString()).isTrue();
        return answer;
    }

    private JsonNode refused(String request) {
        JsonNode answer = ask(request);
        assertThat(answer.get("ok").asBoolean()).as(answer.toString()).isFalse();
        return answer.get("error");
    }

    private static JsonNode json(String text) {
        return Json.parse(text.replace('\'', '"'));
    }

    @Test
    void answersWhatIsAskedAndNothingElse() {
        assertThat(ask("{'id':1,'game':'wolf-and-sheep','moves':['c1-d2'],'ask':['turn','result']}"))
                .isEqualTo(json(("{'id':1,'ok':true,'turn':{'kind':'players','mode':'any','seats':[1],"
                                + "'decision':{'seat':1,'id':'%s','kind':'move-the-wolf','text':'You are the wolf: slip past the sheep to row 1.',"
                                + "'window':false}},'result':null}")
                        .formatted(ask("{'game':'wolf-and-sheep','moves':['c1-d2'],'ask':'turn'}")
                                .at("/turn/decision/id")
                                .asString())));
        assertThat(ask("{'id':1,'game':'wolf-and-sheep'}")).isEqualTo(json("{'id':1,'ok':true}"));
        assertThat(ask("{'game':'wolf-and-sheep','ask':'turn'}").get("turn")).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "'seven'", "null", "[1,{'a':[]}]", "true", "1.50", "123456789012345678901234567890"})
    void anyIdComesBack(String id) {
        assertThat(ask("{'id':%s,'game':'wolf-and-sheep'}".formatted(id)).get("id"))
                .isEqualTo(json(id));
        assertThat(ask("{'id':%s,'game':'cow'}".formatted(id)).get("id")).isEqualTo(json(id));
    }

    @Test
    void listsTheMovesOfASeat() {
        JsonNode legal = agreed("{'game':'wolf-and-sheep','moves':['c1-d2'],'ask':'legal'}")
                .get("legal");
        assertThat(legal)
                .isEqualTo(json("[{'seat':1,'move':'d8-c7','text':'Wolf from d8 to c7'},"
                        + "{'seat':1,'move':'d8-e7','text':'Wolf from d8 to e7'}]"));
    }

    @Test
    void tellsHowAGameEnded() {
        JsonNode answer = agreed("{'game':'wolf-and-sheep','options':{'move-limit':1},'moves':['c1-d2'],"
                + "'ask':['turn','legal','result']}");
        assertThat(answer.get("turn")).isEqualTo(json("{'kind':'over'}"));
        assertThat(answer.get("legal")).isEmpty();
        assertThat(answer.at("/result/kind").asString()).isEqualTo("draw");
        assertThat(answer.get("result").propertyNames())
                .containsExactlyInAnyOrder("kind", "winners", "scores", "ranks", "ending", "reason", "details");
        assertThat(answer.at("/result/ending").asString()).isEqualTo("move-limit");
    }

    @Test
    void tellsWhatTheLastMoveCaused() {
        assertThat(agreed("{'game':'wolf-and-sheep','moves':['c1-d2','d8-c7'],'ask':'events'}")
                        .get("events"))
                .isEqualTo(json("[{'type':'moved','text':'The wolf goes from d8 to c7.',"
                        + "'piece':'wolf','from':'d8','to':'c7'}]"));
        assertThat(agreed("{'game':'wolf-and-sheep','ask':'events'}").get("events"))
                .isEmpty();
    }

    @Test
    void takesOptionsAsTextNumberOrFlag() {
        assertThat(agreed("{'game':'wolf-and-sheep','options':{'first':'wolf','move-limit':'5'},'ask':'turn'}")
                        .at("/turn/seats/0")
                        .asInt())
                .isEqualTo(1);
        JsonNode error = refused("{'game':'wolf-and-sheep','options':{'first':true}}");
        assertThat(error.get("field").asString()).isEqualTo("options.first");
        assertThat(error.get("message").asString()).contains("\"true\"", "sheep, wolf");
        assertThat(refused("{'game':'wolf-and-sheep','options':{'first':['wolf']}}")
                        .get("field")
                        .asString())
                .isEqualTo("options.first");
        assertThat(refused("{'game':'wolf-and-sheep','options':['first']}")
                        .get("field")
                        .asString())
                .isEqualTo("options");
    }

    @Test
    void anIllegalMoveIsRefusedWithItsRule() {
        assertThat(refused("{'id':1,'game':'wolf-and-sheep','moves':['c1-d2','d8-c7','d2-c1','a1-b2']}"))
                .isEqualTo(json("{'at':2,'move':'d2-c1','rule':'WS-SHEEP-01',"
                        + "'message':'a sheep steps one square diagonally forward, and c1 is not that from d2'}"));
        JsonNode unreadable = refused("{'game':'wolf-and-sheep','moves':['baa']}");
        assertThat(unreadable.get("at").asInt()).isZero();
        assertThat(unreadable.has("rule")).isFalse();
        assertThat(unreadable.get("message").asString()).contains("\"baa\" is not a move of Wolf and Sheep");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'game':'cow'} | game | there is no game \"cow\"",
                "{'game':7} | game | a text",
                "{} | game | missing",
                "{'game':'wolf-and-sheep','seats':3} | seats | for 2 seats, not 3",
                "{'game':'wolf-and-sheep','seats':-1} | seats | not \"-1\"",
                "{'game':'wolf-and-sheep','seats':'two'} | seats | whole number",
                "{'game':'wolf-and-sheep','options':{'moon':1}} | options.moon | no option moon",
                "{'game':'wolf-and-sheep','moves':'c1-d2'} | moves | a list",
                "{'game':'wolf-and-sheep','moves':['c1-d2',3]} | moves[1] | a text",
                "{'game':'wolf-and-sheep','seed':'x'} | seed | whole number",
                "{'game':'wolf-and-sheep','seed':1.5} | seed | whole number",
                "{'game':'wolf-and-sheep','seed':99999999999999999999} | seed | 64 bits",
                "{'game':'wolf-and-sheep','ask':'everything'} | ask | view:spectator",
                "{'game':'wolf-and-sheep','ask':['view:2']} | ask | from 0 to 1",
                "{'game':'wolf-and-sheep','ask':['view:-1']} | ask | from 0 to 1",
                "{'game':'wolf-and-sheep','ask':['view']} | ask | view:spectator",
                "{'game':'wolf-and-sheep','ask':7} | ask | a list",
                "{'game':'wolf-and-sheep','mvoes':[]} | mvoes | no such field",
                "{'game':'wolf-and-sheep','position':[]} | position | an object",
                "{'game':'wolf-and-sheep','position':{}} | position.board | missing",
                "{'game':'kit','data':{}} | data.lamb | missing",
                "{'game':'kit','data':{},'position':{}} | data.lamb | missing",
            })
    void aWrongMemberIsNamed(String request, String field, String part) {
        JsonNode error = refused(request);
        assertThat(error.get("field").asString()).isEqualTo(field);
        assertThat(error.get("message").asString()).contains(part);
        assertThat(error.has("at")).isFalse();
    }

    @Test
    void aWrongPositionIsRefusedWithFieldAndRule() {
        JsonNode twoWolves = refused("""
                {'game':'wolf-and-sheep','position':{'board':['.w.w....','........','........','........',
                 '........','........','........','s.s.s.s.'],'toMove':'wolf'}}""");
        assertThat(twoWolves)
                .isEqualTo(
                        json("{'rule':'WS-SETUP-02','field':'position.board','message':'there is one wolf, not 2'}"));
    }

    @Test
    void movesGoOnFromAPosition() {
        JsonNode answer = agreed("""
                {'game':'wolf-and-sheep','position':{'board':['........','........','........','........',
                 '........','........','.w......','....s...'],'toMove':'wolf'},'moves':['b2-a1'],'ask':['result','moves']}""");
        assertThat(answer.at("/result/winners")).isEqualTo(json("[1]"));
        assertThat(answer.get("moves")).isEqualTo(json("['b2-a1']"));
    }

    @Test
    void listsChanceWithItsWeights() {
        JsonNode answer = agreed("{'game':'kit','ask':['turn','legal']}");
        assertThat(answer.get("turn")).isEqualTo(json("{'kind':'chance'}"));
        assertThat(answer.get("legal")).isNotEmpty().allSatisfy(chance -> {
            assertThat(chance.propertyNames()).containsExactly("move", "weight");
            assertThat(chance.get("weight").asInt()).isPositive();
        });
    }

    @Test
    void chanceThatIsLeftOutIsAnErrorWithoutASeed() {
        JsonNode error = refused("{'game':'kit','moves':['deal lamb','0: done']}");
        assertThat(error.get("at").asInt()).isEqualTo(1);
        assertThat(error.get("message").asString()).contains("chance decides now");
        assertThat(refused("{'game':'kit','moves':['done']}").get("message").asString())
                .contains("chance decides now");
    }

    @Test
    void aSeedDrawsTheChanceThatIsLeftOut() {
        JsonNode drawn =
                agreed("{'game':'kit','seed':7,'moves':['0: done','1: done']," + "'ask':['position','moves','turn']}");
        assertThat(drawn.at("/turn/mode").asString()).isEqualTo("all");
        assertThat(drawn.get("drawn")).hasSize(4).first().satisfies(first -> {
            assertThat(first.get("at").asInt()).isZero();
            assertThat(first.get("move").asString()).startsWith("deal ");
        });
        assertThat(agreed("{'game':'kit','moves':%s,'ask':'position'}".formatted(drawn.get("moves")))
                        .get("position"))
                .isEqualTo(drawn.get("position"));
        assertThat(agreed("{'game':'kit','seed':7,'moves':['0: done','1: done'],'ask':'moves'}")
                        .get("moves"))
                .isEqualTo(drawn.get("moves"));
    }

    @Test
    void givenChanceMovesStandBesideDrawnOnes() {
        JsonNode answer = agreed("{'game':'kit','seed':7,'moves':['deal ram','0: done'],'ask':['view:0','moves']}");
        assertThat(answer.at("/view:0/seats/0/hand").toString()).contains("ram");
        assertThat(answer.get("moves")).hasSize(5);
        assertThat(answer.at("/drawn/0/at").asInt()).isEqualTo(1);
        assertThat(answer.at("/drawn/2/at").asInt()).isEqualTo(3);
    }

    @Test
    void chanceAfterTheLastMoveIsDrawnTooAndItsEventsAreTold() {
        JsonNode answer = agreed("{'game':'kit','seed':7,'ask':['turn','events']}");
        assertThat(answer.at("/turn/kind").asString()).isEqualTo("players");
        assertThat(answer.get("events")).hasSize(8);
    }

    @Test
    void eventsNameTheirAudienceUnlessItIsEverybody() {
        JsonNode dealt = agreed("{'game':'kit','seats':3,'moves':['deal lamb'],'ask':'events'}")
                .get("events");
        assertThat(dealt.at("/0/audience")).isEqualTo(json("[1,2,'spectator']"));
        assertThat(dealt.at("/1/audience")).isEqualTo(json("[0]"));
        JsonNode done = agreed("{'game':'kit','seed':1,'moves':['0: done'],'ask':'events'}")
                .get("events");
        assertThat(done.at("/0/type").asString()).isEqualTo("done");
        assertThat(done.get(0).has("audience")).isFalse();
    }

    private static final String LAID = """
            {'phase':'lay','round':1,'lead':0,'noise':0,'hushed':0,'seats':[
             {'hand':['ewe','hush'],'row':[],'done':true},{'hand':['ewe','ram'],'row':[],'done':true}]}""";

    @Test
    void everySealedAnswerComesInAnyOrder() {
        JsonNode answer =
                agreed("{'game':'kit','position':%s,'moves':['0: lay ewe','1: lay ram'],'ask':['position','turn']}"
                        .formatted(LAID));
        assertThat(answer.at("/turn/mode").asString()).isEqualTo("all");
        assertThat(agreed("{'game':'kit','position':%s,'moves':['1: lay ram','0: lay ewe'],'ask':['position','turn']}"
                        .formatted(LAID)))
                .isEqualTo(answer);
    }

    @Test
    void aSeatThatHasAnsweredIsAskedNoMore() {
        String once = "{'game':'kit','position':%s,'moves':['1: lay ram'],'ask':['turn','legal','view:0']}";
        JsonNode answer = agreed(once.formatted(LAID));
        assertThat(answer.at("/turn/seats")).isEqualTo(json("[0]"));
        assertThat(answer.get("legal"))
                .allSatisfy(move -> assertThat(move.get("seat").asInt()).isZero());
        JsonNode twice = refused(once.formatted(LAID).replace("['1: lay ram']", "['1: lay ram','1: lay ewe']"));
        assertThat(twice.get("at").asInt()).isEqualTo(1);
        assertThat(twice.get("message").asString()).contains("it is the turn of player 1");
    }

    @Test
    void aMoveNeedsItsSeatOnlyWhereSeveralCouldMeanIt() {
        String request = "{'game':'kit','position':%s,'moves':['%s'],'ask':['turn','moves']}";
        assertThat(agreed(request.formatted(LAID, "lay ram")).get("moves")).isEqualTo(json("['1: lay ram']"));
        JsonNode either = refused(request.formatted(LAID, "lay ewe"));
        assertThat(either.get("message").asString()).contains("several seats could mean this");
        assertThat(agreed(request.formatted(LAID, "0 :lay ewe")).at("/turn/seats"))
                .isEqualTo(json("[1]"));
        assertThat(refused(request.formatted(LAID, "7: lay ewe")).get("message").asString())
                .contains("it is for player 1 and player 2 to decide now");
    }

    @Test
    void listedMovesNeverNameTheirActor() {
        JsonNode legal = agreed("{'game':'kit','position':%s,'ask':'legal'}".formatted(LAID))
                .get("legal");
        assertThat(legal)
                .hasSize(4)
                .allSatisfy(move -> assertThat(move.get("move").asString()).doesNotContain(":"));
    }

    @Test
    void aShorthandStandsForItsMoves() {
        JsonNode answer =
                agreed("{'game':'kit','position':%s,'moves':['0: lay ewe','1: lay ram','~'],'ask':['turn','moves']}"
                        .formatted(LAID));
        assertThat(answer.get("moves")).isEqualTo(json("['0: lay ewe','lay ram','0: pass','pass']"));
        JsonNode error =
                refused("{'game':'kit','position':%s,'moves':['0: lay ewe','1: lay ram','~','pass']}".formatted(LAID));
        assertThat(error.get("at").asInt()).isEqualTo(3);
    }

    @Test
    void formsComeWithGrammarAndSamplesThatPlay() {
        String arranging = """
                {'phase':'arrange','round':2,'lead':0,'noise':5,'hushed':0,'seats':[
                 {'hand':['ewe'],'row':['lamb','ram'],'done':true},{'hand':['ewe'],'row':['ram'],'done':true}]}""";
        JsonNode legal = agreed("{'game':'kit','position':%s,'ask':'legal'}".formatted(arranging))
                .get("legal");
        JsonNode form = legal.get(legal.size() - 1);
        assertThat(form.propertyNames()).containsExactly("seat", "form", "grammar", "sample");
        assertThat(form.get("sample"))
                .hasSize(3)
                .allSatisfy(sample -> agreed("{'game':'kit','position':%s,'moves':[%s]}".formatted(arranging, sample)));
    }

    @Test
    void viewsShowWhatEachMayKnow() {
        JsonNode answer =
                agreed("{'game':'kit','position':%s,'ask':['view:0','view:1','view:spectator']}".formatted(LAID));
        assertThat(answer.get("view:0")).isNotEqualTo(answer.get("view:1"));
        assertThat(answer.at("/view:1/seats/1/hand").toString()).contains("ram");
        assertThat(answer.get("view:spectator").toString()).doesNotContain("ram");
    }

    @Test
    void unusualSetupsComeWithAWarning() {
        JsonNode answer = agreed("{'game':'kit','data':{'lamb':1,'ewe':1,'ram':0,'hush':0}}");
        assertThat(answer.get("warnings")).hasSize(1);
    }

    @Test
    void rulesThatFailAreAnErrorAndNothingMore() {
        assertThat(refused("{'game':'broken','ask':'legal'}").get("message").asString())
                .startsWith("the rules of Ruins failed on this position")
                .contains("a hole in the rules");
        assertThat(refused("{'game':'broken','moves':['fall']}").get("message").asString())
                .startsWith("the rules of Ruins failed on this position");
        assertThat(refused("{'game':'broken','options':{'fault':'endless'},'ask':'legal'}")
                        .get("message")
                        .asString())
                .startsWith("the rules of Ruins failed on this position")
                .contains("StackOverflowError");
    }

    @Test
    void aDecisionKeepsItsIdWhileOthersAnswerInSecret() {
        String asked = "{'game':'kit','position':%s,'moves':[%s],'ask':'turn'}";
        JsonNode before = agreed(asked.formatted(LAID, "")).get("turn");
        assertThat(before.at("/decision/seat").asInt()).isZero();
        assertThat(before.get("decisions")).hasSize(2);
        JsonNode after = agreed(asked.formatted(LAID, "'0: lay ewe'")).get("turn");
        assertThat(after.at("/decision")).isEqualTo(before.at("/decisions/1"));
        assertThat(after.has("decisions")).isFalse();
        assertThat(agreed(asked.formatted(LAID, "'0: lay ewe','1: lay ram'"))
                        .at("/turn/decision/id")
                        .asString())
                .isNotEqualTo(before.at("/decision/id").asString());
    }

    @Test
    void aMoveOutOfTurnOrAfterTheEndIsRefusedByItsRule() {
        JsonNode wrongSeat = refused("{'game':'wolf-and-sheep','moves':['1: d8-e7']}");
        assertThat(wrongSeat.get("rule").asString()).isEqualTo("WS-TURN-01");
        assertThat(wrongSeat.get("message").asString()).isEqualTo("it is the turn of the sheep");
        JsonNode over = refused("{'game':'wolf-and-sheep','options':{'move-limit':1},'moves':['c1-d2','d8-e7']}");
        assertThat(over.get("rule").asString()).isEqualTo("WS-TURN-01");
        assertThat(over.get("message").asString()).isEqualTo("the game is over");
    }

    @Test
    void whereChanceDecidesItIsNamedAfterTheReason() {
        JsonNode error = refused("{'game':'kit','moves':['done']}");
        assertThat(error.get("rule").asString()).isEqualTo("KI-TURN-01");
        assertThat(error.get("message").asString())
                .startsWith("now is the time to deal; chance decides now, as in deal ");
    }

    @Test
    void anEndlessMoveIsNotEchoed() {
        JsonNode error = refused("{'game':'wolf-and-sheep','moves':['%s']}".formatted("x".repeat(100_000)));
        assertThat(error.toString()).hasSizeLessThan(600);
        assertThat(error.get("move").asString()).startsWith("xxx").endsWith("…");
    }

    @Test
    void faultsInDataNameTheMemberOfTheRequest() {
        for (String game :
                List.of("kit", "sheep-hop", "shepherd-mess", "last-fleece-standing", "tangled-yarns", "tangle")) {
            assertThat(refused("{'game':'%s','data':{'nonsense':1}}".formatted(game))
                            .get("field")
                            .asString())
                    .startsWith("data.");
        }
    }
}
