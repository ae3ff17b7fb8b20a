package sheepfold.games.lastfleecestanding;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Decision;
import sheepfold.engine.Events;
import sheepfold.engine.Form;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Ref;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.Turn;
import sheepfold.games.lastfleecestanding.FleeceMove.*;
import sheepfold.json.State;
import sheepfold.parts.Bag;

/**
 * The table: the sheep, the deck, the Wolf, the attack under way, and the cards that wait on the stack. What moves do to it
 * stands in one class for each chapter of the rulebook: {@link SettingUp}, {@link TakingTurns}, {@link Draws},
 * {@link Shearing}, {@link Coats}, {@link Windows} with {@link CardEffects}, {@link Happenings} and {@link TheEnd}.
 */
@State
final class Paddock implements Position<Paddock, FleeceMove> {
    /** No seat. */
    static final int NOBODY = -1;

    private static final Seats[] SETS =
            IntStream.range(0, 1 << FleeceRules.MOST_SEATS).mapToObj(Seats::new).toArray(Seats[]::new);

    final transient FleeceRules rules;
    final Flock flock;
    final Bag<Card> deck = new Bag<>(Card.ALL);
    final Bag<Card> discard = new Bag<>(Card.ALL);
    final Round round = new Round();
    final Wolf wolf = new Wolf();
    final Attack attack = new Attack();
    final Stack stack = new Stack();
    final Strays strays = new Strays();
    final Asking asking;
    Pending pending = Pending.of(Phase.COAT);
    Occasion occasion = Occasion.ACT;
    boolean fastWindows;
    private transient @Nullable Moves<FleeceMove> scratch;

    Paddock(FleeceRules rules) {
        this.rules = rules;
        this.flock = new Flock(rules.seats());
        this.asking = new Asking(rules.seats());
    }

    @Override
    public Paddock copy() {
        return copyOnto(new Paddock(rules));
    }

    @Override
    public Paddock copyOnto(Paddock spent) {
        PaddockState.copy(this, spent);
        return spent;
    }

    @Override
    public Turn turn() {
        return switch (phase()) {
            case COAT, SHED, HANDS -> Turn.all(SETS[asking.unanswered], SETS[asking.unanswered]);
            case WINDOW -> Turn.all(SETS[asking.unanswered], SETS[Windows.loud(this)]);
            case FIRST, ROLL, CARD, COIN, TAKE -> Turn.CHANCE;
            case ACT, BITE, SNIP -> Turn.of(round.active);
            case GAIN -> Turn.of(gain().seat);
            case ROW -> Turn.of(stack.topPlayer());
            case KEEP -> Turn.of(shaved());
            case OVER -> Turn.OVER;
        };
    }

    @Override
    public void legalMoves(int actor, Moves<FleeceMove> into) {
        Listing.of(this, actor, into);
    }

    @Override
    public Optional<Refusal> whyNot(int actor, FleeceMove move) {
        return Objections.to(this, actor, move);
    }

    @Override
    public List<Form<FleeceMove>> forms(int seat) {
        return Forms.of(this, seat);
    }

    @Override
    public Ref player(int seat) {
        return Names.seat(seat);
    }

    @Override
    public Decision<FleeceMove> decision(int seat) {
        return Decisions.of(this, seat);
    }

    @Override
    public void play(int actor, FleeceMove move, Events events) {
        switch (phase()) {
            case COAT, WINDOW, SHED, HANDS -> answer(actor, move, events);
            default -> carryOut(actor, move, events);
        }
    }

    private void carryOut(int actor, FleeceMove move, Events events) {
        if (phase() == Phase.ACT) {
            round.arranged = move instanceof Arrange;
        }
        switch (move) {
            case First first -> SettingUp.begin(this, first, events);
            case Roll roll -> TakingTurns.roll(this, roll.number(), events);
            case Drawn drawn -> Draws.turnUp(this, drawn.card(), events);
            case Coin coin -> CardEffects.coin(this, coin.heads(), events);
            case Take take -> CardEffects.tearOff(this, take.cell() - 1, events);
            case Draw _ -> decide(Phase.CARD);
            case Shear shear -> Shearing.announce(this, shear, events);
            case Play play -> Windows.putOnStack(this, actor, play, events);
            case Arrange arrange -> Coats.rearrange(this, actor, arrange.shifts(), events);
            case End _ -> Windows.open(this, Occasion.End.of(0), events);
            case Concede _ -> TheEnd.concede(this, actor, events);
            case Snip snip -> Shearing.snipAndGoOn(this, snip.cell() - 1, events);
            case Shed shed -> TakingTurns.bite(this, shed.cells().bits(), events);
            case Stick stick -> Coats.stick(this, stick, events);
            case Row row -> CardEffects.shaveRow(this, row.row() - 1, events);
            case Keep keep -> CardEffects.shaveAllBut(this, keep.cell() - 1, events);
            case Lay _, Pass _, Throw _ -> throw new IllegalStateException(move + " is an answer in secret");
        }
    }

    /** Keeps an answer sealed until the last is in. */
    private void answer(int seat, FleeceMove answer, Events events) {
        asking.seal(seat, answer);
        if (!asking.isOver()) {
            return;
        }
        switch (phase()) {
            case COAT -> SettingUp.layCoats(this, events);
            case WINDOW -> Windows.close(this, events);
            case SHED -> Happenings.shedTogether(this, events);
            case HANDS -> CardEffects.compareHands(this, events);
            default -> throw new IllegalStateException("nobody answers in " + phase());
        }
    }

    @Override
    public Map<Integer, FleeceMove> carriedOut(Map<Integer, FleeceMove> sealed) {
        if (phase() != Phase.WINDOW) {
            return sealed;
        }
        Paddock ahead = copy();
        sealed.forEach(ahead.asking::seal);
        int first = Windows.firstToPlay(ahead);
        Map<Integer, FleeceMove> carriedOut = new HashMap<>(sealed);
        carriedOut.replaceAll((seat, answer) -> answer instanceof Play && seat != first ? FleeceMoves.PASS : answer);
        return carriedOut;
    }

    @Override
    public Result result() {
        return TheEnd.result(this);
    }

    @Override
    public FleeceView view(int viewer) {
        return FleeceView.of(this, viewer);
    }

    @Override
    public Paddock determinize(int seat, RandomGenerator random) {
        return new Guess(this, seat, random).paddock();
    }

    @Override
    public void hasten() {
        fastWindows = true;
    }

    /** The seats of these, a bit each, that are worth asking. */
    int worthAsking(int seats) {
        if (!fastWindows) {
            return seats;
        }
        Moves<FleeceMove> found = scratch == null ? new Moves<>() : scratch;
        scratch = found;
        int worth = 0;
        for (int left = seats; left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            found.clear();
            legalMoves(seat, found);
            worth |= found.size() == 1 && !Windows.isOn(this, Window.END) ? 0 : 1 << seat;
        }
        return worth;
    }

    /** Everybody who is to answer in secret now, a bit each, whether they have or not. */
    int askedInSecret() {
        return switch (phase()) {
            case COAT -> flock.everyone();
            case WINDOW -> Windows.asked(this);
            case SHED -> Happenings.choosers(this);
            case HANDS -> 1 << round.active | 1 << stack.topPlayer();
            default -> 0;
        };
    }

    /** Has this seat answered in secret, and others have not? */
    boolean hasAnswered(int seat) {
        return seat >= 0 && (askedInSecret() & ~asking.unanswered & 1 << seat) != 0;
    }

    Phase phase() {
        return pending.phase;
    }

    void decide(Phase phase) {
        pending = Pending.of(phase);
    }

    boolean isOver() {
        return phase() == Phase.OVER;
    }

    int seats() {
        return flock.seats();
    }

    Sheep sheep(int seat) {
        return flock.of(seat);
    }

    /** Face and attachments; with the deck gone at least 1 (SH-DECK-04). */
    int power(int seat) {
        int power = sheep(seat).clippers.power(rules.box());
        return deck.isEmpty() ? Math.max(1, power) : power;
    }

    /** May the active seat announce an attack now (SH-SHEAR-03)? */
    boolean canShear() {
        return !round.attackUsed
                && !round.isFirst()
                && !sheep(round.active).clippers.isSnagged()
                && power(round.active) > 0;
    }

    boolean canEnd() {
        return round.owed == 0 && !canShear();
    }

    /** The event that is shown, if any. */
    Occasion.@Nullable Event event() {
        return occasion instanceof Occasion.Event event ? event : null;
    }

    boolean isEvent(Card card) {
        return occasion instanceof Occasion.Event event && event.card == card;
    }

    /** The gain that is being decided. */
    Pending.Gain gain() {
        if (pending instanceof Pending.Gain gain) {
            return gain;
        }
        throw new IllegalStateException("nobody gains a piece now");
    }

    /** The hidden piece that is being gained, if any. */
    @Nullable
    Stray gained() {
        return pending instanceof Pending.Gain gain ? gain.stray : null;
    }

    /** The row of which one piece is kept. */
    int keptRow() {
        return pending instanceof Pending.Keep keep ? keep.row : 0;
    }

    /** The seat whose coat Velcro tears at. */
    int robbed() {
        return stack.top() instanceof Rob rob ? rob.seat() : NOBODY;
    }

    /** The seat whose row is shaved off. */
    int shaved() {
        return stack.top() instanceof CloseShave shave ? shave.seat() : NOBODY;
    }
}
