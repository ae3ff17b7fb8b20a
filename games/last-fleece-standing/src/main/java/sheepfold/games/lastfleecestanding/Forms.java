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
        List<Integer> free = new Cells(coat.free()).numbers();
        int cell = free.get(random.nextInt(free.size()));
        return new Stick(cell, shuffled(coat.occupied() | 1L << (cell - 1), coat.cells(), random));
    }

    private static Shed anyLoss(Paddock paddock, int seat, RandomGenerator random) {
        List<Integer> pieces =
                new ArrayList<>(new Cells(paddock.sheep(seat).coat.occupied()).numbers());
        Collections.shuffle(pieces, Random.from(random));
        return new Shed(Cells.of(pieces.subList(0, Happenings.due(paddock, seat))));
    }

    private static List<Shift> shuffled(long occupied, long open, RandomGenerator random) {
        List<Integer> targets = new ArrayList<>(new Cells(open).numbers());
        Collections.shuffle(targets, Random.from(random));
        List<Shift> shifts = new ArrayList<>();
        for (int from : new Cells(occupied).numbers()) {
            int to = targets.removeLast();
            if (from != to) {
                shifts.add(new Shift(from, to));
            }
        }
        return shifts;
    }
}
