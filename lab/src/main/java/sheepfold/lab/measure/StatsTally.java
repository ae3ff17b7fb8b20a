package sheepfold.lab.measure;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sheepfold.engine.Game;
import sheepfold.engine.Ref;
import sheepfold.engine.Setup;
import sheepfold.lab.measure.Measure.Kind;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.GameStats;

/** The stats of many games, counted. Tallies of parts of them add up to the tally of all. */
public final class StatsTally implements Serializable {
    private static final long serialVersionUID = 1;

    /** What is counted by its name. */
    enum Seen {
        ENDING,
        DECISION,
        MOVE,
        RULE
    }

    private final Map<Kind, Sample> figures = new TreeMap<>();
    private final Map<Seen, Map<String, Integer>> seen = new TreeMap<>();
    private final Map<String, Map<String, Counts>> things = new TreeMap<>();
    private int games;

    public void add(FinishedGame game, GameStats course) {
        games++;
        addAll(Seen.ENDING, Map.of(course.ending(), 1));
        int choices = course.choices().stream().mapToInt(Integer::intValue).sum();
        put(Kind.ROUNDS, course.rounds());
        course.choices().forEach(of -> put(Kind.CHOICES, of));
        put(Kind.MINUTES, course.minutes());
        if (choices > 0) {
            put(Kind.OPTIONS, GameStats.rounded((double) course.options() / choices));
            put(Kind.PASSES, GameStats.rounded((double) course.passes() / choices));
        }
        if (choices + course.forced() > 0) {
            put(Kind.FORCED, GameStats.rounded((double) course.forced() / (choices + course.forced())));
        }
        put(Kind.STALLED, GameStats.rounded((double) course.stalled() / Math.max(1, game.moves())));
        course.leadChanges().ifPresent(value -> put(Kind.LEAD_CHANGES, value));
        course.behind().ifPresent(value -> put(Kind.BEHIND, value));
        course.decided().ifPresent(value -> put(Kind.DECIDED, value));
        addAll(Seen.DECISION, course.decisions());
        addAll(Seen.MOVE, course.kinds());
        addAll(Seen.RULE, course.rules());
        course.things().forEach((kind, uses) -> uses.forEach((id, use) -> put(game, kind, id, use)));
        course.weighed().forEach(weighed -> {
            put(Kind.REACH, weighed.real());
            put(Kind.REAL, weighed.real() > 1 ? 1 : 0);
        });
    }

    private void put(Kind figure, double value) {
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
        other.seen.forEach(this::addAll);
        other.things.forEach((kind, ofKind) -> ofKind.forEach(
                (id, counts) -> counts(kind, id, counts.bySeat.length).addAll(counts)));
    }

    private void addAll(Seen what, Map<String, Integer> counts) {
        Tally.addCounts(counts, seen.computeIfAbsent(what, _ -> new TreeMap<>()));
    }

    int games() {
        return games;
    }

    Sample sample(Kind figure) {
        return figures.getOrDefault(figure, new Sample());
    }

    Map<String, Integer> seen(Seen what) {
        return seen.getOrDefault(what, Map.of());
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
