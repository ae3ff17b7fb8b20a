package sheepfold.games.shepherdmess;

import java.util.Optional;
import sheepfold.engine.Moves;
import sheepfold.engine.Ref;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.shepherdmess.ShepherdMessMove.Bridge;
import sheepfold.games.shepherdmess.ShepherdMessMove.Chosen;
import sheepfold.games.shepherdmess.ShepherdMessMove.CornerWall;
import sheepfold.games.shepherdmess.ShepherdMessMove.DrawPen;
import sheepfold.games.shepherdmess.ShepherdMessMove.End;
import sheepfold.games.shepherdmess.ShepherdMessMove.Fight;
import sheepfold.games.shepherdmess.ShepherdMessMove.First;
import sheepfold.games.shepherdmess.ShepherdMessMove.Gate;
import sheepfold.games.shepherdmess.ShepherdMessMove.LayMud;
import sheepfold.games.shepherdmess.ShepherdMessMove.LayPuddle;
import sheepfold.games.shepherdmess.ShepherdMessMove.Pick;
import sheepfold.games.shepherdmess.ShepherdMessMove.Put;
import sheepfold.games.shepherdmess.ShepherdMessMove.RamLands;
import sheepfold.games.shepherdmess.ShepherdMessMove.Run;
import sheepfold.games.shepherdmess.ShepherdMessMove.Stone;
import sheepfold.games.shepherdmess.ShepherdMessMove.Wall;

/**
 * Why a move cannot be played: the rule and a sentence. What is legal is said by the listing alone; here are the reasons for
 * what is not listed, the nearest one first.
 */
final class Objections {
    private final Meadow meadow;
    private final MessRules rules;
    private final Phase phase;

    private Objections(Meadow meadow) {
        this.meadow = meadow;
        this.rules = meadow.rules;
        this.phase = meadow.phase();
    }

    static Optional<Refusal> to(Meadow meadow, int actor, ShepherdMessMove move) {
        Objections objections = new Objections(meadow);
        if (!meadow.turn().asks(actor)) {
            return Optional.of(objections.toActor(actor));
        }
        Moves<ShepherdMessMove> legal = meadow.legalMoves(actor);
        return legal.contains(move) ? Optional.empty() : Optional.of(objections.to(move));
    }

    private Refusal toActor(int actor) {
        if (phase.isOver()) {
            return Refusal.of("SM-TURN-05", "the game is over");
        }
        return actor == Seats.CHANCE || meadow.turn().isChance()
                ? notNow(phase.isSetup() ? "SM-SET-05" : "SM-TURN-01")
                : new Refusal("SM-TURN-04", meadow.whoDecides());
    }

    private Refusal to(ShepherdMessMove move) {
        return switch (move) {
            case First first when phase == Phase.FIRST -> Refusal.of("SM-SET-05", "nobody plays that colour here");
            case First _ -> notNow("SM-SET-05");
            case LayMud mud when phase == Phase.MUD && mud.patch() == LayingOut.nextPatch(meadow) -> toMud(mud);
            case LayPuddle puddle
            when phase == Phase.PUDDLES && puddle.puddle() == LayingOut.nextPuddle(meadow) -> toObstacle(puddle.tile());
            case LayMud _, LayPuddle _ -> notNow("SM-SET-04");
            case Put put when phase == Phase.PLACE -> toPut(put.tile());
            case Put _ -> notNow("SM-SET-05");
            case DrawPen drawn when phase == Phase.PENS && drawn.seat() == meadow.seat() -> toPen(drawn.pen());
            case DrawPen _ -> notNow("SM-SET-09");
            case RamLands _ -> notNow("SM-SET-11");
            case Pick pick when phase == Phase.PICK -> toPick(pick);
            case Pick _ -> Refusal.of("SM-CAP-03", "there is nothing to pick: now {next}", whatIsNext());
            case Run _, Fight _, Bridge _, Stone _, Wall _, CornerWall _, Gate _, End _
            when phase != Phase.ACT ->
                phase == Phase.PICK
                        ? Refusal.of("SM-CAP-03", "somebody must go first: now {next}", whatIsNext())
                        : Refusal.of("SM-TURN-01", "turns begin after the set-up: now {next}", whatIsNext());
            case Run run when !isUsable(run.dog()) -> toUsing(run.dog());
            case Run run -> toRun(run.dog(), run.to());
            case Fight fight when !isUsable(fight.dog()) -> toUsing(fight.dog());
            case Fight fight -> toFight(fight);
            case Bridge bridge -> toTaking(Piece.BRIDGE).orElseGet(() -> toBridge(bridge.tile()));
            case Stone stone -> toTaking(Piece.STONE).orElseGet(() -> toStone(stone.tile(), stone.side()));
            case Wall wall -> toTaking(Piece.WALL).orElseGet(() -> toWall(wall.edge()));
            case CornerWall wall -> toTaking(Piece.CORNER).orElseGet(() -> toCorner(wall));
            case Gate gate -> toTaking(Piece.GATE).orElseGet(() -> toGate(gate.edge()));
            case End _ -> throw new IllegalStateException("a turn can always be ended");
        };
    }

    private Refusal notNow(String rule) {
        return Refusal.of(rule, "now {next}", whatIsNext());
    }

    private Sentence whatIsNext() {
        return switch (phase) {
            case FIRST -> Sentence.of("chance names the first player");
            case MUD -> Sentence.of("muddy patch {n} is thrown", LayingOut.nextPatch(meadow));
            case PUDDLES -> Sentence.of("puddle {n} is thrown", LayingOut.nextPuddle(meadow));
            case PLACE -> Sentence.of("a {colour} sheep is placed", mine());
            case PENS -> Sentence.of("{player} draws a pen", mine());
            case RAM -> Sentence.of("the ram lands on a patch");
            case ACT -> Sentence.of("{player} moves", mine());
            case PICK -> Sentence.of("{player} picks who goes", mine());
            case PENNED, ROUND_LIMIT, REPETITION, LAST_LEFT -> Sentence.of("nothing is next");
        };
    }

    /** The colour of the player in turn. */
    private Ref mine() {
        return colour(meadow.seat());
    }

    private Ref colour(int seat) {
        return rules.colour(seat).ref();
    }

    private Refusal toMud(LayMud mud) {
        return Tile.isIn(mud.tile().number(), meadow.land.free())
                ? Refusal.of(
                        "SM-SET-04",
                        "patch {n} is of the kind {kind} and has no stones to {sides} however it falls",
                        mud.patch(),
                        Sentence.of(rules.box().patch(mud.patch()).kind()),
                        mud.ports().words())
                : toObstacle(mud.tile());
    }

    private Refusal toObstacle(Tile tile) {
        return Refusal.of(
                "SM-SET-03",
                isPen(tile) ? "{tile} is a pen: throw again" : "{tile} has an obstacle already: throw again",
                tile);
    }

    private boolean isPen(Tile tile) {
        return Tile.isIn(tile.number(), rules.penTiles());
    }

    private Refusal toPut(Tile tile) {
        if (isPen(tile)) {
            return Refusal.of("SM-SET-07", "{tile} is a pen, where the dogs will start", tile);
        }
        return meadow.land.isGrass(tile.number())
                ? Refusal.of("SM-SET-08", "two sheep stand on {tile} already", tile)
                : Refusal.of("SM-SET-06", "{tile} has an obstacle, so no sheep is placed there", tile);
    }

    private Refusal toPen(int pen) {
        Ref owner = colour(meadow.pens.owner(pen));
        return Refusal.of("SM-SET-09", "pen {n} is {player}'s already: throw again", pen, owner);
    }

    private Refusal toPick(Pick pick) {
        Herding herding = Herding.pending(meadow);
        return pick.going().stream()
                .filter(one -> !waits(herding, one))
                .findFirst()
                .map(one ->
                        Refusal.of("SM-CAP-04", "{nobody}; these wait: {others}", nobodyThere(one), waiting(herding)))
                .orElseGet(() -> Refusal.of(
                        "SM-CAP-04",
                        "a gate or a patch lets through one, and as many go as can of {others}",
                        waiting(herding)));
    }

    private static boolean waits(Herding herding, Chosen one) {
        return herding.groups(herding.candidates())
                .anyMatch(group -> group.tile == one.tile().number() && group.kind == one.flock());
    }

    private Sentence nobodyThere(Chosen one) {
        return one.flock() == Flocks.RAM
                ? Sentence.of("the ram does not wait on {tile}", one.tile())
                : Sentence.of("no {colour} sheep waits on {tile}", colour(one.flock()), one.tile());
    }

    private Sentence waiting(Herding herding) {
        return Telling.animals(Telling.contenders(meadow, herding));
    }

    private boolean isUsable(Dog dog) {
        return DogMoves.isUsable(meadow, number(dog));
    }

    private int number(Dog dog) {
        return Dog.number(meadow.seat(), dog);
    }

    private Refusal toUsing(Dog dog) {
        if (!meadow.dogs.isHere(number(dog))) {
            return Refusal.of("SM-TURN-02", "{player}'s dog {dog} is not on the meadow", mine(), dog.sign());
        }
        return meadow.dogs.isDazed(number(dog))
                ? Refusal.of(
                        "SM-FIGHT-03",
                        "{player}'s dog {dog} is dazed by a fight and rests this turn",
                        mine(),
                        dog.sign())
                : Refusal.of("SM-TURN-02", "dog {dog} has had its move this turn", dog.sign());
    }

    private Refusal toRun(Dog dog, Tile to) {
        if (!Tile.isIn(to.number(), DogMoves.reach(meadow, number(dog)))) {
            return toReaching(dog, to);
        }
        return Tile.isIn(to.number(), closedPens())
                ? Refusal.of("SM-DOG-09", "a dog may run through {tile}, but not stop in another player's pen", to)
                : Refusal.of("SM-DOG-08", "a rival's dog stands on {tile}: fight it, or stop elsewhere", to);
    }

    private long closedPens() {
        return meadow.pens.closedTo(meadow.seat());
    }

    private Refusal toReaching(Dog dog, Tile to) {
        if (Tile.isIn(to.number(), meadow.flocks.animalTiles())) {
            return Refusal.of("SM-DOG-02", "a dog cannot enter {tile}, for there are sheep on it", to);
        }
        Tile from = Tile.of(meadow.dogs.tile(number(dog)));
        int steps = Tile.distance(from.number(), to.number());
        return steps > DogMoves.LONGEST_RUN
                ? Refusal.of(
                        "SM-DOG-01", "{tile} is {n} steps from {from}, and a dog runs three at most", to, steps, from)
                : Refusal.of(
                        "SM-DOG-02", "going around the sheep, {tile} is more than three steps from {from}", to, from);
    }

    private Refusal toFight(Fight fight) {
        int target = Dog.number(fight.rival(), fight.target());
        Ref tile = fight.at().ref();
        Ref rival = colour(fight.rival());
        if (fight.rival() == meadow.seat()) {
            return Refusal.of("SM-FIGHT-05", "one's own dogs are not fought");
        }
        if (fight.rival() >= rules.seats()
                || meadow.dogs.tile(target) != fight.at().number()) {
            return Refusal.of(
                    "SM-FIGHT-01",
                    "{player}'s dog {dog} does not stand on {tile}",
                    rival,
                    fight.target().sign(),
                    tile);
        }
        if (!DogMoves.isFightable(meadow, target)) {
            return Refusal.of(
                    "SM-FIGHT-05",
                    "{player}'s dog {dog} still feels its last fight and cannot be fought",
                    rival,
                    fight.target().sign());
        }
        return Tile.isIn(fight.at().number(), closedPens())
                ? Refusal.of("SM-DOG-09", "no dog is fought in another player's pen, and {tile} is one", tile)
                : toReaching(fight.dog(), fight.at());
    }

    private Optional<Refusal> toTaking(Piece piece) {
        return meadow.land.has(piece)
                ? Optional.empty()
                : Optional.of(Refusal.of("SM-LAND-01", "no {piece} is left", piece));
    }

    private Refusal toBridge(Tile tile) {
        return Refusal.of(
                "SM-LAND-02",
                Ground.isBridged(meadow.land.ground(tile.number()))
                        ? "the puddle on {tile} has a bridge already"
                        : "a bridge goes over a puddle, and there is none on {tile}",
                tile);
    }

    private Refusal toStone(Tile tile, Side side) {
        if (!Ground.isMud(meadow.land.ground(tile.number()))) {
            return Refusal.of("SM-LAND-03", "a stone goes on a muddy patch, and there is none on {tile}", tile);
        }
        return Refusal.of(
                "SM-LAND-03",
                tile.neighbour(side).isEmpty()
                        ? "the {side} side of {tile} faces no other tile"
                        : "stones reach the {side} side of {tile} already",
                side,
                tile);
    }

    private Refusal toWall(Edge edge) {
        return meadow.land.isWall(edge.number())
                ? Refusal.of("SM-LAND-04", "there is a wall on {edge} already", edge)
                : fullEdge(edge);
    }

    private static Refusal toCorner(CornerWall wall) {
        return Refusal.of(
                "SM-LAND-05",
                wall.edges() == 0
                        ? "the {corner} corner of {tile} touches the outer border"
                        : "both edges at the {corner} corner of {tile} must be open",
                wall.corner(),
                wall.tile());
    }

    private Refusal toGate(Edge edge) {
        return meadow.land.state(edge) == Edge.State.OPEN
                ? Refusal.of("SM-LAND-06", "a gate goes into a wall, and there is none on {edge}", edge)
                : fullEdge(edge);
    }

    private Refusal fullEdge(Edge edge) {
        return Refusal.of(
                "SM-LAND-07",
                meadow.land.isGate(edge.number())
                        ? "there is a gate on {edge}, which takes nothing more"
                        : "there is a double gate on {edge}, which takes nothing more",
                edge);
    }
}
