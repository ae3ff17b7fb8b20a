package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @Test
    void withoutArgumentsItPrintsHelp() {
        Run run = Run.of().succeeds();
        assertThat(run.out())
                .contains("serve", "games", "play", "replay", "verify", "simulate", "bench", "referee", "backup")
                .contains("./sheepfold serve");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "serve",
                "games",
                "play",
                "replay",
                "verify",
                "analyse",
                "simulate",
                "bench",
                "oracle",
                "referee",
                "backup",
                "restore"
            })
    void everyCommandExplainsItself(String command) {
        assertThat(Run.of(command, "--help").succeeds().out()).startsWith("Usage: sheepfold " + command);
        assertThat(Run.of("help", command).succeeds().out()).startsWith("Usage: sheepfold " + command);
    }

    @Test
    void anUnknownCommandIsWrongUsage() {
        Run.of("paly").refuses(2, "there is no such command", "play", "./sheepfold --help");
    }

    @Test
    void anUnknownFlagIsWrongUsage() {
        Run.of("--colour").refuses(2, "Unknown option: '--colour'");
        Run.of("games", "--jsn").refuses(2, "Unknown option: '--jsn'", "./sheepfold games --help");
        Run.of("play").refuses(2, "Missing required parameter: 'GAME'");
        Run.of("play", "wolf-and-sheep", "--seats", "two").refuses(2, "--seats", "two");
        Run.of("play", "wolf-and-sheep", "--option", "first").refuses(2, "--option", "KEY=VALUE");
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "simulate"})
    void whatDoesNotFitTheGameIsWrongUsage(String command) {
        Run.of(command, "sheep-hopp").refuses(2, "game: there is no game \"sheep-hopp\"", "wolf-and-sheep");
        Run.of(command, "wolf-and-sheep", "--option", "moon=full")
                .refuses(2, "options.moon", "Wolf and Sheep has no option moon", "wolf-start");
        Run.of(command, "wolf-and-sheep", "--option", "first=cow").refuses(2, "options.first", "sheep, wolf");
        Run.of(command, "wolf-and-sheep", "--seats", "3").refuses(2, "seats: Wolf and Sheep is for 2 seats, not 3");
        Run.of(command, "kit", "--data", "wolf-and-sheep=deck.json").refuses(2, "--data", "wolf-and-sheep", "kit");
    }

    @Test
    void whatFailsInsideIsSaidInOneSentence() {
        Run run = Run.of("play", "broken");
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("sheepfold: something went wrong inside")
                .contains("a hole in the rules", "SHEEPFOLD_DEBUG=1")
                .hasLineCount(1);
        assertThat(Run.of("play", "broken", "--option", "fault=endless").status())
                .isEqualTo(1);
    }
}
