package sheepfold.games.lastfleecestanding;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The pieces whose kind not everybody knows; see {@link Stray}. */
final class Strays {
    private static final Stray[] NONE = {};

    private static final int ROOM = 4;

    private Stray[] strays = NONE;
    private int count;

    Strays copy() {
        Strays copy = new Strays();
        copy.strays = count == 0 ? NONE : strays.clone();
        copy.count = count;
        return copy;
    }

    int count() {
        return count;
    }

    Stray get(int index) {
        return strays[index];
    }

    List<Stray> list() {
        return Arrays.asList(strays).subList(0, count);
    }

    void add(Stray stray) {
        if (count == strays.length) {
            strays = Arrays.copyOf(strays, count + ROOM);
        }
        strays[count++] = stray;
    }

    void set(int index, Stray stray) {
        strays[index] = stray;
    }

    /** The stray that others know to lie on a cell. */
    Optional<Stray> at(int seat, int cell) {
        int index = indexAt(seat, cell);
        return index < 0 ? Optional.empty() : Optional.of(strays[index]);
    }

    private int indexAt(int seat, int cell) {
        for (int i = 0; i < count; i++) {
            if (strays[i].liesAt(seat, cell)) {
                return i;
            }
        }
        return -1;
    }

    /** What lies on a cell has been shown to all, or has moved on. */
    void forget(int seat, int cell) {
        int index = indexAt(seat, cell);
        if (index < 0) {
            return;
        }
        count--;
        System.arraycopy(strays, index + 1, strays, index, count - index);
    }

    /** A coat was mixed: nobody can say any more where its strays lie (SH-COAT-03). */
    void mix(int seat) {
        for (int i = 0; i < count; i++) {
            strays[i] = strays[i].to() == seat ? strays[i].at(Stray.ANYWHERE) : strays[i];
        }
    }
}
