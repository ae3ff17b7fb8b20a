package sheepfold.games.tangledyarns;

import java.util.List;
import sheepfold.engine.Event;
import sheepfold.engine.Ref;
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

    record GateLaid(int gate, List<Relic> symbols) implements YarnsEvent {}

    record SheepPicked(int seat, Sheep sheep) implements YarnsEvent {}

    record GateRemoved(int gate, List<Relic> symbols) implements YarnsEvent {}

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

    record GateLocked(int gate, List<Relic> symbols, List<Part> parts) implements YarnsEvent {}

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

    record Proposed(int seat, String move, Sentence plan) implements YarnsEvent {}

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
        return switch (this) {
            case TileLaid(Cell tile, Relic relic, Colour wall) ->
                Sentence.of("A tile with {relic} lies on {tile}, its wall {wall}.", relic, tile, wall);
            case TileRepaired repaired ->
                Sentence.of(
                        "{tile} is turned, its wall {wall} now, lest a tile be cut off.", repaired.tile, repaired.to);
            case WayTileLaid(int slot, WayTile tile) ->
                Sentence.of("{tile} lies in slot {n} of the Shepherd's Way.", tile, slot);
            case GateLaid(int gate, List<Relic> symbols) ->
                Sentence.of("Gate {gate} takes {relics}.", Words.gate(gate), Words.relics(symbols));
            case SheepPicked(int seat, Sheep sheep) -> Sentence.of("{seat} plays {sheep}.", Words.seat(seat), sheep);
            case GateRemoved(int gate, List<Relic> symbols) ->
                Sentence.of(
                        "Gate {gate} is taken away with its relics: {relics}.",
                        Words.gate(gate),
                        Words.relics(symbols));
            case TileFlipped(Cell tile, Relic relic) ->
                Sentence.of("The {relic} on {tile} turns to wasteland.", relic, tile);
            case RoundBegan(int round) -> Sentence.of("Round {n} begins.", round);
            case PhaseBegan(int phase) -> phase(phase);
            case ShepherdMoved moved -> Sentence.of("The Shepherd moves on to {space}.", space(moved.to));
            case ShepherdRose(int space) ->
                Sentence.of("The Shepherd stands up on {space}; nobody arrives.", space(space));
            case WayTileActs(WayTile tile) ->
                Sentence.of(
                        "{tile} acts while he is there: {effect}.", tile, Ref.of("way", tile.name(), tile.effect()));
            case TileShifted shifted ->
                Sentence.of("{tile} shifts its wall from the altar to {wall}.", shifted.tile, shifted.to);
            case CultistArrived(Colour corner, Cell tile) ->
                Sentence.of("A cultist arrives in the {colour} corner, {tile}.", corner, tile);
            case WolfArrived(Colour corner, Cell tile) ->
                Sentence.of("A wolf arrives in the {colour} corner, {tile}.", corner, tile);
            case PowerUpsDiscarded(Relic kind, int count) ->
                Sentence.of("The flock gives back {n} times {kind}: too few such relics are left.", count, kind);
            case SheepMoved moved -> moved(moved);
            case PowerUpGained(Sheep sheep, Relic kind, boolean byFate) ->
                Sentence.of(
                        byFate ? "The Fate box gives {sheep} a power-up: {kind}." : "{sheep} takes a power-up: {kind}.",
                        sheep,
                        kind);
            case FateTried(Sheep sheep, Cell tile) -> Sentence.of("{sheep} tries the Fate box on {tile}.", sheep, tile);
            case NothingGained(Sheep sheep, boolean chooses) ->
                Sentence.of(
                        chooses
                                ? "The red marble: {sheep} may choose a power-up."
                                : "The red marble: {sheep} gains nothing.",
                        sheep);
            case GateLocked(int gate, List<Relic> symbols, List<Part> parts) ->
                Sentence.of(
                        "{sheep} lock gate {gate}: {relics}.",
                        Sentence.list(parts.stream().map(Words::part).toList()),
                        Words.gate(gate),
                        Words.relics(symbols));
            case WayTileDrawn(int gate, WayTile tile) -> Sentence.of("{tile} takes the place of gate {n}.", tile, gate);
            case SheepAttacked attacked -> attacked(attacked);
            case AttackFailed(Cell tile, Band sheep) ->
                Sentence.of("The attack of {sheep} on {tile} fails.", Band.words(sheep.bits()), tile);
            case ServantsBeaten(Cell tile, int wolves, int cultists) ->
                Sentence.of("Gone from {tile}: {servants}.", tile, Words.servants(wolves, cultists));
            case Sacrificed(Sheep sheep, Cell from) -> Sentence.of("{sheep} on {tile} gives herself up.", sheep, from);
            case ShepherdLaidDown(int space) ->
                Sentence.of("The Shepherd falls on {space}, and his tile acts no more this round.", space(space));
            case SheepCorrupted corrupted ->
                Sentence.of(
                        corrupted.to.isAltar() && !corrupted.from.isAltar()
                                ? "{sheep} is corrupted and comes to {tile}."
                                : "{sheep} is corrupted, on {tile}.",
                        corrupted.sheep,
                        corrupted.to);
            case SheepDied(Sheep sheep, Cell from) -> Sentence.of("{sheep} dies on {tile}.", sheep, from);
            case SeatDone(int seat) -> Sentence.of("{seat} is done.", Words.seat(seat));
            case SeatWaits(int seat) -> Sentence.of("{seat} is not done after all.", Words.seat(seat));
            case Proposed(int seat, String _, Sentence plan) ->
                Sentence.of("{seat} proposes a plan: {plan}.", Words.seat(seat), plan);
            case Answered(int seat, boolean yes) ->
                Sentence.of(yes ? "{seat} agrees." : "{seat} does not agree.", Words.seat(seat));
            case TileTurned turned ->
                Sentence.of(
                        turned.tech
                                ? "{sheep} turns {tile} by tech, from {from} to {to}."
                                : "{sheep} turns {tile} from {from} to {to}.",
                        turned.sheep,
                        turned.tile,
                        turned.from,
                        turned.to);
            case CultistMoved moved -> Sentence.of("A cultist goes from {from} to {to}.", moved.from, moved.to);
            case WolvesMoved moved ->
                Sentence.of(
                        moved.count == 1
                                ? "{n} wolf runs from {from} to {to}."
                                : "A pack of {n} runs from {from} to {to}.",
                        moved.count,
                        moved.from,
                        moved.to);
            case PackFormed(Cell tile, int count) ->
                Sentence.of("{n} wolves on {tile} are one pack from now on.", count, tile);
            case BooksUsed(int seat, int books, Cell tile) ->
                Sentence.of("{seat} uses {n} books on {tile}.", Words.seat(seat), books, tile);
            case ServantsAttacked attacked -> attacked(attacked);
            case ServantsFailed(Cell tile) -> Sentence.of("The flock on {tile} stands firm.", tile);
            case AngelArrived(int strength) ->
                Sentence.of("The last gate is locked. The Angel stands on the altar with strength {n}.", strength);
            case AngelMoved moved -> Sentence.of("The Angel goes from {from} to {to}.", moved.from, moved.to);
            case GameEnded end -> end.reason;
        };
    }

    private static Ref space(int space) {
        return new Ref("space", Integer.toString(space), Sentence.of("space {n}", space));
    }

    private static Sentence phase(int phase) {
        return switch (phase) {
            case 2 -> Sentence.of("The sheep move and act.");
            case 3 -> Sentence.of("The sheep turn tiles.");
            case 4 -> Sentence.of("The cultists move.");
            default -> Sentence.of("The wolves move.");
        };
    }

    private static Sentence moved(SheepMoved moved) {
        Ref to = moved.way.getLast().ref();
        Sentence price = Words.price(moved.talaria, moved.maps);
        return price.isBlank()
                ? Sentence.of("{sheep} walks to {tile}.", moved.sheep, to)
                : Sentence.of("{sheep} walks to {tile} with {price}.", moved.sheep, to, price);
    }

    private static Sentence attacked(SheepAttacked attacked) {
        return Sentence.of(
                attacked.bones == 0
                        ? "On {tile}, {sheep} against {servants}: {attack} marbles to {defence}."
                        : "On {tile}, {sheep} against {servants}, bones used: {attack} marbles to {defence}.",
                attacked.tile,
                Band.words(attacked.sheep.bits()),
                Words.servants(attacked.wolves, attacked.cultists),
                attacked.attack,
                attacked.defence);
    }

    private static Sentence attacked(ServantsAttacked attacked) {
        return attacked.wolves == 0
                ? Sentence.of(
                        "The Angel strikes on {tile}: {attack} marbles to {defence}.",
                        attacked.tile,
                        attacked.attack,
                        attacked.defence)
                : Sentence.of(
                        "{wolves} on {tile} against {sheep}: {attack} marbles to {defence}.",
                        Words.servants(attacked.wolves, 0),
                        attacked.tile,
                        Band.words(attacked.sheep.bits()),
                        attacked.attack,
                        attacked.defence);
    }
}
