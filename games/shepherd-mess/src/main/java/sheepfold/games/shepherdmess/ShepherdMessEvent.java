package sheepfold.games.shepherdmess;

import java.util.List;
import sheepfold.engine.Event;
import sheepfold.engine.Sentence;
import sheepfold.engine.line.Lines;
import sheepfold.engine.line.Says;

/** What happens on the meadow, step by step, for animation and for the log. Flocks and dogs are named by their colours. */
@Lines(Telling.class)
sealed interface ShepherdMessEvent extends Event {
    @Says("{player=colour:atHead} begins.")
    record FirstNamed(int seat, Colour colour) implements ShepherdMessEvent {}

    @Says("Muddy patch {n=patch} lies on {tile} with stones to the {sides=ports:words}.")
    record MudLaid(int patch, Tile tile, Ports ports) implements ShepherdMessEvent {}

    @Says("Puddle {n=puddle} lies on {tile}.")
    record PuddleLaid(int puddle, Tile tile) implements ShepherdMessEvent {}

    @Says("A {colour=flock} sheep is placed on {tile}.")
    record SheepPlaced(Colour flock, Tile tile) implements ShepherdMessEvent {}

    @Says("{player=colour:atHead} has pen {n=pen} on {tile}; both dogs wait there.")
    record PenDrawn(Colour colour, int pen, Tile tile) implements ShepherdMessEvent {}

    @Says("The ram lands on patch {n=patch} on {tile}.")
    record RamLanded(int patch, Tile tile) implements ShepherdMessEvent {}

    /** A dog runs along these tiles, its own first; a dog that stays has just that one. */
    @Says(when = "stays", value = "{player=colour:atHead}'s dog {dog:sign} stays on {tile}.")
    @Says("{player=colour:atHead}'s dog {dog:sign} runs to {way:afterFirst}.")
    record DogRan(Colour colour, Dog dog, List<Tile> way) implements ShepherdMessEvent {}

    /**
     * A dog barks.
     *
     * @param scared the tiles around it with animals on them
     */
    @Says(when = "isUnheard", value = "It barks on {tile}, and nobody is near.")
    @Says("It barks on {tile} at {tiles=scared:row}.")
    record Barked(Colour colour, Dog dog, Tile tile, List<Tile> scared) implements ShepherdMessEvent {}

    /**
     * The sheep of one flock on one tile, or the ram, go; all that go in one bark go at once.
     *
     * @param way the tiles they enter, one after another
     * @param rule the id of the habit that they follow
     */
    @Says(when = "isOfTheRam", value = "The ram runs from {from} to {way:row} ({reason}, {rule}).")
    @Says(when = "count=1", value = "{n=count} {colour=flock} sheep runs from {from} to {way:row} ({reason}, {rule}).")
    @Says("{n=count} {colour=flock} sheep run from {from} to {way:row} ({reason}, {rule}).")
    record SheepRan(Colour flock, int count, Tile from, List<Tile> way, Habit habit, String rule, Sentence reason)
            implements ShepherdMessEvent {}

    /** Scared animals that stay where they are. */
    @Says(when = "isOfTheRam", value = "The ram on {tile} stays ({reason}, {rule}).")
    @Says(when = "count=1", value = "{n=count} {colour=flock} sheep on {tile} stays ({reason}, {rule}).")
    @Says("{n=count} {colour=flock} sheep on {tile} stay ({reason}, {rule}).")
    record SheepStayed(Colour flock, int count, Tile tile, Habit habit, String rule, Sentence reason)
            implements ShepherdMessEvent {}

    /**
     * Several contend for a gate or a patch that lets through one; the player picks.
     *
     * @param among as a pick is written
     */
    @Says("{player=colour:atHead} picks who goes: {choice=among:animals}.")
    record PickNeeded(Colour colour, List<Contender> among) implements ShepherdMessEvent {}

    @Says(
            "{player=colour:atHead}'s dog {dog:sign} fights {rival}'s dog {target:sign} on {tile}, which is dazed for its next turn.")
    record Fought(Colour colour, Dog dog, Tile from, Tile tile, Colour rival, Dog target)
            implements ShepherdMessEvent {}

    @Says(when = "axis=H", value = "{player=colour:atHead} builds a bridge on {tile}, west to east.")
    @Says("{player=colour:atHead} builds a bridge on {tile}, north to south.")
    record BridgeBuilt(Colour colour, Tile tile, Axis axis) implements ShepherdMessEvent {}

    @Says("{player=colour:atHead} lays a stepping stone on {tile}, {side} side.")
    record StoneLaid(Colour colour, Tile tile, Side side) implements ShepherdMessEvent {}

    /** A wall of one edge or, at a corner, of two. */
    @Says("{player=colour:atHead} builds a wall on {edges}.")
    record WallBuilt(Colour colour, List<Edge> edges) implements ShepherdMessEvent {}

    @Says("{player=colour:atHead} puts a gate into the wall on {edge}.")
    record GatePut(Colour colour, Edge edge) implements ShepherdMessEvent {}

    @Says(when = "movesLeft=0", value = "{player=colour:atHead} ends the turn.")
    @Says(when = "movesLeft=1", value = "{player=colour:atHead} ends the turn and gives up {n=movesLeft} move.")
    @Says("{player=colour:atHead} ends the turn and gives up {n=movesLeft} moves.")
    record TurnEnded(Colour colour, int movesLeft) implements ShepherdMessEvent {}

    /** A player with strangers in the pen is out. */
    @Says("{player=colour:atHead} has a stranger in the pen on {tile=pen} and is out.")
    record PutOut(int seat, Colour colour, Tile pen) implements ShepherdMessEvent {}

    record GameEnded(String how, Sentence reason) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return reason;
        }
    }

    @Override
    default Sentence text() {
        return ShepherdMessEventLines.words(this);
    }
}
