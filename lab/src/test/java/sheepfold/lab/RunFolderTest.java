package sheepfold.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.bots.Bots;
import sheepfold.engine.BadInput;
import sheepfold.engine.Games;
import sheepfold.engine.Setup;

class RunFolderTest {
    @TempDir
    private Path folder = Path.of("");

    private static Simulation.Plan plan(int games) {
        Setup setup = Setup.of(Games.named("kit").info(), 3);
        return new Simulation.Plan(setup, Collections.nCopies(3, Bots.named("greedy")), games, 7, 2, false)
                .measuring(Measuring.of(List.of("play"), true));
    }

    private void run(int games) {
        RunFolder.at(folder).run(Games.named("kit"), plan(games), Crew.here(), _ -> {});
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
        RunFolder.at(folder).run(Games.named("kit"), plan(8), Crew.here(), heard::add);
        assertThat(heard).hasSize(5);
        List<String> goneOn = table("games.csv");
        Path other = Files.createDirectory(folder.resolve("other"));
        RunFolder.at(other).run(Games.named("kit"), plan(8), Crew.here(), _ -> {});
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
}
