package sheepfold.trials.torture;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import sheepfold.json.Json;
import sheepfold.trials.checker.Call;
import sheepfold.trials.checker.FaultTimes;
import sheepfold.trials.checker.History;
import sheepfold.trials.torture.Tally.Count;
import tools.jackson.databind.JsonNode;

/** Plays one seat with random moves at random nodes, and does what people with bad connections do: everything twice. */
final class Player {
    private static final int LONGEST_PAUSE_MILLIS = 120;
    private static final int MOST_TRIES = 6;

    private final Caller caller;
    private final History history;
    private final int seat;
    private final String impatience;
    private final Tally tally;
    private final FaultTimes times;
    private final Random random;
    private final List<Call> acknowledged = new ArrayList<>();
    private long answered = -1;

    Player(Caller caller, History history, int seat, String impatience, Tally tally, FaultTimes times) {
        this.caller = caller;
        this.history = history;
        this.seat = seat;
        this.impatience = impatience;
        this.tally = tally;
        this.times = times;
        this.random = caller.random();
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    /** Plays until the game is over. */
    void playWhile(BooleanSupplier running) {
        try {
            boolean over = false;
            while (running.getAsBoolean() && !over) {
                Thread.sleep(random.nextInt(LONGEST_PAUSE_MILLIS));
                if (chance(6)) {
                    repeatSomethingOld();
                }
                Call look = caller.look(history, seat, caller.anyNode());
                if (look.status() == 200) {
                    JsonNode state = Json.parse(look.body());
                    over = state.get("status").stringValue().equals("over");
                    decide(state, look.shows());
                } else {
                    Caller.pauseUnless(look.status() == 404);
                    over = look.status() == 404;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void decide(JsonNode state, long at) throws InterruptedException {
        List<String> moves = moves(state);
        if (moves.isEmpty()) {
            if (!impatience.isEmpty() && chance(30)) {
                ask(impatience, at);
            }
            return;
        }
        if ("all".equals(state.get("turn").path("mode").asString(""))) {
            if (at != answered) {
                answered = at;
                answer(moves, decision(state, "pass"), at);
            }
        } else {
            ask(any(moves), at);
        }
    }

    /** The move by which this seat passes or concedes; empty where it cannot. */
    private String decision(JsonNode state, String member) {
        return state.get("turn")
                .path("decisions")
                .valueStream()
                .filter(decision -> decision.get("seat").intValue() == seat)
                .map(decision -> decision.get(member).asString(""))
                .findFirst()
                .orElse("");
    }

    private List<String> moves(JsonNode state) {
        List<String> moves = new ArrayList<>();
        for (JsonNode legal : state.get("legal")) {
            moves.add(legal.get("move").stringValue());
        }
        for (JsonNode form : state.get("forms")) {
            form.path("sample").forEach(sample -> moves.add(sample.stringValue()));
            form.path("samples").forEach(sample -> moves.add(sample.stringValue()));
        }
        moves.remove(decision(state, "concede"));
        return moves;
    }

    private String any(List<String> moves) {
        return moves.get(random.nextInt(moves.size()));
    }

    /** Answers a sealed decision in time, too late, twice, differently, or not at all. */
    private void answer(List<String> moves, String pass, long at) throws InterruptedException {
        boolean window = !pass.isEmpty();
        List<String> plays = moves.stream().filter(move -> !move.equals(pass)).toList();
        String first = window && (plays.isEmpty() || chance(25)) ? pass : any(plays);
        if (window && chance(25)) {
            Thread.sleep(random.nextInt(3_000));
            ask(chance(20) ? "baa" : first, at);
            return;
        }
        Thread.sleep(random.nextInt(window ? 900 : 100));
        int node = caller.anyNode();
        Call answer = ask(first, at, node);
        if (chance(25)) {
            // Second thoughts, at another node
            remember(caller.move(history, seat, caller.nodeBeside(node), any(moves), at));
        }
        tally.add(Count.SEALED, answer.status() == 200 ? 1 : 0);
    }

    private Call ask(String move, long at) throws InterruptedException {
        return ask(move, at, caller.anyNode());
    }

    /** Asks for a move, again if nobody answers, and sometimes again though somebody did. */
    private Call ask(String move, long at, int node) throws InterruptedException {
        Call call = caller.move(history, seat, node, move, at);
        for (int tries = 1; isUnknown(call) && tries < MOST_TRIES && chance(80); tries++) {
            tally.add(Count.UNKNOWN);
            Thread.sleep(random.nextInt(300));
            tally.add(Count.REPEATED);
            call = caller.move(history, seat, caller.anyNode(), move, at);
        }
        if (isUnknown(call)) {
            tally.add(Count.UNKNOWN);
        }
        remember(call);
        if (call.status() == 200) {
            tally.add(Count.ACKNOWLEDGED);
            if (chance(10)) {
                tally.add(Count.REPEATED);
                remember(caller.move(history, seat, caller.anyNode(), move, at));
            } else if (chance(30) && times.isCalmNow()) {
                measureLag(call);
            }
        }
        return call;
    }

    private static boolean isUnknown(Call call) {
        return call.status() == 0 || call.status() >= 500;
    }

    private void remember(Call call) {
        if (call.status() == 200) {
            acknowledged.add(call);
        }
    }

    private void repeatSomethingOld() {
        if (!acknowledged.isEmpty()) {
            Call old = acknowledged.get(random.nextInt(acknowledged.size()));
            tally.add(Count.REPEATED);
            caller.move(history, seat, caller.anyNode(), old.move(), old.at());
        }
    }

    /** How long after an answer another node still shows less. */
    private void measureLag(Call call) throws InterruptedException {
        int other = caller.nodeBeside(call.node());
        if (random.nextBoolean()) {
            Call waited = caller.lookFor(history, seat, other, call.shows());
            if (waited.shows() >= call.shows() && times.isCalm(call.sent(), waited.answered())) {
                tally.waited(waited.answered() - waited.sent());
            }
            return;
        }
        long lag = 0;
        Call look = caller.look(history, seat, other);
        while (look.status() == 200 && look.shows() < call.shows() && lag < 10_000_000_000L) {
            Thread.sleep(5);
            lag = System.nanoTime() - call.answered();
            look = caller.look(history, seat, other);
        }
        if (look.status() == 200 && times.isCalm(call.sent(), System.nanoTime())) {
            tally.lag(lag);
        }
    }
}
