package sheepfold.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.json.BadInput;

/** The expected numbers were computed by another program in another language from the published description. */
class SecretSeedTest {
    private static final String SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    private static final SecretSeed SECRET = SecretSeed.revealed(SEED, List.of());

    private static long[] tickets(SecretSeed seed, long total, int count) {
        return LongStream.range(0, count)
                .map(number -> seed.ticket(number, total))
                .toArray();
    }

    @Test
    void theCommitmentIsTheHashOfTheSeed() {
        assertThat(SECRET.commitment()).isEqualTo("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
        assertThat(SECRET.reveal()).isEqualTo(SEED);
    }

    @Test
    void drawsFollowFromTheSeedAndTheirNumber() {
        assertThat(tickets(SECRET, 2, 6)).containsExactly(1, 1, 0, 1, 1, 0);
        assertThat(tickets(SECRET, 6, 6)).containsExactly(5, 3, 4, 5, 5, 2);
        assertThat(tickets(SECRET, 22, 6)).containsExactly(21, 21, 20, 5, 15, 4);
        assertThat(tickets(SECRET, 1_000_003, 6)).containsExactly(472087, 270921, 894800, 448300, 272980, 945902);
    }

    @Test
    void numbersAboveTheGreatestMultipleAreRefused() {
        assertThat(tickets(SECRET, (1L << 62) + 12345, 3))
                .containsExactly(2237402504572149207L, 4543360814757317907L, 719667558262275273L);
    }

    @Test
    void whenAllFourNumbersAreRefusedTheNextBlockIsRead() {
        long total = 6917529027641081857L;
        assertThat(SECRET.ticket(1, total)).isEqualTo(6849203823971036548L);
        assertThat(SECRET.ticket(69, total)).isEqualTo(3064502722711880800L);
        assertThat(SECRET.ticket(136, total)).isEqualTo(3978890199939152563L);
    }

    @Test
    void noncesOfTheSeatsChangeTheDrawsButNotTheCommitment() {
        SecretSeed withNonces = SecretSeed.revealed(SEED, List.of("alice-7", "bob"));
        assertThat(tickets(withNonces, 22, 8)).containsExactly(4, 9, 0, 2, 18, 2, 9, 20);
        assertThat(withNonces.commitment()).isEqualTo(SECRET.commitment());
    }

    @Test
    void theTicketFallsOnTheMovesInTheirListedOrder() {
        record Face(int pips) implements Move {}
        Moves<Face> die = new Moves<>();
        for (int pips = 1; pips <= 6; pips++) {
            die.add(new Face(pips));
        }
        assertThat(SECRET.draw(0, die)).isEqualTo(new Face(6));
        assertThat(SECRET.draw(5, die)).isEqualTo(new Face(3));
    }

    @Test
    void aFreshSeedIsLikeNoOther() {
        SecretSeed one = SecretSeed.fresh(List.of());
        assertThat(one.reveal())
                .hasSize(64)
                .isNotEqualTo(SecretSeed.fresh(List.of()).reveal());
        assertThat(SecretSeed.revealed(one.reveal(), List.of()).commitment()).isEqualTo(one.commitment());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "abc", "000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F"})
    void aSeedIs64HexadecimalDigits(String hex) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> SecretSeed.revealed(hex, List.of()))
                .satisfies(fault -> assertThat(fault.place()).isEqualTo("seed"));
    }
}
