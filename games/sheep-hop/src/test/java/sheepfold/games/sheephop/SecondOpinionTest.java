package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sheepfold.engine.Match;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.json.Json;
import sheepfold.kit.Perft;
import tools.jackson.databind.JsonNode;

/** The real rules and the naive ones agree, in whole games and in counts. */
class SecondOpinionTest {
    private static JsonNode boardFile(Setup setup) {
        return Json.resource(SheepHop.class, "boards/" + setup.option("board") + ".json");
    }

    private static NaiveHop naive(Setup setup, Hillside hillside) {
        Map<String, String> chosen = setup.chosen(Evening.GAME.info());
        JsonNode position = Evening.GAME.positions().write(hillside);
        return NaiveHop.of(boardFile(setup), chosen, setup.seats(), position);
    }

    static Stream<List<String>> setups() {
        Stream<List<String>> levels = Stream.iterate(0, level -> level + 1)
                .limit(11)
                .map(level -> List.of("level=L" + level, "seats=" + (1 + level % 4)));
        Stream<List<String>> others = Stream.of(
                List.of("level=L7", "patou-timing=at-once"),
                List.of("level=L1", "patou-timing=at-once", "blocked-colour=any"),
                List.of("level=L9", "hop-wolves=no"),
                List.of("level=random:5", "patou-timing=at-once"),
                List.of("level=random:5", "free-placement=on"),
                List.of("board=ring", "level=random:3"),
                List.of("board=ring", "level=random:5", "patou-timing=at-once", "nightfall=80"),
                List.of("board=ponds", "level=random:2"),
                List.of("flock=6", "level=L8"),
                List.of("flock=3", "level=L10", "nightfall=70"));
        return Stream.concat(levels, others);
    }

    @ParameterizedTest
    @MethodSource("setups")
    void wholeGamesAreTheSame(List<String> options) {
        Setup setup = Evening.setup(options.toArray(String[]::new));
        for (int seed = 0; seed < 8; seed++) {
            SeededRandom random = new SeededRandom(seed);
            Match<Hillside, SheepHopMove> match = setUp(setup, random);
            NaiveHop naive = naive(setup, match.position());
            while (!naive.isOver()) {
                List<String> moves = naive.moves();
                assertThat(Played.legal(match))
                        .as(() -> "after " + Played.lines(match))
                        .containsExactlyInAnyOrderElementsOf(moves);
                String move = Played.lively(moves, random);
                assertThat(match.play(move)).isEmpty();
                naive.play(move);
                assertThat(Evening.GAME.positions().write(match.position()))
                        .as(() -> "after " + Played.lines(match))
                        .isEqualTo(Json.parse(Json.line(naive.described())));
            }
            assertThat(match.position().turn().isOver()).isTrue();
        }
    }

    private static Match<Hillside, SheepHopMove> setUp(Setup setup, SeededRandom random) {
        Match<Hillside, SheepHopMove> match = new Match<>(Evening.GAME, setup, Optional.empty());
        while (match.position().phase().compareTo(Hillside.Phase.ROLL) < 0) {
            List<String> legal = Played.legal(match);
            match.play(legal.get(random.nextInt(legal.size())));
        }
        return match;
    }

    @ParameterizedTest
    @CsvSource({
        "TCS.L.... SCT...... CTS....B., L0, 7, 40566",
        "T.S.L.... .CTp.C... ..T..S.B., L1, 6, 60334",
        "T...L.m.f .C.p.S.rT ...^#..BC, L7, 6, 50275"
    })
    void linesAreCountedTheSame(String board, String level, int depth, long lines) {
        Setup setup = Evening.setup("level=" + level);
        Hillside hillside =
                Evening.drawn(board.replace(' ', '\n'), "level=" + level).position();
        assertThat(Perft.count(hillside, depth))
                .isEqualTo(lines)
                .isEqualTo(naive(setup, hillside).count(depth));
    }
}
