package sheepfold.games.shepherdmess;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sheepfold.engine.Decision;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
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

/**
 * The meadow with all that stands on it, the pieces beside it, and how far the turn has come. It is small, as bots copy it
 * all the time: counts are packed, and tiles and edges are bits of a long.
 */
final class Meadow implements Position<Meadow, ShepherdMessMove> {
    /** What is decided next, or how it ended. */
    enum Phase {
        FIRST,
        MUD,
        PUDDLES,
        PLACE,
        PENS,
        RAM,
        ACT,
        PICK,
        PENNED,
        ROUND_LIMIT,
        REPETITION,
        LAST_LEFT;

        boolean isOver() {
            return compareTo(PICK) > 0;
        }

        boolean isSetup() {
            return compareTo(ACT) < 0;
        }
    }

    /** The ram where flocks, which have the numbers of their seats, are told apart. */
    static final int RAM = Box.PENS;

    static final int MOVES_A_TURN = 2;
    static final int LONGEST_RUN = 3;
    static final int SHEEP_A_TILE_IN_SETUP = 2;

    private static final int BYTES_A_FLOCK = Tile.COUNT / 2;
    private static final int NO_DOG = 63;
    private static final int DOG_BITS = 8;
    private static final long NO_DOG_HERE = (1L << DOG_BITS) - 1;
    private static final int DAZE_SHIFT = 6;
    private static final int PEN_BITS = 4;
    private static final int PEN_MASK = (1 << PEN_BITS) - 1;

    private final MessRules rules;
    private final byte[] ground;

    /** How many sheep of each flock stand on each tile, four bits a count. */
    private final byte[] counts;

    private long sheepTiles;
    private byte ram = Tile.NOWHERE;

    /** Edges with a wall, and those with a wall and a small gate in it. */
    private long walls;

    private long gates;
    private int supply;

    /** Eight bits for each dog: its tile and how long it still feels a fight. */
    private long dogs = -1;

    /** Four bits for each seat: the number of its pen, 0 before it is drawn and when the player is out. */
    private short pens;

    private Phase phase;
    private byte first;
    private byte seat;
    private byte outs;
    private short round = 1;

    /** Obstacles or sheep that are laid out already, while they are. */
    private byte laid;

    private byte movesLeft = MOVES_A_TURN;
    private byte usedDogs;
    private byte usedPatches;
    private long usedGates;

    /** The dog whose bark waits for a pick. */
    private byte barking;

    /** How the turns began since something was last built (SM-END-07). */
    private long[] beginnings = Beginnings.NONE;

    private short beginningCount;

    /** The empty meadow before the first decision. */
    Meadow(MessRules rules) {
        this.rules = rules;
        ground = new byte[Tile.COUNT];
        counts = new byte[rules.seats() * BYTES_A_FLOCK];
        walls = rules.penWalls();
        supply = rules.box().supply();
        phase = rules.randomFirst() ? Phase.FIRST : Phase.MUD;
    }

    private Meadow(Meadow other) {
        rules = other.rules;
        ground = other.ground.clone();
        counts = other.counts.clone();
        sheepTiles = other.sheepTiles;
        ram = other.ram;
        walls = other.walls;
        gates = other.gates;
        supply = other.supply;
        dogs = other.dogs;
        pens = other.pens;
        phase = other.phase;
        first = other.first;
        seat = other.seat;
        outs = other.outs;
        round = other.round;
        laid = other.laid;
        movesLeft = other.movesLeft;
        usedDogs = other.usedDogs;
        usedPatches = other.usedPatches;
        usedGates = other.usedGates;
        barking = other.barking;
        beginningCount = other.beginningCount;
        beginnings = Beginnings.copy(other.beginnings, beginningCount);
    }

    @Override
    public Meadow copy() {
        return new Meadow(this);
    }

    @Override
    public Turn turn() {
        return switch (phase) {
            case FIRST, MUD, PUDDLES, PENS, RAM -> Turn.CHANCE;
            case PLACE -> rules.quickStart() ? Turn.CHANCE : Turn.of(seat);
            case ACT, PICK -> Turn.of(seat);
            case PENNED, ROUND_LIMIT, REPETITION, LAST_LEFT -> Turn.OVER;
        };
    }

    @Override
    public void legalMoves(int actor, Moves<ShepherdMessMove> into) {
        switch (phase) {
            case FIRST -> addFirst(into);
            case MUD -> addMud(into);
            case PUDDLES -> addPuddles(into);
            case PLACE -> addPlaces(into);
            case PENS -> addPens(into);
            case RAM -> addRam(into);
            case ACT -> addActs(into);
            case PICK -> addPicks(into);
            case PENNED, ROUND_LIMIT, REPETITION, LAST_LEFT -> {}
        }
    }

    private void addFirst(Moves<ShepherdMessMove> into) {
        for (int player = 0; player < rules.seats(); player++) {
            into.add(First.ALL.get(player));
        }
    }

    /** Every free tile is equally likely, and then every way the patch can lie (SM-SET-03, SM-SET-04). */
    private void addMud(Moves<ShepherdMessMove> into) {
        int patch = laid + 1;
        List<Integer> rotations = rules.box().patch(patch).rotations();
        for (long left = freeForObstacles(); left != 0; left &= left - 1) {
            for (int i = 0; i < rotations.size(); i++) {
                into.add(LayMud.of(patch, Tile.firstOf(left), rotations.get(i)));
            }
        }
    }

    private void addPuddles(Moves<ShepherdMessMove> into) {
        for (long left = freeForObstacles(); left != 0; left &= left - 1) {
            into.add(LayPuddle.of(laid + 1, Tile.firstOf(left)));
        }
    }

    /** Tiles with neither a pen nor an obstacle. */
    long freeForObstacles() {
        long free = 0;
        for (int tile = 0; tile < Tile.COUNT; tile++) {
            free |= ground[tile] == Ground.GRASS ? 1L << tile : 0;
        }
        return free & ~rules.penTiles();
    }

    private void addPlaces(Moves<ShepherdMessMove> into) {
        for (long left = freeForObstacles(); left != 0; left &= left - 1) {
            int tile = Tile.firstOf(left);
            if (sheepOn(tile) < SHEEP_A_TILE_IN_SETUP) {
                into.add(Put.ALL.get(tile));
            }
        }
    }

    private void addPens(Moves<ShepherdMessMove> into) {
        for (int pen = 1; pen <= Box.PENS; pen++) {
            if (ownerOfPen(pen) == Seats.CHANCE) {
                into.add(DrawPen.of(seat, pen));
            }
        }
    }

    private static void addRam(Moves<ShepherdMessMove> into) {
        for (int i = 0; i < Box.PATCHES; i++) {
            into.add(RamLands.ALL.get(i));
        }
    }

    private void addActs(Moves<ShepherdMessMove> into) {
        into.add(ShepherdMessMove.END);
        addDogMoves(Dog.number(seat, Dog.A), into);
        addDogMoves(Dog.number(seat, Dog.B), into);
        Landscape.addPlacements(this, into);
    }

    private void addDogMoves(int dog, Moves<ShepherdMessMove> into) {
        if (!isUsable(dog)) {
            return;
        }
        long reach = reach(dog);
        for (long left = stops(dog, reach); left != 0; left &= left - 1) {
            into.add(Run.of(dog, Tile.firstOf(left)));
        }
        for (int rival = 0; rival < 2 * rules.seats(); rival++) {
            if (isFightable(rival) && Tile.isIn(dogTile(rival), reach & ~foreignPens())) {
                into.add(Fight.of(dog, dogTile(rival), rival));
            }
        }
    }

    /** Is this a dog of the player in turn that may still move? */
    boolean isUsable(int dog) {
        return dogTile(dog) != Tile.NOWHERE
                && daze(dog) != Dog.DAZED
                && (usedDogs & Dog.of(dog).bit()) == 0;
    }

    /** Is this a rival's dog that can be fought (SM-FIGHT-05)? */
    boolean isFightable(int dog) {
        return Dog.seatOf(dog) != seat && dogTile(dog) != Tile.NOWHERE && daze(dog) == Dog.FIT;
    }

    /** Tiles that a dog can run to in three steps around the flocks, its own included (SM-DOG-01, SM-DOG-02). */
    long reach(int dog) {
        long clear = ~animalTiles();
        long reached = 1L << dogTile(dog);
        for (int step = 0; step < LONGEST_RUN; step++) {
            reached |= Tile.grown(reached) & clear;
        }
        return reached;
    }

    /** The tiles within reach on which it may stop and bark (SM-DOG-07 to SM-DOG-09). */
    long stops(int dog, long reach) {
        return (reach & ~rivalDogTiles() & ~foreignPens()) | 1L << dogTile(dog);
    }

    /** Pens in which dogs of the player in turn may not stop. */
    long foreignPens() {
        long tiles = 0;
        for (int player = 0; player < rules.seats() && !rules.openPens(); player++) {
            int pen = penTile(player);
            tiles |= player == seat || pen == Tile.NOWHERE ? 0 : 1L << pen;
        }
        return tiles;
    }

    private void addPicks(Moves<ShepherdMessMove> into) {
        Herding herding = Herding.bark(this, barking, dogTile(barking));
        for (int i = 0; i < herding.pickCount(); i++) {
            into.add(Picks.of(herding, herding.pick(i)));
        }
    }

    @Override
    public void play(int actor, ShepherdMessMove move, Events events) {
        switch (move) {
            case First named -> begin(named.seat(), events);
            case LayMud mud -> layMud(mud, events);
            case LayPuddle puddle -> layPuddle(puddle, events);
            case Put put -> put(put.tile().number(), events);
            case DrawPen drawn -> drawPen(drawn, events);
            case RamLands lands -> landRam(lands.patch(), events);
            case Run run -> run(Dog.number(seat, run.dog()), run.to().number(), events);
            case Fight fight -> fight(fight, events);
            case Bridge bridge -> Landscape.place(this, bridge, events);
            case Stone stone -> Landscape.place(this, stone, events);
            case Wall wall -> Landscape.place(this, wall, events);
            case CornerWall wall -> Landscape.place(this, wall, events);
            case Gate gate -> Landscape.place(this, gate, events);
            case Pick pick -> go(pick, events);
            case End _ -> end(events);
        }
    }

    private void begin(int player, Events events) {
        first = (byte) player;
        seat = (byte) player;
        phase = Phase.MUD;
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.FirstNamed(player, rules.called(player)));
        }
    }

    private void layMud(LayMud mud, Events events) {
        ground[mud.tile().number()] = (byte) Ground.mud(mud.patch(), mud.ports());
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.MudLaid(mud.patch(), mud.tile().toString(), Side.letters(mud.ports())));
        }
        if (++laid == Box.PATCHES) {
            laid = 0;
            phase = rules.box().puddles() == 0 ? Phase.PLACE : Phase.PUDDLES;
        }
    }

    private void layPuddle(LayPuddle puddle, Events events) {
        ground[puddle.tile().number()] = Ground.PUDDLE;
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.PuddleLaid(
                    puddle.puddle(), puddle.tile().toString()));
        }
        if (++laid == rules.box().puddles()) {
            laid = 0;
            phase = Phase.PLACE;
        }
    }

    private void put(int tile, Events events) {
        add(seat, 1, tile);
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.SheepPlaced(rules.called(seat), Tile.name(tile)));
        }
        seat = (byte) after(seat);
        if (++laid == rules.seats() * rules.flock()) {
            laid = 0;
            phase = Phase.PENS;
        }
    }

    private void drawPen(DrawPen drawn, Events events) {
        ownPen(drawn.seat(), drawn.pen());
        int tile = penTile(drawn.seat());
        stand(Dog.number(drawn.seat(), Dog.A), tile, Dog.FIT);
        stand(Dog.number(drawn.seat(), Dog.B), tile, Dog.FIT);
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.PenDrawn(rules.called(drawn.seat()), drawn.pen(), Tile.name(tile)));
        }
        seat = (byte) after(seat);
        if (seat == first) {
            phase = Phase.RAM;
        }
    }

    private void landRam(int patch, Events events) {
        ram = (byte) tileOfPatch(patch);
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.RamLanded(patch, Tile.name(ram)));
        }
        phase = Phase.ACT;
        remember();
    }

    /** The tile of a patch that lies on the meadow. */
    int tileOfPatch(int patch) {
        int tile = 0;
        while (!Ground.isMud(ground[tile]) || Ground.patch(ground[tile]) != patch) {
            tile++;
        }
        return tile;
    }

    /** A dog runs, stops and barks; where sheep contend for a gate or a patch, its player picks (SM-CAP-03). */
    private void run(int dog, int to, Events events) {
        int from = dogTile(dog);
        stand(dog, to, daze(dog));
        usedDogs |= (byte) Dog.of(dog).bit();
        Herding herding = Herding.bark(this, dog, to);
        if (events.heard()) {
            Telling.bark(this, herding, dog, from, to, events);
        }
        if (herding.pickCount() > 1) {
            barking = (byte) dog;
            phase = Phase.PICK;
        } else {
            scatter(herding, herding.pick(0), dog, events);
        }
    }

    private void go(Pick pick, Events events) {
        phase = Phase.ACT;
        Herding herding = Herding.bark(this, barking, dogTile(barking));
        scatter(herding, groups(herding, pick), barking, events);
    }

    private static int groups(Herding herding, Pick pick) {
        int groups = 0;
        for (int i = 0; i < herding.size(); i++) {
            Herding.Group group = herding.group(i);
            groups |= pick.includes(group.tile(), group.kind()) ? 1 << i : 0;
        }
        return groups;
    }

    /** All go at once; then outs are judged before the finish (SM-BARK-04, SM-PEN-07, SM-END-01). */
    private void scatter(Herding herding, int pick, int dog, Events events) {
        int strangersBefore = foreignSheep(seat);
        if (events.heard()) {
            Telling.scatter(this, herding, pick, events);
        }
        herding.carryOut(pick);
        if (rules.foreignSheep() != ForeignSheep.AT_END) {
            judgeOuts(Dog.seatOf(dog), strangersBefore, events);
        }
        if (phase.isOver()) {
            return;
        }
        if (finishers() != 0) {
            finish(Phase.PENNED, events);
        } else if (isOut(seat)) {
            endTurn(events);
        } else {
            countMove(events);
        }
    }

    private void judgeOuts(int barker, int strangersBefore, Events events) {
        int leaving = 0;
        if (rules.foreignSheep() == ForeignSheep.THIEF) {
            leaving = foreignSheep(barker) > strangersBefore ? 1 << barker : 0;
        } else {
            for (int player = 0; player < rules.seats(); player++) {
                leaving |= foreignSheep(player) > 0 ? 1 << player : 0;
            }
        }
        for (int player = 0; player < rules.seats(); player++) {
            if ((leaving >> player & 1) != 0) {
                putOut(player, events);
            }
        }
        if (rules.seats() - Integer.bitCount(outs) <= 1) {
            finish(Phase.LAST_LEFT, events);
        }
    }

    /** The dogs leave, the sheep stay as strays, and the pen is nobody's (SM-PEN-07). */
    private void putOut(int player, Events events) {
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.PutOut(player, rules.called(player), Tile.name(penTile(player))));
        }
        outs |= (byte) (1 << player);
        ownPen(player, 0);
        takeAway(Dog.number(player, Dog.A));
        takeAway(Dog.number(player, Dog.B));
    }

    private void fight(Fight fight, Events events) {
        int dog = Dog.number(seat, fight.dog());
        int target = Dog.number(fight.rival(), fight.target());
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.Fought(
                    rules.called(seat),
                    fight.dog().name(),
                    Tile.name(dogTile(dog)),
                    fight.at().toString(),
                    rules.called(fight.rival()),
                    fight.target().name()));
        }
        stand(dog, fight.at().number(), daze(dog));
        stand(target, fight.at().number(), Dog.DAZED);
        usedDogs |= (byte) fight.dog().bit();
        countMove(events);
    }

    /** A piece was placed: what was before can never come back (SM-LAND-09), so turns that began before count no more. */
    void built(Piece piece, Events events) {
        supply -= piece.times(1);
        beginningCount = 0;
        countMove(events);
    }

    private void countMove(Events events) {
        if (--movesLeft == 0) {
            endTurn(events);
        }
    }

    private void end(Events events) {
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.TurnEnded(rules.called(seat), movesLeft));
        }
        endTurn(events);
    }

    private void endTurn(Events events) {
        recover(Dog.number(seat, Dog.A));
        recover(Dog.number(seat, Dog.B));
        movesLeft = MOVES_A_TURN;
        usedDogs = 0;
        usedPatches = 0;
        usedGates = 0;
        int next = nextInGame();
        boolean roundIsComplete = place(next) <= place(seat);
        seat = (byte) next;
        if (roundIsComplete && round == rules.roundLimit()) {
            finish(Phase.ROUND_LIMIT, events);
            return;
        }
        round += (short) (roundIsComplete ? 1 : 0);
        if (rules.repetition() > 0 && remember() >= rules.repetition()) {
            finish(Phase.REPETITION, events);
        }
    }

    /** A dazed dog recovers, a recovering one is fit again (SM-FIGHT-06). */
    private void recover(int dog) {
        if (dogTile(dog) != Tile.NOWHERE && daze(dog) > Dog.FIT) {
            stand(dog, dogTile(dog), daze(dog) - 1);
        }
    }

    private int nextInGame() {
        int next = after(seat);
        while (isOut(next)) {
            next = after(next);
        }
        return next;
    }

    private int after(int player) {
        return player + 1 == rules.seats() ? 0 : player + 1;
    }

    /** How many players come before this one in a round. */
    private int place(int player) {
        return player >= first ? player - first : player - first + rules.seats();
    }

    private void finish(Phase how, Events events) {
        phase = how;
        Beginnings.release(beginnings);
        beginnings = Beginnings.NONE;
        beginningCount = 0;
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.GameEnded(
                    Standings.named(how), Standings.of(this).reason()));
        }
    }

    /** Notes how this turn begins; how often one has begun like this. */
    private int remember() {
        if (rules.repetition() == 0) {
            return 0;
        }
        long now = Beginnings.fingerprint(this);
        beginnings = Beginnings.withRoom(beginnings, beginningCount);
        beginnings[beginningCount++] = now;
        return occurrences(now);
    }

    private int occurrences(long fingerprint) {
        int count = 0;
        for (int i = 0; i < beginningCount; i++) {
            count += beginnings[i] == fingerprint ? 1 : 0;
        }
        return count;
    }

    /** How often a turn has begun as this one did. */
    int occurrences() {
        return beginningCount == 0 ? 0 : occurrences(beginnings[beginningCount - 1]);
    }

    @Override
    public Decision<ShepherdMessMove> decision(int seat) {
        return Decision.of(phase, Sentence.of("It is your turn."));
    }

    @Override
    public Optional<Refusal> whyNot(int actor, ShepherdMessMove move) {
        return new Objections(this).to(actor, move);
    }

    @Override
    public ShepherdMessView view(int viewer) {
        return ShepherdMessView.of(this);
    }

    /** What every bark within reach would do. */
    @Override
    public Optional<Record> foresight(int viewer) {
        return phase == Phase.ACT || phase == Phase.PICK ? Optional.of(Foresight.of(this)) : Optional.empty();
    }

    @Override
    public Result result() {
        return Standings.of(this).result();
    }

    MessRules rules() {
        return rules;
    }

    Phase phase() {
        return phase;
    }

    int seat() {
        return seat;
    }

    int first() {
        return first;
    }

    int round() {
        return round;
    }

    int laid() {
        return laid;
    }

    int movesLeft() {
        return movesLeft;
    }

    int usedDogs() {
        return usedDogs;
    }

    /** Patches that somebody has crossed this turn, by their numbers as bits. */
    int usedPatches() {
        return usedPatches;
    }

    long usedGates() {
        return usedGates;
    }

    int barking() {
        return barking;
    }

    boolean isOut(int player) {
        return (outs >> player & 1) != 0;
    }

    int ground(int tile) {
        return ground[tile];
    }

    void lay(int tile, int newGround) {
        ground[tile] = (byte) newGround;
    }

    int supply() {
        return supply;
    }

    boolean isWall(int edge) {
        return Edge.isIn(edge, walls);
    }

    boolean isGate(int edge) {
        return Edge.isIn(edge, gates);
    }

    /** Edges without wall or gate. */
    long openEdges() {
        return ~(walls | gates | rules.doubleGates()) & Edge.EVERY;
    }

    /** Has nothing been built yet? */
    boolean isUntouched() {
        return supply == rules.box().supply();
    }

    long walls() {
        return walls;
    }

    long gates() {
        return gates;
    }

    Edge.State state(Edge edge) {
        if (isWall(edge.number())) {
            return Edge.State.WALL;
        }
        if (isGate(edge.number())) {
            return Edge.State.GATE;
        }
        return Edge.isIn(edge.number(), rules.doubleGates()) ? Edge.State.DOUBLE : Edge.State.OPEN;
    }

    void wallUp(long edges) {
        walls |= edges;
    }

    void putGate(long edge) {
        walls &= ~edge;
        gates |= edge;
    }

    boolean isUsedUp(long throughGates, int acrossPatches) {
        return ((throughGates & usedGates) | (acrossPatches & usedPatches)) != 0;
    }

    /** Capacities that last for the whole turn are gone (SM-CAP-01). */
    void useUp(long throughGates, int acrossPatches) {
        usedPatches |= (byte) (rules.patchesPerBark() ? 0 : acrossPatches);
        usedGates |= rules.gatesPerTurn() ? throughGates : 0;
    }

    int sheepOn(int tile, int flock) {
        return counts[flock * BYTES_A_FLOCK + (tile >> 1)] >> (4 * (tile & 1)) & 15;
    }

    /** All sheep on a tile, the ram not counted. */
    int sheepOn(int tile) {
        int sheep = 0;
        for (int flock = 0; flock < rules.seats(); flock++) {
            sheep += sheepOn(tile, flock);
        }
        return sheep;
    }

    /** Tiles with sheep, not counting the ram. */
    long sheepTiles() {
        return sheepTiles;
    }

    /** Tiles with sheep or the ram, which no dog enters. */
    long animalTiles() {
        return ram == Tile.NOWHERE ? sheepTiles : sheepTiles | 1L << ram;
    }

    int ram() {
        return ram;
    }

    void drive(int kind, int count, int from, int to) {
        if (kind == RAM) {
            ram = (byte) to;
            return;
        }
        add(kind, -count, from);
        add(kind, count, to);
    }

    private void add(int flock, int count, int tile) {
        counts[flock * BYTES_A_FLOCK + (tile >> 1)] += (byte) (count << (4 * (tile & 1)));
        sheepTiles = sheepOn(tile) > 0 ? sheepTiles | 1L << tile : sheepTiles & ~(1L << tile);
    }

    /** Where a dog stands, {@link Tile#NOWHERE} if it is not on the meadow. */
    int dogTile(int dog) {
        int tile = (int) (dogs >>> (dog * DOG_BITS)) & NO_DOG;
        return tile == NO_DOG ? Tile.NOWHERE : tile;
    }

    int daze(int dog) {
        return (int) (dogs >>> (dog * DOG_BITS + DAZE_SHIFT)) & 3;
    }

    private void stand(int dog, int tile, int daze) {
        dogs &= ~(NO_DOG_HERE << (dog * DOG_BITS));
        dogs |= (long) (daze << DAZE_SHIFT | tile) << (dog * DOG_BITS);
    }

    private void takeAway(int dog) {
        dogs |= NO_DOG_HERE << (dog * DOG_BITS);
    }

    /** Tiles with dogs, one of them left out. */
    long dogTilesWithout(int dog) {
        long tiles = 0;
        for (int other = 0; other < 2 * rules.seats(); other++) {
            int tile = dogTile(other);
            tiles |= other == dog || tile == Tile.NOWHERE ? 0 : 1L << tile;
        }
        return tiles;
    }

    private long rivalDogTiles() {
        long tiles = 0;
        for (int dog = 0; dog < 2 * rules.seats(); dog++) {
            int tile = dogTile(dog);
            tiles |= Dog.seatOf(dog) == seat || tile == Tile.NOWHERE ? 0 : 1L << tile;
        }
        return tiles;
    }

    /** The number of a player's pen; 0 before it is drawn and for a player who is out. */
    int pen(int player) {
        return pens >> (player * PEN_BITS) & PEN_MASK;
    }

    private void ownPen(int player, int pen) {
        int others = pens & ~(PEN_MASK << (player * PEN_BITS));
        pens = (short) (others | pen << (player * PEN_BITS));
    }

    int penTile(int player) {
        int pen = pen(player);
        return pen == 0 ? Tile.NOWHERE : rules.box().pen(pen).tile().number();
    }

    /** The player who has drawn a pen; {@link Seats#CHANCE} while it is spare. */
    int ownerOfPen(int pen) {
        for (int player = 0; player < rules.seats(); player++) {
            if (pen(player) == pen) {
                return player;
            }
        }
        return Seats.CHANCE;
    }

    /** Own sheep in the own pen. */
    int home(int player) {
        int pen = penTile(player);
        return pen == Tile.NOWHERE ? 0 : sheepOn(pen, player);
    }

    /** Other flocks' sheep in a player's pen. */
    int foreignSheep(int player) {
        int pen = penTile(player);
        return pen == Tile.NOWHERE ? 0 : sheepOn(pen) - sheepOn(pen, player);
    }

    boolean hasRam(int player) {
        return ram != Tile.NOWHERE && ram == penTile(player);
    }

    /** Players whose whole flock, and nobody else's sheep, is in their pen, as bits (SM-END-01). */
    int finishers() {
        int finishers = 0;
        for (int player = 0; player < rules.seats(); player++) {
            boolean finished = home(player) == rules.flock() && foreignSheep(player) == 0;
            finishers |= finished ? 1 << player : 0;
        }
        return finishers;
    }

    long[] beginnings() {
        return Arrays.copyOf(beginnings, beginningCount);
    }

    /** Puts things where a position that was made by hand has them, as do the methods below. */
    void setSheep(int flock, int tile, int count) {
        add(flock, count - sheepOn(tile, flock), tile);
    }

    void setRam(int tile) {
        ram = (byte) tile;
    }

    void setDog(int dog, int tile, int daze) {
        stand(dog, tile, daze);
    }

    void setPen(int player, int pen) {
        ownPen(player, pen);
    }

    void setOut(int player) {
        outs |= (byte) (1 << player);
        ownPen(player, 0);
    }

    void setEdges(long newWalls, long newGates) {
        walls = newWalls;
        gates = newGates;
    }

    void setSupply(int newSupply) {
        supply = newSupply;
    }

    void resume(Phase newPhase, int firstSeat, int toMove, int alreadyLaid) {
        phase = newPhase;
        first = (byte) firstSeat;
        seat = (byte) toMove;
        laid = (byte) alreadyLaid;
    }

    void resumeTurn(int newRound, int left, int dogsUsed, int patchesUsed, long gatesUsed) {
        round = (short) newRound;
        movesLeft = (byte) left;
        usedDogs = (byte) dogsUsed;
        usedPatches = (byte) patchesUsed;
        usedGates = gatesUsed;
    }

    void resumeBark(int dog) {
        barking = (byte) dog;
    }

    void resumeBeginnings(long[] fingerprints) {
        beginnings = fingerprints.clone();
        beginningCount = (short) fingerprints.length;
    }

    /** As if this turn had just begun for the first time. */
    void beginHere() {
        remember();
    }
}
