package sheepfold.games.shepherdmess;

import java.util.Optional;
import sheepfold.engine.Decision;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Ref;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;
import sheepfold.engine.Turn;
import sheepfold.games.shepherdmess.MessRules.ForeignSheep;
import sheepfold.games.shepherdmess.ShepherdMessMove.Bridge;
import sheepfold.games.shepherdmess.ShepherdMessMove.CornerWall;
import sheepfold.games.shepherdmess.ShepherdMessMove.DrawPen;
import sheepfold.games.shepherdmess.ShepherdMessMove.End;
import sheepfold.games.shepherdmess.ShepherdMessMove.Fight;
import sheepfold.games.shepherdmess.ShepherdMessMove.First;
import sheepfold.games.shepherdmess.ShepherdMessMove.Gate;
import sheepfold.games.shepherdmess.ShepherdMessMove.LayMud;
import sheepfold.games.shepherdmess.ShepherdMessMove.LayPuddle;
import sheepfold.games.shepherdmess.ShepherdMessMove.Pick;
import sheepfold.games.shepherdmess.ShepherdMessMove.Put;
import sheepfold.games.shepherdmess.ShepherdMessMove.RamLands;
import sheepfold.games.shepherdmess.ShepherdMessMove.Run;
import sheepfold.games.shepherdmess.ShepherdMessMove.Stone;
import sheepfold.games.shepherdmess.ShepherdMessMove.Wall;
import sheepfold.json.State;

/**
 * The meadow with all that stands on it, and how far the game has come. The rules stand by chapter: {@link LayingOut},
 * {@link Landscape}, {@link DogMoves} and {@link Herding}; here are turns and the end. It is small, as bots copy it all the
 * time: counts are packed, and tiles and edges are bits of a long.
 */
@State
final class Meadow implements Position<Meadow, ShepherdMessMove> {
    static final int MOVES_A_TURN = 2;

    final transient MessRules rules;
    final Land land;
    final Flocks flocks;
    final Pack dogs;
    final Pens pens;
    final Course course;
    final Beginnings beginnings;
    Phase phase;
    /** In phase pick: the dog whose bark waits. */
    byte barking;

    /** The empty meadow before the first decision. */
    Meadow(MessRules rules) {
        this.rules = rules;
        land = new Land(rules);
        flocks = new Flocks(rules.seats());
        dogs = new Pack(rules.seats());
        pens = new Pens(rules);
        course = new Course();
        beginnings = new Beginnings();
        phase = rules.randomFirst() ? Phase.FIRST : Phase.MUD;
    }

    @Override
    public Meadow copy() {
        return copyOnto(new Meadow(rules));
    }

    @Override
    public Meadow copyOnto(Meadow spent) {
        MeadowState.copy(this, spent);
        return spent;
    }

    @Override
    public Turn turn() {
        return switch (phase) {
            case FIRST, MUD, PUDDLES, PENS, RAM -> Turn.CHANCE;
            case PLACE -> rules.quickStart() ? Turn.CHANCE : Turn.of(seat());
            case ACT, PICK -> Turn.of(seat());
            case PENNED, ROUND_LIMIT, REPETITION, LAST_LEFT -> Turn.OVER;
        };
    }

    @Override
    public void legalMoves(int actor, Moves<ShepherdMessMove> into) {
        switch (phase) {
            case FIRST -> LayingOut.addFirst(this, into);
            case MUD -> LayingOut.addMud(this, into);
            case PUDDLES -> LayingOut.addPuddles(this, into);
            case PLACE -> LayingOut.addPlaces(this, into);
            case PENS -> LayingOut.addPens(this, into);
            case RAM -> LayingOut.addRam(into);
            case ACT -> addActs(into);
            case PICK -> DogMoves.addPicks(this, into);
            case PENNED, ROUND_LIMIT, REPETITION, LAST_LEFT -> {}
        }
    }

    /** SM-TURN-01, SM-TURN-03. */
    private void addActs(Moves<ShepherdMessMove> into) {
        into.add(ShepherdMessMoves.END);
        DogMoves.add(this, Dog.number(seat(), Dog.A), into);
        DogMoves.add(this, Dog.number(seat(), Dog.B), into);
        Landscape.add(land, into);
    }

    @Override
    public void play(int actor, ShepherdMessMove move, Events events) {
        switch (move) {
            case First named -> LayingOut.play(this, named, events);
            case LayMud mud -> LayingOut.play(this, mud, events);
            case LayPuddle puddle -> LayingOut.play(this, puddle, events);
            case Put put -> LayingOut.play(this, put, events);
            case DrawPen drawn -> LayingOut.play(this, drawn, events);
            case RamLands lands -> LayingOut.play(this, lands, events);
            case Run run -> DogMoves.play(this, run, events);
            case Fight fight -> DogMoves.play(this, fight, events);
            case Pick pick -> DogMoves.play(this, pick, events);
            case Bridge bridge -> Landscape.play(this, bridge, events);
            case Stone stone -> Landscape.play(this, stone, events);
            case Wall wall -> Landscape.play(this, wall, events);
            case CornerWall wall -> Landscape.play(this, wall, events);
            case Gate gate -> Landscape.play(this, gate, events);
            case End _ -> end(events);
        }
    }

    /** This is decided next. */
    void await(Phase next) {
        phase = next;
    }

    /** The player picks who goes after this dog's bark. */
    void awaitPick(int dog) {
        phase = Phase.PICK;
        barking = (byte) dog;
    }

    /** A piece was placed: what was before can never come back (SM-LAND-09), so turns that began before count no more. */
    void built(Piece piece, Events events) {
        land.take(piece);
        beginnings.forget();
        countMove(events);
    }

    /** After a bark outs are judged, and then the finish (SM-PEN-07, SM-END-01). */
    void judgeBark(int strangersBefore, Events events) {
        if (rules.foreignSheep() != ForeignSheep.AT_END) {
            judgeOuts(strangersBefore, events);
        }
        if (phase.isOver()) {
            return;
        }
        if (Standings.anybodyHasFinished(this)) {
            finish(Phase.PENNED, events);
        } else if (pens.isOut(seat())) {
            endTurn(events);
        } else {
            countMove(events);
        }
    }

    /** Those who brought in a stranger, or all who have one (SM-PEN-05, SM-PEN-06). */
    private void judgeOuts(int strangersBefore, Events events) {
        boolean everybody = rules.foreignSheep() == ForeignSheep.STRICT;
        for (int player = 0; player < rules.seats(); player++) {
            if ((everybody || player == seat()) && Standings.strangers(this, player) > strangersBefore) {
                putOut(player, events);
            }
        }
        if (pens.inGame() <= 1) {
            finish(Phase.LAST_LEFT, events);
        }
    }

    /** The dogs leave, the sheep stay as strays, and the pen is nobody's (SM-PEN-07). */
    private void putOut(int player, Events events) {
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.PutOut(player, colour(player), Tile.of(pens.tile(player))));
        }
        pens.putOut(player);
        dogs.takeAway(Dog.number(player, Dog.A));
        dogs.takeAway(Dog.number(player, Dog.B));
    }

    void countMove(Events events) {
        if (course.countMove()) {
            endTurn(events);
        }
    }

    private void end(Events events) {
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.TurnEnded(colour(seat()), course.movesLeft));
        }
        endTurn(events);
    }

    private void endTurn(Events events) {
        dogs.recover(Dog.number(seat(), Dog.A));
        dogs.recover(Dog.number(seat(), Dog.B));
        int next = nextInGame();
        boolean roundIsComplete = place(next) <= place(seat());
        course.beginTurn(next);
        if (roundIsComplete && course.round == rules.roundLimit()) {
            finish(Phase.ROUND_LIMIT, events);
            return;
        }
        if (roundIsComplete) {
            course.round++;
        }
        if (rules.repetition() > 0 && noteBeginning() >= rules.repetition()) {
            finish(Phase.REPETITION, events);
        }
    }

    private int nextInGame() {
        int next = rules.after(seat());
        while (pens.isOut(next)) {
            next = rules.after(next);
        }
        return next;
    }

    /** How many players come before this one in a round. */
    private int place(int player) {
        int place = player - course.first;
        return place >= 0 ? place : place + rules.seats();
    }

    /** How often a turn has begun like this one, where it matters (SM-END-07). */
    int noteBeginning() {
        return rules.repetition() == 0 ? 0 : beginnings.note(this);
    }

    private void finish(Phase how, Events events) {
        await(how);
        beginnings.release();
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.GameEnded(ending().inDetails, Standings.reason(this, ending())));
        }
    }

    @Override
    public Ref player(int seat) {
        return colour(seat).player();
    }

    @Override
    public Decision<ShepherdMessMove> decision(int seat) {
        return switch (phase) {
            case PLACE ->
                Decision.of(
                        Task.PLACE,
                        Sentence.of(
                                "Place a {colour} sheep on a lit tile: {n} of {all}.",
                                colour(seat),
                                flocks.size(seat) + 1,
                                rules.flock()));
            case PICK -> Decision.of(Task.PICK, Sentence.of("Only one can go through: touch the sheep that goes."));
            default ->
                Decision.of(
                        Task.ACT,
                        Sentence.of(
                                course.movesLeft == MOVES_A_TURN
                                        ? "Two moves: run a dog, or build."
                                        : "One move left: run a dog, or build."));
        };
    }

    @Override
    public Optional<Refusal> whyNot(int actor, ShepherdMessMove move) {
        return Objections.to(this, actor, move);
    }

    @Override
    public ShepherdMessView view(int viewer) {
        return ShepherdMessView.of(this);
    }

    /** What every bark within reach would do. */
    @Override
    public Optional<Record> foresight(int viewer) {
        return phase == Phase.ACT || phase == Phase.PICK ? Optional.of(ForesightView.of(this)) : Optional.empty();
    }

    @Override
    public Result result() {
        if (!phase.isOver()) {
            throw new IllegalStateException("it is not over");
        }
        return Standings.result(this, ending());
    }

    Standings.Ending ending() {
        return Standings.Ending.valueOf(phase.name());
    }

    Phase phase() {
        return phase;
    }

    /** The dog whose bark waits for a pick. */
    int barking() {
        return barking;
    }

    /** The player in turn. */
    int seat() {
        return course.seat;
    }

    /** What a player's flock and dogs are called. */
    Colour colour(int player) {
        return rules.colour(player);
    }
}
