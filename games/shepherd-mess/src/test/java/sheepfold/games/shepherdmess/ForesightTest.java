package sheepfold.games.shepherdmess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.EventLog;
import sheepfold.engine.Match;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.games.shepherdmess.ForesightView.Bark;
import sheepfold.games.shepherdmess.ShepherdMessEvent.SheepRan;
import sheepfold.games.shepherdmess.ShepherdMessMove.Run;
import sheepfold.json.Json;
import sheepfold.kit.Rule;

class ForesightTest {
    private static List<Bark> barks(Morning morning) {
        return ((ForesightView) morning.position().foresight(0).orElseThrow()).barks();
    }

    private static Bark bark(Morning morning, String dog, String tile) {
        return barks(morning).stream()
                .filter(bark ->
                        bark.dog().name().equals(dog) && bark.tile().toString().equals(tile))
                .findFirst()
                .orElseThrow();
    }

    @Rule({"SM-BARK-03", "SM-EXIT-04", "SM-EXIT-08"})
    @Test
    void everyBarkWithinReachIsShownWithItsReasons() {
        Morning morning = Morning.drawn("""
                        . . . .  . .
                        . ~ . .  . .
                        . w . kk . .
                        . . . .  . .
                        . . WA . . .
                        . . . .  . .
                        """).edges("d3/e3:gate");
        assertThat(shown(bark(morning, "A", "c3")))
                .containsExactly(
                        List.<Object>of(
                                "b3",
                                0,
                                1,
                                1,
                                false,
                                List.of("a3"),
                                "SM-EXIT-04",
                                "straight-on",
                                List.of("W: a3, EMPTY", "S: b4, EMPTY", "N: water without a fitting bridge")),
                        List.<Object>of(
                                "d3",
                                1,
                                2,
                                1,
                                false,
                                List.of("e3"),
                                "SM-EXIT-04",
                                "straight-on",
                                List.of("E: e3, EMPTY", "N: d2, EMPTY", "S: d4, EMPTY")));
        assertThat(shown(bark(morning, "A", "b4")))
                .containsExactly(List.<Object>of(
                        "b3",
                        0,
                        1,
                        0,
                        false,
                        List.of(),
                        "SM-EXIT-08",
                        "undecided",
                        List.of("N: water without a fitting bridge", "W: a3, EMPTY", "E: c3, EMPTY")));
        assertThat(barks(morning)).noneMatch(bark -> bark.sheep().isEmpty());
    }

    @Rule("SM-CAP-03")
    @Test
    void thoseWhoContendAreMarked() {
        Morning morning = Morning.drawn("""
                        . . .  . . .
                        . . .  . . .
                        . . wk . . .
                        . . WA . . .
                        . . .  . . .
                        . . .  . . .
                        """).edges("c2/c3:gate");
        Bark bark = bark(morning, "A", "c4");
        assertThat(bark.picks()).isTrue();
        assertThat(bark.sheep()).allMatch(sheep -> sheep.contends() && sheep.going() == 0);
        morning.play("dog A c4");
        assertThat(barks(morning)).containsExactly(bark);
    }

    private static String inWords(ForesightView.Warning warning) {
        return warning.rule() + ": " + warning.sentence().plain();
    }

    @Rule("SM-PEN-04")
    @Test
    void aStrangerInOnesOwnPenIsWarnedOf() {
        String board = """
                .  k WA . . .
                .  . .  . . .
                .  . .  . . .
                .  w .  . . .
                .  . .  . . .
                .  . .  . . .
                """;
        assertThat(bark(Morning.drawn(board), "A", "c1").warnings())
                .extracting(ForesightTest::inWords)
                .containsExactly("SM-PEN-04: A stranger would come into your pen.");
        assertThat(bark(Morning.drawn(board), "A", "b3").warnings()).isEmpty();
        assertThat(bark(Morning.drawn(board, "foreignSheep=thief"), "A", "c1").warnings())
                .extracting(ForesightTest::inWords)
                .contains("SM-PEN-07: You would be out.");
    }

    @Rule("SM-END-03")
    @Test
    void anEndThatIsLostIsWarnedOf() {
        String board = """
                w8 w WA . . RAM
                .  . .  . . .
                .  . .  . . .
                .  . .  . . .
                .  . .  . . .
                .  . .  . . .
                """;
        assertThat(bark(Morning.drawn(board.replace("RAM", "k7R"), "flockSize=9"), "A", "c1")
                        .warnings())
                .extracting(ForesightTest::inWords)
                .containsExactly("SM-END-03: The game would end, and you would not win.");
        assertThat(bark(Morning.drawn(board.replace("RAM", "k7"), "flockSize=9"), "A", "c1")
                        .warnings())
                .isEmpty();
    }

    @Test
    void nothingIsForeseenInTheSetUpOrAfterTheEnd() {
        assertThat(Morning.start().position().foresight(0)).isEmpty();
        assertThat(Morning.drawn(Morning.GRASS)
                        .with("phase", "repetition")
                        .position()
                        .foresight(0))
                .isEmpty();
    }

    /** What was foreseen is what happens, and all that is sent to the one who decides fits into 6 KB. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatIsForeseenHappens(long seed) throws IOException {
        Match<Meadow, ShepherdMessMove> match =
                new Match<>(Morning.GAME, Morning.setup("seats=" + (2 + seed % 3)), Optional.empty());
        SeededRandom random = new SeededRandom(seed);
        while (!match.position().turn().isOver()) {
            Meadow meadow = match.position();
            Moves<ShepherdMessMove> legal = new Moves<>();
            meadow.legalMoves(meadow.turn().isChance() ? Seats.CHANCE : meadow.seat(), legal);
            if (meadow.phase() == Phase.ACT) {
                ForesightView foresight =
                        (ForesightView) meadow.foresight(meadow.seat()).orElseThrow();
                legal.stream()
                        .flatMap(move -> move instanceof Run run ? Stream.of(run) : null)
                        .forEach(run -> assertForeseen(meadow, foresight, run));
                assertThat(zipped(meadow, legal))
                        .as("bytes to the one who decides")
                        .isLessThan(6 * 1024);
                assertThat(zippedView(meadow)).as("bytes to everybody else").isLessThan(1024);
            }
            match.play(meadow.turn().isChance() ? Seats.CHANCE : meadow.seat(), legal.pick(random));
        }
    }

    private static String shown(Herding.Exit exit) {
        return exit.side() + ": " + (exit.tile() == null ? exit.closed() : exit.tile() + ", " + exit.company());
    }

    private static List<List<Object>> shown(Bark bark) {
        return bark.sheep().stream()
                .map(sheep -> List.<Object>of(
                        sheep.tile().toString(),
                        sheep.flock(),
                        sheep.count(),
                        sheep.going(),
                        sheep.contends(),
                        sheep.way().stream().map(Tile::toString).toList(),
                        sheep.rule(),
                        sheep.habit().id(),
                        sheep.exits().stream().map(ForesightTest::shown).toList()))
                .toList();
    }

    private static void assertForeseen(Meadow meadow, ForesightView foresight, Run run) {
        List<String> foreseen = foresight.barks().stream()
                .filter(bark -> bark.dog() == run.dog() && bark.tile().equals(run.to()) && !bark.picks())
                .flatMap(bark -> bark.sheep().stream())
                .filter(sheep -> sheep.going() > 0)
                .map(sheep ->
                        sheep.tile() + " " + meadow.colour(sheep.flock()) + " " + sheep.going() + " " + sheep.way())
                .toList();
        Meadow after = meadow.copy();
        EventLog events = new EventLog();
        after.play(meadow.seat(), run, events);
        List<String> happened = events.heardBy(0).stream()
                .flatMap(event -> event instanceof SheepRan ran ? Stream.of(ran) : null)
                .map(ran -> ran.from() + " " + ran.flock() + " " + ran.count() + " " + ran.way())
                .toList();
        assertThat(foreseen).isEqualTo(happened);
    }

    private static int zipped(Meadow meadow, Moves<ShepherdMessMove> legal) throws IOException {
        List<Map<String, Object>> moves = legal.stream()
                .map(move -> Map.<String, Object>of(
                        "seat",
                        meadow.seat(),
                        "move",
                        Morning.GAME.notation().write(meadow, move),
                        "text",
                        Morning.GAME.notation().words(meadow, move)))
                .toList();
        return zipped(Json.line(Map.of(
                "view",
                meadow.view(0),
                "legal",
                moves,
                "foresight",
                meadow.foresight(meadow.seat()).orElseThrow())));
    }

    private static int zippedView(Meadow meadow) throws IOException {
        return zipped(Json.line(Map.of("view", meadow.view(0))));
    }

    private static int zipped(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
            zip.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.size();
    }
}
