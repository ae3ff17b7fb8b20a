package sheepfold.games.shepherdmess;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.engine.BadInput;
import sheepfold.engine.Text;
import sheepfold.engine.json.Fields;
import tools.jackson.databind.JsonNode;

/** Reads a position, reachable or made by hand, and names the field and the rule if it cannot be played. */
final class PositionReader {
    private static final String BOARD = "board";
    private static final String EDGES = "edges";
    private static final String PENS = "pens";
    private static final String PHASE = "phase";
    private static final String SUPPLY = "supply";

    private final MessRules rules;
    private final Fields fields;
    private final Meadow meadow;
    private final int[] flocks;
    private int patches;
    private int puddles;

    PositionReader(MessRules rules, JsonNode json) {
        this.rules = rules;
        this.fields = Fields.of(json, "");
        this.meadow = new Meadow(rules);
        this.flocks = new int[rules.seats()];
    }

    Meadow read() {
        Phase phase = phase();
        int first = firstSeat();
        readBoard();
        readEdges();
        readOuts();
        readPens(phase, first);
        checkDogs();
        readSupply();
        readTurn(phase, first);
        checkSetup(phase, first);
        checkEnd(phase);
        readBark(phase);
        readSeen(phase);
        fields.nothingElse();
        return meadow;
    }

    private Phase phase() {
        String name = fields.text(PHASE, "act");
        Phase phase = Stream.of(Phase.values())
                .filter(each -> each.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> fields.wrong(
                        PHASE,
                        "it is to be one of "
                                + Stream.of(Phase.values()).map(Phase::toString).collect(Collectors.joining(", "))));
        boolean chosen = phase == Phase.FIRST && !rules.randomFirst();
        refuse(PHASE, chosen, "SM-SET-05", "seat 0 begins here; chance names nobody");
        boolean noPuddles = phase == Phase.PUDDLES && rules.box().puddles() == 0;
        refuse(PHASE, noPuddles, "SM-SET-04", "this box has no puddles");
        return phase;
    }

    private int firstSeat() {
        int first = fields.number("first", 0, rules.seats() - 1, 0);
        refuse("first", first != 0 && !rules.randomFirst(), "SM-SET-05", "seat 0 begins here");
        return first;
    }

    private void readBoard() {
        List<String> rows = fields.texts(BOARD);
        refuse(BOARD, rows.size() != Tile.COLUMNS, "", "the meadow has six rows, not %d".formatted(rows.size()));
        for (int row = 0; row < Tile.COLUMNS; row++) {
            String place = BOARD + "[" + row + "]";
            List<String> cells = List.of(rows.get(row).strip().split("\\s+", -1));
            refuse(
                    place,
                    cells.size() != Tile.COLUMNS,
                    "",
                    "a row has six cells with spaces between them, not %d".formatted(cells.size()));
            for (int column = 0; column < Tile.COLUMNS; column++) {
                readCell(place, cells.get(column), Tile.of(row * Tile.COLUMNS + column));
            }
        }
    }

    private void readCell(String place, String text, Tile tile) {
        if (text.equals(Cell.EMPTY)) {
            return;
        }
        Matcher cell = Cell.SHAPE.matcher(text);
        if (!cell.matches()) {
            throw fields.wrong(
                    place,
                    "%s holds %s; a cell is a dot, or ground such as ~, ~H or (3NE), then sheep such as wwk5, R for the ram, and dogs such as WA"
                            .formatted(tile, Text.shortened(text)));
        }
        readGround(place, cell, tile);
        readSheep(place, cell.group(4), tile);
        readRam(place, cell.group(5), tile);
        readDogs(place, cell.group(6), tile);
    }

    private void readGround(String place, Matcher cell, Tile tile) {
        boolean mud = cell.group(2) != null;
        if (!mud && cell.group(1) == null) {
            return;
        }
        refuse(
                place,
                Tile.isIn(tile.number(), rules.penTiles()),
                "SM-SET-03",
                "%s is a pen and takes no obstacle".formatted(tile));
        if (mud) {
            meadow.land().lay(tile.number(), mud(place, Integer.parseInt(cell.group(2)), cell.group(3), tile));
            return;
        }
        puddles++;
        refuse(
                place,
                puddles > rules.box().puddles(),
                "SM-SET-04",
                "there are only %d puddles".formatted(rules.box().puddles()));
        meadow.land()
                .lay(
                        tile.number(),
                        switch (cell.group(1)) {
                            case "H" -> Ground.BRIDGE_H;
                            case "V" -> Ground.BRIDGE_V;
                            default -> Ground.PUDDLE;
                        });
    }

    private int mud(String place, int number, String letters, Tile tile) {
        refuse(place, (patches >> number & 1) != 0, "SM-SET-04", "patch %d lies there twice".formatted(number));
        patches |= 1 << number;
        int ports = Ports.named(letters)
                .map(Ports::bits)
                .orElseThrow(() -> fields.wrong(place, "the ports on %s stand in the order N E S W".formatted(tile)));
        boolean possible = rules.box().patch(number).rotations().stream()
                .anyMatch(base -> (base & ~ports) == 0 && stonesFaceTiles(tile, ports & ~base));
        refuse(
                place,
                !possible,
                "SM-LAND-03",
                "patch %d is of the kind %s, and stones towards other tiles do not make that %s"
                        .formatted(number, rules.box().patch(number).kind(), letters));
        return Ground.mud(number, ports);
    }

    private static boolean stonesFaceTiles(Tile tile, int stones) {
        return Side.ALL.stream()
                .filter(side -> Side.isIn(side.ordinal(), stones))
                .allMatch(side -> tile.neighbour(side).isPresent());
    }

    private void readSheep(String place, String letters, Tile tile) {
        Matcher sheep = Cell.SHEEP.matcher(letters);
        while (sheep.find()) {
            int seat = seatOf(place, sheep.group(1).charAt(0));
            int count = count(sheep.group(2));
            flocks[seat] += count;
            refuse(
                    place,
                    flocks[seat] > rules.flock(),
                    "SM-SET-01",
                    "a flock has %d sheep here, and there are more %s ones"
                            .formatted(rules.flock(), rules.colour(seat)));
            meadow.flocks().add(seat, count, tile.number());
        }
        refuse(
                place,
                !letters.isEmpty() && meadow.land().ground(tile.number()) != Ground.GRASS,
                "SM-CROSS-03",
                "sheep never stop on water or mud, as on %s".formatted(tile));
    }

    /** Any number that is too long to be true is simply too many. */
    private int count(String digits) {
        if (digits.isEmpty()) {
            return 1;
        }
        return digits.length() > 2 ? rules.flock() + 1 : Integer.parseInt(digits);
    }

    private int seatOf(String place, char letter) {
        return Breed.of(letter)
                .flatMap(rules::seatOf)
                .orElseThrow(() -> fields.wrong(
                        place,
                        "SM-SET-01",
                        "nobody has the breed %s here; there are %s"
                                .formatted(
                                        letter,
                                        rules.breeds().stream()
                                                .map(breed -> "%s (%s)".formatted(breed.letter(), breed))
                                                .collect(Collectors.joining(", ")))));
    }

    private void readRam(String place, String letters, Tile tile) {
        if (letters.isEmpty()) {
            return;
        }
        refuse(
                place,
                letters.length() > 1 || meadow.flocks().ram() != Tile.NOWHERE,
                "SM-SET-11",
                "there is only one ram");
        refuse(
                place,
                Ground.isWater(meadow.land().ground(tile.number())),
                "SM-RAM-04",
                "the ram never stops on water, as on %s".formatted(tile));
        meadow.flocks().putRam(tile.number());
    }

    private void readDogs(String place, String letters, Tile tile) {
        Matcher dogs = Cell.DOG.matcher(letters);
        while (dogs.find()) {
            int seat = seatOf(place, Character.toLowerCase(dogs.group(1).charAt(0)));
            int dog = Dog.number(seat, Dog.valueOf(dogs.group(2)));
            refuse(
                    place,
                    meadow.dogs().tile(dog) != Tile.NOWHERE,
                    "SM-SET-01",
                    "there is only one dog %s of %s".formatted(dogs.group(2), rules.colour(seat)));
            meadow.dogs().stand(dog, tile.number(), Daze.of(dogs.group(3)));
        }
        refuse(
                place,
                !letters.isEmpty() && Tile.isIn(tile.number(), meadow.flocks().animalTiles()),
                "SM-DOG-02",
                "no dog shares a tile with sheep, as on %s".formatted(tile));
    }

    private void readEdges() {
        if (!fields.has(EDGES)) {
            return;
        }
        Fields edges = fields.object(EDGES);
        for (String name : edges.names()) {
            Edge edge = Edge.named(name)
                    .orElseThrow(() -> edges.wrong(name, "an edge is written as two neighbours, such as e1/f1"));
            switch (state(edges, name, edge)) {
                case WALL -> meadow.land().wallUp(edge.bit());
                case GATE -> meadow.land().putGate(edge.bit());
                case OPEN, DOUBLE -> {}
            }
        }
    }

    private Edge.State state(Fields edges, String name, Edge edge) {
        Edge.State state = Stream.of(Edge.State.values())
                .filter(each -> each.toString().equals(edges.text(name)))
                .findFirst()
                .orElseThrow(() -> edges.wrong(name, "an edge is open, wall, gate or double"));
        boolean doubleGate = Edge.isIn(edge.number(), rules.doubleGates());
        if (doubleGate != (state == Edge.State.DOUBLE)) {
            throw edges.wrong(
                    name,
                    "SM-PEN-01",
                    doubleGate ? "the pen's double gate stays what it is" : "only pens have double gates");
        }
        if (state == Edge.State.OPEN && Edge.isIn(edge.number(), rules.penWalls())) {
            throw edges.wrong(name, "SM-PEN-01", "the pen's wall is never open");
        }
        return state;
    }

    private void readOuts() {
        if (!fields.has("out")) {
            return;
        }
        for (JsonNode player : fields.list("out")) {
            boolean seat = player.isIntegralNumber()
                    && player.canConvertToInt()
                    && player.intValue() >= 0
                    && player.intValue() < rules.seats();
            refuse("out", !seat, "", "it lists seats from 0 to %d".formatted(rules.seats() - 1));
            meadow.pens().putOut(player.intValue());
        }
        boolean nobodyGoesOut = rules.foreignSheep() == MessRules.ForeignSheep.AT_END;
        refuse(
                "out",
                nobodyGoesOut && players().anyMatch(meadow.pens()::isOut),
                "SM-PEN-04",
                "with foreignSheep=atEnd nobody is out before the end");
    }

    private IntStream players() {
        return IntStream.range(0, rules.seats());
    }

    private void readPens(Phase phase, int first) {
        if (fields.has(PENS)) {
            Fields pens = fields.object(PENS);
            for (String colour : pens.names()) {
                readPen(pens, colour);
            }
        } else if (!phase.isSetup()) {
            players()
                    .filter(player -> !meadow.pens().isOut(player))
                    .forEach(player -> meadow.pens().give(player, player + 1));
        }
        int drawn = phase == Phase.PENS ? meadow.pens().drawn() : phase.compareTo(Phase.PENS) < 0 ? 0 : rules.seats();
        for (int i = 0; i < rules.seats(); i++) {
            int player = (first + i) % rules.seats();
            boolean expected = i < drawn && !meadow.pens().isOut(player);
            refuse(
                    PENS,
                    meadow.pens().has(player) != expected,
                    "SM-SET-09",
                    "in this phase %s %s".formatted(rules.colour(player), expected ? "has a pen" : "has no pen"));
        }
    }

    private void readPen(Fields pens, String colour) {
        int player = rules.seatNamed(colour)
                .orElseThrow(() ->
                        pens.wrong(colour, "SM-SET-09", "nobody plays %s here".formatted(Text.shortened(colour))));
        int pen = pens.number(colour, 1, Box.PENS);
        if (!meadow.pens().isSpare(pen)) {
            throw pens.wrong(colour, "SM-SET-09", "pen %d is taken".formatted(pen));
        }
        if (meadow.pens().isOut(player)) {
            throw pens.wrong(colour, "SM-PEN-07", "%s is out, so the pen is spare".formatted(colour));
        }
        meadow.pens().give(player, pen);
    }

    private void checkDogs() {
        for (int dog = 0; dog < 2 * rules.seats(); dog++) {
            refuse(
                    BOARD,
                    meadow.pens().isOut(Dog.seatOf(dog)) && meadow.dogs().tile(dog) != Tile.NOWHERE,
                    "SM-PEN-07",
                    "the dogs of %s, who is out, have left".formatted(rules.colour(Dog.seatOf(dog))));
        }
    }

    /** Pieces on the meadow and beside it make up the box; a supply that is not given is what is left of it. */
    private void readSupply() {
        int box = rules.box().supply();
        int bridges = (int) Tile.ALL.stream()
                .filter(tile -> Ground.isBridged(meadow.land().ground(tile.number())))
                .count();
        int stones = Tile.ALL.stream().mapToInt(this::stones).sum();
        int gates = Long.bitCount(meadow.land().gates());
        int edges = Long.bitCount((meadow.land().walls() | meadow.land().gates()) & ~rules.penWalls());
        int corners = Math.max(0, (edges - Piece.WALL.left(box) + 1) / 2);
        int walls = edges - 2 * corners;
        int[] placed = {bridges, stones, walls, corners, gates};
        int supply = 0;
        for (Piece piece : Piece.ALL) {
            int left = piece.left(box) - placed[piece.ordinal()];
            refuse(
                    piece == Piece.BRIDGE || piece == Piece.STONE ? BOARD : EDGES,
                    left < 0,
                    "SM-LAND-01",
                    "there are only %d of the piece %s"
                            .formatted(piece.left(box), piece.ref().name()));
            supply += piece.times(left);
        }
        meadow.land().setSupply(fields.has(SUPPLY) ? givenSupply(supply, edges) : supply);
    }

    private int stones(Tile tile) {
        int ground = meadow.land().ground(tile.number());
        return Ground.isMud(ground)
                ? Integer.bitCount(Ground.ports(ground))
                        - Integer.bitCount(
                                rules.box().patch(Ground.patch(ground)).ports())
                : 0;
    }

    /** A wall on an edge may be a straight one or an arm of a corner; only the sum can be checked. */
    private int givenSupply(int counted, int edges) {
        Fields given = fields.object(SUPPLY);
        int box = rules.box().supply();
        int supply = 0;
        for (Piece piece : Piece.ALL) {
            int left = given.number(piece.toString(), 0, piece.left(box), piece.left(counted));
            supply += piece.times(left);
            boolean wall = piece == Piece.WALL || piece == Piece.CORNER;
            if (!wall && left != piece.left(counted)) {
                throw given.wrong(
                        piece.toString(),
                        "SM-LAND-01",
                        "%d are left beside those on the meadow, not %d".formatted(piece.left(counted), left));
            }
        }
        given.nothingElse();
        int placed = Piece.WALL.left(box)
                - Piece.WALL.left(supply)
                + 2 * (Piece.CORNER.left(box) - Piece.CORNER.left(supply));
        if (placed != edges) {
            throw given.wrong(
                    Piece.WALL.toString(),
                    "SM-LAND-01",
                    "walls stand on %d edges, but %d edges are missing from the supply".formatted(edges, placed));
        }
        return supply;
    }

    private void readTurn(Phase phase, int first) {
        Course course = meadow.course();
        course.beginWith(first);
        course.pass(fields.number("seat", 0, rules.seats() - 1, first));
        course.resume(
                fields.number("round", 1, rules.roundLimit(), 1),
                fields.number("left", 1, Meadow.MOVES_A_TURN, Meadow.MOVES_A_TURN));
        readUsed();
        refuse(
                "seat",
                meadow.pens().isOut(course.seat()) && !phase.isOver(),
                "SM-PEN-07",
                "%s is out and is skipped".formatted(rules.colour(course.seat())));
        int made = Meadow.MOVES_A_TURN - course.movesLeft() + (phase == Phase.PICK ? 1 : 0);
        refuse(
                "used",
                course.dogsUsed() > made && !phase.isOver(),
                "SM-TURN-02",
                "more dogs have moved than moves were made");
        course.useUp(usedGates(), usedPatches());
        meadow.await(phase);
        boolean fresh = course.round() == 1 && course.isFresh() && meadow.land().isUntouched();
        refuse(PHASE, phase.isSetup() && !fresh, "SM-TURN-01", "turns begin after the set-up");
    }

    private void readUsed() {
        if (!fields.has("used")) {
            return;
        }
        for (String name : fields.texts("used")) {
            refuse(
                    "used",
                    !name.equals("A") && !name.equals("B"),
                    "",
                    "it lists the dogs A and B that have moved this turn");
            meadow.course().use(Dog.valueOf(name));
        }
    }

    private int usedPatches() {
        if (!fields.has("patches")) {
            return 0;
        }
        int used = 0;
        for (String name : fields.texts("patches")) {
            Tile tile = Tile.named(name)
                    .filter(named -> Ground.isMud(meadow.land().ground(named.number())))
                    .orElseThrow(() -> fields.wrong(
                            "patches", "SM-CAP-01", "there is no muddy patch on %s".formatted(Text.shortened(name))));
            used |= 1 << Ground.patch(meadow.land().ground(tile.number()));
        }
        refuse("patches", used != 0 && rules.patchesPerBark(), "SM-CAP-01", "with mudCapacity=bark none is used up");
        return used;
    }

    private long usedGates() {
        if (!fields.has("gates")) {
            return 0;
        }
        long used = 0;
        for (String name : fields.texts("gates")) {
            used |= Edge.named(name)
                    .filter(edge -> meadow.land().isGate(edge.number()))
                    .map(Edge::bit)
                    .orElseThrow(() -> fields.wrong(
                            "gates", "SM-CAP-01", "there is no gate on %s".formatted(Text.shortened(name))));
        }
        refuse("gates", used != 0 && !rules.gatesPerTurn(), "SM-CAP-01", "with gateCapacity=bark none is used up");
        return used;
    }

    /** The set-up comes in its order, and nothing lies there before its time. */
    private void checkSetup(Phase phase, int first) {
        if (!phase.isSetup()) {
            return;
        }
        int laidPatches = Integer.bitCount(patches);
        boolean allMud = laidPatches == Box.PATCHES;
        boolean allPuddles = puddles == rules.box().puddles();
        int sheep = Arrays.stream(flocks).sum();
        boolean obstaclesFit = switch (phase) {
            case FIRST -> patches == 0 && puddles == 0;
            case MUD -> patches == (1 << (laidPatches + 1)) - 2 && !allMud && puddles == 0;
            case PUDDLES -> allMud && !allPuddles;
            default -> allMud && allPuddles;
        };
        refuse(
                BOARD,
                !obstaclesFit,
                "SM-SET-04",
                "patches 1 to 6 are laid first, then the puddles, and then the phase is over");
        boolean sheepFit = switch (phase) {
            case FIRST, MUD, PUDDLES -> sheep == 0;
            case PLACE -> sheep < rules.seats() * rules.flock();
            default -> sheep == rules.seats() * rules.flock();
        };
        refuse(BOARD, !sheepFit, "SM-SET-05", "sheep are placed after the obstacles and before the pens are drawn");
        checkPlaces(first, sheep);
        refuse(BOARD, meadow.flocks().ram() != Tile.NOWHERE, "SM-SET-11", "the ram lands when the set-up ends");
        checkDogsAtHome();
        int turns = phase == Phase.PLACE
                ? sheep
                : phase == Phase.PENS ? meadow.pens().drawn() : 0;
        refuse(PENS, phase == Phase.PENS && turns == rules.seats(), "SM-SET-09", "every pen is drawn already");
        int next = (first + turns) % rules.seats();
        refuse(
                "seat",
                fields.has("seat") && meadow.seat() != next,
                "SM-SET-05",
                "now it is %s's turn".formatted(rules.colour(next)));
        meadow.course().pass(next);
    }

    private void checkPlaces(int first, int sheep) {
        for (int i = 0; i < rules.seats(); i++) {
            int player = (first + i) % rules.seats();
            int placed = (sheep + rules.seats() - 1 - i) / rules.seats();
            refuse(
                    BOARD,
                    flocks[player] != placed,
                    "SM-SET-05",
                    "players place one sheep each in turn: %s has placed %d by now"
                            .formatted(rules.colour(player), placed));
        }
        for (Tile tile : Tile.ALL) {
            refuse(
                    BOARD,
                    meadow.flocks().on(tile.number()) > 0 && Tile.isIn(tile.number(), rules.penTiles()),
                    "SM-SET-07",
                    "no sheep is placed in a pen, as on %s".formatted(tile));
            refuse(
                    BOARD,
                    meadow.flocks().on(tile.number()) > LayingOut.SHEEP_A_TILE,
                    "SM-SET-08",
                    "at most two sheep are placed on a tile, as on %s".formatted(tile));
        }
    }

    private void checkDogsAtHome() {
        for (int dog = 0; dog < 2 * rules.seats(); dog++) {
            boolean atHome = meadow.dogs().tile(dog) == meadow.pens().tile(Dog.seatOf(dog))
                    && (meadow.dogs().tile(dog) == Tile.NOWHERE || meadow.dogs().daze(dog) == Daze.FIT);
            refuse(BOARD, !atHome, "SM-SET-10", "both dogs start in their player's pen when it is drawn");
        }
    }

    private void checkEnd(Phase phase) {
        int inGame = meadow.pens().inGame();
        switch (phase) {
            case ACT, PICK -> {
                refuse(
                        PHASE,
                        Standings.anybodyHasFinished(meadow),
                        "SM-END-01",
                        "a whole flock is home, so the game is over: penned");
                refuse(PHASE, inGame <= 1, "SM-PEN-07", "with one player left the game is over: last-left");
            }
            case PENNED ->
                refuse(PHASE, !Standings.anybodyHasFinished(meadow), "SM-END-01", "nobody has the whole flock home");
            case ROUND_LIMIT ->
                refuse(
                        PHASE,
                        meadow.course().round() != rules.roundLimit(),
                        "SM-END-06",
                        "round %d is the last".formatted(rules.roundLimit()));
            case REPETITION -> refuse(PHASE, rules.repetition() == 0, "SM-END-07", "here positions may repeat");
            case LAST_LEFT -> refuse(PHASE, inGame > 1, "SM-PEN-07", "%d players are left".formatted(inGame));
            case FIRST, MUD, PUDDLES, PLACE, PENS, RAM -> {}
        }
    }

    private void readBark(Phase phase) {
        refuse("bark", fields.has("bark") && phase != Phase.PICK, "SM-CAP-03", "a bark waits only in phase pick");
        if (phase != Phase.PICK) {
            return;
        }
        String name = fields.text("bark");
        refuse("bark", !name.equals("A") && !name.equals("B"), "", "it is to be A or B");
        Dog dog = Dog.valueOf(name);
        int number = Dog.number(meadow.seat(), dog);
        refuse(
                "bark",
                meadow.dogs().tile(number) == Tile.NOWHERE,
                "SM-CAP-03",
                "dog %s is not on the meadow".formatted(dog));
        refuse("bark", !meadow.course().isUsed(dog), "SM-TURN-02", "a dog that barks has had its move");
        meadow.awaitPick(number);
        refuse(
                "bark",
                Herding.bark(meadow, number, meadow.dogs().tile(number)).pickCount() < 2,
                "SM-CAP-04",
                "there is nothing to pick after this bark");
    }

    private void readSeen(Phase phase) {
        boolean kept = rules.repetition() > 0 && !phase.isOver();
        refuse("seen", fields.has("seen") && !kept, "SM-END-07", "nothing is compared any more");
        if (!kept || phase.isSetup()) {
            refuse("seen", fields.has("seen") && !fields.texts("seen").isEmpty(), "SM-END-07", "no turn has begun yet");
            return;
        }
        Beginnings beginnings = meadow.beginnings();
        if (fields.has("seen")) {
            beginnings.resume(fingerprints());
        }
        boolean turnBegins = phase == Phase.ACT && meadow.course().movesLeft() == Meadow.MOVES_A_TURN;
        if (turnBegins && !beginnings.endWith(meadow)) {
            beginnings.note(meadow);
        }
        refuse(
                "seen",
                turnBegins && beginnings.occurrences() >= rules.repetition(),
                "SM-END-07",
                "this position has come up so often that the game is over: repetition");
    }

    private long[] fingerprints() {
        List<String> prints = fields.texts("seen");
        int most = rules.roundLimit() * rules.seats() + 1;
        refuse("seen", prints.size() > most, "SM-END-06", "a game has at most %d turns".formatted(most));
        refuse(
                "seen",
                prints.stream().anyMatch(print -> !print.matches("[0-9a-f]{1,16}")),
                "",
                "it lists fingerprints of up to 16 hexadecimal digits");
        return prints.stream()
                .mapToLong(print -> Long.parseUnsignedLong(print, 16))
                .toArray();
    }

    private void refuse(String place, boolean wrong, String rule, String sentence) {
        if (wrong) {
            throw new BadInput(place, rule, sentence);
        }
    }
}
