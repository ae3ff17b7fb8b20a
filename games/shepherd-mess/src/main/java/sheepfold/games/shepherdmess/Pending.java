package sheepfold.games.shepherdmess;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is decided next, with what only that decision has to know, or how the game ended. Each is made once and shared. */
sealed interface Pending {
    Phase phase();

    /** All that there is to know lies on the meadow. */
    record Plain(Phase phase) implements Pending {
        private static final List<Pending> ALL = Stream.of(Phase.values())
                .<Pending>map(phase -> phase.isOver() ? new Over(phase) : new Plain(phase))
                .toList();
    }

    /**
     * The player in turn picks who goes.
     *
     * @param dog whose bark waits for it
     */
    record Pick(int dog) implements Pending {
        private static final List<Pick> ALL =
                IntStream.range(0, 2 * Box.PENS).mapToObj(Pick::new).toList();

        @Override
        public Phase phase() {
            return Phase.PICK;
        }
    }

    /** Nothing is decided any more. */
    record Over(Phase phase) implements Pending {
        Ending ending() {
            return Ending.valueOf(phase.name());
        }
    }

    static Pending of(Phase phase) {
        return Plain.ALL.get(phase.ordinal());
    }

    static Pending pickAfter(int dog) {
        return Pick.ALL.get(dog);
    }
}
