package sheepfold.games.lastfleecestanding;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.Fact;
import sheepfold.advice.Sign;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;

/** The scripted player, a policy for playouts and what a position is worth. */
final class FleeceAdvice implements Advice<Paddock, FleeceMove> {
    private static final List<String> COMPANY = List.of("", "", "2 players", "3 players", "4 players");
    private static final double DECK = 60;

    private static final List<Sign<Paddock>> SIGNS = List.of(
            new Sign<>("more wool", (paddock, seat) -> ahead(paddock, seat, sheep -> sheep.coat.pieces()) / 10),
            new Sign<>("more cards", (paddock, seat) -> ahead(paddock, seat, sheep -> sheep.hand.size()) / 5),
            new Sign<>("own turn", (paddock, seat) -> paddock.round.active == seat ? 1 : 0),
            new Sign<>(
                    "fewer rivals", (paddock, _) -> 1 - (paddock.flock.livingCount() - 1.0) / (paddock.seats() - 1)));

    @Override
    public FleeceMove greedy(Observation<Paddock, FleeceMove> seen, RandomGenerator random) {
        Paddock paddock = seen.determinize(random);
        FleeceMove chosen = new Script(paddock, seen.seat()).choose(seen.legalMoves(), random);
        return mixing(paddock, seen.seat(), chosen, random);
    }

    @Override
    public FleeceMove polished(Observation<Paddock, FleeceMove> seen, FleeceMove chosen, RandomGenerator random) {
        return mixing(seen.determinize(random), seen.seat(), chosen, random);
    }

    /** A coat of which others know something is mixed as soon as that costs nothing. */
    private static FleeceMove mixing(Paddock paddock, int seat, FleeceMove chosen, RandomGenerator random) {
        boolean mixes = Script.isMarked(paddock, seat) && Coats.mayArrange(paddock, seat);
        boolean free = paddock.phase() == Phase.ACT || chosen.equals(FleeceMoves.PASS);
        return mixes && free ? Forms.anyArrangement(paddock, seat, random) : chosen;
    }

    @Override
    public String purpose(Observation<Paddock, FleeceMove> seen, FleeceMove move, RandomGenerator random) {
        return move instanceof FleeceMove.Arrange && Script.isMarked(seen.determinize(random), seen.seat())
                ? "others know some of your coat, and mixing it costs nothing"
                : "";
    }

    @Override
    public FleeceMove playoutMove(Paddock paddock, int seat, Moves<FleeceMove> legal, RandomGenerator random) {
        boolean scripted = legal.size() > 1 && random.nextInt(8) != 0;
        return scripted ? new Script(paddock, seat).choose(legal, random) : legal.pick(random);
    }

    @Override
    public void prune(Paddock paddock, int seat, Moves<FleeceMove> moves, RandomGenerator random) {
        new Pruning(paddock, seat).prune(moves, random);
    }

    /** Between attacks, cards and events. */
    @Override
    public boolean settled(Paddock paddock) {
        return paddock.phase() == Phase.ACT || paddock.phase() == Phase.ROLL || paddock.phase() == Phase.OVER;
    }

    @Override
    public String company(Paddock paddock) {
        return COMPANY.get(paddock.seats());
    }

    /** By the deck: once it is gone, little wool comes back. */
    @Override
    public double progress(Paddock paddock) {
        return 1 - Math.min(1, paddock.deck.size() / DECK);
    }

    @Override
    public List<Sign<Paddock>> signs() {
        return SIGNS;
    }

    /** What a seat has, less what the rivals that are left have on average. */
    private static double ahead(Paddock paddock, int seat, ToIntFunction<Sheep> count) {
        int others = 0;
        int theirs = 0;
        for (int left = paddock.flock.living() & ~(1 << seat); left != 0; left &= left - 1) {
            theirs += count.applyAsInt(paddock.sheep(Integer.numberOfTrailingZeros(left)));
            others++;
        }
        return others == 0 ? 0 : count.applyAsInt(paddock.sheep(seat)) - (double) theirs / others;
    }

    /** Each living seat's share of what all of them are worth; see {@link Worth}. */
    @Override
    public double value(Paddock paddock, int seat) {
        if (!paddock.flock.isLiving(seat)) {
            return 0;
        }
        double all = 0;
        for (int other = 0; other < paddock.seats(); other++) {
            all += paddock.flock.isLiving(other) ? Math.exp(Worth.of(paddock, other)) : 0;
        }
        return paddock.flock.livingCount() == 1 ? 1 : Math.exp(Worth.of(paddock, seat)) / all;
    }

    @Override
    public List<Fact> facts(Paddock paddock, int seat) {
        return paddock.isOver() || !paddock.flock.isLiving(seat) ? List.of() : FleeceFacts.of(paddock, seat);
    }
}
