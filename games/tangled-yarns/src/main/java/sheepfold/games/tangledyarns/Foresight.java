package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import sheepfold.engine.Moves;
import sheepfold.games.tangledyarns.YarnsMove.Attack;
import sheepfold.games.tangledyarns.YarnsMove.Part;
import sheepfold.games.tangledyarns.YarnsMove.Turn;

/**
 * What a seat's moves would bring, for people to look at before they decide.
 *
 * @param battles every attack that a sheep of the seat could take part in
 * @param turns every turn of a tile, with the cultists' distances after it in their order
 * @param reaches where each sheep that has not moved could be without power-ups, other seats' sheep included
 * @param plans for each open gate how it could be locked in this round, if at all
 */
record Foresight(List<Battle> battles, List<Turned> turns, List<Reach> reaches, List<Plan> plans) {
    record Battle(Cell tile, Band sheep, int wolves, int cultists, int bones, int attack, int defence, double chance) {}

    /** One step of a cultist longer, or shorter, and so on: distances as they would be. */
    record Turned(Sheep sheep, Cell tile, Colour wall, boolean tech, List<Integer> distances) {}

    record Reach(Sheep sheep, List<Cell> cells) {}

    /**
     * How a gate could be locked.
     *
     * @param parts which sheep would use which tile, after walking there if need be; empty if there is no way without power-ups
     */
    record Plan(int gate, List<Part> parts) {}

    static Foresight of(Parokiam table, int seat) {
        Moves<YarnsMove> legal = new Moves<>();
        table.legalMoves(seat, legal);
        List<Battle> battles = new ArrayList<>();
        List<Turned> turns = new ArrayList<>();
        for (YarnsMove move : legal) {
            switch (move) {
                case Attack attack -> battles.add(battle(table, attack));
                case Turn turn -> turns.add(turned(table, turn));
                default -> {}
            }
        }
        return table.phase() == Phase.ACT
                ? new Foresight(battles, turns, reaches(table), plans(table))
                : new Foresight(battles, turns, List.of(), List.of());
    }

    private static Battle battle(Parokiam table, Attack attack) {
        int band = attack.sheep().bits();
        return new Battle(
                attack.tile(),
                attack.sheep(),
                attack.wolves(),
                attack.cultists(),
                attack.bones(),
                Attacks.attack(table, band),
                Attacks.defence(table, band, attack.wolves(), attack.cultists(), attack.bones()),
                Odds.rounded(Odds.attack(table, band, attack.wolves(), attack.cultists(), attack.bones())));
    }

    private static Turned turned(Parokiam table, Turn turn) {
        City after = new City();
        after.copyFrom(table.city);
        after.turn(turn.tile().number(), turn.wall().ordinal());
        return new Turned(
                turn.sheep(),
                turn.tile(),
                turn.wall(),
                turn.tech(),
                IntStream.range(0, table.servants.cultists())
                        .mapToObj(i -> after.distanceToAltar(table.servants.cultist(i)))
                        .toList());
    }

    private static List<Reach> reaches(Parokiam table) {
        return Band.list(table.flock.living() & ~table.flock.moved()).stream()
                .map(sheep -> new Reach(sheep, Cell.in(Plans.freeReach(table, sheep.ordinal()))))
                .toList();
    }

    private static List<Plan> plans(Parokiam table) {
        return IntStream.range(Box.WAY_SLOTS, Box.SLOTS)
                .filter(table.way::isGate)
                .mapToObj(slot -> new Plan(slot - Box.WAY_SLOTS + 1, new Plans(table).forGate(slot)))
                .toList();
    }
}
