package sheepfold.games.sheephop.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.json.BadInput;

/** Files for three sheep, on a board so small that they are made in a moment. */
class EndgameFileTest {
    private static final Setup SETUP = Dusk.hamlet("nightfall=70", "wolf-setup=standard");
    private static final double HALF_A_UNIT = 0.5 / Columns.UNITS;
    private static final String FOLDER = "sheepfold.oracles";

    private static final EndgameCache EXACT = new EndgameCache(1 << 28);
    private static final List<Double> PROGRESS = new ArrayList<>();

    @TempDir
    private static Path prepared;

    @TempDir
    private Path other;

    @BeforeAll
    static void prepare() {
        Endgames.prepare(SETUP, 3, PROGRESS::add, file());
    }

    private static Path file() {
        return prepared.resolve("hamlet.endgames");
    }

    @BeforeEach
    void lookIntoTheFolder() {
        System.setProperty(FOLDER, prepared.toString());
    }

    @AfterEach
    void lookElsewhere() {
        System.clearProperty(FOLDER);
    }

    @Test
    void itTellsHowFarItHasCome() {
        assertThat(PROGRESS).isSorted().hasSizeGreaterThan(50).last().isEqualTo(1.0);
    }

    @Test
    void whatIsReadIsWhatWasWorkedOutButForRounding() {
        RandomGenerator random = new SeededRandom(9);
        for (int trial = 0; trial < 24; trial++) {
            Hillside hillside = Dusk.random(SETUP, 3, 4 * (1 + random.nextInt(17)), random);
            Prospect exact = EXACT.prospect(hillside).orElseThrow();
            Prospect read = Oracle.of(hillside).orElseThrow().prospect();
            assertThat(read.win()).isCloseTo(exact.win(), within(HALF_A_UNIT));
            assertThat(read.saved()).isCloseTo(exact.saved(), within(HALF_A_UNIT));
        }
    }

    @Test
    void rollsBetweenTheKeptOnesArePlayedOut() {
        RandomGenerator random = new SeededRandom(10);
        double utilityUnit = (1 + Prospect.WIN) * HALF_A_UNIT;
        for (int rolls = 1; rolls <= 70; rolls += 3) {
            Hillside hillside = Dusk.random(SETUP, 3, rolls, random);
            double exact = EXACT.prospect(hillside).orElseThrow().utility();
            Judgement read = Oracle.of(hillside).orElseThrow();
            assertThat(read.prospect().utility()).as("%d rolls", rolls).isCloseTo(exact, within(utilityUnit));
            assertThat(read.rounded()).isTrue();
            assertThat(read.inWords(read.prospect())).startsWith("very nearly ");
        }
    }

    @Test
    void aGameOfThreeSheepIsJudgedFromThePlacingOfTheWolves() {
        Setup small = Dusk.hamlet("nightfall=70", "flock=3");
        Endgames.prepare(small, 3, _ -> {}, other.resolve("small.endgames"));
        System.setProperty(FOLDER, other.toString());
        Hillside hillside = Dusk.GAME.start(small);
        Dusk.playAny(hillside, new SeededRandom(4));
        assertThat(hillside.phase()).isEqualTo(Phase.WOLF_L);
        Judgement judgement = Oracle.of(hillside).orElseThrow();
        double best = new RestOfTurn()
                .ends(hillside).stream()
                        .mapToDouble(end -> EXACT.prospect(end).orElseThrow().utility())
                        .max()
                        .orElseThrow();
        assertThat(judgement.moves()).hasSize(8);
        assertThat(judgement.prospect().utility()).isCloseTo(best, within(0.01));
    }

    @Test
    void nothingIsSaidAboutWhatWasNotPrepared() {
        RandomGenerator random = new SeededRandom(11);
        assertThat(judged(SETUP, 3, random)).isPresent();
        assertThat(judged(SETUP, 4, random)).isEmpty();
        assertThat(judged(Dusk.hamlet("nightfall=80", "wolf-setup=standard"), 3, random))
                .isEmpty();
        assertThat(judged(Dusk.hamlet("hop-wolves=no", "wolf-setup=standard"), 3, random))
                .isEmpty();
        assertThat(judged(Dusk.hamlet("level=custom", "tiles=fox@e1", "wolf-setup=standard"), 3, random))
                .isEmpty();
        assertThat(judged(Dusk.setup("wolf-setup=standard"), 3, random)).isEmpty();
    }

    private static Optional<Judgement> judged(Setup setup, int sheep, RandomGenerator random) {
        return Oracle.of(Dusk.random(setup, sheep, setup.number("nightfall"), random));
    }

    @Test
    void whereWolvesAreChosenBothPathsArePrepared() {
        Path file = other.resolve("both.endgames");
        Endgames.prepare(Dusk.hamlet("nightfall=70"), 1, _ -> {}, file);
        assertThat(EndgameFile.contents(file).parts()).hasSize(2).doesNotHaveDuplicates();
        assertThat(EndgameFile.contents(file()).parts()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.001, 0.01, 0.3, 0.7, 0.999, 1})
    void aDamagedFileIsRefused(double place) throws IOException {
        byte[] bytes = Files.readAllBytes(file());
        bytes[(int) (place * (bytes.length - 1))] ^= 0x10;
        assertRefused(bytes, "prepare it again");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.0001, 0.5, 0.9999})
    void anIncompleteFileIsRefused(double share) throws IOException {
        byte[] bytes = Files.readAllBytes(file());
        assertRefused(Arrays.copyOf(bytes, (int) (share * bytes.length)), "the file is damaged or incomplete");
    }

    @Test
    void aFileOfAnotherKindIsRefused() throws IOException {
        assertRefused(
                "The sheep are all at home.".getBytes(StandardCharsets.UTF_8), "this is no file of prepared endgames");
    }

    @Test
    void aFileOfAnotherFormatIsRefused() throws IOException {
        byte[] bytes = Files.readAllBytes(file());
        bytes[Long.BYTES + Integer.BYTES - 1] = 7;
        assertRefused(bytes, "the file has format 7");
    }

    @Test
    void aFileForOtherRulesIsRefused() throws IOException {
        assertRefused(new Contents("0.3", 3, 3, 70, 4, List.of()).toBytes(), "version 0.3 of the rules");
    }

    private void assertRefused(byte[] bytes, String reason) throws IOException {
        Path bad = Files.write(other.resolve("bad.endgames"), bytes);
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> EndgameFile.open(bad))
                .satisfies(fault -> assertThat(fault.place()).isEqualTo(bad.toString()))
                .withMessageContaining(reason);
    }

    @Test
    void aNewFileTakesThePlaceOfADamagedOne() throws IOException {
        Path file = Files.writeString(other.resolve("hamlet.endgames"), "oops");
        System.setProperty(FOLDER, other.toString());
        assertThat(judged(SETUP, 3, new SeededRandom(13))).isEmpty();
        Files.copy(file(), file, StandardCopyOption.REPLACE_EXISTING);
        assertThat(judged(SETUP, 3, new SeededRandom(13))).isPresent();
    }

    @Test
    void whatCannotBePreparedIsSaidAtOnce() {
        Path file = other.resolve("x.endgames");
        assertFault(() -> Endgames.prepare(SETUP, 4, _ -> {}, file), "sheep");
        assertFault(() -> Endgames.prepare(SETUP, 0, _ -> {}, file), "sheep");
        assertFault(() -> Endgames.prepare(Dusk.setup("level=random:2"), 3, _ -> {}, file), "options.level");
        assertFault(() -> Endgames.prepare(SETUP, 1, _ -> {}, other), other.toString());
        assertFault(
                () -> Endgames.prepare(SETUP, 1, _ -> {}, file().resolve("below")),
                file().resolve("below").toString());
        assertThat(other).isEmptyDirectory();
    }

    private static void assertFault(ThrowingCallable attempt, String place) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(attempt)
                .satisfies(fault -> assertThat(fault.place()).isEqualTo(place))
                .satisfies(fault -> assertThat(fault.sentence()).isNotBlank());
    }

    @Test
    void filesLieInTheFolderOfTheUser() {
        assertThat(Endgames.fileFor(SETUP, 3).getParent()).isEqualTo(prepared);
        assertThat(Endgames.fileFor(SETUP, 3).toString()).endsWith(".endgames");
        System.clearProperty(FOLDER);
        String named = System.getenv().getOrDefault("SHEEPFOLD_ORACLES", "");
        Path expected =
                named.isEmpty() ? Path.of(System.getProperty("user.home"), ".sheepfold", "oracles") : Path.of(named);
        assertThat(EndgameFolder.ofUser().place()).isEqualTo(expected);
    }
}
