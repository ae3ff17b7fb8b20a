package sheepfold.games.sheephop;

import java.util.Optional;
import java.util.stream.Collectors;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.SheepHopMove.DrawKind;
import sheepfold.games.sheephop.SheepHopMove.Hop;
import sheepfold.games.sheephop.SheepHopMove.HopOn;
import sheepfold.games.sheephop.SheepHopMove.LayTile;
import sheepfold.games.sheephop.SheepHopMove.PlaceWolf;
import sheepfold.games.sheephop.SheepHopMove.Roll;
import sheepfold.games.sheephop.SheepHopMove.Shuffle;
import sheepfold.games.sheephop.SheepHopMove.Slide;
import sheepfold.games.sheephop.SheepHopMove.Stop;

/** Why a move cannot be played: the rule and a sentence. Nothing is said against a legal one. */
final class Objections {
    private final Hillside hillside;
    private final Landscape board;
    private final Tiles tiles;
    private final Phase phase;

    Objections(Hillside hillside) {
        this.hillside = hillside;
        this.board = hillside.board();
        this.tiles = hillside.tiles();
        this.phase = hillside.phase();
    }

    Optional<Refusal> to(int actor, SheepHopMove move) {
        if (phase == Phase.OVER) {
            return object("SS-END-01", "the game is over");
        }
        if (!hillside.turn().asks(actor)) {
            return actor == Seats.CHANCE || hillside.turn().isChance()
                    ? object("SS-TURN-01", "now it is %s".formatted(whatIsNext()))
                    : object("SS-TURN-02", "seat %d alone decides now".formatted(hillside.seat()));
        }
        return switch (move) {
            case DrawKind(TileKind kind) -> toDrawing(kind);
            case LayTile(TileKind kind, Space space) -> toLaying(kind, space);
            case Shuffle(String sheep) -> toShuffle(sheep);
            case PlaceWolf(Wolf wolf, Space space) -> toPlacing(wolf, space);
            case Roll _ -> phase == Phase.ROLL ? Optional.empty() : notNow();
            case Slide slide ->
                toFirstStep(slide.colour(), slide.from(), slide.extra()).or(() -> toSlide(slide));
            case Hop hop -> toFirstStep(hop.colour(), hop.from(), hop.extra()).or(() -> toHop(hop.from(), hop.to(), 0));
            case HopOn(Space to) -> toHopOn(to);
            case Stop _ -> toStop();
        };
    }

    private String whatIsNext() {
        return switch (phase) {
            case TILES -> "the tiles of a random level that are drawn";
            case MEADOW -> "the meadow that is shuffled";
            case WOLF_L -> "the Little Wolf that is placed";
            case WOLF_B -> "the Big Bad Wolf that is placed";
            case ROLL -> "the die that is rolled";
            case MOVE -> "a sheep that moves";
            case CHAIN -> "the sheep on %s that hops on or stops".formatted(board.space(hillside.hopper()));
            case EXTRA -> "a sheep that the Patou called that moves, written with +";
            case OVER -> "over";
        };
    }

    private Optional<Refusal> notNow() {
        return object("SS-TURN-01", "now it is " + whatIsNext());
    }

    private Optional<Refusal> toDrawing(TileKind kind) {
        TileDraw draw = hillside.draw();
        if (phase != Phase.TILES) {
            return notNow();
        }
        if (!draw.needsKind()) {
            return object("SS-TILE-01", "all kinds are drawn; the %s is to be laid".formatted(nextTile()));
        }
        if (kind == TileKind.MOLEHILL) {
            return object("SS-MOLE-01", "the Molehill comes with the Mole and is not drawn for itself");
        }
        return draw.kinds().contains(kind)
                ? object("SS-TILE-01", "the %s is drawn already".formatted(kind.title()))
                : Optional.empty();
    }

    private Optional<Refusal> toLaying(TileKind kind, Space space) {
        if (phase != Phase.TILES) {
            return notNow();
        }
        if (hillside.draw().needsKind()) {
            return object("SS-TILE-01", "all kinds are drawn before the first tile is laid");
        }
        if (!kind.title().equals(nextTile())) {
            return object("SS-TILE-01", "now the %s is to be laid".formatted(nextTile()));
        }
        if (!space.isIn(board.field())) {
            return object("SS-TILE-01", "%s does not lie in the field".formatted(space));
        }
        return space.isIn(tiles.covered())
                ? object("SS-TILE-01", "a tile lies on %s already".formatted(space))
                : Optional.empty();
    }

    private String nextTile() {
        return hillside.draw().next(tiles).map(TileKind::title).orElse("");
    }

    private Optional<Refusal> toShuffle(String sheep) {
        if (phase != Phase.MEADOW) {
            return notNow();
        }
        int perColour = hillside.rules().sheepPerColour();
        boolean fits = sheep.length() == board.meadow().size()
                && sheep.chars().allMatch(letter -> "TCS.".indexOf(letter) >= 0)
                && Colour.ALL.stream()
                        .allMatch(colour -> sheep.chars()
                                        .filter(letter -> letter == colour.letter())
                                        .count()
                                == perColour);
        return fits
                ? Optional.empty()
                : object(
                        "SS-SETUP-01",
                        "the meadow has %d spaces for %d sheep of each colour"
                                .formatted(board.meadow().size(), perColour));
    }

    private Optional<Refusal> toPlacing(Wolf wolf, Space space) {
        if (phase != Phase.WOLF_L && phase != Phase.WOLF_B) {
            return notNow();
        }
        if ((wolf == Wolf.LITTLE) != (phase == Phase.WOLF_L)) {
            return object("SS-SETUP-02", "now it is " + whatIsNext());
        }
        if (board.pathThrough(space).isEmpty()) {
            return object("SS-SETUP-02", "%s lies on no path".formatted(space));
        }
        if (space.isIn(tiles.covered())) {
            return object("SS-SETUP-02", "the %s covers %s".formatted(hillside.occupant(space.number()), space));
        }
        return wolf == Wolf.BIG_BAD && !space.isIn(hillside.pathWithoutWolf().set())
                ? object(
                        "SS-SETUP-02",
                        "the wolves start on different paths, and %s lies on the Little Wolf's".formatted(space))
                : Optional.empty();
    }

    /** What speaks against this sheep beginning a move, wherever it goes. */
    private Optional<Refusal> toFirstStep(Colour colour, Space from, boolean extra) {
        return switch (phase) {
            case MOVE -> toChoice(colour, from, extra);
            case EXTRA -> toExtra(colour, from, extra);
            case CHAIN -> toSwitchingFrom(from);
            default -> notNow();
        };
    }

    private Optional<Refusal> toSwitchingFrom(Space from) {
        return from.number() == hillside.hopper()
                ? object(
                        "SS-HOP-05",
                        "the sheep on %s has hopped and may only hop on, written x and the target, or stop"
                                .formatted(from))
                : object("SS-MOVE-01", "now it is " + whatIsNext());
    }

    private Optional<Refusal> toChoice(Colour colour, Space from, boolean extra) {
        if (extra) {
            return object("SS-PATOU-01", "only sheep that the Patou called move with a +");
        }
        if (!stands(colour, from)) {
            return nobodyThere(colour, from);
        }
        return from.isIn(hillside.eligible())
                ? Optional.empty()
                : object("SS-ROLL-03", "the die shows %s, so no %s may move".formatted(hillside.face(), colour));
    }

    private Optional<Refusal> toExtra(Colour colour, Space from, boolean extra) {
        if (!extra) {
            return object("SS-PATOU-03", "first the sheep move that the Patou called, written with a +");
        }
        if (!stands(colour, from)) {
            return nobodyThere(colour, from);
        }
        return from.isIn(hillside.waiting())
                ? Optional.empty()
                : object(
                        "SS-PATOU-03",
                        "the %s on %s does not wait for a move from the Patou; %s"
                                .formatted(colour, from, waitingInWords()));
    }

    private String waitingInWords() {
        return board.names(hillside.waiting()).stream().collect(Collectors.joining(" and ", "", " wait"));
    }

    private boolean stands(Colour colour, Space from) {
        return from.isIn(hillside.sheepOf(colour));
    }

    private static Optional<Refusal> nobodyThere(Colour colour, Space from) {
        return object("SS-ROLL-03", "no %s stands on %s".formatted(colour, from));
    }

    private Optional<Refusal> toSlide(Slide slide) {
        Space from = slide.from();
        Space to = slide.to();
        if (!board.areNeighbours(from, to)) {
            return toFarSlide(from, to);
        }
        return to.isIn(hillside.free())
                ? Optional.empty()
                : object("SS-MOVE-03", "%s is not free: there is the %s".formatted(to, hillside.occupant(to.number())));
    }

    private Optional<Refusal> toFarSlide(Space from, Space to) {
        if (to.isHome()) {
            return object("SS-FOLD-01", "%s has no gate to the fold".formatted(from));
        }
        return Space.touches(from, to)
                ? object("SS-MOVE-04", "a fence stands between %s and %s".formatted(from, to))
                : object(
                        "SS-MOVE-02",
                        "a sheep slides to a neighbouring space, and %s is none of %s".formatted(to, from));
    }

    private Optional<Refusal> toHop(Space from, Space to, long stoodOn) {
        int over = board.between(from.number(), to.number());
        if (over == Space.NOWHERE) {
            return object(
                    to.isHome() ? "SS-FOLD-01" : "SS-HOP-01",
                    "no hop leads from %s %s: it goes straight over one neighbour, and not across a fence or the edge"
                            .formatted(from, to.isHome() ? "home" : "to " + to));
        }
        if ((hillside.animals() & 1L << over) == 0) {
            return toHoppingOver(over);
        }
        if (to.isIn(stoodOn)) {
            return object("SS-HOP-06", "in this move the sheep has already stood on %s".formatted(to));
        }
        return to.isIn(hillside.free())
                ? Optional.empty()
                : object("SS-HOP-01", "%s is not free: there is the %s".formatted(to, hillside.occupant(to.number())));
    }

    private Optional<Refusal> toHoppingOver(int over) {
        Space space = board.space(over);
        if (space.isIn(tiles.covered())) {
            return tiles.shown(over, hillside.moleMoved()) == TileKind.ROCK
                    ? object("SS-ROCK-01", "no sheep hops over the Rock on %s".formatted(space))
                    : object("SS-MOLE-03", "no sheep hops over the Molehill on %s".formatted(space));
        }
        return hillside.occupant(over).isEmpty()
                ? object("SS-HOP-03", "there is nobody on %s to hop over".formatted(space))
                : object("SS-HOP-02", "here sheep do not hop over wolves (hop-wolves=no)");
    }

    private Optional<Refusal> toHopOn(Space to) {
        return switch (phase) {
            case CHAIN -> toHop(board.space(hillside.hopper()), to, hillside.stoodOn());
            case MOVE, EXTRA ->
                object("SS-HOP-04", "no sheep is in the middle of a chain: say which one hops, as in T b2xd2");
            default -> notNow();
        };
    }

    private Optional<Refusal> toStop() {
        return switch (phase) {
            case CHAIN -> Optional.empty();
            case MOVE -> object("SS-ROLL-06", "a sheep that can move must move");
            case EXTRA -> object("SS-PATOU-03", "a sheep that the Patou called must move if it can");
            default -> notNow();
        };
    }

    private static Optional<Refusal> object(String rule, String sentence) {
        return Optional.of(new Refusal(rule, Sentence.sign(sentence)));
    }
}
