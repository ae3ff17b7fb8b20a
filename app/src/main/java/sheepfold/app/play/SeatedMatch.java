package sheepfold.app.play;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import sheepfold.advice.Hint;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.EventLog;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Match;
import sheepfold.engine.Match.Played;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.MoveText.Step;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.SecretSeed;
import sheepfold.engine.Turn;
import sheepfold.engine.Undo;

/** A match with people and bots in its seats and provable chance. It says nothing itself: a witness hears every move. */
final class SeatedMatch<P extends Position<P, M>, M extends Move> {
    private static final String PERSON = "the person at the keyboard";
    private static final String OTHERS = "the others at the table";

    /** In the place of an actor: several seats, whose sealed answers were opened together. */
    static final int TOGETHER = -3;

    /** Hears what each move caused. */
    interface Witness {
        void sees(int actor, EventLog events);
    }

    private final List<Player> players;
    private final SecretSeed chance;
    private final RandomGenerator botsLuck;
    private final Witness witness;
    private Match<P, M> match;

    SeatedMatch(Match<P, M> match, List<Player> players, SecretSeed chance, RandomGenerator botsLuck, Witness witness) {
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
        return match.turn();
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

    Seats askedPeople() {
        return new Seats(match.waiting().bits() & people().bits());
    }

    Seats askedBots() {
        return new Seats(match.waiting().bits() & ~people().bits());
    }

    /** Reads a line, shorthand too, for one of some seats; nothing is played yet. */
    MoveText.Reading<M> read(String line, Seats who) {
        return MoveText.read(match.game(), position(), who, line);
    }

    void drawChance() {
        witness.sees(Seats.CHANCE, match.draw(chance));
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
        boolean together = turn() instanceof Turn.Players turn && turn.mode() == Turn.Mode.ALL;
        int before = match.length();
        match.decide(steps);
        match.played().stream()
                .skip(before)
                .forEach(step -> witness.sees(together ? TOGETHER : step.actor(), step.events()));
    }

    boolean canTakeBack() {
        return aPersonHasAnswered() || lastOfAPerson().isPresent();
    }

    private boolean aPersonHasAnswered() {
        return match.sealed().keySet().stream().anyMatch(people()::contains);
    }

    private Optional<Played<M>> lastOfAPerson() {
        return match.played().reversed().stream()
                .filter(step -> people().contains(step.actor()))
                .findFirst();
    }

    /** How many moves remain when a person's last decision, or an answer that is still sealed, goes. */
    private int remaining() {
        return aPersonHasAnswered()
                ? match.length()
                : lastOfAPerson().map(Played::from).orElse(0);
    }

    /** May a person's last decision be taken back without asking? */
    Undo.Verdict mayTakeBack() {
        List<Undo.Step> tail = match.played().stream()
                .skip(remaining())
                .map(step ->
                        new Undo.Step(people().contains(step.actor()) ? PERSON : "", step.byChance(), step.revealed()))
                .toList();
        return Undo.of(tail, PERSON, Set.of(PERSON, OTHERS), false);
    }

    /** Takes a person's last decision back, or the answers that are still sealed; used draws stay used. */
    void takeBack() {
        match = match.until(remaining());
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
