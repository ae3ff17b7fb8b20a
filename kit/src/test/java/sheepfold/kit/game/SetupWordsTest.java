package sheepfold.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Option;
import sheepfold.engine.Option.Group;
import sheepfold.engine.Preset;
import sheepfold.kit.SetupWords;

class SetupWordsTest {
    private static GameInfo with(List<Option> options, List<Preset> presets) {
        return new GameInfo("game", "A Game", "A game.", "1", 2, 2, 2, false, false, options, presets);
    }

    private static Option option(String id, String label, String meaning) {
        return Option.number(Group.FIRST, id, label, meaning, 1, 9, 5);
    }

    @Test
    void hushIsInPeoplesWords() {
        assertThat(SetupWords.faults(new Hush())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            flockSize   | How many sheep. | option id is called "flockSize"
            flock-size  | How many sheep. | option id is called "flock-size"
            ''          | How many sheep. | option id is called ""
            Size        | how many        | option id has no sentence: "how many"
            """)
    void anIdIsNoLabelAndAWordIsNoSentence(String label, String meaning, String fault) {
        GameInfo game = with(List.of(option("id", label, meaning)), List.of(Preset.RULEBOOK));
        assertThat(SetupWords.faults(game)).containsExactly(fault);
    }

    @Test
    void labelsAreThereOnce() {
        Option choice = Option.first("pace", "Pace", "How fast.")
                .value("slow", "Steady", "Slowly.")
                .value("fast", "Steady", "Quickly.");
        GameInfo game = with(List.of(choice, option("speed", "Pace", "How fast.")), List.of(Preset.RULEBOOK));
        assertThat(SetupWords.faults(game))
                .containsExactly("two options are called \"Pace\"", "two values of pace are called \"Steady\"");
    }

    @Test
    void thereIsTheRulebook() {
        Preset other = Preset.of("short", "Short", "A short one.");
        assertThat(SetupWords.faults(with(List.of(option("speed", "Pace", "How fast.")), List.of(other))))
                .containsExactly("no preset is the rulebook");
    }

    @Test
    void aPresetIsPlayable() {
        Preset wrong = Preset.of("long", "Long", "A long one.").with("rounds", "99");
        assertThat(SetupWords.faults(new Hush(), List.of(wrong)))
                .hasSize(3)
                .first()
                .asString()
                .startsWith("preset long with 2 seats: options.rounds:");
    }
}
