package sheepfold.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.engine.Games;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;

class LadderTest {
    private static Ladder.Plan plan(String game, int seats, int games, int threads, String... bots) {
        return new Ladder.Plan(Setup.of(Games.named(game).info(), seats), List.of(bots), games, 7, threads);
    }

    private static LadderResult climb(String game, int seats, int games, String... bots) {
        return Ladder.run(Games.named(game), plan(game, seats, games, 2, bots), Optional.empty(), _ -> {});
    }

    @Test
    void theBetterBotStandsHigher() {
        LadderResult standings = climb("wolf-and-sheep", 2, 20, "random", "greedy", "easy");
        assertThat(standings.rungs()).extracting(LadderResult.Rung::bot).containsExactly("easy", "greedy", "random");
        assertThat(standings.pairings()).hasSize(3).allSatisfy(pairing -> {
            assertThat(pairing.games()).isEqualTo(20);
            assertThat(pairing.won().value()).isGreaterThan(0.5);
        });
    }

    @Test
    void twoGamesHaveTheSameLuckWithSeatsChanged(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("games.jsonl");
        Ladder.run(Games.named("kit"), plan("kit", 3, 6, 1, "random", "greedy"), Optional.of(file), _ -> {});
        List<String> seatings = Files.readAllLines(file).stream()
                .skip(1)
                .map(Json::parse)
                .map(game -> game.get("luck") + " " + game.get("bots"))
                .toList();
        assertThat(seatings)
                .containsExactly(
                        "0 [\"random\",\"greedy\",\"random\"]",
                        "0 [\"greedy\",\"random\",\"greedy\"]",
                        "1 [\"random\",\"random\",\"greedy\"]",
                        "1 [\"greedy\",\"greedy\",\"random\"]",
                        "2 [\"greedy\",\"random\",\"random\"]",
                        "2 [\"random\",\"greedy\",\"greedy\"]");
    }

    @Test
    void aLadderThatWasBrokenOffGoesOnFromItsFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("games.jsonl");
        AtomicInteger heard = new AtomicInteger();
        Ladder.run(Games.named("kit"), plan("kit", 2, 4, 1, "random", "greedy"), Optional.of(file), heard::set);
        assertThat(heard).hasValue(4);
        Files.writeString(file, Files.readString(file) + "{\"bots\":[\"ran");
        LadderResult all = Ladder.run(
                Games.named("kit"), plan("kit", 2, 10, 2, "random", "greedy", "easy"), Optional.of(file), heard::set);
        assertThat(heard).hasValue(30);
        assertThat(Files.readAllLines(file)).hasSize(31);
        assertThat(all).isEqualTo(climb("kit", 2, 10, "random", "greedy", "easy"));
    }

    @Test
    void whereAllWinOrLoseTogetherEachBotHasAllSeats() {
        LadderResult standings = climb("sheep-hop", 2, 5, "random", "greedy");
        assertThat(standings.pairings()).isEmpty();
        assertThat(standings.rungs()).extracting(LadderResult.Rung::bot).containsExactly("greedy", "random");
        assertThat(standings.rungs().getFirst().score().value())
                .isGreaterThan(standings.rungs().getLast().score().value());
        assertThat(standings.inWords())
                .contains("greedy            5 games  won ")
                .contains("score ");
    }

    @Test
    void whatCannotBeClimbedIsSaidInOneSentence() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> climb("kit", 2, 10, "random"))
                .withMessageContaining("at least two bots");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> climb("kit", 2, 10, "random", "random"))
                .withMessageContaining("each once");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> climb("kit", 2, 3, "random", "greedy"))
                .withMessageContaining("games come in twos");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> climb("kit", 2, 2, "random", "nobody"))
                .withMessageContaining("there is no bot");
    }
}
