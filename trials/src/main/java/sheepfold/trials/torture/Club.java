package sheepfold.trials.torture;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import sheepfold.engine.Games;
import sheepfold.trials.checker.Call;
import sheepfold.trials.checker.FaultTimes;
import sheepfold.trials.checker.History;
import sheepfold.trials.checker.Stored;
import sheepfold.trials.server.Wire;
import sheepfold.trials.torture.Tally.Count;

/** People who play at many tables at once, game after game, until they are told to stop. */
final class Club {
    private static final int WATCHES = -2;
    private static final Duration SHORTEST_GAME = Duration.ofSeconds(8);
    private static final int LONGER_SECONDS = 25;
    private static final Duration ASKED_AFTER_DELETION = Duration.ofSeconds(8);

    /**
     * What is played at a place, and by whom; a window is how many seconds a sealed decision stays open.
     *
     * @param impatience what people try who have nothing else to do
     */
    private record Evening(String game, List<String> seats, String impatience) {
        Evening(String game, List<String> seats) {
            this(game, seats, "");
        }

        String body() {
            return "{\"game\":\"%s\",\"seats\":[%s],\"window\":2,\"private\":true}"
                    .formatted(
                            game,
                            String.join(
                                    ",", seats.stream().map("\"%s\""::formatted).toList()));
        }

        int people() {
            return (int) seats.stream().filter(seat -> !seat.startsWith("bot:")).count();
        }
    }

    private static final List<Evening> EVENINGS = List.of(
            new Evening("wolf-and-sheep", List.of("me", "open")),
            new Evening("sheep-hop", List.of("me", "open")),
            new Evening("last-fleece-standing", List.of("me", "open", "open")),
            new Evening("last-fleece-standing", List.of("me", "open", "open")),
            new Evening("kit", List.of("me", "open", "open")),
            new Evening("kit", List.of("me", "open", "open")),
            new Evening("wolf-and-sheep", List.of("me", "bot:greedy")),
            new Evening("last-fleece-standing", List.of("me", "open", "bot:greedy")),
            new Evening("shepherd-mess", List.of("me", "open")),
            new Evening("tangle", List.of("me", "open")),
            new Evening("tangled-yarns", List.of("me", "open", "open"), "wait"),
            new Evening("tangled-yarns", List.of("me", "open", "bot:greedy"), "wait"));

    /** A history, and people who can ask about its table afterwards: those at the seats, then one who watches. */
    record Played(History history, List<Caller> people) {
        int seatOf(int person) {
            return person == people.size() - 1 ? WATCHES : person;
        }
    }

    private final Cluster cluster;
    private final Tally tally;
    private final FaultTimes times;
    private final ConcurrentLinkedQueue<Played> played = new ConcurrentLinkedQueue<>();
    private volatile boolean running = true;

    Club(Cluster cluster, Tally tally, FaultTimes times) {
        this.cluster = cluster;
        this.tally = tally;
        this.times = times;
    }

    List<Played> played() {
        return List.copyOf(played);
    }

    void stop() {
        running = false;
    }

    List<Thread> begin(long seed) {
        Random seeds = new Random(seed);
        List<Thread> places = new ArrayList<>();
        for (Evening evening : EVENINGS) {
            long own = seeds.nextLong();
            if (Games.all().stream().anyMatch(game -> game.info().id().equals(evening.game))) {
                places.add(Thread.startVirtualThread(() -> spend(evening, own)));
            }
        }
        return places;
    }

    private void spend(Evening evening, long seed) {
        Random random = new Random(seed);
        List<Caller> people = new ArrayList<>();
        try {
            for (int person = 0; person <= evening.people(); person++) {
                Caller caller = new Caller(cluster, random.nextLong());
                caller.arrive("Guest " + person);
                people.add(caller);
            }
            while (running) {
                playOneGame(evening, people, random);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void playOneGame(Evening evening, List<Caller> people, Random random) throws InterruptedException {
        Caller owner = people.getFirst();
        Wire.Answer made = owner.send(owner.anyNode(), "POST", "/api/tables", evening.body());
        String table = made.member("table").orElse("");
        if (table.isEmpty()) {
            Caller.pauseUnless(false);
            return;
        }
        History history = new History(table);
        tally.add(Count.TABLES);
        for (int seat = 1; seat < evening.people(); seat++) {
            sit(history, people.get(seat), seat);
        }
        played.add(new Played(history, people));
        play(evening, history, people, random);
        if (random.nextInt(100) < 60) {
            clearAway(history, owner, people);
        }
    }

    private void sit(History history, Caller caller, int seat) throws InterruptedException {
        boolean sits = false;
        while (!sits && running) {
            caller.send(
                    caller.anyNode(),
                    "POST",
                    "/api/tables/" + history.table() + "/seats",
                    "{\"seat\":%d}".formatted(seat));
            Call look = caller.look(history, seat, caller.anyNode());
            sits = look.body().contains("\"yours\":true");
            Caller.pauseUnless(sits);
        }
    }

    private void play(Evening evening, History history, List<Caller> people, Random random)
            throws InterruptedException {
        long end = System.nanoTime()
                + SHORTEST_GAME.plusSeconds(random.nextInt(LONGER_SECONDS)).toNanos();
        BooleanSupplier going = () -> running && System.nanoTime() < end;
        List<Thread> players = new ArrayList<>();
        for (int seat = 0; seat < evening.people(); seat++) {
            Player player = new Player(people.get(seat), history, seat, evening.impatience, tally, times);
            players.add(Thread.startVirtualThread(() -> player.playWhile(going)));
        }
        boolean[] playing = {true};
        List<Thread> ears = new ArrayList<>();
        for (int person = 0; person <= evening.people(); person++) {
            int seat = person == evening.people() ? WATCHES : person;
            Ear ear = new Ear(cluster, history, people.get(person), seat, random.nextLong());
            ears.add(Thread.startVirtualThread(() -> ear.listenWhile(() -> playing[0])));
        }
        for (Thread player : players) {
            player.join();
        }
        playing[0] = false;
        for (Thread ear : ears) {
            ear.join();
        }
    }

    /**
     * Closes a table, to which all who played agree, and deletes it if nobody else did; what its log held is read before, and
     * everybody asks for it afterwards.
     */
    private void clearAway(History history, Caller owner, List<Caller> people) throws InterruptedException {
        Call closed = owner.close(history, 0, owner.anyNode(), "{}");
        int others = people.size() - 2;
        for (int seat = 1; seat <= others; seat++) {
            people.get(seat).close(history, seat, people.get(seat).anyNode(), "{\"agree\":true}");
        }
        if (closed.status() != 200 || others > 0 || !keepLog(history)) {
            return;
        }
        boolean tried = false;
        for (int tries = 0; tries < 20; tries++) {
            Call deleted = owner.delete(history, 0, owner.anyNode());
            if (deleted.status() == 200 || (tried && deleted.status() == 404)) {
                history.deletedAt(deleted.answered());
                tally.add(Count.DELETED);
                askAfterwards(history, people);
                return;
            }
            tried = true;
            Caller.pauseUnless(false);
        }
    }

    /** False if it cannot be read, or if the table went when it was closed, for want of a move. */
    private boolean keepLog(History history) {
        try {
            Stored stored = Archive.read(cluster.database(), history.table());
            if (stored.rows().isEmpty()) {
                return false;
            }
            history.keep(stored);
            return true;
        } catch (SQLException e) {
            return false;
        }
    }

    private void askAfterwards(History history, List<Caller> people) {
        Caller asking = people.getLast().again(history.table().hashCode());
        Thread.startVirtualThread(() -> {
            try (asking) {
                long end = System.nanoTime() + ASKED_AFTER_DELETION.toNanos();
                while (System.nanoTime() < end) {
                    asking.look(history, WATCHES, asking.anyNode());
                    Thread.sleep(400);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
