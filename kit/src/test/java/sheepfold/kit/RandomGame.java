package sheepfold.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText.Step;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;

/** A whole game that follows from its seed; checks look at its positions. */
final class RandomGame<P extends Position<P, M>, M extends Move> {
    /** How seats choose; chance is always random. */
    enum Style {
        ANY_MOVE,
        FIRST_LISTED,
        LAST_LISTED
    }

    private final Game<P, M> game;
    private final Setup setup;
    private final long seed;
    private final List<Step<M>> steps = new ArrayList<>();
    private final boolean finished;

    RandomGame(Game<P, M> game, Setup setup, long seed, Style style) {
        this.game = game;
        this.setup = setup;
        this.seed = seed;
        this.finished = playToTheEnd(style);
    }

    private boolean playToTheEnd(Style style) {
        P position = game.start(setup);
        RandomGenerator random = new SeededRandom(seed);
        int limit = game.longestGame(setup);
        while (!position.turn().isOver()) {
            if (steps.size() == limit) {
                return false;
            }
            int actor = Moment.anyActor(position, random);
            Step<M> step = new Step<>(actor, choose(position, actor, style, random));
            position.play(actor, step.move(), Events.UNHEARD);
            steps.add(step);
        }
        return true;
    }

    private M choose(P position, int actor, Style style, RandomGenerator random) {
        Moves<M> moves = Moment.legal(position, actor);
        if (style == Style.ANY_MOVE || actor == Seats.CHANCE) {
            return Moment.anyMove(position, actor, random);
        }
        return moves.get(style == Style.FIRST_LISTED ? 0 : moves.size() - 1);
    }

    Game<P, M> game() {
        return game;
    }

    Setup setup() {
        return setup;
    }

    long seed() {
        return seed;
    }

    List<Step<M>> steps() {
        return List.copyOf(steps);
    }

    /** Did it end within the longest game there can be? */
    boolean finished() {
        return finished;
    }

    Match<P, M> match() {
        Match<P, M> match = new Match<>(game, setup, Optional.empty());
        steps.forEach(step -> match.play(step.actor(), step.move()));
        return match;
    }

    String record() {
        return GameRecord.of(match(), Map.of()).format();
    }

    /** Looks at every position, from the first to the last. */
    void atEveryMoment(Consumer<Moment<P, M>> look) {
        atMoments(steps.size() + 1, look);
    }

    /** Looks at so many positions, the first and the last among them. */
    void atMoments(int most, Consumer<Moment<P, M>> look) {
        Set<Integer> chosen = chosenMoments(most);
        P position = game.start(setup);
        Turn before = null;
        for (int number = 0; number <= steps.size(); number++) {
            Step<M> next = number < steps.size() ? steps.get(number) : null;
            if (chosen.contains(number)) {
                RandomGenerator random = SeededRandom.stream(seed, number, 0);
                lookAt(new Moment<>(game, setup, position, number, before, next, random), look);
            }
            if (next != null) {
                before = position.turn();
                position.play(next.actor(), next.move(), Events.UNHEARD);
            }
        }
    }

    private Set<Integer> chosenMoments(int most) {
        Set<Integer> chosen = new TreeSet<>(Set.of(0, steps.size()));
        RandomGenerator random = new SeededRandom(~seed);
        while (chosen.size() < Math.min(most, steps.size() + 1)) {
            chosen.add(random.nextInt(steps.size() + 1));
        }
        return chosen;
    }

    private void lookAt(Moment<P, M> moment, Consumer<Moment<P, M>> look) {
        try {
            look.accept(moment);
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(
                    "seed %d, after %d moves: %s\nat %s"
                            .formatted(
                                    seed,
                                    moment.number(),
                                    e instanceof AssertionError ? e.getMessage() : e.toString(),
                                    game.positions().write(moment.position())),
                    e);
        }
    }
}
