package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.kit.game.Hush;

class GameRecordTest {
    /** A whole game, written by hand. */
    private static final String RECORD = """
            game: kit
            rules: 1
            seats: 2
            options: ending=together; rounds=1
            date: 2026-11-15
            result: win 0,1; scores 6,6; All flocks have passed the wolf.

            deal lamb
            deal hush ; a lucky start
            deal ewe
            deal ram

            ; the shepherds say nothing
            0: done
            done
            1: lay ewe
            lay lamb
            ~ ; nobody hushes
            keep
            """;

    private static final String SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

    private static Match<?, ?> replay(String record) {
        return GameRecord.parse(record).replay(new Hush());
    }

    private static void fault(String record, String line) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> replay(record))
                .satisfies(fault -> assertThat(fault.line()).startsWith(line));
    }

    @Test
    void aRecordIsReplayed() {
        Match<?, ?> match = replay(RECORD);
        assertThat(match.length()).isEqualTo(11);
        assertThat(match.position().result().winners()).containsExactly(0, 1);
        assertThat(match.setup().option("rounds")).isEqualTo("1");
    }

    @Test
    void commentsBelongToTheirLines() {
        GameRecord record = GameRecord.parse(RECORD);
        assertThat(record.lines().get(1)).isEqualTo(new GameRecord.Line(9, "deal hush", "a lucky start"));
        assertThat(record.lines().get(4)).isEqualTo(new GameRecord.Line(14, "0: done", ""));
        assertThat(record.header()).containsEntry("date", "2026-11-15");
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        Match<?, ?> match = replay(RECORD);
        String written = GameRecord.of(match, Map.of("date", "today")).format();
        assertThat(written).startsWith("""
                game: kit
                rules: 1
                seats: 2
                options: ending=together; rounds=1
                date: today
                result: win 0,1; scores 6,6; All flocks have passed the wolf.

                deal lamb
                """);
        assertThat(GameRecord.of(replay(written), Map.of("date", "today")).format())
                .isEqualTo(written);
    }

    @Test
    void linesMayEndAsWindowsEndsThem() {
        assertThat(replay(RECORD.replace("\n", "\r\n")).length()).isEqualTo(11);
    }

    @Test
    void anUnfinishedGameHasNoResult() {
        String unfinished = RECORD.replaceAll("result: .*\n", "").replace("keep\n", "");
        Match<?, ?> match = replay(unfinished);
        assertThat(match.length()).isEqualTo(10);
        assertThat(GameRecord.of(match, Map.of()).format()).doesNotContain("result");
    }

    @Test
    void aTruncatedRecordIsToldSo() {
        fault(RECORD.replace("keep\n", ""), "end of the record: the header gives a result, but after 9 moves");
    }

    @Test
    void anIllegalMoveIsNamedWithItsLine() {
        fault(RECORD.replace("1: lay ewe", "1: lay lamb"), "line 16: KI-LAY-01: \"1: lay lamb\": you hold no lamb");
        fault(
                RECORD.replace("deal ewe\n", "deal goat\n"),
                "line 10: \"deal goat\": \"deal goat\" is not a move of Hush");
        fault(RECORD.replace("0: done\ndone", "done\n0: done"), "line 14: \"done\": several seats could mean this");
        fault(RECORD + "keep\n", "line 20: KI-TURN-01: \"keep\": the game is over");
    }

    @Test
    void aWrongResultIsNamed() {
        fault(RECORD.replace("win 0,1", "loss"), "result: the header says \"loss; scores 6,6");
    }

    @Test
    void otherRulesAreTold() {
        fault(
                RECORD.replace("rules: 1", "rules: 0"),
                "rules: this record was made under rules 0 of Hush; here are rules 1");
        assertThat(replay(RECORD.replace("rules: 1\n", "")).length())
                .as("without a version")
                .isEqualTo(11);
    }

    @Test
    void aRecordGoesOnByTheRulesUnderWhichItWasMade() {
        String record = "game: errands\nrules: 1\nseats: 3\n\n0: done\n1: done\n0: call\n";
        Match<?, ?> match = GameRecord.parse(record).replay(new Errands());
        assertThat(match.setup().rules()).isEqualTo("1");
        assertThat(GameRecord.of(match, Map.of()).format()).isEqualTo(record);
        assertThatExceptionOfType(BadInput.class)
                .as("by the rules of today")
                .isThrownBy(() ->
                        GameRecord.parse(record.replace("rules: 1", "rules: 2")).replay(new Errands()));
    }

    /** Earlier versions signed no line while one seat alone was asked, though others could move too. */
    private static List<String> readSigned(String... lines) {
        Match<?, ?> match =
                GameRecord.parse("game: errands\n\n" + String.join("\n", lines)).replay(new Errands());
        return match.played().stream().map(Match.Played::text).toList();
    }

    @Test
    void aLineThatWasNotSignedIsOfTheOnlyOneWhoCouldMeanIt() {
        assertThat(readSigned("0: done", "0: wait", "1: done", "0: done", "call", "1: wait"))
                .containsExactly("0: done", "0: wait", "1: done", "0: done", "call", "1: wait");
        assertThat(readSigned("1: done", "wait", "1: call")).containsExactly("1: done", "1: wait", "1: call");
    }

    @Test
    void aLineThatWasNotSignedIsOfTheOneWithWhomAllReplays() {
        assertThat(readSigned("0: done", "1: done", "wait", "1: call", "0: wait"))
                .as("0 is still done afterwards")
                .containsExactly("0: done", "1: done", "1: wait", "1: call", "0: wait");
    }

    @Test
    void aLineThatCouldBeOfSeveralIsToldWithItsNumber() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> readSigned("0: done", "1: done", "wait", "2: call"))
                .satisfies(e -> assertThat(e.place() + ": " + e.sentence())
                        .isEqualTo("line 5: \"wait\": it does not say who made it: player 1 and player 2 could have,"
                                + " and what follows fits them all"));
    }

    @Test
    void aMaskedRecordIsNotReplayed() {
        fault(RECORD.replace("date:", "masked: yes\ndate:"), "masked: this record is masked");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            seats: 9                      | seats: Hush is for 2 to 4 seats, not 9
            seats: many                   | seats: it is to be a number, not "many"
            seats: 99999999999            | seats: it is to be a number
            options: rounds               | options: options are written id=value; …, not "rounds"
            options: rounds=12            | options.rounds: rounds cannot be "12"
            options: speed=1              | options.speed: Hush has no option speed
            data: {"lamb"                 | data: line 1, column 8: this is not JSON
            data: {"lamb":"many"}         | data: lamb: it is to be a whole number
            position: [                   | position: line 1, column 2: this is not JSON
            position: {"phase":"sleep"}   | phase: it is to be deal, whisper, lay, hush, arrange or over
            """)
    void aBadHeaderIsNamed(String header, String line) {
        fault("game: kit\n" + header + "\n", line);
    }

    @Test
    void theShapeOfARecordIsChecked() {
        fault("game: kit\ndeal lamb\n", "line 2: the header has lines \"key: value\" and ends with an empty line");
        fault("game: kit\nseats: 2\nseats: 3\n", "line 3: seats stands twice in the header");
        fault("seats: 2\n\ndeal lamb\n", "header: this is no record");
        fault("", "header: this is no record");
        assertThat(GameRecord.parse("\n\ngame: kit\n").lines()).isEmpty();
    }

    @Test
    void theGameIsFoundByItsId() {
        assertThat(GameRecord.parse(RECORD).game()).isInstanceOf(Hush.class);
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> GameRecord.parse("game: nothing\n").game())
                .satisfies(
                        fault -> assertThat(fault.line()).startsWith("game: there is no game \"nothing\"; there are "));
    }

    @Test
    void dataAndPositionAreEmbedded() {
        Hush hush = new Hush();
        Setup own = Setup.of(
                hush.info(), 2, Map.of(), Optional.of(Json.parse("{\"lamb\":4,\"ewe\":4,\"ram\":4,\"hush\":4}")));
        Match<?, ?> match = new Match<>(hush, own, Optional.of(hush.positions().example()));
        assertThat(match.play("hush")).isEmpty();
        String written = GameRecord.of(match, Map.of()).format();
        assertThat(written).contains("data: {\"lamb\":4,").contains("position: {\"phase\":\"hush\"");
        Match<?, ?> replayed = replay(written);
        assertThat(replayed.setup()).isEqualTo(own);
        assertThat(GameRecord.of(replayed, Map.of()).format()).isEqualTo(written);
    }

    @Test
    void aRunningRecordLeavesOutWhatItsReaderMayNotKnow() {
        Match<?, ?> match = replay("game: kit\n\ndeal lamb\ndeal hush\ndeal ewe\ndeal ram\n0: show hush to 1\n");
        assertThat(masked(match, 0)).containsExactly("deal lamb", "deal hush", "deal ?", "deal ?", "0: show hush to 1");
        assertThat(masked(match, 1)).containsExactly("deal ?", "deal ?", "deal ewe", "deal ram", "0: show hush to 1");
        assertThat(masked(match, Seats.SPECTATOR))
                .containsExactly("deal ?", "deal ?", "deal ?", "deal ?", "0: show ? to 1");
        assertThat(GameRecord.maskedFor(0, match, Map.of()).masked()).isTrue();
    }

    private static List<String> masked(Match<?, ?> match, int viewer) {
        return GameRecord.maskedFor(viewer, match, Map.of()).lines().stream()
                .map(GameRecord.Line::move)
                .toList();
    }

    /** Deals two cards with the table's secret, as draws 3 and 5. */
    private static GameRecord dealtBy(SecretSeed seed, Map<String, String> header) {
        Match<?, ?> match = new Match<>(new Hush(), Setup.of(new Hush().info(), 2), Optional.empty());
        draw(match, seed, 3);
        draw(match, seed, 5);
        return GameRecord.parse(GameRecord.of(match, header).format());
    }

    private static <P extends Position<P, M>, M extends Move> void draw(
            Match<P, M> match, SecretSeed seed, long number) {
        Moves<M> cards = new Moves<>();
        match.position().legalMoves(Seats.CHANCE, cards);
        match.play(Seats.CHANCE, seed.draw(number, cards), OptionalLong.of(number));
    }

    private static GameRecord committed() {
        SecretSeed seed = SecretSeed.revealed(SEED, List.of());
        return dealtBy(seed, Map.of("commitment", seed.commitment(), "seed", SEED));
    }

    private static void verifyFault(String record, String line) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> GameRecord.parse(record).verify(new Hush()))
                .satisfies(fault -> assertThat(fault.line()).startsWith(line));
    }

    @Test
    void everyDrawOfAFinishedRecordIsVerified() {
        assertThat(committed().verify(new Hush())).isEqualTo(2);
        assertThat(committed().format()).endsWith("deal lamb ; draw 3\ndeal hush ; draw 5\n");
    }

    @Test
    void noncesOfTheSeatsCount() {
        SecretSeed seed = SecretSeed.revealed(SEED, List.of("alice-7", "bob"));
        Map<String, String> header = Map.of("commitment", seed.commitment(), "seed", SEED, "nonces", "alice-7 bob");
        assertThat(dealtBy(seed, header).verify(new Hush())).isEqualTo(2);
        verifyFault(dealtBy(seed, header).format().replace("alice-7", "alice-8"), "move ");
    }

    @Test
    void aTamperedDrawIsNoticed() {
        verifyFault(
                committed().format().replace("deal hush", "deal ram"),
                "move 2 (deal ram): the seed gives \"deal hush\" for draw 5");
        verifyFault(committed().format().replace("draw 3", "draw 0"), "move 1 (deal lamb): the seed gives ");
    }

    @Test
    void drawsNeverGoBackOrMissTheirNumber() {
        verifyFault(committed().format().replace("draw 5", "draw 3"), "move 2 (deal hush): draw 3 comes after draw 3");
        verifyFault(
                committed().format().replace(" ; draw 5", ""),
                "move 2 (deal hush): this chance move does not name its draw");
    }

    @Test
    void theSeedMustMatchItsCommitmentAndBeThere() {
        verifyFault(committed().format().replace("seed: 00", "seed: 01"), "commitment: the seed does not match");
        verifyFault(committed().format().replaceAll("seed: .*\n", ""), "seed: the seed is not revealed yet");
        verifyFault(
                committed().format().replaceAll("commitment: .*\n", ""),
                "header: the record does not name its commitment");
        verifyFault(
                committed().format().replaceAll("seed: .*\n", "seed: 12\n"), "seed: a seed is 64 hexadecimal digits");
    }
}
