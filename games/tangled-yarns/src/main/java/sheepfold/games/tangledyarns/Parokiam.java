package sheepfold.games.tangledyarns;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sheepfold.engine.Decision;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.Turn;
import sheepfold.json.State;

/**
 * The city of Parokiam with the flock, the Shepherd and his servants. The rules stand by chapter: {@link LayingOut}, then the
 * phases of a round, {@link ShepherdPhase}, {@link SheepPhase}, {@link TurningPhase}, {@link CultistPhase}, {@link WolfPhase}
 * with its {@link Strikes}, and {@link FinalAct}. Each ends by beginning the next.
 */
@State
final class Parokiam implements Position<Parokiam, YarnsMove> {
    /** By the seats that may act, a bit each. */
    private static final List<Turn.Players> ANY = IntStream.range(0, 1 << Sheep.COUNT)
            .mapToObj(seats -> Turn.any(new Seats(seats)))
            .toList();

    final transient YarnsRules rules;
    final City city = new City();
    final Flock flock = new Flock();
    final Servants servants = new Servants();
    final Way way;
    final Store store = new Store();
    final Course course = new Course();
    final Pending pending = new Pending();
    final transient Walks walks = new Walks();
    /** The seats that may act while all act at once, a bit each; follows from the rest. */
    int acting;

    /** The bare table before the first tile. */
    Parokiam(YarnsRules rules) {
        this.rules = rules;
        way = new Way(rules.gates());
    }

    @Override
    public Parokiam copy() {
        return copyOnto(new Parokiam(rules));
    }

    @Override
    public Parokiam copyOnto(Parokiam spent) {
        ParokiamState.copy(this, spent);
        return spent;
    }

    @Override
    public Turn turn() {
        return switch (phase()) {
            case PICK -> rules.choice() == YarnsRules.Choice.RANDOM ? Turn.CHANCE : Turn.of(LayingOut.chooser(this));
            case CLAIM -> Turn.of(flock.owner(LayingOut.claimant(this)));
            case FLIP -> any((1 << rules.seats()) - 1);
            case ACT, TURN -> any(acting);
            case CONSENT -> any(pending.unanswered);
            case CHOOSE -> Turn.of(flock.owner(Sheep.LILY.ordinal()));
            case BOOKS -> any(flock.ownersOf(flock.on(pending.tile)));
            case OVER -> Turn.OVER;
            default -> Turn.CHANCE;
        };
    }

    private static Turn any(int seats) {
        return ANY.get(seats);
    }

    /** Who is done may take that back. */
    @Override
    public Seats volunteers() {
        Seats volunteers = Seats.NONE;
        if (phase() == Phase.ACT || phase() == Phase.TURN) {
            for (int seat : new Seats(course.done()).list()) {
                volunteers = course.mayWait(seat) ? volunteers.with(seat) : volunteers;
            }
        }
        return volunteers;
    }

    @Override
    public void legalMoves(int actor, Moves<YarnsMove> into) {
        switch (phase()) {
            case TILE -> LayingOut.addTiles(this, into);
            case WALL -> LayingOut.addWalls(this, into);
            case WAY -> LayingOut.addWays(this, into);
            case GATE -> LayingOut.addGates(this, into);
            case PICK -> LayingOut.addPicks(this, into);
            case CLAIM -> LayingOut.addClaims(this, into);
            case FLIP -> LayingOut.addFlips(this, into);
            case SPAWN, SPIRIT -> ShepherdPhase.addCorners(this, into);
            case LIGHTNESS, CULTIST -> CultistPhase.addDirections(this, into);
            case ANGEL -> FinalAct.addDirections(this, into);
            case ACT, TURN -> addDeeds(actor, into);
            case CONSENT -> {
                into.add(YarnsMove.YES);
                into.add(YarnsMove.NO);
            }
            case FATE -> SheepPhase.addFates(into);
            case CHOOSE -> SheepPhase.addChoices(into);
            case DRAW -> SheepPhase.addDraws(this, into);
            case BATTLE -> Attacks.addOutcomes(this, into);
            case WOLF -> WolfPhase.addDirections(this, into);
            case BOOKS -> Strikes.addBooks(this, into);
            case STRIKE -> Strikes.addOutcomes(this, into);
            case VICTIM -> Strikes.addVictims(this, into);
            case OVER -> {}
        }
    }

    /** What a seat may do where all act at once; who is done may only take that back. */
    private void addDeeds(int seat, Moves<YarnsMove> into) {
        if (course.isDone(seat)) {
            if (course.mayWait(seat)) {
                into.add(YarnsMoves.WAIT);
            }
        } else if (phase() == Phase.ACT) {
            SheepPhase.addActs(this, seat, into);
        } else {
            TurningPhase.addTurns(this, seat, into);
        }
    }

    @Override
    public void play(int actor, YarnsMove move, Events events) {
        switch (move) {
            case YarnsMove.Lay lay -> LayingOut.play(this, lay, events);
            case YarnsMove.Redraw redraw -> LayingOut.play(this, redraw, events);
            case YarnsMove.PutWay put -> LayingOut.play(this, put, events);
            case YarnsMove.PutGate put -> LayingOut.play(this, put, events);
            case YarnsMove.Pick pick -> LayingOut.play(this, pick, events);
            case YarnsMove.Claim claim -> LayingOut.play(this, claim, events);
            case YarnsMove.Flip flip -> LayingOut.play(this, flip, events);
            case YarnsMove.Corner corner -> ShepherdPhase.play(this, corner, events);
            case YarnsMove.Direction direction -> go(direction.colour().ordinal(), events);
            case YarnsMove.Battle battle -> judge(battle, events);
            case YarnsMove.Fate fate -> SheepPhase.play(this, fate, events);
            case YarnsMove.Victim victim -> Strikes.play(this, victim, events);
            case YarnsMove.Walk walk -> SheepPhase.play(this, walk, events);
            case YarnsMove.Take take -> SheepPhase.play(this, take, events);
            case YarnsMove.TakeFate take -> SheepPhase.play(this, take, events);
            case YarnsMove.Choose choose -> SheepPhase.play(this, choose, events);
            case YarnsMove.Lock _, YarnsMove.Attack _ -> SheepPhase.propose(this, actor, move, events);
            case YarnsMove.Sacrifice sacrifice -> SheepPhase.play(this, sacrifice, events);
            case YarnsMove.DrawWay draw -> SheepPhase.play(this, draw, events);
            case YarnsMove.Answer answer -> SheepPhase.play(this, actor, answer, events);
            case YarnsMove.Turn turn -> TurningPhase.play(this, turn, events);
            case YarnsMove.Books books -> Strikes.play(this, actor, books, events);
            case YarnsMove.Done _ -> beDone(actor, events);
            case YarnsMove.Wait _ -> beBack(actor, events);
        }
    }

    private void go(int direction, Events events) {
        switch (phase()) {
            case WOLF -> WolfPhase.go(this, direction, events);
            case ANGEL -> FinalAct.go(this, direction, events);
            default -> CultistPhase.go(this, direction, events);
        }
    }

    private void judge(YarnsMove.Battle battle, Events events) {
        if (phase() == Phase.BATTLE) {
            Attacks.play(this, battle, events);
        } else {
            Strikes.play(this, battle, events);
        }
    }

    private void beDone(int seat, Events events) {
        course.setDone(seat);
        if (events.heard()) {
            events.tell(new YarnsEvent.SeatDone(seat));
        }
        goOn(events);
    }

    private void beBack(int seat, Events events) {
        course.takeBack(seat);
        if (events.heard()) {
            events.tell(new YarnsEvent.SeatWaits(seat));
        }
        goOn(events);
    }

    /** The phase in which all act at once goes on, or ends when nobody can or will (TY-P2-03). */
    void goOn(Events events) {
        if (phase() == Phase.TURN) {
            TurningPhase.goOn(this, events);
        } else {
            SheepPhase.goOn(this, events);
        }
    }

    void await(Phase phase) {
        pending.phase = phase;
    }

    /** Awaits what seats do where all act at once; false if nobody can or will do anything (TY-P2-03). */
    boolean awaitDeeds(Phase phase) {
        acting = 0;
        for (int seat = 0; seat < rules.seats(); seat++) {
            boolean able = !course.isDone(seat)
                    && (phase == Phase.TURN
                            ? TurningPhase.canTurnAnything(this, seat)
                            : SheepPhase.canDoAnything(this, seat));
            acting |= able ? 1 << seat : 0;
        }
        if (acting != 0) {
            await(phase);
        }
        return acting != 0;
    }

    /** The game ends at once, also in the middle of a phase (TY-RND-02). */
    void finish(Ending ending, Events events) {
        pending.phase = Phase.OVER;
        pending.ending = ending;
        if (events.heard()) {
            events.tell(new YarnsEvent.GameEnded(ending, ending.reason()));
        }
    }

    /** A sheep has died: is the flock still large enough for every open gate (TY-END-03)? */
    void judgeFlock(Events events) {
        if (flock.size() == 0) {
            finish(Ending.FLOCK_DEAD, events);
        } else if (way.largestGate() > flock.size()) {
            finish(Ending.FLOCK_TOO_SMALL, events);
        }
    }

    void setActing(int seats) {
        acting = seats;
    }

    @Override
    public Decision<YarnsMove> decision(int seat) {
        return Decisions.of(this, seat);
    }

    @Override
    public Optional<Refusal> whyNot(int actor, YarnsMove move) {
        return Objections.to(this, actor, move);
    }

    @Override
    public YarnsView view(int viewer) {
        return YarnsView.of(this);
    }

    @Override
    public Optional<Record> foresight(int seat) {
        return switch (phase()) {
            case ACT, TURN, BOOKS -> Optional.of(ForesightView.of(this, seat));
            default -> Optional.empty();
        };
    }

    @Override
    public Result result() {
        return Outcome.of(this);
    }

    Phase phase() {
        return pending.phase;
    }

    boolean isOver() {
        return pending.phase == Phase.OVER;
    }

    /** Has the Angel come? */
    boolean isFinalAct() {
        return servants.angelIsHere();
    }

    /** The way tile whose effect counts now, or {@link Way#NO_TILE} (TY-P1-04). */
    int activeTile() {
        if (way.lies() || isFinalAct()) {
            return Way.NO_TILE;
        }
        int slot = rules.slotAt().get(way.space());
        return slot < 0 ? Way.NO_TILE : way.tile(slot);
    }

    boolean isActive(WayTile tile) {
        return activeTile() == tile.ordinal();
    }

    /** Is a sheep on the altar while that is still out of the world (TY-ANG-03)? */
    boolean isSheltered(int sheep) {
        return flock.cell(sheep) == Cell.ALTAR && !isFinalAct();
    }
}
