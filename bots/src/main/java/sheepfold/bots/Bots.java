package sheepfold.bots;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.engine.Advice;
import sheepfold.engine.BadInput;
import sheepfold.engine.Hint;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Ranked;
import sheepfold.engine.Text;

/** The bots there are, by id. */
public final class Bots {
    private static final String STRONG = "strong";

    /** Search levels and how many iterations each may spend on a decision. */
    private static final Map<String, Long> LEVELS = Map.of("easy", 40L, "medium", 400L, STRONG, 4_000L);

    public static final List<String> IDS = List.of("random", "greedy", "easy", "medium", "strong");

    private Bots() {}

    /** A bot by its id; search bots take a budget behind a colon: {@code strong:2s}, {@code strong:5000}. */
    public static Bot named(String id) {
        int colon = id.indexOf(':');
        String name = colon < 0 ? id : id.substring(0, colon);
        Long iterations = LEVELS.get(name);
        if (iterations != null) {
            Budget budget = colon < 0
                    ? Budget.iterations(iterations)
                    : Budget.parse(id.substring(colon + 1))
                            .orElseThrow(() -> new BadInput(
                                    "bots",
                                    "a budget is a number of iterations or a time, as in strong:5000 or strong:2s, not "
                                            + Text.shortened(id)));
            return new SearchBot(id, budget, colon < 0, name.equals(STRONG));
        }
        return switch (id) {
            case "random" -> new RandomBot();
            case "greedy" -> new GreedyBot();
            default ->
                throw new BadInput(
                        "bots",
                        "there is no bot %s; there are %s".formatted(Text.shortened(id), String.join(", ", IDS)));
        };
    }

    /**
     * The moves worth a look, the best first, with what each is worth: computed where the game can, else by a search. A move that
     * somebody asks about is looked at even if the game would leave it out.
     *
     * @param budget in iterations of an ordinary game; where one takes longer it is fewer
     */
    public static <P extends Position<P, M>, M extends Move> List<Ranked<M>> ranking(
            Observation<P, M> seen, Optional<M> asked, Budget budget, RandomGenerator random) {
        Budget affordable = budget.at(SearchStyle.of(seen.game()).cost());
        List<Ranked<M>> ranking = new SearchBot(STRONG, affordable, false, true).ranking(seen, asked, random);
        return Chance.of(seen.game()).stated(ranking, seen.game(), seen.determinize(random), seen.seat());
    }

    /** What a move is good for, in clauses; empty where the game has nothing to say. */
    public static <P extends Position<P, M>, M extends Move> String whatFor(
            Observation<P, M> seen, M move, RandomGenerator random) {
        return Stream.of(
                        new Reason<>(seen, random).what(move),
                        seen.game().advice().purpose(seen, move, random))
                .filter(clause -> !clause.isEmpty())
                .collect(Collectors.joining("; "));
    }

    /** The best advice to be had: computed exactly where the game can, else what the strong bot thinks. */
    public static <P extends Position<P, M>, M extends Move> Hint<M> hint(
            Observation<P, M> seen, RandomGenerator random) {
        List<Ranked<M>> ranking =
                ranking(seen, Optional.empty(), Budget.iterations(LEVELS.getOrDefault(STRONG, 1L)), random);
        Ranked<M> best = ranking.getFirst();
        Advice<P, M> advice = seen.game().advice();
        M move = best.exact() ? best.move() : advice.polished(seen, best.move(), random);
        String reason = new Reason<>(seen, random).of(move, ranking);
        String purpose = advice.purpose(seen, move, random);
        return new Hint<>(move, best.value(), purpose.isEmpty() ? reason : reason + "; " + purpose, best.exact());
    }
}
