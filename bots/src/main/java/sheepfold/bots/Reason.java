package sheepfold.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import sheepfold.advice.Advice;
import sheepfold.advice.Fact;
import sheepfold.advice.Ranked;
import sheepfold.engine.Events;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Sentence;

/** Why a move is advised: what it is worth, what it does, and what the next best move would do instead. */
final class Reason<P extends Position<P, M>, M extends Move> {
    /** Values that lie nearer together than that nobody need tell apart. */
    private static final double LEAST_DIFFERENCE = 0.01;

    /** Of two values with such errors, the larger is the larger in 19 of 20 cases. */
    private static final double SURE = 2;

    /** More moves are not looked through for a word. */
    private static final int MANY = 200;

    /** So many others a move is compared with that the game's advice has chosen alone. */
    private static final int FEW = 2;

    /** So often that advice is asked whether it might have chosen another. */
    private static final int ASKED = 4;

    private static final String THOUGH = "though it ";
    private static final String FOLLOWED = "followed by ";

    private final Observation<P, M> seen;
    private final Advice<P, M> advice;
    private final RandomGenerator random;
    private final P before;

    Reason(Observation<P, M> seen, RandomGenerator random) {
        this.seen = seen;
        this.random = random;
        this.advice = Advice.of(seen.game());
        this.before = seen.determinize(random);
    }

    /** In clauses, the most important first. */
    String of(M chosen, List<Ranked<M>> ranking) {
        Ranked<M> first = ranking.getFirst();
        boolean good = isGood(chosen);
        Stream<String> clauses = Stream.of(
                first.words(),
                clauses(chosen, true),
                good ? "" : excuse(chosen),
                ranking.size() > 1
                        ? comparison(first, ranking.get(1), !good)
                        : alike(first.move()).map(this::likeOf).orElse(""));
        return clauses.filter(clause -> !clause.isEmpty()).collect(Collectors.joining("; "));
    }

    /** The other moves after which things look best. */
    List<M> runnersUp(M chosen) {
        Map<M, Double> values = new LinkedHashMap<>();
        for (M move : seen.legalMoves()) {
            values.put(move, advice.value(after(before, move), seen.seat()));
        }
        values.remove(chosen);
        return values.entrySet().stream()
                .sorted(Map.Entry.<M, Double>comparingByValue().reversed())
                .limit(FEW)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Another move that the game's advice might as well have chosen, as the seat cannot tell the two apart. */
    Optional<M> alike(M chosen) {
        return LongStream.range(0, ASKED)
                .mapToObj(luck -> {
                    Moves<M> moves = seen.legalMoves();
                    advice.prune(before, seen.seat(), moves, new SeededRandom(luck));
                    return moves;
                })
                .filter(moves -> moves.size() == 1)
                .map(moves -> moves.get(0))
                .filter(move -> !move.equals(chosen))
                .findFirst();
    }

    private String likeOf(M other) {
        return "any like it is as good, such as “%s”".formatted(words(before, other));
    }

    /** The ranking with the move that the game's advice has chosen first, unless another is better beyond doubt. */
    List<Ranked<M>> beginningWith(M chosen, List<Ranked<M>> ranking) {
        return ranking.stream()
                .filter(ranked -> ranked.move().equals(chosen) && areEqual(ranked, ranking.getFirst()))
                .findFirst()
                .map(ranked -> first(ranked, ranking))
                .orElse(ranking);
    }

    /** Of moves that are about as good as the best, one that gains something, or at least costs nothing; nobody passes for less than a reason. */
    List<Ranked<M>> telling(List<Ranked<M>> ranking) {
        Ranked<M> best = ranking.getFirst();
        if (best.exact()) {
            return ranking;
        }
        boolean givesUp =
                before.decision(seen.seat()).pass().filter(best.move()::equals).isPresent();
        return ranking.stream()
                .filter(other -> other.equals(best)
                        || (givesUp ? areEqual(best, other) : best.value() - other.value() <= LEAST_DIFFERENCE))
                .min(Comparator.comparingInt(other -> price(other.move())))
                .map(other -> first(other, ranking))
                .orElse(ranking);
    }

    private static <M extends Move> List<Ranked<M>> first(Ranked<M> one, List<Ranked<M>> ranking) {
        return Stream.concat(Stream.of(one), ranking.stream().filter(other -> !other.equals(one)))
                .toList();
    }

    /** The less, the better it looks at once. */
    private int price(M move) {
        Deeds deeds = deeds(after(before, move));
        return deeds.areGood() ? 0 : 1 + deeds.losses.size();
    }

    /** What a move is good for, in clauses; empty where the game has nothing to say. */
    String whatFor(M move) {
        return clauses(move, isGood(move) || isPrepared(move));
    }

    private boolean isPrepared(M move) {
        return what(move).startsWith(FOLLOWED);
    }

    /** What it does, even if that speaks against it where so wanted, and its purpose; what is gained comes before what it costs. */
    private String clauses(M move, boolean withDeeds) {
        String deeds = withDeeds ? what(move) : "";
        String purpose = advice.purpose(seen, move, random);
        return (deeds.startsWith(THOUGH) ? Stream.of(purpose, deeds) : Stream.of(deeds, purpose))
                .filter(clause -> !clause.isEmpty())
                .collect(Collectors.joining("; "));
    }

    /** What a move, good or bad, does that counts; empty where nothing does. */
    String what(M move) {
        P after = after(before, move);
        Deeds deeds = deeds(after);
        return deeds.areGood() ? deeds.inWords() : prepared(after, deeds);
    }

    private boolean isGood(M move) {
        return deeds(after(before, move)).areGood();
    }

    /** What speaks for a move that gains nothing itself. */
    private String excuse(M move) {
        P after = after(before, move);
        boolean endsTurn = !seen.turn().isSealed() && !after.turn().asks(seen.seat());
        return endsTurn && nothingGains() ? "no move gains anything at once" : "";
    }

    /** Of all the moves there are, where the game tells what counts. */
    private boolean nothingGains() {
        Moves<M> legal = seen.legalMoves();
        return !advice.facts(before, seen.seat()).isEmpty()
                && legal.size() <= MANY
                && legal.stream().noneMatch(this::isGood);
    }

    /** What the next best move lacks; of one that does nothing to speak of, what the other would do. */
    private String comparison(Ranked<M> best, Ranked<M> next, boolean bestIsIdle) {
        String move = words(before, next.move());
        Deeds deeds = deeds(after(before, next.move()));
        String done = bestIsIdle || !deeds.losses.isEmpty() ? deeds.inWords() : "";
        String also = done.isEmpty() ? "" : " – " + done;
        return areEqual(best, next)
                ? (best.exact() ? "as good: " : "about as good: ") + move + also
                : "next best: " + move + also + " (" + next.words() + ")";
    }

    private static boolean areEqual(Ranked<?> one, Ranked<?> other) {
        double noise = one.exact() ? 0 : Math.max(LEAST_DIFFERENCE, SURE * Math.hypot(one.error(), other.error()));
        return Math.abs(one.value() - other.value()) <= noise
                && (!one.exact() || one.words().equals(other.words()));
    }

    /** What the seat can do next, where it goes on deciding: a wall by itself brings no sheep home. */
    private String prepared(P after, Deeds deeds) {
        if (!after.turn().asks(seen.seat())) {
            return deeds.inWords();
        }
        Moves<M> moves = new Moves<>();
        after.legalMoves(seen.seat(), moves);
        M next = moves.stream()
                .max(Comparator.comparingDouble(move -> advice.value(after(after, move), seen.seat())))
                .orElseThrow();
        Deeds then = deeds(after(after, next));
        return then.areGood() ? (FOLLOWED + "“%s” %s").formatted(words(after, next), then.inWords()) : deeds.inWords();
    }

    private String words(P position, M move) {
        return seen.game().notation().words(position, move).marked();
    }

    private P after(P position, M move) {
        P after = position.copy();
        after.play(seen.seat(), move, Events.UNHEARD);
        return after;
    }

    /** How what counts for a seat has changed. */
    private record Deeds(List<Sentence> gains, List<Sentence> losses) {
        boolean areGood() {
            return !gains.isEmpty();
        }

        String inWords() {
            String good = gains.isEmpty() ? "" : "it " + Sentence.list(gains).marked();
            String bad = losses.isEmpty() ? "" : THOUGH + Sentence.list(losses).marked();
            return good + (good.isEmpty() || bad.isEmpty() ? "" : ", ") + bad;
        }
    }

    /** By what the seat knows. */
    private Deeds deeds(P after) {
        List<Fact> was = advice.facts(before, seen.seat());
        List<Fact> is = advice.facts(after, seen.seat());
        Deeds deeds = new Deeds(new ArrayList<>(), new ArrayList<>());
        for (int i = 0; was.size() == is.size() && i < is.size(); i++) {
            boolean same = is.get(i).about() == was.get(i).about();
            int change = same ? is.get(i).amount() - was.get(i).amount() : 0;
            if (change > 0) {
                deeds.gains.add(is.get(i).gain().of(change));
            } else if (change < 0) {
                deeds.losses.add(is.get(i).loss().of(-change));
            }
        }
        return deeds;
    }
}
