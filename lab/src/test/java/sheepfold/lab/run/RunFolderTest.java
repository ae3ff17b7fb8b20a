package sheepfold.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.bots.Bots;
import sheepfold.engine.Games;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.lab.play.Measuring;
import sheepfold.lab.play.ResultsFile;
import sheepfold.lab.play.SimulationPlan;
import tools.jackson.databind.node.ObjectNode;

class RunFolderTest {
    @TempDir
    private Path folder = Path.of("");

    private static SimulationPlan plan(int games) {
        Setup setup = Setup.of(Games.named("kit").info(), 3);
        return new SimulationPlan(setup, Collections.nCopies(3, Bots.named("greedy")), games, 7, 2, false)
                .measuring(Measuring.of(List.of("play"), true));
    }

    private void run(int games) {
        RunFolder.at(folder).run(Games.named("kit"), plan(games), Workers.here(), _ -> {});
    }

    private List<String> table(String name) throws IOException {
        return Files.readAllLines(folder.resolve(name));
    }

    @Test
    void aRowForEachGameAndOneForEachDecision() throws IOException {
        run(8);
        List<String> games = table("games.csv");
        assertThat(games).hasSize(9);
        assertThat(games.getFirst())
                .startsWith("game,outcome,bot_0,won_0,score_0,rank_0,")
                .contains(",rounds,");
        assertThat(games.subList(1, 9)).allSatisfy(row -> assertThat(row).contains("greedy"));
        assertThat(games.get(8)).startsWith("7,");
        List<String> decisions = table("decisions.csv");
        assertThat(decisions.getFirst())
                .isEqualTo("game,move,seat,bot,won,kind,options,text,chance_0,chance_1,chance_2");
        assertThat(decisions.size()).isGreaterThan(8 * 3);
        assertThat(folder.resolve("report.json")).exists();
        assertThat(folder.resolve("report.html")).exists();
    }

    @Test
    void aRunThatWasBrokenOffGoesOnToTheSameTables() throws IOException {
        run(3);
        List<Integer> heard = new CopyOnWriteArrayList<>();
        RunFolder.at(folder).run(Games.named("kit"), plan(8), Workers.here(), heard::add);
        assertThat(heard).hasSize(5);
        List<String> goneOn = table("games.csv");
        Path other = Files.createDirectory(folder.resolve("other"));
        RunFolder.at(other).run(Games.named("kit"), plan(8), Workers.here(), _ -> {});
        assertThat(goneOn).isEqualTo(Files.readAllLines(other.resolve("games.csv")));
    }

    @Test
    void whatCannotBeAFolderIsSaid() throws IOException {
        Path file = Files.writeString(folder.resolve("taken"), "something");
        assertThatThrownBy(() -> RunFolder.at(file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot be made a folder");
        assertThat(file).hasContent("something");
    }

    @Test
    void aFolderOfSomethingElseIsLeftAlone() throws IOException {
        Path mine = Files.createDirectory(folder.resolve("mine"));
        Path notes = Files.writeString(mine.resolve("games.csv"), "mine");
        assertThatThrownBy(() -> RunFolder.at(mine))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("holds something else than a run");
        assertThatThrownBy(() -> RunFolder.at(folder)).isInstanceOf(BadInput.class);
        assertThat(notes).hasContent("mine");
        RunFolder whole = RunFolder.at(folder.resolve("new"));
        whole.within("a").run(Games.named("kit"), plan(2), Workers.here(), _ -> {});
        whole.within("b");
        RunFolder.at(folder.resolve("new"));
    }

    @Test
    void aFullDiskLeavesNothingHalfWritten() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full));
        Files.createSymbolicLink(folder.resolve("games.csv.part"), full);
        assertThatThrownBy(() -> run(2))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("the disk is full")
                .hasMessageContaining("goes on from here");
        assertThat(folder.resolve("games.csv")).doesNotExist();
        assertThat(folder.resolve("games.csv.part")).doesNotExist();
        run(2);
        assertThat(table("games.csv")).hasSize(3);
    }

    /** A disk that takes so many bytes, and of a line for which there is no room its beginning. */
    private static ResultsFile.Appender fullAfter(AtomicLong room) {
        return (file, more) -> {
            long taken = Math.min(more.length, room.getAndAdd(-more.length));
            ResultsFile.Appender.REAL.append(file, Arrays.copyOf(more, (int) Math.max(0, taken)));
            if (taken < more.length) {
                // Others delete something just then
                room.set(Long.MAX_VALUE);
                throw new IOException("No space left on device");
            }
        };
    }

    private List<String> files(Path run) throws IOException {
        ObjectNode report = (ObjectNode) Json.parse(Files.readString(run.resolve("report.json")));
        report.remove("timing");
        return List.of(
                Files.readString(run.resolve("games.csv")),
                Files.readString(run.resolve("decisions.csv")),
                report.toString());
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 10, 150, 2_000, 6_000, 20_000})
    void aRunThatFoundTheDiskFullGoesOnToTheSameTables(long room) throws IOException {
        Path whole = folder.resolve("whole");
        RunFolder.at(whole).run(Games.named("kit"), plan(8), Workers.here(), _ -> {});
        Path stopped = folder.resolve("stopped");
        assertThatThrownBy(() -> RunFolder.at(stopped, fullAfter(new AtomicLong(room)))
                        .run(Games.named("kit"), plan(8), Workers.here(), _ -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("the disk is full");
        try (Stream<Path> left = Files.list(stopped)) {
            assertThat(left).allMatch(file -> file.endsWith("games.jsonl"));
        }
        Path games = stopped.resolve("games.jsonl");
        assertThat(!Files.exists(games) || Files.readString(games).endsWith("\n"))
                .isTrue();
        RunFolder.at(stopped).run(Games.named("kit"), plan(8), Workers.here(), _ -> {});
        assertThat(files(stopped)).isEqualTo(files(whole));
    }

    @Test
    void halfALineThatACrashLeftIsPlayedAgain() throws IOException {
        run(8);
        List<String> whole = files(folder);
        Path games = folder.resolve("games.jsonl");
        String text = Files.readString(games);
        Files.writeString(games, text.substring(0, text.length() - 20));
        run(8);
        assertThat(files(folder)).isEqualTo(whole);
        assertThat(Files.readAllLines(games)).hasSize(9);
    }
}
