package sheepfold.games.shepherdmess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sheepfold.engine.Events;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.games.shepherdmess.Herding.Group;

/** Tells of a bark: how the dog ran, whom it scared, who ran and who stayed. */
final class Telling {
    private static final int EVERYBODY = -1;

    private Telling() {}

    static void bark(Meadow meadow, Herding herding, int dog, int from, int to, Events events) {
        Colour colour = meadow.colour(Dog.seatOf(dog));
        events.tell(new ShepherdMessEvent.DogRan(colour, Dog.of(dog), way(meadow, from, to)));
        List<Tile> scared = herding.groups(EVERYBODY)
                .map(group -> Tile.of(group.tile))
                .distinct()
                .toList();
        events.tell(new ShepherdMessEvent.Barked(colour, Dog.of(dog), Tile.of(to), scared));
        if (herding.pickCount() > 1) {
            events.tell(new ShepherdMessEvent.PickNeeded(colour, contenders(meadow, herding)));
        }
    }

    /** Those among whom a pick chooses. */
    static List<Contender> contenders(Meadow meadow, Herding herding) {
        return herding.groups(herding.candidates())
                .map(group -> new Contender(Tile.of(group.tile), meadow.colour(group.kind)))
                .toList();
    }

    static void scatter(Meadow meadow, Herding herding, int pick, Events events) {
        for (int i = 0; i < herding.size(); i++) {
            Group group = herding.group(i);
            Colour flock = meadow.colour(group.kind);
            Tile from = Tile.of(group.tile);
            int going = herding.going(i, pick);
            int staying = group.count - going;
            if (going > 0) {
                Habit habit = group.habit;
                events.tell(new ShepherdMessEvent.SheepRan(
                        flock, going, from, tiles(group.route), habit, habit.rule, habit.words()));
            }
            if (staying > 0) {
                Habit habit = group.leaves ? Habit.WAITS : group.habit;
                events.tell(new ShepherdMessEvent.SheepStayed(flock, staying, from, habit, habit.rule, habit.words()));
            }
        }
    }

    static List<Tile> tiles(Herding.Route route) {
        return Arrays.stream(route.tiles()).mapToObj(Tile::of).toList();
    }

    static boolean stays(ShepherdMessEvent.DogRan ran) {
        return ran.way().size() == 1;
    }

    static Ref tile(ShepherdMessEvent.DogRan ran) {
        return ran.way().getFirst().ref();
    }

    static Sentence afterFirst(List<Tile> way) {
        return row(way.subList(1, way.size()));
    }

    static boolean isUnheard(ShepherdMessEvent.Barked bark) {
        return bark.scared().isEmpty();
    }

    static boolean isOfTheRam(ShepherdMessEvent.SheepRan ran) {
        return ran.flock().isRam();
    }

    static boolean isOfTheRam(ShepherdMessEvent.SheepStayed stayed) {
        return stayed.flock().isRam();
    }

    /** The id of a rule that an event names. */
    static Ref rule(String id) {
        return Ref.sign("rule", id);
    }

    /** Tiles one after another: "e1, f1". */
    static Sentence row(List<Tile> tiles) {
        return tiles.stream()
                .map(tile -> Sentence.of("{tile}", tile))
                .reduce((before, next) -> Sentence.of("{before}, {next}", before, next))
                .orElseThrow();
    }

    static Sentence animals(List<Contender> contenders) {
        return Sentence.list(contenders.stream().map(Contender::words).toList());
    }

    /** A shortest way for the dog; which one it takes does not matter (SM-DOG-06). */
    private static List<Tile> way(Meadow meadow, int from, int to) {
        long clear = ~meadow.flocks.animalTiles();
        int[] distance = new int[Tile.COUNT];
        long reached = 1L << to;
        for (int step = 1; step <= DogMoves.LONGEST_RUN; step++) {
            long grown = (Tile.grown(reached) & clear) | reached;
            for (long fresh = grown & ~reached; fresh != 0; fresh &= fresh - 1) {
                distance[Tile.firstOf(fresh)] = step;
            }
            reached = grown;
        }
        List<Tile> way = new ArrayList<>(List.of(Tile.of(from)));
        int at = from;
        while (at != to) {
            at = nearer(at, to, distance);
            way.add(Tile.of(at));
        }
        return way;
    }

    private static int nearer(int at, int to, int[] distance) {
        for (Side side : Side.ALL) {
            int next = Tile.neighbour(at, side.ordinal());
            if (next == to || (next != Tile.NOWHERE && distance[next] > 0 && distance[next] == distance[at] - 1)) {
                return next;
            }
        }
        throw new IllegalStateException("no way leads from " + Tile.name(at) + " to " + Tile.name(to));
    }
}
