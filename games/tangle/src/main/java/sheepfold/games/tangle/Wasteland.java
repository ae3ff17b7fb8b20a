package sheepfold.games.tangle;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Decision;
import sheepfold.engine.Events;
import sheepfold.engine.Form;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Ref;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Turn;
import sheepfold.json.State;

/**
 * The wasteland and everything around it. What moves do stands by chapters of the rulebook: {@link SettingUp},
 * {@link PayingUpkeep}, {@link Placing} with its {@link Acting}, {@link TakingCards} and {@link Tolls}, {@link Casting},
 * {@link Tracking} and {@link TheEnd}. Each ends by beginning the next.
 */
@State
final class Wasteland implements Position<Wasteland, TangleMove> {
    final transient TangleRules rules;
    final Land land = new Land();
    final Ground ground = new Ground();
    final Stashes stashes = new Stashes();
    final Cards cards = new Cards();
    final Upkeep upkeep = new Upkeep();
    final Course course = new Course();
    final Detail pending = new Detail();
    private transient @Nullable Moves<TangleMove> scratch;
    private transient @Nullable Drafts drafts;

    /** An empty table. */
    Wasteland(TangleRules rules) {
        this.rules = rules;
    }

    @Override
    public Wasteland copy() {
        return copyOnto(new Wasteland(rules));
    }

    @Override
    public Wasteland copyOnto(Wasteland spent) {
        WastelandState.copy(this, spent);
        return spent;
    }

    @Override
    public Turn turn() {
        Phase phase = pending.phase;
        if (phase == Phase.OVER) {
            return Turn.OVER;
        }
        return phase.isChance() ? Turn.CHANCE : Turn.of(decider());
    }

    /** The seat that decides, where one does: nobody interrupts, and others decide only on their upkeep. */
    int decider() {
        return pending.phase == Phase.UPKEEP || pending.phase == Phase.BONUS ? pending.payer : course.active;
    }

    @Override
    public void legalMoves(int actor, Moves<TangleMove> into) {
        switch (pending.phase) {
            case FIRST -> Works.addChances(TangleMoves.ALL_FIRST, (1 << rules.seats) - 1, into);
            case CENTRE -> SettingUp.addCentres(this, into);
            case VICTORY -> Works.addChances(TangleMoves.ALL_DEAL_VICTORY, cards.undealt, into);
            case DEAL, ROW, DRAW, REFILL -> Works.addChances(TangleMoves.ALL_DEAL, cards.pile, into);
            case BONUS, GAIN -> Works.addAll(TangleMoves.ALL_GAIN, (1 << Cube.KINDS) - 1, into);
            case UPKEEP -> PayingUpkeep.addMoves(this, into);
            case HIBERNATE, PLACE -> Placing.addPlacements(this, into);
            case SAP -> Placing.addSap(this, into);
            case ACT -> Works.add(this, into);
            case CARD -> TakingCards.addSources(this, into);
            case TOLL -> Tolls.addGifts(this, into);
            case HOMING -> Placing.addHomings(this, into);
            case CAST -> Casting.addCasts(this, into);
            case TRACK -> Tracking.addSplits(this, into);
            case DISCARD -> Works.addAll(TangleMoves.ALL_DISCARD, cards.hand(course.active), into);
            case OVER -> {}
        }
    }

    @Override
    public void play(int actor, TangleMove move, Events events) {
        switch (move) {
            case TangleMove.First first -> SettingUp.play(this, first, events);
            case TangleMove.Centre centre -> SettingUp.play(this, centre, events);
            case TangleMove.DealVictory deal -> SettingUp.play(this, deal, events);
            case TangleMove.Deal deal -> deal(deal.card().number(), events);
            case TangleMove.Gain gain when pending.phase == Phase.BONUS -> SettingUp.play(this, gain, events);
            case TangleMove.Gain gain -> Placing.play(this, gain, events);
            case TangleMove.DropTile drop -> PayingUpkeep.play(this, drop, events);
            case TangleMove.DropCard drop -> PayingUpkeep.play(this, drop, events);
            case TangleMove.Pay pay -> PayingUpkeep.play(this, pay, events);
            case TangleMove.Place place -> Placing.play(this, place, events);
            case TangleMove.Keep keep -> Placing.play(this, keep, events);
            case TangleMove.Home home -> Placing.play(this, home, events);
            case TangleMove.Give give -> Tolls.play(this, give, events);
            case TangleMove.TakeCard take -> TakingCards.play(this, take, events);
            case TangleMove.Cast cast -> Casting.play(this, cast, events);
            case TangleMove.Steps steps -> Tracking.play(this, steps, events);
            case TangleMove.Discard discard -> TheEnd.play(this, discard, events);
            case TangleMove.Skip _ -> Placing.skip(this, events);
            case TangleMove.Done _ when pending.phase == Phase.CAST -> Casting.end(this, events);
            case TangleMove.Done _ -> Acting.finish(this, events);
            default -> Acting.play(this, move, events);
        }
    }

    private void deal(int card, Events events) {
        switch (pending.phase) {
            case DRAW -> TakingCards.draw(this, card, events);
            case REFILL -> TakingCards.refill(this, card, events);
            default -> SettingUp.deal(this, card, events);
        }
    }

    @Override
    public Optional<Refusal> whyNot(int actor, TangleMove move) {
        return Objections.to(this, actor, move);
    }

    @Override
    public List<Form<TangleMove>> forms(int seat) {
        return Forms.of(this, seat);
    }

    @Override
    public Ref player(int seat) {
        return Colour.seat(seat);
    }

    @Override
    public Decision<TangleMove> decision(int seat) {
        return Decisions.of(this);
    }

    @Override
    public TangleView view(int viewer) {
        return TangleView.of(this, viewer);
    }

    @Override
    public Optional<Record> foresight(int seat) {
        return pending.phase == Phase.OVER ? Optional.empty() : Optional.of(ForesightView.of(this, seat));
    }

    @Override
    public Result result() {
        return TheEnd.result(this);
    }

    @Override
    public Wasteland determinize(int seat, RandomGenerator random) {
        return Guess.of(this, seat, random);
    }

    /** Is one of these moves all that could be chosen? The list is reused. */
    Moves<TangleMove> listed() {
        Moves<TangleMove> moves = scratch == null ? new Moves<>() : scratch;
        scratch = moves;
        moves.clear();
        legalMoves(decider(), moves);
        return moves;
    }

    /** Made once for all moves that are planned at this table. */
    Drafts drafts() {
        Drafts made = drafts == null ? new Drafts(rules) : drafts;
        drafts = made;
        return made;
    }

    Phase phase() {
        return pending.phase;
    }

    boolean isOver() {
        return pending.phase == Phase.OVER;
    }

    Powers powers() {
        return rules.powers;
    }

    int seats() {
        return rules.seats;
    }

    int next(int seat) {
        return seat + 1 == rules.seats ? 0 : seat + 1;
    }

    /** What a space does. */
    Kind kind(int space) {
        Kind laid = course.centre;
        return space == Space.CENTRE && laid != null ? laid : rules.board.kind(space);
    }

    /** Cards in front of a seat. */
    long front(int seat) {
        return cards.front(seat);
    }

    /** Areas in play without a tile. */
    long empty() {
        return rules.board.areas & ~land.taken();
    }

    /** Seeds of a kind in the pool. */
    int pool(Seed seed) {
        if (!rules.seedsLimited) {
            return Seed.SUPPLY;
        }
        int used = Long.bitCount(land.seeds(seed));
        for (int seat = 0; seat < rules.seats; seat++) {
            used += stashes.seeds(seat, seed);
        }
        return Seed.SUPPLY - used;
    }
}
