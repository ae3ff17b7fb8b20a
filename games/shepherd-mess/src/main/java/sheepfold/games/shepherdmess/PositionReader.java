package sheepfold.games.shepherdmess;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import sheepfold.json.BadInput;
import sheepfold.json.Fields;
import sheepfold.json.Text;

/** Sets up a position, reachable or made by hand, and names the field and the rule if it cannot be played. */
final class PositionReader {
    private static final String BOARD = "board";
    private static final String EDGES = "edges";
    private static final String PENS = "pens";
    private static final String PHASE = "phase";

    private final MessRules rules;
    private final WrittenMeadow written;
    private final Phase phase;
    private final Meadow meadow;

    PositionReader(MessRules rules, WrittenMeadow written) {
        this.rules = rules;
        this.written = written;
        this.phase = written.phase();
        this.meadow = new Meadow(rules);
    }

    Meadow read() {
        checkPhase();
        BoardReader.read(written.board(), meadow);
        written.edges().forEach(this::readEdge);
        readOuts();
        readPens();
        checkDogs();
        readSupply();
        readTurn();
        if (phase.isSetup()) {
            checkSetup();
        }
        checkEnd();
        readBark();
        readSeen();
        return meadow;
    }

    private void checkPhase() {
        boolean chosen = phase == Phase.FIRST && !rules.randomFirst();
        refuse(PHASE, chosen, "SM-SET-05", "seat 0 begins here; chance names nobody");
        boolean noPuddles = phase == Phase.PUDDLES && rules.box().puddles() == 0;
        refuse(PHASE, noPuddles, "SM-SET-04", "this box has no puddles");
        Fields.within(written.first(), 0, rules.seats() - 1, "first");
        refuse("first", written.first() != 0 && !rules.randomFirst(), "SM-SET-05", "seat 0 begins here");
        meadow.await(phase);
        meadow.course.beginWith(written.first());
    }

    private void readEdge(String name, Edge.State state) {
        String place = EDGES + "." + name;
        Edge edge = Edge.named(name)
                .orElseThrow(() -> new BadInput(place, "an edge is written as two neighbours, such as e1/f1"));
        boolean doubleGate = Edge.isIn(edge.number(), rules.doubleGates());
        boolean changed = doubleGate != (state == Edge.State.DOUBLE);
        String doubled = doubleGate ? "the pen's double gate stays what it is" : "only pens have double gates";
        refuse(place, changed, "SM-PEN-01", doubled);
        boolean penWall = Edge.isIn(edge.number(), rules.penWalls());
        refuse(place, penWall && state == Edge.State.OPEN, "SM-PEN-01", "the pen's wall is never open");
        switch (state) {
            case WALL -> meadow.land.wallUp(edge.bit());
            case GATE -> meadow.land.putGate(edge.bit());
            case OPEN, DOUBLE -> {}
        }
    }

    private void readOuts() {
        for (int i = 0; i < written.out().size(); i++) {
            meadow.pens.putOut(Fields.within(written.out().get(i), 0, rules.seats() - 1, "out[" + i + "]"));
        }
        boolean early = rules.foreignSheep() == MessRules.ForeignSheep.AT_END
                && !written.out().isEmpty();
        refuse("out", early, "SM-PEN-04", "with foreignSheep=atEnd nobody is out before the end");
    }

    private IntStream players() {
        return IntStream.range(0, rules.seats());
    }

    private void readPens() {
        Pens pens = meadow.pens;
        written.pens().ifPresent(given -> given.forEach(this::readPen));
        if (written.pens().isEmpty() && !phase.isSetup()) {
            players().filter(player -> !pens.isOut(player)).forEach(player -> pens.give(player, player + 1));
        }
        int drawn = phase == Phase.PENS ? pens.drawn() : phase.compareTo(Phase.PENS) < 0 ? 0 : rules.seats();
        for (int i = 0; i < rules.seats(); i++) {
            int player = (written.first() + i) % rules.seats();
            boolean expected = i < drawn && !pens.isOut(player);
            String has = expected ? "in this phase %s has a pen" : "in this phase %s has no pen";
            refuse(PENS, pens.has(player) != expected, "SM-SET-09", has, rules.colour(player));
        }
    }

    private void readPen(String colour, int pen) {
        String place = PENS + "." + colour;
        int player = rules.seatNamed(colour)
                .orElseThrow(() ->
                        new BadInput(place, "SM-SET-09", "nobody plays %s here".formatted(Text.shortened(colour))));
        refuse(place, !meadow.pens.isSpare(pen), "SM-SET-09", "pen %d is taken", pen);
        refuse(place, meadow.pens.isOut(player), "SM-PEN-07", "%s is out, so the pen is spare", colour);
        meadow.pens.give(player, pen);
    }

    private void checkDogs() {
        for (int dog = 0; dog < meadow.dogs.size(); dog++) {
            int player = Dog.seatOf(dog);
            boolean stays = meadow.pens.isOut(player) && meadow.dogs.isHere(dog);
            refuse(BOARD, stays, "SM-PEN-07", "the dogs of %s, who is out, have left", rules.colour(player));
        }
    }

    /** Pieces on the meadow and beside it make up the box; a supply that is not given is what is left of it. */
    private void readSupply() {
        long walled = (meadow.land.walls | meadow.land.gates) & ~rules.penWalls();
        Map<Piece, Integer> left = left(walled);
        left.forEach((piece, count) -> {
            String place = piece == Piece.BRIDGE || piece == Piece.STONE ? BOARD : EDGES;
            int all = piece.left(rules.box().supply().packed());
            refuse(
                    place,
                    count < 0,
                    "SM-LAND-01",
                    "there are only %d of the piece %s",
                    all,
                    piece.ref().name());
        });
        written.supply().ifPresent(given -> given.forEach((piece, count) -> readLeft(piece, count, left)));
        checkWalls(walled, left);
        meadow.land.setSupply(left.entrySet().stream()
                .mapToInt(entry -> entry.getKey().times(entry.getValue()))
                .sum());
    }

    /** What is left of the box, with as few corner walls on the meadow as there can be. */
    private Map<Piece, Integer> left(long walled) {
        int box = rules.box().supply().packed();
        int straight = Piece.WALL.left(box);
        int corners = Math.max(0, (Long.bitCount(walled) - straight + 1) / 2);
        Map<Piece, Integer> left = new EnumMap<>(Piece.class);
        left.put(Piece.BRIDGE, Piece.BRIDGE.left(box) - count(tile -> Ground.isBridged(tile) ? 1 : 0));
        left.put(Piece.STONE, Piece.STONE.left(box) - count(this::stones));
        left.put(Piece.WALL, straight - Long.bitCount(walled) + 2 * corners);
        left.put(Piece.CORNER, Piece.CORNER.left(box) - corners);
        left.put(Piece.GATE, Piece.GATE.left(box) - Long.bitCount(meadow.land.gates));
        return left;
    }

    private int count(IntUnaryOperator pieces) {
        return IntStream.range(0, Tile.COUNT)
                .map(meadow.land::ground)
                .map(pieces)
                .sum();
    }

    private int stones(int ground) {
        return Ground.isMud(ground)
                ? Integer.bitCount(Ground.ports(ground))
                        - Integer.bitCount(
                                rules.box().patch(Ground.patch(ground)).ports().bits())
                : 0;
    }

    private void readLeft(Piece piece, int given, Map<Piece, Integer> left) {
        String place = "supply." + piece;
        Fields.within(given, 0, piece.left(rules.box().supply().packed()), place);
        int counted = left.getOrDefault(piece, 0);
        boolean miscounted = piece != Piece.WALL && piece != Piece.CORNER && given != counted;
        refuse(place, miscounted, "SM-LAND-01", "%d are left beside those on the meadow, not %d", counted, given);
        left.put(piece, given);
    }

    /** A wall on an edge may be a straight one or an arm of a corner, but corners need edges that meet. */
    private void checkWalls(long walled, Map<Piece, Integer> left) {
        int box = rules.box().supply().packed();
        int straight = Piece.WALL.left(box) - left.getOrDefault(Piece.WALL, 0);
        int corners = Piece.CORNER.left(box) - left.getOrDefault(Piece.CORNER, 0);
        int edges = Long.bitCount(walled);
        int missing = straight + 2 * corners;
        String sum = "walls stand on %d edges, but %d edges are missing from the supply";
        refuse("supply.wall", missing != edges, "SM-LAND-01", sum, edges, missing);
        int most = Corners.most(walled);
        String place = written.supply().isPresent() ? "supply.corner" : EDGES;
        String limit = "%d corner walls are built, but walls meet at corners for %d at most";
        refuse(place, corners > most, "SM-LAND-05", limit, corners, most);
    }

    private void readTurn() {
        Course course = meadow.course;
        course.seat = Fields.within(written.seat().orElse(written.first()), 0, rules.seats() - 1, "seat");
        course.round = Fields.within(written.round(), 1, rules.roundLimit(), "round");
        course.movesLeft = written.left();
        boolean goesOn = !phase.isOver();
        Colour mover = rules.colour(course.seat);
        boolean isOut = meadow.pens.isOut(course.seat) && goesOn;
        refuse("seat", isOut, "SM-PEN-07", "%s is out and is skipped", mover);
        for (Dog dog : written.used()) {
            boolean absent = goesOn && !meadow.dogs.isHere(Dog.number(course.seat, dog));
            refuse("used", absent, "SM-TURN-02", "%s's dog %s is not on the meadow and cannot have moved", mover, dog);
            course.use(dog);
        }
        int made = Meadow.MOVES_A_TURN - course.movesLeft + (phase == Phase.PICK ? 1 : 0);
        boolean tooMany = course.dogsUsed() > made && goesOn;
        refuse("used", tooMany, "SM-TURN-02", "more dogs have moved than moves were made");
        course.useUp(usedGates(), usedPatches());
        boolean fresh = course.round == 1 && course.isFresh() && meadow.land.isUntouched();
        refuse(PHASE, phase.isSetup() && !fresh, "SM-TURN-01", "turns begin after the set-up");
    }

    private int usedPatches() {
        int used = 0;
        for (Tile tile : written.patches()) {
            int ground = meadow.land.ground(tile.number());
            refuse("patches", !Ground.isMud(ground), "SM-CAP-01", "there is no muddy patch on %s", tile);
            used |= Ground.patchBit(ground);
        }
        refuse("patches", used != 0 && rules.patchesPerBark(), "SM-CAP-01", "with mudCapacity=bark none is used up");
        return used;
    }

    private long usedGates() {
        long used = 0;
        for (Edge edge : written.gates()) {
            refuse("gates", !meadow.land.isGate(edge.number()), "SM-CAP-01", "there is no gate on %s", edge);
            used |= edge.bit();
        }
        refuse("gates", used != 0 && !rules.gatesPerTurn(), "SM-CAP-01", "with gateCapacity=bark none is used up");
        return used;
    }

    /** The set-up comes in its order, and nothing lies there before its time. */
    private void checkSetup() {
        checkObstacles();
        int sheep = players().map(meadow.flocks::size).sum();
        int all = rules.seats() * rules.flock();
        boolean sheepFit = switch (phase) {
            case FIRST, MUD, PUDDLES -> sheep == 0;
            case PLACE -> sheep < all;
            default -> sheep == all;
        };
        refuse(BOARD, !sheepFit, "SM-SET-05", "sheep are placed after the obstacles and before the pens are drawn");
        checkPlaces(sheep);
        boolean ram = meadow.flocks.ram != Tile.NOWHERE;
        refuse(BOARD, ram, "SM-SET-11", "the ram lands when the set-up ends");
        checkDogsAtHome();
        int drawn = meadow.pens.drawn();
        boolean allDrawn = phase == Phase.PENS && drawn == rules.seats();
        refuse(PENS, allDrawn, "SM-SET-09", "every pen is drawn already");
        int turns = phase == Phase.PLACE ? sheep : phase == Phase.PENS ? drawn : 0;
        int next = (written.first() + turns) % rules.seats();
        boolean another = written.seat().isPresent() && meadow.seat() != next;
        refuse("seat", another, "SM-SET-05", "now it is %s's turn", rules.colour(next));
        meadow.course.seat = next;
    }

    private void checkObstacles() {
        int patches = 0;
        for (int tile = 0; tile < Tile.COUNT; tile++) {
            int ground = meadow.land.ground(tile);
            patches |= Ground.isMud(ground) ? Ground.patchBit(ground) : 0;
        }
        int mud = Integer.bitCount(patches);
        int puddles = meadow.land.laid() - mud;
        boolean allMud = mud == Box.PATCHES;
        boolean allPuddles = puddles == rules.box().puddles();
        boolean firstOnes = patches == (1 << (mud + 1)) - 2;
        boolean fit = switch (phase) {
            case FIRST -> mud == 0 && puddles == 0;
            case MUD -> firstOnes && !allMud && puddles == 0;
            case PUDDLES -> allMud && !allPuddles;
            default -> allMud && allPuddles;
        };
        refuse(BOARD, !fit, "SM-SET-04", "patches 1 to 6 are laid first, then the puddles, and then the phase is over");
    }

    private void checkPlaces(int sheep) {
        for (int i = 0; i < rules.seats(); i++) {
            int player = (written.first() + i) % rules.seats();
            int placed = (sheep + rules.seats() - 1 - i) / rules.seats();
            boolean miscounted = meadow.flocks.size(player) != placed;
            String order = "players place one sheep each in turn: %s has placed %d by now";
            refuse(BOARD, miscounted, "SM-SET-05", order, rules.colour(player), placed);
        }
        for (Tile tile : Tile.ALL) {
            int here = meadow.flocks.on(tile.number());
            boolean pen = Tile.isIn(tile.number(), rules.penTiles());
            refuse(BOARD, here > 0 && pen, "SM-SET-07", "no sheep is placed in a pen, as on %s", tile);
            boolean crowd = here > LayingOut.SHEEP_A_TILE;
            refuse(BOARD, crowd, "SM-SET-08", "at most two sheep are placed on a tile, as on %s", tile);
        }
    }

    private void checkDogsAtHome() {
        Pack dogs = meadow.dogs;
        for (int dog = 0; dog < dogs.size(); dog++) {
            boolean atHome = dogs.tile(dog) == meadow.pens.tile(Dog.seatOf(dog))
                    && (!dogs.isHere(dog) || dogs.daze(dog) == Daze.FIT);
            refuse(BOARD, !atHome, "SM-SET-10", "both dogs start in their player's pen when it is drawn");
        }
    }

    private void checkEnd() {
        boolean finished = Standings.anybodyHasFinished(meadow);
        int inGame = meadow.pens.inGame();
        switch (phase) {
            case ACT, PICK -> {
                refuse(PHASE, finished, "SM-END-01", "a whole flock is home, so the game is over: penned");
                refuse(PHASE, inGame <= 1, "SM-PEN-07", "with one player left the game is over: last-left");
            }
            case PENNED -> refuse(PHASE, !finished, "SM-END-01", "nobody has the whole flock home");
            case ROUND_LIMIT -> {
                boolean early = written.round() != rules.roundLimit();
                refuse(PHASE, early, "SM-END-06", "round %d is the last", rules.roundLimit());
            }
            case REPETITION -> refuse(PHASE, rules.repetition() == 0, "SM-END-07", "here positions may repeat");
            case LAST_LEFT -> refuse(PHASE, inGame > 1, "SM-PEN-07", "%d players are left", inGame);
            case FIRST, MUD, PUDDLES, PLACE, PENS, RAM -> {}
        }
    }

    private void readBark() {
        boolean pick = phase == Phase.PICK;
        refuse("bark", written.bark().isPresent() && !pick, "SM-CAP-03", "a bark waits only in phase pick");
        boolean missing = written.bark().isEmpty() && pick;
        refuse("bark", missing, "SM-CAP-03", "in phase pick it names the dog whose bark waits");
        written.bark().ifPresent(dog -> {
            int number = Dog.number(meadow.seat(), dog);
            refuse("bark", !meadow.dogs.isHere(number), "SM-CAP-03", "dog %s is not on the meadow", dog);
            refuse("bark", !meadow.course.isUsed(dog), "SM-TURN-02", "a dog that barks has had its move");
            meadow.awaitPick(number);
            boolean clear = Herding.pending(meadow).pickCount() < 2;
            refuse("bark", clear, "SM-CAP-04", "there is nothing to pick after this bark");
        });
    }

    private void readSeen() {
        boolean kept = rules.repetition() > 0 && !phase.isOver();
        refuse("seen", written.seen().isPresent() && !kept, "SM-END-07", "nothing is compared any more");
        List<String> prints = written.seen().orElse(List.of());
        refuse("seen", !prints.isEmpty() && phase.isSetup(), "SM-END-07", "no turn has begun yet");
        if (!kept || phase.isSetup()) {
            return;
        }
        int most = rules.roundLimit() * rules.seats() + 1;
        refuse("seen", prints.size() > most, "SM-END-06", "a game has at most %d turns", most);
        Beginnings beginnings = meadow.beginnings;
        beginnings.resume(prints.stream()
                .mapToLong(print -> Long.parseUnsignedLong(print, 16))
                .toArray());
        boolean turnBegins = phase == Phase.ACT && meadow.course.movesLeft == Meadow.MOVES_A_TURN;
        if (turnBegins && !beginnings.endWith(meadow)) {
            beginnings.note(meadow);
        }
        boolean over = turnBegins && beginnings.occurrences() >= rules.repetition();
        refuse("seen", over, "SM-END-07", "this position has come up so often that the game is over: repetition");
    }

    @SuppressWarnings("AnnotateFormatMethod")
    private static void refuse(String place, boolean wrong, String rule, String sentence, Object... named) {
        if (wrong) {
            throw new BadInput(place, rule, sentence.formatted(named));
        }
    }
}
