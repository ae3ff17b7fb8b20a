package sheepfold.games.tangledyarns;

import java.util.List;
import sheepfold.engine.Event;
import sheepfold.engine.Sentence;
import sheepfold.engine.line.Lines;
import sheepfold.engine.line.Says;
import sheepfold.games.tangledyarns.YarnsMove.Part;

/**
 * What happens in the city, step by step, for animation and for the log. Each says enough to bring the table from how it was
 * to how it is: who, from where, by which way, what is spent.
 */
@Lines(Words.class)
sealed interface YarnsEvent extends Event {
    @Says("A tile with {relic} lies on {tile}, its wall on the {wall} side.")
    record TileLaid(Cell tile, Relic relic, Colour wall) implements YarnsEvent {}

    /** A tile is turned in the set-up so that no tile is cut off. */
    @Says("{tile} is turned, its wall on the {wall=to} side now, lest a tile be cut off.")
    record TileRepaired(Cell tile, Colour from, Colour to) implements YarnsEvent {}

    @Says("{tile} lies on the Shepherd's Way.")
    record WayTileLaid(int slot, WayTile tile) implements YarnsEvent {}

    @Says("Gate {gate} takes {relics=symbols}.")
    record GateLaid(int gate, List<Relic> symbols) implements YarnsEvent {}

    @Says("{seat} plays {sheep}.")
    record SheepPicked(int seat, Sheep sheep) implements YarnsEvent {}

    @Says("Gate {gate} is taken away with its relics: {relics=symbols}.")
    record GateRemoved(int gate, List<Relic> symbols) implements YarnsEvent {}

    /** A relic turns to wasteland; the wall stays. */
    @Says("The {relic} on {tile} turns to wasteland.")
    record TileFlipped(Cell tile, Relic relic) implements YarnsEvent {}

    @Says("Round {n=round} begins.")
    record RoundBegan(int round) implements YarnsEvent {}

    @Says(when = "phase=2", value = "The sheep move and act.")
    @Says(when = "phase=3", value = "The sheep turn tiles.")
    @Says(when = "phase=4", value = "The cultists move.")
    @Says("The wolves move.")
    record PhaseBegan(int phase) implements YarnsEvent {}

    /**
     * The Shepherd walks on.
     *
     * @param gate the gate of that space, open or locked, 0 for none
     */
    @Says(when = "gate=0", value = "The Shepherd moves on to {space=to}.")
    @Says("The Shepherd moves on to gate {gate}.")
    record ShepherdMoved(int from, int to, int gate) implements YarnsEvent {}

    @Says(when = "gate=0", value = "The Shepherd stands up on {space}; nobody arrives.")
    @Says("The Shepherd stands up at gate {gate}; nobody arrives.")
    record ShepherdRose(int space, int gate) implements YarnsEvent {}

    @Says("{tile} acts while he is there: {effect=tile:inForce}.")
    record WayTileActs(WayTile tile) implements YarnsEvent {}

    /** A tile beside the altar turns by itself. */
    @Says("{tile} shifts its wall from the altar to the {wall=to} side.")
    record TileShifted(Cell tile, Colour from, Colour to) implements YarnsEvent {}

    @Says("A cultist arrives in the {colour=corner} corner, {tile}.")
    record CultistArrived(Colour corner, Cell tile) implements YarnsEvent {}

    @Says("A wolf arrives in the {colour=corner} corner, {tile}.")
    record WolfArrived(Colour corner, Cell tile) implements YarnsEvent {}

    @Says("The flock gives back {n=count} times {kind}: too few such relics are left.")
    record PowerUpsDiscarded(Relic kind, int count) implements YarnsEvent {}

    /**
     * A sheep walks.
     *
     * @param way its own cell first
     */
    @Says(when = "isFree", value = "{sheep} walks to {tile=way:getLast}.")
    @Says("{sheep} walks to {tile=way:getLast} with {price}.")
    record SheepMoved(Sheep sheep, List<Cell> way, int talaria, int maps) implements YarnsEvent {
        boolean isFree() {
            return talaria + maps == 0;
        }
    }

    @Says(when = "byFate", value = "The Fate box gives {sheep} a power-up: {kind}.")
    @Says("{sheep} takes a power-up: {kind}.")
    record PowerUpGained(Sheep sheep, Relic kind, boolean byFate) implements YarnsEvent {}

    @Says("{sheep} tries the Fate box on {tile}.")
    record FateTried(Sheep sheep, Cell tile) implements YarnsEvent {}

    @Says(when = "chooses", value = "The red marble: {sheep} may choose a power-up.")
    @Says("The red marble: {sheep} gains nothing.")
    record NothingGained(Sheep sheep, boolean chooses) implements YarnsEvent {}

    @Says("{sheep=parts:parts} lock gate {gate}: {relics=symbols}.")
    record GateLocked(int gate, List<Relic> symbols, List<Part> parts) implements YarnsEvent {}

    /** The tile that takes the place of a locked gate. */
    @Says("{tile} takes the place of gate {gate}.")
    record WayTileDrawn(int gate, WayTile tile) implements YarnsEvent {}

    @Says(when = "bones=0", value = "On {tile}, {sheep:words} against {servants}: {attack} marbles to {defence}.")
    @Says("On {tile}, {sheep:words} against {servants}, bones used: {attack} marbles to {defence}.")
    record SheepAttacked(Cell tile, Band sheep, int wolves, int cultists, int bones, int attack, int defence)
            implements YarnsEvent {}

    @Says("The attack of {sheep:words} on {tile} fails.")
    record AttackFailed(Cell tile, Band sheep) implements YarnsEvent {}

    /** The servants longest in play of each kind leave the tile. */
    @Says("Gone from {tile}: {servants}.")
    record ServantsBeaten(Cell tile, int wolves, int cultists) implements YarnsEvent {}

    @Says("{sheep} on {tile=from} gives herself up.")
    record Sacrificed(Sheep sheep, Cell from) implements YarnsEvent {}

    @Says(when = "gate=0", value = "The Shepherd falls on {space}, and his tile acts no more this round.")
    @Says("The Shepherd falls at gate {gate}, and his tile acts no more this round.")
    record ShepherdLaidDown(int space, int gate) implements YarnsEvent {}

    @Says(when = "bringsToTheAltar", value = "{sheep} is corrupted and comes to {tile=to}.")
    @Says("{sheep} is corrupted, on {tile=to}.")
    record SheepCorrupted(Sheep sheep, Cell from, Cell to) implements YarnsEvent {
        boolean bringsToTheAltar() {
            return to.isAltar() && !from.isAltar();
        }
    }

    @Says("{sheep} dies on {tile=from}.")
    record SheepDied(Sheep sheep, Cell from) implements YarnsEvent {}

    @Says("{seat} is done.")
    record SeatDone(int seat) implements YarnsEvent {}

    @Says("{seat} is not done after all.")
    record SeatWaits(int seat) implements YarnsEvent {}

    @Says("{seat} proposes a plan: {plan}.")
    record Proposed(int seat, String move, Sentence plan) implements YarnsEvent {}

    @Says(when = "yes", value = "{seat} agrees.")
    @Says("{seat} does not agree.")
    record Answered(int seat, boolean yes) implements YarnsEvent {}

    @Says(when = "tech", value = "{sheep} turns {tile} by tech: its wall goes from the {from} to the {to} side.")
    @Says("{sheep} turns {tile}: its wall goes from the {from} to the {to} side.")
    record TileTurned(Sheep sheep, Cell tile, Colour from, Colour to, boolean tech) implements YarnsEvent {}

    /** A cultist, by its place in order of arrival, takes a step. */
    @Says("A cultist goes from {from} to {to}.")
    record CultistMoved(int cultist, Cell from, Cell to, Colour direction) implements YarnsEvent {}

    /** A wolf, by its place in order of arrival, takes a step with its pack. */
    @Says(when = "count=1", value = "{n=count} wolf runs from {from} to {to}.")
    @Says("A pack of {n=count} runs from {from} to {to}.")
    record WolvesMoved(int first, int count, Cell from, Cell to, Colour direction) implements YarnsEvent {}

    @Says("{n=count} wolves on {tile} are one pack from now on.")
    record PackFormed(Cell tile, int count) implements YarnsEvent {}

    @Says("{seat} uses {n=books} books on {tile}.")
    record BooksUsed(int seat, int books, Cell tile) implements YarnsEvent {}

    /** Wolves, or with no wolf the Angel, attack. */
    @Says(when = "wolves=0", value = "The Angel strikes on {tile}: {attack} marbles to {defence}.")
    @Says("{wolves} on {tile} against {sheep:words}: {attack} marbles to {defence}.")
    record ServantsAttacked(Cell tile, int wolves, Band sheep, int attack, int defence) implements YarnsEvent {}

    @Says("The flock on {tile} stands firm.")
    record ServantsFailed(Cell tile) implements YarnsEvent {}

    @Says("The last gate is locked. The Angel stands on the altar with strength {n=strength}.")
    record AngelArrived(int strength) implements YarnsEvent {}

    @Says("The Angel goes from {from} to {to}.")
    record AngelMoved(Cell from, Cell to, Colour direction) implements YarnsEvent {}

    record GameEnded(Ending how, Sentence reason) implements YarnsEvent {
        @Override
        public Sentence text() {
            return reason;
        }
    }

    @Override
    default Sentence text() {
        return YarnsEventLines.words(this);
    }
}
