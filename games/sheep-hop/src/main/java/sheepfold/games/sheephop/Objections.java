package sheepfold.games.sheephop;

import java.util.Optional;
import java.util.stream.Stream;
import sheepfold.engine.Ref;
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
import sheepfold.json.Text;

/** Why a move that is not listed cannot be played: the first rule that it breaks, and a sentence. */
final class Objections {
    private final Hillside hillside;
    private final Landscape board;
    private final Tiles tiles;
    private final Phase phase;

    Objections(Hillside hillside) {
        this.hillside = hillside;
        this.board = hillside.board;
        this.tiles = hillside.tiles();
        this.phase = hillside.phase();
    }

    Refusal to(int actor, SheepHopMove move) {
        if (phase == Phase.OVER || !hillside.turn().asks(actor)) {
            return toActor(actor);
        }
        return switch (move) {
            case DrawKind(TileKind kind) when phase == Phase.TILES -> toDrawing(kind);
            case LayTile(TileKind kind, Space space) when phase == Phase.TILES -> toLaying(kind, space);
            case Shuffle _ when phase == Phase.MEADOW -> toMeadow();
            case PlaceWolf(Wolf wolf, Space space)
            when phase == Phase.WOLF_L || phase == Phase.WOLF_B -> toPlacing(wolf, space);
            case DrawKind _, LayTile _, Shuffle _, PlaceWolf _, Roll _ -> notNow("SS-TURN-01");
            case Slide(Colour colour, Space from, Space to, boolean extra) ->
                mayBegin(colour, from, extra) ? toSlide(from, to) : toFirstStep(colour, from, extra);
            case Hop(Colour colour, Space from, Space to, boolean extra) ->
                mayBegin(colour, from, extra) ? toHop(from, to, 0) : toFirstStep(colour, from, extra);
            case HopOn(Space to) -> toHopOn(to);
            case Stop _ -> toStop();
        };
    }

    private Refusal toActor(int actor) {
        if (phase == Phase.OVER) {
            return Refusal.of("SS-END-01", "the game is over");
        }
        return actor == Seats.CHANCE || hillside.turn().isChance()
                ? notNow("SS-TURN-01")
                : new Refusal("SS-TURN-02", hillside.whoDecides());
    }

    private Refusal notNow(String rule) {
        return switch (phase) {
            case TILES -> Refusal.of(rule, "now the tiles of a random level are drawn");
            case MEADOW -> Refusal.of(rule, "now the meadow is shuffled");
            case WOLF_L -> Refusal.of(rule, "now the {wolf} is placed", Wolf.LITTLE);
            case WOLF_B -> Refusal.of(rule, "now the {wolf} is placed", Wolf.BIG_BAD);
            case ROLL -> Refusal.of(rule, "now the die is rolled");
            case MOVE -> Refusal.of(rule, "now a sheep moves");
            case CHAIN -> Refusal.of(rule, "now the sheep on {space} hops on or stops", hopper());
            case EXTRA -> Refusal.of(rule, "now a sheep moves that the Patou called");
            case OVER -> Refusal.of(rule, "the game is over");
        };
    }

    private Space hopper() {
        return board.spaceIn(hillside.chain.sheep);
    }

    private Refusal toDrawing(TileKind kind) {
        if (!hillside.draw.needsKind()) {
            return Refusal.of("SS-TILE-01", "all kinds are drawn; the {tile} is to be laid", nextTile());
        }
        return kind == TileKind.MOLEHILL
                ? Refusal.of("SS-MOLE-01", "the Molehill comes with the Mole and is not drawn for itself")
                : Refusal.of("SS-TILE-01", "the {tile} is drawn already", kind);
    }

    private Refusal toLaying(TileKind kind, Space space) {
        if (hillside.draw.needsKind()) {
            return Refusal.of("SS-TILE-01", "all kinds are drawn before the first tile is laid");
        }
        if (kind != nextTile()) {
            return Refusal.of("SS-TILE-01", "now the {tile} is to be laid", nextTile());
        }
        return space.isIn(board.field())
                ? Refusal.of("SS-TILE-01", "a tile lies on {space} already", space)
                : Refusal.of("SS-TILE-01", "{space} does not lie in the field", space);
    }

    private TileKind nextTile() {
        return hillside.draw.next(tiles).orElseThrow();
    }

    /** What is wrong with a meadow that has too few spaces or too many sheep. */
    Refusal toMeadow() {
        return Refusal.of(
                "SS-SETUP-01",
                "the meadow has {spaces} spaces for {sheep} sheep of each colour",
                board.meadow.size(),
                hillside.rules().sheepPerColour());
    }

    private Refusal toPlacing(Wolf wolf, Space space) {
        if ((wolf == Wolf.LITTLE) != (phase == Phase.WOLF_L)) {
            return notNow("SS-SETUP-02");
        }
        if (board.pathThrough(space).isEmpty()) {
            return Refusal.of("SS-SETUP-02", "{space} lies on no path", space);
        }
        return space.isIn(tiles.covered())
                ? Refusal.of("SS-SETUP-02", "the {tile} covers {space}", tiles.shown(space.number()), space)
                : Refusal.of(
                        "SS-SETUP-02",
                        "the wolves start on different paths, and {space} lies on the Little Wolf's",
                        space);
    }

    /** May this sheep begin a move, wherever it goes? */
    private boolean mayBegin(Colour colour, Space from, boolean extra) {
        long movers = phase == Phase.MOVE && !extra
                ? hillside.eligible()
                : phase == Phase.EXTRA && extra ? hillside.bark.waiting : 0;
        return from.isIn(movers & hillside.sheepOf(colour));
    }

    private Refusal toFirstStep(Colour colour, Space from, boolean extra) {
        return switch (phase) {
            case MOVE -> toChoice(colour, from, extra);
            case EXTRA -> toExtra(colour, from, extra);
            case CHAIN -> toSwitchingFrom(from);
            default -> notNow("SS-TURN-01");
        };
    }

    private Refusal toChoice(Colour colour, Space from, boolean extra) {
        if (extra) {
            return Refusal.of("SS-PATOU-01", "only sheep that the Patou called move with a +");
        }
        return from.isIn(hillside.sheepOf(colour))
                ? Refusal.of("SS-ROLL-03", "the die shows {face}, so no {sheep} may move", hillside.face, colour)
                : nobodyThere(colour, from);
    }

    private Refusal toExtra(Colour colour, Space from, boolean extra) {
        if (!extra) {
            return Refusal.of("SS-PATOU-03", "first the sheep move that the Patou called");
        }
        return from.isIn(hillside.sheepOf(colour))
                ? Refusal.of(
                        "SS-PATOU-03",
                        "the {sheep} on {space} does not wait for a move from the Patou; the sheep on {waiting} may move",
                        colour,
                        from,
                        Space.list(board.spacesIn(hillside.bark.waiting)))
                : nobodyThere(colour, from);
    }

    private static Refusal nobodyThere(Colour colour, Space from) {
        return Refusal.of("SS-ROLL-03", "no {sheep} stands on {space}", colour, from);
    }

    private Refusal toSwitchingFrom(Space from) {
        return from.equals(hopper())
                ? Refusal.of(
                        "SS-HOP-05",
                        "the sheep on {space} has hopped and may only hop on, written x and the target, or stop",
                        from)
                : notNow("SS-MOVE-01");
    }

    private Refusal toSlide(Space from, Space to) {
        if (board.areNeighbours(from, to)) {
            return notFree("SS-MOVE-03", to);
        }
        if (to.isHome()) {
            return Refusal.of("SS-FOLD-01", "{space} has no gate to the fold", from);
        }
        return Space.touches(from, to)
                ? Refusal.of("SS-MOVE-04", "a fence stands between {from} and {to}", from, to)
                : Refusal.of(
                        "SS-MOVE-02", "a sheep slides to a neighbouring space, and {to} is none of {from}", to, from);
    }

    private Refusal notFree(String rule, Space to) {
        Ref there = hillside.occupant(to.bit()).orElseThrow();
        return Refusal.of(rule, "{space} is not free: there is the {piece}", to, there);
    }

    /** Why a sheep on a space cannot hop to another, having stood on others in this move. */
    Refusal toHop(Space from, Space to, long stoodOn) {
        long over = board.between(from.bit(), to);
        if (over == 0) {
            return to.isHome()
                    ? Refusal.of(
                            "SS-FOLD-01",
                            "no hop leads from {from} home: it goes straight over one neighbour on a gate space",
                            from)
                    : Refusal.of(
                            "SS-HOP-01",
                            "no hop leads from {from} to {to}: it goes straight over one neighbour, and not across a fence or the edge",
                            from,
                            to);
        }
        if ((hillside.animals() & over) == 0) {
            return toHoppingOver(board.spaceIn(over));
        }
        return to.isIn(stoodOn)
                ? Refusal.of("SS-HOP-06", "in this move the sheep has already stood on {space}", to)
                : notFree("SS-HOP-01", to);
    }

    private Refusal toHoppingOver(Space space) {
        if (space.isIn(tiles.covered())) {
            return tiles.shown(space.number()) == TileKind.ROCK
                    ? Refusal.of("SS-ROCK-01", "no sheep hops over the Rock on {space}", space)
                    : Refusal.of("SS-MOLE-03", "no sheep hops over the Molehill on {space}", space);
        }
        return hillside.occupant(space.bit()).isEmpty()
                ? Refusal.of("SS-HOP-03", "there is nobody on {space} to hop over", space)
                : Refusal.of("SS-HOP-02", "here sheep do not hop over wolves");
    }

    private Refusal toHopOn(Space to) {
        return switch (phase) {
            case CHAIN -> toHop(hopper(), to, hillside.chain.stoodOn);
            case MOVE, EXTRA -> Refusal.of("SS-HOP-04", "no sheep is in the middle of a chain: say which sheep hops");
            default -> notNow("SS-TURN-01");
        };
    }

    private Refusal toStop() {
        return switch (phase) {
            case MOVE -> Refusal.of("SS-ROLL-06", "a sheep that can move must move");
            case EXTRA -> Refusal.of("SS-PATOU-03", "a sheep that the Patou called must move if it can");
            default -> notNow("SS-TURN-01");
        };
    }

    /** What speaks against a text that names spaces which this board may not have. */
    Optional<Refusal> toSpaces(String rule, Stream<String> names) {
        return names.filter(name -> board.named(name).isEmpty())
                .findFirst()
                .map(name -> phase == Phase.OVER
                        ? notNow("SS-END-01")
                        : Refusal.of(rule, "there is no space {space} on this board", Sentence.sign(name)));
    }

    Optional<Refusal> toTile(String name) {
        return TileKind.named(name).isPresent()
                ? Optional.empty()
                : Optional.of(
                        Refusal.of("SS-TILE-01", "{name} is no kind of tile", Sentence.sign(Text.shortened(name))));
    }
}
