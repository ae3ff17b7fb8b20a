package sheepfold.games.shepherdmess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sheepfold.engine.Events;
import sheepfold.games.shepherdmess.Herding.Group;

/** Tells of a bark: how the dog ran, whom it scared, who ran and who stayed. */
final class Telling {
    /** What those are told to do who wait at a gate or a patch. */
    static final String WAITING_RULE = "SM-CAP-02";

    static final String WAITING = "waits: one at a time";

    private Telling() {}

    static void bark(Meadow meadow, Herding herding, int dog, int from, int to, Events events) {
        String colour = meadow.colour(Dog.seatOf(dog));
        String name = Dog.of(dog).name();
        events.tell(new ShepherdMessEvent.DogRan(colour, name, way(meadow, from, to)));
        List<String> scared = groups(herding).stream()
                .map(group -> Tile.name(group.tile()))
                .distinct()
                .toList();
        events.tell(new ShepherdMessEvent.Barked(colour, name, Tile.name(to), scared));
        if (herding.pickCount() > 1) {
            events.tell(new ShepherdMessEvent.PickNeeded(colour, contenders(meadow, herding)));
        }
    }

    static List<String> contenders(Meadow meadow, Herding herding) {
        List<String> contenders = new ArrayList<>();
        for (int i = 0; i < herding.size(); i++) {
            if ((herding.candidates() >> i & 1) != 0) {
                Group group = herding.group(i);
                contenders.add(Tile.name(group.tile()) + ":" + meadow.colour(group.kind()));
            }
        }
        return contenders;
    }

    static void scatter(Meadow meadow, Herding herding, int pick, Events events) {
        for (int i = 0; i < herding.size(); i++) {
            Group group = herding.group(i);
            String flock = meadow.colour(group.kind());
            String from = Tile.name(group.tile());
            int going = herding.going(i, pick);
            int staying = group.count() - going;
            if (going > 0) {
                events.tell(new ShepherdMessEvent.SheepRan(
                        flock,
                        going,
                        from,
                        names(group.route().tiles()),
                        group.habit().rule(),
                        group.habit().words()));
            }
            if (staying > 0) {
                events.tell(new ShepherdMessEvent.SheepStayed(
                        flock,
                        staying,
                        from,
                        group.leaves() ? WAITING_RULE : group.habit().rule(),
                        group.leaves() ? WAITING : group.habit().words()));
            }
        }
    }

    static List<Group> groups(Herding herding) {
        List<Group> groups = new ArrayList<>();
        for (int i = 0; i < herding.size(); i++) {
            groups.add(herding.group(i));
        }
        return groups;
    }

    static List<String> names(int[] tiles) {
        return Arrays.stream(tiles).mapToObj(Tile::name).toList();
    }

    /** A shortest way for the dog; which one it takes does not matter (SM-DOG-06). */
    private static List<String> way(Meadow meadow, int from, int to) {
        long clear = ~meadow.flocks().animalTiles();
        int[] distance = new int[Tile.COUNT];
        long reached = 1L << to;
        for (int step = 1; step <= DogMoves.LONGEST_RUN; step++) {
            long grown = (Tile.grown(reached) & clear) | reached;
            for (long fresh = grown & ~reached; fresh != 0; fresh &= fresh - 1) {
                distance[Tile.firstOf(fresh)] = step;
            }
            reached = grown;
        }
        List<String> way = new ArrayList<>(List.of(Tile.name(from)));
        int at = from;
        while (at != to) {
            at = nearer(at, to, distance);
            way.add(Tile.name(at));
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
