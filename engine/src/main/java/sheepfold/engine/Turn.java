package sheepfold.engine;

/**
 * Who decides now: players, chance, or nobody because it is over. Turns are shared objects, so asking for one allocates
 * nothing.
 */
@SuppressWarnings(
        "ClassInitializationDeadlock") // only Turn itself makes the two turns below, so nobody can meet it halfway
public sealed interface Turn {
    Turn CHANCE = new Chance();
    Turn OVER = new Over();

    enum Mode {
        /** Any of these seats may make the next move; the first valid one counts. */
        ANY,
        /** Each of these seats must answer; answers are sealed until the last is in. */
        ALL
    }

    /**
     * These seats decide. In mode {@code ALL} a seat leaves the set when its answer is in. Which seats are asked, and how
     * loudly, follows from public facts alone.
     *
     * @param loud the seats that are to be prompted; the others are asked quietly
     */
    record Players(Mode mode, Seats seats, Seats loud) implements Turn {}

    record Chance() implements Turn {}

    record Over() implements Turn {}

    /** The ordinary turn of one seat. */
    static Players of(int seat) {
        return Shared.ANY[1 << seat];
    }

    static Players any(Seats seats) {
        return Shared.ANY[seats.bits()];
    }

    static Players all(Seats asked, Seats loud) {
        return Shared.all(asked.bits(), loud.bits());
    }

    default boolean isOver() {
        return this instanceof Over;
    }

    default boolean isChance() {
        return this instanceof Chance;
    }

    /** Must each of several seats answer, and in secret? */
    default boolean isSealed() {
        return this instanceof Players players && players.mode == Mode.ALL;
    }

    /** The seats that decide; none where chance does or nobody. */
    default Seats asked() {
        return this instanceof Players players ? players.seats : Seats.NONE;
    }

    /** May this seat, or chance, act now? */
    default boolean asks(int actor) {
        return switch (this) {
            case Players players -> players.seats.contains(actor);
            case Chance _ -> actor == Seats.CHANCE;
            case Over _ -> false;
        };
    }

    /** The turns there are, made once. */
    final class Shared {
        private static final int SETS = 1 << Seats.MOST;
        private static final Players[] ANY = new Players[SETS];
        private static final Players[][] ALL = new Players[SETS][SETS];

        static {
            for (int bits = 0; bits < SETS; bits++) {
                Seats seats = new Seats(bits);
                ANY[bits] = new Players(Mode.ANY, seats, seats);
            }
        }

        private Shared() {}

        private static Players all(int asked, int loud) {
            int heard = asked & loud;
            Players turn = ALL[asked][heard];
            if (turn == null) {
                turn = new Players(Mode.ALL, new Seats(asked), new Seats(heard));
                ALL[asked][heard] = turn;
            }
            return turn;
        }
    }
}
