package sheepfold.games.shepherdmess;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;
import sheepfold.engine.Sentence;
import sheepfold.games.shepherdmess.MessRules.FlockPull;

/**
 * How scared animals move: the rulebook's algorithm under its own names. A bark is worked out in three steps: everybody
 * decides in the position before anyone moved (SM-BARK-04), those who share a gate or a patch are sorted out, and then all
 * go at once. One instance serves all barks of a thread and allocates nothing.
 */
final class Herding {
    /** What closes an exit (SM-EXIT-02). */
    enum Barrier {
        BORDER("the edge of the board"),
        WALL("a wall"),
        DOG("a dog"),
        WATER("water without a fitting bridge"),
        NO_PORT("mud without a stone"),
        CIRCLE("it would come round to where it was"),
        JUNCTION("it cannot decide among the stones");

        private final String words;

        Barrier(String words) {
            this.words = words;
        }

        Sentence words() {
            return Sentence.of(words);
        }
    }

    /** How a tile looks to a sheep; the better one first (SM-EXIT-03, SM-EXIT-07). */
    enum Company {
        OWN,
        EMPTY,
        STRANGE;

        @JsonValue
        String id() {
            return Ids.of(this);
        }
    }

    /** A way out of a tile: where it lands, and which gates and patches it takes that let through one at a time. */
    static final class Route {
        private static final int LONGEST = Box.PATCHES + Box.MOST_PUDDLES + 1;

        private int landing;
        private long gates;
        private int patches;

        /** The tiles entered, the last one first. */
        private final byte[] entered = new byte[LONGEST];

        private int steps;

        private void landOn(int tile) {
            landing = tile;
            gates = 0;
            patches = 0;
            entered[0] = (byte) tile;
            steps = 1;
        }

        private void leadAcross(int obstacle) {
            entered[steps++] = (byte) obstacle;
        }

        private void take(Route other) {
            landing = other.landing;
            gates = other.gates;
            patches = other.patches;
            steps = other.steps;
            System.arraycopy(other.entered, 0, entered, 0, steps);
        }

        /** The tiles that it leads over, in order, the landing tile last. */
        int[] tiles() {
            int[] tiles = new int[steps];
            for (int i = 0; i < steps; i++) {
                tiles[i] = entered[steps - 1 - i];
            }
            return tiles;
        }
    }

    /** The animals of one flock on one tile, or the ram: they decide alike (SM-BARK-03). */
    static final class Group {
        int tile;
        int kind;
        int count;
        int heading;
        /** Has it chosen an exit? Whether all of them can take it is another matter. */
        boolean leaves;

        Habit habit = Habit.BLOCKED;
        final Route route = new Route();

        private boolean isLimited() {
            return (route.gates | route.patches) != 0;
        }

        private boolean sharesAPartWith(Group other) {
            return ((route.gates & other.route.gates) | (route.patches & other.route.patches)) != 0;
        }
    }

    /** Four tiles with four flocks and the ram. */
    private static final int MOST_GROUPS = 4 * (Box.PENS + 1);

    /** Each junction on the way takes one of the six patches, so choices are never nested deeper. */
    private static final int MOST_CHOICES = Box.PATCHES + 2;

    /** North, west, east, south: the tiles around a dog in the order in which they are written. */
    private static final int[] READING_ORDER = {Side.N.ordinal(), Side.W.ordinal(), Side.E.ordinal(), Side.S.ordinal()};

    private static final Route CLOSED = new Route();

    private static final ThreadLocal<@Nullable Herding> OF_THREAD = new ThreadLocal<>();

    private final Group[] groups = new Group[MOST_GROUPS];
    private final Route[] ahead = new Route[MOST_CHOICES];
    private final Route[] onTheLeft = new Route[MOST_CHOICES];
    private final Route[] onTheRight = new Route[MOST_CHOICES];
    private final int[] rivals = new int[MOST_GROUPS];

    private Meadow meadow;
    private Land land;
    private Flocks flocks;
    private FlockPull flockPull;
    private long dogs;
    private int size;
    private Habit habit = Habit.BLOCKED;
    private Barrier barrier = Barrier.BORDER;

    private int free;
    private int candidates;
    private int[] picks = new int[32];
    private int pickCount;

    private Herding(Meadow meadow) {
        this.meadow = meadow;
        this.land = meadow.land;
        this.flocks = meadow.flocks;
        this.flockPull = meadow.rules.flockPull();
        Arrays.setAll(groups, _ -> new Group());
        Arrays.setAll(ahead, _ -> new Route());
        Arrays.setAll(onTheLeft, _ -> new Route());
        Arrays.setAll(onTheRight, _ -> new Route());
    }

    /** What happens when a dog stops on a tile and barks, worked out; nothing moves yet. It holds until the next bark. */
    static Herding bark(Meadow meadow, int dog, int at) {
        Herding herding = OF_THREAD.get();
        if (herding == null) {
            herding = new Herding(meadow);
            OF_THREAD.set(herding);
        }
        herding.workOut(meadow, dog, at);
        return herding;
    }

    /** The bark that waits for a pick. */
    static Herding pending(Meadow meadow) {
        int dog = meadow.barking();
        return bark(meadow, dog, meadow.dogs.tile(dog));
    }

    private void workOut(Meadow snap, int dog, int at) {
        meadow = snap;
        land = snap.land;
        flocks = snap.flocks;
        flockPull = snap.rules.flockPull();
        dogs = snap.dogs.tilesWithout(dog) | 1L << at;
        size = 0;
        for (int heading : READING_ORDER) {
            int tile = Tile.neighbour(at, heading);
            if (tile != Tile.NOWHERE && Tile.isIn(tile, snap.flocks.animalTiles())) {
                scare(tile, heading);
            }
        }
        sortOut();
    }

    private void scare(int tile, int heading) {
        for (int flock = 0; flock < meadow.rules.seats(); flock++) {
            int count = flocks.on(tile, flock);
            if (count > 0) {
                decide(tile, heading, flock, count);
            }
        }
        if (flocks.ram == tile) {
            decide(tile, heading, Flocks.RAM, 1);
        }
    }

    private void decide(int tile, int heading, int kind, int count) {
        Group group = groups[size++];
        group.tile = tile;
        group.kind = kind;
        group.count = count;
        group.heading = heading;
        if (meadow.rules.pennedSafe() && kind != Flocks.RAM && tile == meadow.pens.tile(kind)) {
            group.leaves = false;
            group.habit = Habit.SAFE_AT_HOME;
            return;
        }
        int ground = land.ground(tile);
        boolean onMud = Ground.isMud(ground);
        Route way = choose(tile, heading, onMud ? Ground.ports(ground) : Side.ALL_BITS, 1L << tile, kind, 0);
        group.leaves = way != CLOSED;
        group.habit = habit;
        if (group.leaves) {
            group.route.take(way);
            // Only the ram ever stands on mud (SM-RAM-03)
            group.route.patches |= onMud ? Ground.patchBit(ground) : 0;
        }
    }

    /** The exit an animal takes with that heading among the allowed sides of a tile, or {@link #CLOSED}. */
    private Route choose(int tile, int heading, int allowed, long visited, int kind, int depth) {
        Route straight = exit(tile, heading, allowed, visited, kind, depth, ahead[depth]);
        if (straight != CLOSED) {
            Company company = company(straight, kind);
            boolean sidesMatter = flockPull != FlockPull.SIDES
                    && (company == Company.STRANGE || (company == Company.EMPTY && flockPull == FlockPull.ALWAYS));
            if (!sidesMatter) {
                return because(Habit.STRAIGHT_ON, straight);
            }
        }
        Route left = exit(tile, Side.left(heading), allowed, visited, kind, depth, onTheLeft[depth]);
        Route right = exit(tile, Side.right(heading), allowed, visited, kind, depth, onTheRight[depth]);
        return straight == CLOSED ? chooseSide(left, right, kind) : pulled(straight, left, right, kind);
    }

    /** Its own kind beside it draws it away from strangers ahead (SM-EXIT-05). */
    private Route pulled(Route straight, Route left, Route right, int kind) {
        boolean ownLeft = left != CLOSED && company(left, kind) == Company.OWN;
        boolean ownRight = right != CLOSED && company(right, kind) == Company.OWN;
        if (ownLeft && ownRight) {
            return because(Habit.TORN, CLOSED);
        }
        if (ownLeft || ownRight) {
            return because(Habit.JOINS_OWN, ownLeft ? left : right);
        }
        boolean strangers = company(straight, kind) == Company.STRANGE;
        return because(strangers ? Habit.AMONG_STRANGERS : Habit.STRAIGHT_ON, straight);
    }

    /** With the straight exit closed the better side wins, and equal ones leave it undecided (SM-EXIT-06 to SM-EXIT-09). */
    private Route chooseSide(Route left, Route right, int kind) {
        if (left == CLOSED && right == CLOSED) {
            return because(Habit.BLOCKED, CLOSED);
        }
        if (left == CLOSED || right == CLOSED) {
            return because(Habit.ONLY_WAY, left == CLOSED ? right : left);
        }
        int better = company(left, kind).compareTo(company(right, kind));
        return better == 0 ? because(Habit.UNDECIDED, CLOSED) : because(Habit.BETTER_SIDE, better < 0 ? left : right);
    }

    private Route because(Habit reason, Route route) {
        habit = reason;
        return route;
    }

    private Route exit(int tile, int side, int allowed, long visited, int kind, int depth, Route into) {
        return Side.isIn(side, allowed) ? route(tile, side, visited, kind, depth, into) : closedBy(Barrier.NO_PORT);
    }

    /** Where an animal comes to that leaves a tile through a side, or {@link #CLOSED} (SM-EXIT-02, SM-CROSS-01 to SM-CROSS-05). */
    private Route route(int tile, int side, long visited, int kind, int depth, Route into) {
        int next = Tile.neighbour(tile, side);
        if (next == Tile.NOWHERE) {
            return closedBy(Barrier.BORDER);
        }
        int edge = Edge.on(tile, side);
        if (land.isWall(edge)) {
            return closedBy(Barrier.WALL);
        }
        if (Tile.isIn(next, dogs)) {
            return closedBy(Barrier.DOG);
        }
        if (Tile.isIn(next, visited)) {
            return closedBy(Barrier.CIRCLE);
        }
        Route way = enter(next, side, visited | 1L << next, kind, depth, into);
        if (way != CLOSED && land.isGate(edge)) {
            way.gates |= 1L << edge;
        }
        return way;
    }

    private Route enter(int tile, int side, long visited, int kind, int depth, Route into) {
        int ground = land.ground(tile);
        if (ground == Ground.GRASS) {
            into.landOn(tile);
            return into;
        }
        return Ground.isMud(ground)
                ? crossMud(tile, ground, side, visited, kind, depth, into)
                : crossWater(tile, ground, side, visited, kind, depth, into);
    }

    private Route crossWater(int tile, int ground, int side, long visited, int kind, int depth, Route into) {
        if (!Ground.isBridgedAlong(ground, side)) {
            return closedBy(Barrier.WATER);
        }
        Route way = route(tile, side, visited, kind, depth, into);
        if (way != CLOSED) {
            way.leadAcross(tile);
        }
        return way;
    }

    /** Stones are followed by the same habits; no port is left by which it was entered (SM-CROSS-02). */
    private Route crossMud(int tile, int ground, int side, long visited, int kind, int depth, Route into) {
        if (!Side.isIn(Side.opposite(side), Ground.ports(ground))) {
            return closedBy(Barrier.NO_PORT);
        }
        Route onwards = choose(tile, side, Ground.ports(ground), visited, kind, depth + 1);
        if (onwards == CLOSED) {
            return habit == Habit.BLOCKED ? CLOSED : closedBy(Barrier.JUNCTION);
        }
        into.take(onwards);
        into.leadAcross(tile);
        into.patches |= Ground.patchBit(ground);
        return into;
    }

    private Route closedBy(Barrier reason) {
        barrier = reason;
        return CLOSED;
    }

    /** The ram belongs nowhere and is not counted (SM-EXIT-03, SM-RAM-02). */
    private Company company(Route route, int kind) {
        if (!Tile.isIn(route.landing, flocks.tiles)) {
            return Company.EMPTY;
        }
        boolean own = kind != Flocks.RAM && flocks.on(route.landing, kind) > 0;
        return own ? Company.OWN : Company.STRANGE;
    }

    /** Who goes freely, who needs a gate or a patch that is not used up, and who stands in whose way (SM-CAP-04). */
    private void sortOut() {
        free = 0;
        candidates = 0;
        for (int i = 0; i < size; i++) {
            Group group = groups[i];
            if (group.leaves && !group.isLimited()) {
                free |= 1 << i;
            } else if (group.leaves && !meadow.course.isUsedUp(group.route.gates, group.route.patches)) {
                candidates |= 1 << i;
            }
        }
        pickCount = 0;
        if (Integer.bitCount(candidates) <= 1) {
            addPick(candidates);
        } else {
            findRivals();
            collectPicks(0, candidates, 0);
        }
    }

    private void findRivals() {
        for (int left = candidates; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            rivals[i] = 0;
            for (int others = candidates & ~(1 << i); others != 0; others &= others - 1) {
                int other = Integer.numberOfTrailingZeros(others);
                rivals[i] |= groups[i].sharesAPartWith(groups[other]) ? 1 << other : 0;
            }
        }
    }

    /** Every largest-by-inclusion set of candidates without rivals among them (the method of Bron and Kerbosch). */
    private void collectPicks(int chosen, int open, int done) {
        if (open == 0) {
            if (done == 0) {
                addPick(chosen);
            }
            return;
        }
        // In a largest set is this one or a rival of it
        int pivot = Integer.numberOfTrailingZeros(open);
        int rest = open;
        int closed = done;
        for (int left = open & (rivals[pivot] | 1 << pivot); left != 0; left &= left - 1) {
            int next = Integer.numberOfTrailingZeros(left);
            int taken = rivals[next] | 1 << next;
            collectPicks(chosen | 1 << next, rest & ~taken, closed & ~taken);
            rest &= ~(1 << next);
            closed |= 1 << next;
        }
    }

    private void addPick(int pick) {
        if (pickCount == picks.length) {
            picks = Arrays.copyOf(picks, 2 * pickCount);
        }
        picks[pickCount++] = pick;
    }

    /** How many ways there are to share gates and patches; with one there is nothing to decide. */
    int pickCount() {
        return pickCount;
    }

    /** A pick as a set of groups. */
    int pick(int index) {
        return picks[index];
    }

    /** How many animals of a group go: all, one, or none (SM-CAP-01, SM-CAP-02). */
    int going(int group, int pick) {
        if ((free >> group & 1) != 0) {
            return groups[group].count;
        }
        return pick >> group & 1;
    }

    /** Groups that go only if they are picked. */
    int candidates() {
        return candidates;
    }

    int size() {
        return size;
    }

    Group group(int index) {
        return groups[index];
    }

    /** Those of a set. */
    Stream<Group> groups(int set) {
        return IntStream.range(0, size).filter(i -> (set >> i & 1) != 0).mapToObj(i -> groups[i]);
    }

    /** Everybody moves at once, and what lets through one at a time is used up. */
    void carryOut(int pick) {
        long gates = 0;
        int patches = 0;
        for (int i = 0; i < size; i++) {
            Group group = groups[i];
            int going = going(i, pick);
            if (going > 0) {
                flocks.drive(group.kind, going, group.tile, group.route.landing);
                gates |= group.route.gates;
                patches |= group.route.patches;
            }
        }
        // Only capacities that last for the whole turn are gone (SM-CAP-01)
        MessRules rules = meadow.rules;
        meadow.course.useUp(rules.gatesPerTurn() ? gates : 0, rules.patchesPerBark() ? 0 : patches);
    }

    /**
     * One of a group's exits, looked at for people: where it leads and how that tile looks to it, or what closes it.
     */
    record Exit(
            Side side,
            @Nullable Tile tile,
            @Nullable Company company,
            @Nullable Sentence closed) {}

    /** The exit of a group on one side, as the last bark has it. */
    Exit exit(Group group, int side) {
        int ground = land.ground(group.tile);
        int allowed = Ground.isMud(ground) ? Ground.ports(ground) : Side.ALL_BITS;
        Route way = exit(group.tile, side, allowed, 1L << group.tile, group.kind, 0, ahead[0]);
        return way == CLOSED
                ? new Exit(Side.ALL.get(side), null, null, barrier.words())
                : new Exit(Side.ALL.get(side), Tile.of(way.landing), company(way, group.kind), null);
    }
}
