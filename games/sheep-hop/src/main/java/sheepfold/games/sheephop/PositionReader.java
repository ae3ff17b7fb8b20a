package sheepfold.games.sheephop;

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
        hillside.lay(tiles);
        hillside.pack().face(written.direction().equals(Rotation.COUNTERCLOCKWISE.toString()));
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
        refuse(
                BOARD,
                rows.size() != board.rows(),
                "",
                "the board %s has %d rows, not %d".formatted(board.file().id(), board.rows(), rows.size()));
        for (int line = 0; line < rows.size(); line++) {
            String row = rows.get(line);
            String place = BOARD + "[" + line + "]";
            int columns = board.columns();
            refuse(place, row.length() != columns, "", "a row of this board has %d characters".formatted(columns));
            for (int column = 0; column < columns; column++) {
                readLetter(place, row.charAt(column), column, board.rows() - 1 - line);
            }
        }
    }

    private void readLetter(String place, char letter, int column, int row) {
        Optional<Space> space = board.spaceAt(column, row);
        String name = Landscape.nameOf(column, row);
        boolean drawn = letter != Drawing.NO_SPACE;
        refuse(place, space.isEmpty() && drawn, "", name + " is no space of this board: draw ~ there");
        refuse(place, space.isPresent() && !drawn, "", name + " is a space: draw what stands there, or a dot");
        space.ifPresent(there -> {
            Colour.of(letter).ifPresent(colour -> hillside.flock().flip(colour, there.bit()));
            Wolf.of(letter).ifPresent(wolf -> putWolf(place, wolf, there));
            TileKind.of(letter).ifPresent(kind -> putTile(place, kind, there));
        });
    }

    private void putWolf(String place, Wolf wolf, Space space) {
        refuse(
                place,
                hillside.spaceOf(wolf) != 0,
                "SS-SETUP-02",
                "there is one %s, but it stands on %s too".formatted(wolf, space));
        refuse(
                place,
                board.pathThrough(space).isEmpty(),
                "SS-WOLF-01",
                "the %s never leaves its path, and %s lies on none".formatted(wolf, space));
        hillside.pack().stand(wolf, space.bit());
    }

    private void putTile(String place, TileKind kind, Space space) {
        refuse(place, tiles.include(kind), "SS-TILE-01", "there is only one %s".formatted(kind.title()));
        tiles = tiles.with(kind, space);
    }

    private void readDraw() {
        boolean draws = phase == Phase.TILES;
        int wanted = rules.level().randomKinds();
        refuse("draw", written.draw().isPresent() && !draws, "SS-TILE-01", "tiles are drawn only in phase tiles");
        refuse("phase", draws && wanted == 0, "SS-TILE-01", "tiles are drawn only for level=random:n");
        refuse("draw", draws && written.draw().isEmpty(), "", "it is missing");
        hillside.draw(written.draw().map(draw -> drawn(draw, wanted)).orElse(TileDraw.NONE));
        if (draws) {
            checkDrawnTiles(hillside.draw());
        }
    }

    private static TileDraw drawn(Draw draw, int wanted) {
        String place = "draw.kinds";
        Set<TileKind> kinds = new HashSet<>();
        for (String name : draw.kinds()) {
            TileKind kind = TileKind.named(name)
                    .filter(TileKind.DRAWN::contains)
                    .orElseThrow(() -> new BadInput(place, "SS-TILE-01", Text.shortened(name) + " is no kind of tile"));
            refuse(place, !kinds.add(kind), "SS-TILE-01", "the %s stands there twice".formatted(kind.title()));
        }
        refuse(place, kinds.size() > wanted, "SS-TILE-01", "this level has %d kinds".formatted(wanted));
        return new TileDraw(wanted, Set.copyOf(kinds), draw.failed());
    }

    /** Tiles are laid in their order, so those that lie come before the one that is next. */
    private void checkDrawnTiles(TileDraw draw) {
        Optional<TileKind> next = draw.next(tiles);
        refuse(
                BOARD,
                draw.needsKind() ? !tiles.laid().isEmpty() : next.isEmpty(),
                "SS-TILE-01",
                "tiles are laid one by one after all kinds are drawn, and then the phase is over");
        tiles.laid().forEach((kind, space) -> {
            boolean drawn = draw.kinds().contains(kind == TileKind.MOLEHILL ? TileKind.MOLE : kind);
            refuse(
                    BOARD,
                    !drawn || next.filter(first -> first.compareTo(kind) < 0).isPresent(),
                    "SS-TILE-01",
                    "the %s on %s is not laid yet".formatted(kind.title(), space));
            refuse(BOARD, !space.isIn(board.field()), "SS-TILE-01", "tiles lie in the field, not on " + space);
        });
    }

    private void checkTiles() {
        if (phase == Phase.TILES) {
            return;
        }
        // A Mole that has moved may have sealed the way behind the sheep; only a layout that was never open is refused
        boolean wasOpen = !phase.isSetUp() && LayoutCheck.verdict(tiles.otherSide()) != Verdict.SEALED;
        LayoutCheck.fault(tiles, rules.freePlacement() || wasOpen).ifPresent(fault -> {
            throw new BadInput(BOARD, fault.rule(), fault.sentence().plain());
        });
    }

    private void checkWolves() {
        refuse(
                "phase",
                (phase == Phase.WOLF_L || phase == Phase.WOLF_B) && rules.wolfSetup() == WolfSetup.STANDARD,
                "SS-SETUP-02",
                "with wolf-setup=standard nobody places the wolves");
        for (Wolf wolf : Wolf.values()) {
            boolean expected = phase.compareTo(wolf == Wolf.LITTLE ? Phase.WOLF_L : Phase.WOLF_B) > 0;
            refuse(
                    BOARD,
                    (hillside.spaceOf(wolf) != 0) != expected,
                    "SS-SETUP-02",
                    "in phase %s the %s %s"
                            .formatted(phase, wolf, expected ? "stands on the board" : "is not on the board yet"));
        }
        boolean together = board.paths().stream()
                .anyMatch(path -> Long.bitCount(path.set() & hillside.pack().both()) > 1);
        refuse(BOARD, together, "SS-SETUP-02", "the wolves are on different paths, not both on one");
    }

    private void checkSheepOfSetUp() {
        boolean tooEarly = phase.compareTo(Phase.MEADOW) <= 0 && hillside.sheep() != 0;
        refuse(BOARD, tooEarly, "SS-SETUP-01", "before the meadow is shuffled no sheep is on the board");
        boolean astray = phase.isSetUp() && (hillside.sheep() & ~board.meadowSet()) != 0;
        refuse(BOARD, astray, "SS-SETUP-01", "all sheep start in the meadow");
    }

    private void readPiles() {
        int fold = pile(written.fold());
        int den = pile(written.den());
        refuse("fold", phase.isSetUp() && fold != 0, "SS-SETUP-01", "before the first roll no sheep is saved");
        refuse("den", phase.isSetUp() && den != 0, "SS-SETUP-01", "before the first roll no sheep is captured");
        for (Colour colour : Colour.ALL) {
            refuse(
                    BOARD,
                    Long.bitCount(hillside.sheepOf(colour)) > rules.sheepPerColour(),
                    "SS-SETUP-01",
                    "there are only %d sheep of each colour, but more of %s stand on the board"
                            .formatted(rules.sheepPerColour(), colour));
        }
        hillside.flock().pileUp(fold, den);
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
        Flock flock = hillside.flock();
        boolean denGiven = written.den().isPresent();
        int counted = Long.bitCount(flock.of(colour)) + Pile.of(flock.fold(), colour) + Pile.of(flock.den(), colour);
        int missing = rules.sheepPerColour() - counted;
        refuse(
                denGiven ? "den" : "fold",
                missing < 0 || (missing > 0 && denGiven && written.fold().isPresent()),
                "SS-SETUP-01",
                "board, fold and den together hold %d sheep of each colour, but here are %d of %s"
                        .formatted(rules.sheepPerColour(), counted, colour));
        refuse(
                BOARD,
                missing > 0 && phase.isSetUp(),
                "SS-SETUP-01",
                "before the first roll the whole flock is in the meadow");
        for (int i = 0; i < missing; i++) {
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
        refuse(
                "roll",
                rolled && !face.movesSheep(),
                "SS-ROLL-03",
                "in phase %s the die shows T, C, S or *".formatted(phase));
        refuse(
                "roll",
                !rolled && phase != Phase.OVER && face != Face.UNROLLED,
                "SS-TURN-01",
                "in phase %s the die is not rolled yet".formatted(phase));
        refuse("rolls", rolled && rolls == 0, "SS-TURN-01", "this roll counts: it is at least the first");
        refuse("rolls", phase.isSetUp() && rolls > 0, "SS-TURN-01", "nothing is rolled during the set-up");
        refuse(
                "seat",
                phase.isSetUp() && seat != rules.firstSeat(),
                "SS-SETUP-05",
                "seat %d begins".formatted(rules.firstSeat()));
        hillside.resume(phase, seat, face, rolls);
    }

    private void readChain() {
        boolean hops = phase == Phase.CHAIN;
        refuse("chain", written.chain().isPresent() && !hops, "SS-HOP-04", "a chain goes on only in phase chain");
        refuse("chain", written.chain().isEmpty() && hops, "", "it is missing");
        written.chain().ifPresent(chain -> readHops("chain", chain, hillside.chain()));
    }

    private void readHops(String place, Hops hops, Chain chain) {
        Space sheep = space(place + ".sheep", hops.sheep());
        long stoodOn = spaces(place + ".stoodOn", hops.stoodOn());
        refuse(place + ".sheep", !sheep.isIn(hillside.sheep()), "SS-HOP-04", "no sheep stands on " + sheep);
        refuse(
                place + ".stoodOn",
                stoodOn == 0 || sheep.isIn(stoodOn),
                "SS-HOP-06",
                "it names the spaces the sheep has left in this move, its start included");
        chain.stand(sheep.bit(), stoodOn);
        checkMover(place + ".sheep", sheep.bit());
    }

    /** While sheep of the rolled colour are on the board, no others move, unless these were blocked (SS-ROLL-07). */
    private void checkMover(String place, long sheep) {
        Colour colour = hillside.flock().colourOn(sheep);
        boolean another = Colour.ALL.stream()
                .anyMatch(
                        named -> named != colour && hillside.face() == Face.of(named) && hillside.sheepOf(named) != 0);
        refuse(
                place,
                another && !rules.blockedColourFreesChoice(),
                "SS-ROLL-03",
                "the die shows %s, so no %s moves in this turn".formatted(hillside.face(), colour));
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
        long waiting = spaces("patou.waiting", call.waiting());
        hillside.bark().call(waiting);
        checkWaiting("patou.waiting", waiting);
        call.interrupted().ifPresent(hops -> readInterrupted("patou.interrupted", hops));
        long movers = waiting
                | hillside.chain().sheep()
                | hillside.bark().interrupted().sheep();
        refuse("patou", !isOneColour(movers), "SS-PATOU-01", "the Patou calls sheep of the colour that hopped over it");
    }

    private void checkWaiting(String place, long waiting) {
        refuse(
                place,
                !isOneColour(waiting),
                "SS-PATOU-01",
                "the Patou calls sheep of one colour that are on the board");
        refuse(
                place,
                (waiting & hillside.chain().sheep()) != 0,
                "SS-PATOU-03",
                "a sheep that moves does not wait any more");
        refuse(
                place,
                Long.bitCount(waiting) >= rules.sheepPerColour(),
                "SS-PATOU-01",
                "the Patou calls the others, not the sheep that hopped over it: at most %d"
                        .formatted(rules.sheepPerColour() - 1));
        if (waiting != 0) {
            checkMover(place, waiting);
        }
    }

    private boolean isOneColour(long sheep) {
        return Colour.ALL.stream().anyMatch(colour -> (sheep & ~hillside.sheepOf(colour)) == 0);
    }

    private void readInterrupted(String place, Hops hops) {
        refuse(place, !rules.patouAtOnce(), "SS-PATOU-02", "a chain is interrupted only with patou-timing=at-once");
        Chain interrupted = hillside.bark().interrupted();
        readHops(place, hops, interrupted);
        refuse(
                place,
                (interrupted.sheep()
                                & (hillside.bark().waiting() | hillside.chain().sheep()))
                        != 0,
                "SS-PATOU-02",
                "the sheep on %s cannot wait to hop on and move at the same time".formatted(hops.sheep()));
    }

    private long spaces(String place, List<String> names) {
        return names.stream().mapToLong(name -> space(place, name).bit()).reduce(0, (a, b) -> a | b);
    }

    private Space space(String place, String name) {
        return board.named(name)
                .orElseThrow(() ->
                        new BadInput(place, "there is no space %s on this board".formatted(Text.shortened(name))));
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
            case MOVE ->
                refuse(
                        "roll",
                        !Movement.isPossible(hillside, hillside.eligible()),
                        "SS-ROLL-07",
                        "with this roll no sheep can move");
            case CHAIN ->
                refuse(
                        "chain",
                        Movement.furtherLandings(hillside) == 0,
                        "SS-HOP-04",
                        "this sheep cannot hop on, so its chain is over");
            case EXTRA ->
                refuse(
                        "patou.waiting",
                        !Movement.isPossible(hillside, hillside.bark().waiting()),
                        "SS-PATOU-03",
                        "none of the waiting sheep can move");
            case OVER ->
                refuse("phase", !empty && !night, "SS-END-01", "sheep are on the board and the day is not over yet");
            case TILES, MEADOW, WOLF_L, WOLF_B -> {}
        }
    }

    private static void refuse(String place, boolean wrong, String rule, String sentence) {
        if (wrong) {
            throw new BadInput(place, rule, sentence);
        }
    }
}
