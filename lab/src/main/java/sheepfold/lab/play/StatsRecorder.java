package sheepfold.lab.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
import sheepfold.bots.Bots;
import sheepfold.bots.Budget;
import sheepfold.bots.Chance;
import sheepfold.engine.Audience;
import sheepfold.engine.Decision;
import sheepfold.engine.Event;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Ids;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Ref;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;

/** Watches one game and notes its course. What it does draws on chance of its own, so that a watched game goes as it would have gone. */
public final class StatsRecorder<P extends Position<P, M>, M extends Move> implements Events {
    private static final String SEAT = "seat";
    private static final String RULE = "rule";

    /** Two seats whose prospects differ by less are level. */
    private static final double LEVEL = 0.005;
    /** A move that changes everybody's prospects by less leaves them as they were. */
    private static final double UNCHANGED = 0.001;
    /** A move that is worth so little less than the best is a choice that somebody might make. */
    private static final double WITHIN_REACH = 0.05;

    private static final int CHOICES_WEIGHED = 2;
    private static final Budget GLANCE = Budget.iterations(400);
    private static final int MOVES_REMEMBERED = 24;
    private static final int RULES_ASKED_EVERY = 4;

    /** People take some seconds for what goes by itself, and longer the more there is to choose from (Hick's law). */
    private static final double SECONDS_A_MOVE = 3;

    private static final double SECONDS_A_DOUBLING = 4;

    private final Game<P, M> game;
    private final Advice<P, M> advice;
    private final Chance chance;
    private final int seats;
    private final Measuring asked;
    private final RandomGenerator own;

    private final int[] choices;
    private final int[] turns;
    private int lastSeat = Seats.CHANCE;
    private int made;
    private int forced;
    private long options;
    private int passes;
    private double seconds;

    private final Map<String, Integer> decisions = new TreeMap<>();
    private final Map<String, Integer> kinds = new TreeMap<>();
    private final Map<String, Integer> rules = new TreeMap<>();
    private final Map<String, Map<String, GameStats.Use>> things = new TreeMap<>();
    private final List<GameStats.Decided> log = new ArrayList<>();
    private final List<M> remembered = new ArrayList<>();

    /** A choice that may be weighed once the game is over. */
    private record Kept<P>(P position, int seat) {}

    private final List<Kept<P>> kept = new ArrayList<>();
    private int seen;

    private final List<double[]> prospects = new ArrayList<>();
    private int stalled;
    private int stretch;

    StatsRecorder(Game<P, M> game, int seats, Measuring asked, long seed, int number) {
        this.game = game;
        this.advice = Advice.of(game);
        this.chance = Chance.of(game);
        this.seats = seats;
        this.asked = asked;
        this.own = SeededRandom.stream(~seed, number, Seats.MOST);
        this.choices = new int[seats];
        this.turns = new int[seats];
    }

    @Override
    public boolean heard() {
        return true;
    }

    @Override
    public void tell(Event event, Audience audience) {
        for (Ref ref : event.text().refs()) {
            if (ref.kind().equals(RULE)) {
                rules.merge(ref.id(), 1, Integer::sum);
            } else {
                note(ref, new GameStats.Use(true, 0, 0));
            }
        }
    }

    /** A seat is about to make a move. */
    void decides(P position, int seat, M move) {
        Moves<M> legal = position.legalMoves(seat);
        Decision<M> decision = position.decision(seat);
        decisions.merge(Ids.of(decision.kind()), 1, Integer::sum);
        kinds.merge(GameStats.kind(move.getClass()), 1, Integer::sum);
        if (seat != lastSeat) {
            turns[seat]++;
            lastSeat = seat;
        }
        boolean isChoice = legal.size() + position.forms(seat).size() > 1;
        if (isChoice) {
            choices[seat]++;
            options += legal.size();
            passes += decision.pass().filter(move::equals).isPresent() ? 1 : 0;
            keep(position, seat);
            legal.forEach(offer -> noteAll(position, offer, new GameStats.Use(false, 1 << seat, 0)));
        } else {
            forced++;
        }
        seconds += SECONDS_A_MOVE
                + (isChoice ? SECONDS_A_DOUBLING * Math.log(Math.max(2, legal.size())) / Math.log(2) : 0);
        noteAll(position, move, new GameStats.Use(false, 1 << seat, 1 << seat));
        askRules(position, seat, move);
        if (asked.decisions()) {
            log.add(new GameStats.Decided(
                    made,
                    seat,
                    Ids.of(decision.kind()),
                    legal.size(),
                    game.notation().write(position, move),
                    Arrays.stream(chances(position))
                            .mapToObj(GameStats::rounded)
                            .toList()));
        }
    }

    /** Chance is about to make a move. */
    void draws(M move) {
        kinds.merge(GameStats.kind(move.getClass()), 1, Integer::sum);
        seconds += SECONDS_A_MOVE;
    }

    /** Something was played. */
    void played(P position) {
        made++;
        if (position.turn().isChance()) {
            return;
        }
        double[] now = chances(position);
        boolean same = !prospects.isEmpty() && unchanged(prospects.getLast(), now);
        stretch = same ? stretch + 1 : 0;
        stalled = Math.max(stalled, stretch);
        prospects.add(now);
    }

    GameStats course(Result result) {
        Optional<Lead> lead = Optional.of(new Lead(result)).filter(Lead::isTold);
        Optional<Lead> decided = lead.filter(Lead::isDecisive);
        return new GameStats(
                result.endingId(),
                IntStream.of(turns).max().orElse(0),
                IntStream.of(choices).boxed().toList(),
                forced,
                options,
                passes,
                GameStats.rounded(seconds / 60),
                stalled,
                lead.map(Lead::changes),
                decided.map(Lead::behind),
                decided.map(Lead::decided),
                decisions,
                kinds,
                rules,
                things,
                asked.choices() ? kept.stream().map(this::weighed).toList() : List.of(),
                log);
    }

    private double[] chances(P position) {
        double[] now = new double[game.info().cooperative() ? 1 : seats];
        boolean over = position.turn().isOver();
        for (int seat = 0; seat < now.length; seat++) {
            now[seat] = over ? advice.value(position, seat) : chance.ofStory(game, position, position, seat, seats);
        }
        return now;
    }

    private static boolean unchanged(double[] before, double[] now) {
        return IntStream.range(0, now.length).allMatch(seat -> Math.abs(now[seat] - before[seat]) < UNCHANGED);
    }

    private void noteAll(P position, M move, GameStats.Use use) {
        game.notation().words(position, move).refs().forEach(ref -> note(ref, use));
    }

    private void note(Ref ref, GameStats.Use more) {
        if (!ref.kind().equals(SEAT) && !ref.kind().equals(RULE)) {
            things.computeIfAbsent(ref.kind(), _ -> new LinkedHashMap<>()).merge(ref.id(), more, GameStats.Use::or);
        }
    }

    /** Which rules stand in the way of what was played before: those are at work. */
    private void askRules(P position, int seat, M move) {
        if (made % RULES_ASKED_EVERY == 0) {
            for (M before : remembered) {
                position.whyNot(seat, before)
                        .filter(why -> !why.rule().isEmpty())
                        .ifPresent(why -> rules.merge(why.rule(), 1, Integer::sum));
            }
        }
        if (!remembered.contains(move)) {
            if (remembered.size() == MOVES_REMEMBERED) {
                remembered.removeFirst();
            }
            remembered.add(move);
        }
    }

    /** Every choice of the game is as likely to be kept as any other (reservoir sampling). */
    private void keep(P position, int seat) {
        if (!asked.choices()) {
            return;
        }
        int place = seen < CHOICES_WEIGHED ? seen : own.nextInt(seen + 1);
        seen++;
        if (place < kept.size()) {
            kept.set(place, new Kept<>(position.copy(), seat));
        } else if (place < CHOICES_WEIGHED) {
            kept.add(new Kept<>(position.copy(), seat));
        }
    }

    private GameStats.Weighed weighed(Kept<P> choice) {
        List<Ranked<M>> ranking =
                Bots.ranking(new Observation<>(game, choice.position, choice.seat), Optional.empty(), GLANCE, own);
        double best = ranking.stream().mapToDouble(Ranked::value).max().orElse(0);
        int real = (int) ranking.stream()
                .filter(ranked -> Double.isNaN(best) || best - ranked.value() <= WITHIN_REACH)
                .count();
        return new GameStats.Weighed(ranking.size(), Math.max(1, real));
    }

    /** Who led when, and whether that seat went on to win. Where all play together, they lead while they are likelier to win than not. */
    private final class Lead {
        private final Result result;
        private final boolean together;

        Lead(Result result) {
            this.result = result;
            this.together = prospects.isEmpty() || prospects.getFirst().length == 1;
        }

        boolean isTold() {
            return IntStream.range(0, prospects.size() - 1)
                    .anyMatch(moment -> isAhead(moment).isPresent());
        }

        /** The one seat that is ahead, 0 or 1 for all together; nobody where they are level. */
        private Optional<Integer> isAhead(int moment) {
            double[] now = prospects.get(moment);
            if (together) {
                return Math.abs(now[0] - 0.5) < LEVEL ? Optional.empty() : Optional.of(now[0] > 0.5 ? 1 : 0);
            }
            double[] ascending = Arrays.stream(now).sorted().toArray();
            double best = ascending[now.length - 1];
            return best - ascending[now.length - 2] < LEVEL
                    ? Optional.empty()
                    : IntStream.range(0, now.length)
                            .filter(seat -> now[seat] == best)
                            .boxed()
                            .findFirst();
        }

        private boolean isRight(int ahead) {
            return together
                    ? (ahead == 1) == (result.kind() == Result.Kind.WIN)
                    : result.winners().contains(ahead);
        }

        boolean isDecisive() {
            return together || !result.winners().isEmpty();
        }

        int changes() {
            int changes = 0;
            int leader = -1;
            for (int moment = 0; moment < prospects.size(); moment++) {
                int ahead = isAhead(moment).orElse(leader);
                changes += leader >= 0 && ahead != leader ? 1 : 0;
                leader = ahead;
            }
            return changes;
        }

        double behind() {
            return GameStats.rounded(prospects.stream()
                    .limit(prospects.size() - 1)
                    .mapToDouble(this::behind)
                    .reduce(0, Math::max));
        }

        private double behind(double[] now) {
            if (together) {
                return result.kind() == Result.Kind.WIN ? 0.5 - now[0] : now[0] - 0.5;
            }
            double best = Arrays.stream(now).max().orElse(0);
            return result.winners().stream()
                    .mapToDouble(winner -> best - now[winner])
                    .min()
                    .orElse(0);
        }

        double decided() {
            int since = prospects.size() - 1;
            while (since > 0 && isAhead(since - 1).map(this::isRight).orElse(false)) {
                since--;
            }
            return GameStats.rounded((double) since / (prospects.size() - 1));
        }
    }
}
