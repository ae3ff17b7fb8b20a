package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WhyTest {
    @Test
    void whoAsksHearsTheRuleAndASentence() {
        Why why = Why.asked();
        assertThat(why.not("X-01", "there is no {n}", 7)).isFalse();
        assertThat(why.refusal()).contains(Refusal.of("X-01", "there is no {n}", 7));
    }

    @Test
    void whoOnlyListsHearsNothing() {
        assertThat(Why.UNASKED.not("X-01", "no")).isFalse();
        assertThat(Why.UNASKED.refusal()).isEmpty();
    }
}
