package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.Option.Group;
import sheepfold.engine.Option.Value;
import sheepfold.json.BadInput;

class SetupTest {
    private static final GameInfo GAME = new GameInfo(
            "game",
            "A Game",
            "A game.",
            "1",
            2,
            4,
            3,
            false,
            false,
            List.of(
                    Option.first("pace", "Pace", "How fast.")
                            .value("slow", "Slow", "One by one.")
                            .value(new Value("fast", "Fast", "All at once.", Map.of("rounds", "3"))),
                    Option.number(Group.HOUSE_RULES, "rounds", "Rounds", "How many rounds.", -1, 9, 5),
                    new Option.Text(
                            "level",
                            new Option.Words(Group.FIRST, "Level", "Which level."),
                            Pattern.compile("[a-z]\\d"),
                            "a letter and a digit",
                            "a1",
                            List.of(Value.of("a1", "The first", "Where all begin.")))),
            List.of(Preset.RULEBOOK));

    private static Setup setup(Map<String, String> chosen) {
        return Setup.of(GAME, 2, chosen, Optional.empty());
    }

    @Test
    void optionsHaveTheirDefaults() {
        Setup setup = Setup.of(GAME, 3);
        assertThat(setup.option("pace")).isEqualTo("slow");
        assertThat(setup.number("rounds")).isEqualTo(5);
        assertThat(setup.is("level", "a1")).isTrue();
        assertThat(setup.chosen(GAME)).isEmpty();
    }

    @Test
    void aValueBringsOthersAlongUnlessSomebodySaysOtherwise() {
        assertThat(setup(Map.of("pace", "fast")).number("rounds")).isEqualTo(3);
        assertThat(setup(Map.of("pace", "fast", "rounds", "5")).number("rounds"))
                .isEqualTo(5);
    }

    @Test
    void aValueIsCalledByItsNameIfItHasOne() {
        Option level = GAME.option("level").orElseThrow();
        assertThat(level.label("a1")).isEqualTo("The first");
        assertThat(level.label("b2")).isEqualTo("b2");
    }

    @Test
    void whatDiffersFromTheDefaultsWasChosen() {
        Setup setup = setup(Map.of("rounds", "-1", "pace", "slow", "level", "b2"));
        assertThat(setup.number("rounds")).isEqualTo(-1);
        assertThat(setup.chosen(GAME)).isEqualTo(Map.of("rounds", "-1", "level", "b2"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pace   | swift  | options.pace: pace cannot be "swift": it takes one of slow, fast
            rounds | 10     | options.rounds: rounds cannot be "10": it takes a whole number from -1 to 9
            rounds | 1.5    | options.rounds: rounds cannot be "1.5": it takes a whole number from -1 to 9
            rounds | 99999999999 | options.rounds: rounds cannot be "99999999999": it takes a whole number from -1 to 9
            level  | 11     | options.level: level cannot be "11": it takes a letter and a digit
            speed  | fast   | options.speed: A Game has no option speed; it has pace, rounds, level
            """)
    void aFaultNamesTheOptionAndWhatItTakes(String id, String value, String line) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> setup(Map.of(id, value)))
                .satisfies(fault -> assertThat(fault.line()).isEqualTo(line));
    }

    @Test
    void theNumberOfSeatsHasBounds() {
        for (int seats : new int[] {1, 5, -1}) {
            assertThatExceptionOfType(BadInput.class)
                    .isThrownBy(() -> Setup.of(GAME, seats))
                    .satisfies(fault ->
                            assertThat(fault.line()).isEqualTo("seats: A Game is for 2 to 4 seats, not " + seats));
        }
    }
}
