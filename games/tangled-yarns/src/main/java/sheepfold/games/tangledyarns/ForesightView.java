package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.List;
import sheepfold.engine.Moves;
import sheepfold.games.tangledyarns.YarnsMove.*;
import sheepfold.json.Shaped;

/**
 * What a seat's moves would bring, for people to look at before they decide.
 *
 * @param battles every attack that a sheep of the seat could take part in
 * @param turns every turn of a tile, with the cultists' distances after it in their order
 * @param barred positions of those tiles that would cut others off from the altar
 * @param reaches where each sheep that has not moved could be without power-ups, other seats' sheep included
 * @param plans for each open gate how it could be locked in this round, if at all
 * @param books how the flock that is attacked would stand with each number of books
 */
@Shaped
record ForesightView(
        List<Battle> battles,
        List<Turned> turns,
        List<Barred> barred,
        List<Reach> reaches,
        List<Plan> plans,
        List<Stand> books) {
    record Battle(Cell tile, Band sheep, int wolves, int cultists, int bones, int attack, int defence, double chance) {}

    /** One step of a cultist longer, or shorter, and so on: distances as they would be. */
    record Turned(Sheep sheep, Cell tile, Colour wall, boolean tech, List<Integer> distances) {}

    record Barred(Cell tile, Colour wall, List<Cell> cutOff) {}

    record Reach(Sheep sheep, List<Cell> cells) {}

    /**
     * How a gate could be locked.
     *
     * @param parts which sheep would use which tile, after walking there if need be; empty if there is no way without power-ups
     * @param stands where each of them would stand for it, which is beside the tile for one who reaches out
     * @param needs for each of the gate's symbols who could give it in this round, each by itself
     */
    record Plan(int gate, List<Part> parts, List<Part> stands, List<Need> needs) {}

    record Need(Relic relic, List<Part> ways) {}

    /** So many books against an attack; the chance is that of the sheep. */
    record Stand(int books, int attack, int defence, double chance) {}

    static ForesightView of(Parokiam table, int seat) {
        Moves<YarnsMove> legal = new Moves<>();
        table.legalMoves(seat, legal);
        List<Battle> battles = new ArrayList<>();
        List<Turned> turns = new ArrayList<>();
        List<Stand> books = new ArrayList<>();
        for (YarnsMove move : legal) {
            switch (move) {
                case Attack attack -> battles.add(battle(table, attack));
                case Turn turn -> turns.add(turned(table, turn));
                case Books spent -> books.add(stand(table, spent.count()));
                default -> {}
            }
        }
        boolean acts = table.phase() == Phase.ACT;
        return new ForesightView(
                battles,
                turns,
                barred(table.city, turns),
                acts ? reaches(table) : List.of(),
                acts ? plans(table) : List.of(),
                books);
    }

    private static Stand stand(Parokiam table, int books) {
        int tile = table.pending.tile;
        return new Stand(
                books,
                Strikes.attack(table, tile, books),
                Strikes.defence(table, tile),
                Odds.rounded(1 - Odds.strike(table, tile, books)));
    }

    private static List<Barred> barred(City city, List<Turned> turns) {
        return turns.stream()
                .map(Turned::tile)
                .distinct()
                .flatMap(tile -> Colour.ALL.stream()
                        .map(wall -> new Barred(
                                tile, wall, Cell.in(city.turned(tile, wall).cutOff()))))
                .filter(barred -> !barred.cutOff().isEmpty())
                .toList();
    }

    private static Battle battle(Parokiam table, Attack attack) {
        return new Battle(
                attack.tile(),
                attack.sheep(),
                attack.wolves(),
                attack.cultists(),
                attack.bones(),
                Attacks.attack(table, attack.sheep().bits()),
                Attacks.defence(table, attack),
                Odds.rounded(Odds.attack(table, attack)));
    }

    private static Turned turned(Parokiam table, Turn turn) {
        City after = table.city.turned(turn.tile(), turn.wall());
        List<Integer> distances = table.servants.cultistCellsInOrder().stream()
                .map(cell -> after.distanceToAltar(cell.number()))
                .toList();
        return new Turned(turn.sheep(), turn.tile(), turn.wall(), turn.tech(), distances);
    }

    private static List<Reach> reaches(Parokiam table) {
        return Band.list(table.flock.living() & ~table.flock.moved()).stream()
                .map(sheep -> new Reach(sheep, Cell.in(Plans.freeReach(table, sheep.ordinal()))))
                .toList();
    }

    private static List<Plan> plans(Parokiam table) {
        return table.way.gateSlots().mapToObj(slot -> plan(table, slot)).toList();
    }

    private static Plan plan(Parokiam table, int slot) {
        Plans plans = new Plans(table);
        List<Need> needs = table.way.gate(slot).symbols().stream()
                .map(relic -> new Need(relic, plans.givers(relic)))
                .toList();
        List<Part> parts = plans.forGate(slot);
        return new Plan(slot - Box.WAY_SLOTS + 1, parts, plans.stands(parts), needs);
    }
}
