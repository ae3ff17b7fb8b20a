package sheepfold.lab.measure;

import java.io.Serializable;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import sheepfold.bots.Bot;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.SimulationPlan;

/** What came of some of the games. Each worker keeps a tally, and all of them together make the report. */
public final class Tally implements Serializable {
    private static final long serialVersionUID = 1;
    private static final String BEGINNER = "who begins";

    private final List<Share> seats;
    /** Whoever began, and the seats after them in turn; nobody where no seat began. */
    private final List<Share> places;

    private final Map<String, Share> bots = new LinkedHashMap<>();
    final Map<String, Integer> outcomes = new TreeMap<>();
    final Map<String, Integer> reasons = new TreeMap<>();
    private final Map<String, Sample> figures = new TreeMap<>();
    final Map<String, Map<String, Integer>> tallies = new TreeMap<>();
    private final Map<String, Map<String, Holding>> had = new TreeMap<>();
    private final Sample lengths = new Sample();
    private final StatsTally stats = new StatsTally();
    long playerMoves;
    private double seconds;
    private boolean alwaysTogether = true;

    public Tally(SimulationPlan plan) {
        this.seats = IntStream.range(0, plan.setup().seats())
                .mapToObj(seat -> new Share("seat " + seat))
                .toList();
        this.places = IntStream.range(0, seats.size())
                .mapToObj(place -> new Share(place == 0 ? BEGINNER : "%d after them".formatted(place)))
                .toList();
        plan.bots().forEach(bot -> bots.putIfAbsent(bot.id(), new Share(bot.id())));
    }

    public void add(List<Bot> seated, FinishedGame game) {
        outcomes.merge(game.kind().name().toLowerCase(Locale.ROOT), 1, Integer::sum);
        reasons.merge(game.reason(), 1, Integer::sum);
        game.figures()
                .forEach((name, value) ->
                        figures.computeIfAbsent(name, _ -> new Sample()).add(value));
        game.words()
                .forEach((name, value) ->
                        tallies.computeIfAbsent(name, _ -> new TreeMap<>()).merge(value, 1, Integer::sum));
        game.had().forEach((kind, seats) -> addHoldings(game, kind, seats));
        lengths.add(game.moves());
        playerMoves += game.playerMoves();
        seconds += game.seconds();
        game.course().ifPresent(course -> stats.add(game, course));
        alwaysTogether = alwaysTogether && isShared(game);
        for (int seat = 0; seat < seats.size(); seat++) {
            seats.get(seat).add(game, seat);
            shareOf(seated.get(seat)).add(game, seat);
        }
        game.began().ifPresent(began -> {
            for (int place = 0; place < places.size(); place++) {
                places.get(place).add(game, (began + place) % places.size());
            }
        });
    }

    private void addHoldings(FinishedGame game, String kind, List<List<String>> bySeat) {
        for (int seat = 0; seat < bySeat.size(); seat++) {
            int won = game.winners().contains(seat) ? 1 : 0;
            bySeat.get(seat).forEach(thing -> hold(kind, new Holding(thing, 1, won)));
        }
    }

    private void hold(String kind, Holding more) {
        had.computeIfAbsent(kind, _ -> new TreeMap<>()).merge(more.name(), more, Holding::plus);
    }

    private Share shareOf(Bot bot) {
        return bots.computeIfAbsent(bot.id(), Share::new);
    }

    /** Adds other games of the same plan. */
    public void addAll(Tally other) {
        addCounts(other.outcomes, outcomes);
        addCounts(other.reasons, reasons);
        other.figures.forEach((name, values) ->
                figures.computeIfAbsent(name, _ -> new Sample()).addAll(values));
        other.tallies.forEach((name, counts) -> addCounts(counts, tallies.computeIfAbsent(name, _ -> new TreeMap<>())));
        other.had.forEach((kind, holdings) -> holdings.values().forEach(more -> hold(kind, more)));
        lengths.addAll(other.lengths);
        stats.addAll(other.stats);
        playerMoves += other.playerMoves;
        seconds += other.seconds;
        alwaysTogether = alwaysTogether && other.alwaysTogether;
        for (int seat = 0; seat < seats.size(); seat++) {
            seats.get(seat).addAll(other.seats.get(seat));
            places.get(seat).addAll(other.places.get(seat));
        }
        other.bots.forEach((id, share) -> bots.computeIfAbsent(id, Share::new).addAll(share));
    }

    static void addCounts(Map<String, Integer> counts, Map<String, Integer> into) {
        counts.forEach((name, count) -> into.merge(name, count, Integer::sum));
    }

    /** Games may be played against each other or together, as an option says, so the result tells. */
    private static boolean isShared(FinishedGame game) {
        int seats = game.scores().size();
        return seats > 1
                && switch (game.kind()) {
                    case WIN -> game.winners().size() == seats;
                    case LOSS -> true;
                    case DRAW, SCORES -> false;
                };
    }

    /** Did all seats win or lose together in every game? */
    public boolean alwaysTogether() {
        return alwaysTogether;
    }

    /** For each kind of thing those with which seats won most first. */
    Map<String, List<Holding>> had() {
        Map<String, List<Holding>> sorted = new TreeMap<>();
        had.forEach((kind, holdings) -> sorted.put(
                kind,
                holdings.values().stream()
                        .sorted(Comparator.comparingDouble(Holding::share).reversed())
                        .toList()));
        return sorted;
    }

    Map<String, Distribution> figures() {
        Map<String, Distribution> distributions = new TreeMap<>();
        figures.forEach((name, values) -> distributions.put(name, Distribution.of(values)));
        return distributions;
    }

    public StatsTally stats() {
        return stats;
    }

    public Sample lengths() {
        return lengths;
    }

    /** Milliseconds of a core that a decision takes, on average. */
    double millisecondsPerDecision() {
        return playerMoves == 0 ? 0 : 1000 * seconds / playerMoves;
    }

    public List<Report.Standing> bySeat() {
        return standings(seats);
    }

    /** Empty where nobody began, or where all are in it together. */
    public List<Report.Standing> byPlace() {
        boolean known = places.size() > 1 && !places.getFirst().scores.isEmpty();
        return known && !alwaysTogether ? standings(places) : List.of();
    }

    public List<Report.Standing> byBot() {
        return standings(bots.values());
    }

    private static List<Report.Standing> standings(Collection<Share> shares) {
        return shares.stream().map(Share::standing).toList();
    }

    /** The scores of all seats, or the one that they share. */
    Sample scores(boolean cooperative) {
        Sample scores = new Sample();
        List<Share> counted = cooperative ? seats.subList(0, 1) : seats;
        counted.forEach(share -> scores.addAll(share.scores));
        return scores;
    }

    /** How one seat or one bot fares. */
    private static final class Share implements Serializable {
        private static final long serialVersionUID = 1;

        private final String name;
        private final Sample scores = new Sample();
        private int won;
        private long ranks;

        private Share(String name) {
            this.name = name;
        }

        private void add(FinishedGame game, int seat) {
            won += game.winners().contains(seat) ? 1 : 0;
            ranks += game.ranks().get(seat);
            scores.add(game.scores().get(seat));
        }

        private void addAll(Share other) {
            won += other.won;
            ranks += other.ranks;
            scores.addAll(other.scores);
        }

        private Report.Standing standing() {
            int games = scores.size();
            return new Report.Standing(
                    name,
                    games,
                    won,
                    Interval.share(won, games),
                    Interval.mean(scores),
                    games == 0 ? 0 : (double) ranks / games);
        }
    }
}
