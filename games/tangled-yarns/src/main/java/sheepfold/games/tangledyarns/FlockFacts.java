package sheepfold.games.tangledyarns;

import java.util.List;
import sheepfold.advice.Fact;
import sheepfold.advice.Fact.Deed;

/** What the flock can see a move change: gates, servants, sheep, power-ups, and the ways to relics and from wolves. */
final class FlockFacts {
    private static final Deed LOCKED = new Deed("locks a gate", "locks {n} gates");
    private static final Deed UNLOCKED = new Deed("opens a gate", "opens {n} gates");
    private static final Deed CULTIST_GONE = new Deed("removes a cultist", "removes {n} cultists");
    private static final Deed CULTIST = new Deed("lets a cultist in", "lets {n} cultists in");
    private static final Deed WOLF_GONE = new Deed("removes a wolf", "removes {n} wolves");
    private static final Deed WOLF = new Deed("lets a wolf in", "lets {n} wolves in");
    private static final Deed RISEN = new Deed("brings a sheep back", "brings {n} sheep back");
    private static final Deed DEAD = new Deed("costs a sheep its life", "costs {n} sheep their lives");
    private static final Deed HEALED = new Deed("heals a sheep", "heals {n} sheep");
    private static final Deed CORRUPTED = new Deed("corrupts a sheep", "corrupts {n} sheep");
    private static final Deed SAFE =
            new Deed("takes a sheep out of wolves' reach", "takes {n} sheep out of wolves' reach");
    private static final Deed IN_REACH =
            new Deed("leaves a sheep within wolves' reach", "leaves {n} sheep within wolves' reach");
    private static final Deed NEARER = new Deed(
            "brings the relics of the next gate a step nearer", "brings the relics of the next gate {n} steps nearer");
    private static final Deed FARTHER = new Deed(
            "takes the relics of the next gate a step farther", "takes the relics of the next gate {n} steps farther");
    private static final Deed POWER_UP = new Deed("gains a power-up", "gains {n} power-ups");
    private static final Deed SPENT = new Deed("spends a power-up", "spends {n} power-ups");

    private FlockFacts() {}

    static List<Fact> of(Parokiam table) {
        int living = table.flock.living();
        return List.of(
                new Fact(-table.way.openGates(), LOCKED, UNLOCKED),
                new Fact(-table.servants.cultists(), CULTIST_GONE, CULTIST),
                new Fact(-table.servants.wolves(), WOLF_GONE, WOLF),
                new Fact(Integer.bitCount(living), RISEN, DEAD),
                new Fact(-Integer.bitCount(living & table.flock.corrupted()), HEALED, CORRUPTED),
                new Fact(-Worth.sheepInReach(table), SAFE, IN_REACH),
                new Fact(Worth.nextGate(table), -Worth.stepsToNextGate(table), NEARER, FARTHER),
                new Fact(table.store.size(), POWER_UP, SPENT));
    }
}
