package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sheepfold.engine.SeededRandom;
import tools.jackson.databind.JsonNode;

/**
 * People who act at the same time, each by what they saw last, do not get in each other's way: nobody is refused a move that is
 * legal in the position in which it is refused. {@code -Dsheepfold.all-at-once=60} goes on for a minute.
 */
class AllAtOnceTest {
    private static final Duration TIME = Duration.ofSeconds(Integer.getInteger("sheepfold.all-at-once", 3));
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final int MOST_GAMES = 30;
    private static final int MOST_PAUSE_MILLIS = 12;

    private static TestServer server;

    private final AtomicInteger moves = new AtomicInteger();
    private final AtomicInteger overtaken = new AtomicInteger();
    private final AtomicInteger late = new AtomicInteger();
    private final Queue<String> needless = new ConcurrentLinkedQueue<>();

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource({"6, trust", "6, ask", "3, ask"})
    void nobodyIsRefusedWhatIsLegal(int seats, String consent) throws Exception {
        List<TestGuest> people = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            people.add(server.guest("P" + seat));
        }
        long end = System.nanoTime() + TIME.toNanos();
        for (int game = 0; System.nanoTime() < end; game++) {
            playTogether(people, consent, game, end);
        }
        System.out.printf(
                "%d seats, %s: %d moves, %d of them after others had moved, %d late%n",
                seats, consent, moves.get(), overtaken.get(), late.get());
        assertThat(needless).isEmpty();
        assertThat(overtaken).hasPositiveValue();
    }

    /** Two people and bots of several kinds: nobody waits for ever, and nobody is refused anything by the others' haste. */
    @ParameterizedTest
    @CsvSource({"6, ask", "4, trust"})
    void botsAndPeoplePlayToTheEnd(int seats, String consent) throws Exception {
        List<TestGuest> people = List.of(server.guest("Ada"), server.guest("Ben"));
        List<String> all =
                new ArrayList<>(List.of("me", "open", "bot:greedy", "bot:strong:10", "bot:random", "bot:easy"));
        String table = people.getFirst()
                .table("tangled-yarns", all.subList(0, seats), "\"options\":{\"consent\":\"%s\"}".formatted(consent));
        people.getLast().join(table, 1).is(200);

        letPlay(people, table, 0, System.nanoTime() + PATIENCE.toNanos());

        assertThat(people.getFirst().state(table).get("status").asString()).isEqualTo("over");
        assertThat(needless).isEmpty();
    }

    /** Nobody else says wait here, so whoever does was done and has seen something good to do after all. */
    @Test
    void aBotThatIsDoneComesBack() {
        TestGuest ada = server.guest("Ada");
        boolean cameBack = false;
        for (int game = 0; game < MOST_GAMES && !cameBack; game++) {
            String table = ada.table("tangled-yarns", List.of("me", "bot:greedy"));
            new Person(ada, table, new SeededRandom(game), false).playUntil(System.nanoTime() + PATIENCE.toNanos());
            cameBack = ada.record(table).contains("wait");
        }
        assertThat(cameBack).isTrue();
        assertThat(needless).isEmpty();
    }

    private void playTogether(List<TestGuest> people, String consent, int game, long end) throws Exception {
        List<String> seats = new ArrayList<>(Collections.nCopies(people.size(), "open"));
        seats.set(0, "me");
        String table = people.getFirst()
                .table(
                        "tangled-yarns",
                        seats,
                        "\"options\":{\"consent\":\"%s\",\"sheepChoice\":\"list\"}".formatted(consent));
        for (int seat = 1; seat < people.size(); seat++) {
            people.get(seat).join(table, seat).is(200);
        }
        letPlay(people, table, game, end);
    }

    private void letPlay(List<TestGuest> people, String table, int game, long end) throws Exception {
        try (ExecutorService all = Executors.newFixedThreadPool(people.size())) {
            List<Future<?>> running = new ArrayList<>();
            for (int seat = 0; seat < people.size(); seat++) {
                Person person = new Person(people.get(seat), table, new SeededRandom(100L * game + seat), true);
                running.add(all.submit(() -> person.playUntil(end)));
            }
            for (Future<?> person : running) {
                person.get();
            }
        }
    }

    /**
     * A move, and what it means beyond its text: an answer is one to a certain plan of somebody, books are for a certain
     * battle, who is done is so in a certain phase, and what a sheep does she does in a certain round: it ends without its
     * player where others have used what she could do.
     */
    private record Choice(String move, String matter) {
        static Choice in(JsonNode state, String move) {
            JsonNode view = state.path("view");
            String matter = switch (move) {
                case "yes", "no" -> view.at("/proposal/seat") + " " + view.at("/proposal/move");
                case "done" -> view.path("phase").asString("") + view.path("round");
                default -> view.path("round") + (move.startsWith("books") ? " " + view.at("/battle/cell") : "");
            };
            return new Choice(move, matter);
        }
    }

    /** Somebody with a seat, who moves at random by what they saw a moment ago. */
    private final class Person {
        private final TestGuest guest;
        private final String table;
        private final RandomGenerator random;
        private final boolean waits;

        Person(TestGuest guest, String table, RandomGenerator random, boolean waits) {
            this.guest = guest;
            this.table = table;
            this.random = random;
            this.waits = waits;
        }

        void playUntil(long end) {
            JsonNode seen = guest.state(table);
            while (System.nanoTime() < end && !seen.get("status").asString().equals("over")) {
                pause();
                List<Choice> mine = legal(seen);
                seen = mine.isEmpty() ? guest.state(table) : move(seen, mine.get(random.nextInt(mine.size())));
            }
        }

        /** The state after a move, whether it was made or came too late. */
        private JsonNode move(JsonNode seen, Choice choice) {
            String move = choice.move;
            long at = seen.get("at").longValue();
            Reply reply = guest.move(table, move, at);
            JsonNode answer = reply.json();
            if (reply.status() == 200) {
                moves.incrementAndGet();
                overtaken.addAndGet(answer.get("at").longValue() > at + 1 ? 1 : 0);
                return answer;
            }
            late.incrementAndGet();
            JsonNode now = answer.path("state");
            boolean over = now.path("status").asString("").equals("over");
            if (reply.status() != 409 || (!over && legal(now).contains(choice))) {
                needless.add("%s, seen at %d in round %s, %s in round %s"
                        .formatted(
                                move,
                                at,
                                seen.at("/view/round"),
                                reply.status() == 409 ? "late" : reply.body(),
                                now.at("/view/round")));
            }
            return now.isMissingNode() ? guest.state(table) : now;
        }

        /** What the seat may do, whether it is asked or may take back that it is done. */
        private List<Choice> legal(JsonNode state) {
            List<Choice> legal = new ArrayList<>();
            for (JsonNode listed : state.path("legal")) {
                String move = listed.get("move").asString();
                if (waits || !move.equals("wait")) {
                    legal.add(Choice.in(state, move));
                }
            }
            return legal;
        }

        private void pause() {
            try {
                Thread.sleep(random.nextInt(MOST_PAUSE_MILLIS));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
