package sheepfold.games.sheephop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Language;
import sheepfold.engine.Match;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Sentence;
import sheepfold.engine.Turn;

/** Whatever is said can be said in another language, and names what it speaks of. */
class SentencesTest {
    private static final Pattern HOLES = Pattern.compile("\\{\\w+}|[^{]+");

    /** Puts signs of its own in the place of every word; what is the same in every language it leaves out. */
    private static final Language PSEUDO = new Language() {
        @Override
        public String template(String english) {
            return HOLES.matcher(english)
                    .results()
                    .map(MatchResult::group)
                    .map(part -> part.startsWith("{") ? part : part.replaceAll("\\p{Alpha}", "ж"))
                    .collect(Collectors.joining());
        }

        @Override
        public String sign(String sign) {
            return "";
        }
    };

    @ParameterizedTest
    @ValueSource(
            strings = {"level=L7", "level=L8;patou-timing=at-once", "level=random:3;nightfall=70", "level=L3;flock=6"})
    void everySentenceComesFromATemplate(String options) {
        for (int seed = 0; seed < 4; seed++) {
            assertThat(sentencesOf(options.split(";"), new SeededRandom(seed)))
                    .hasSizeGreaterThan(100)
                    .allSatisfy(sentence -> assertThat(sentence.in(PSEUDO)).doesNotContainPattern("\\p{Alpha}"));
        }
    }

    private static List<Sentence> sentencesOf(String[] options, SeededRandom random) {
        List<Sentence> said = new ArrayList<>();
        Match<Hillside, SheepHopMove> match = new Match<>(Evening.GAME, Evening.setup(options), Optional.empty());
        List<String> tried = new ArrayList<>(List.of("stop", "xe2", "roll T", "wolf L e3", "tile fox@e2", "tile mole"));
        while (!match.position().turn().isOver()) {
            Hillside hillside = match.position();
            if (hillside.turn() instanceof Turn.Players) {
                said.add(hillside.decision(hillside.seat()).task());
            }
            List<String> legal = Played.legal(match);
            String move = Played.lively(legal, random);
            tried.add(move);
            String attempt = tried.get(random.nextInt(tried.size()));
            Evening.GAME.notation().read(hillside, attempt).ifPresent(other -> {
                said.add(Evening.GAME.notation().words(hillside, other));
                hillside.whyNot(hillside.seat(), other).map(Refusal::sentence).ifPresent(said::add);
            });
            SheepHopMove chosen = Evening.GAME.notation().read(hillside, move).orElseThrow();
            said.add(Evening.GAME.notation().words(hillside, chosen));
            match.play(hillside.turn().isChance() ? Seats.CHANCE : hillside.seat(), chosen)
                    .told()
                    .forEach(told -> said.add(told.event().text()));
        }
        said.add(match.position().result().reason());
        return said;
    }

    @Test
    void sentencesNameWhatTheySpeakOf() {
        Hillside hillside = Evening.drawn("""
                        ....L....
                        .TC......
                        .......B.
                        """).play("roll T").position();
        SheepHopMove hop = Evening.GAME.notation().read(hillside, "T b2xd2").orElseThrow();
        assertThat(Evening.GAME.notation().words(hillside, hop).marked())
                .isEqualTo("⟦sheep:T|Triangle⟧ on ⟦space:b2|b2⟧ hops over the ⟦sheep:C|circle⟧ on ⟦space:c2|c2⟧"
                        + " to ⟦space:d2|d2⟧");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "roll T | MOVE | Move a triangle sheep, or tap a wolf to see where it goes.",
                "roll * | MOVE | Move any sheep.",
                "roll S | MOVE | No square sheep can go: move any sheep.",
                "roll T; T b2xd2 | CHAIN | Hop on, or be done.",
                "roll C; C c2xe2 | EXTRA | The Patou barks: now move the other circle sheep."
            })
    void aDecisionSaysWhatToDo(String moves, Hillside.Phase kind, String task) {
        Hillside hillside = Evening.drawn("""
                        C...L....
                        .TCpC....
                        ...C...B.
                        """.replace(".TCpC", moves.contains("T b2") ? ".TC.C" : ".TCp."))
                .play(moves.split("; "))
                .position();
        assertThat(hillside.decision(0).kind()).isEqualTo(kind);
        assertThat(hillside.decision(0).task()).hasToString(task);
    }

    @Test
    void wolvesArePlacedInTheirOrder() {
        Hillside hillside = Evening.start().play("meadow TCS/SCT/CTS").position();
        assertThat(hillside.decision(0).task()).hasToString("Place the Little Wolf on one of the two trails.");
        assertThat(Evening.start().play("meadow TCS/SCT/CTS", "wolf L e3").position().decision(0).task())
                .hasToString("Place the Big Bad Wolf on the other trail.");
    }
}
