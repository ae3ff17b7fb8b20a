package sheepfold.games.sheephop;

import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
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

/** Why a move that is not listed cannot be played: the first rule that it breaks, and a sentence. */
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

    Refusal to(int actor, SheepHopMove move) {
        if (phase == Phase.OVER) {
            return object("SS-END-01", "the game is over");
        }
        if (!hillside.turn().asks(actor)) {
            return actor == Seats.CHANCE || hillside.turn().isChance()
                    ? notNow()
                    : object("SS-TURN-02", "seat %d alone decides now".formatted(hillside.seat()));
        }
        return switch (move) {
            case DrawKind(TileKind kind) -> toDrawing(kind);
            case LayTile(TileKind kind, Space space) -> toLaying(kind, space);
            case Shuffle _ -> toShuffle();
            case PlaceWolf(Wolf wolf, Space space) -> toPlacing(wolf, space);
            case Roll _ -> notNow();
            case Slide(Colour colour, Space from, Space to, boolean extra) ->
                mayBegin(colour, from, extra) ? toSlide(from, to) : toFirstStep(colour, from, extra);
            case Hop(Colour colour, Space from, Space to, boolean extra) ->
                mayBegin(colour, from, extra) ? toHop(from, to) : toFirstStep(colour, from, extra);
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
            case CHAIN ->
                "the sheep on %s that hops on or stops"
                        .formatted(hillside.nameOf(hillside.chain().sheep()));
            case EXTRA -> "a sheep that the Patou called that moves, written with +";
            case OVER -> "over";
        };
    }

    private Refusal notNow() {
        return notNow("SS-TURN-01");
    }

    private Refusal notNow(String rule) {
        return object(rule, "now it is " + whatIsNext());
    }

    private Refusal toDrawing(TileKind kind) {
        if (phase != Phase.TILES) {
            return notNow();
        }
        if (!hillside.draw().needsKind()) {
            return object("SS-TILE-01", "all kinds are drawn; the %s is to be laid".formatted(nextTile()));
        }
        return kind == TileKind.MOLEHILL
                ? object("SS-MOLE-01", "the Molehill comes with the Mole and is not drawn for itself")
                : object("SS-TILE-01", "the %s is drawn already".formatted(kind.title()));
    }

    private Refusal toLaying(TileKind kind, Space space) {
        if (phase != Phase.TILES) {
            return notNow();
        }
        if (hillside.draw().needsKind()) {
            return object("SS-TILE-01", "all kinds are drawn before the first tile is laid");
        }
        if (!kind.title().equals(nextTile())) {
            return object("SS-TILE-01", "now the %s is to be laid".formatted(nextTile()));
        }
        return space.isIn(board.field())
                ? object("SS-TILE-01", "a tile lies on %s already".formatted(space))
                : object("SS-TILE-01", "%s does not lie in the field".formatted(space));
    }

    private String nextTile() {
        return hillside.draw().next(tiles).map(TileKind::title).orElse("");
    }

    private Refusal toShuffle() {
        return phase == Phase.MEADOW
                ? object(
                        "SS-SETUP-01",
                        "the meadow has %d spaces for %d sheep of each colour"
                                .formatted(
                                        board.meadow().size(), hillside.rules().sheepPerColour()))
                : notNow();
    }

    private Refusal toPlacing(Wolf wolf, Space space) {
        if (phase != Phase.WOLF_L && phase != Phase.WOLF_B) {
            return notNow();
        }
        if ((wolf == Wolf.LITTLE) != (phase == Phase.WOLF_L)) {
            return notNow("SS-SETUP-02");
        }
        if (board.pathThrough(space).isEmpty()) {
            return object("SS-SETUP-02", "%s lies on no path".formatted(space));
        }
        return space.isIn(tiles.covered())
                ? object("SS-SETUP-02", "the %s covers %s".formatted(hillside.occupant(space.bit()), space))
                : object(
                        "SS-SETUP-02",
                        "the wolves start on different paths, and %s lies on the Little Wolf's".formatted(space));
    }

    /** May this sheep begin a move, wherever it goes? */
    private boolean mayBegin(Colour colour, Space from, boolean extra) {
        long movers = phase == Phase.MOVE && !extra
                ? hillside.eligible()
                : phase == Phase.EXTRA && extra ? hillside.bark().waiting() : 0;
        return from.isIn(movers & hillside.sheepOf(colour));
    }

    private Refusal toFirstStep(Colour colour, Space from, boolean extra) {
        return switch (phase) {
            case MOVE -> toChoice(colour, from, extra);
            case EXTRA -> toExtra(colour, from, extra);
            case CHAIN -> toSwitchingFrom(from);
            default -> notNow();
        };
    }

    private Refusal toChoice(Colour colour, Space from, boolean extra) {
        if (extra) {
            return object("SS-PATOU-01", "only sheep that the Patou called move with a +");
        }
        return from.isIn(hillside.sheepOf(colour))
                ? object("SS-ROLL-03", "the die shows %s, so no %s may move".formatted(hillside.face(), colour))
                : nobodyThere(colour, from);
    }

    private Refusal toExtra(Colour colour, Space from, boolean extra) {
        if (!extra) {
            return object("SS-PATOU-03", "first the sheep move that the Patou called, written with a +");
        }
        String waiting = String.join(" and ", board.names(hillside.bark().waiting()));
        return from.isIn(hillside.sheepOf(colour))
                ? object(
                        "SS-PATOU-03",
                        "the %s on %s does not wait for a move from the Patou; %s wait"
                                .formatted(colour, from, waiting))
                : nobodyThere(colour, from);
    }

    private static Refusal nobodyThere(Colour colour, Space from) {
        return object("SS-ROLL-03", "no %s stands on %s".formatted(colour, from));
    }

    private Refusal toSwitchingFrom(Space from) {
        return from.isIn(hillside.chain().sheep())
                ? object(
                        "SS-HOP-05",
                        "the sheep on %s has hopped and may only hop on, written x and the target, or stop"
                                .formatted(from))
                : notNow("SS-MOVE-01");
    }

    private Refusal toSlide(Space from, Space to) {
        if (board.areNeighbours(from, to)) {
            return notFree("SS-MOVE-03", to);
        }
        if (to.isHome()) {
            return object("SS-FOLD-01", "%s has no gate to the fold".formatted(from));
        }
        return Space.touches(from, to)
                ? object("SS-MOVE-04", "a fence stands between %s and %s".formatted(from, to))
                : object(
                        "SS-MOVE-02",
                        "a sheep slides to a neighbouring space, and %s is none of %s".formatted(to, from));
    }

    private Refusal notFree(String rule, Space to) {
        return object(rule, "%s is not free: there is the %s".formatted(to, hillside.occupant(to.bit())));
    }

    private Refusal toHop(Space from, Space to) {
        long over = board.between(from.bit(), to);
        if (over == 0) {
            return object(
                    to.isHome() ? "SS-FOLD-01" : "SS-HOP-01",
                    "no hop leads from %s %s: it goes straight over one neighbour, and not across a fence or the edge"
                            .formatted(from, to.isHome() ? "home" : "to " + to));
        }
        if ((hillside.animals() & over) == 0) {
            return toHoppingOver(board.spaceIn(over));
        }
        return to.isIn(hillside.chain().stoodOn())
                ? object("SS-HOP-06", "in this move the sheep has already stood on %s".formatted(to))
                : notFree("SS-HOP-01", to);
    }

    private Refusal toHoppingOver(Space space) {
        if (space.isIn(tiles.covered())) {
            return tiles.shown(space.number()) == TileKind.ROCK
                    ? object("SS-ROCK-01", "no sheep hops over the Rock on %s".formatted(space))
                    : object("SS-MOLE-03", "no sheep hops over the Molehill on %s".formatted(space));
        }
        return hillside.occupant(space.bit()).isEmpty()
                ? object("SS-HOP-03", "there is nobody on %s to hop over".formatted(space))
                : object("SS-HOP-02", "here sheep do not hop over wolves (hop-wolves=no)");
    }

    private Refusal toHopOn(Space to) {
        return switch (phase) {
            case CHAIN -> toHop(board.spaceIn(hillside.chain().sheep()), to);
            case MOVE, EXTRA ->
                object("SS-HOP-04", "no sheep is in the middle of a chain: say which one hops, as in T b2xd2");
            default -> notNow();
        };
    }

    private Refusal toStop() {
        return switch (phase) {
            case MOVE -> object("SS-ROLL-06", "a sheep that can move must move");
            case EXTRA -> object("SS-PATOU-03", "a sheep that the Patou called must move if it can");
            default -> notNow();
        };
    }

    private static Refusal object(String rule, String sentence) {
        return new Refusal(rule, sentence);
    }
}
