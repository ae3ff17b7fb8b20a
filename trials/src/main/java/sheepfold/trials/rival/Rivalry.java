package sheepfold.trials.rival;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sheepfold.bots.Bot;
import sheepfold.engine.Game;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.json.Json;
import sheepfold.json.Shaped;
import sheepfold.trials.server.Guest;
import sheepfold.trials.server.Wire;
import tools.jackson.databind.JsonNode;

/** A bot of this build against one of another, at a table of the other's server; what is hidden would not be in its records. */
public final class Rivalry<P extends Position<P, M>, M extends Move> {
    private static final int PATIENCE_MILLIS = 120_000;
    private static final long PAUSE_MILLIS = 50;
    private static final int FINE = 200;
    private static final int LATE = 409;

    /**
     * How a game ended.
     *
     * @param seat this build's
     * @param ownMillis of a core that it thought
     */
    @Shaped
    public record Outcome(
            int number,
            int seat,
            List<Integer> winners,
            String ending,
            int rounds,
            int ownDecisions,
            double ownMillis) {
        /** What this build made of it; a game that nobody won counts for both. */
        public double won(int seats) {
            return winners.isEmpty() ? 1.0 / seats : winners.contains(seat) ? 1.0 / winners.size() : 0;
        }
    }

    private final Game<P, M> game;
    private final Bot bot;
    private final String rival;
    private final int seats;
    private final int port;

    public Rivalry(Game<P, M> game, int seats, Bot bot, String rival, int port) {
        this.game = game;
        this.seats = seats;
        this.bot = bot;
        this.rival = rival;
        this.port = port;
    }

    /** Plays one game; the seat moves on from game to game. */
    public Outcome play(int number) throws IOException, InterruptedException {
        try (Wire wire = new Wire(port, PATIENCE_MILLIS)) {
            return new AtTable(Guest.arriving(wire, "Rival"), number).play();
        }
    }

    private static JsonNode said(Wire.Answer answer) throws IOException {
        if (answer.status() >= 300) {
            throw new IOException("the server answered %d: %s".formatted(answer.status(), answer.body()));
        }
        return Json.parse(answer.body());
    }

    /** One game. */
    private final class AtTable {
        private final Guest guest;
        private final int number;
        private final int seat;
        private final SeededRandom random;
        private int decisions;
        private long nanos;

        AtTable(Guest guest, int number) {
            this.guest = guest;
            this.number = number;
            this.seat = number % seats;
            this.random = SeededRandom.stream(1, number, seat);
        }

        Outcome play() throws IOException, InterruptedException {
            String[] seated = new String[seats];
            Arrays.fill(seated, "bot:" + rival);
            seated[seat] = "me";
            String path = guest.open(game.info().id(), seated).path();
            JsonNode now = said(guest.get(path));
            while (!now.get("status").stringValue().equals("over")) {
                if (now.get("turn").path("decisions").isEmpty()) {
                    Thread.sleep(PAUSE_MILLIS);
                } else {
                    decide(path, now.get("at").longValue());
                }
                now = said(guest.get(path));
            }
            return outcome(now.get("result"));
        }

        private void decide(String path, long at) throws IOException {
            GameRecord record = GameRecord.parse(guest.get(path + "/record").body());
            Match<P, M> match = record.replay(game);
            if (!match.turn().asks(seat)) {
                return;
            }
            long began = System.nanoTime();
            M move = bot.choose(new Observation<>(game, match.position(), seat), random)
                    .move();
            nanos += System.nanoTime() - began;
            decisions++;
            String text = game.notation().write(match.position(), move);
            Wire.Answer answer = guest.post(
                    path + "/moves",
                    Json.line(Json.object().put("move", text).put("seat", seat).put("at", at)));
            if (answer.status() != FINE && answer.status() != LATE) {
                throw new IOException("%s was refused: %s".formatted(text, answer.body()));
            }
        }

        private Outcome outcome(JsonNode result) {
            List<Integer> winners = new ArrayList<>();
            result.get("winners").forEach(winner -> winners.add(winner.intValue()));
            JsonNode details = result.path("details");
            return new Outcome(
                    number,
                    seat,
                    winners,
                    details.path("ended").asString(result.path("ending").asString("")),
                    details.path("rounds").asInt(0),
                    decisions,
                    nanos / 1e6);
        }
    }
}
