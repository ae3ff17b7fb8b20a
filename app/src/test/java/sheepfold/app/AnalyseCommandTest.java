package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.advice.Advice;
import sheepfold.engine.Game;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Games;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import tools.jackson.databind.JsonNode;

class AnalyseCommandTest {
    private static final int OPENING = 10;
    private static final String HUNT = """
        game: wolf-and-sheep
        options: wolf-start=b8; move-limit=4
        result: draw; scores 0,0; After 4 moves the hunt is called off.

        c1-d2
        b8-a7
        d2-e3
        a7-b6
        """;

    @TempDir
    private Path folder = Path.of("");

    private String record(String text) throws IOException {
        return Files.writeString(folder.resolve("record.txt"), text).toString();
    }

    @Test
    void aStoryIsToldInWords() throws IOException {
        assertThat(Run.of("analyse", record(HUNT)).succeeds().out())
                .startsWith("Wolf and Sheep, 4 moves: draw; scores 0,0")
                .containsPattern("seat 0  [▁▂▃▄▅▆▇█]{5}\n")
                .containsPattern(
                        "seat 1: accuracy \\d+\\.\\d %, no better move found in \\d of 2 decisions; luck [+]0\\.0");
    }

    @Test
    void aStoryIsTheSameOnAnyNumberOfThreads() throws IOException {
        String file = record(HUNT);
        String one =
                Run.of("analyse", file, "--json", "--threads", "1").succeeds().out();
        assertThat(Run.of("analyse", file, "--json", "--threads", "2")
                        .succeeds()
                        .out())
                .isEqualTo(one);
        Run.of("analyse", file, "--threads", "0").refuses(2, "--threads: T is 1 to 64, not 0");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"wolf-and-sheep", "sheep-hop", "shepherd-mess", "last-fleece-standing", "tangled-yarns", "tangle"
            })
    void everyGameHasAStory(String id) throws IOException {
        String record = opening(Games.named(id));
        JsonNode story = Run.of("analyse", record(record), "--json").succeeds().json();
        assertThat(story.get("game").asString()).isEqualTo(id);
        assertThat(story.get("chances").size())
                .isEqualTo(GameRecord.parse(record).lines().size() + 1);
        assertThat(story.get("players").size()).isEqualTo(2);
    }

    private static <P extends Position<P, M>, M extends Move> String opening(Game<P, M> game) {
        Match<P, M> match = new Match<>(game, Setup.of(game.info(), 2), Optional.empty());
        SeededRandom random = new SeededRandom(1);
        while (match.length() < OPENING) {
            if (match.turn().isChance()) {
                match.draw(random);
            } else {
                int seat = match.waiting().lowest();
                M move = Advice.of(game).greedy(new Observation<>(game, match.position(), seat), random);
                match.decide(List.of(new MoveText.Step<>(seat, move)));
            }
        }
        return GameRecord.of(match, Map.of()).format();
    }

    @Test
    void aRecordThatCannotBeUsedIsRefusedInOneSentence() throws IOException {
        Run.of("analyse", record("")).refuses(1, "record.txt: header: this is no record");
        Run.of("analyse", record(HUNT.replace("a7-b6\n", ""))).refuses(1, "the record is truncated");
        Run.of("analyse", record(HUNT.replace("d2-e3", "d2-c1"))).refuses(1, "line 7: WS-SHEEP-01:");
        Run.of("analyse", record(HUNT.replace("options:", "masked: yes\noptions:")))
                .refuses(1, "this record is masked");
        Run.of("analyse", folder.resolve("none").toString()).refuses(1, "there is no such file");
    }
}
