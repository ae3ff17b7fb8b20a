package sheepfold.lab.measure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Game;
import sheepfold.engine.Ids;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.lab.play.GameStats;
import sheepfold.lab.play.Measuring;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lessons.Rulebook;

/**
 * What a game is like to play, with a warning for each figure that is out of line.
 *
 * @param unused by what it is, such as a card or an ending, what never came up in any game
 * @param rules how often each rule was seen at work
 * @param silentRules rules that were never named: no proof that they are dead, for many rules work without a word
 * @param things everything in the box that the game lists
 */
public record Measures(
        List<Measure> list,
        Map<String, List<String>> unused,
        Map<String, Integer> rules,
        List<String> silentRules,
        List<ComponentStats> things,
        @Nullable Skill skill,
        @Nullable LuckShare luck) {
    private static final double SEAT_POINTS = 0.05;
    private static final double MANY_DRAWS = 0.2;
    private static final double EARLY = 0.5;
    private static final double FLAT = 0.05;
    private static final double MOSTLY = 0.5;
    private static final double LONG_STALL = 0.25;
    private static final double FEW_REAL = 0.3;
    private static final double MOSTLY_CHANCE = 0.5;
    private static final double MANY_OPTIONS = 100;
    private static final double HARDLY = 0.01;
    private static final int LEAST_FOR_LUCK = LuckShare.LEAST_SIDE * LuckShare.LEAST_SIDE;
    private static final String UNPLAYED = "The games that this takes were not all played.";

    /** All warnings, in the order of the list. */
    public List<String> warnings() {
        return list.stream()
                .flatMap(measure -> Stream.ofNullable(measure.warning()))
                .toList();
    }

    /** So many things at most: those that make a difference first, then those that were used most. */
    public static List<ComponentStats> mostTelling(List<ComponentStats> things, int most) {
        return things.stream()
                .sorted(Comparator.comparing((ComponentStats thing) -> !thing.stands())
                        .thenComparingDouble(ComponentStats::probability)
                        .thenComparing(
                                Comparator.comparingInt(ComponentStats::used).reversed()))
                .limit(most)
                .toList();
    }

    public static Measures of(
            Game<?, ?> game,
            SimulationPlan plan,
            Report report,
            StatsTally stats,
            Optional<Skill> skill,
            Optional<LuckShare> luck) {
        return new Maker(game, plan, report, stats, skill, luck).make();
    }

    /** Puts them together. */
    private static final class Maker {
        private final Game<?, ?> game;
        private final Setup setup;
        private final Measuring asked;
        private final Report report;
        private final StatsTally stats;
        private final Optional<Skill> skill;
        private final Optional<LuckShare> luck;
        private final List<Measure> list = new ArrayList<>();

        Maker(
                Game<?, ?> game,
                SimulationPlan plan,
                Report report,
                StatsTally stats,
                Optional<Skill> skill,
                Optional<LuckShare> luck) {
            this.game = game;
            this.setup = plan.setup();
            this.asked = plan.measuring();
            this.report = report;
            this.stats = stats;
            this.skill = skill;
            this.luck = luck;
        }

        Measures make() {
            length();
            winning();
            course();
            choosing();
            thinking();
            Map<String, List<String>> unused = unused();
            List<ComponentStats> things = stats.things(game, setup);
            List<ComponentStats> hardly = things.stream()
                    .filter(thing -> thing.games() > 0 && thing.games() < HARDLY * stats.games())
                    .toList();
            put(
                    "unused",
                    "never used",
                    exactly(unused.values().stream().mapToInt(List::size).sum()),
                    "",
                    "Kinds of decisions, moves and endings, and things of the box, that came up in no game"
                            + (hardly.isEmpty()
                                    ? "."
                                    : "; another %d came up in fewer than one game in a hundred."
                                            .formatted(hardly.size())),
                    unused.isEmpty()
                            ? Optional.empty()
                            : Optional.of("Some of the game was never used: " + inWords(unused)));
            things(things);
            List<String> silent = rules();
            return new Measures(
                    List.copyOf(list),
                    unused,
                    new TreeMap<>(stats.rules()),
                    silent,
                    things,
                    skill.orElse(null),
                    luck.orElse(null));
        }

        private void length() {
            put(
                    "moves",
                    "moves",
                    Optional.of(report.length().mean()),
                    "",
                    "Moves of a game, chance included.",
                    report.length().low() > 0
                                    && report.length().high()
                                            >= 4 * report.length().low()
                            ? Optional.of("A long game has %s times the moves of a short one."
                                    .formatted(Numbers.number(
                                            Math.rint(report.length().high()
                                                    / report.length().low()))))
                            : Optional.empty());
            figure(
                    StatsTally.Figure.ROUNDS,
                    "rounds",
                    "",
                    "How often the seat with most turns came to its turn.",
                    _ -> Optional.empty());
            figure(
                    StatsTally.Figure.CHOICES,
                    "choices of a seat",
                    "",
                    "Decisions of one seat in a game that leave something to choose.",
                    value -> value.value() < 3
                            ? Optional.of("A seat chooses less than three times in a game.")
                            : Optional.empty());
            figure(
                    StatsTally.Figure.MINUTES,
                    "minutes",
                    "",
                    "A guess at how long people take: three seconds for each move, and four more for each time that"
                            + " the choices double.",
                    value -> value.value() > 120
                            ? Optional.of("A game takes people more than two hours by this guess.")
                            : Optional.empty());
        }

        private void winning() {
            Interval decisive = Interval.share(report.outcomes().getOrDefault("win", 0), report.games());
            if (report.cooperative() || report.seats() == 1) {
                put(
                        "wins",
                        "games won",
                        Optional.of(decisive),
                        Measure.SHARE,
                        "All win or lose together; this is how often they win.",
                        decisive.high() < 0.05
                                ? Optional.of("These players hardly ever win.")
                                : decisive.low() > 0.95
                                        ? Optional.of("These players hardly ever lose.")
                                        : Optional.empty());
                missing("seats", "seat advantage", "All win or lose together, so no seat can be better.");
            } else {
                seats();
                put(
                        "decisive",
                        "decided games",
                        Optional.of(decisive),
                        Measure.SHARE,
                        "Games that somebody wins, alone or with others.",
                        Optional.empty());
            }
            Interval draws = Interval.share(report.outcomes().getOrDefault("draw", 0), report.games());
            put(
                    "draws",
                    "draws",
                    Optional.of(draws),
                    Measure.SHARE,
                    "Games that end undecided.",
                    draws.low() > MANY_DRAWS
                            ? Optional.of("More than one game in five ends undecided.")
                            : Optional.empty());
        }

        private void seats() {
            double even = report.bySeat().stream()
                    .mapToDouble(seat -> seat.wins().value())
                    .average()
                    .orElse(0);
            Report.Standing best = report.bySeat().stream()
                    .max(Comparator.comparingDouble(seat -> seat.wins().value()))
                    .orElseThrow();
            if (report.byBot().size() > 1 && !report.alternate()) {
                missing(
                        "seats",
                        "seat advantage",
                        "The bots differ and keep their seats, so seats cannot be compared.");
                return;
            }
            // The best of several seats is partly the luckiest: its bounds are as wide as the number of seats asks
            // (Bonferroni)
            Interval wins = Interval.share(best.won(), best.games(), Interval.deviations(0.05 / report.seats()));
            Interval advantage = new Interval(wins.value() - even, wins.low() - even, wins.high() - even);
            put(
                    "seats",
                    "seat advantage",
                    Optional.of(advantage),
                    Measure.SHARE,
                    "How much more often %s wins than an equal share; the bounds allow for %d seats having been looked at."
                            .formatted(best.name(), report.seats()),
                    advantage.low() > 0 && advantage.value() > SEAT_POINTS
                            ? Optional.of("%s wins %s more of the games than an equal share."
                                    .formatted(Numbers.capital(best.name()), Numbers.percent(advantage.value())))
                            : Optional.empty());
        }

        private void course() {
            boolean told = !stats.sample(StatsTally.Figure.LEAD_CHANGES).isEmpty();
            if (!told) {
                String why = "The game's own judgement tells nobody ahead while it is played, so this cannot be said.";
                missing("behind", "drama", why);
                missing("lead-changes", "changes of the lead", why);
                missing("decided", "decided after", why);
                return;
            }
            figure(
                    StatsTally.Figure.BEHIND,
                    "drama",
                    Measure.SHARE,
                    "How far the winner was behind in chances at the worst moment.",
                    value -> value.high() < FLAT ? Optional.of("Winners were hardly ever behind.") : Optional.empty());
            figure(
                    StatsTally.Figure.LEAD_CHANGES,
                    "changes of the lead",
                    "",
                    "How often another seat came to lead, or where all play together, how often winning and losing"
                            + " changed places.",
                    value -> value.high() < 1
                            ? Optional.of("In most games whoever leads first leads to the end.")
                            : Optional.empty());
            figure(
                    StatsTally.Figure.DECIDED,
                    "decided after",
                    Measure.SHARE,
                    "The part of the game after which those who win keep the lead.",
                    value -> value.high() < EARLY
                            ? Optional.of("The game is decided before half of it is played.")
                            : Optional.empty());
        }

        private void choosing() {
            figure(
                    StatsTally.Figure.OPTIONS,
                    "moves to choose from",
                    "",
                    "Listed moves of a decision that leaves something to choose.",
                    value -> value.value() > MANY_OPTIONS
                            ? Optional.of("There are more than a hundred moves to choose from.")
                            : Optional.empty());
            if (stats.realShare().isEmpty()) {
                missing(
                        "real",
                        "real choices",
                        asked.choices() ? "No game had a choice to weigh." : unasked("choices"));
            } else {
                Interval real = Interval.mean(stats.realShare());
                put(
                        "real",
                        "real choices",
                        Optional.of(real.within(0, 1)),
                        Measure.SHARE,
                        "Of %s choices that a search of 400 iterations looked at, those with more than one move within 5 points of the best."
                                .formatted(Numbers.count(stats.realShare().size())),
                        real.high() < FEW_REAL
                                ? Optional.of("Most choices have one good move only.")
                                : Optional.empty());
                put(
                        "reach",
                        "moves within reach",
                        Optional.of(Interval.mean(stats.real())),
                        "",
                        "How many moves of such a choice lie within 5 points of the best.",
                        Optional.empty());
            }
            figure(
                    StatsTally.Figure.FORCED,
                    "forced moves",
                    Measure.SHARE,
                    "Decisions with a single move.",
                    value -> value.low() > MOSTLY
                            ? Optional.of("Most decisions leave nothing to choose.")
                            : Optional.empty());
            figure(
                    StatsTally.Figure.PASSES,
                    "passes",
                    Measure.SHARE,
                    "Choices at which a seat chose to do nothing.",
                    value -> value.low() > MOSTLY
                            ? Optional.of("Most choices end in doing nothing.")
                            : Optional.empty());
            figure(
                    StatsTally.Figure.STALLED,
                    "longest stall",
                    Measure.SHARE,
                    "The longest row of moves after which nobody's chances had changed, as a part of the game.",
                    value -> value.low() > LONG_STALL
                            ? Optional.of("For a quarter of the game nothing changes.")
                            : Optional.empty());
        }

        private void thinking() {
            skill.ifPresentOrElse(
                    found -> put(
                            "skill",
                            "skill depth",
                            exactly(found.depth()),
                            "doublings",
                            "How many times in a row a search that thinks twice as long does better than its half, from %d iterations on."
                                    .formatted(Skill.BUDGETS.getFirst()),
                            found.depth() == 0
                                    ? Optional.of("Thinking twice as long does not show in the results.")
                                    : Optional.empty()),
                    () -> missing("skill", "skill depth", asked.skill() ? UNPLAYED : unasked("skill")));
            luck.ifPresentOrElse(
                    found -> put(
                            "luck",
                            "luck",
                            Optional.of(found.chance()),
                            Measure.SHARE,
                            "The part of the variance of who wins that goes with chance alone, found by playing %d chances with %d trains of thought each; thoughts alone make %s, the rest is both together."
                                    .formatted(
                                            found.side(),
                                            found.side(),
                                            Numbers.percent(found.thoughts().value())),
                            found.chance().low() > MOSTLY_CHANCE
                                    ? Optional.of("Chance alone decides most of who wins.")
                                    : Optional.empty()),
                    () -> missing(
                            "luck",
                            "luck",
                            !asked.luck()
                                    ? unasked("luck")
                                    : report.games() < LEAST_FOR_LUCK
                                            ? "It takes %d games or more.".formatted(LEAST_FOR_LUCK)
                                            : UNPLAYED));
        }

        private void things(List<ComponentStats> things) {
            if (things.isEmpty()) {
                missing(
                        "things",
                        "things that matter",
                        "The game lists nothing of its box, so nothing can be said of it.");
                return;
            }
            int standing = (int) things.stream().filter(ComponentStats::stands).count();
            put(
                    "things",
                    "things that matter",
                    exactly(standing),
                    "",
                    "Things of the box with which a seat wins more or less often than the same seat without them, though it could have used them, by more than luck with %d looked at (Mantel and Haenszel, Benjamini and Hochberg, 5 %%); what is the cause is another question."
                            .formatted(things.size()),
                    Optional.empty());
        }

        private Map<String, List<String>> unused() {
            Map<String, List<String>> unused = new LinkedHashMap<>();
            unseen(
                    unused,
                    "decision",
                    Ids.all(game.decisions()).stream(),
                    stats.decisions().keySet());
            unseen(
                    unused,
                    "move",
                    records(game.moves()).map(GameStats::kind),
                    stats.kinds().keySet());
            unseen(
                    unused,
                    "ending",
                    Ids.all(game.endings()).stream(),
                    stats.endings().keySet());
            stats.things(game, setup).stream()
                    .filter(thing -> thing.games() == 0)
                    .forEach(thing -> unused.computeIfAbsent(thing.kind(), _ -> new ArrayList<>())
                            .add(thing.id()));
            return unused;
        }

        private static Stream<Class<?>> records(Class<?> moves) {
            return moves.isRecord()
                    ? Stream.of(moves)
                    : Stream.of(moves.getPermittedSubclasses()).flatMap(Maker::records);
        }

        private static void unseen(
                Map<String, List<String>> unused, String what, Stream<String> all, Set<String> seen) {
            List<String> never = all.filter(one -> !seen.contains(one)).toList();
            if (!never.isEmpty()) {
                unused.put(what, never);
            }
        }

        private List<String> rules() {
            Set<String> ids = new TreeSet<>();
            try {
                Rulebook book = Rulebook.of(game);
                ids.addAll(book.ids());
                ids.removeAll(book.aboutThePage());
            } catch (BadInput e) {
                missing("rules", "rules at work", "The game has no rulebook to compare with.");
                return List.of();
            }
            if (stats.rules().isEmpty()) {
                missing(
                        "rules",
                        "rules at work",
                        "Neither events nor refusals named a rule, so rules cannot be counted.");
                return List.of();
            }
            List<String> silent =
                    ids.stream().filter(id -> !stats.rules().containsKey(id)).toList();
            put(
                    "rules",
                    "rules at work",
                    exactly(ids.size() - silent.size()),
                    "of " + ids.size(),
                    "Rules that an event named, or that forbade a move which had been made before; the others may work"
                            + " without a word.",
                    Optional.empty());
            return silent;
        }

        private static String inWords(Map<String, List<String>> unused) {
            return unused.entrySet().stream()
                            .map(entry -> entry.getKey() + " " + shortened(entry.getValue()))
                            .collect(Collectors.joining("; "))
                    + ".";
        }

        private static String shortened(List<String> ids) {
            int most = 8;
            return ids.size() <= most
                    ? String.join(", ", ids)
                    : String.join(", ", ids.subList(0, most)) + " and " + (ids.size() - most) + " more";
        }

        private void figure(
                StatsTally.Figure figure,
                String title,
                String unit,
                String meaning,
                Function<Interval, Optional<String>> warning) {
            Sample sample = stats.sample(figure);
            if (sample.isEmpty()) {
                missing(Ids.of(figure), title, "No game had any of it to measure.");
                return;
            }
            Interval mean = Interval.mean(sample);
            Interval value = unit.equals(Measure.SHARE) ? mean.within(0, 1) : mean;
            put(Ids.of(figure), title, Optional.of(value), unit, meaning, warning.apply(value));
        }

        private static Optional<Interval> exactly(double value) {
            return Optional.of(new Interval(value, value, value));
        }

        private static String unasked(String word) {
            return "It takes games and time of its own, so it is measured for those who ask for “%s”.".formatted(word);
        }

        private void missing(String id, String title, String why) {
            put(id, title, Optional.empty(), "", why, Optional.empty());
        }

        private void put(
                String id,
                String title,
                Optional<Interval> value,
                String unit,
                String meaning,
                Optional<String> warning) {
            list.add(new Measure(id, title, value.orElse(null), unit, meaning, warning.orElse(null)));
        }
    }
}
