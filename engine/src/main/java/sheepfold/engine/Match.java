package sheepfold.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;

/**
 * A game in progress: set-up plus the moves made so far. The position is what they lead to. It runs the table: it draws
 * chance, keeps sealed answers until the last is in, reads lines, knows what each may read of a move, since when a seat
 * decides what it decides, and how far a move is taken back.
 */
public final class Match<P extends Position<P, M>, M extends Move> {
    /**
     * A move that was made.
     *
     * @param text as it stands in the record
     * @param plain the same without the seat in front
     * @param masked the plain text as each seat, and last the spectator, may read it while the game runs; empty where nothing
     *     is hidden
     * @param draw the number of the draw that gave a chance move
     * @param from how many moves there were before the decision that it belongs to: whoever takes it back takes back all since
     */
    public record Played<M extends Move>(
            int actor,
            M move,
            String text,
            String plain,
            List<String> masked,
            OptionalLong draw,
            EventLog events,
            int from) {
        /** What stands behind the move in a record. */
        String comment() {
            return draw.isPresent() ? "draw " + draw.getAsLong() : "";
        }

        /** Did somebody learn something by it? */
        public boolean revealed() {
            return events.revealed();
        }

        public boolean byChance() {
            return actor == Seats.CHANCE;
        }

        /** As a viewer may read it while the game runs. */
        public String readBy(int viewer) {
            return masked.isEmpty() ? plain : viewer == Seats.SPECTATOR ? masked.getLast() : masked.get(viewer);
        }

        String textFor(int viewer) {
            return text.substring(0, text.length() - plain.length()) + readBy(viewer);
        }
    }

    private static final EventLog NOTHING = new EventLog();

    private final Game<P, M> game;
    private final Setup setup;
    private final Optional<JsonNode> startsFrom;
    private final boolean kept;
    /** Hears what happens where nothing is kept. */
    private final Events listener;

    private final List<Played<M>> played = new ArrayList<>();
    private final Map<Integer, M> sealed = new TreeMap<>();
    private final Moves<M> chances = new Moves<>();
    /** For each seat how many moves had been made when it began to decide what it decides now. */
    private final int[] decidesSince;
    /** What seats were asked since their last moves, and after how many moves: it outlasts what others decide in between. */
    private final Map<Matter, Integer> standing = new HashMap<>();

    private final P position;
    private int length;
    private long nextDraw;

    public Match(Game<P, M> game, Setup setup, Optional<JsonNode> startsFrom) {
        this(
                game,
                setup,
                startsFrom,
                startsFrom.map(json -> game.positions().read(setup, json)).orElseGet(() -> game.start(setup)),
                true,
                Events.UNHEARD);
    }

    private Match(Game<P, M> game, Setup setup, Optional<JsonNode> startsFrom, P start, boolean kept, Events listener) {
        this.game = game;
        this.setup = setup;
        this.startsFrom = startsFrom;
        this.kept = kept;
        this.listener = listener;
        this.decidesSince = new int[setup.seats()];
        this.position = start;
    }

    /** A match of which only the position is kept, for games by the thousand. */
    public static <P extends Position<P, M>, M extends Move> Match<P, M> unrecorded(
            Game<P, M> game, Setup setup, P start) {
        return unrecorded(game, setup, start, Events.UNHEARD);
    }

    /** The same for somebody who listens. */
    public static <P extends Position<P, M>, M extends Move> Match<P, M> unrecorded(
            Game<P, M> game, Setup setup, P start, Events listener) {
        return new Match<>(game, setup, Optional.empty(), start.copy(), false, listener);
    }

    /** A match that goes on from a position of which nobody knows how it came about, such as a guess; it takes the position. */
    public static <P extends Position<P, M>, M extends Move> Match<P, M> from(Game<P, M> game, Setup setup, P start) {
        return new Match<>(game, setup, Optional.empty(), start, true, Events.UNHEARD);
    }

    public Game<P, M> game() {
        return game;
    }

    public Setup setup() {
        return setup;
    }

    /** The hand-made position it began from, if any. */
    public Optional<JsonNode> startsFrom() {
        return startsFrom;
    }

    public P position() {
        return position;
    }

    public Turn turn() {
        return position.turn();
    }

    public List<Played<M>> played() {
        return Collections.unmodifiableList(played);
    }

    public int length() {
        return length;
    }

    /** How many moves had been made when a seat that is asked began to decide what it decides now. */
    public int decidesSince(int seat) {
        return decidesSince[seat];
    }

    /** The seats that decide now and have not answered yet. */
    public Seats waiting() {
        Seats waiting = turn().asked();
        for (int seat : sealed.keySet()) {
            waiting = waiting.without(seat);
        }
        return waiting;
    }

    /** The answers that are in and wait for others. */
    public Map<Integer, M> sealed() {
        return Collections.unmodifiableMap(sealed);
    }

    /** What a line means here; nothing is played yet. */
    public MoveText.Reading<M> read(String line) {
        return MoveText.read(game, position, line);
    }

    /**
     * What a line of a log means here. Earlier versions signed no line where one seat alone was asked, though others could move
     * too: such a line is taken to be of the one who is found out.
     *
     * @param meant the seats that it is known to be of; none where nothing is known
     */
    public MoveText.Reading<M> read(String line, Seats meant, Unsigned.Whose whose) {
        MoveText.Reading<M> reading = read(line);
        Seats could =
                reading instanceof MoveText.Reading.Refused<M> && turn().asked().count() == 1
                        ? MoveText.couldBeOf(game, position, line)
                        : Seats.NONE;
        if (could.count() < 2) {
            return reading;
        }
        Seats likely = could.only(meant);
        Seats doubted = likely.isEmpty() ? could : likely;
        OptionalInt actor = doubted.count() == 1 ? OptionalInt.of(doubted.lowest()) : whose.of(doubted);
        return actor.isPresent()
                ? MoveText.read(game, position, Seats.of(actor.getAsInt()), line)
                : new MoveText.Reading.Refused<>(Refusal.plain(
                        "it does not say who made it: {seats} could have, and what follows fits them all",
                        Sentence.list(
                                doubted.list().stream().map(position::player).toList())));
    }

    /** Plays a line; what is wrong with it comes back, and then nothing has changed. */
    public Optional<Refusal> play(String line) {
        return switch (read(line)) {
            case MoveText.Reading.Refused<M>(Refusal why) -> Optional.of(why);
            case MoveText.Reading.Playable<M>(List<MoveText.Step<M>> steps) -> {
                steps.forEach(step -> play(step, OptionalLong.empty()));
                yield Optional.empty();
            }
        };
    }

    /** Makes a decision: moves are played at once, a sealed answer when the last one is in. */
    public void decide(List<MoveText.Step<M>> steps) {
        if (turn().isSealed()) {
            steps.forEach(step -> sealed.put(step.actor(), step.move()));
            if (waiting().isEmpty()) {
                close(Map.copyOf(sealed));
            }
            return;
        }
        int from = length;
        steps.forEach(step -> carryOut(step, OptionalLong.empty(), from));
    }

    /** Closes a sealed decision with the answers of all who are asked. */
    public void close(Map<Integer, M> answers) {
        sealed.clear();
        int from = length;
        Map<Integer, M> shown = kept ? position.carriedOut(answers) : answers;
        new TreeMap<>(shown)
                .forEach((seat, answer) -> carryOut(new MoveText.Step<>(seat, answer), OptionalLong.empty(), from));
    }

    /** Draws one chance move by the next number of a seed. */
    public EventLog draw(SecretSeed seed) {
        return play(Seats.CHANCE, seed.draw(nextDraw, chances()), OptionalLong.of(nextDraw));
    }

    public EventLog draw(RandomGenerator random) {
        return play(Seats.CHANCE, chances().pick(random));
    }

    /** What chance may bring now. */
    public Moves<M> chances() {
        chances.clear();
        position.legalMoves(Seats.CHANCE, chances);
        return chances;
    }

    public EventLog play(int actor, M move) {
        return play(actor, move, OptionalLong.empty());
    }

    public EventLog play(int actor, M move, OptionalLong draw) {
        return play(new MoveText.Step<>(actor, move), draw);
    }

    /** What was read here need not be read once more. */
    public EventLog play(MoveText.Step<M> step, OptionalLong draw) {
        return carryOut(step, draw, belongsToTheLast(step.actor()) ? played.getLast().from : length);
    }

    /** Chance belongs to the move that called for it, and so do the answers to one decision to each other. */
    private boolean belongsToTheLast(int actor) {
        return !played.isEmpty() && (actor == Seats.CHANCE || (turn().isSealed() && decidesSince[actor] < length));
    }

    private EventLog carryOut(MoveText.Step<M> step, OptionalLong draw, int from) {
        int actor = step.actor();
        M move = step.move();
        if (!kept) {
            position.play(actor, move, listener);
            length++;
            return NOTHING;
        }
        String plain = game.notation().write(position, move);
        String text = MoveText.prefix(position, actor, move) + plain;
        if (!plain.equals(step.text())) {
            requireReadsBack(plain, move);
        }
        Played<M> done = new Played<>(actor, move, text, plain, masked(actor, move, plain), draw, new EventLog(), from);
        add(done, done.events);
        return done.events;
    }

    /** What is kept is the text, so a move whose text means another one must not be made. */
    private void requireReadsBack(String text, M move) {
        Optional<M> read = game.notation().read(position, text);
        if (read.filter(move::equals).isEmpty()) {
            throw new IllegalStateException("%s is written \"%s\", which reads back as %s".formatted(move, text, read));
        }
    }

    private List<String> masked(int actor, M move, String plain) {
        if (!game.info().hidden()) {
            return List.of();
        }
        List<String> masked = new ArrayList<>();
        for (int viewer = 0; viewer < setup.seats(); viewer++) {
            masked.add(game.notation().writeFor(viewer, position, actor, move));
        }
        masked.add(game.notation().writeFor(Seats.SPECTATOR, position, actor, move));
        return masked.stream().allMatch(plain::equals) ? List.of() : List.copyOf(masked);
    }

    private void add(Played<M> step, Events events) {
        Turn before = turn();
        if (length == 0) {
            before.asked().list().forEach(seat -> since(seat, 0));
        }
        position.play(step.actor, step.move, events);
        played.add(step);
        length++;
        nextDraw = step.draw.isPresent() ? step.draw.getAsLong() + 1 : nextDraw;
        noteWhoDecides(before, step.actor);
    }

    /** What a seat decides, where it can be the same again after others were asked. */
    private record Matter(int seat, Enum<?> kind, Object about) {}

    /**
     * Where several seats are asked, each goes on deciding what it decided while others act. Where a decision says what it is
     * about, it is still the same after chance, or others alone, were asked in between.
     */
    private void noteWhoDecides(Turn before, int actor) {
        Turn now = turn();
        boolean goesOn = before instanceof Turn.Players asked
                && now instanceof Turn.Players players
                && asked.mode() == players.mode()
                && (asked.mode() == Turn.Mode.ANY || asked.seats().count() > 1);
        standing.keySet().removeIf(matter -> matter.seat == actor);
        for (int seat = 0; seat < decidesSince.length; seat++) {
            boolean isAskedOn = goesOn && seat != actor && before.asks(seat);
            decidesSince[seat] = now.asks(seat) ? since(seat, isAskedOn ? decidesSince[seat] : length) : length;
        }
    }

    /** After how many moves a seat was first asked what it is asked now. */
    private int since(int seat, int otherwise) {
        Decision<M> decision = position.decision(seat);
        return decision.about()
                .map(about -> standing.computeIfAbsent(new Matter(seat, decision.kind(), about), _ -> length))
                .orElse(otherwise);
    }

    /** The match as it stood after that many moves: replayed without the tail. Draws that were used stay used. */
    public Match<P, M> until(int moves) {
        Match<P, M> earlier = new Match<>(game, setup, startsFrom);
        played.subList(0, moves).forEach(step -> earlier.add(step, Events.UNHEARD));
        earlier.nextDraw = nextDraw;
        return earlier;
    }
}
