package sheepfold.games.sheephop;

import java.util.List;
import java.util.Optional;
import sheepfold.engine.Decision;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;
import sheepfold.engine.Turn;
import sheepfold.games.sheephop.HopRules.WolfSetup;
import sheepfold.games.sheephop.Landscape.Path;
import sheepfold.games.sheephop.SheepHopMove.DrawKind;
import sheepfold.games.sheephop.SheepHopMove.Hop;
import sheepfold.games.sheephop.SheepHopMove.HopOn;
import sheepfold.games.sheephop.SheepHopMove.LayTile;
import sheepfold.games.sheephop.SheepHopMove.PlaceWolf;
import sheepfold.games.sheephop.SheepHopMove.Roll;
import sheepfold.games.sheephop.SheepHopMove.Shuffle;
import sheepfold.games.sheephop.SheepHopMove.Slide;
import sheepfold.games.sheephop.SheepHopMove.Stop;

/** The board with its sheep, wolves and tiles, the two piles beside it, and how far the turn has come. */
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
        OVER
    }

    private static final int NOWHERE = Space.NOWHERE;

    private final HopRules rules;
    private final Landscape board;
    private Tiles tiles;
    private TileDraw draw;

    private long triangles;
    private long circles;
    private long squares;
    private int fold;
    private int den;
    private int little = NOWHERE;
    private int bigBad = NOWHERE;
    private boolean counterclockwise;
    private boolean moleMoved;

    private Phase phase;
    private int seat;
    private int rolls;
    private Face face = Face.UNROLLED;

    /** The sheep that is in the middle of a chain, and where it stood during this move, its present space left out. */
    private int hopper = NOWHERE;

    private long stoodOn;

    /** The Patou works once a turn (SS-PATOU-05); these sheep still wait for the move it gives them. */
    private boolean barked;

    private long waiting;

    /** With patou-timing=at-once: the sheep whose chain goes on after the waiting ones have moved. */
    private int interrupted = NOWHERE;

    private long interruptedStoodOn;

    /** The table before the first decision. */
    Hillside(HopRules rules) {
        this.rules = rules;
        this.board = rules.landscape();
        this.tiles = rules.level().tiles();
        this.draw = TileDraw.of(rules.level().randomKinds());
        this.phase = draw.needsKind() ? Phase.TILES : Phase.MEADOW;
        this.seat = rules.firstSeat();
    }

    private Hillside(Hillside other) {
        rules = other.rules;
        board = other.board;
        tiles = other.tiles;
        draw = other.draw;
        triangles = other.triangles;
        circles = other.circles;
        squares = other.squares;
        fold = other.fold;
        den = other.den;
        little = other.little;
        bigBad = other.bigBad;
        counterclockwise = other.counterclockwise;
        moleMoved = other.moleMoved;
        phase = other.phase;
        seat = other.seat;
        rolls = other.rolls;
        face = other.face;
        hopper = other.hopper;
        stoodOn = other.stoodOn;
        barked = other.barked;
        waiting = other.waiting;
        interrupted = other.interrupted;
        interruptedStoodOn = other.interruptedStoodOn;
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
            case TILES -> addTileDraws(into);
            case MEADOW -> addShuffles(into);
            case WOLF_L -> addLittleWolfPlaces(into);
            case WOLF_B -> addPlaces(Wolf.BIG_BAD, tiles.trails().open(pathWithoutWolf()), 1, into);
            case ROLL -> addRolls(into);
            case MOVE -> addSteps(eligible(), false, into);
            case CHAIN -> addFurtherHops(into);
            case EXTRA -> addSteps(waiting, true, into);
            case OVER -> {}
        }
    }

    private void addTileDraws(Moves<SheepHopMove> into) {
        if (draw.needsKind()) {
            DrawKind.ALL.stream()
                    .filter(move -> !draw.kinds().contains(move.kind()))
                    .forEach(into::add);
            return;
        }
        TileKind next = draw.next(tiles).orElseThrow();
        for (long left = board.field() & ~tiles.covered(); left != 0; left &= left - 1) {
            into.add(board.moves().layTile(next, Space.firstOf(left)));
        }
    }

    private void addShuffles(Moves<SheepHopMove> into) {
        List<Shuffle> shuffles = Shuffle.all(rules.sheepPerColour());
        for (int i = 0; i < shuffles.size(); i++) {
            into.add(shuffles.get(i));
        }
    }

    /** When chance places the Little Wolf, both paths are equally likely, however long they are. */
    private void addLittleWolfPlaces(Moves<SheepHopMove> into) {
        long here = tiles.trails().open(board.paths().getFirst());
        long there = tiles.trails().open(board.paths().getLast());
        addPlaces(Wolf.LITTLE, here, Long.bitCount(there), into);
        addPlaces(Wolf.LITTLE, there, Long.bitCount(here), into);
    }

    private void addPlaces(Wolf wolf, long spaces, int weight, Moves<SheepHopMove> into) {
        boolean byChance = rules.wolfSetup() == WolfSetup.RANDOM;
        for (long left = spaces; left != 0; left &= left - 1) {
            PlaceWolf place = board.moves().placeWolf(wolf, Space.firstOf(left));
            if (byChance) {
                into.add(place, weight);
            } else {
                into.add(place);
            }
        }
    }

    private static void addRolls(Moves<SheepHopMove> into) {
        for (int i = 0; i < Roll.ALL.size(); i++) {
            Roll roll = Roll.ALL.get(i);
            into.add(roll, Pieces.BOX.weight(roll.face()));
        }
    }

    private void addSteps(long movers, boolean extra, Moves<SheepHopMove> into) {
        long free = free();
        long animals = animals();
        addSteps(movers & triangles, Colour.TRIANGLE, extra, free, animals, into);
        addSteps(movers & circles, Colour.CIRCLE, extra, free, animals, into);
        addSteps(movers & squares, Colour.SQUARE, extra, free, animals, into);
    }

    private void addSteps(
            long movers, Colour colour, boolean extra, long free, long animals, Moves<SheepHopMove> into) {
        Slide[] slides = board.moves().slides(colour, extra);
        Hop[] hops = board.moves().hops(colour, extra);
        for (long left = movers; left != 0; left &= left - 1) {
            int first = Landscape.firstWay(Space.firstOf(left));
            for (int way = first; way < first + Direction.COUNT; way++) {
                long ahead = board.ahead(way);
                if ((ahead & free) != 0) {
                    into.add(slides[way]);
                } else if ((ahead & animals) != 0 && (board.behind(way) & free) != 0) {
                    into.add(hops[way]);
                }
            }
        }
    }

    private void addFurtherHops(Moves<SheepHopMove> into) {
        long landings = furtherLandings();
        for (long left = landings; left != 0; left &= left - 1) {
            into.add(board.moves().hopOn(Space.firstOf(left)));
        }
        into.add(SheepHopMove.STOP);
    }

    /** Where the sheep in the middle of its chain may hop on to: never where it stood in this move (SS-HOP-06). */
    long furtherLandings() {
        return landings(hopper, free() & ~stoodOn, animals());
    }

    private long landings(int from, long free, long animals) {
        long landings = 0;
        int first = Landscape.firstWay(from);
        for (int way = first; way < first + Direction.COUNT; way++) {
            if ((board.ahead(way) & animals) != 0) {
                landings |= board.behind(way) & free;
            }
        }
        return landings;
    }

    /** Can one of these sheep slide or hop? */
    boolean canMove(long movers) {
        long free = free();
        long animals = animals();
        for (long left = movers; left != 0; left &= left - 1) {
            int first = Landscape.firstWay(Space.firstOf(left));
            for (int way = first; way < first + Direction.COUNT; way++) {
                long ahead = board.ahead(way);
                if ((ahead & free) != 0 || ((ahead & animals) != 0 && (board.behind(way) & free) != 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The sheep that the rolled face lets move. */
    long eligible() {
        long named = sheepNamed(face);
        boolean colourGone = named == 0; // SS-ROLL-04
        boolean freed = rules.blockedColourFreesChoice() && !canMove(named); // SS-ROLL-07
        return colourGone || freed ? sheep() : named;
    }

    private long sheepNamed(Face rolled) {
        return switch (rolled) {
            case TRIANGLE -> triangles;
            case CIRCLE -> circles;
            case SQUARE -> squares;
            case ANY -> sheep();
            case BOTH_WOLVES, BIG_BAD_WOLF, UNROLLED -> 0;
        };
    }

    /** No sheep, no wolf, no tile (SS-MOVE-03). */
    long free() {
        return ~(sheep() | wolves() | tiles.covered());
    }

    /** What a sheep may hop over (SS-HOP-02). */
    long animals() {
        long standing = rules.hopWolves() ? sheep() | wolves() : sheep();
        return standing | tiles.animals(moleMoved);
    }

    @Override
    public void play(int actor, SheepHopMove move, Events events) {
        switch (move) {
            case Roll(Face rolled) -> roll(rolled, events);
            case Slide slide -> slide(slide.colour(), slide.from(), slide.to(), events);
            case Hop hop -> hop(hop.from().number(), hop.to(), events);
            case HopOn(Space to) -> hop(hopper, to, events);
            case Stop _ -> endMove(events);
            case Shuffle(String sheep) -> shuffle(sheep, events);
            case PlaceWolf(Wolf wolf, Space space) -> placeWolf(wolf, space, events);
            case DrawKind(TileKind kind) -> drawKind(kind, events);
            case LayTile(TileKind kind, Space space) -> layTile(kind, space, events);
        }
    }

    private void drawKind(TileKind kind, Events events) {
        draw = draw.with(kind);
        if (events.heard()) {
            events.tell(new SheepHopEvent.KindDrawn(kind.toString()));
        }
    }

    private void layTile(TileKind kind, Space space, Events events) {
        tiles = tiles.with(kind, space);
        if (events.heard()) {
            events.tell(new SheepHopEvent.TileLaid(kind.toString(), space.name()));
        }
        if (draw.next(tiles).isPresent()) {
            return;
        }
        LayoutCheck.fault(tiles, rules.freePlacement()).ifPresentOrElse(fault -> takeUpTiles(fault, events), () -> {
            draw = TileDraw.NONE;
            phase = Phase.MEADOW;
        });
    }

    private void takeUpTiles(Refusal fault, Events events) {
        tiles = Tiles.none(board);
        draw = draw.afterFailure();
        if (events.heard()) {
            events.tell(new SheepHopEvent.TilesTakenUp(fault.sentence().plain(), draw.givesUp()));
        }
        if (draw.givesUp()) {
            draw = TileDraw.NONE;
            phase = Phase.MEADOW;
        }
    }

    private void shuffle(String sheep, Events events) {
        for (int i = 0; i < sheep.length(); i++) {
            long space = board.meadow().get(i).bit();
            switch (sheep.charAt(i)) {
                case 'T' -> triangles |= space;
                case 'C' -> circles |= space;
                case 'S' -> squares |= space;
                default -> {}
            }
        }
        if (events.heard()) {
            events.tell(new SheepHopEvent.Shuffled(SheepHopNotation.meadowRows(board, sheep)));
        }
        if (rules.wolfSetup() == WolfSetup.STANDARD) {
            rules.level().wolves().forEach((wolf, space) -> stand(wolf, uncoveredFrom(space)));
            phase = Phase.ROLL;
        } else {
            phase = Phase.WOLF_L;
        }
    }

    private Space uncoveredFrom(Space space) {
        return space.isIn(tiles.covered()) ? board.space(tiles.trails().next(space.number(), false)) : space;
    }

    private void placeWolf(Wolf wolf, Space space, Events events) {
        stand(wolf, space);
        phase = wolf == Wolf.LITTLE ? Phase.WOLF_B : Phase.ROLL;
        if (events.heard()) {
            events.tell(new SheepHopEvent.WolfPlaced(wolf.toString(), space.name()));
        }
    }

    /** The path that the Little Wolf has left to the other. */
    Path pathWithoutWolf() {
        Path first = board.paths().getFirst();
        return board.space(little).isIn(first.set()) ? board.paths().getLast() : first;
    }

    private void roll(Face rolled, Events events) {
        face = rolled;
        rolls++;
        if (events.heard()) {
            events.tell(new SheepHopEvent.Rolled(seat, rolled.notation(), rolled.toString(), rolls));
        }
        switch (rolled) {
            case BOTH_WOLVES -> {
                eachWolfSteps(events);
                endTurn(events);
            }
            case BIG_BAD_WOLF -> {
                step(Wolf.BIG_BAD, events);
                if (sheep() != 0) {
                    step(Wolf.BIG_BAD, events);
                }
                endTurn(events);
            }
            default -> letSheepMove(events);
        }
    }

    private void letSheepMove(Events events) {
        long eligible = eligible();
        if (events.heard() && sheepNamed(face) == 0) {
            events.tell(new SheepHopEvent.ColourGone(face.toString()));
        }
        if (canMove(eligible)) {
            phase = Phase.MOVE;
            return;
        }
        if (events.heard()) {
            events.tell(new SheepHopEvent.NoMove());
        }
        endTurn(events);
    }

    /** The Little Wolf, then the Big Bad Wolf, unless the last sheep is gone by then (SS-END-01). */
    private void eachWolfSteps(Events events) {
        step(Wolf.LITTLE, events);
        if (sheep() != 0) {
            step(Wolf.BIG_BAD, events);
        }
    }

    private void step(Wolf wolf, Events events) {
        int from = standing(wolf);
        int to = tiles.trails().next(from, counterclockwise);
        if (wolf == Wolf.LITTLE) {
            little = to;
        } else {
            bigBad = to;
        }
        if (events.heard()) {
            events.tell(new SheepHopEvent.WolfStepped(
                    wolf.toString(), board.space(from).name(), board.space(to).name()));
        }
        if ((sheep() & 1L << to) != 0) {
            capture(to, wolf, events);
        }
    }

    private void capture(int space, Wolf wolf, Events events) {
        long bit = 1L << space;
        Colour colour = colourOn(space);
        remove(colour, bit);
        den = Pile.with(den, colour);
        waiting &= ~bit;
        hopper = hopper == space ? NOWHERE : hopper;
        interrupted = interrupted == space ? NOWHERE : interrupted;
        if (events.heard()) {
            events.tell(new SheepHopEvent.Captured(
                    colour.toString(), board.space(space).name(), wolf.toString(), captured()));
        }
    }

    private void slide(Colour colour, Space from, Space to, Events events) {
        waiting &= ~from.bit();
        remove(colour, from.bit());
        if (events.heard()) {
            events.tell(new SheepHopEvent.Slid(colour.toString(), from.name(), to.name()));
        }
        arrive(colour, to, events);
        endMove(events);
    }

    private void hop(int from, Space to, Events events) {
        Colour colour = colourOn(from);
        long left = 1L << from;
        int over = board.between(from, to.number());
        if (events.heard()) {
            events.tell(new SheepHopEvent.Hopped(
                    colour.toString(),
                    board.space(from).name(),
                    board.space(over).name(),
                    occupant(over),
                    to.name()));
        }
        waiting &= ~left;
        remove(colour, left);
        stoodOn |= left;
        hopper = to.isHome() ? NOWHERE : to.number();
        arrive(colour, to, events);
        if (sheep() == 0) {
            endTurn(events);
        } else if ((tiles.covered() & 1L << over) != 0) {
            takeEffect(tiles.shown(over, moleMoved), colour, events);
        } else {
            hopOnOrEndMove(events);
        }
    }

    private void arrive(Colour colour, Space to, Events events) {
        if (!to.isHome()) {
            put(colour, to.bit());
            return;
        }
        fold = Pile.with(fold, colour);
        if (events.heard()) {
            events.tell(new SheepHopEvent.CameHome(colour.toString(), saved()));
        }
    }

    /** An animal tile works when the sheep has landed, before any further hop (SS-TILE-04). */
    private void takeEffect(TileKind kind, Colour colour, Events events) {
        switch (kind) {
            case MOLE -> moveMole(events);
            case RACCOON -> turnWolves(events);
            case FOX -> whistle(events);
            case PATOU -> bark(colour, events);
            case ROCK, MOLEHILL -> throw new IllegalStateException("no sheep hops over the " + kind.title());
        }
        if (sheep() == 0) {
            endTurn(events);
        } else if (kind == TileKind.PATOU && rules.patouAtOnce() && waiting != 0) {
            interruptChain(events);
        } else {
            hopOnOrEndMove(events);
        }
    }

    private void moveMole(Events events) {
        moleMoved = !moleMoved;
        if (events.heard()) {
            TileKind nowMole = moleMoved ? TileKind.MOLEHILL : TileKind.MOLE;
            TileKind nowMolehill = moleMoved ? TileKind.MOLE : TileKind.MOLEHILL;
            events.tell(new SheepHopEvent.MoleMoved(
                    tiles.spaceOf(nowMole).orElseThrow().name(),
                    tiles.spaceOf(nowMolehill).orElseThrow().name()));
        }
    }

    private void turnWolves(Events events) {
        counterclockwise = !counterclockwise;
        if (events.heard()) {
            events.tell(new SheepHopEvent.WolvesTurned(direction()));
        }
    }

    private void whistle(Events events) {
        if (events.heard()) {
            events.tell(new SheepHopEvent.FoxWhistled());
        }
        eachWolfSteps(events);
    }

    private void bark(Colour colour, Events events) {
        if (barked) {
            return;
        }
        barked = true;
        waiting = hopper == NOWHERE ? sheepOf(colour) : sheepOf(colour) & ~(1L << hopper);
        if (events.heard()) {
            events.tell(new SheepHopEvent.PatouBarked(colour.toString(), board.names(waiting)));
        }
    }

    private void interruptChain(Events events) {
        interrupted = hopper;
        interruptedStoodOn = stoodOn;
        endMove(events);
    }

    private void hopOnOrEndMove(Events events) {
        if (hopper != NOWHERE && furtherLandings() != 0) {
            phase = Phase.CHAIN;
        } else {
            endMove(events);
        }
    }

    /** One sheep's move is over; the Patou may have called others (SS-PATOU-03). */
    private void endMove(Events events) {
        hopper = NOWHERE;
        stoodOn = 0;
        if (waiting != 0 && canMove(waiting)) {
            phase = Phase.EXTRA;
            return;
        }
        if (waiting != 0 && events.heard()) {
            events.tell(new SheepHopEvent.WaitingSkipped(board.names(waiting)));
        }
        waiting = 0;
        if (interrupted == NOWHERE) {
            endTurn(events);
        } else {
            resumeChain(events);
        }
    }

    private void resumeChain(Events events) {
        hopper = interrupted;
        stoodOn = interruptedStoodOn;
        interrupted = NOWHERE;
        interruptedStoodOn = 0;
        hopOnOrEndMove(events);
    }

    private void endTurn(Events events) {
        hopper = NOWHERE;
        stoodOn = 0;
        barked = false;
        waiting = 0;
        interrupted = NOWHERE;
        interruptedStoodOn = 0;
        if (sheep() == 0) {
            phase = Phase.OVER;
            if (events.heard()) {
                events.tell(new SheepHopEvent.AllGone(saved(), captured()));
            }
        } else if (rolls >= rules.nightfall()) {
            phase = Phase.OVER;
            if (events.heard()) {
                events.tell(new SheepHopEvent.NightFell(board.names(sheep())));
            }
        } else {
            phase = Phase.ROLL;
            face = Face.UNROLLED;
            seat = (seat + 1) % rules.seats();
        }
    }

    private void put(Colour colour, long space) {
        switch (colour) {
            case TRIANGLE -> triangles |= space;
            case CIRCLE -> circles |= space;
            case SQUARE -> squares |= space;
        }
    }

    private void remove(Colour colour, long space) {
        switch (colour) {
            case TRIANGLE -> triangles &= ~space;
            case CIRCLE -> circles &= ~space;
            case SQUARE -> squares &= ~space;
        }
    }

    /** The colour of the sheep on a space where one stands. */
    Colour colourOn(int space) {
        long bit = 1L << space;
        if ((triangles & bit) != 0) {
            return Colour.TRIANGLE;
        }
        return (circles & bit) != 0 ? Colour.CIRCLE : Colour.SQUARE;
    }

    /** Who or what is on a space, in words; nothing for a free one. */
    String occupant(int space) {
        long bit = 1L << space;
        if ((sheep() & bit) != 0) {
            return colourOn(space).toString();
        }
        if ((tiles.covered() & bit) != 0) {
            return tiles.shown(space, moleMoved).title();
        }
        return space == little ? Wolf.LITTLE.toString() : space == bigBad ? Wolf.BIG_BAD.toString() : "";
    }

    @Override
    public Decision<SheepHopMove> decision(int seat) {
        return Decision.of(phase, Sentence.of("It is your turn."));
    }

    @Override
    public Optional<Refusal> whyNot(int actor, SheepHopMove move) {
        return new Objections(this).to(actor, move);
    }

    @Override
    public SheepHopView view(int viewer) {
        return SheepHopView.of(this);
    }

    @Override
    public Result result() {
        return Score.of(this);
    }

    /** Every sheep on the board. */
    public long sheep() {
        return triangles | circles | squares;
    }

    public long sheepOf(Colour colour) {
        return switch (colour) {
            case TRIANGLE -> triangles;
            case CIRCLE -> circles;
            case SQUARE -> squares;
        };
    }

    /** The number of the space a wolf stands on, {@link Space#NOWHERE} before it is placed. */
    public int standing(Wolf wolf) {
        return wolf == Wolf.LITTLE ? little : bigBad;
    }

    private long wolves() {
        return (little == NOWHERE ? 0 : 1L << little) | (bigBad == NOWHERE ? 0 : 1L << bigBad);
    }

    public boolean counterclockwise() {
        return counterclockwise;
    }

    String direction() {
        return counterclockwise ? "counterclockwise" : "clockwise";
    }

    public boolean moleMoved() {
        return moleMoved;
    }

    public int saved() {
        return Pile.size(fold);
    }

    public int captured() {
        return Pile.size(den);
    }

    public int rolls() {
        return rolls;
    }

    public int rollsLeft() {
        return rules.nightfall() - rolls;
    }

    public Phase phase() {
        return phase;
    }

    public Face face() {
        return face;
    }

    public Tiles tiles() {
        return tiles;
    }

    public HopRules rules() {
        return rules;
    }

    Landscape board() {
        return board;
    }

    int seat() {
        return seat;
    }

    int fold() {
        return fold;
    }

    int den() {
        return den;
    }

    TileDraw draw() {
        return draw;
    }

    /** The sheep in the middle of its chain, or {@link Space#NOWHERE}. */
    int hopper() {
        return hopper;
    }

    long stoodOn() {
        return stoodOn;
    }

    boolean barked() {
        return barked;
    }

    long waiting() {
        return waiting;
    }

    int interrupted() {
        return interrupted;
    }

    long interruptedStoodOn() {
        return interruptedStoodOn;
    }

    /** A copy of this table with the wolves and the turning tiles as told: where the study of endgames begins. */
    public Hillside withWolves(int littleWolf, int bigBadWolf, boolean wolvesTurned, boolean moleAway) {
        Hillside other = copy();
        other.little = littleWolf;
        other.bigBad = bigBadWolf;
        other.counterclockwise = wolvesTurned;
        other.moleMoved = moleAway;
        return other;
    }

    /** A copy of this table before the first roll of the day, with just these sheep on the board and in no pile. */
    public Hillside withSheep(long ofTriangles, long ofCircles, long ofSquares) {
        Hillside other = copy();
        other.triangles = ofTriangles;
        other.circles = ofCircles;
        other.squares = ofSquares;
        other.pileUp(0, 0);
        other.rolls = 0;
        other.endTurn(Events.UNHEARD);
        return other;
    }

    /** Sets a wolf down, in play and when a position is made by hand; so do the methods below for what they name. */
    void stand(Wolf wolf, Space space) {
        if (wolf == Wolf.LITTLE) {
            little = space.number();
        } else {
            bigBad = space.number();
        }
    }

    void stand(Colour colour, Space space) {
        put(colour, space.bit());
    }

    void layOut(Tiles laid, boolean wolvesTurned) {
        tiles = laid;
        counterclockwise = wolvesTurned;
    }

    void resumeDraw(TileDraw drawn) {
        draw = drawn;
    }

    void pileUp(int inFold, int inDen) {
        fold = inFold;
        den = inDen;
    }

    void resumeTurn(Phase next, int ofSeat, Face rolled, int rollsMade) {
        phase = next;
        seat = ofSeat;
        face = rolled;
        rolls = rollsMade;
    }

    void resumeChain(Space sheep, long spaces) {
        hopper = sheep.number();
        stoodOn = spaces;
    }

    void resumeBark(long sheep) {
        barked = true;
        waiting = sheep;
    }

    void resumeInterrupted(Space sheep, long spaces) {
        interrupted = sheep.number();
        interruptedStoodOn = spaces;
    }
}
