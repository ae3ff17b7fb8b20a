package sheepfold.lab.run;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.lab.measure.LuckShare;
import sheepfold.lab.measure.Report.Standing;
import sheepfold.lab.measure.Skill;
import sheepfold.lab.measure.Tally;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.SimulationPlan;

/**
 * Games beside those of a plan that some measures ask for: between bots that think longer and shorter, and with every chance
 * played by every train of thought. What they tell is known once they were played.
 */
final class ExtraGames {
    private final SimulationPlan plan;
    private final boolean together;
    private final List<SimulationPlan> thinking;
    private final Optional<SimulationPlan> crossed;
    private final List<Tally> tallies;
    private final double[][] outcomes;

    /** What this plan asks for; where all play together, others think longer than where they do not. */
    ExtraGames(SimulationPlan plan, boolean together) {
        this.plan = plan;
        this.together = together;
        this.thinking = plan.measuring().skill() ? thinking(plan, together) : List.of();
        this.crossed = crossed(plan);
        this.tallies = thinking.stream().map(Tally::new).toList();
        this.outcomes = new double[crossed.map(SimulationPlan::games).orElse(0)][];
    }

    /** All of them, to be played in this order. */
    List<SimulationPlan> plans() {
        return Stream.concat(thinking.stream(), crossed.stream()).toList();
    }

    /** How many games there will be. */
    static int games(SimulationPlan plan, boolean together) {
        return new ExtraGames(plan, together)
                .plans().stream().mapToInt(SimulationPlan::games).sum();
    }

    /** One seat thinks twice as long as the others, in every seat in turn; where all play together, all do. */
    private static List<SimulationPlan> thinking(SimulationPlan plan, boolean together) {
        List<SimulationPlan> plans = new ArrayList<>();
        int seats = plan.setup().seats();
        for (int i = together ? 0 : 1; i < Skill.BUDGETS.size(); i++) {
            Bot whole = thinking(Skill.BUDGETS.get(i));
            if (together) {
                plans.add(plan.between(Collections.nCopies(seats, whole), false, plan.seed()));
            } else {
                List<Bot> bots = new ArrayList<>(Collections.nCopies(seats, thinking(Skill.BUDGETS.get(i - 1))));
                bots.set(0, whole);
                plans.add(plan.between(bots, true, plan.seed() + i));
            }
        }
        return plans;
    }

    private static Bot thinking(long iterations) {
        return Bots.named("medium:" + iterations);
    }

    private static Optional<SimulationPlan> crossed(SimulationPlan plan) {
        int side = (int) Math.sqrt(plan.games());
        return plan.measuring().luck() && side >= LuckShare.LEAST_SIDE
                ? Optional.of(plan.crossed(side))
                : Optional.empty();
    }

    void play(Game<?, ?> game, Workers workers) {
        for (int i = 0; i < thinking.size(); i++) {
            tallies.get(i).addAll(workers.play(game, thinking.get(i), new BitSet(), false, _ -> {}, _ -> {}));
        }
        crossed.ifPresent(all -> workers.play(game, all, new BitSet(), true, this::noteOutcome, _ -> {}));
    }

    /** A game of one of the plans was played. */
    void note(int index, FinishedGame finished) {
        if (index < tallies.size()) {
            tallies.get(index).add(thinking.get(index).botsBySeat(finished.number()), finished);
        } else {
            noteOutcome(finished);
        }
    }

    private void noteOutcome(FinishedGame finished) {
        double[] seats = new double[plan.setup().seats()];
        finished.winners().forEach(seat -> seats[seat] = 1);
        outcomes[finished.number()] = seats;
    }

    Optional<Skill> skill() {
        boolean played = tallies.stream().allMatch(tally -> tally.lengths().size() == plan.games());
        if (thinking.isEmpty() || !played) {
            return Optional.empty();
        }
        List<Skill.Doubling> doublings = new ArrayList<>();
        for (int i = 1; i < Skill.BUDGETS.size(); i++) {
            doublings.add(doubling(i));
        }
        return Optional.of(new Skill(doublings));
    }

    private Skill.Doubling doubling(int i) {
        long whole = Skill.BUDGETS.get(i);
        long half = Skill.BUDGETS.get(i - 1);
        if (together) {
            return new Skill.Doubling(
                    whole,
                    half,
                    tallies.get(i).bySeat().getFirst().wins(),
                    tallies.get(i - 1).bySeat().getFirst().wins().value());
        }
        Tally tally = tallies.get(i - 1);
        return new Skill.Doubling(whole, half, tally.byBot().getFirst().wins(), Standing.equalShare(tally.bySeat()));
    }

    Optional<LuckShare> luck() {
        return crossed.filter(_ -> Stream.of(outcomes).allMatch(Objects::nonNull))
                .map(all -> LuckShare.of(all.side(), List.of(outcomes)));
    }
}
