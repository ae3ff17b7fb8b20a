package sheepfold.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * Finds out who made the moves of a log that do not say so though several seats could have, as earlier versions wrote them.
 * What counts is the reading that replays to the end; where several do, none is chosen.
 */
public final class Unsigned {
    private static final int MOST_TRIES = 1_000;

    private Unsigned() {}

    /** Who made a move that several seats could have made, asked line by line; nothing where nobody can tell. */
    @FunctionalInterface
    public interface Whose {
        Whose UNKNOWN = _ -> OptionalInt.empty();

        OptionalInt of(Seats could);
    }

    /** Answers for one more reading of a log that can be replayed to its end with some answers, and not with others. */
    public static Whose settled(Predicate<Whose> replays) {
        Trying trying = new Trying();
        List<Integer> first = List.of();
        List<List<Integer>> ways = new ArrayList<>();
        for (int tries = 0; tries < MOST_TRIES && ways.size() < 2 && trying.goesOn(); tries++) {
            boolean isWhole = replays.test(trying);
            first = tries == 0 ? trying.given() : first;
            if (isWhole) {
                ways.add(trying.given());
            }
        }
        return new Settled(ways.isEmpty() ? first : shared(ways.getFirst(), ways.getLast()));
    }

    private static List<Integer> shared(List<Integer> one, List<Integer> other) {
        int same = 0;
        while (same < one.size() && one.get(same).equals(other.get(same))) {
            same++;
        }
        return one.subList(0, same);
    }

    /** Answers otherwise each time. */
    private static final class Trying implements Whose {
        /** At each doubtful line the seats that are still to be tried, of which the lowest is the answer. */
        private final List<Seats> open = new ArrayList<>();

        private int next;
        private boolean begun;

        @Override
        public OptionalInt of(Seats could) {
            if (next == open.size()) {
                open.add(could);
            }
            return OptionalInt.of(open.get(next++).lowest());
        }

        private List<Integer> given() {
            return open.stream().map(Seats::lowest).toList();
        }

        /** Begins anew with another last answer, or with another one before it; false once all were tried. */
        private boolean goesOn() {
            next = 0;
            boolean more = !begun;
            begun = true;
            while (!more && !open.isEmpty()) {
                Seats tried = open.removeLast();
                Seats rest = tried.without(tried.lowest());
                more = !rest.isEmpty();
                if (more) {
                    open.add(rest);
                }
            }
            return more;
        }
    }

    private static final class Settled implements Whose {
        private final List<Integer> answers;
        private int next;

        private Settled(List<Integer> answers) {
            this.answers = answers;
        }

        @Override
        public OptionalInt of(Seats could) {
            return next < answers.size() ? OptionalInt.of(answers.get(next++)) : OptionalInt.empty();
        }
    }
}
