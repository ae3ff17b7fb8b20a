package sheepfold.bots.story;

import java.util.ArrayList;
import java.util.List;
import sheepfold.engine.Move;
import sheepfold.engine.Position;

/**
 * The chances before the first move of a game and after each. Rivals hope by what each of them knows, so together they may
 * hope for more or less than there is to win; their chances share it.
 *
 * @param ofDraw that nobody wins; empty where seats are no rivals
 * @param afterLuck at the same points what chance made of them if it came next; else empty
 */
record Chances(List<List<Double>> ofSeats, List<Double> ofDraw, List<List<Double>> afterLuck) {
    /** From what is to be hoped for at each moment, and from what luck brought where it came next. */
    static <P extends Position<P, M>, M extends Move> Chances of(
            Prospects<P, M> prospects, List<Moment<P, M>> moments, List<Prospects.Brought> brought) {
        Chances chances = new Chances(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        List<Double> hopes = List.of();
        for (int at = 0; at < moments.size(); at++) {
            P position = moments.get(at).position();
            Prospects.Brought here = brought.get(at);
            boolean isLuck = moments.get(at).isLuck();
            boolean isAfterLuck = at > 0 && moments.get(at - 1).isLuck();
            List<Double> before = isAfterLuck ? brought.get(at - 1).after(hopes) : here.expected();
            hopes = isLuck ? here.before(before) : before;
            double draw = prospects.ofDraw(position, hopes);
            if (prospects.areRivals()) {
                chances.ofDraw.add(Figures.share(draw));
            }
            chances.ofSeats.add(shared(hopes, draw, prospects.areRivals()));
            List<Double> then = isLuck ? here.after(hopes) : List.of();
            double drawThen = isLuck ? prospects.ofDraw(moments.get(at + 1).position(), then) : 0;
            chances.afterLuck.add(shared(then, drawThen, prospects.areRivals()));
        }
        return chances;
    }

    /** What the next move brought a seat. */
    double gain(int at, int seat) {
        List<Double> after = afterLuck.get(at).isEmpty() ? ofSeats.get(at + 1) : afterLuck.get(at);
        return after.get(seat) - ofSeats.get(at).get(seat);
    }

    private static List<Double> shared(List<Double> hopes, double draw, boolean areRivals) {
        double sum = hopes.stream().mapToDouble(Double::doubleValue).sum();
        return !areRivals || sum == 0
                ? Figures.shares(hopes)
                : Figures.shares(
                        hopes.stream().map(hope -> hope * (1 - draw) / sum).toList());
    }
}
