package sheepfold.games.lastfleecestanding;

import java.util.ArrayList;
import java.util.List;
import sheepfold.games.lastfleecestanding.FleeceMove.Part;
import sheepfold.games.lastfleecestanding.FleeceMove.Shear;

/** Every attack that can be announced, made once: ordered parts of at least a point each (SH-SHEAR-02). */
final class Announcements {
    private final List<List<List<Shear>>> byOpponentsAndPower;

    private Announcements(List<List<List<Shear>>> byOpponentsAndPower) {
        this.byOpponentsAndPower = byOpponentsAndPower;
    }

    static Announcements of(int seats, int mostPower, boolean holdBack) {
        List<List<List<Shear>>> all = new ArrayList<>();
        for (int opponents = 0; opponents < 1 << seats; opponents++) {
            List<List<Shear>> byPower = new ArrayList<>();
            for (int power = 0; power <= mostPower; power++) {
                List<Shear> attacks = new ArrayList<>();
                for (int points = holdBack ? 1 : power; points <= power; points++) {
                    split(opponents, points, List.of(), attacks);
                }
                byPower.add(List.copyOf(attacks));
            }
            all.add(byPower);
        }
        return new Announcements(all);
    }

    private static void split(int opponents, int points, List<Part> announced, List<Shear> into) {
        if (points == 0 && !announced.isEmpty()) {
            into.add(new Shear(announced));
            return;
        }
        for (int left = opponents; left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            for (int part = points; part >= 1; part--) {
                List<Part> more = new ArrayList<>(announced);
                more.add(new Part(seat, part));
                split(opponents & ~(1 << seat), points - part, more, into);
            }
        }
    }

    /** The attacks on these opponents, a bit each, with that power. */
    List<Shear> of(int opponents, int power) {
        return byOpponentsAndPower.get(opponents).get(power);
    }
}
