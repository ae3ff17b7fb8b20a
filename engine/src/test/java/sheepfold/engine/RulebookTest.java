package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import sheepfold.engine.kit.game.Hush;

class RulebookTest {
    private static final Rulebook RULEBOOK = Rulebook.parse("""
            # A game

            Some words about **XX-NONE-01** that are no rule.

            - **XX-MOVE-02** A sheep moves one step
              forward or
              sideways.
            - **XX-MOVE-01** A wolf moves anywhere.

              This paragraph is about something else.
            - **XX-PAGE-01** (page) The board is green.
            - A remark, not a rule.
            - **XX-POW-A** A power.
            """);

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
