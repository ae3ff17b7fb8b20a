package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TurnTest {
    @Test
    void turnsAreShared() {
        assertThat(Turn.of(2)).isSameAs(Turn.any(Seats.of(2)));
        assertThat(Turn.all(Seats.of(0, 1), Seats.of(1))).isSameAs(Turn.all(Seats.of(0, 1), Seats.of(1)));
    }

    @Test
    void anyOfTheSeatsMayMoveAndAllAreCalledLoudly() {
        assertThat(Turn.any(Seats.of(1, 3))).isEqualTo(new Turn.Players(Turn.Mode.ANY, Seats.of(1, 3), Seats.of(1, 3)));
    }

    @Test
    void nobodyIsCalledLoudlyWhoIsNotAsked() {
        assertThat(Turn.all(Seats.of(0, 1), Seats.of(1, 2)))
                .isEqualTo(new Turn.Players(Turn.Mode.ALL, Seats.of(0, 1), Seats.of(1)));
    }

    @Test
    void aTurnAsksThoseWhoDecide() {
        assertThat(Turn.of(1).asks(1)).isTrue();
        assertThat(Turn.of(1).asks(0)).isFalse();
        assertThat(Turn.of(1).asks(Seats.CHANCE)).isFalse();
        assertThat(Turn.of(1).asks(33)).isFalse();
        assertThat(Turn.CHANCE.asks(Seats.CHANCE)).isTrue();
        assertThat(Turn.CHANCE.asks(0)).isFalse();
        assertThat(Turn.OVER.asks(Seats.CHANCE)).isFalse();
        assertThat(Turn.OVER.isOver()).isTrue();
        assertThat(Turn.CHANCE.isChance()).isTrue();
        assertThat(Turn.CHANCE.isOver()).isFalse();
    }
}
