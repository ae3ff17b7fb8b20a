package sheepfold.games.sheephop;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import sheepfold.engine.Decision;
import sheepfold.engine.Events;
import sheepfold.engine.Ids;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Ref;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;
import sheepfold.engine.Turn;
import sheepfold.games.sheephop.HopRules.WolfSetup;
import sheepfold.games.sheephop.SheepHopMove.DrawKind;
import sheepfold.games.sheephop.SheepHopMove.Hop;
import sheepfold.games.sheephop.SheepHopMove.HopOn;
import sheepfold.games.sheephop.SheepHopMove.LayTile;
import sheepfold.games.sheephop.SheepHopMove.PlaceWolf;
import sheepfold.games.sheephop.SheepHopMove.Roll;
import sheepfold.games.sheephop.SheepHopMove.Shuffle;
import sheepfold.games.sheephop.SheepHopMove.Slide;
import sheepfold.games.sheephop.SheepHopMove.Stop;

/**
 * The board with its sheep, wolves and tiles, the two piles beside it, and how far the turn has come. Here stand the turn,
 * the die, the wolves and the end; {@link SettingUp}, {@link Movement} and {@link TileEffects} are the other chapters.
 */
public final class Hillside implements Position<Hillside, SheepHopMove> {
    /** What is decided next. */
    public enum Phase {
        TILES,
        MEADOW,
        WOLF_L,
        WOLF_B,
        ROLL,
        MOVE,
        CHAIN,
        EXTRA,
        OVER;

        boolean isSetUp() {
            return compareTo(ROLL) < 0;
        }

        /** Is the die rolled, and does a sheep move by it? */
        boolean isAfterRoll() {
            return this == MOVE || this == CHAIN || this == EXTRA;
        }

        @JsonValue
        @Override
        public String toString() {
            return Ids.of(this);
        }
    }

    private final HopRules rules;
    final Landscape board;
    final Flock flock = new Flock();
    final Pack pack = new Pack();
    final Chain chain = new Chain();
    final Bark bark = new Bark();
    Tiles tiles;
    TileDraw draw;
    Phase phase;
    int seat;
    int rolls;
    Face face;

    /** The table before the first decision. */
    Hillside(HopRules rules) {
        this.rules = rules;
        board = rules.landscape();
        tiles = rules.level().tiles();
        draw = TileDraw.of(rules.level().randomKinds());
        phase = draw.needsKind() ? Phase.TILES : Phase.MEADOW;
        seat = rules.firstSeat();
        face = Face.UNROLLED;
    }

    private Hillside(Hillside other) {
        rules = other.rules;
        board = other.board;
        FlockState.copy(other.flock, flock);
        PackState.copy(other.pack, pack);
        ChainState.copy(other.chain, chain);
        BarkState.copy(other.bark, bark);
        tiles = other.tiles;
        draw = other.draw;
        phase = other.phase;
        seat = other.seat;
        rolls = other.rolls;
        face = other.face;
    }

    @Override
    public List<String> warnings() {
        return LayoutCheck.verdict(tiles).warnings();
    }

    @Override
    public Hillside copy() {
        return new Hillside(this);
    }

    @Override
    public Turn turn() {
        return switch (phase) {
            case TILES, MEADOW, ROLL -> Turn.CHANCE;
            case WOLF_L, WOLF_B -> rules.wolfSetup() == WolfSetup.RANDOM ? Turn.CHANCE : Turn.of(seat);
            case MOVE, CHAIN, EXTRA -> Turn.of(seat);
            case OVER -> Turn.OVER;
        };
    }

    @Override
    public void legalMoves(int actor, Moves<SheepHopMove> into) {
        switch (phase) {
            case TILES, MEADOW, WOLF_L, WOLF_B -> SettingUp.list(this, into);
            case ROLL -> listRolls(into);
            case MOVE -> Movement.listFirstSteps(this, eligible(), false, into);
            case CHAIN -> Movement.listFurtherHops(this, into);
            case EXTRA -> Movement.listFirstSteps(this, bark.waiting, true, into);
            case OVER -> {}
        }
    }

    private static void listRolls(Moves<SheepHopMove> into) {
        for (int i = 0; i < Face.DIE.size(); i++) {
            into.add(SheepHopMoves.roll(i), Pieces.BOX.weight(Face.DIE.get(i)));
        }
    }

    @Override
    public Decision<SheepHopMove> decision(int seat) {
        return Decision.of(phase, task());
    }

    private Sentence task() {
        return switch (phase) {
            case WOLF_L -> Sentence.of("Place the Little Wolf on one of the two trails.");
            case WOLF_B -> Sentence.of("Place the Big Bad Wolf on the other trail.");
            case MOVE -> taskOfMove();
            case CHAIN ->
                Long.bitCount(Movement.furtherLandings(this)) > 1
                        ? Sentence.of("Hop on, wherever you like, or be done.")
                        : Sentence.of("Hop on, or be done.");
            case EXTRA ->
                Sentence.of("The Patou barks: now move the other {sheep}.", Face.of(flock.colourOn(bark.waiting)));
            case TILES, MEADOW, ROLL, OVER -> throw new IllegalStateException("no seat decides in phase " + phase);
        };
    }

    private Sentence taskOfMove() {
        if (face == Face.ANY) {
            return Sentence.of("Move any sheep.");
        }
        return eligible() == sheepNamed()
                ? Sentence.of("Move a {sheep}, or tap a wolf to see where it goes.", face)
                : Sentence.of("No {sheep} can go: move any sheep.", face);
    }

    /** What is listed is legal; there are only reasons against the rest. */
    @Override
    public Optional<Refusal> whyNot(int actor, SheepHopMove move) {
        Moves<SheepHopMove> legal = new Moves<>();
        if (turn().asks(actor)) {
            legalMoves(actor, legal);
        }
        return legal.contains(move) ? Optional.empty() : Optional.of(new Objections(this).to(actor, move));
    }

    @Override
    public void play(int actor, SheepHopMove move, Events events) {
        switch (move) {
            case Roll(Face rolled) -> roll(rolled, events);
            case Slide slide -> Movement.slide(this, slide, events);
            case Hop hop -> Movement.hop(this, hop.from().bit(), hop.to(), events);
            case HopOn(Space to) -> Movement.hop(this, chain.sheep, to, events);
            case Stop _ -> Movement.end(this, events);
            case Shuffle(String sheep) -> SettingUp.shuffle(this, sheep, events);
            case PlaceWolf(Wolf wolf, Space space) -> SettingUp.placeWolf(this, wolf, space, events);
            case DrawKind(TileKind kind) -> SettingUp.drawKind(this, kind, events);
            case LayTile(TileKind kind, Space space) -> SettingUp.layTile(this, kind, space, events);
        }
    }

    private void roll(Face rolled, Events events) {
        face = rolled;
        rolls++;
        if (events.heard()) {
            events.tell(new SheepHopEvent.Rolled(seat, rolled, rolls));
        }
        switch (rolled) {
            case BOTH_WOLVES -> {
                eachWolfSteps(events);
                endTurn(events);
            }
            case BIG_BAD_WOLF -> {
                step(Wolf.BIG_BAD, events);
                step(Wolf.BIG_BAD, events);
                endTurn(events);
            }
            default -> letSheepMove(events);
        }
    }

    private void letSheepMove(Events events) {
        long eligible = eligible();
        if (events.heard() && sheepNamed() == 0) {
            events.tell(new SheepHopEvent.ColourGone(face));
        }
        if (Movement.isPossible(this, eligible)) {
            phase = Phase.MOVE;
            return;
        }
        if (events.heard()) {
            events.tell(new SheepHopEvent.NoMove(eligible == sheep() ? Face.ANY : face));
        }
        endTurn(events);
    }

    /** The sheep that the rolled face lets move. */
    long eligible() {
        long named = sheepNamed();
        boolean colourGone = named == 0; // SS-ROLL-04
        boolean freed = rules.blockedColourFreesChoice() && !Movement.isPossible(this, named); // SS-ROLL-07
        return colourGone || freed ? sheep() : named;
    }

    private long sheepNamed() {
        return switch (face) {
            case TRIANGLE -> flock.of(Colour.TRIANGLE);
            case CIRCLE -> flock.of(Colour.CIRCLE);
            case SQUARE -> flock.of(Colour.SQUARE);
            case ANY -> sheep();
            case BOTH_WOLVES, BIG_BAD_WOLF, UNROLLED -> 0;
        };
    }

    /** The Little Wolf, then the Big Bad Wolf. */
    void eachWolfSteps(Events events) {
        step(Wolf.LITTLE, events);
        step(Wolf.BIG_BAD, events);
    }

    /** Along its path, unless the last sheep is gone by then (SS-END-01). */
    private void step(Wolf wolf, Events events) {
        if (sheep() == 0) {
            return;
        }
        long from = pack.of(wolf);
        long to = tiles.trails().next(from, pack.counterclockwise);
        pack.stand(wolf, to);
        if (events.heard()) {
            events.tell(new SheepHopEvent.WolfStepped(wolf, board.spaceIn(from), board.spaceIn(to), ahead(wolf)));
        }
        if ((sheep() & to) != 0) {
            capture(to, wolf, events);
        }
    }

    /** The spaces that a wolf enters with its next two steps. */
    List<Space> ahead(Wolf wolf) {
        long next = tiles.trails().next(pack.of(wolf), pack.counterclockwise);
        long second = tiles.trails().next(next, pack.counterclockwise);
        return List.of(board.spaceIn(next), board.spaceIn(second));
    }

    /** The same for all wolves on the board. */
    Map<Wolf, List<Space>> ahead() {
        Map<Wolf, List<Space>> ahead = new EnumMap<>(Wolf.class);
        Stream.of(Wolf.values()).filter(wolf -> pack.of(wolf) != 0).forEach(wolf -> ahead.put(wolf, ahead(wolf)));
        return ahead;
    }

    private void capture(long space, Wolf wolf, Events events) {
        Colour colour = flock.colourOn(space);
        flock.flip(colour, space);
        flock.lose(colour);
        chain.capture(space);
        bark.strikeOff(space);
        bark.interrupted.capture(space);
        if (events.heard()) {
            events.tell(new SheepHopEvent.Captured(colour, board.spaceIn(space), wolf, captured()));
        }
    }

    void endTurn(Events events) {
        chain.end();
        bark.end();
        if (sheep() == 0) {
            phase = Phase.OVER;
            if (events.heard()) {
                events.tell(new SheepHopEvent.AllGone(saved(), captured()));
            }
        } else if (rollsLeft() <= 0) {
            phase = Phase.OVER;
            if (events.heard()) {
                events.tell(new SheepHopEvent.NightFell(board.spacesIn(sheep())));
            }
        } else {
            phase = Phase.ROLL;
            face = Face.UNROLLED;
            seat = (seat + 1) % rules.seats();
        }
    }

    @Override
    public SheepHopView view(int viewer) {
        return SheepHopView.of(this);
    }

    @Override
    public Result result() {
        return Score.of(this);
    }

    /** No sheep, no wolf, no tile (SS-MOVE-03). */
    long free() {
        return ~(sheep() | pack.both() | tiles.covered());
    }

    /** What a sheep may hop over (SS-HOP-02). */
    long animals() {
        long standing = rules.hopWolves() ? sheep() | pack.both() : sheep();
        return standing | tiles.animals();
    }

    /** Who or what is on a space; nobody on a free one. */
    Optional<Ref> occupant(long space) {
        if ((sheep() & space) != 0) {
            return Optional.of(flock.colourOn(space).ref());
        }
        if ((tiles.covered() & space) != 0) {
            return Optional.of(tiles.shown(Space.firstOf(space)).ref());
        }
        return Stream.of(Wolf.values())
                .filter(wolf -> (pack.of(wolf) & space) != 0)
                .map(Wolf::ref)
                .findFirst();
    }

    /** Every sheep on the board. */
    public long sheep() {
        return flock.all();
    }

    public long sheepOf(Colour colour) {
        return flock.of(colour);
    }

    public int saved() {
        return Pile.size(flock.fold);
    }

    public int captured() {
        return Pile.size(flock.den);
    }

    /** The space a wolf stands on, the empty set before it is placed. */
    public long spaceOf(Wolf wolf) {
        return pack.of(wolf);
    }

    public boolean counterclockwise() {
        return pack.counterclockwise;
    }

    public int rollsLeft() {
        return rules.nightfall() - rolls;
    }

    public Phase phase() {
        return phase;
    }

    /** How many moves all sheep on the board have before them, each for itself. */
    public int wayHome() {
        int moves = 0;
        for (long left = sheep(); left != 0; left &= left - 1) {
            moves += tiles.movesHome(Space.firstOf(left));
        }
        return moves;
    }

    public Tiles tiles() {
        return tiles;
    }

    public HopRules rules() {
        return rules;
    }

    /** A copy of this table with the wolves and the tiles as told: where the study of endgames begins. */
    public Hillside withWolves(long little, long bigBad, boolean wolvesTurned, Tiles shown) {
        Hillside other = copy();
        other.pack.stand(Wolf.LITTLE, little);
        other.pack.stand(Wolf.BIG_BAD, bigBad);
        other.pack.counterclockwise = wolvesTurned;
        other.tiles = shown;
        return other;
    }

    /** A copy of this table before the first roll of the day, with just these sheep on the board and in no pile. */
    public Hillside withSheep(long triangles, long circles, long squares) {
        Hillside other = copy();
        other.flock.standAlone(triangles, circles, squares);
        other.rolls = 0;
        other.endTurn(Events.UNHEARD);
        return other;
    }
}
