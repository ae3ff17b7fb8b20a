package sheepfold.bots;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import sheepfold.advice.Advice;
import sheepfold.advice.Hint;
import sheepfold.advice.Ranked;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.json.BadInput;
import sheepfold.json.Text;

/** The bots there are, by id. */
public final class Bots {
    private static final String STRONG = "strong";

    /** Search levels and how many iterations each may spend on a decision. */
    private static final Map<String, Long> LEVELS = Map.of("easy", 40L, "medium", 400L, STRONG, 4_000L);

    private static final Budget HINT = Budget.iterations(LEVELS.getOrDefault(STRONG, 1L));

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
            case "random" -> PlainBot.RANDOM;
            case "greedy" -> PlainBot.GREEDY;
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
        return OwnTurn.winsFirst(seen, stated(seen, ranking, random));
    }

    private static <P extends Position<P, M>, M extends Move> List<Ranked<M>> stated(
            Observation<P, M> seen, List<Ranked<M>> ranking, RandomGenerator random) {
        return Chance.of(seen.game()).stated(ranking, seen.game(), seen.determinize(random), seen.seat());
    }

    /** A bot that looks so many iterations of an ordinary game ahead and computes nothing, whatever the game could. */
    public static Bot lookingAhead(long iterations) {
        return new SearchBot("lookahead:" + iterations, Budget.iterations(iterations), true, false);
    }

    /**
     * What each of these listed moves is worth, the best first. A search thinks most about what looks best already; here every
     * move is given the same thought. Where all are tried with the same luck, an error is that of the distance to the best.
     *
     * @param each the budget for each move, in iterations of an ordinary game
     */
    public static <P extends Position<P, M>, M extends Move> List<Ranked<M>> weighed(
            Observation<P, M> seen, List<M> moves, Budget each, RandomGenerator random) {
        List<Ranked<M>> weighed = new SearchBot(STRONG, each, true, true).weighed(seen, moves, random);
        return stated(seen, weighed, random);
    }

    /** What a move, good or bad, does that counts, such as "it brings a sheep home"; empty where there is nothing to say. */
    public static <P extends Position<P, M>, M extends Move> String whatItDoes(
            Observation<P, M> seen, M move, RandomGenerator random) {
        return new Reason<>(seen, random).what(move);
    }

    /** From what the chance of a hint is made, for those who learn what it stands for; nothing where it needs no chance. */
    public static <P extends Position<P, M>, M extends Move> Optional<Chance.Grounds> groundsOfHint(
            Observation<P, M> seen, RandomGenerator random) {
        Ranked<M> best = new SearchBot(STRONG, HINT, true, true)
                .ranking(seen, Optional.empty(), random)
                .getFirst();
        return best.exact()
                        || Double.isNaN(best.value())
                        || !OwnTurn.winning(seen).isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Chance.grounds(Advice.of(seen.game()), seen.determinize(random), seen.seat(), best.value()));
    }

    /** What a move is good for, in clauses; empty where the game has nothing to say. */
    public static <P extends Position<P, M>, M extends Move> String whatFor(
            Observation<P, M> seen, M move, RandomGenerator random) {
        return new Reason<>(seen, random).whatFor(move);
    }

    /** The best advice to be had: computed exactly where the game can, else what the strong bot thinks. */
    public static <P extends Position<P, M>, M extends Move> Hint<M> hint(
            Observation<P, M> seen, RandomGenerator random) {
        Reason<P, M> reason = new Reason<>(seen, random);
        List<Ranked<M>> ranking =
                reason.telling(besideOthers(seen, reason, ranking(seen, Optional.empty(), HINT, random), random));
        Ranked<M> best = ranking.getFirst();
        Advice<P, M> advice = Advice.of(seen.game());
        M move = best.exact() ? best.move() : advice.polished(seen, best.move(), random);
        boolean isRefined = Double.isNaN(best.value()) && !move.equals(best.move());
        List<Ranked<M>> told = isRefined ? List.of(Ranked.alone(move, "")) : ranking;
        return new Hint<>(move, best.value(), reason.of(move, told), best.exact());
    }

    /** Where the game leaves one of several moves to a search, what the others would lose, or that they are alike. */
    private static <P extends Position<P, M>, M extends Move> List<Ranked<M>> besideOthers(
            Observation<P, M> seen, Reason<P, M> reason, List<Ranked<M>> ranking, RandomGenerator random) {
        M left = ranking.getFirst().move();
        List<M> others = reason.runnersUp(left);
        if (!Double.isNaN(ranking.getFirst().value()) || others.isEmpty()) {
            return ranking;
        }
        if (reason.alike(left).isPresent()) {
            return List.of(Ranked.alone(left, ""));
        }
        List<M> compared = Stream.concat(Stream.of(left), others.stream()).toList();
        Budget each = Budget.iterations(HINT.iterations() / compared.size());
        return reason.beginningWith(left, weighed(seen, compared, each, random));
    }
}
