package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SentenceTest {
    private static final Ref ANN = Ref.sign("seat", "0", "A");
    private static final Ref BATTERY = Ref.of("card", "battery", "Battery");

    @Test
    void holesAreFilledInTheOrderInWhichTheyAppear() {
        assertThat(Sentence.of("{who} draws {card}; {who} has {n} left.", ANN, BATTERY, 2))
                .hasToString("A draws Battery; A has 2 left.");
    }

    @Test
    void referencesAreMarkedForThoseWhoShowWhatIsMeant() {
        assertThat(Sentence.of("{who} draws {card}.", ANN, BATTERY).marked())
                .isEqualTo("⟦seat:0|A⟧ draws ⟦card:battery|Battery⟧.");
    }

    @Test
    void aNounIsNamedByItsReference() {
        Named ann = () -> ANN;
        assertThat(Sentence.of("{who} draws.", ann)).isEqualTo(Sentence.of("{who} draws.", ANN));
    }

    @Test
    void anotherLanguageHasItsOwnOrderAndItsOwnNames() {
        Language german = Language.of(Map.of("{who} draws {card}.", "{card} zieht {who}.", "Battery", "Batterie"));
        Sentence sentence = Sentence.of("{who} draws {card}.", ANN, BATTERY);
        assertThat(sentence.in(german)).isEqualTo("Batterie zieht A.");
        assertThat(sentence.marked(german)).isEqualTo("⟦card:battery|Batterie⟧ zieht ⟦seat:0|A⟧.");
        assertThat(Sentence.of("Nobody knows this.").in(german)).isEqualTo("Nobody knows this.");
    }

    @Test
    void englishIsNoFilling() {
        assertThatIllegalArgumentException().isThrownBy(() -> Sentence.of("{what} is red", "the sheep"));
        assertThatIllegalArgumentException().isThrownBy(() -> Sentence.of("{what} is {colour}", ANN));
    }

    @Test
    void oneAndSeveralAreSaidDifferently() {
        assertThat(Sentence.counted(1, "one sheep", "{n} sheep")).hasToString("one sheep");
        assertThat(Sentence.counted(0, "one sheep", "{n} sheep")).hasToString("0 sheep");
    }

    @Test
    void thingsAreListed() {
        assertThat(Sentence.list(List.of(ANN))).hasToString("A");
        assertThat(Sentence.list(List.of(ANN, BATTERY, 3))).hasToString("A, Battery and 3");
        assertThat(Sentence.inTurn(List.of(Sentence.of("One."), Sentence.of("Two."))))
                .hasToString("One. Two.");
    }

    @Test
    void whatIsTypedIsNotReadAsATemplate() {
        assertThat(Sentence.of("{text} is no move", Sentence.sign("{text}"))).hasToString("{text} is no move");
    }

    @Test
    void itTellsAllThatItNames() {
        Ref ewe = Ref.of("card", "ewe", "the ewe");
        Ref e4 = Ref.sign("square", "e4");
        Sentence sentence = Sentence.of("{who} goes {way} after {n}", ewe, Sentence.of("to {place}", e4), 3);
        assertThat(sentence.refs()).containsExactly(ewe, e4);
    }
}
