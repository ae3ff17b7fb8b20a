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

    void copyFrom(Strays other) {
        count = 0;
        for (int i = 0; i < other.count; i++) {
            add(other.strays[i]);
        }
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
        return index == count ? Optional.empty() : Optional.of(strays[index]);
    }

    /** The count if there is none. */
    private int indexAt(int seat, int cell) {
        int index = 0;
        while (index < count && !strays[index].liesAt(seat, cell)) {
            index++;
        }
        return index;
    }

    /** What lies on a cell has been shown to all, or has moved on. */
    void forget(int seat, int cell) {
        int index = indexAt(seat, cell);
        if (index < count) {
            count--;
            System.arraycopy(strays, index + 1, strays, index, count - index);
        }
    }

    /** A coat was mixed: nobody can say any more where its strays lie (SH-COAT-03). */
    void mix(int seat) {
        for (int i = 0; i < count; i++) {
            strays[i] = strays[i].to() == seat ? strays[i].at(Stray.ANYWHERE) : strays[i];
        }
    }
}
