package sheepfold.games.shepherdmess;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sheepfold.engine.Moves;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
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
        this.rules = meadow.rules();
        this.phase = meadow.phase();
    }

    static Optional<Refusal> to(Meadow meadow, int actor, ShepherdMessMove move) {
        Objections objections = new Objections(meadow);
        if (!meadow.turn().asks(actor)) {
            return Optional.of(objections.toActor(actor));
        }
        Moves<ShepherdMessMove> legal = new Moves<>();
        meadow.legalMoves(actor, legal);
        return legal.contains(move) ? Optional.empty() : Optional.of(objections.to(move));
    }

    private Refusal toActor(int actor) {
        if (phase.isOver()) {
            return object("SM-TURN-05", "the game is over");
        }
        return actor == Seats.CHANCE || meadow.turn().isChance()
                ? notNow(phase.isSetup() ? "SM-SET-05" : "SM-TURN-01")
                : object("SM-TURN-04", "it is the turn of seat %d, %s".formatted(meadow.seat(), mine()));
    }

    private Refusal to(ShepherdMessMove move) {
        return switch (move) {
            case First first
            when phase == Phase.FIRST -> object("SM-SET-05", "there is no seat %d here".formatted(first.seat()));
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
            case Pick _ -> object("SM-CAP-03", "there is nothing to pick: now " + whatIsNext());
            case Run _, Fight _, Bridge _, Stone _, Wall _, CornerWall _, Gate _, End _
            when phase != Phase.ACT ->
                phase == Phase.PICK
                        ? object("SM-CAP-03", "somebody must go first: now " + whatIsNext())
                        : object("SM-TURN-01", "turns begin after the set-up: now " + whatIsNext());
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
        return object(rule, "now " + whatIsNext());
    }

    private String whatIsNext() {
        return switch (phase) {
            case FIRST -> "chance names the first player";
            case MUD -> "muddy patch %d is thrown".formatted(LayingOut.nextPatch(meadow));
            case PUDDLES -> "puddle %d is thrown".formatted(LayingOut.nextPuddle(meadow));
            case PLACE -> "a %s sheep is placed".formatted(mine());
            case PENS -> "%s draws a pen".formatted(mine());
            case RAM -> "the ram lands on a patch";
            case ACT -> "%s moves".formatted(mine());
            case PICK -> "%s picks who goes, written as pick d1:white".formatted(mine());
            case PENNED, ROUND_LIMIT, REPETITION, LAST_LEFT -> "nothing is next";
        };
    }

    /** The colour of the player in turn. */
    private String mine() {
        return meadow.colour(meadow.seat());
    }

    private Refusal toMud(LayMud mud) {
        Box.Patch patch = rules.box().patch(mud.patch());
        return Tile.isIn(mud.tile().number(), meadow.land().free())
                ? object(
                        "SM-SET-04",
                        "patch %d is of the kind %s and has no stones to %s however it falls"
                                .formatted(mud.patch(), patch.kind(), Side.letters(mud.ports())))
                : toObstacle(mud.tile());
    }

    private Refusal toObstacle(Tile tile) {
        return object(
                "SM-SET-03",
                (isPen(tile) ? "%s is a pen: throw again" : "%s has an obstacle already: throw again").formatted(tile));
    }

    private boolean isPen(Tile tile) {
        return Tile.isIn(tile.number(), rules.penTiles());
    }

    private Refusal toPut(Tile tile) {
        if (isPen(tile)) {
            return object("SM-SET-07", "%s is a pen, where the dogs will start".formatted(tile));
        }
        return meadow.land().isGrass(tile.number())
                ? object("SM-SET-08", "two sheep stand on %s already".formatted(tile))
                : object("SM-SET-06", "%s has an obstacle, so no sheep is placed there".formatted(tile));
    }

    private Refusal toPen(int pen) {
        String owner = meadow.colour(meadow.pens().owner(pen));
        return object("SM-SET-09", "pen %d is %s's already: throw again".formatted(pen, owner));
    }

    private Refusal toPick(Pick pick) {
        Herding herding = Herding.pending(meadow);
        return pick.going().stream()
                .filter(one -> !waits(herding, one))
                .findFirst()
                .map(one -> object(
                        "SM-CAP-04",
                        "%s; there are %s"
                                .formatted(nobodyThere(one), String.join(", ", Telling.contenders(meadow, herding)))))
                .orElseGet(() -> object(
                        "SM-CAP-04",
                        "a gate or a patch lets through one, and as many go as can; you may choose among "
                                + choices(herding)));
    }

    private static boolean waits(Herding herding, Chosen one) {
        for (int left = herding.candidates(); left != 0; left &= left - 1) {
            Herding.Group group = herding.group(Integer.numberOfTrailingZeros(left));
            if (group.tile() == one.tile().number() && group.kind() == one.kind()) {
                return true;
            }
        }
        return false;
    }

    private String nobodyThere(Chosen one) {
        return one.kind() == Flocks.RAM
                ? "the ram does not wait on %s".formatted(one.tile())
                : "no %s sheep waits on %s".formatted(colour(one.kind()), one.tile());
    }

    private String colour(int seat) {
        return seat < rules.seats() ? rules.called(seat) : "such";
    }

    private String choices(Herding herding) {
        return IntStream.range(0, herding.pickCount())
                .mapToObj(i -> ShepherdMessNotation.written(rules, Picks.of(herding, herding.pick(i))))
                .collect(Collectors.joining(" / "));
    }

    private boolean isUsable(Dog dog) {
        return DogMoves.isUsable(meadow, number(dog));
    }

    private int number(Dog dog) {
        return Dog.number(meadow.seat(), dog);
    }

    private Refusal toUsing(Dog dog) {
        if (!meadow.dogs().isHere(number(dog))) {
            return object("SM-TURN-02", "%s's dog %s is not on the meadow".formatted(mine(), dog));
        }
        return meadow.dogs().daze(number(dog)) == Dog.DAZED
                ? object("SM-FIGHT-03", "%s's dog %s is dazed by a fight and rests this turn".formatted(mine(), dog))
                : object("SM-TURN-02", "dog %s has had its move this turn".formatted(dog));
    }

    private Refusal toRun(Dog dog, Tile to) {
        if (!Tile.isIn(to.number(), DogMoves.reach(meadow, number(dog)))) {
            return toReaching(dog, to);
        }
        return Tile.isIn(to.number(), closedPens())
                ? object("SM-DOG-09", "a dog may run through %s, but not stop in another player's pen".formatted(to))
                : object("SM-DOG-08", "a rival's dog stands on %s: fight it, or stop elsewhere".formatted(to));
    }

    private long closedPens() {
        return meadow.pens().closedTo(meadow.seat());
    }

    private Refusal toReaching(Dog dog, Tile to) {
        if (Tile.isIn(to.number(), meadow.flocks().animalTiles())) {
            return object("SM-DOG-02", "a dog cannot enter %s, for there are sheep on it".formatted(to));
        }
        Tile from = Tile.of(meadow.dogs().tile(number(dog)));
        int steps = Tile.distance(from.number(), to.number());
        return steps > DogMoves.LONGEST_RUN
                ? object("SM-DOG-01", "%s is %d steps from %s, and a dog runs three at most".formatted(to, steps, from))
                : object(
                        "SM-DOG-02", "going around the sheep, %s is more than three steps from %s".formatted(to, from));
    }

    private Refusal toFight(Fight fight) {
        int target = Dog.number(fight.rival(), fight.target());
        if (fight.rival() == meadow.seat()) {
            return object("SM-FIGHT-05", "one's own dogs are not fought");
        }
        if (fight.rival() >= rules.seats()
                || meadow.dogs().tile(target) != fight.at().number()) {
            return object(
                    "SM-FIGHT-01",
                    "%s's dog %s does not stand on %s".formatted(colour(fight.rival()), fight.target(), fight.at()));
        }
        if (!DogMoves.isFightable(meadow, target)) {
            return object(
                    "SM-FIGHT-05",
                    "%s's dog %s still feels its last fight and cannot be fought"
                            .formatted(colour(fight.rival()), fight.target()));
        }
        return Tile.isIn(fight.at().number(), closedPens())
                ? object("SM-DOG-09", "no dog is fought in another player's pen, and %s is one".formatted(fight.at()))
                : toReaching(fight.dog(), fight.at());
    }

    private Optional<Refusal> toTaking(Piece piece) {
        return meadow.land().has(piece)
                ? Optional.empty()
                : Optional.of(object("SM-LAND-01", "no %s is left".formatted(piece.inWords())));
    }

    private Refusal toBridge(Tile tile) {
        return object(
                "SM-LAND-02",
                (Ground.isBridged(meadow.land().ground(tile.number()))
                                ? "the puddle on %s has a bridge already"
                                : "a bridge goes over a puddle, and there is none on %s")
                        .formatted(tile));
    }

    private Refusal toStone(Tile tile, Side side) {
        if (!Ground.isMud(meadow.land().ground(tile.number()))) {
            return object("SM-LAND-03", "a stone goes on a muddy patch, and there is none on %s".formatted(tile));
        }
        return object(
                "SM-LAND-03",
                (tile.neighbour(side).isEmpty()
                                ? "the %s side of %s faces no other tile"
                                : "stones reach the %s side of %s already")
                        .formatted(side, tile));
    }

    private Refusal toWall(Edge edge) {
        return meadow.land().isWall(edge.number())
                ? object("SM-LAND-04", "there is a wall on %s already".formatted(edge))
                : fullEdge(edge);
    }

    private static Refusal toCorner(CornerWall wall) {
        return object(
                "SM-LAND-05",
                (wall.edges().isEmpty()
                                ? "the %s corner of %s touches the outer border"
                                : "both edges at the %s corner of %s must be open")
                        .formatted(wall.corner(), wall.tile()));
    }

    private Refusal toGate(Edge edge) {
        return meadow.land().state(edge) == Edge.State.OPEN
                ? object("SM-LAND-06", "a gate goes into a wall, and there is none on %s".formatted(edge))
                : fullEdge(edge);
    }

    private Refusal fullEdge(Edge edge) {
        return object(
                "SM-LAND-07",
                "there is a %s on %s, which takes nothing more"
                        .formatted(meadow.land().isGate(edge.number()) ? "gate" : "double gate", edge));
    }

    private static Refusal object(String rule, String sentence) {
        return new Refusal(rule, sentence);
    }
}
