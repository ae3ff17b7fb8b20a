package sheepfold.games.sheephop.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import sheepfold.games.sheephop.Hillside;

/** Gives every endgame on a ground a number: the empty board has 0, then come one sheep, two sheep, and so on. */
final class Numbering {
    private final Ground ground;
    private final List<Flocks> flocks = new ArrayList<>();

    /** The first number by the count of sheep, and behind the last of them the count of all numbers. */
    private final int[] starts;

    Numbering(Ground ground, Herd herd) {
        this.ground = ground;
        this.starts = new int[herd.sheep() + 2];
        starts[1] = 1;
        for (int sheep = 1; sheep <= herd.sheep(); sheep++) {
            Flocks next = new Flocks(sheep, ground.room(), herd);
            flocks.add(next);
            int endgames = Math.multiplyExact(ground.scenes(), next.count());
            starts[sheep + 1] = Math.addExact(starts[sheep], endgames);
        }
    }

    int mostSheep() {
        return flocks.size();
    }

    /** How many endgames have at most so many sheep. */
    int count(int sheep) {
        return starts[sheep + 1];
    }

    int count() {
        return count(mostSheep());
    }

    /** The number of a position at the start of a turn, or {@link Flocks#UNKNOWN} if it is not among these endgames. */
    int number(Hillside evening) {
        int sheep = Long.bitCount(evening.sheep());
        if (sheep == 0) {
            return 0;
        }
        if (sheep > mostSheep()) {
            return Flocks.UNKNOWN;
        }
        Flocks all = flocks.get(sheep - 1);
        int flock = all.number(evening, ground.free(evening));
        return flock == Flocks.UNKNOWN ? flock : starts[sheep] + ground.scene(evening) * all.count() + flock;
    }

    /** Shows every endgame but the empty board, in the order of their numbers. */
    void forEach(Consumer<Hillside> audience) {
        for (Flocks all : flocks) {
            ground.forEachScene(scene -> all.forEach(scene, ground.free(scene), audience));
        }
    }
}
