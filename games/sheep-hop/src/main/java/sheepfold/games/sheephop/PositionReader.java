package sheepfold.games.sheephop;

import static sheepfold.games.sheephop.LandscapeReader.refuse;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.HopRules.WolfSetup;
import sheepfold.games.sheephop.LayoutCheck.Verdict;
import sheepfold.games.sheephop.WrittenPosition.Call;
import sheepfold.games.sheephop.WrittenPosition.Draw;
import sheepfold.games.sheephop.WrittenPosition.Hops;
import sheepfold.json.BadInput;
import sheepfold.json.Fields;
import sheepfold.json.Text;

/** Puts up a written position, reachable or made by hand, and names the field and the rule if it cannot be played. */
final class PositionReader {
    private static final String BOARD = "board";

    private final HopRules rules;
    private final Landscape board;
    private final WrittenPosition written;
    private final Phase phase;
    private final Hillside hillside;
    private Tiles tiles;

    PositionReader(HopRules rules, WrittenPosition written) {
        this.rules = rules;
        this.board = rules.landscape();
        this.written = written;
        this.phase = written.phase();
        this.hillside = new Hillside(rules);
        this.tiles = Tiles.none(board);
    }

    Hillside read() {
        readBoard();
        hillside.tiles = tiles;
        hillside.pack.counterclockwise = written.direction().equals(Rotation.COUNTERCLOCKWISE.toString());
        readDraw();
        checkTiles();
        checkWolves();
        checkSheepOfSetUp();
        readPiles();
        readTurn();
        readChain();
        readPatou();
        checkTurn();
        return hillside;
    }

    private void readBoard() {
        List<String> rows = written.board();
        boolean fits = rows.size() == board.rows();
        refuse(BOARD, !fits, "", "the board %s has %d rows, not %d", board.file.id(), board.rows(), rows.size());
        for (int line = 0; line < rows.size(); line++) {
            String row = rows.get(line);
            String place = BOARD + "[" + line + "]";
            int columns = board.columns();
            refuse(place, row.length() != columns, "", "a row of this board has %d characters", columns);
            for (int column = 0; column < columns; column++) {
                readLetter(place, row.charAt(column), column, board.rows() - 1 - line);
            }
        }
    }

    private void readLetter(String place, char letter, int column, int row) {
        Optional<Space> space = board.spaceAt(column, row);
        String name = Landscape.nameOf(column, row);
        boolean drawn = letter != Drawing.NO_SPACE;
        refuse(place, space.isEmpty() && drawn, "", "%s is no space of this board: draw ~ there", name);
        refuse(place, space.isPresent() && !drawn, "", "%s is a space: draw what stands there, or a dot", name);
        space.ifPresent(there -> {
            Colour.of(letter).ifPresent(colour -> hillside.flock.flip(colour, there.bit()));
            Wolf.of(letter).ifPresent(wolf -> putWolf(place, wolf, there));
            TileKind.of(letter).ifPresent(kind -> putTile(place, kind, there));
        });
    }

    private void putWolf(String place, Wolf wolf, Space space) {
        boolean twice = hillside.spaceOf(wolf) != 0;
        boolean astray = board.pathThrough(space).isEmpty();
        refuse(place, twice, "SS-SETUP-02", "there is one %s, but it stands on %s too", wolf, space);
        refuse(place, astray, "SS-WOLF-01", "the %s never leaves its path, and %s lies on none", wolf, space);
        hillside.pack.stand(wolf, space.bit());
    }

    private void putTile(String place, TileKind kind, Space space) {
        refuse(place, tiles.include(kind), "SS-TILE-01", "there is only one %s", kind.title());
        tiles = tiles.with(kind, space);
    }

    private void readDraw() {
        boolean draws = phase == Phase.TILES;
        int wanted = rules.level().randomKinds();
        refuse("draw", written.draw().isPresent() && !draws, "SS-TILE-01", "tiles are drawn only in phase tiles");
        refuse("phase", draws && wanted == 0, "SS-TILE-01", "tiles are drawn only for level=random:n");
        refuse("draw", draws && written.draw().isEmpty(), "", "it is missing");
        hillside.draw = written.draw().map(draw -> drawn(draw, wanted)).orElse(TileDraw.NONE);
        if (draws) {
            checkDrawnTiles(hillside.draw);
        }
    }

    private static TileDraw drawn(Draw draw, int wanted) {
        String place = "draw.kinds";
        Set<TileKind> kinds = new HashSet<>();
        for (String name : draw.kinds()) {
            TileKind kind = TileKind.named(name)
                    .filter(TileKind.DRAWN::contains)
                    .orElseThrow(() -> new BadInput(place, "SS-TILE-01", Text.shortened(name) + " is no kind of tile"));
            refuse(place, !kinds.add(kind), "SS-TILE-01", "the %s stands there twice", kind.title());
        }
        refuse(place, kinds.size() > wanted, "SS-TILE-01", "this level has %d kinds", wanted);
        return new TileDraw(wanted, Set.copyOf(kinds), draw.failed());
    }

    /** Tiles are laid in their order, so those that lie come before the one that is next. */
    private void checkDrawnTiles(TileDraw draw) {
        Optional<TileKind> next = draw.next(tiles);
        boolean outOfOrder = draw.needsKind() ? !tiles.laid().isEmpty() : next.isEmpty();
        String order = "tiles are laid one by one after all kinds are drawn, and then the phase is over";
        refuse(BOARD, outOfOrder, "SS-TILE-01", order);
        tiles.laid().forEach((kind, space) -> {
            boolean drawn = draw.kinds().contains(kind == TileKind.MOLEHILL ? TileKind.MOLE : kind);
            boolean early =
                    !drawn || next.filter(first -> first.compareTo(kind) < 0).isPresent();
            refuse(BOARD, early, "SS-TILE-01", "the %s on %s is not laid yet", kind.title(), space);
            refuse(BOARD, !space.isIn(board.field()), "SS-TILE-01", "tiles lie in the field, not on %s", space);
        });
    }

    private void checkTiles() {
        if (phase != Phase.TILES) {
            // A Mole that has moved may have sealed the way behind the sheep; only a layout that was never open is
            // refused
            boolean wasOpen = !phase.isSetUp() && LayoutCheck.verdict(tiles.otherSide()) != Verdict.SEALED;
            LayoutCheck.demandFit(tiles, rules.freePlacement() || wasOpen, BOARD);
        }
    }

    private void checkWolves() {
        boolean placed = phase == Phase.WOLF_L || phase == Phase.WOLF_B;
        boolean standard = rules.wolfSetup() == WolfSetup.STANDARD;
        refuse("phase", placed && standard, "SS-SETUP-02", "with wolf-setup=standard nobody places the wolves");
        for (Wolf wolf : Wolf.values()) {
            boolean expected = phase.compareTo(wolf == Wolf.LITTLE ? Phase.WOLF_L : Phase.WOLF_B) > 0;
            boolean stands = hillside.spaceOf(wolf) != 0;
            String is = expected ? "stands on the board" : "is not on the board yet";
            refuse(BOARD, stands != expected, "SS-SETUP-02", "in phase %s the %s %s", phase, wolf, is);
        }
        boolean together =
                board.paths().stream().anyMatch(path -> Long.bitCount(path.set() & hillside.pack.both()) > 1);
        refuse(BOARD, together, "SS-SETUP-02", "the wolves are on different paths, not both on one");
    }

    private void checkSheepOfSetUp() {
        boolean tooEarly = phase.compareTo(Phase.MEADOW) <= 0 && hillside.sheep() != 0;
        refuse(BOARD, tooEarly, "SS-SETUP-01", "before the meadow is shuffled no sheep is on the board");
        boolean astray = phase.isSetUp() && (hillside.sheep() & ~board.meadowSet) != 0;
        refuse(BOARD, astray, "SS-SETUP-01", "all sheep start in the meadow");
    }

    private void readPiles() {
        Flock flock = hillside.flock;
        flock.fold = pile(written.fold());
        flock.den = pile(written.den());
        refuse("fold", phase.isSetUp() && flock.fold != 0, "SS-SETUP-01", "before the first roll no sheep is saved");
        refuse("den", phase.isSetUp() && flock.den != 0, "SS-SETUP-01", "before the first roll no sheep is captured");
        int most = rules.sheepPerColour();
        for (Colour colour : Colour.ALL) {
            boolean tooMany = Long.bitCount(flock.of(colour)) > most;
            String limit = "there are only %d sheep of each colour, but more of %s stand on the board";
            refuse(BOARD, tooMany, "SS-SETUP-01", limit, most, colour);
        }
        if (phase.compareTo(Phase.MEADOW) > 0) {
            Colour.ALL.forEach(this::completeFlock);
        }
    }

    private static int pile(Optional<String> letters) {
        return letters.orElse("")
                .chars()
                .mapToObj(letter -> Colour.of((char) letter).orElseThrow())
                .reduce(0, Pile::with, Integer::sum);
    }

    /** A pile that is not given holds the rest of the flock; if neither is, the rest lies in the den. */
    private void completeFlock(Colour colour) {
        Flock flock = hillside.flock;
        boolean denGiven = written.den().isPresent();
        int all = rules.sheepPerColour();
        int counted = Long.bitCount(flock.of(colour)) + Pile.of(flock.fold, colour) + Pile.of(flock.den, colour);
        boolean miscounted =
                counted > all || (counted < all && denGiven && written.fold().isPresent());
        String sum = "board, fold and den together hold %d sheep of each colour, but here are %d of %s";
        refuse(denGiven ? "den" : "fold", miscounted, "SS-SETUP-01", sum, all, counted, colour);
        boolean astray = counted < all && phase.isSetUp();
        refuse(BOARD, astray, "SS-SETUP-01", "before the first roll the whole flock is in the meadow");
        for (int missing = all - counted; missing > 0; missing--) {
            if (denGiven) {
                flock.save(colour);
            } else {
                flock.lose(colour);
            }
        }
    }

    private void readTurn() {
        boolean rolled = phase.isAfterRoll();
        Face face = written.roll();
        int seat = Fields.within(written.seat().orElse(rules.firstSeat()), 0, rules.seats() - 1, "seat");
        int rolls = Fields.within(written.rolls().orElse(rolled ? 1 : 0), 0, rules.nightfall(), "rolls");
        refuse("roll", rolled && !face.movesSheep(), "SS-ROLL-03", "in phase %s the die shows T, C, S or *", phase);
        boolean early = !rolled && phase != Phase.OVER && face != Face.UNROLLED;
        refuse("roll", early, "SS-TURN-01", "in phase %s the die is not rolled yet", phase);
        refuse("rolls", rolled && rolls == 0, "SS-TURN-01", "this roll counts: it is at least the first");
        refuse("rolls", phase.isSetUp() && rolls > 0, "SS-TURN-01", "nothing is rolled during the set-up");
        int first = rules.firstSeat();
        refuse("seat", phase.isSetUp() && seat != first, "SS-SETUP-05", "seat %d begins", first);
        hillside.phase = phase;
        hillside.seat = seat;
        hillside.face = face;
        hillside.rolls = rolls;
    }

    private void readChain() {
        boolean hops = phase == Phase.CHAIN;
        refuse("chain", written.chain().isPresent() && !hops, "SS-HOP-04", "a chain goes on only in phase chain");
        refuse("chain", written.chain().isEmpty() && hops, "", "it is missing");
        written.chain().ifPresent(chain -> readHops("chain", chain, hillside.chain));
    }

    private void readHops(String place, Hops hops, Chain chain) {
        String itsPlace = place + ".sheep";
        Space sheep = board.written(itsPlace, "", hops.sheep());
        chain.sheep = sheep.bit();
        chain.stoodOn = spaces(place + ".stoodOn", hops.stoodOn());
        refuse(itsPlace, !sheep.isIn(hillside.sheep()), "SS-HOP-04", "no sheep stands on %s", sheep);
        boolean outOfPlace = chain.stoodOn == 0 || sheep.isIn(chain.stoodOn);
        String left = "it names the spaces the sheep has left in this move, its start included";
        refuse(place + ".stoodOn", outOfPlace, "SS-HOP-06", left);
        checkMover(itsPlace, sheep.bit());
    }

    /** While sheep of the rolled colour are on the board, no others move, unless these were blocked (SS-ROLL-07). */
    private void checkMover(String place, long sheep) {
        Colour mover = hillside.flock.colourOn(sheep);
        Face face = hillside.face;
        boolean another = Colour.ALL.stream()
                .anyMatch(colour -> colour != mover && face == Face.of(colour) && hillside.sheepOf(colour) != 0);
        boolean barred = another && !rules.blockedColourFreesChoice();
        refuse(place, barred, "SS-ROLL-03", "the die shows %s, so no %s moves in this turn", face, mover);
    }

    private void readPatou() {
        boolean inTurn = phase == Phase.CHAIN || phase == Phase.EXTRA;
        boolean barked = written.patou().isPresent();
        refuse("patou", barked && !inTurn, "SS-PATOU-01", "the Patou has not barked in this turn");
        refuse("patou", !barked && phase == Phase.EXTRA, "SS-PATOU-01", "no sheep waits for its move");
        written.patou().ifPresent(this::readCall);
    }

    private void readCall(Call call) {
        refuse("patou", !tiles.include(TileKind.PATOU), "SS-PATOU-01", "no Patou lies on the board");
        Bark bark = hillside.bark;
        bark.call(spaces("patou.waiting", call.waiting()));
        checkWaiting("patou.waiting", bark.waiting);
        call.interrupted().ifPresent(hops -> readInterrupted("patou.interrupted", hops));
        boolean mixed = !isOneColour(bark.waiting | hillside.chain.sheep | bark.interrupted.sheep);
        refuse("patou", mixed, "SS-PATOU-01", "the Patou calls sheep of the colour that hopped over it");
    }

    private void checkWaiting(String place, long waiting) {
        boolean mixed = !isOneColour(waiting);
        refuse(place, mixed, "SS-PATOU-01", "the Patou calls sheep of one colour that are on the board");
        boolean moves = (waiting & hillside.chain.sheep) != 0;
        refuse(place, moves, "SS-PATOU-03", "a sheep that moves does not wait any more");
        int most = rules.sheepPerColour() - 1;
        boolean tooMany = Long.bitCount(waiting) > most;
        String limit = "the Patou calls the others, not the sheep that hopped over it: at most %d";
        refuse(place, tooMany, "SS-PATOU-01", limit, most);
        if (waiting != 0) {
            checkMover(place, waiting);
        }
    }

    private boolean isOneColour(long sheep) {
        return Colour.ALL.stream().anyMatch(colour -> (sheep & ~hillside.sheepOf(colour)) == 0);
    }

    private void readInterrupted(String place, Hops hops) {
        refuse(place, !rules.patouAtOnce(), "SS-PATOU-02", "a chain is interrupted only with patou-timing=at-once");
        Chain interrupted = hillside.bark.interrupted;
        readHops(place, hops, interrupted);
        boolean moves = (interrupted.sheep & (hillside.bark.waiting | hillside.chain.sheep)) != 0;
        String doubled = "the sheep on %s cannot wait to hop on and move at the same time";
        refuse(place, moves, "SS-PATOU-02", doubled, hops.sheep());
    }

    private long spaces(String place, List<String> names) {
        return Landscape.setOf(
                names.stream().map(name -> board.written(place, "", name)).toList());
    }

    /** What must hold for the phase to be reached at all. */
    private void checkTurn() {
        boolean empty = hillside.sheep() == 0;
        boolean night = hillside.rollsLeft() == 0;
        switch (phase) {
            case ROLL -> {
                refuse("phase", empty, "SS-END-01", "no sheep is left on the board, so the game is over");
                refuse("phase", night, "SS-END-02", "night has fallen, so the game is over");
            }
            case MOVE -> {
                boolean stuck = !Movement.isPossible(hillside, hillside.eligible());
                refuse("roll", stuck, "SS-ROLL-07", "with this roll no sheep can move");
            }
            case CHAIN -> {
                boolean stuck = Movement.furtherLandings(hillside) == 0;
                refuse("chain", stuck, "SS-HOP-04", "this sheep cannot hop on, so its chain is over");
            }
            case EXTRA -> {
                boolean stuck = !Movement.isPossible(hillside, hillside.bark.waiting);
                refuse("patou.waiting", stuck, "SS-PATOU-03", "none of the waiting sheep can move");
            }
            case OVER ->
                refuse("phase", !empty && !night, "SS-END-01", "sheep are on the board and the day is not over yet");
            case TILES, MEADOW, WOLF_L, WOLF_B -> {}
        }
    }
}
