package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.List;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.games.tangledyarns.YarnsMove.Answer;
import sheepfold.games.tangledyarns.YarnsMove.Attack;
import sheepfold.games.tangledyarns.YarnsMove.Battle;
import sheepfold.games.tangledyarns.YarnsMove.Books;
import sheepfold.games.tangledyarns.YarnsMove.Choose;
import sheepfold.games.tangledyarns.YarnsMove.Claim;
import sheepfold.games.tangledyarns.YarnsMove.Corner;
import sheepfold.games.tangledyarns.YarnsMove.Direction;
import sheepfold.games.tangledyarns.YarnsMove.Done;
import sheepfold.games.tangledyarns.YarnsMove.DrawWay;
import sheepfold.games.tangledyarns.YarnsMove.Fate;
import sheepfold.games.tangledyarns.YarnsMove.Flip;
import sheepfold.games.tangledyarns.YarnsMove.Lay;
import sheepfold.games.tangledyarns.YarnsMove.Lock;
import sheepfold.games.tangledyarns.YarnsMove.Part;
import sheepfold.games.tangledyarns.YarnsMove.Pick;
import sheepfold.games.tangledyarns.YarnsMove.PutGate;
import sheepfold.games.tangledyarns.YarnsMove.PutWay;
import sheepfold.games.tangledyarns.YarnsMove.Redraw;
import sheepfold.games.tangledyarns.YarnsMove.Sacrifice;
import sheepfold.games.tangledyarns.YarnsMove.Take;
import sheepfold.games.tangledyarns.YarnsMove.TakeFate;
import sheepfold.games.tangledyarns.YarnsMove.Turn;
import sheepfold.games.tangledyarns.YarnsMove.Victim;
import sheepfold.games.tangledyarns.YarnsMove.Wait;
import sheepfold.games.tangledyarns.YarnsMove.Walk;

/** Moves in words, for lists of choices and for screen readers. */
final class Words {
    private Words() {}

    static Sentence of(YarnsMove move) {
        return switch (move) {
            case Lay(Cell tile, Relic relic, Colour wall) ->
                Sentence.of("{relic} on {tile}, wall {wall}", relic.ref(), tile.ref(), wall.ref());
            case Redraw(Cell tile, Colour wall) ->
                Sentence.of("The wall of {tile} {wall}", tile.ref(), wall.ref());
            case PutWay(int slot, WayTile tile) -> Sentence.of("Slot {n}: {tile}", slot, tile.ref());
            case PutGate(int slot, Gate gate) -> Sentence.of("Gate {gate}: {relics}", gate.ref(slot), gate.words());
            case Pick(Sheep sheep) -> Sentence.of("Play {sheep}", sheep.ref());
            case Claim(Sheep sheep, Relic kind) ->
                Sentence.of("{sheep} brings a power-up: {kind}", sheep.ref(), kind.ref());
            case Flip(Cell tile) -> Sentence.of("The relic on {tile} turns to wasteland", tile.ref());
            case Corner(Colour colour) -> Sentence.of("The {colour} corner", colour.ref());
            case Direction(Colour colour) -> Sentence.of("In the {colour} direction", colour.ref());
            case Battle battle ->
                Sentence.of(
                        switch (battle.winner()) {
                            case SHEEP -> "The sheep win";
                            case SERVANTS -> "The servants win";
                        });
            case Fate(Relic kind)
            when kind == Relic.NONE -> Sentence.of("The red marble: nothing");
            case Fate(Relic kind) -> Sentence.of("The Fate box gives {kind}", kind.ref());
            case Victim(Sheep sheep) -> Sentence.of("{sheep} is hit", sheep.ref());
            case Walk walk -> walk(walk);
            case Take(Sheep sheep, Relic kind) ->
                Sentence.of("{sheep} takes a power-up: {kind}", sheep.ref(), kind.ref());
            case TakeFate(Sheep sheep) -> Sentence.of("{sheep} tries the Fate box for a power-up", sheep.ref());
            case Choose(Relic kind) -> Sentence.of("Lily chooses {kind}", kind.ref());
            case Lock(int gate, Parts parts) ->
                Sentence.of(
                        "Lock gate {gate}: {parts}",
                        Ref.sign("gate", Integer.toString(gate)),
                        Sentence.list(parts.list().stream().map(Words::part).toList()));
            case Attack attack -> attack(attack);
            case Sacrifice(Sheep sheep) -> Sentence.of("{sheep} sacrifices herself", sheep.ref());
            case Answer(boolean yes) -> Sentence.of(yes ? "Yes, do it" : "No, rather not");
            case Turn turn ->
                Sentence.of(
                        turn.tech()
                                ? "{sheep} turns {tile} by tech until its wall is {wall}"
                                : "{sheep} turns {tile} until its wall is {wall}",
                        turn.sheep().ref(),
                        turn.tile().ref(),
                        turn.wall().ref());
            case Books(int count)
            when count == 0 -> Sentence.of("No book");
            case Books(int count) -> Sentence.counted(count, "{n} book", "{n} books");
            case DrawWay(WayTile tile) -> Sentence.of("Draw {tile}", tile.ref());
            case Done _ -> Sentence.of("Done");
            case Wait _ -> Sentence.of("Not done after all");
        };
    }

    static Ref seat(int seat) {
        return new Ref("seat", Integer.toString(seat), Sentence.of("Player {n}", seat + 1));
    }

    /** "Lily on b2". */
    static Sentence part(Part part) {
        return Sentence.of("{sheep} with {tile}", part.sheep().ref(), part.tile().ref());
    }

    /** "2 wolves and 1 cultist". */
    static Sentence servants(int wolves, int cultists) {
        Sentence pack = Sentence.counted(wolves, "{n} wolf", "{n} wolves");
        Sentence circle = Sentence.counted(cultists, "{n} cultist", "{n} cultists");
        return wolves == 0 ? circle : cultists == 0 ? pack : Sentence.list(List.of(pack, circle));
    }

    private static Sentence walk(Walk walk) {
        List<Sentence> price = new ArrayList<>();
        if (walk.talaria() > 0) {
            price.add(Sentence.of("{n} talaria", walk.talaria()));
        }
        if (walk.maps() > 0) {
            price.add(Sentence.counted(walk.maps(), "{n} map", "{n} maps"));
        }
        return price.isEmpty()
                ? Sentence.of("{sheep} walks to {tile}", walk.sheep().ref(), walk.to().ref())
                : Sentence.of(
                        "{sheep} walks to {tile} with {price}",
                        walk.sheep().ref(),
                        walk.to().ref(),
                        Sentence.list(price));
    }

    private static Sentence attack(Attack attack) {
        Sentence sheep = Band.words(attack.sheep().bits());
        Sentence servants = servants(attack.wolves(), attack.cultists());
        return attack.bones() == 0
                ? Sentence.of("On {tile}, {sheep} against {servants}", attack.tile().ref(), sheep, servants)
                : Sentence.of(
                        "On {tile}, {sheep} against {servants} with {bones}",
                        attack.tile().ref(),
                        sheep,
                        servants,
                        Sentence.counted(attack.bones(), "{n} bone", "{n} bones"));
    }
}
