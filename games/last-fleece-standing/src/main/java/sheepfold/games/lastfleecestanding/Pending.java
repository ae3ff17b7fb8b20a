package sheepfold.games.lastfleecestanding;

import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is being decided, with what only this decision needs to know. These are shared values: a copy of the table takes them
 * as they are.
 */
sealed class Pending {
    private static final Pending[] PLAIN =
            Arrays.stream(Phase.values()).map(Pending::new).toArray(Pending[]::new);

    final Phase phase;

    private Pending(Phase phase) {
        this.phase = phase;
    }

    /** A decision that needs nothing beside what lies on the table. */
    static Pending of(Phase phase) {
        return PLAIN[phase.ordinal()];
    }

    /** Rock, Paper, Shear after so many ties (SH-CRM-02). */
    static final class Duel extends Pending {
        static final int MOST_TIES = 3;
        final int ties;

        Duel(int ties) {
            super(Phase.HANDS);
            this.ties = ties;
        }
    }

    /** A Close Shave takes the row, counted from 0, that holds the whole coat: one piece is kept (SH-CSH-03). */
    static final class Keep extends Pending {
        final int row;

        Keep(int row) {
            super(Phase.KEEP);
            this.row = row;
        }
    }

    /** A seat gains a piece; there is a stray if not everybody knows its kind. */
    static final class Gain extends Pending {
        private static final Gain[] OPEN = IntStream.range(0, FleeceRules.MOST_SEATS * Wool.ALL.size() * 2)
                .mapToObj(
                        i -> new Gain(i / 2 / Wool.ALL.size(), Wool.ALL.get(i / 2 % Wool.ALL.size()), i % 2 == 1, null))
                .toArray(Gain[]::new);
        private static final ConcurrentMap<Stray, Gain> UNSEEN = new ConcurrentHashMap<>();

        final int seat;
        final Wool wool;
        final boolean damaged;
        final @Nullable Stray stray;

        private Gain(int seat, Wool wool, boolean damaged, @Nullable Stray stray) {
            super(Phase.GAIN);
            this.seat = seat;
            this.wool = wool;
            this.damaged = damaged;
            this.stray = stray;
        }

        static Gain openly(int seat, Wool wool, boolean damaged) {
            return OPEN[(seat * Wool.ALL.size() + wool.ordinal()) * 2 + (damaged ? 1 : 0)];
        }

        static Gain of(Stray stray) {
            return UNSEEN.computeIfAbsent(stray, one -> new Gain(one.to(), one.kind(), false, one));
        }
    }
}
