package sheepfold.lab.measure;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sheepfold.engine.Game;
import sheepfold.engine.Ref;
import sheepfold.engine.Setup;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.GameStats;

/** The stats of many games, counted. Tallies of parts of them add up to the tally of all. */
public final class StatsTally implements Serializable {
    private static final long serialVersionUID = 1;

    /** What is measured in each game. */
    enum Figure {
        ROUNDS,
        CHOICES,
        MINUTES,
        OPTIONS,
        FORCED,
        PASSES,
        STALLED,
        LEAD_CHANGES,
        BEHIND,
        DECIDED
    }

    private final Map<Figure, Sample> figures = new TreeMap<>();
    private final Map<String, Integer> endings = new TreeMap<>();
    private final Map<String, Integer> decisions = new TreeMap<>();
    private final Map<String, Integer> kinds = new TreeMap<>();
    private final Map<String, Integer> rules = new TreeMap<>();
    private final Map<String, Map<String, Counts>> things = new TreeMap<>();
    private final Sample real = new Sample();
    private final Sample realShare = new Sample();
    private int games;

    public void add(FinishedGame game, GameStats course) {
        games++;
        endings.merge(course.ending(), 1, Integer::sum);
        int choices = course.choices().stream().mapToInt(Integer::intValue).sum();
        put(Figure.ROUNDS, course.rounds());
        course.choices().forEach(of -> put(Figure.CHOICES, of));
        put(Figure.MINUTES, course.minutes());
        if (choices > 0) {
            put(Figure.OPTIONS, rounded((double) course.options() / choices));
            put(Figure.PASSES, rounded((double) course.passes() / choices));
        }
        if (choices + course.forced() > 0) {
            put(Figure.FORCED, rounded((double) course.forced() / (choices + course.forced())));
        }
        put(Figure.STALLED, rounded((double) course.stalled() / Math.max(1, game.moves())));
        course.leadChanges().ifPresent(value -> put(Figure.LEAD_CHANGES, value));
        course.behind().ifPresent(value -> put(Figure.BEHIND, value));
        course.decided().ifPresent(value -> put(Figure.DECIDED, value));
        addCounts(course.decisions(), decisions);
        addCounts(course.kinds(), kinds);
        addCounts(course.rules(), rules);
        course.things().forEach((kind, uses) -> uses.forEach((id, use) -> put(game, kind, id, use)));
        course.weighed().forEach(weighed -> {
            real.add(weighed.real());
            realShare.add(weighed.real() > 1 ? 1 : 0);
        });
    }

    private void put(Figure figure, double value) {
        figures.computeIfAbsent(figure, _ -> new Sample()).add(value);
    }

    private void put(FinishedGame game, String kind, String id, GameStats.Use use) {
        Counts counts = counts(kind, id, game.scores().size());
        counts.games += use.named() || use.used() != 0 ? 1 : 0;
        for (int seat = 0; seat < counts.bySeat.length; seat++) {
            int offered = use.offered() >> seat & 1;
            int used = use.used() >> seat & 1;
            int won = game.winners().contains(seat) ? 1 : 0;
            counts.add(seat, new int[] {offered, used, offered * won, used * won});
        }
    }

    private Counts counts(String kind, String id, int seats) {
        return things.computeIfAbsent(kind, _ -> new TreeMap<>()).computeIfAbsent(id, _ -> new Counts(seats));
    }

    /** What was done with a thing, in seats of games: who could use it, who did, and who of both won. */
    private static final class Counts implements Serializable {
        private static final long serialVersionUID = 1;

        private int games;
        private final int[][] bySeat;

        Counts(int seats) {
            bySeat = new int[seats][4];
        }

        void add(int seat, int[] more) {
            for (int i = 0; i < more.length; i++) {
                bySeat[seat][i] += more[i];
            }
        }

        void addAll(Counts other) {
            games += other.games;
            for (int seat = 0; seat < bySeat.length; seat++) {
                add(seat, other.bySeat[seat]);
            }
        }

        int sum(int index) {
            int sum = 0;
            for (int[] seat : bySeat) {
                sum += seat[index];
            }
            return sum;
        }
    }

    void addAll(StatsTally other) {
        games += other.games;
        other.figures.forEach((figure, values) ->
                figures.computeIfAbsent(figure, _ -> new Sample()).addAll(values));
        addCounts(other.endings, endings);
        addCounts(other.decisions, decisions);
        addCounts(other.kinds, kinds);
        addCounts(other.rules, rules);
        other.things.forEach((kind, ofKind) -> ofKind.forEach(
                (id, counts) -> counts(kind, id, counts.bySeat.length).addAll(counts)));
        real.addAll(other.real);
        realShare.addAll(other.realShare);
    }

    private static void addCounts(Map<String, Integer> counts, Map<String, Integer> into) {
        counts.forEach((name, count) -> into.merge(name, count, Integer::sum));
    }

    private static double rounded(double value) {
        return Math.rint(value * 1000) / 1000;
    }

    int games() {
        return games;
    }

    Sample sample(Figure figure) {
        return figures.getOrDefault(figure, new Sample());
    }

    Map<String, Integer> endings() {
        return endings;
    }

    Map<String, Integer> decisions() {
        return decisions;
    }

    Map<String, Integer> kinds() {
        return kinds;
    }

    Map<String, Integer> rules() {
        return rules;
    }

    Sample real() {
        return real;
    }

    Sample realShare() {
        return realShare;
    }

    /** Everything in the box, also what never came up; kinds that the game does not list are left out. */
    public List<ComponentStats> things(Game<?, ?> game, Setup setup) {
        List<Ref> box = game.components(setup);
        List<Counts> found = box.stream()
                .map(ref -> things.getOrDefault(ref.kind(), Map.of()).getOrDefault(ref.id(), new Counts(setup.seats())))
                .toList();
        List<Double> probabilities = found.stream()
                .map(counts -> Significance.withinGroups(counts.bySeat))
                .toList();
        boolean[] stand = Significance.discoveries(probabilities);
        List<ComponentStats> all = new ArrayList<>();
        for (int i = 0; i < stand.length; i++) {
            Ref ref = box.get(i);
            Counts counts = found.get(i);
            all.add(new ComponentStats(
                    ref.kind(),
                    ref.id(),
                    ref.name().plain(),
                    counts.games,
                    counts.sum(0),
                    counts.sum(1),
                    counts.sum(3),
                    counts.sum(2),
                    probabilities.get(i),
                    stand[i]));
        }
        return all;
    }
}
