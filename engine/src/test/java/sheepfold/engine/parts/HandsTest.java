package sheepfold.engine.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sheepfold.engine.SeededRandom;

class HandsTest {
    private enum Card implements Kind {
        POW,
        VELCRO,
        CREAM,
        /** Lies on the table as soon as it is drawn, so no hand holds it. */
        WOOL
    }

    private static final List<Card> ALL = List.of(Card.values());
    private static final List<Card> HIDEABLE = List.of(Card.POW, Card.VELCRO, Card.CREAM);

    private final Hands<Card> hands = new Hands<>(3, ALL, HIDEABLE);
    private final Bag<Card> deck = new Bag<>(ALL);

    HandsTest() {
        hands.addHidden(0, Card.VELCRO);
        hands.addKnown(1, Card.POW);
        hands.addHidden(1, Card.VELCRO);
        hands.addHidden(2, Card.CREAM);
        deck.add(Card.CREAM, 2);
        deck.add(Card.WOOL, 5);
    }

    @Test
    void whatIsKnownIsHeldToo() {
        assertThat(hands.of(1).pieces()).containsExactly(Card.POW, Card.VELCRO);
        assertThat(hands.known(1).pieces()).containsExactly(Card.POW);
    }

    @Test
    void whoeverPlaysOneOfAKindMayHavePlayedTheKnownOne() {
        hands.addHidden(1, Card.POW);
        hands.remove(1, Card.POW);
        assertThat(hands.of(1).pieces()).containsExactly(Card.POW, Card.VELCRO);
        assertThat(hands.known(1).isEmpty()).isTrue();
        hands.remove(1, Card.POW);
        assertThat(hands.of(1).pieces()).containsExactly(Card.VELCRO);
    }

    @Test
    void nobodySeesTheHandsOfOthersNorTheDeck() {
        assertThat(hands.unseen(0, deck).pieces()).containsExactly(Card.VELCRO, Card.CREAM, Card.CREAM, Card.CREAM);
        assertThat(hands.unseen(1, deck).pieces()).containsExactly(Card.VELCRO, Card.CREAM, Card.CREAM, Card.CREAM);
        assertThat(hands.unseen(2, deck).pieces()).containsExactly(Card.VELCRO, Card.VELCRO, Card.CREAM, Card.CREAM);
    }

    @Test
    void aGuessKeepsOnesOwnHandWhatIsKnownAndHowManyCardsLieWhere() {
        Set<Card> ofTheThird = EnumSet.noneOf(Card.class);
        Set<Card> restOfTheSecond = EnumSet.noneOf(Card.class);
        SeededRandom random = new SeededRandom(5);
        for (int i = 0; i < 200; i++) {
            Hands<Card> guess = new Hands<>(3, ALL, HIDEABLE);
            guess.copyFrom(hands);
            Bag<Card> guessedDeck = deck.copy();
            guess.dealUnseen(0, guessedDeck, random);
            assertThat(guess.of(0).pieces()).containsExactly(Card.VELCRO);
            assertThat(guess.of(1).pieces()).hasSize(2).contains(Card.POW);
            assertThat(guess.of(2).pieces()).hasSize(1);
            assertThat(guessedDeck.size()).isEqualTo(7);
            assertThat(guessedDeck.count(Card.WOOL)).isEqualTo(5);
            assertThat(guess.unseen(0, guessedDeck).pieces())
                    .isEqualTo(hands.unseen(0, deck).pieces());
            ofTheThird.addAll(guess.of(2).kinds());
            guess.remove(1, Card.POW);
            restOfTheSecond.addAll(guess.of(1).kinds());
        }
        assertThat(ofTheThird).containsExactly(Card.VELCRO, Card.CREAM);
        assertThat(restOfTheSecond).containsExactly(Card.VELCRO, Card.CREAM);
    }

    @Test
    void anEmptiedHandIsForgotten() {
        hands.clear(1);
        assertThat(hands.of(1).isEmpty()).isTrue();
        assertThat(hands.known(1).isEmpty()).isTrue();
    }
}
