package sheepfold.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.bots.Tree.Branch;
import sheepfold.bots.TreeGame.Pick;
import sheepfold.engine.Audience;
import sheepfold.engine.Decision;
import sheepfold.engine.Event;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.engine.Turn;
import sheepfold.json.Shaped;

/** A place in a tree, the way there, and the answers that are still sealed. */
final class TreePosition implements Position<TreePosition, Pick> {
    /** A branch taken, as somebody hears of it. */
    record Taken(String branch) implements Event {
        @Override
        public Sentence text() {
            return Sentence.sign(branch);
        }
    }

    enum Task {
        PICK
    }

    enum End {
        LEAF
    }

    /** What somebody knows of the way. */
    @Shaped
    record Way(List<String> known) {}

    private record Step(int actor, Pick pick, Seats unseenBy) {}

    private static final Seats BOTH = Seats.of(0, 1);

    private final Tree root;
    private final List<Step> way = new ArrayList<>();
    private final @Nullable String[] answers = new @Nullable String[2];
    private Tree at;

    TreePosition(Tree root) {
        this.root = root;
        this.at = root;
    }

    Tree at() {
        return at;
    }

    @Override
    public Decision<Pick> decision(int seat) {
        return Decision.of(Task.PICK, Sentence.of("Pick a branch."));
    }

    @Override
    public Turn turn() {
        return switch (at) {
            case Tree.Over _ -> Turn.OVER;
            case Tree.Chance _ -> Turn.CHANCE;
            case Tree.Choice(Map<Integer, List<Branch>> bySeat) ->
                Turn.any(
                        Seats.of(bySeat.keySet().stream().mapToInt(seat -> seat).toArray()));
            case Tree.Sealed _ -> Turn.all(new Seats(BOTH.bits() & ~answered()), BOTH);
        };
    }

    private int answered() {
        return IntStream.range(0, answers.length)
                .filter(seat -> answers[seat] != null)
                .map(seat -> 1 << seat)
                .sum();
    }

    @Override
    public void legalMoves(int actor, Moves<Pick> into) {
        switch (at) {
            case Tree.Over _ -> {}
            case Tree.Chance chance ->
                chance.branches().forEach(branch -> into.add(new Pick(branch.label()), branch.weight()));
            case Tree.Choice(Map<Integer, List<Branch>> bySeat) ->
                bySeat.getOrDefault(actor, List.of()).forEach(branch -> into.add(new Pick(branch.label())));
            case Tree.Sealed decision -> decision.answers().forEach(answer -> into.add(new Pick(answer)));
        }
    }

    @Override
    public void play(int actor, Pick pick, Events events) {
        switch (at) {
            case Tree.Over _ -> throw new IllegalStateException("it is over");
            case Tree.Chance(Seats unseenBy, List<Branch> branches) -> take(actor, pick, branches, unseenBy, events);
            case Tree.Choice(Map<Integer, List<Branch>> bySeat) ->
                take(actor, pick, bySeat.getOrDefault(actor, List.of()), Seats.NONE, events);
            case Tree.Sealed decision -> answer(actor, pick.label(), decision.outcome(), events);
        }
    }

    private void answer(int seat, String answer, BiFunction<String, String, Tree> outcome, Events events) {
        answers[seat] = answer;
        String first = answers[0];
        String second = answers[1];
        if (first != null && second != null) {
            events.tell(new Taken(first + " and " + second));
            at = outcome.apply(first, second);
        }
    }

    private void take(int actor, Pick pick, List<Branch> branches, Seats unseenBy, Events events) {
        at = branches.stream()
                .filter(branch -> branch.label().equals(pick.label()))
                .findFirst()
                .orElseThrow()
                .to();
        way.add(new Step(actor, pick, unseenBy));
        events.tell(new Taken(actor + ": " + pick.label()), Audience.only(new Seats(0xFF & ~unseenBy.bits())));
    }

    @Override
    public Optional<Refusal> whyNot(int actor, Pick pick) {
        Moves<Pick> moves = new Moves<>();
        legalMoves(actor, moves);
        return moves.contains(pick) ? Optional.empty() : Optional.of(Refusal.plain("there is no such branch"));
    }

    @Override
    public TreePosition copy() {
        TreePosition copy = new TreePosition(root);
        copy.way.addAll(way);
        System.arraycopy(answers, 0, copy.answers, 0, answers.length);
        copy.at = at;
        return copy;
    }

    /** Goes the same way again, but draws anew what the seat did not see. */
    @Override
    public TreePosition determinize(int seat, RandomGenerator random) {
        TreePosition other = new TreePosition(root);
        Moves<Pick> moves = new Moves<>();
        for (Step step : way) {
            moves.clear();
            other.legalMoves(step.actor, moves);
            Pick pick = step.unseenBy.contains(seat) ? moves.pick(random) : step.pick;
            other.play(step.actor, pick, Events.UNHEARD);
        }
        return other;
    }

    @Override
    public Way view(int viewer) {
        return new Way(way.stream()
                .map(step -> step.unseenBy.contains(viewer) ? "?" : step.pick.label())
                .toList());
    }

    @Override
    public Result result() {
        List<Double> values = at instanceof Tree.Over(List<Double> ends) ? ends : List.of();
        double best = values.stream().mapToDouble(value -> value).max().orElse(0);
        List<Integer> winners = IntStream.range(0, values.size())
                .filter(seat -> values.get(seat) == best)
                .boxed()
                .toList();
        List<Integer> scores =
                values.stream().map(value -> (int) Math.round(100 * value)).toList();
        List<Integer> ranks =
                values.stream().map(value -> value == best ? 1 : 2).toList();
        return new Result(
                Result.Kind.SCORES, winners, scores, ranks, End.LEAF, Sentence.of("The tree ends here."), Map.of());
    }
}
