package sheepfold.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.advice.Advice;
import sheepfold.advice.Fact;
import sheepfold.advice.Ranked;
import sheepfold.engine.Events;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Sentence;

/** Why a move is advised: what it is worth, what it does, and what the next best move would do instead. */
final class Reason<P extends Position<P, M>, M extends Move> {
    /** Values that lie nearer together than that nobody need tell apart. */
    private static final double LEAST_DIFFERENCE = 0.01;

    /** Of two values with such errors, the larger is the larger in 19 of 20 cases. */
    private static final double SURE = 2;

    /** More moves are not looked through for a word. */
    private static final int MANY = 200;

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
                ranking.size() > 1 ? comparison(first, ranking.get(1), !good) : "");
        return clauses.filter(clause -> !clause.isEmpty()).collect(Collectors.joining("; "));
    }

    /** Of moves that are about as good as the best, one that gains something rather than one that does not. */
    List<Ranked<M>> telling(List<Ranked<M>> ranking) {
        Ranked<M> best = ranking.getFirst();
        if (best.exact() || isGood(best.move())) {
            return ranking;
        }
        return ranking.stream()
                .filter(other -> best.value() - other.value() <= LEAST_DIFFERENCE && isGood(other.move()))
                .findFirst()
                .map(other -> Stream.concat(Stream.of(other), ranking.stream().filter(one -> !one.equals(other)))
                        .toList())
                .orElse(ranking);
    }

    /** What a move is good for, in clauses; empty where the game has nothing to say. */
    String whatFor(M move) {
        return clauses(move, isGood(move) || isPrepared(move));
    }

    private boolean isPrepared(M move) {
        return what(move).startsWith(FOLLOWED);
    }

    /** What it does, even if that speaks against it where so wanted, and its purpose. */
    private String clauses(M move, boolean withDeeds) {
        return Stream.of(withDeeds ? what(move) : "", advice.purpose(seen, move, random))
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
        String done = bestIsIdle ? deeds(after(before, next.move())).inWords() : "";
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
            String bad =
                    losses.isEmpty() ? "" : "though it " + Sentence.list(losses).marked();
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
