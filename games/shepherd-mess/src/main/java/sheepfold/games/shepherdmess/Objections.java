package sheepfold.games.shepherdmess;

import java.util.Optional;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.shepherdmess.Meadow.Phase;
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

/** Why a move cannot be played: the rule and a sentence. Nothing is said against a legal one. */
final class Objections {
    private final Meadow meadow;
    private final MessRules rules;
    private final Phase phase;

    Objections(Meadow meadow) {
        this.meadow = meadow;
        this.rules = meadow.rules();
        this.phase = meadow.phase();
    }

    Optional<Refusal> to(int actor, ShepherdMessMove move) {
        if (phase.isOver()) {
            return object("SM-TURN-05", "the game is over");
        }
        if (!meadow.turn().asks(actor)) {
            return actor == Seats.CHANCE || meadow.turn().isChance()
                    ? object(phase.isSetup() ? "SM-SET-05" : "SM-TURN-01", "now " + whatIsNext())
                    : object("SM-TURN-04", "it is the turn of seat %d, %s".formatted(meadow.seat(), mine()));
        }
        return switch (move) {
            case First first -> toFirst(first);
            case LayMud mud -> toMud(mud);
            case LayPuddle puddle -> toPuddle(puddle);
            case Put put -> toPut(put.tile());
            case DrawPen drawn -> toPen(drawn);
            case RamLands _ -> during(Phase.RAM, "SM-SET-11");
            case Pick pick -> toPick(pick);
            case Run run -> toActing().or(() -> toRun(run));
            case Fight fight -> toActing().or(() -> toFight(fight));
            case Bridge bridge -> toActing().or(() -> toTaking(Piece.BRIDGE)).or(() -> toBridge(bridge.tile()));
            case Stone stone -> toActing().or(() -> toTaking(Piece.STONE)).or(() -> toStone(stone));
            case Wall wall -> toActing().or(() -> toTaking(Piece.WALL)).or(() -> toWall(wall.edge()));
            case CornerWall wall -> toActing().or(() -> toTaking(Piece.CORNER)).or(() -> toCorner(wall));
            case Gate gate -> toActing().or(() -> toTaking(Piece.GATE)).or(() -> toGate(gate.edge()));
            case End _ -> toActing();
        };
    }

    private String whatIsNext() {
        return switch (phase) {
            case FIRST -> "chance names the first player";
            case MUD -> "muddy patch %d is thrown".formatted(meadow.laid() + 1);
            case PUDDLES -> "puddle %d is thrown".formatted(meadow.laid() + 1);
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
        return rules.called(meadow.seat());
    }

    private Optional<Refusal> during(Phase expected, String rule) {
        return phase == expected ? Optional.empty() : object(rule, "now " + whatIsNext());
    }

    private Optional<Refusal> toFirst(First first) {
        return during(Phase.FIRST, "SM-SET-05")
                .or(() -> first.seat() < rules.seats()
                        ? Optional.empty()
                        : object("SM-SET-05", "there is no seat %d here".formatted(first.seat())));
    }

    private Optional<Refusal> toMud(LayMud mud) {
        if (phase != Phase.MUD || mud.patch() != meadow.laid() + 1) {
            return object("SM-SET-04", "now " + whatIsNext());
        }
        return toObstacle(mud.tile())
                .or(() -> rules.box().patch(mud.patch()).rotations().contains(mud.ports())
                        ? Optional.empty()
                        : object(
                                "SM-SET-04",
                                "patch %d is of the kind %s and has no stones to %s however it falls"
                                        .formatted(
                                                mud.patch(),
                                                rules.box().patch(mud.patch()).kind(),
                                                Side.letters(mud.ports()))));
    }

    private Optional<Refusal> toPuddle(LayPuddle puddle) {
        return phase != Phase.PUDDLES || puddle.puddle() != meadow.laid() + 1
                ? object("SM-SET-04", "now " + whatIsNext())
                : toObstacle(puddle.tile());
    }

    private Optional<Refusal> toObstacle(Tile tile) {
        if (isPen(tile)) {
            return object("SM-SET-03", "%s is a pen: throw again".formatted(tile));
        }
        return isGrass(tile)
                ? Optional.empty()
                : object("SM-SET-03", "%s has an obstacle already: throw again".formatted(tile));
    }

    private boolean isPen(Tile tile) {
        return Tile.isIn(tile.number(), rules.penTiles());
    }

    private boolean isGrass(Tile tile) {
        return meadow.ground(tile.number()) == Ground.GRASS;
    }

    private Optional<Refusal> toPut(Tile tile) {
        if (phase != Phase.PLACE) {
            return object("SM-SET-05", "now " + whatIsNext());
        }
        if (isPen(tile)) {
            return object("SM-SET-07", "%s is a pen, where the dogs will start".formatted(tile));
        }
        if (!isGrass(tile)) {
            return object("SM-SET-06", "%s has an obstacle, so no sheep is placed there".formatted(tile));
        }
        return meadow.sheepOn(tile.number()) < Meadow.SHEEP_A_TILE_IN_SETUP
                ? Optional.empty()
                : object("SM-SET-08", "two sheep stand on %s already".formatted(tile));
    }

    private Optional<Refusal> toPen(DrawPen drawn) {
        if (phase != Phase.PENS || drawn.seat() != meadow.seat()) {
            return object("SM-SET-09", "now " + whatIsNext());
        }
        int owner = meadow.ownerOfPen(drawn.pen());
        return owner == Seats.CHANCE
                ? Optional.empty()
                : object(
                        "SM-SET-09", "pen %d is %s's already: throw again".formatted(drawn.pen(), rules.called(owner)));
    }

    private Optional<Refusal> toPick(Pick pick) {
        if (phase != Phase.PICK) {
            return object("SM-CAP-03", "there is nothing to pick: now " + whatIsNext());
        }
        Herding herding = Herding.bark(meadow, meadow.barking(), meadow.dogTile(meadow.barking()));
        int chosen = 0;
        for (Chosen one : pick.going()) {
            int group = candidate(herding, one);
            if (group < 0) {
                return object("SM-CAP-04", "%s; there are %s".formatted(nobodyThere(one), candidates(herding)));
            }
            chosen |= 1 << group;
        }
        return isPick(herding, chosen)
                        && Integer.bitCount(chosen) == pick.going().size()
                ? Optional.empty()
                : object(
                        "SM-CAP-04",
                        "a gate or a patch lets through one, and as many go as can; you may choose among "
                                + choices(herding));
    }

    private static int candidate(Herding herding, Chosen one) {
        for (int i = 0; i < herding.size(); i++) {
            Herding.Group group = herding.group(i);
            boolean waits = (herding.candidates() >> i & 1) != 0;
            if (waits && group.tile() == one.tile().number() && group.kind() == one.kind()) {
                return i;
            }
        }
        return -1;
    }

    private String nobodyThere(Chosen one) {
        String animal = one.kind() == Meadow.RAM ? "the ram" : "no %s sheep".formatted(colour(one.kind()));
        return one.kind() == Meadow.RAM
                ? "%s does not wait on %s".formatted(animal, one.tile())
                : "%s waits on %s".formatted(animal, one.tile());
    }

    private String colour(int seat) {
        return seat < rules.seats() ? rules.called(seat) : "such";
    }

    private String candidates(Herding herding) {
        return String.join(", ", Telling.contenders(meadow, herding));
    }

    private String choices(Herding herding) {
        StringBuilder choices = new StringBuilder();
        for (int i = 0; i < herding.pickCount(); i++) {
            choices.append(i == 0 ? "" : " / ")
                    .append(ShepherdMessNotation.written(rules, Picks.of(herding, herding.pick(i))));
        }
        return choices.toString();
    }

    private static boolean isPick(Herding herding, int groups) {
        for (int i = 0; i < herding.pickCount(); i++) {
            if (herding.pick(i) == groups) {
                return true;
            }
        }
        return false;
    }

    private Optional<Refusal> toActing() {
        return switch (phase) {
            case ACT -> Optional.empty();
            case PICK -> object("SM-CAP-03", "somebody must go first: now " + whatIsNext());
            default -> object("SM-TURN-01", "turns begin after the set-up: now " + whatIsNext());
        };
    }

    private Optional<Refusal> toUsing(Dog dog) {
        int number = Dog.number(meadow.seat(), dog);
        if (meadow.dogTile(number) == Tile.NOWHERE) {
            return object("SM-TURN-02", "%s's dog %s is not on the meadow".formatted(mine(), dog));
        }
        if (meadow.daze(number) == Dog.DAZED) {
            return object("SM-FIGHT-03", "%s's dog %s is dazed by a fight and rests this turn".formatted(mine(), dog));
        }
        return (meadow.usedDogs() & dog.bit()) == 0
                ? Optional.empty()
                : object("SM-TURN-02", "dog %s has had its move this turn".formatted(dog));
    }

    private Optional<Refusal> toRun(Run run) {
        int dog = Dog.number(meadow.seat(), run.dog());
        Tile to = run.to();
        return toUsing(run.dog())
                .or(() -> toReaching(dog, to))
                .or(() -> to.number() == meadow.dogTile(dog) ? Optional.empty() : toStopping(dog, to));
    }

    private Optional<Refusal> toReaching(int dog, Tile to) {
        if (Tile.isIn(to.number(), meadow.reach(dog))) {
            return Optional.empty();
        }
        if (Tile.isIn(to.number(), meadow.animalTiles())) {
            return object("SM-DOG-02", "a dog cannot enter %s, for there are sheep on it".formatted(to));
        }
        Tile from = Tile.of(meadow.dogTile(dog));
        int steps = Math.abs(from.column() - to.column()) + Math.abs(from.row() - to.row());
        return steps > Meadow.LONGEST_RUN
                ? object("SM-DOG-01", "%s is %d steps from %s, and a dog runs three at most".formatted(to, steps, from))
                : object(
                        "SM-DOG-02", "going around the sheep, %s is more than three steps from %s".formatted(to, from));
    }

    private Optional<Refusal> toStopping(int dog, Tile to) {
        if (Tile.isIn(to.number(), meadow.foreignPens())) {
            return object("SM-DOG-09", "a dog may run through %s, but not stop in another player's pen".formatted(to));
        }
        return Tile.isIn(to.number(), meadow.stops(dog, to.bit()))
                ? Optional.empty()
                : object("SM-DOG-08", "a rival's dog stands on %s: fight it, or stop elsewhere".formatted(to));
    }

    private Optional<Refusal> toFight(Fight fight) {
        return toUsing(fight.dog()).or(() -> toTarget(fight)).or(() -> toArena(fight));
    }

    private Optional<Refusal> toTarget(Fight fight) {
        if (fight.rival() == meadow.seat()) {
            return object("SM-FIGHT-05", "one's own dogs are not fought");
        }
        int target = Dog.number(fight.rival(), fight.target());
        if (fight.rival() >= rules.seats()
                || meadow.dogTile(target) != fight.at().number()) {
            return object(
                    "SM-FIGHT-01",
                    "%s's dog %s does not stand on %s".formatted(colour(fight.rival()), fight.target(), fight.at()));
        }
        return meadow.isFightable(target)
                ? Optional.empty()
                : object(
                        "SM-FIGHT-05",
                        "%s's dog %s still feels its last fight and cannot be fought"
                                .formatted(colour(fight.rival()), fight.target()));
    }

    private Optional<Refusal> toArena(Fight fight) {
        if (Tile.isIn(fight.at().number(), meadow.foreignPens())) {
            return object("SM-DOG-09", "no dog is fought in another player's pen, and %s is one".formatted(fight.at()));
        }
        return toReaching(Dog.number(meadow.seat(), fight.dog()), fight.at());
    }

    private Optional<Refusal> toTaking(Piece piece) {
        return piece.isLeft(meadow.supply())
                ? Optional.empty()
                : object("SM-LAND-01", "no %s is left".formatted(piece.inWords()));
    }

    private Optional<Refusal> toBridge(Tile tile) {
        int ground = meadow.ground(tile.number());
        if (!Ground.isWater(ground)) {
            return object("SM-LAND-02", "a bridge goes over a puddle, and there is none on %s".formatted(tile));
        }
        return Ground.isBridged(ground)
                ? object("SM-LAND-02", "the puddle on %s has a bridge already".formatted(tile))
                : Optional.empty();
    }

    private Optional<Refusal> toStone(Stone stone) {
        Tile tile = stone.tile();
        int ground = meadow.ground(tile.number());
        if (!Ground.isMud(ground)) {
            return object("SM-LAND-03", "a stone goes on a muddy patch, and there is none on %s".formatted(tile));
        }
        if (Landscape.takesStone(meadow, tile.number(), stone.side().ordinal())) {
            return Optional.empty();
        }
        return tile.neighbour(stone.side()).isEmpty()
                ? object("SM-LAND-03", "the %s side of %s faces no other tile".formatted(stone.side(), tile))
                : object("SM-LAND-03", "stones reach the %s side of %s already".formatted(stone.side(), tile));
    }

    private Optional<Refusal> toWall(Edge edge) {
        return switch (meadow.state(edge)) {
            case OPEN -> Optional.empty();
            case WALL -> object("SM-LAND-04", "there is a wall on %s already".formatted(edge));
            case GATE, DOUBLE -> fullEdge(edge);
        };
    }

    private Optional<Refusal> toCorner(CornerWall wall) {
        if (wall.edges().isEmpty()) {
            return object(
                    "SM-LAND-05", "the %s corner of %s touches the outer border".formatted(wall.corner(), wall.tile()));
        }
        return (wall.edges().orElseThrow() & ~meadow.openEdges()) == 0
                ? Optional.empty()
                : object(
                        "SM-LAND-05",
                        "both edges at the %s corner of %s must be open".formatted(wall.corner(), wall.tile()));
    }

    private Optional<Refusal> toGate(Edge edge) {
        return switch (meadow.state(edge)) {
            case WALL -> Optional.empty();
            case OPEN -> object("SM-LAND-06", "a gate goes into a wall, and there is none on %s".formatted(edge));
            case GATE, DOUBLE -> fullEdge(edge);
        };
    }

    private Optional<Refusal> fullEdge(Edge edge) {
        return object(
                "SM-LAND-07",
                "there is a %s on %s, which takes nothing more"
                        .formatted(meadow.state(edge) == Edge.State.GATE ? "gate" : "double gate", edge));
    }

    private static Optional<Refusal> object(String rule, String sentence) {
        return Optional.of(new Refusal(rule, Sentence.sign(sentence)));
    }
}
