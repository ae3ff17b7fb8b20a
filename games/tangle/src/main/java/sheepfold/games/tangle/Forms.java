package sheepfold.games.tangle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import sheepfold.engine.Form;

/** Three tiles that change places: too many ways to list. */
final class Forms {
    private static final int TILES = 3;

    private Forms() {}

    static List<Form<TangleMove>> of(Wasteland table, int seat) {
        boolean shifts = table.phase() == Phase.ACT
                && table.pending.work == Work.SHIFT
                && seat == table.course.active
                && Long.bitCount(table.land.of(seat)) >= TILES;
        return shifts
                ? List.of(new Form<>(
                        "shift",
                        "shift AREA>AREA>AREA: three of your tiles change places, the last goes to the first",
                        random -> any(table, random)))
                : List.of();
    }

    private static TangleMove any(Wasteland table, RandomGenerator random) {
        List<Area> areas = new ArrayList<>(Area.in(table.land.of(table.course.active)));
        Collections.shuffle(areas, Random.from(random));
        return new TangleMove.Shift(areas.subList(0, TILES));
    }

    /** Is this a shift of three different own tiles, while one may shift? */
    static boolean fits(Wasteland table, int seat, TangleMove move) {
        return move instanceof TangleMove.Shift(List<Area> areas)
                && areas.size() == TILES
                && areas.stream().distinct().count() == TILES
                && areas.stream().allMatch(area -> (table.land.of(seat) >> area.number() & 1) != 0)
                && !of(table, seat).isEmpty();
    }
}
