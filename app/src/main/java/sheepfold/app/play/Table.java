package sheepfold.app.play;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.EventLog;
import sheepfold.engine.Events;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Hint;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.SecretSeed;
import sheepfold.engine.Turn;
import sheepfold.engine.Undo;

/** A match with people and bots in its seats and provable chance. It says nothing itself: a witness hears every move. */
final class Table<P extends Position<P, M>, M extends Move> {
    private static final String PERSON = "the person at the keyboard";
    private static final String OTHERS = "the others at the table";

    /** In the place of an actor: several seats, whose sealed answers were opened together. */
    static final int TOGETHER = -3;

    /** Hears what each move caused. */
    interface Witness {
        void sees(int actor, EventLog events);
    }

    record Step<M extends Move>(int actor, M move) {}

    /** What somebody typed, understood or not. */
    sealed interface Reading<M extends Move> {
        record Decision<M extends Move>(List<Step<M>> steps) implements Reading<M> {}

        record Refused<M extends Move>(Refusal why) implements Reading<M> {}
    }

    private final List<Player> players;
    private final SecretSeed chance;
    private final RandomGenerator botsLuck;
    private final Witness witness;
    private final Map<Integer, M> sealed = new TreeMap<>();
    /** How long the match was before each decision of a person. */
    private final Deque<Integer> decisions = new ArrayDeque<>();

    private Match<P, M> match;
    private long draws;

    Table(Match<P, M> match, List<Player> players, SecretSeed chance, RandomGenerator botsLuck, Witness witness) {
        this.match = match;
        this.players = players;
        this.chance = chance;
        this.botsLuck = botsLuck;
        this.witness = witness;
    }

    Match<P, M> match() {
        return match;
    }

    P position() {
        return match.position();
    }

    Turn turn() {
        return position().turn();
    }

    Seats people() {
        Seats people = Seats.NONE;
        for (int seat = 0; seat < players.size(); seat++) {
            people = players.get(seat) instanceof Player.Human ? people.with(seat) : people;
        }
        return people;
    }

    SecretSeed chance() {
        return chance;
    }

    Hint<M> hint(int seat) {
        return Bots.hint(seenBy(seat), botsLuck);
    }

    private Observation<P, M> seenBy(int seat) {
        return new Observation<>(match.game(), position(), seat);
    }

    /** The seats that decide now and have not answered yet. */
    Seats asked() {
        Seats asked = turn() instanceof Turn.Players players ? players.seats() : Seats.NONE;
        for (int seat : sealed.keySet()) {
            asked = asked.without(seat);
        }
        return asked;
    }

    Seats askedPeople() {
        return new Seats(asked().bits() & people().bits());
    }

    Seats askedBots() {
        return new Seats(asked().bits() & ~people().bits());
    }

    /** Reads a line, shorthand too, for one of some seats; nothing is played yet. */
    Reading<M> read(String line, Seats who) {
        List<Step<M>> steps = new ArrayList<>();
        P ahead = position().copy();
        boolean bare = !line.matches("(\\d|\\*)\\s*:.*");
        String named = bare && who.count() == 1 ? who.lowest() + ": " + line : line;
        for (String single : MoveText.expand(match.game(), ahead, named)) {
            switch (MoveText.read(match.game(), ahead, single)) {
                case MoveText.Reading.Refused<M>(Refusal why) -> {
                    return new Reading.Refused<>(why);
                }
                case MoveText.Reading.Playable<M>(int actor, M move) -> {
                    if (!who.contains(actor)) {
                        return new Reading.Refused<>(Refusal.plain("seat {seat} is not yours to play now", actor));
                    }
                    steps.add(new Step<>(actor, move));
                    ahead.play(actor, move, Events.UNHEARD);
                }
            }
        }
        return new Reading.Decision<>(steps);
    }

    void drawChance() {
        Moves<M> chances = new Moves<>();
        position().legalMoves(Seats.CHANCE, chances);
        long number = draws++;
        M drawn = chance.draw(number, chances);
        witness.sees(Seats.CHANCE, match.play(Seats.CHANCE, drawn, OptionalLong.of(number)));
    }

    /** One of these bots, whichever is quickest, decides. */
    void letBotDecide(Seats bots) {
        int seat = bots.nth(botsLuck.nextInt(bots.count()));
        if (players.get(seat) instanceof Player.Machine(Bot bot)) {
            decide(List.of(new Step<>(seat, bot.choose(seenBy(seat), botsLuck).move())));
        }
    }

    /** Plays a decision; where answers are sealed it is kept until the last one is in. */
    void decide(List<Step<M>> steps) {
        if (turn() instanceof Turn.Players turn && turn.mode() == Turn.Mode.ALL) {
            steps.forEach(step -> sealed.put(step.actor, step.move));
            if (asked().isEmpty()) {
                open(turn.seats());
            }
            return;
        }
        remember(Seats.of(steps.getFirst().actor));
        steps.forEach(step -> witness.sees(step.actor, match.play(step.actor, step.move)));
    }

    private void open(Seats answered) {
        remember(answered);
        position().carriedOut(Map.copyOf(sealed)).entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(answer -> witness.sees(TOGETHER, match.play(answer.getKey(), answer.getValue())));
        sealed.clear();
    }

    private void remember(Seats deciding) {
        if ((deciding.bits() & people().bits()) != 0) {
            decisions.push(match.length());
        }
    }

    boolean canTakeBack() {
        return !decisions.isEmpty() || aPersonHasAnswered();
    }

    private boolean aPersonHasAnswered() {
        return sealed.keySet().stream().anyMatch(people()::contains);
    }

    /** May a person's last decision be taken back without asking? */
    Undo.Verdict mayTakeBack() {
        int from = aPersonHasAnswered() ? match.length() : decisions.getFirst();
        List<Undo.Step> tail = match.played().stream()
                .skip(from)
                .map(step -> new Undo.Step(
                        people().contains(step.actor()) ? PERSON : "", step.actor() == Seats.CHANCE, step.revealed()))
                .toList();
        return Undo.of(tail, PERSON, Set.of(PERSON, OTHERS), false);
    }

    /** Takes a person's last decision back, or the answers that are still sealed; used draws stay used. */
    void takeBack() {
        if (!aPersonHasAnswered()) {
            match = match.until(decisions.pop());
        }
        sealed.clear();
    }

    /** The record so far, with what was promised of chance. */
    GameRecord record() {
        Map<String, String> more = new LinkedHashMap<>();
        more.put("players", players.stream().map(Player::id).collect(Collectors.joining(", ")));
        more.put("date", LocalDate.now(ZoneId.systemDefault()).toString());
        more.put("commitment", chance.commitment());
        return GameRecord.of(match, more);
    }

    /** A record of this table with its seed, for when the table is closed. */
    GameRecord revealed(GameRecord record) {
        Map<String, String> header = new LinkedHashMap<>(record.header());
        header.put("seed", chance.reveal());
        return new GameRecord(header, record.lines());
    }
}
