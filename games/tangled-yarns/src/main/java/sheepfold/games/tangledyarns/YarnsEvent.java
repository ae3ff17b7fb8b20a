package sheepfold.games.tangledyarns;

import java.util.List;
import sheepfold.engine.Event;
import sheepfold.engine.Sentence;
import sheepfold.games.tangledyarns.YarnsMove.Part;

/**
 * What happens in the city, step by step, for animation and for the log. Each says enough to bring the table from how it was
 * to how it is: who, from where, by which way, what is spent.
 */
sealed interface YarnsEvent extends Event {
    record TileLaid(Cell tile, Relic relic, Colour wall) implements YarnsEvent {}

    /** A tile is turned in the set-up so that no tile is cut off. */
    record TileRepaired(Cell tile, Colour from, Colour to) implements YarnsEvent {}

    record WayTileLaid(int slot, WayTile tile) implements YarnsEvent {}

    record GateLaid(int gate, Gate symbols) implements YarnsEvent {}

    record SheepPicked(int seat, Sheep sheep) implements YarnsEvent {}

    record GateRemoved(int gate, Gate symbols) implements YarnsEvent {}

    /** A relic turns to wasteland; the wall stays. */
    record TileFlipped(Cell tile, Relic relic) implements YarnsEvent {}

    record RoundBegan(int round) implements YarnsEvent {}

    record PhaseBegan(int phase) implements YarnsEvent {}

    record ShepherdMoved(int from, int to) implements YarnsEvent {}

    record ShepherdRose(int space) implements YarnsEvent {}

    record WayTileActs(WayTile tile) implements YarnsEvent {}

    /** A tile beside the altar turns by itself. */
    record TileShifted(Cell tile, Colour from, Colour to) implements YarnsEvent {}

    record CultistArrived(Colour corner, Cell tile) implements YarnsEvent {}

    record WolfArrived(Colour corner, Cell tile) implements YarnsEvent {}

    record PowerUpsDiscarded(Relic kind, int count) implements YarnsEvent {}

    /**
     * A sheep walks.
     *
     * @param way its own cell first
     */
    record SheepMoved(Sheep sheep, List<Cell> way, int talaria, int maps) implements YarnsEvent {}

    record PowerUpGained(Sheep sheep, Relic kind, boolean byFate) implements YarnsEvent {}

    record FateTried(Sheep sheep, Cell tile) implements YarnsEvent {}

    record NothingGained(Sheep sheep, boolean chooses) implements YarnsEvent {}

    record GateLocked(int gate, Gate symbols, List<Part> parts) implements YarnsEvent {}

    /** The tile that takes the place of a locked gate. */
    record WayTileDrawn(int gate, WayTile tile) implements YarnsEvent {}

    record SheepAttacked(Cell tile, Band sheep, int wolves, int cultists, int bones, int attack, int defence)
            implements YarnsEvent {}

    record AttackFailed(Cell tile, Band sheep) implements YarnsEvent {}

    /** The servants longest in play of each kind leave the tile. */
    record ServantsBeaten(Cell tile, int wolves, int cultists) implements YarnsEvent {}

    record Sacrificed(Sheep sheep, Cell from) implements YarnsEvent {}

    record ShepherdLaidDown(int space) implements YarnsEvent {}

    record SheepCorrupted(Sheep sheep, Cell from, Cell to) implements YarnsEvent {}

    record SheepDied(Sheep sheep, Cell from) implements YarnsEvent {}

    record SeatDone(int seat) implements YarnsEvent {}

    record SeatWaits(int seat) implements YarnsEvent {}

    record Proposed(int seat, String move) implements YarnsEvent {}

    record Answered(int seat, boolean yes) implements YarnsEvent {}

    record TileTurned(Sheep sheep, Cell tile, Colour from, Colour to, boolean tech) implements YarnsEvent {}

    /** A cultist, by its place in order of arrival, takes a step. */
    record CultistMoved(int cultist, Cell from, Cell to, Colour direction) implements YarnsEvent {}

    /** A wolf, by its place in order of arrival, takes a step with its pack. */
    record WolvesMoved(int first, int count, Cell from, Cell to, Colour direction) implements YarnsEvent {}

    record PackFormed(Cell tile, int count) implements YarnsEvent {}

    record BooksUsed(int seat, int books, Cell tile) implements YarnsEvent {}

    /** Wolves, or with no wolf the Angel, attack. */
    record ServantsAttacked(Cell tile, int wolves, Band sheep, int attack, int defence) implements YarnsEvent {}

    record ServantsFailed(Cell tile) implements YarnsEvent {}

    record AngelArrived(int strength) implements YarnsEvent {}

    record AngelMoved(Cell from, Cell to, Colour direction) implements YarnsEvent {}

    record GameEnded(Ending how, Sentence reason) implements YarnsEvent {}

    @Override
    default Sentence text() {
        return EventWords.of(this);
    }
}
