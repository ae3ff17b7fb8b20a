package sheepfold.games.lastfleecestanding;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The pieces whose kind not everybody knows; see {@link Stray}. */
final class Strays {
    private static final Stray[] NONE = {};

    private Stray[] strays = NONE;

    Strays copy() {
        Strays copy = new Strays();
        copy.strays = strays.length == 0 ? NONE : strays.clone();
        return copy;
    }

    int count() {
        return strays.length;
    }

    Stray get(int index) {
        return strays[index];
    }

    List<Stray> list() {
        return List.of(strays);
    }

    void add(Stray stray) {
        strays = Arrays.copyOf(strays, strays.length + 1);
        strays[strays.length - 1] = stray;
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
        for (int i = 0; i < strays.length; i++) {
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
        Stray[] fewer = new Stray[strays.length - 1];
        System.arraycopy(strays, 0, fewer, 0, index);
        System.arraycopy(strays, index + 1, fewer, index, fewer.length - index);
        strays = fewer;
    }

    /** A coat was mixed: nobody can say any more where its strays lie (SH-COAT-03). */
    void mix(int seat) {
        for (int i = 0; i < strays.length; i++) {
            strays[i] = strays[i].to() == seat ? strays[i].at(Stray.ANYWHERE) : strays[i];
        }
    }
}
