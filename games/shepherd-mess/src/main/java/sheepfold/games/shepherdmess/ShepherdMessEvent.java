package sheepfold.games.shepherdmess;

import java.util.List;
import sheepfold.engine.Event;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;

/** What happens on the meadow, step by step, for animation and for the log. Flocks and dogs are named by their colours. */
sealed interface ShepherdMessEvent extends Event {
    record FirstNamed(int seat, Colour colour) implements ShepherdMessEvent {}

    record MudLaid(int patch, Tile tile, Ports ports) implements ShepherdMessEvent {}

    record PuddleLaid(int puddle, Tile tile) implements ShepherdMessEvent {}

    record SheepPlaced(Colour flock, Tile tile) implements ShepherdMessEvent {}

    record PenDrawn(Colour colour, int pen, Tile tile) implements ShepherdMessEvent {}

    record RamLanded(int patch, Tile tile) implements ShepherdMessEvent {}

    /** A dog runs along these tiles, its own first; a dog that stays has just that one. */
    record DogRan(Colour colour, Dog dog, List<Tile> way) implements ShepherdMessEvent {}

    /**
     * A dog barks.
     *
     * @param scared the tiles around it with animals on them
     */
    record Barked(Colour colour, Dog dog, Tile tile, List<Tile> scared) implements ShepherdMessEvent {}

    /**
     * The sheep of one flock on one tile, or the ram, go; all that go in one bark go at once.
     *
     * @param way the tiles they enter, one after another
     * @param rule the id of the habit that they follow
     */
    record SheepRan(Colour flock, int count, Tile from, List<Tile> way, Habit habit, String rule, Sentence reason)
            implements ShepherdMessEvent {}

    /** Scared animals that stay where they are. */
    record SheepStayed(Colour flock, int count, Tile tile, Habit habit, String rule, Sentence reason)
            implements ShepherdMessEvent {}

    /**
     * Several contend for a gate or a patch that lets through one; the player picks.
     *
     * @param among as a pick is written
     */
    record PickNeeded(Colour colour, List<Contender> among) implements ShepherdMessEvent {}

    record Fought(Colour colour, Dog dog, Tile from, Tile tile, Colour rival, Dog target)
            implements ShepherdMessEvent {}

    record BridgeBuilt(Colour colour, Tile tile, Axis axis) implements ShepherdMessEvent {}

    record StoneLaid(Colour colour, Tile tile, Side side) implements ShepherdMessEvent {}

    /** A wall of one edge or, at a corner, of two. */
    record WallBuilt(Colour colour, List<Edge> edges) implements ShepherdMessEvent {}

    record GatePut(Colour colour, Edge edge) implements ShepherdMessEvent {}

    record TurnEnded(Colour colour, int movesLeft) implements ShepherdMessEvent {}

    /** A player with strangers in the pen is out. */
    record PutOut(int seat, Colour colour, Tile pen) implements ShepherdMessEvent {}

    record GameEnded(String how, Sentence reason) implements ShepherdMessEvent {}

    @Override
    default Sentence text() {
        return switch (this) {
            case FirstNamed named -> Sentence.of("{player} begins.", named.colour.atHead());
            case MudLaid(int patch, Tile tile, Ports ports) ->
                Sentence.of("Muddy patch {n} lies on {tile} with stones to the {sides}.", patch, tile, ports.words());
            case PuddleLaid(int puddle, Tile tile) -> Sentence.of("Puddle {n} lies on {tile}.", puddle, tile);
            case SheepPlaced(Colour flock, Tile tile) ->
                Sentence.of("A {colour} sheep is placed on {tile}.", flock, tile);
            case PenDrawn(Colour colour, int pen, Tile tile) ->
                Sentence.of("{player} has pen {n} on {tile}; both dogs wait there.", colour.atHead(), pen, tile);
            case RamLanded(int patch, Tile tile) -> Sentence.of("The ram lands on patch {n} on {tile}.", patch, tile);
            case DogRan(Colour colour, Dog dog, List<Tile> way)
            when way.size() == 1 ->
                Sentence.of("{player}'s dog {dog} stays on {tile}.", colour.atHead(), dog.sign(), way.getFirst());
            case DogRan(Colour colour, Dog dog, List<Tile> way) ->
                Sentence.of(
                        "{player}'s dog {dog} runs to {way}.",
                        colour.atHead(),
                        dog.sign(),
                        Telling.row(way.subList(1, way.size())));
            case Barked bark ->
                bark.scared.isEmpty()
                        ? Sentence.of("It barks on {tile}, and nobody is near.", bark.tile)
                        : Sentence.of("It barks on {tile} at {tiles}.", bark.tile, Telling.row(bark.scared));
            case SheepRan ran -> ran(ran, Telling.row(ran.way), Ref.sign("rule", ran.rule));
            case SheepStayed stayed -> stayed(stayed, Ref.sign("rule", stayed.rule));
            case PickNeeded(Colour colour, List<Contender> among) ->
                Sentence.of("{player} picks who goes: {choice}.", colour.atHead(), Telling.animals(among));
            case Fought fought ->
                Sentence.of(
                        "{player}'s dog {dog} fights {rival}'s dog {target} on {tile}, which is dazed for its next turn.",
                        fought.colour.atHead(),
                        fought.dog.sign(),
                        fought.rival,
                        fought.target.sign(),
                        fought.tile);
            case BridgeBuilt(Colour colour, Tile tile, Axis axis) ->
                Sentence.of(
                        switch (axis) {
                            case H -> "{player} builds a bridge on {tile}, west to east.";
                            case V -> "{player} builds a bridge on {tile}, north to south.";
                        },
                        colour.atHead(),
                        tile);
            case StoneLaid(Colour colour, Tile tile, Side side) ->
                Sentence.of("{player} lays a stepping stone on {tile}, {side} side.", colour.atHead(), tile, side);
            case WallBuilt(Colour colour, List<Edge> edges) ->
                Sentence.of(
                        "{player} builds a wall on {edges}.",
                        colour.atHead(),
                        Sentence.list(edges));
            case GatePut(Colour colour, Edge edge) ->
                Sentence.of("{player} puts a gate into the wall on {edge}.", colour.atHead(), edge);
            case TurnEnded(Colour colour, int left) ->
                left == 0
                        ? Sentence.of("{player} ends the turn.", colour.atHead())
                        : Sentence.of(
                                left == 1
                                        ? "{player} ends the turn and gives up {n} move."
                                        : "{player} ends the turn and gives up {n} moves.",
                                colour.atHead(),
                                left);
            case PutOut out ->
                Sentence.of("{player} has a stranger in the pen on {tile} and is out.", out.colour.atHead(), out.pen);
            case GameEnded end -> end.reason;
        };
    }

    private static Sentence ran(SheepRan ran, Sentence way, Ref rule) {
        Ref from = ran.from.ref();
        if (ran.flock.isRam()) {
            return Sentence.of("The ram runs from {from} to {way} ({reason}, {rule}).", from, way, ran.reason, rule);
        }
        return Sentence.of(
                ran.count == 1
                        ? "{n} {colour} sheep runs from {from} to {way} ({reason}, {rule})."
                        : "{n} {colour} sheep run from {from} to {way} ({reason}, {rule}).",
                ran.count,
                ran.flock,
                from,
                way,
                ran.reason,
                rule);
    }

    private static Sentence stayed(SheepStayed stayed, Ref rule) {
        Ref tile = stayed.tile.ref();
        if (stayed.flock.isRam()) {
            return Sentence.of("The ram on {tile} stays ({reason}, {rule}).", tile, stayed.reason, rule);
        }
        return Sentence.of(
                stayed.count == 1
                        ? "{n} {colour} sheep on {tile} stays ({reason}, {rule})."
                        : "{n} {colour} sheep on {tile} stay ({reason}, {rule}).",
                stayed.count,
                stayed.flock,
                tile,
                stayed.reason,
                rule);
    }
}
