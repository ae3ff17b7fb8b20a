package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class UndoTest {
    private static final Set<String> TABLE = Set.of("ann", "bob", "cy");

    private static Undo.Step by(String person) {
        return new Undo.Step(person, false, false);
    }

    private static final Undo.Step BOT = by("");
    private static final Undo.Step CHANCE = new Undo.Step("", true, false);
    private static final Undo.Step REVEALING = new Undo.Step("ann", false, true);

    private static Undo.Verdict undo(Undo.Step... tail) {
        return Undo.of(List.of(tail), "ann", TABLE, false);
    }

    @Test
    void ownMovesAndThoseOfBotsAreFree() {
        assertThat(undo(by("ann")).free()).isTrue();
        assertThat(undo(by("ann"), BOT, by("ann")).free()).isTrue();
        assertThat(undo(by("ann")).reason()).isEqualTo("nobody else acted since");
    }

    @Test
    void theOwnersOfOtherMovesAreAsked() {
        assertThat(undo(by("ann"), by("bob")).ask()).containsExactly("bob");
        assertThat(undo(by("ann"), by("bob"), by("cy"), by("bob")).ask()).containsExactlyInAnyOrder("bob", "cy");
        assertThat(undo(by("ann"), by("bob")).reason()).isEqualTo("others acted since");
    }

    @Test
    void afterADrawEverybodyIsAsked() {
        assertThat(undo(by("ann"), CHANCE).ask()).containsExactlyInAnyOrder("bob", "cy");
        assertThat(undo(by("ann"), CHANCE).reason()).isEqualTo("chance was drawn since");
    }

    @Test
    void afterARevealEverybodyIsAsked() {
        assertThat(undo(REVEALING).ask()).containsExactlyInAnyOrder("bob", "cy");
        assertThat(undo(REVEALING).reason()).isEqualTo("something was revealed since");
    }

    @Test
    void aloneAtTheTableNobodyNeedsToBeAsked() {
        assertThat(Undo.of(List.of(by("ann"), CHANCE), "ann", Set.of("ann"), false)
                        .free())
                .isTrue();
    }

    @Test
    void trainingTablesAlwaysAllowIt() {
        assertThat(Undo.of(List.of(by("bob"), CHANCE, REVEALING), "ann", TABLE, true)
                        .free())
                .isTrue();
    }
}
