package sheepfold.games.sheephop;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.engine.BadInput;
import sheepfold.engine.Refusal;
import sheepfold.engine.Text;
import sheepfold.engine.json.Fields;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.Landscape.Path;
import sheepfold.games.sheephop.LayoutCheck.Verdict;
import tools.jackson.databind.JsonNode;

/** Reads a position, reachable or made by hand, and names the field and the rule if it cannot be played. */
final class PositionReader {
    private static final String BOARD = "board";

    private final HopRules rules;
    private final Landscape board;
    private final Fields fields;
    private final Hillside hillside;
    private final Map<Wolf, Space> wolves = new EnumMap<>(Wolf.class);
    private Tiles tiles;

    PositionReader(HopRules rules, JsonNode json) {
        this.rules = rules;
        this.board = rules.landscape();
        this.fields = Fields.of(json, "");
        this.hillside = new Hillside(rules);
        this.tiles = Tiles.none(board);
    }

    Hillside read() {
        Phase phase = phase();
        readBoard();
        hillside.layOut(tiles, isCounterclockwise());
        readDraw(phase);
        checkTiles(phase);
        checkWolves(phase);
        checkSheepOfSetup(phase);
        readPiles(phase);
        readTurn(phase);
        readChain(phase);
        readPatou(phase);
        fields.nothingElse();
        checkTurn(phase);
        return hillside;
    }

    private Phase phase() {
        String name = fields.text("phase", "roll");
        return Stream.of(Phase.values())
                .filter(phase -> SheepHopView.named(phase).equals(name))
                .findFirst()
                .orElseThrow(() -> fields.wrong(
                        "phase",
                        "it is to be one of "
                                + Stream.of(Phase.values())
                                        .map(SheepHopView::named)
                                        .collect(Collectors.joining(", "))));
    }

    private void readBoard() {
        List<String> rows = fields.texts(BOARD);
        if (rows.size() != board.rows()) {
            throw fields.wrong(
                    BOARD, "the board %s has %d rows, not %d".formatted(board.id(), board.rows(), rows.size()));
        }
        for (int line = 0; line < rows.size(); line++) {
            String row = rows.get(line);
            String place = BOARD + "[" + line + "]";
            if (row.length() != board.columns().length()) {
                throw fields.wrong(
                        place,
                        "a row of this board has %d characters"
                                .formatted(board.columns().length()));
            }
            for (int column = 0; column < row.length(); column++) {
                readLetter(place, row.charAt(column), column, board.rows() - 1 - line);
            }
        }
    }

    private void readLetter(String place, char letter, int column, int row) {
        Optional<Space> space = board.spaceAt(column, row);
        if (space.isEmpty() || letter == Drawing.NO_SPACE) {
            if (space.isPresent() || letter != Drawing.NO_SPACE) {
                throw fields.wrong(
                        place,
                        space.isPresent()
                                ? space.get() + " is a space: draw what stands there, or a dot"
                                : Landscape.nameOf(column, row) + " is no space of this board: draw ~ there");
            }
            return;
        }
        if (letter != Drawing.EMPTY) {
            put(place, letter, space.get());
        }
    }

    private void put(String place, char letter, Space space) {
        Optional<Colour> sheep = Colour.of(letter);
        Optional<Wolf> wolf = Wolf.of(letter);
        Optional<TileKind> tile = TileKind.of(letter);
        if (sheep.isPresent()) {
            hillside.stand(sheep.get(), space);
        } else if (wolf.isPresent()) {
            putWolf(place, wolf.get(), space);
        } else if (tile.isPresent()) {
            putTile(place, tile.get(), space);
        } else {
            throw fields.wrong(
                    place,
                    "on %s stands %s; sheep are T, C, S, wolves L, B, tiles m, p, r, f, # and ^"
                            .formatted(space, Text.shortened(String.valueOf(letter))));
        }
    }

    private void putWolf(String place, Wolf wolf, Space space) {
        Space already = wolves.put(wolf, space);
        if (already != null) {
            throw fields.wrong(
                    place,
                    "SS-SETUP-02",
                    "there is one %s, but it stands on %s and %s".formatted(wolf, already, space));
        }
        if (board.pathThrough(space).isEmpty()) {
            throw fields.wrong(
                    place, "SS-WOLF-01", "the %s never leaves its path, and %s lies on none".formatted(wolf, space));
        }
        hillside.stand(wolf, space);
    }

    private void putTile(String place, TileKind kind, Space space) {
        if (tiles.include(kind)) {
            throw fields.wrong(place, "SS-TILE-01", "there is only one %s".formatted(kind.title()));
        }
        tiles = tiles.with(kind, space);
    }

    private boolean isCounterclockwise() {
        return switch (fields.text("direction", "clockwise")) {
            case "clockwise" -> false;
            case "counterclockwise" -> true;
            default -> throw fields.wrong("direction", "SS-SETUP-04", "wolves go clockwise or counterclockwise");
        };
    }

    private void readDraw(Phase phase) {
        hillside.resumeDraw(TileDraw.NONE);
        if (phase != Phase.TILES) {
            refuse("draw", fields.has("draw"), "SS-TILE-01", "tiles are drawn only in phase tiles");
            return;
        }
        int wanted = rules.level().randomKinds();
        refuse("phase", wanted == 0, "SS-TILE-01", "tiles are drawn only for level=random:n");
        Fields draw = fields.object("draw");
        Set<TileKind> kinds = new HashSet<>();
        for (String name : draw.texts("kinds")) {
            TileKind kind = TileKind.named(name)
                    .filter(TileKind.DRAWN::contains)
                    .orElseThrow(() -> draw.wrong("kinds", "SS-TILE-01", Text.shortened(name) + " is no kind of tile"));
            if (!kinds.add(kind)) {
                throw draw.wrong("kinds", "SS-TILE-01", "the %s stands there twice".formatted(kind.title()));
            }
        }
        if (kinds.size() > wanted) {
            throw draw.wrong("kinds", "SS-TILE-01", "this level has %d kinds".formatted(wanted));
        }
        int failed = draw.number("failed", 0, TileDraw.MOST_FAILURES - 1, 0);
        draw.nothingElse();
        TileDraw drawn = new TileDraw(wanted, Set.copyOf(kinds), failed);
        hillside.resumeDraw(drawn);
        checkDrawnTiles(drawn);
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
        });
    }

    private void checkTiles(Phase phase) {
        if (phase == Phase.TILES) {
            tiles.laid()
                    .forEach((kind, space) -> refuse(
                            BOARD,
                            !space.isIn(board.field()),
                            "SS-TILE-01",
                            "tiles lie in the field, not on " + space));
            return;
        }
        // A Mole that has moved may have sealed the way behind the sheep; only a layout that was never open is refused
        boolean wasOpen = sheepHaveMoved(phase) && LayoutCheck.verdict(tiles, true) != Verdict.SEALED;
        LayoutCheck.fault(tiles, rules.freePlacement() || wasOpen).ifPresent(this::refuseBoard);
    }

    private static boolean sheepHaveMoved(Phase phase) {
        return phase.compareTo(Phase.ROLL) >= 0;
    }

    private void refuseBoard(Refusal fault) {
        throw fields.wrong(BOARD, fault.rule(), fault.sentence().plain());
    }

    private void checkWolves(Phase phase) {
        for (Wolf wolf : Wolf.values()) {
            boolean expected = phase.compareTo(wolf == Wolf.LITTLE ? Phase.WOLF_L : Phase.WOLF_B) > 0;
            refuse(
                    BOARD,
                    wolves.containsKey(wolf) != expected,
                    "SS-SETUP-02",
                    "in phase %s the %s %s"
                            .formatted(
                                    SheepHopView.named(phase),
                                    wolf,
                                    expected ? "stands on the board" : "is not on the board yet"));
        }
        List<Path> paths = wolves.values().stream()
                .flatMap(space -> board.pathThrough(space).stream())
                .distinct()
                .toList();
        refuse(
                BOARD,
                paths.size() < wolves.size(),
                "SS-SETUP-02",
                "the wolves are on different paths, not both on one");
    }

    private void checkSheepOfSetup(Phase phase) {
        boolean tooEarly = phase.compareTo(Phase.MEADOW) <= 0 && hillside.sheep() != 0;
        refuse(BOARD, tooEarly, "SS-SETUP-01", "before the meadow is shuffled no sheep is on the board");
        boolean astray = !sheepHaveMoved(phase) && (hillside.sheep() & ~board.meadowSet()) != 0;
        refuse(BOARD, astray, "SS-SETUP-01", "all sheep start in the meadow");
    }

    private void readPiles(Phase phase) {
        int fold = pile("fold");
        int den = pile("den");
        if (!sheepHaveMoved(phase)) {
            refuse("fold", fold != 0, "SS-SETUP-01", "before the first roll no sheep is saved");
            refuse("den", den != 0, "SS-SETUP-01", "before the first roll no sheep is captured");
        }
        for (Colour colour : Colour.ALL) {
            refuse(
                    BOARD,
                    Long.bitCount(hillside.sheepOf(colour)) > rules.sheepPerColour(),
                    "SS-SETUP-01",
                    "there are only %d sheep of each colour, but more of %s stand on the board"
                            .formatted(rules.sheepPerColour(), colour));
        }
        hillside.pileUp(fold, den);
        if (phase.compareTo(Phase.MEADOW) > 0) {
            completeFlock(phase);
        }
    }

    /** A pile that is not given holds the rest of the flock; if neither is, the rest lies in the den. */
    private void completeFlock(Phase phase) {
        boolean foldGiven = fields.has("fold");
        boolean denGiven = fields.has("den");
        int fold = hillside.fold();
        int den = hillside.den();
        for (Colour colour : Colour.ALL) {
            int counted = Long.bitCount(hillside.sheepOf(colour)) + Pile.of(fold, colour) + Pile.of(den, colour);
            int missing = rules.sheepPerColour() - counted;
            refuse(
                    denGiven ? "den" : "fold",
                    missing < 0 || (missing > 0 && foldGiven && denGiven),
                    "SS-SETUP-01",
                    "board, fold and den together hold %d sheep of each colour, but here are %d of %s"
                            .formatted(rules.sheepPerColour(), counted, colour));
            refuse(
                    BOARD,
                    missing > 0 && !sheepHaveMoved(phase),
                    "SS-SETUP-01",
                    "before the first roll the whole flock is in the meadow");
            for (int i = 0; i < missing; i++) {
                fold = denGiven ? Pile.with(fold, colour) : fold;
                den = denGiven ? den : Pile.with(den, colour);
            }
        }
        hillside.pileUp(fold, den);
    }

    private int pile(String name) {
        String letters = fields.text(name, "");
        if (!letters.matches("[TCS]*") || letters.length() > rules.flock()) {
            throw fields.wrong(
                    name, "SS-SETUP-01", "a pile is written by its sheep, such as \"TTS\", at most " + rules.flock());
        }
        return letters.chars()
                .mapToObj(letter -> Colour.of((char) letter).orElseThrow())
                .reduce(0, Pile::with, Integer::sum);
    }

    private void readTurn(Phase phase) {
        boolean rolled = phase == Phase.MOVE || phase == Phase.CHAIN || phase == Phase.EXTRA;
        int seat = fields.number("seat", 0, rules.seats() - 1, rules.firstSeat());
        int rolls = fields.number("rolls", 0, rules.nightfall(), rolled ? 1 : 0);
        String notation = fields.text("roll", "");
        Face face = notation.isEmpty()
                ? Face.UNROLLED
                : Face.of(notation).orElseThrow(() -> fields.wrong("roll", "the faces are T, C, S, *, w and W"));
        refuse(
                "roll",
                rolled && !face.movesSheep(),
                "SS-ROLL-03",
                "in phase %s the die shows T, C, S or *".formatted(SheepHopView.named(phase)));
        refuse(
                "roll",
                !rolled && phase != Phase.OVER && face != Face.UNROLLED,
                "SS-TURN-01",
                "in phase %s the die is not rolled yet".formatted(SheepHopView.named(phase)));
        refuse("rolls", rolled && rolls == 0, "SS-TURN-01", "this roll counts: it is at least the first");
        refuse("rolls", !sheepHaveMoved(phase) && rolls > 0, "SS-TURN-01", "nothing is rolled during the set-up");
        refuse(
                "seat",
                !sheepHaveMoved(phase) && seat != rules.firstSeat(),
                "SS-SETUP-05",
                "seat %d begins".formatted(rules.firstSeat()));
        hillside.resumeTurn(phase, seat, face, rolls);
    }

    private void readChain(Phase phase) {
        refuse(
                "chain",
                fields.has("chain") && phase != Phase.CHAIN,
                "SS-HOP-04",
                "a chain goes on only in phase chain");
        if (phase == Phase.CHAIN) {
            Fields chain = fields.object("chain");
            hillside.resumeChain(sheepOf(chain), stoodOn(chain));
        }
    }

    private void readPatou(Phase phase) {
        boolean inTurn = phase == Phase.CHAIN || phase == Phase.EXTRA;
        refuse("patou", fields.has("patou") && !inTurn, "SS-PATOU-01", "the Patou has not barked in this turn");
        refuse("patou", !fields.has("patou") && phase == Phase.EXTRA, "SS-PATOU-01", "no sheep waits for its move");
        if (!fields.has("patou")) {
            return;
        }
        Fields patou = fields.object("patou");
        refuse("patou", !tiles.include(TileKind.PATOU), "SS-PATOU-01", "no Patou lies on the board");
        long waiting = spaces(patou, "waiting");
        hillside.resumeBark(waiting);
        boolean oneColour = Colour.ALL.stream().anyMatch(colour -> (waiting & ~hillside.sheepOf(colour)) == 0);
        refuse("patou.waiting", !oneColour, "SS-PATOU-01", "the Patou calls sheep of one colour that are on the board");
        boolean hops = phase == Phase.CHAIN && (waiting & 1L << hillside.hopper()) != 0;
        refuse("patou.waiting", hops, "SS-PATOU-03", "a sheep that moves does not wait any more");
        patou.optionalObject("interrupted").ifPresent(chain -> readInterrupted(chain, waiting));
        patou.nothingElse();
    }

    private void readInterrupted(Fields chain, long waiting) {
        refuse(
                "patou.interrupted",
                !rules.patouAtOnce(),
                "SS-PATOU-02",
                "a chain is interrupted only with patou-timing=at-once");
        Space sheep = sheepOf(chain);
        refuse(
                "patou.interrupted",
                sheep.isIn(waiting) || sheep.number() == hillside.hopper(),
                "SS-PATOU-02",
                "the sheep on %s cannot wait to hop on and move at the same time".formatted(sheep));
        hillside.resumeInterrupted(sheep, stoodOn(chain));
    }

    private Space sheepOf(Fields chain) {
        Space sheep = space(chain, "sheep", chain.text("sheep"));
        if (!sheep.isIn(hillside.sheep())) {
            throw chain.wrong("sheep", "SS-HOP-04", "no sheep stands on " + sheep);
        }
        return sheep;
    }

    private long stoodOn(Fields chain) {
        long spaces = spaces(chain, "stoodOn");
        if (spaces == 0 || space(chain, "sheep", chain.text("sheep")).isIn(spaces)) {
            throw chain.wrong(
                    "stoodOn", "SS-HOP-06", "it names the spaces the sheep has left in this move, its start included");
        }
        chain.nothingElse();
        return spaces;
    }

    private long spaces(Fields of, String name) {
        return of.texts(name).stream()
                .mapToLong(text -> space(of, name, text).bit())
                .reduce(0, (a, b) -> a | b);
    }

    private Space space(Fields of, String field, String name) {
        return board.named(name)
                .orElseThrow(
                        () -> of.wrong(field, "there is no space %s on this board".formatted(Text.shortened(name))));
    }

    /** What must hold for the phase to be reached at all. */
    private void checkTurn(Phase phase) {
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
                        !hillside.canMove(hillside.eligible()),
                        "SS-ROLL-07",
                        "with this roll no sheep can move");
            case CHAIN ->
                refuse(
                        "chain",
                        hillside.furtherLandings() == 0,
                        "SS-HOP-04",
                        "this sheep cannot hop on, so its chain is over");
            case EXTRA ->
                refuse(
                        "patou.waiting",
                        !hillside.canMove(hillside.waiting()),
                        "SS-PATOU-03",
                        "none of the waiting sheep can move");
            case OVER ->
                refuse("phase", !empty && !night, "SS-END-01", "sheep are on the board and the day is not over yet");
            case TILES, MEADOW, WOLF_L, WOLF_B -> {}
        }
    }

    private void refuse(String field, boolean wrong, String rule, String sentence) {
        if (wrong) {
            throw new BadInput(field, rule, sentence);
        }
    }
}
