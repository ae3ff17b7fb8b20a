package sheepfold.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.advice.Hint;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.json.Json;

/** Bots in the kit game, where hands are hidden and answers sealed: they are to be fair. */
class HiddenThingsTest {
    private static final Game<?, ?> GAME = Games.named("kit");
    private static final int SEEDS = 4;

    @ParameterizedTest
    @CsvSource({"random", "greedy", "easy", "medium:200"})
    void whileShepherdsWhisperOtherHandsDoNotMatter(String bot) {
        assertSameChoice(bot, """
                {"phase": "whisper", "round": 1, "lead": 0, "noise": 0, "hushed": 0, "seats": [
                  {"hand": ["lamb", "hush"], "row": []},
                  {"hand": ["ram", "ram"], "row": []}]}
                """, """
                {"phase": "whisper", "round": 1, "lead": 0, "noise": 0, "hushed": 0, "seats": [
                  {"hand": ["lamb", "hush"], "row": []},
                  {"hand": ["hush", "ewe"], "row": []}]}
                """);
    }

    @ParameterizedTest
    @CsvSource({"random", "greedy", "easy", "medium:200"})
    void whenCardsAreLaidOtherHandsAndAnswersDoNotMatter(String bot) {
        assertSameChoice(bot, """
                {"phase": "lay", "round": 2, "lead": 1, "noise": 3, "hushed": 0, "seats": [
                  {"hand": ["ram", "lamb"], "row": ["ewe"]},
                  {"hand": ["ram", "ewe"], "row": ["lamb"], "answer": "lay ram"}]}
                """, """
                {"phase": "lay", "round": 2, "lead": 1, "noise": 3, "hushed": 0, "seats": [
                  {"hand": ["ram", "lamb"], "row": ["ewe"]},
                  {"hand": ["lamb", "hush"], "row": ["lamb"], "answer": "lay hush"}]}
                """);
    }

    @ParameterizedTest
    @CsvSource({"random", "greedy", "easy", "medium:200"})
    void inTheReactionWindowOtherHandsAndAnswersDoNotMatter(String bot) {
        assertSameChoice(bot, """
                {"phase": "hush", "round": 2, "lead": 1, "noise": 3, "hushed": 0, "seats": [
                  {"hand": ["hush"], "row": ["lamb"], "laid": "ram"},
                  {"hand": ["hush"], "row": ["ewe"], "laid": "ewe", "answer": "hush"}]}
                """, """
                {"phase": "hush", "round": 2, "lead": 1, "noise": 3, "hushed": 0, "seats": [
                  {"hand": ["hush"], "row": ["lamb"], "laid": "ram"},
                  {"hand": ["ewe"], "row": ["ewe"], "laid": "ewe", "answer": "pass"}]}
                """);
    }

    private static void assertSameChoice(String bot, String position, String asItMightAlsoBe) {
        assertSameChoice(GAME, Bots.named(bot), position, asItMightAlsoBe);
    }

    private static <P extends Position<P, M>, M extends Move> void assertSameChoice(
            Game<P, M> game, Bot bot, String position, String asItMightAlsoBe) {
        Observation<P, M> seen = seenBySeat0(game, position);
        Observation<P, M> other = seenBySeat0(game, asItMightAlsoBe);
        assertThat(seen.view()).as("what seat 0 sees").isEqualTo(other.view());
        for (int seed = 0; seed < SEEDS; seed++) {
            Hint<M> choice = bot.choose(seen, new SeededRandom(seed));
            assertThat(bot.choose(other, new SeededRandom(seed))).isEqualTo(choice);
        }
    }

    private static <P extends Position<P, M>, M extends Move> Observation<P, M> seenBySeat0(
            Game<P, M> game, String position) {
        P read = game.positions().read(Setup.of(game.info(), 2), Json.parse(position));
        return new Observation<>(game, read, 0);
    }

    @Test
    void lookingAheadHelpsWhereThingsAreHidden() {
        Duel.Score score = Duel.between("medium:100", "random").over(30, GAME);
        assertThat(score.first()).isGreaterThan(score.second() + 6);
    }

    @Test
    void aShownCardDoesMatter() {
        assertThat(worth(GAME, "[\"hush\"]", "{\"hush\": [0]}"))
                .as("a rival who is known to hold the hush will use it")
                .isNotEqualTo(worth(GAME, "[\"ewe\"]", "{\"ewe\": [0]}"));
    }

    private static <P extends Position<P, M>, M extends Move> double worth(Game<P, M> game, String hand, String shown) {
        Observation<P, M> seen = seenBySeat0(game, """
                {"phase": "hush", "round": 2, "lead": 1, "noise": 5, "hushed": 0, "seats": [
                  {"hand": ["hush"], "row": ["lamb"], "laid": "ram"},
                  {"hand": %s, "row": ["ewe"], "shown": %s, "laid": "ram"}]}
                """.formatted(hand, shown));
        return Bots.named("medium").choose(seen, new SeededRandom(1)).value();
    }
}
