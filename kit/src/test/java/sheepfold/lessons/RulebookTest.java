package sheepfold.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.kit.game.Hush;

class RulebookTest {
    private static final Rulebook RULEBOOK = Rulebook.parse("""
            # A game

            | | |
            |---|---|
            | time | about 5 minutes |

            Some words about **XX-NONE-01** that are no rule.

            - **XX-MOVE-02** A sheep moves one step
              forward or
              sideways.
            - **XX-MOVE-01** A wolf moves anywhere.

              This paragraph is about something else.
            - **XX-PAGE-01** (page) The board is green.
            - A remark, not a rule.
            - **XX-POW-A** A power.

            | time | of the wolf |
            """);

    @Test
    void itBeginsWithFactsAboutTheGame() {
        assertThat(RULEBOOK.fact("time")).isEqualTo("about 5 minutes");
        assertThat(RULEBOOK.fact("weight")).isEmpty();
    }

    @Test
    void rulesAreListItemsThatBeginWithTheirId() {
        assertThat(RULEBOOK.ids()).containsExactly("XX-MOVE-02", "XX-MOVE-01", "XX-PAGE-01", "XX-POW-A");
    }

    @Test
    void aRuleGoesOnInTheLinesBelow() {
        assertThat(RULEBOOK.rule("XX-MOVE-02")).contains("A sheep moves one step forward or sideways.");
        assertThat(RULEBOOK.rule("XX-MOVE-01")).contains("A wolf moves anywhere.");
        assertThat(RULEBOOK.rule("XX-NONE-01")).isEmpty();
    }

    @Test
    void rulesAboutThePageAreMarked() {
        assertThat(RULEBOOK.aboutThePage()).containsExactly("XX-PAGE-01");
        assertThat(RULEBOOK.rule("XX-PAGE-01")).contains("The board is green.");
    }

    @Test
    void anExampleIsNoPartOfItsRule() {
        Rulebook rulebook = Rulebook.parse("""
                A goal.

                ```position
                {"board": []}
                ```
                *The table.*

                - **XX-MOVE-01** A sheep moves
                  ```position
                  seats: 3
                  options: first=wolf turn=left
                  seat: 1
                  move: go a 1
                  light: square:a1 square:b2
                  {
                    "board": ["a: b"]
                  }
                  ```
                  *It may go
                  anywhere.*
                  one step.

                ```position
                after: go a 1; 1: go b 2
                ```
                *The table again.*
                """);
        assertThat(rulebook.rule("XX-MOVE-01")).contains("A sheep moves one step.");
        assertThat(rulebook.examples())
                .containsExactly(
                        new Example(
                                Optional.empty(),
                                Optional.empty(),
                                Map.of(),
                                List.of(),
                                0,
                                Optional.empty(),
                                List.of(),
                                "The table.",
                                Json.parse("{\"board\": []}")),
                        new Example(
                                Optional.of("XX-MOVE-01"),
                                Optional.of(3),
                                Map.of("first", "wolf", "turn", "left"),
                                List.of(),
                                1,
                                Optional.of("go a 1"),
                                List.of("square:a1", "square:b2"),
                                "It may go anywhere.",
                                Json.parse("{\"board\": [\"a: b\"]}")),
                        new Example(
                                Optional.empty(),
                                Optional.empty(),
                                Map.of(),
                                List.of("go a 1", "1: go b 2"),
                                0,
                                Optional.empty(),
                                List.of(),
                                "The table again.",
                                Json.parse("{\"board\": []}")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "```position\n{}",
                "```position\nseat: 1\n```\n*No position.*",
                "```position\n{}\n```\nNo caption.*",
                "```position\n{\n```\n*No JSON.*",
                "```position\nseats: many\n{}\n```\n*No number.*",
                "```position\ncolour: red\n{}\n```\n*No such key.*",
                "```position\noptions: first\n{}\n```\n*No value.*"
            })
    void whatIsNoExampleIsRefused(String markdown) {
        assertThatExceptionOfType(BadInput.class).isThrownBy(() -> Rulebook.parse(markdown));
    }

    @Test
    void noIdStandsTwice() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Rulebook.parse("- **XX-A-01** Once.\n- **XX-A-01** Twice.\n"))
                .withMessage("XX-A-01 stands there twice");
    }

    @Test
    void aRulebookLiesBesideItsGame() {
        assertThat(Rulebook.of(new Hush()).ids()).contains("KI-DECK-01", "KI-PAGE-01");
    }
}
