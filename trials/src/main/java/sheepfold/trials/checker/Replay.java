package sheepfold.trials.checker;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import sheepfold.engine.EventLog;
import sheepfold.engine.Game;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Games;
import sheepfold.engine.Match;
import sheepfold.engine.Match.Played;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Shaped;
import tools.jackson.databind.JsonNode;

/** A stored log played through by the rules, with all that anybody was to see of it. */
final class Replay<P extends Position<P, M>, M extends Move> {
    /**
     * One entry of the log.
     *
     * @param person who wrote it; empty for the table itself
     * @param before the position that it found
     * @param decision the number of the entry by which the decision after it began
     * @param steps the moves it holds
     * @param holders the people at the seats after it
     * @param moves how many moves there are after it
     */
    record Stage<P, M extends Move>(
            long number,
            String person,
            P before,
            P after,
            boolean started,
            boolean over,
            long decision,
            List<Played<M>> steps,
            int moves,
            Map<Integer, String> holders) {
        /** Whose eyes somebody has: those of the seat they hold then, or a spectator's. */
        int eyesOf(String guest, int seat) {
            return guest.equals(holders.get(seat)) ? seat : Seats.SPECTATOR;
        }
    }

    private final Game<P, M> game;
    private final Match<P, M> match;
    private final NavigableMap<Long, Stage<P, M>> stages = new TreeMap<>();
    private final Map<Integer, String> holders = new HashMap<>();
    private final Set<Integer> bots = new HashSet<>();
    private final Optional<Duration> window;
    private boolean started;
    private boolean closed;
    private long decision;

    private Replay(Game<P, M> game, JsonNode opened) {
        this.game = game;
        Map<String, String> options = new HashMap<>();
        opened.get("options")
                .propertyStream()
                .forEach(
                        option -> options.put(option.getKey(), option.getValue().stringValue()));
        Setup setup = Setup.of(game.info(), opened.get("seats").intValue(), options, Optional.empty())
                .under(opened.get("rules").stringValue(), game);
        this.match = new Match<>(game, setup, Optional.empty());
        int seconds = opened.path("window").asInt(0);
        this.window = seconds == 0 ? Optional.empty() : Optional.of(Duration.ofSeconds(seconds));
    }

    /** {@link BadInput} if the rules do not take what is stored. */
    static Replay<?, ?> of(List<Stored.Row> rows) {
        if (rows.isEmpty()) {
            throw new BadInput("log", "it is empty");
        }
        JsonNode opened = Json.parse(rows.getFirst().entry());
        return of(Games.named(opened.get("game").stringValue()), opened, rows);
    }

    private static <P extends Position<P, M>, M extends Move> Replay<P, M> of(
            Game<P, M> game, JsonNode opened, List<Stored.Row> rows) {
        Replay<P, M> replay = new Replay<>(game, opened);
        long expected = 1;
        for (Stored.Row row : rows) {
            if (row.number() != expected++) {
                throw new BadInput("entry " + row.number(), "entry %d is missing".formatted(expected - 1));
            }
            replay.add(row);
        }
        return replay;
    }

    private void add(Stored.Row row) {
        JsonNode entry = Json.parse(row.entry());
        String type = entry.get("type").stringValue();
        P before = match.position().copy();
        int first = match.length();
        if (entry.has("steps")) {
            entry.get("steps").forEach(step -> play(row.number(), step));
            decision = row.number();
        }
        sit(type, entry);
        started |= type.equals("started");
        closed |= type.equals("closed");
        boolean over = closed || (started && match.position().turn().isOver());
        stages.put(
                row.number(),
                new Stage<>(
                        row.number(),
                        row.actor(),
                        before,
                        match.position().copy(),
                        started,
                        over,
                        decision,
                        List.copyOf(match.played().subList(first, match.length())),
                        match.length(),
                        Map.copyOf(holders)));
    }

    private void sit(String type, JsonNode entry) {
        if (entry.has("seat")) {
            int seat = entry.get("seat").intValue();
            bots.remove(seat);
            switch (type) {
                case "seatTaken" -> holders.put(seat, entry.get("guest").stringValue());
                case "seatGiven" -> {
                    holders.remove(seat);
                    bots.add(seat);
                }
                case "seatLeft" -> holders.remove(seat);
                default -> {
                    // Nobody sits down or gets up
                }
            }
        }
    }

    private void play(long entry, JsonNode step) {
        String line = step.get("line").stringValue();
        JsonNode draw = step.get("draw");
        switch (match.read(line)) {
            case MoveText.Reading.Refused<M> refused ->
                throw new BadInput("entry " + entry, "%s cannot be replayed: %s".formatted(line, refused.why()));
            case MoveText.Reading.Playable<M>(List<MoveText.Step<M>> moves) -> {
                requireSigned(entry, step, line, moves.getFirst().actor());
                moves.forEach(move -> match.play(
                        move.actor(),
                        move.move(),
                        draw == null || draw.isNull() ? OptionalLong.empty() : OptionalLong.of(draw.longValue())));
            }
        }
    }

    /** Whoever reads it without knowing more takes it for the one who is asked, unless it says who made it. */
    private void requireSigned(long entry, JsonNode step, String line, int actor) {
        boolean says =
                step.path("seat").isNumber() ? step.get("seat").intValue() == actor : line.startsWith(actor + ": ");
        if (!says && !match.turn().asks(actor)) {
            throw new BadInput("entry " + entry, "\"%s\" of seat %d does not say who made it".formatted(line, actor));
        }
    }

    Game<P, M> game() {
        return game;
    }

    /** How long a window stays open for those who do not answer, if the table says so. */
    Optional<Duration> window() {
        return window;
    }

    boolean isHidden() {
        return game.info().hidden();
    }

    long last() {
        return stages.lastKey();
    }

    Optional<Stage<P, M>> stage(long number) {
        return Optional.ofNullable(stages.get(number));
    }

    NavigableMap<Long, Stage<P, M>> stages() {
        return stages;
    }

    /** The entry that closed a sealed decision, if it is closed. */
    Optional<Stage<P, M>> closingOf(long sealed) {
        return stages.tailMap(sealed, false).values().stream()
                .filter(stage -> !stage.steps.isEmpty())
                .findFirst();
    }

    static boolean isSealed(Position<?, ?> position) {
        return position.turn() instanceof Turn.Players players && players.mode() == Turn.Mode.ALL;
    }

    /** The line of a move as a viewer was to read it: number, seat, move and words. */
    JsonNode line(int number, int viewer, boolean over) {
        Played<M> step = match.played().get(number - 1);
        String read = over ? step.plain() : step.readBy(viewer);
        List<String> words = step.events().heardBy(viewer).stream()
                .map(event -> event.text().plain())
                .toList();
        return Json.tree(new Line(number, step.actor(), read, words));
    }

    @Shaped
    record Line(int number, int seat, String move, List<String> words) {}

    int moves() {
        return match.length();
    }

    /** What a viewer was to see after an entry. */
    JsonNode view(Stage<P, M> stage, int viewer) {
        return asSent(stage.after.view(isHidden() ? viewer : Seats.SPECTATOR));
    }

    /** What a seat was to see after an entry once its own answer was in. */
    Optional<JsonNode> viewAfter(Stage<P, M> stage, int seat, String answer) {
        P own = stage.after.copy();
        return game.notation()
                .read(own, answer)
                .filter(move -> own.whyNot(seat, move).isEmpty())
                .map(move -> {
                    own.play(seat, move, new EventLog());
                    return asSent(own.view(seat));
                });
    }

    private static JsonNode asSent(Record view) {
        return Json.parse(Json.line(view));
    }

    Optional<String> timeOutMove(Stage<P, M> stage, int seat) {
        return stage.after.decision(seat).timeOut().map(move -> game.notation().write(stage.after, move));
    }

    List<String> legal(Stage<P, M> stage, int seat) {
        return stage.after.offers(seat).stream()
                .map(move -> game.notation().write(stage.after, move))
                .toList();
    }

    /** The lines of a record, as one viewer may read them while the game runs or as all may afterwards. */
    List<GameRecord.Line> record(int viewer, boolean masked) {
        return (masked ? GameRecord.maskedFor(viewer, match, Map.of()) : GameRecord.of(match, Map.of())).lines();
    }

    /** May everybody pass a sealed decision, so that it closes by itself? */
    boolean isWindow(Stage<P, M> stage) {
        return stage.after.turn() instanceof Turn.Players players
                && players.mode() == Turn.Mode.ALL
                && players.seats().list().stream()
                        .allMatch(seat -> stage.after.decision(seat).window());
    }

    /** Is a window open, which closes after a while, or is it only for bots to move? */
    boolean hasToGoOn() {
        Stage<P, M> now = stages.lastEntry().getValue();
        return now.started
                && !now.over
                && now.after.turn() instanceof Turn.Players players
                && (isWindow(now) || bots.containsAll(players.seats().list()));
    }
}
