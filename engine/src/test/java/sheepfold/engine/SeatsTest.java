package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeatsTest {
    @Test
    void aSetHasTheSeatsItWasGiven() {
        Seats seats = Seats.of(0, 2, 7);
        assertThat(seats.list()).containsExactly(0, 2, 7);
        assertThat(seats.count()).isEqualTo(3);
        assertThat(seats.lowest()).isZero();
        assertThat(seats.nth(0)).isZero();
        assertThat(seats.nth(1)).isEqualTo(2);
        assertThat(seats.nth(2)).isEqualTo(7);
        assertThat(seats).hasToString("[0, 2, 7]");
    }

    @Test
    void setsDoNotChange() {
        Seats seats = Seats.first(3);
        assertThat(seats.without(1)).isEqualTo(Seats.of(0, 2));
        assertThat(seats.with(5)).isEqualTo(Seats.of(0, 1, 2, 5));
        assertThat(seats.without(6)).isEqualTo(seats);
        assertThat(seats).isEqualTo(Seats.of(0, 1, 2));
        assertThat(Seats.of()).isEqualTo(Seats.NONE);
        assertThat(Seats.NONE.isEmpty()).isTrue();
        assertThat(Seats.first(Seats.MOST).count()).isEqualTo(Seats.MOST);
    }

    @Test
    void whatIsNoSeatIsInNoSet() {
        Seats all = Seats.first(Seats.MOST);
        assertThat(all.contains(Seats.CHANCE)).isFalse();
        assertThat(all.contains(Seats.SPECTATOR)).isFalse();
        assertThat(all.contains(Seats.MOST)).isFalse();
        assertThat(all.contains(32)).isFalse();
    }

    @Test
    void audiencesIncludeThoseTheyName() {
        assertThat(Audience.EVERYONE.includes(0)).isTrue();
        assertThat(Audience.EVERYONE.includes(Seats.SPECTATOR)).isTrue();
        assertThat(Audience.only(Seats.of(1)).includes(1)).isTrue();
        assertThat(Audience.only(Seats.of(1)).includes(0)).isFalse();
        assertThat(Audience.only(Seats.of(1)).includes(Seats.SPECTATOR)).isFalse();
        assertThat(Audience.everyoneBut(1).includes(1)).isFalse();
        assertThat(Audience.everyoneBut(1).includes(Seats.SPECTATOR)).isTrue();
    }
}
