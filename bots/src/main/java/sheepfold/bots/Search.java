package sheepfold.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.Ranked;
import sheepfold.engine.Events;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Turn;

/**
 * Monte Carlo tree search (UCT) for any game: chance moves are drawn by weight, what is hidden is dealt anew in every
 * iteration, sealed answers are chosen without knowing the others', and every seat steers for its own value.
 */
public final class Search<P extends Position<P, M>, M extends Move> {
    /** A tree stops growing here, at some 80 MB, and goes on learning about the moves it has. */
    private static final int MOST_ENTRIES = 1_000_000;

    private final Observation<P, M> seen;
    private final RandomGenerator random;
    private final SearchStyle style;
    private final Advice<P, M> advice;
    private final boolean hidden;
    private final boolean cooperative;
    private final P known;
    private final Ears ears;
    private final Playout<P, M> playout;
    private final Node<M> root = new Node<>();

    private Optional<M> asked = Optional.empty();
    private boolean alone;
    private final Moves<M> moves = new Moves<>();
    private final List<Edges<M>> pathEdges = new ArrayList<>();
    private int[] pathIndexes = new int[64];
    private int[] onOffer = new int[64];
    private final double[] values = new double[Seats.MOST];
    private final Spread spread = new Spread();
    private long iterations;
    private int entries;

    public Search(Observation<P, M> seen, RandomGenerator random, SearchStyle style) {
        this.seen = seen;
        this.random = random;
        this.style = style;
        this.advice = Advice.of(seen.game());
        this.hidden = seen.game().info().hidden();
        this.cooperative = seen.game().info().cooperative();
        this.known = seen.determinize(random);
        this.ears = new Ears(seen.seat());
        this.playout = new Playout<>(advice, style);
    }

    /** Thinks until the budget is spent, but at least once. */
    public void run(Budget budget) {
        long end = System.nanoTime() + budget.time().toNanos();
        long last = iterations + Math.min(budget.iterations(), Long.MAX_VALUE - iterations);
        do {
            iterate();
        } while (iterations < last && (budget.reproducible() || System.nanoTime() < end));
    }

    public long iterations() {
        return iterations;
    }

    /** Looks at this listed move as well, even if the game would leave it out. */
    public void lookAt(M move) {
        asked = Optional.of(move);
    }

    /** Looks at this listed move and no other, so that all the thinking goes into what follows it. */
    void lookOnlyAt(M move) {
        lookAt(move);
        alone = true;
    }

    /** The moves that were tried, the one that held up best first, and what each is worth. */
    public List<Ranked<M>> ranking() {
        Edges<M> own = ownEdges();
        P guess = seen.determinize(new SeededRandom(0));
        return own.byVisits().stream()
                .filter(i -> own.visits(i) > 0)
                .map(i -> ranked(own, i, guess))
                .toList();
    }

    private Ranked<M> ranked(Edges<M> own, int index, P guess) {
        double value = own.mean(index);
        double error = own.error(index, spread.deviation());
        return new Ranked<>(own.move(index), value, error, false, advice.inWords(guess, value));
    }

    private Edges<M> ownEdges() {
        boolean sealed = seen.turn() instanceof Turn.Players players && players.mode() == Turn.Mode.ALL;
        return sealed ? root.edgesOf(seen.seat(), 0) : root.edges(style.priorWeight());
    }

    /** Selection, expansion, playout, and the news carried back to the root. */
    private void iterate() {
        P position = hidden ? seen.determinize(random) : known.copy();
        pathEdges.clear();
        Node<M> node = root;
        node.visitFirst();
        boolean isNew;
        do {
            node = descend(node, position);
            isNew = node.visitFirst();
        } while (!isNew && !position.turn().isOver() && (entries < MOST_ENTRIES || !node.isBare()));
        playout.play(position, random);
        carryBack(position, isNew);
        iterations++;
        entries++;
    }

    private Node<M> descend(Node<M> node, P position) {
        if (!(position.turn() instanceof Turn.Players players)) {
            return drawChance(node, position);
        }
        Seats seats = players.seats();
        if (players.mode() == Turn.Mode.ALL) {
            return answerInSecret(node, position, seats);
        }
        if (node == root) {
            return decide(node, node.edges(style.priorWeight()), position, 1 << seen.seat());
        }
        if (seats.count() == 1 || cooperative) {
            return decide(node, node.edges(style.priorWeight()), position, seats.bits());
        }
        // Rivals who may all move next: who comes first is luck, and then that seat suits itself
        int quickest = seats.nth(random.nextInt(seats.count()));
        return decide(node, node.edgesOf(quickest, style.priorWeight()), position, 1 << quickest);
    }

    private Node<M> decide(Node<M> node, Edges<M> edges, P position, int seatBits) {
        int index = choose(edges, offer(edges, position, seatBits), 1);
        play(position, edges.actor(index), edges.move(index));
        return hidden ? asHeard(node) : edges.child(index);
    }

    private Node<M> drawChance(Node<M> node, P position) {
        moves.clear();
        position.legalMoves(Seats.CHANCE, moves);
        M drawn = moves.pick(random);
        play(position, Seats.CHANCE, drawn);
        if (hidden) {
            return asHeard(node);
        }
        Edges<M> edges = node.edges(0);
        int index = edges.indexOf(Seats.CHANCE, drawn);
        return edges.child(index < 0 ? edges.add(Seats.CHANCE, drawn) : index);
    }

    /** Each seat answers by what it has learned of its own answers alone (decoupled UCT). */
    private Node<M> answerInSecret(Node<M> node, P position, Seats asked) {
        List<M> answers = new ArrayList<>(asked.count());
        for (int left = asked.bits(); left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            Edges<M> edges = node.edgesOf(seat, 0);
            // Equally curious at the same moments, equal seats would see nothing but each other's whims
            double curiosity = 2 * random.nextDouble();
            M answer = edges.move(choose(edges, offer(edges, position, 1 << seat), curiosity));
            play(position, seat, answer);
            answers.add(answer);
        }
        return hidden ? asHeard(node) : node.after(answers);
    }

    private void play(P position, int actor, M move) {
        if (hidden) {
            ears.noteOwn(actor, move);
            position.play(actor, move, ears);
        } else {
            position.play(actor, move, Events.UNHEARD);
        }
    }

    /** All that sounds the same to the seat leads to one node, lest it count on knowing what it will not know. */
    private Node<M> asHeard(Node<M> node) {
        return node.after(ears.takeAll());
    }

    /** Finds the legal moves of these seats in the edges and notes where they stand; how many there are. */
    private int offer(Edges<M> edges, P position, int seatBits) {
        if (!hidden && edges.size() > 0) {
            return offerAll(edges.size());
        }
        int count = 0;
        for (int left = seatBits; left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            moves.clear();
            position.legalMoves(seat, moves);
            prune(edges, position, seat);
            edges.reserve(hidden ? 0 : moves.size());
            makeRoom(count + moves.size());
            for (int i = 0; i < moves.size(); i++) {
                int index = hidden ? edges.indexOf(seat, moves.get(i)) : -1;
                onOffer[count++] = index < 0 ? enter(edges, position, seat, moves.get(i)) : index;
            }
        }
        return count;
    }

    private void prune(Edges<M> edges, P position, int seat) {
        Optional<M> wanted = asked.filter(move -> edges == ownEdges() && moves.contains(move));
        if (alone && wanted.isPresent()) {
            moves.keepIf(wanted.get()::equals);
            return;
        }
        if (!style.blind()) {
            advice.prune(position, seat, moves, random);
        }
        wanted.filter(move -> !moves.contains(move)).ifPresent(moves::add);
    }

    private int enter(Edges<M> edges, P position, int seat, M move) {
        int index = edges.add(seat, move);
        if (edges.hasPriors()) {
            edges.setPrior(index, valueAfter(position, seat, move));
        }
        entries++;
        return index;
    }

    private double valueAfter(P position, int seat, M move) {
        P after = position.copy();
        after.play(seat, move, Events.UNHEARD);
        return advice.value(after, seat);
    }

    private int offerAll(int count) {
        makeRoom(count);
        for (int i = 0; i < count; i++) {
            onOffer[i] = i;
        }
        return count;
    }

    private void makeRoom(int count) {
        if (count > onOffer.length) {
            onOffer = Arrays.copyOf(onOffer, 2 * count);
        }
    }

    private int choose(Edges<M> edges, int count, double curiosity) {
        double exploration = curiosity * style.exploration() * spread.deviation();
        // Starting anywhere keeps the order of the list from mattering among equals
        int index = edges.choose(onOffer, count, random.nextInt(count), exploration);
        if (pathEdges.size() == pathIndexes.length) {
            pathIndexes = Arrays.copyOf(pathIndexes, 2 * pathIndexes.length);
        }
        pathIndexes[pathEdges.size()] = index;
        pathEdges.add(edges);
        return index;
    }

    private void carryBack(P position, boolean isNew) {
        Arrays.fill(values, Double.NaN);
        for (int i = 0; i < pathEdges.size(); i++) {
            Edges<M> edges = pathEdges.get(i);
            int index = pathIndexes[i];
            int seat = cooperative ? seen.seat() : edges.actor(index);
            if (Double.isNaN(values[seat])) {
                values[seat] = advice.value(position, seat);
                if (isNew) {
                    // Old ends met again and again would make the spread vanish, and with it all curiosity
                    spread.add(values[seat]);
                }
            }
            edges.score(index, values[seat]);
        }
    }
}
