package sheepfold.games.lastfleecestanding;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import sheepfold.engine.Form;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/** Decisions with too many moves to list: rearranging a coat, alone or with a gain, and giving up many pieces. */
final class Forms {
    private static final String ARRANGE = "arrange CELL>CELL CELL>CELL …: move pieces of your coat, all at once";
    private static final String STICK =
            "stick CELL CELL>CELL …: lay the new piece into a free cell, then move pieces, all at once";
    private static final String SHED = "shed CELL CELL …: give up so many pieces of your coat";

    private Forms() {}

    static List<Form<FleeceMove>> of(Paddock paddock, int seat) {
        if (seat < 0 || !paddock.turn().asks(seat)) {
            return List.of();
        }
        return switch (paddock.phase()) {
            case ACT, WINDOW ->
                Coats.mayArrange(paddock, seat)
                        ? List.of(new Form<>("arrange", ARRANGE, random -> anyArrangement(paddock, seat, random)))
                        : List.of();
            case GAIN -> List.of(new Form<>("stick", STICK, random -> anyStick(paddock, seat, random)));
            case BITE, SHED ->
                Listing.tooManySets(paddock.sheep(seat).coat.pieces(), Happenings.due(paddock, seat))
                        ? List.of(new Form<>("shed", SHED, random -> anyLoss(paddock, seat, random)))
                        : List.of();
            default -> List.of();
        };
    }

    /** A random layout of all pieces over the open rows, which moves at least one piece. */
    static Arrange anyArrangement(Paddock paddock, int seat, RandomGenerator random) {
        Coat coat = paddock.sheep(seat).coat;
        List<Shift> shifts = List.of();
        while (shifts.isEmpty()) {
            shifts = shuffled(coat.occupied(), coat.cells(), random);
        }
        return new Arrange(shifts);
    }

    private static Stick anyStick(Paddock paddock, int seat, RandomGenerator random) {
        Coat coat = paddock.sheep(seat).coat;
        List<Integer> free = cells(coat.free());
        int cell = free.get(random.nextInt(free.size()));
        return new Stick(cell + 1, shuffled(coat.occupied() | 1L << cell, coat.cells(), random));
    }

    private static Shed anyLoss(Paddock paddock, int seat, RandomGenerator random) {
        List<Integer> pieces = new ArrayList<>(cells(paddock.sheep(seat).coat.occupied()));
        Collections.shuffle(pieces, Random.from(random));
        long chosen = 0;
        for (int cell : pieces.subList(0, Happenings.due(paddock, seat))) {
            chosen |= 1L << cell;
        }
        return Shed.of(chosen);
    }

    private static List<Shift> shuffled(long occupied, long open, RandomGenerator random) {
        List<Integer> targets = new ArrayList<>(cells(open));
        Collections.shuffle(targets, Random.from(random));
        List<Shift> shifts = new ArrayList<>();
        for (int from : cells(occupied)) {
            int to = targets.removeLast();
            if (from != to) {
                shifts.add(new Shift(from + 1, to + 1));
            }
        }
        return shifts;
    }

    private static List<Integer> cells(long bits) {
        List<Integer> cells = new ArrayList<>();
        for (long left = bits; left != 0; left &= left - 1) {
            cells.add(Long.numberOfTrailingZeros(left));
        }
        return cells;
    }
}
