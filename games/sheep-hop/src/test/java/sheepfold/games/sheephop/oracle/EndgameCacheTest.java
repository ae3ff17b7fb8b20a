package sheepfold.games.sheephop.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.games.sheephop.Hillside;

class EndgameCacheTest {
    private static final long MEGABYTE = 1 << 20;

    /** Endgames of several kinds, each of which needs a table of its own. */
    private static List<Hillside> questions(int rolls) {
        SeededRandom random = new SeededRandom(3);
        return Stream.of("level=L0", "level=L3", "level=L7", "board=ponds")
                .map(Dusk::setup)
                .flatMap(setup -> Stream.of(1, 2).map(sheep -> Dusk.random(setup, sheep, rolls, random)))
                .toList();
    }

    @Test
    void itForgetsWhatWasNotAskedForLately() {
        EndgameCache cache = new EndgameCache(20 * MEGABYTE);
        List<Prospect> first = new ArrayList<>();
        for (Hillside question : questions(5)) {
            first.add(cache.prospect(question).orElseThrow());
            assertThat(cache.bytes()).isBetween(1L, 20 * MEGABYTE);
        }
        List<Prospect> again = questions(5).stream()
                .map(question -> cache.prospect(question).orElseThrow())
                .toList();
        assertThat(again).isEqualTo(first);
    }

    @Test
    void itTakesNoMoreMemoryThanItSays() {
        EndgameCache cache = new EndgameCache(40 * MEGABYTE);
        long before = usedMemory();
        Setup setup = Dusk.setup();
        Hillside sheep = Dusk.drawn(240, "", """
                ....L....
                .T.....C.
                .......B.
                """);
        for (int saved : new int[] {0, 3, 4}) {
            assertThat(cache.prospect(Dusk.varied(setup, sheep, 240, saved))).isPresent();
        }
        long grown = usedMemory() - before;
        assertThat(cache.bytes()).isBetween(20 * MEGABYTE, 40 * MEGABYTE);
        assertThat(grown).isLessThan(cache.bytes() + 8 * MEGABYTE);
    }

    @SuppressWarnings("SystemGc") // what is no longer used is not to be counted
    private static long usedMemory() {
        Runtime runtime = Runtime.getRuntime();
        System.gc();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    @Test
    void itAnswersNothingWhereItHasNoRoom() {
        Hillside question = questions(5).getFirst();
        assertThat(new EndgameCache(MEGABYTE / 10).prospect(question)).isEmpty();
    }

    @Test
    void manyMayAskAtOnce() throws Exception {
        List<Hillside> questions = questions(12);
        EndgameCache quiet = new EndgameCache(40 * MEGABYTE);
        List<Prospect> expected = questions.stream()
                .map(question -> quiet.prospect(question).orElseThrow())
                .toList();
        EndgameCache busy = new EndgameCache(20 * MEGABYTE);
        try (ExecutorService people = Executors.newFixedThreadPool(4)) {
            List<Future<List<Prospect>>> answers = Stream.generate(() -> people.submit(() -> questions.stream()
                            .map(question -> busy.prospect(question).orElseThrow())
                            .toList()))
                    .limit(4)
                    .toList();
            for (Future<List<Prospect>> answer : answers) {
                assertThat(answer.get()).isEqualTo(expected);
            }
        }
    }

    @Test
    void nobodyWaitsForAnotherQuestionWhoseTablesAreThere() {
        EndgameCache cache = new EndgameCache(40 * MEGABYTE);
        Hillside one = questions(12).getFirst();
        Hillside other = questions(5).getFirst();
        Prospect expected = cache.prospect(other).orElseThrow();
        cache.prospect(one);
        try (ExecutorService somebodyElse = Executors.newSingleThreadExecutor()) {
            Optional<Prospect> answer = cache.ask(seer -> {
                seer.prospect(one);
                return promptly(somebodyElse.submit(() -> cache.prospect(other)));
            });
            assertThat(answer).contains(expected);
        }
    }

    private static <T> T promptly(Future<T> answer) {
        try {
            return answer.get(30, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new AssertionError("the other question waits", e);
        }
    }
}
