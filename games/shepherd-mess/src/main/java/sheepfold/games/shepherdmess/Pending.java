package sheepfold.games.shepherdmess;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is decided next, with what only that decision has to know, or how the game ended. Each is made once and shared. */
abstract sealed class Pending {
    private final Phase phase;

    private Pending(Phase phase) {
        this.phase = phase;
    }

    /** All that there is to know lies on the meadow. */
    static final class Plain extends Pending {
        private static final List<Pending> ALL = Stream.of(Phase.values())
                .<Pending>map(phase -> phase.isOver() ? new Over(phase) : new Plain(phase))
                .toList();

        private Plain(Phase phase) {
            super(phase);
        }
    }

    /** The player in turn picks who goes after a dog's bark. */
    static final class Pick extends Pending {
        private static final List<Pick> ALL =
                IntStream.range(0, 2 * Box.PENS).mapToObj(Pick::new).toList();

        private final int dog;

        private Pick(int dog) {
            super(Phase.PICK);
            this.dog = dog;
        }

        int dog() {
            return dog;
        }
    }

    /** Nothing is decided any more. */
    static final class Over extends Pending {
        private Over(Phase phase) {
            super(phase);
        }

        Ending ending() {
            return Ending.valueOf(phase().name());
        }
    }

    static Pending of(Phase phase) {
        return Plain.ALL.get(phase.ordinal());
    }

    static Pending pickAfter(int dog) {
        return Pick.ALL.get(dog);
    }

    /** Asked all the time, so nobody has to look which of them it is. */
    final Phase phase() {
        return phase;
    }
}
