package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.List;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.games.tangledyarns.YarnsEvent.AngelArrived;
import sheepfold.games.tangledyarns.YarnsEvent.AngelMoved;
import sheepfold.games.tangledyarns.YarnsEvent.Answered;
import sheepfold.games.tangledyarns.YarnsEvent.AttackFailed;
import sheepfold.games.tangledyarns.YarnsEvent.BooksUsed;
import sheepfold.games.tangledyarns.YarnsEvent.CultistArrived;
import sheepfold.games.tangledyarns.YarnsEvent.CultistMoved;
import sheepfold.games.tangledyarns.YarnsEvent.FateTried;
import sheepfold.games.tangledyarns.YarnsEvent.GameEnded;
import sheepfold.games.tangledyarns.YarnsEvent.GateLaid;
import sheepfold.games.tangledyarns.YarnsEvent.GateLocked;
import sheepfold.games.tangledyarns.YarnsEvent.GateRemoved;
import sheepfold.games.tangledyarns.YarnsEvent.NothingGained;
import sheepfold.games.tangledyarns.YarnsEvent.PackFormed;
import sheepfold.games.tangledyarns.YarnsEvent.PhaseBegan;
import sheepfold.games.tangledyarns.YarnsEvent.PowerUpGained;
import sheepfold.games.tangledyarns.YarnsEvent.PowerUpsDiscarded;
import sheepfold.games.tangledyarns.YarnsEvent.Proposed;
import sheepfold.games.tangledyarns.YarnsEvent.RoundBegan;
import sheepfold.games.tangledyarns.YarnsEvent.Sacrificed;
import sheepfold.games.tangledyarns.YarnsEvent.SeatDone;
import sheepfold.games.tangledyarns.YarnsEvent.SeatWaits;
import sheepfold.games.tangledyarns.YarnsEvent.ServantsAttacked;
import sheepfold.games.tangledyarns.YarnsEvent.ServantsBeaten;
import sheepfold.games.tangledyarns.YarnsEvent.ServantsFailed;
import sheepfold.games.tangledyarns.YarnsEvent.SheepAttacked;
import sheepfold.games.tangledyarns.YarnsEvent.SheepCorrupted;
import sheepfold.games.tangledyarns.YarnsEvent.SheepDied;
import sheepfold.games.tangledyarns.YarnsEvent.SheepMoved;
import sheepfold.games.tangledyarns.YarnsEvent.SheepPicked;
import sheepfold.games.tangledyarns.YarnsEvent.ShepherdLaidDown;
import sheepfold.games.tangledyarns.YarnsEvent.ShepherdMoved;
import sheepfold.games.tangledyarns.YarnsEvent.ShepherdRose;
import sheepfold.games.tangledyarns.YarnsEvent.TileFlipped;
import sheepfold.games.tangledyarns.YarnsEvent.TileLaid;
import sheepfold.games.tangledyarns.YarnsEvent.TileRepaired;
import sheepfold.games.tangledyarns.YarnsEvent.TileShifted;
import sheepfold.games.tangledyarns.YarnsEvent.TileTurned;
import sheepfold.games.tangledyarns.YarnsEvent.WayTileActs;
import sheepfold.games.tangledyarns.YarnsEvent.WayTileDrawn;
import sheepfold.games.tangledyarns.YarnsEvent.WayTileLaid;
import sheepfold.games.tangledyarns.YarnsEvent.WolfArrived;
import sheepfold.games.tangledyarns.YarnsEvent.WolvesMoved;
import sheepfold.games.tangledyarns.YarnsMove.Part;

/** What happens, in words for the log. */
final class EventWords {
    private EventWords() {}

    static Sentence of(YarnsEvent event) {
        return switch (event) {
            case TileLaid(Cell tile, Relic relic, Colour wall) ->
                Sentence.of("A tile with {relic} lies on {tile}, its wall {wall}.", relic.ref(), tile.ref(), wall.ref());
            case TileRepaired(Cell tile, _, Colour to) ->
                Sentence.of("{tile} is turned, its wall {wall} now, lest a tile be cut off.", tile.ref(), to.ref());
            case WayTileLaid(int slot, WayTile tile) ->
                Sentence.of("{tile} lies in slot {n} of the Shepherd's Way.", tile.ref(), slot);
            case GateLaid(int gate, Gate symbols) ->
                Sentence.of("Gate {gate} takes {relics}.", symbols.ref(gate), symbols.words());
            case SheepPicked(int seat, Sheep sheep) ->
                Sentence.of("{seat} plays {sheep}.", Words.seat(seat), sheep.ref());
            case GateRemoved(int gate, Gate symbols) ->
                Sentence.of("Gate {gate} is taken away with its relics: {relics}.", symbols.ref(gate), symbols.words());
            case TileFlipped(Cell tile, Relic relic) ->
                Sentence.of("The {relic} on {tile} turns to wasteland.", relic.ref(), tile.ref());
            case RoundBegan(int round) -> Sentence.of("Round {n} begins.", round);
            case PhaseBegan(int phase) -> phase(phase);
            case ShepherdMoved(_, int to) -> Sentence.of("The Shepherd moves on to {space}.", space(to));
            case ShepherdRose(int space) ->
                Sentence.of("The Shepherd stands up on {space}; nobody arrives.", space(space));
            case WayTileActs(WayTile tile) ->
                Sentence.of("{tile} acts while he is there: {effect}.", tile.ref(), tile.effect());
            case TileShifted(Cell tile, _, Colour to) ->
                Sentence.of("{tile} shifts its wall from the altar to {wall}.", tile.ref(), to.ref());
            case CultistArrived(Colour corner, Cell tile) ->
                Sentence.of("A cultist arrives in the {colour} corner, {tile}.", corner.ref(), tile.ref());
            case WolfArrived(Colour corner, Cell tile) ->
                Sentence.of("A wolf arrives in the {colour} corner, {tile}.", corner.ref(), tile.ref());
            case PowerUpsDiscarded(Relic kind, int count) ->
                Sentence.of("The flock gives back {n} times {kind}: too few such relics are left.", count, kind.ref());
            case SheepMoved moved -> moved(moved);
            case PowerUpGained(Sheep sheep, Relic kind, boolean byFate) ->
                Sentence.of(
                        byFate
                                ? "The Fate box gives {sheep} a power-up: {kind}."
                                : "{sheep} takes a power-up: {kind}.",
                        sheep.ref(),
                        kind.ref());
            case FateTried(Sheep sheep, Cell tile) ->
                Sentence.of("{sheep} tries the Fate box on {tile}.", sheep.ref(), tile.ref());
            case NothingGained(Sheep sheep, boolean chooses) ->
                Sentence.of(
                        chooses
                                ? "The red marble: {sheep} may choose a power-up."
                                : "The red marble: {sheep} gains nothing.",
                        sheep.ref());
            case GateLocked(int gate, Gate symbols, List<Part> parts) ->
                Sentence.of(
                        "{sheep} lock gate {gate}: {relics}.",
                        Sentence.list(parts.stream().map(Words::part).toList()),
                        symbols.ref(gate),
                        symbols.words());
            case WayTileDrawn(int gate, WayTile tile) ->
                Sentence.of("{tile} takes the place of gate {n}.", tile.ref(), gate);
            case SheepAttacked attacked -> attacked(attacked);
            case AttackFailed(Cell tile, Band sheep) ->
                Sentence.of("The attack of {sheep} on {tile} fails.", Band.words(sheep.bits()), tile.ref());
            case ServantsBeaten(Cell tile, int wolves, int cultists) ->
                Sentence.of("Gone from {tile}: {servants}.", tile.ref(), Words.servants(wolves, cultists));
            case Sacrificed(Sheep sheep, Cell from) ->
                Sentence.of("{sheep} on {tile} gives herself up.", sheep.ref(), from.ref());
            case ShepherdLaidDown(int space) ->
                Sentence.of("The Shepherd falls on {space}, and his tile acts no more this round.", space(space));
            case SheepCorrupted corrupted ->
                Sentence.of(
                        corrupted.to().isAltar() && !corrupted.from().isAltar()
                                ? "{sheep} is corrupted and comes to {tile}."
                                : "{sheep} is corrupted, on {tile}.",
                        corrupted.sheep().ref(),
                        corrupted.to().ref());
            case SheepDied(Sheep sheep, Cell from) ->
                Sentence.of("{sheep} dies on {tile}.", sheep.ref(), from.ref());
            case SeatDone(int seat) -> Sentence.of("{seat} is done.", Words.seat(seat));
            case SeatWaits(int seat) -> Sentence.of("{seat} is not done after all.", Words.seat(seat));
            case Proposed(int seat, String move) ->
                Sentence.of("{seat} proposes: {move}.", Words.seat(seat), Sentence.sign(move));
            case Answered(int seat, boolean yes) ->
                Sentence.of(yes ? "{seat} agrees." : "{seat} does not agree.", Words.seat(seat));
            case TileTurned turned ->
                Sentence.of(
                        turned.tech()
                                ? "{sheep} turns {tile} by tech, from {from} to {to}."
                                : "{sheep} turns {tile} from {from} to {to}.",
                        turned.sheep().ref(),
                        turned.tile().ref(),
                        turned.from().ref(),
                        turned.to().ref());
            case CultistMoved(_, Cell from, Cell to, _) ->
                Sentence.of("A cultist goes from {from} to {to}.", from.ref(), to.ref());
            case WolvesMoved moved ->
                Sentence.of(
                        moved.count() == 1
                                ? "{n} wolf runs from {from} to {to}."
                                : "A pack of {n} runs from {from} to {to}.",
                        moved.count(),
                        moved.from().ref(),
                        moved.to().ref());
            case PackFormed(Cell tile, int count) ->
                Sentence.of("{n} wolves on {tile} are one pack from now on.", count, tile.ref());
            case BooksUsed(int seat, int books, Cell tile) ->
                Sentence.of("{seat} uses {n} books on {tile}.", Words.seat(seat), books, tile.ref());
            case ServantsAttacked attacked -> attacked(attacked);
            case ServantsFailed(Cell tile) -> Sentence.of("The flock on {tile} stands firm.", tile.ref());
            case AngelArrived(int strength) ->
                Sentence.of("The last gate is locked. The Angel stands on the altar with strength {n}.", strength);
            case AngelMoved(Cell from, Cell to, _) ->
                Sentence.of("The Angel goes from {from} to {to}.", from.ref(), to.ref());
            case GameEnded end -> end.reason();
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
        Ref to = moved.way().getLast().ref();
        List<Sentence> price = new ArrayList<>();
        if (moved.talaria() > 0) {
            price.add(Sentence.of("{n} talaria", moved.talaria()));
        }
        if (moved.maps() > 0) {
            price.add(Sentence.counted(moved.maps(), "{n} map", "{n} maps"));
        }
        return price.isEmpty()
                ? Sentence.of("{sheep} walks to {tile}.", moved.sheep().ref(), to)
                : Sentence.of(
                        "{sheep} walks to {tile} with {price}.",
                        moved.sheep().ref(),
                        to,
                        Sentence.list(price));
    }

    private static Sentence attacked(SheepAttacked attacked) {
        return Sentence.of(
                attacked.bones() == 0
                        ? "On {tile}, {sheep} against {servants}: {attack} marbles to {defence}."
                        : "On {tile}, {sheep} against {servants}, bones used: {attack} marbles to {defence}.",
                attacked.tile().ref(),
                Band.words(attacked.sheep().bits()),
                Words.servants(attacked.wolves(), attacked.cultists()),
                attacked.attack(),
                attacked.defence());
    }

    private static Sentence attacked(ServantsAttacked attacked) {
        return attacked.wolves() == 0
                ? Sentence.of(
                        "The Angel strikes on {tile}: {attack} marbles to {defence}.",
                        attacked.tile().ref(),
                        attacked.attack(),
                        attacked.defence())
                : Sentence.of(
                        "{wolves} on {tile} against {sheep}: {attack} marbles to {defence}.",
                        Words.servants(attacked.wolves(), 0),
                        attacked.tile().ref(),
                        Band.words(attacked.sheep().bits()),
                        attacked.attack(),
                        attacked.defence());
    }
}
