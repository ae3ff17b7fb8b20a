package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.kit.game.Hush;

class PlaythroughTest {
    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicNode> playthroughsOfTheKitGame() {
        return Playthrough.tests(new Hush(), Path.of("src/test/playthroughs"));
    }

    @Test
    void aFileIsFilledInOnceAndThenStays() throws IOException {
        Path file = Files.writeString(folder.resolve("short.txt"), "game: kit\nseed: 5\nshow: 0, 3\n");
        assertThatThrownBy(() -> Playthrough.check(new Hush(), file, false)).isInstanceOf(AssertionError.class);
        Playthrough.check(new Hush(), file, true);
        String written = Files.readString(file);
        assertThat(written)
                .startsWith("game: kit\nseed: 5\nshow: 0, 3\n\n--- after 0 moves: chance decides\n")
                .contains("result {");
        Playthrough.check(new Hush(), file, false);
        assertThat(Playthrough.render(new Hush(), written.replace("seed: 5", "seed: 6"))
                        .replace("seed: 6", "seed: 5"))
                .as("its own moves count, not the seed")
                .isEqualTo(written);
    }

    @Test
    void aRecordIsFilledInToo() {
        String record = """
                game: kit
                options: rounds=1
                show: 0

                deal lamb
                deal hush
                deal ewe
                deal ram
                0: done
                done
                1: lay ewe
                lay lamb
                ~ ; nobody hushes
                keep
                """;
        String written = Playthrough.render(new Hush(), record);
        assertThat(written)
                .contains("\n> 1: lay ewe\n\n> lay lamb\n  Player 1 lays: lamb. (revealed)\n")
                .contains("\n> 0: pass\n\n> pass\n  The flocks make 3 noise, 3 so far.\n");
        assertThat(Playthrough.render(new Hush(), written)).isEqualTo(written);
    }

    @Test
    void whateverChangesIsNoticed() throws IOException {
        Path file = Files.writeString(folder.resolve("short.txt"), "game: kit\nseed: 5\n");
        Playthrough.check(new Hush(), file, true);
        Files.writeString(file, Files.readString(file).replace("chance decides", "nobody decides"));
        assertThatThrownBy(() -> Playthrough.check(new Hush(), file, false))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("short.txt");
    }

    @Test
    void secretsAreMarkedAsTold() {
        assertThat(Playthrough.render(new Hush(), "game: kit\nseed: 5\n"))
                .contains("Player 1 draws a card.\n")
                .containsPattern("Player 1 draws a card: \\w+\\. \\(only to \\[0]\\) \\(revealed\\)");
    }

    @Test
    void aRefusedMoveIsNamed() {
        assertThatThrownBy(() -> Playthrough.render(new Hush(), "game: kit\n\n> done\n"))
                .isInstanceOf(AssertionError.class)
                .hasMessage("after 0 moves \"done\" is refused: KI-TURN-01: now is the time to deal");
    }

    @Test
    void aPlaythroughIsAWholeGame() {
        assertThatThrownBy(() -> Playthrough.render(new Hush(), "game: kit\n\n> deal lamb\n"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the game is over after 1 moves");
    }

    @Test
    void anEmptyFolderProvesNothing() {
        assertThatThrownBy(() -> Playthrough.tests(new Hush(), folder)).isInstanceOf(AssertionError.class);
    }
}
