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
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Game;
import sheepfold.engine.Ids;
import sheepfold.json.BadInput;
import sheepfold.lab.measure.Measure.Kind;
import sheepfold.lab.measure.Report.Standing;
import sheepfold.lab.measure.StatsTally.Seen;
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
        List<ComponentStats> things = stats.things(game, plan.setup());
        return new Maker(game, plan.measuring(), report, stats, things, skill, luck, new ArrayList<>()).make();
    }

    /** Puts them together. */
    private record Maker(
            Game<?, ?> game,
            Measuring asked,
            Report report,
            StatsTally stats,
            List<ComponentStats> things,
            Optional<Skill> skill,
            Optional<LuckShare> luck,
            List<Measure> list) {
        Measures make() {
            length();
            winning();
            course();
            choosing();
            thinking();
            Map<String, List<String>> unused = unused();
            long hardly = things.stream()
                    .filter(thing -> thing.games() > 0 && thing.games() < HARDLY * stats.games())
                    .count();
            put(
                    Kind.UNUSED,
                    exactly(unused.values().stream().mapToInt(List::size).sum()),
                    warning(!unused.isEmpty(), "Some of the game was never used: " + inWords(unused)),
                    hardly == 0 ? "." : "; another %d came up in fewer than one game in a hundred.".formatted(hardly));
            matters();
            List<String> silent = rules();
            return new Measures(
                    List.copyOf(list),
                    unused,
                    new TreeMap<>(stats.seen(Seen.RULE)),
                    silent,
                    things,
                    skill.orElse(null),
                    luck.orElse(null));
        }

        private void length() {
            Distribution length = report.length();
            put(
                    Kind.MOVES,
                    length.mean(),
                    warning(
                            length.low() > 0 && length.high() >= 4 * length.low(),
                            "A long game has %s times the moves of a short one."
                                    .formatted(Numbers.number(Math.rint(length.high() / length.low())))));
            figure(Kind.ROUNDS);
            figure(Kind.CHOICES, value -> value.value() < 3, "A seat chooses less than three times in a game.");
            figure(
                    Kind.MINUTES,
                    value -> value.value() > 120,
                    "A game takes people more than two hours by this guess.");
        }

        private void winning() {
            Interval decisive = Interval.share(report.outcomes().getOrDefault("win", 0), report.games());
            if (report.cooperative() || report.seats() == 1) {
                put(
                        Kind.WINS,
                        decisive,
                        decisive.high() < 0.05
                                ? "These players hardly ever win."
                                : warning(decisive.low() > 0.95, "These players hardly ever lose."));
                missing(Kind.SEATS, "All win or lose together, so no seat can be better.");
            } else {
                seats();
                put(Kind.DECISIVE, decisive, "");
            }
            Interval draws = Interval.share(report.outcomes().getOrDefault("draw", 0), report.games());
            put(Kind.DRAWS, draws, warning(draws.low() > MANY_DRAWS, "More than one game in five ends undecided."));
        }

        private void seats() {
            if (report.byBot().size() > 1 && !report.alternate()) {
                missing(Kind.SEATS, "The bots differ and keep their seats, so seats cannot be compared.");
                return;
            }
            double even = Standing.equalShare(report.bySeat());
            Standing best = Standing.best(report.bySeat());
            // The best of several seats is partly the luckiest: its bounds are as wide as the number of seats asks
            // (Bonferroni)
            Interval wins = Interval.share(best.won(), best.games(), Interval.deviations(0.05 / report.seats()));
            Interval advantage = new Interval(wins.value() - even, wins.low() - even, wins.high() - even);
            put(
                    Kind.SEATS,
                    advantage,
                    warning(
                            advantage.low() > 0 && advantage.value() > SEAT_POINTS,
                            "%s wins %s more of the games than an equal share."
                                    .formatted(Numbers.capital(best.name()), Numbers.percent(advantage.value()))),
                    best.name(),
                    report.seats());
        }

        private void course() {
            if (stats.sample(Kind.LEAD_CHANGES).isEmpty()) {
                String why = "The game's own judgement tells nobody ahead while it is played, so this cannot be said.";
                List.of(Kind.BEHIND, Kind.LEAD_CHANGES, Kind.DECIDED).forEach(kind -> missing(kind, why));
                return;
            }
            figure(Kind.BEHIND, value -> value.high() < FLAT, "Winners were hardly ever behind.");
            figure(Kind.LEAD_CHANGES, value -> value.high() < 1, "In most games whoever leads first leads to the end.");
            figure(Kind.DECIDED, value -> value.high() < EARLY, "The game is decided before half of it is played.");
        }

        private void choosing() {
            figure(
                    Kind.OPTIONS,
                    value -> value.value() > MANY_OPTIONS,
                    "There are more than a hundred moves to choose from.");
            Sample real = stats.sample(Kind.REAL);
            if (real.isEmpty()) {
                missing(Kind.REAL, asked.choices() ? "No game had a choice to weigh." : unasked("choices"));
            } else {
                figure(
                        Kind.REAL,
                        value -> value.high() < FEW_REAL,
                        "Most choices have one good move only.",
                        Numbers.count(real.size()));
                figure(Kind.REACH);
            }
            figure(Kind.FORCED, value -> value.low() > MOSTLY, "Most decisions leave nothing to choose.");
            figure(Kind.PASSES, value -> value.low() > MOSTLY, "Most choices end in doing nothing.");
            figure(Kind.STALLED, value -> value.low() > LONG_STALL, "For a quarter of the game nothing changes.");
        }

        private void thinking() {
            skill.ifPresentOrElse(
                    found -> put(
                            Kind.SKILL,
                            exactly(found.depth()),
                            warning(found.depth() == 0, "Thinking twice as long does not show in the results."),
                            Skill.BUDGETS.getFirst()),
                    () -> missing(Kind.SKILL, asked.skill() ? UNPLAYED : unasked("skill")));
            luck.ifPresentOrElse(
                    found -> put(
                            Kind.LUCK,
                            found.chance(),
                            warning(found.chance().low() > MOSTLY_CHANCE, "Chance alone decides most of who wins."),
                            found.side(),
                            found.side(),
                            Numbers.percent(found.thoughts().value())),
                    () -> missing(Kind.LUCK, whyNoLuck()));
        }

        private String whyNoLuck() {
            if (!asked.luck()) {
                return unasked("luck");
            }
            return report.games() < LEAST_FOR_LUCK ? "It takes %d games or more.".formatted(LEAST_FOR_LUCK) : UNPLAYED;
        }

        private void matters() {
            if (things.isEmpty()) {
                missing(Kind.THINGS, "The game lists nothing of its box, so nothing can be said of it.");
            } else {
                int standing =
                        (int) things.stream().filter(ComponentStats::stands).count();
                put(Kind.THINGS, exactly(standing), "", things.size());
            }
        }

        private Map<String, List<String>> unused() {
            Map<String, List<String>> unused = new LinkedHashMap<>();
            unseen(unused, Seen.DECISION, Ids.all(game.decisions()));
            unseen(unused, Seen.MOVE, records(game.moves()).map(GameStats::kind).toList());
            unseen(unused, Seen.ENDING, Ids.all(game.endings()));
            things.stream()
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

        private void unseen(Map<String, List<String>> unused, Seen what, List<String> all) {
            List<String> never = all.stream()
                    .filter(one -> !stats.seen(what).containsKey(one))
                    .toList();
            if (!never.isEmpty()) {
                unused.put(Ids.of(what), never);
            }
        }

        private List<String> rules() {
            Set<String> ids = new TreeSet<>();
            try {
                Rulebook book = Rulebook.of(game);
                ids.addAll(book.ids());
                ids.removeAll(book.aboutThePage());
            } catch (BadInput e) {
                missing(Kind.RULES, "The game has no rulebook to compare with.");
                return List.of();
            }
            Set<String> seen = stats.seen(Seen.RULE).keySet();
            if (seen.isEmpty()) {
                missing(Kind.RULES, "Neither events nor refusals named a rule, so rules cannot be counted.");
                return List.of();
            }
            List<String> silent = ids.stream().filter(id -> !seen.contains(id)).toList();
            put(Kind.RULES, exactly(ids.size() - silent.size()), "", ids.size());
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

        private static Interval exactly(double value) {
            return new Interval(value, value, value);
        }

        private static String unasked(String word) {
            return "It takes games and time of its own, so it is measured for those who ask for “%s”.".formatted(word);
        }

        private static String warning(boolean isOutOfLine, String sentence) {
            return isOutOfLine ? sentence : "";
        }

        private void figure(Kind kind) {
            figure(kind, _ -> false, "");
        }

        private void figure(Kind kind, Predicate<Interval> isOutOfLine, String warning, Object... gaps) {
            Sample sample = stats.sample(kind);
            if (sample.isEmpty()) {
                missing(kind, "No game had any of it to measure.");
                return;
            }
            Interval mean = Interval.mean(sample);
            Interval value = kind.isShare() ? mean.within(0, 1) : mean;
            put(kind, value, warning(isOutOfLine.test(value), warning), gaps);
        }

        private void put(Kind kind, Interval value, String warning, Object... gaps) {
            list.add(Measure.of(kind, value, warning, gaps));
        }

        private void missing(Kind kind, String why) {
            list.add(Measure.missing(kind, why));
        }
    }
}
